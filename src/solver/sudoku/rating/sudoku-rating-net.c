/* Forcing chains with branches: contradictions, and what follows on and off, from all digits of a
 * cell or from all places of a digit in a house.
 *
 * The chain with the fewest nodes wins, then that with the lower key, then the first: of all chains
 * in the path, of those that exclude the same candidate within another chain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-net.h"

#include <stdlib.h>
#include <string.h>

enum
{
  KEY_BOTH = 1,                 /* on and off lead to the same */
  KEY_CELL = 5,
  KEY_HOUSE = 6,
  KEY_CLASH = 7,
};

const int sudoku_rating_base[SUDOKU_RATING_KINDS] = {
  [SUDOKU_RATING_SIMPLE] = 65,
  [SUDOKU_RATING_NISHIO] = 75,
  [SUDOKU_RATING_MULTIPLE] = 80,
  [SUDOKU_RATING_DYNAMIC] = 85,
  [SUDOKU_RATING_DYNAMIC_PLUS] = 90,
  [SUDOKU_RATING_NESTED_SIMPLE] = 95,
  [SUDOKU_RATING_NESTED_MULTIPLE] = 100,
  [SUDOKU_RATING_NESTED_DYNAMIC] = 105,
  [SUDOKU_RATING_NESTED_TWICE] = 110,
};

struct SudokuRatingNet
{
  const SudokuRatingBoard *board;
  SudokuRatingNetKind      kind;
  SudokuRatingWatch       *watch;
  const SudokuRatingNest  *nest;

  SudokuRatingStep        *best;        /* in the path */
  bool                     is_found;
  int                      best_nodes;
  int                      best_key;

  bool                     is_collecting;
  SudokuRatingExcluded     excluded;    /* within another chain */

  SudokuRatingBranch       on[SUDOKU_DIGITS];           /* from each digit of the cell */
  SudokuRatingBranch       off;
  SudokuRatingBranch       other[9];                    /* from the other places in a house */
};

/* Branches that together prove something, each by the node of its number. */
typedef struct
{
  const SudokuRatingBranch *branches[9];
  int                       nodes[9];
  int                       n_branches;
  int                       key;
  int                       via;        /* what the branches share: their cell, a house, or none */
} Bundle;

static bool
is_better (const SudokuRatingNet *net,
           int                    cell,
           uint16_t               removed,
           int                    n_nodes,
           int                    key)
{
  if (net->is_collecting)
    return sudoku_rating_excluded_wants (&net->excluded, cell, removed, 0.0, n_nodes, key);

  return !net->is_found || n_nodes < net->best_nodes
         || (n_nodes == net->best_nodes && key < net->best_key);
}

/* How many nodes the branches have, or some number above `enough` if they have more. */
static int
count (const Bundle *bundle,
       int           enough)
{
  int n_nodes = 0;

  for (int i = 0; i < bundle->n_branches && n_nodes <= enough; i++)
    n_nodes += sudoku_rating_branch_count (bundle->branches[i], bundle->nodes[i],
                                           enough - n_nodes + 2);

  return n_nodes;
}

static void
prove (const Bundle      *bundle,
       SudokuRatingProof *proof)
{
  uint64_t inner[SUDOKU_RATING_CANDIDATES];
  int n_inner = 0;

  sudoku_rating_proof_init (proof);

  for (int i = 0; i < bundle->n_branches; i++)
    sudoku_rating_branch_prove (bundle->branches[i], bundle->nodes[i], bundle->via, proof, inner,
                                &n_inner);
}

static void
keep (SudokuRatingNet *net,
      const Bundle    *bundle,
      int              cell,
      uint16_t         removed,
      int              n_nodes)
{
  net->is_found = true;
  net->best_nodes = n_nodes;
  net->best_key = bundle->key;
  sudoku_rating_step_init (net->best, 0.0);
  sudoku_rating_step_remove (net->best, net->board, cell, removed);
}

/* Branches that all meet a candidate on or off. */
static void
offer (SudokuRatingNet *net,
       const Bundle    *bundle,
       int              candidate,
       bool             is_on)
{
  int cell = candidate / SUDOKU_DIGITS;
  uint16_t digit = 1 << candidate % SUDOKU_DIGITS;
  uint16_t removed = is_on ? net->board->digits[cell] & ~digit : digit;
  SudokuRatingProof proof = { .n_nodes = 0 };

  for (int i = 0; i < bundle->n_branches; i++)
    proof.n_nodes += bundle->branches[i]->depth[bundle->nodes[i]];

  if (removed == 0 || !is_better (net, cell, removed, proof.n_nodes, bundle->key))
    return;

  if (net->is_collecting || net->kind > SUDOKU_RATING_DYNAMIC_PLUS)
    prove (bundle, &proof);
  else if (net->kind != SUDOKU_RATING_MULTIPLE)
    proof.n_nodes = count (bundle, net->is_found ? net->best_nodes : SUDOKU_RATING_NODES * 9);

  if (!is_better (net, cell, removed, proof.n_nodes, bundle->key))
    return;

  if (net->is_collecting)
    {
      sudoku_rating_excluded_offer (&net->excluded, cell, removed, 0.0, bundle->key, &proof);
      sudoku_rating_excluded_next (&net->excluded);
    }
  else
    {
      keep (net, bundle, cell, removed, proof.n_nodes);

      if (is_on)
        net->best->placed = candidate;
    }
}

