/* Death Blossom; its prose is in sudoku-logic-als.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-als.h"

#include <string.h>

typedef struct
{
  int           cell;
  SudokuDigits  digits;
  int           n_petals;
  SudokuAlsBits petals[SUDOKU_DIGITS];  /* for each digit in order, those that lose it to the
                                         * stem */
  int           chosen[SUDOKU_DIGITS];
} Stem;

/* Returns false if some digit of the cell has no petal. */
static bool
start_stem (Stem                 *stem,
            const SudokuAlsList  *list,
            const SudokuPosition *position,
            int                   cell)
{
  stem->cell = cell;
  stem->digits = position->candidates[cell];
  stem->n_petals = 0;

  for (SudokuDigits digits = stem->digits; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      SudokuAlsBits *petals = &stem->petals[stem->n_petals++];
      bool has_some = false;

      memset (petals, 0, sizeof *petals);

      for (int i = list->first_group[digit - 1]; i < list->first_group[digit]; i++)
        if (sudoku_cells_within (list->group[i].cells, sudoku_peer_cells[cell]))
          {
            has_some = true;

            for (int word = 0; word < list->n_words; word++)
              petals->word[word] |= list->group[i].sets.word[word];
          }

      if (!has_some)
        return false;
    }

  return true;
}

static bool
bits_meet (const SudokuAlsBits *a,
           const SudokuAlsBits *b)
{
  uint64_t both = 0;

  for (int word = 0; word < SUDOKU_ALS_WORDS; word++)
    both |= a->word[word] & b->word[word];

  return both != 0;
}

/* The cells that lose `digit` if petals may be chosen for each of them anew. */
static SudokuCells
get_reach (const Stem          *stem,
           const SudokuAlsList *list,
           SudokuCells          where,
           int                  digit)
{
  SudokuCells reach = where;

  for (int petal = 0; petal < stem->n_petals && !sudoku_cells_is_empty (reach); petal++)
    {
      SudokuCells seen = sudoku_cells_none ();

      for (int i = list->first_group[digit - 1]; i < list->first_group[digit]; i++)
        if (sudoku_cells_meet (list->group[i].seen, reach) &&
            bits_meet (&list->group[i].sets, &stem->petals[petal]))
          seen = sudoku_cells_or (seen, list->group[i].seen);

      reach = sudoku_cells_and (reach, seen);
    }

  return reach;
}

/* Chooses petals from the `n_chosen`-th on that take `digit` from `cell`. */
static bool
choose_petals (Stem                  *stem,
               const SudokuAlsSearch *search,
               int                    digit,
               int                    cell,
               int                    n_chosen)
{
  const SudokuAlsList *list = &search->list;

  if (n_chosen == stem->n_petals)
    return true;

  for (int word = 0; word < list->n_words; word++)
    {
      uint64_t bits = stem->petals[n_chosen].word[word];

      for (int i = 0; i < n_chosen; i++)
        bits &= ~sudoku_als_hindered (search, stem->chosen[i], word);

      for (; bits != 0; bits &= bits - 1)
        {
          int set = word * 64 + __builtin_ctzll (bits);

          if (!(list->set[set].digits >> (digit - 1) & 1) ||
              !sudoku_cells_has (sudoku_als_group (list, set, digit)->seen, cell))
            continue;

          stem->chosen[n_chosen] = set;

          if (choose_petals (stem, search, digit, cell, n_chosen + 1))
            return true;
        }
    }

  return false;
}

static bool
emit_blossom (SudokuAlsSearch *search,
              const Stem      *stem)
{
  const SudokuAlsList *list = &search->list;
  SudokuHint *hint = sudoku_logic_begin (search->logic, SUDOKU_DEATH_BLOSSOM, 0);
  SudokuDigits left = stem->digits;
  SudokuDigits digits = SUDOKU_ALL_CANDIDATES & ~stem->digits;

  for (int i = 0; i < stem->n_petals; i++, left &= left - 1)
    {
      int digit = sudoku_lowest_digit (left);

      sudoku_als_add_set (search, stem->chosen[i]);
      sudoku_hint_mark (hint, SUDOKU_ROLE_EXTRA, i, stem->cell, digit);
      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_COMMON, i,
                              sudoku_als_group (list, stem->chosen[i], digit)->cells, digit);
      digits &= list->set[stem->chosen[i]].digits;
    }

  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      SudokuCells seen = search->logic->position->where[digit - 1];

      for (int i = 0; i < stem->n_petals; i++)
        seen = sudoku_cells_and (seen, sudoku_als_group (list, stem->chosen[i], digit)->seen);

      if (sudoku_cells_is_empty (seen))
        continue;

      sudoku_als_remove (search, seen, digit);

      for (int i = 0; i < stem->n_petals; i++)
        sudoku_als_mark_pattern (search, i, stem->chosen[i], digit);
    }

  return sudoku_als_emit (search);
}

static void
find_at_stem (SudokuAlsSearch *search,
              Stem            *stem)
{
  const SudokuPosition *position = search->logic->position;

  for (SudokuDigits digits = SUDOKU_ALL_CANDIDATES & ~stem->digits; digits != 0;
       digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      SudokuCells reach = get_reach (stem, &search->list, position->where[digit - 1], digit);

      while (!sudoku_cells_is_empty (reach))
        {
          int cell = sudoku_cells_take (&reach);

          if (choose_petals (stem, search, digit, cell, 0) && !emit_blossom (search, stem))
            return;
        }
    }
}

void
sudoku_als_find_blossoms (SudokuAlsSearch *search)
{
  const SudokuPosition *position = search->logic->position;
  Stem stem;

  for (int n_digits = 2; n_digits <= SUDOKU_DIGITS; n_digits++)
    for (SudokuCells cells = position->empty; !sudoku_cells_is_empty (cells); )
      {
        int cell = sudoku_cells_take (&cells);

        if (!sudoku_logic_goes_on (search->logic))
          return;

        if (sudoku_bit_count[position->candidates[cell]] == n_digits &&
            start_stem (&stem, &search->list, position, cell))
          find_at_stem (search, &stem);

        if (search->logic->has_ended)
          return;
      }
}
