/* The easiest chain for each candidate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-excluded.h"

#include <stdlib.h>
#include <string.h>

void
sudoku_rating_excluded_clear (SudokuRatingExcluded *excluded)
{
  excluded->n = 0;
  excluded->n_offered = 0;
  memset (excluded->place, 0, sizeof excluded->place);
}

/* How a chain compares with one that is kept: below 0 if it is the easier one. */
static int
compare (double                       difficulty,
         int                          n_nodes,
         int                          key,
         const SudokuRatingExclusion *own)
{
  if (difficulty != own->difficulty)
    return difficulty < own->difficulty ? -1 : 1;

  return n_nodes != own->proof.n_nodes ? n_nodes - own->proof.n_nodes : key - own->key;
}

bool
sudoku_rating_excluded_wants (const SudokuRatingExcluded *excluded,
                              int                         cell,
                              uint16_t                    digits,
                              double                      difficulty,
                              int                         n_nodes,
                              int                         key)
{
  for (; digits != 0; digits &= digits - 1)
    {
      int place = excluded->place[cell * SUDOKU_DIGITS + __builtin_ctz (digits)];

      if (place == 0 || compare (difficulty, n_nodes, key, &excluded->list[place - 1]) < 0)
        return true;
    }

  return false;
}

void
sudoku_rating_excluded_offer (SudokuRatingExcluded    *excluded,
                              int                      cell,
                              uint16_t                 digits,
                              double                   difficulty,
                              int                      key,
                              const SudokuRatingProof *proof)
{
  for (; digits != 0; digits &= digits - 1)
    {
      int candidate = cell * SUDOKU_DIGITS + __builtin_ctz (digits);

      if (!sudoku_rating_excluded_wants (excluded, cell, digits & -digits, difficulty,
                                         proof->n_nodes, key))
        continue;

      if (excluded->place[candidate] == 0)
        excluded->place[candidate] = ++excluded->n;

      excluded->list[excluded->place[candidate] - 1] = (SudokuRatingExclusion) {
        candidate, difficulty, key, excluded->n_offered, *proof
      };
    }
}

void
sudoku_rating_excluded_next (SudokuRatingExcluded *excluded)
{
  excluded->n_offered++;
}

/* Sudoku Explainer goes through the cells of a chain by their numbers modulo 16. */
static int
place_of (const SudokuRatingExclusion *exclusion)
{
  int cell = exclusion->candidate / SUDOKU_DIGITS;

  return cell % 16 * SUDOKU_RATING_CANDIDATES + exclusion->candidate;
}

static int
compare_in_list (const void *first,
                 const void *second)
{
  const SudokuRatingExclusion *a = first;
  const SudokuRatingExclusion *b = second;
  int order = compare (a->difficulty, a->proof.n_nodes, a->key, b);

  if (order != 0)
    return order;

  return a->order != b->order ? a->order - b->order : place_of (a) - place_of (b);
}

void
sudoku_rating_excluded_sort (SudokuRatingExcluded *excluded)
{
  qsort (excluded->list, excluded->n, sizeof excluded->list[0], compare_in_list);
}

void
sudoku_rating_proof_need (SudokuRatingProof *proof,
                          int                candidate,
                          int                via)
{
  int cell = candidate / SUDOKU_DIGITS;
  int digit = candidate % SUDOKU_DIGITS;

  for (int i = 0; i < 9; i++)
    {
      int other = via == SUDOKU_RATING_VIA_CELL ?
                  cell * SUDOKU_DIGITS + i :
                  sudoku_cell_of_house (via, i) * SUDOKU_DIGITS + digit;

      proof->needs[other >> 6] |= (uint64_t) 1 << (other & 63);
    }
}
