/* Forcing chains with branches: contradictions, and what follows on and off, from all digits of a
 * cell or from all places of a digit in a house.
 *
 * The chain with the fewest nodes wins, then that with the lower key, then the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-branch.h"

#include <stdlib.h>
#include <string.h>

enum
{
  KEY_BOTH = 1,                 /* on and off lead to the same */
  KEY_CELL = 5,
  KEY_HOUSE = 6,
  KEY_CLASH = 7,
};

struct SudokuRatingNet
{
  const SudokuRatingBoard *board;
  SudokuRatingNetKind      kind;
  SudokuRatingStep        *best;
  bool                     is_found;
  int                      best_nodes;
  int                      best_key;

  SudokuRatingBranch       on[SUDOKU_DIGITS];           /* from each digit of the cell */
  SudokuRatingBranch       off;
  SudokuRatingBranch       other[9];                    /* from the other places in a house */
};

static bool
is_better (const SudokuRatingNet *net,
           int                    n_nodes,
           int                    key)
{
  return !net->is_found || n_nodes < net->best_nodes
         || (n_nodes == net->best_nodes && key < net->best_key);
}

/* Branches that all meet the node `nodes[i]`, and what they prove. */
static void
offer (SudokuRatingNet          *net,
       const SudokuRatingBranch *branches[9],
       const int                 nodes[9],
       int                       n_branches,
       int                       key,
       int                       candidate,
       bool                      is_on)
{
  int cell = candidate / SUDOKU_DIGITS;
  uint16_t digit = 1 << candidate % SUDOKU_DIGITS;
  int n_nodes = 0;

  if (is_on && net->board->digits[cell] == digit)
    return;

  for (int i = 0; i < n_branches; i++)
    n_nodes += branches[i]->depth[nodes[i]];

  if (!is_better (net, n_nodes, key))
    return;

  if (net->kind != SUDOKU_RATING_MULTIPLE)
    {
      n_nodes = 0;

      for (int i = 0; i < n_branches && (!net->is_found || n_nodes <= net->best_nodes); i++)
        n_nodes += sudoku_rating_branch_count (branches[i], nodes[i],
                                               net->is_found ? net->best_nodes - n_nodes + 2 :
                                                               SUDOKU_RATING_NODES + 2);
    }

  if (!is_better (net, n_nodes, key))
    return;

  net->is_found = true;
  net->best_nodes = n_nodes;
  net->best_key = key;
  sudoku_rating_step_init (net->best, 0.0);
  sudoku_rating_step_remove (net->best, net->board, cell, is_on ? ~digit : digit);

  if (is_on)
    net->best->placed = candidate;
}

static void
offer_clash (SudokuRatingNet          *net,
             const SudokuRatingBranch *branch,
             int                       candidate,
             bool                      is_on)
{
  const SudokuRatingBranch *branches[9] = { branch, branch };
  const int nodes[9] = { branch->clash, SUDOKU_RATING_CLASH };

  if (branch->clash >= 0)
    offer (net, branches, nodes, 2, KEY_CLASH, candidate, is_on);
}

/* All that the branches meet alike, in the order of the first. */
static void
offer_common (SudokuRatingNet          *net,
              const SudokuRatingBranch *branches[9],
              int                       n_branches,
              int                       key)
{
  for (int is_on = 1; is_on >= 0; is_on--)
    {
      for (int i = 0; i < branches[0]->n_met[is_on]; i++)
        {
          int candidate = branches[0]->met[is_on][i];
          int nodes[9];
          bool is_common = true;

          for (int j = 0; j < n_branches && is_common; j++)
            {
              nodes[j] = candidate * 2 + is_on;
              is_common = sudoku_rating_branch_has (branches[j], is_on, candidate);
            }

          if (is_common)
            offer (net, branches, nodes, n_branches, key, candidate, is_on);
        }
    }
}

/* The houses of which this cell is the first place for the digit. */
static void
try_houses (SudokuRatingNet *net,
            int              cell,
            int              digit)
{
  static const SudokuHouseKind kinds[] = { SUDOKU_BOX, SUDOKU_ROW, SUDOKU_COLUMN };

  for (int i = 0; i < 3; i++)
    {
      int house = sudoku_house_of (kinds[i], cell);
      uint16_t places = net->board->places[house][digit];
      const SudokuRatingBranch *branches[9] = { &net->on[digit] };
      int n_branches = 1;

      if (sudoku_bit_count[places] < 2
          || __builtin_ctz (places) != sudoku_index_in_house (house, cell))
        continue;

      for (places &= places - 1; places != 0; places &= places - 1)
        {
          int other = sudoku_cell_of_house (house, __builtin_ctz (places));

          sudoku_rating_branch_follow (&net->other[n_branches], net->board, net->kind,
                                       other * SUDOKU_DIGITS + digit, true);
          branches[n_branches] = &net->other[n_branches];
          n_branches++;
        }

      offer_common (net, branches, n_branches, KEY_HOUSE);
    }
}

static void
try_candidate (SudokuRatingNet *net,
               int              cell,
               int              digit)
{
  int candidate = cell * SUDOKU_DIGITS + digit;
  SudokuRatingBranch *on = &net->on[digit];

  sudoku_rating_branch_follow (on, net->board, net->kind, candidate, true);

  if (net->kind != SUDOKU_RATING_MULTIPLE)
    {
      const SudokuRatingBranch *branches[9] = { on, &net->off };

      offer_clash (net, on, candidate, false);
      sudoku_rating_branch_follow (&net->off, net->board, net->kind, candidate, false);
      offer_clash (net, &net->off, candidate, true);

      if (net->kind != SUDOKU_RATING_NISHIO && sudoku_rating_n_digits (net->board, cell) >= 3)
        offer_common (net, branches, 2, KEY_BOTH);
    }

  if (net->kind != SUDOKU_RATING_NISHIO)
    try_houses (net, cell, digit);
}

static void
try_cell (SudokuRatingNet *net,
          int              cell)
{
  const SudokuRatingBranch *branches[9];
  int n_branches = 0;

  for (uint16_t left = net->board->digits[cell]; left != 0; left &= left - 1)
    {
      int digit = __builtin_ctz (left);

      try_candidate (net, cell, digit);
      branches[n_branches++] = &net->on[digit];
    }

  if (net->kind != SUDOKU_RATING_NISHIO)
    offer_common (net, branches, n_branches, KEY_CELL);
}

SudokuRatingNet *
sudoku_rating_net_new (void)
{
  return malloc (sizeof (SudokuRatingNet));
}

void
sudoku_rating_net_free (SudokuRatingNet *net)
{
  free (net);
}

bool
sudoku_rating_net_find (SudokuRatingNet         *net,
                        const SudokuRatingBoard *board,
                        SudokuRatingNetKind      kind,
                        SudokuRatingStep        *step)
{
  static const double difficulties[] = {
    [SUDOKU_RATING_NISHIO] = 7.5,
    [SUDOKU_RATING_MULTIPLE] = 8.0,
    [SUDOKU_RATING_DYNAMIC] = 8.5,
    [SUDOKU_RATING_DYNAMIC_PLUS] = 9.0,
  };

  net->board = board;
  net->kind = kind;
  net->best = step;
  net->is_found = false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (sudoku_rating_n_digits (board, cell) >= (kind == SUDOKU_RATING_MULTIPLE ? 3 : 2))
        try_cell (net, cell);
    }

  if (net->is_found)
    step->difficulty = difficulties[kind] + sudoku_rating_length (net->best_nodes);

  return net->is_found;
}