static void
offer_clash (SudokuRatingNet          *net,
             const SudokuRatingBranch *branch,
             int                       candidate,
             bool                      is_on)
{
  const Bundle bundle = {
    .branches = { branch, branch },
    .nodes = { branch->clash, SUDOKU_RATING_CLASH },
    .n_branches = 2,
    .key = KEY_CLASH,
    .via = SUDOKU_RATING_VIA_NONE,
  };

  if (branch->clash >= 0)
    offer (net, &bundle, candidate, is_on);
}

/* All that the branches meet alike, in the order of the first. */
static void
offer_common (SudokuRatingNet *net,
              Bundle          *bundle)
{
  for (int is_on = 1; is_on >= 0; is_on--)
    {
      for (int i = 0; i < bundle->branches[0]->n_met[is_on]; i++)
        {
          int candidate = bundle->branches[0]->met[is_on][i];
          bool is_common = true;

          for (int j = 0; j < bundle->n_branches && is_common; j++)
            {
              bundle->nodes[j] = candidate * 2 + is_on;
              is_common = sudoku_rating_branch_has (bundle->branches[j], is_on, candidate);
            }

          if (is_common)
            offer (net, bundle, candidate, is_on);
        }
    }
}

static void
follow (SudokuRatingNet    *net,
        SudokuRatingBranch *branch,
        int                 candidate,
        bool                is_on)
{
  const SudokuRatingNest *nest = net->kind > SUDOKU_RATING_DYNAMIC_PLUS ? net->nest : NULL;

  sudoku_rating_branch_follow (branch, net->board, net->kind, nest, candidate, is_on);
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
      Bundle bundle = { .branches = { &net->on[digit] }, .n_branches = 1, .key = KEY_HOUSE,
                        .via = house };

      if (sudoku_bit_count[places] < 2
          || __builtin_ctz (places) != sudoku_index_in_house (house, cell))
        continue;

      for (places &= places - 1; places != 0; places &= places - 1)
        {
          SudokuRatingBranch *other = &net->other[bundle.n_branches];

          follow (net, other, sudoku_cell_of_house (house, __builtin_ctz (places)) * SUDOKU_DIGITS
                              + digit, true);
          bundle.branches[bundle.n_branches++] = other;
        }

      offer_common (net, &bundle);
    }
}

static void
try_candidate (SudokuRatingNet *net,
               int              cell,
               int              digit)
{
  int candidate = cell * SUDOKU_DIGITS + digit;
  SudokuRatingBranch *on = &net->on[digit];

  follow (net, on, candidate, true);

  if (net->kind != SUDOKU_RATING_MULTIPLE)
    {
      Bundle bundle = { .branches = { on, &net->off }, .n_branches = 2, .key = KEY_BOTH,
                        .via = SUDOKU_RATING_VIA_NONE };

      offer_clash (net, on, candidate, false);
      follow (net, &net->off, candidate, false);
      offer_clash (net, &net->off, candidate, true);

      if (net->kind != SUDOKU_RATING_NISHIO && sudoku_rating_n_digits (net->board, cell) >= 3)
        offer_common (net, &bundle);
    }

  if (net->kind != SUDOKU_RATING_NISHIO)
    try_houses (net, cell, digit);
}

static void
try_cell (SudokuRatingNet *net,
          int              cell)
{
  Bundle bundle = { .key = KEY_CELL, .via = SUDOKU_RATING_VIA_CELL };

  for (uint16_t left = net->board->digits[cell]; left != 0; left &= left - 1)
    {
      int digit = __builtin_ctz (left);

      if (!sudoku_rating_watch_goes_on (net->watch))
        return;

      try_candidate (net, cell, digit);
      bundle.branches[bundle.n_branches++] = &net->on[digit];
    }

  if (net->kind != SUDOKU_RATING_NISHIO)
    offer_common (net, &bundle);
}

static void
try_all (SudokuRatingNet         *net,
         const SudokuRatingBoard *board,
         SudokuRatingNetKind      kind,
         const SudokuRatingNest  *nest)
{
  net->board = board;
  net->kind = kind;
  net->nest = nest;
  net->is_found = false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (sudoku_rating_n_digits (board, cell) >= (kind == SUDOKU_RATING_MULTIPLE ? 3 : 2))
        try_cell (net, cell);
    }
}

SudokuRatingNet *
sudoku_rating_net_new (SudokuRatingWatch *watch)
{
  SudokuRatingNet *net = malloc (sizeof (SudokuRatingNet));

  if (net != NULL)
    net->watch = watch;

  return net;
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
                        const SudokuRatingNest  *nest,
                        SudokuRatingStep        *step)
{
  net->is_collecting = false;
  net->best = step;
  try_all (net, board, kind, nest);

  if (net->is_found)
    step->difficulty = sudoku_rating_base[kind] / 10.0 + sudoku_rating_length (net->best_nodes);

  return net->is_found && !net->watch->is_stopped;
}

const SudokuRatingExcluded *
sudoku_rating_net_collect (SudokuRatingNet         *net,
                           const SudokuRatingBoard *board,
                           SudokuRatingNetKind      kind,
                           const SudokuRatingNest  *nest)
{
  net->is_collecting = true;
  sudoku_rating_excluded_clear (&net->excluded);
  try_all (net, board, kind, nest);
  sudoku_rating_excluded_sort (&net->excluded);

  return &net->excluded;
}
