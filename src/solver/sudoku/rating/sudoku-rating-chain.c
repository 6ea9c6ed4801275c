/* Bidirectional cycles and forcing chains without branches.
 *
 * X-links join the two places of a digit in a house, Y-links the two digits of a cell. A search
 * goes in breadth from one candidate, on or off. X-cycles and X-chains from all candidates come
 * first, then Y-cycles, then both kinds of links together. The easiest chain wins, then the
 * shortest, then that with the lower key, then the first; a search ends where all that it can still
 * find is worse.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-private.h"

#include <stdlib.h>
#include <string.h>

enum
{
  MOST_NODES = 32768,
  MOST_OFFS = 28,               /* 8 digits of a cell, 20 cells */
};

typedef struct
{
  uint16_t candidate;
  int16_t  depth;               /* nodes from the source to here, both counted */
  int32_t  parent;              /* -1: the source */
  uint8_t  via;                 /* the cell or house that links it to its parent */
} Node;

typedef struct
{
  uint16_t candidate;
  uint8_t  via;
} Link;

struct SudokuRatingChains
{
  const SudokuRatingBoard *board;
  SudokuRatingStep        *best;
  bool                     is_found;
  int                      best_nodes;
  int                      best_key;

  bool                     is_collecting;
  SudokuRatingExcluded     excluded;    /* within another chain */

  bool                     with_x;
  bool                     with_y;
  uint64_t                 met[2][(SUDOKU_RATING_CANDIDATES + 63) / 64];
  Node                     nodes[MOST_NODES];
};

double
sudoku_rating_length (int n_nodes)
{
  double added = 0.0;
  int most = 4;
  bool is_odd = false;

  while (n_nodes - 2 > most)
    {
      added += 0.1;
      most = is_odd ? most * 4 / 3 : most * 3 / 2;
      is_odd = !is_odd;
    }

  return added;
}

static int
key_of (const SudokuRatingChains *chains)
{
  return chains->with_x && chains->with_y ? 4 : chains->with_y ? 3 : 2;
}

static double
difficulty_of (const SudokuRatingChains *chains,
               bool                      is_cycle,
               int                       n_nodes)
{
  double base = chains->with_x && chains->with_y ? 7.0 : is_cycle ? 6.5 : 6.6;

  return base + sudoku_rating_length (n_nodes);
}

static bool
is_better (const SudokuRatingChains *chains,
           bool                      is_cycle,
           int                       n_nodes)
{
  double difficulty = difficulty_of (chains, is_cycle, n_nodes);

  if (!chains->is_found || difficulty < chains->best->difficulty)
    return true;

  if (difficulty > chains->best->difficulty)
    return false;

  return n_nodes < chains->best_nodes
         || (n_nodes == chains->best_nodes && key_of (chains) < chains->best_key);
}

static void
keep (SudokuRatingChains *chains,
      bool                is_cycle,
      int                 n_nodes)
{
  chains->best->difficulty = difficulty_of (chains, is_cycle, n_nodes);
  chains->best_nodes = n_nodes;
  chains->best_key = key_of (chains);
  chains->is_found = true;
}

static bool
has_met (const SudokuRatingChains *chains,
         bool                      is_on,
         int                       candidate)
{
  return chains->met[is_on][candidate >> 6] >> (candidate & 63) & 1;
}

static void
meet (SudokuRatingChains *chains,
      bool                is_on,
      int                 candidate)
{
  chains->met[is_on][candidate >> 6] |= (uint64_t) 1 << (candidate & 63);
}

static void
forget (SudokuRatingChains *chains)
{
  memset (chains->met, 0, sizeof chains->met);
}

/* Adds the digit in cells of a house. */
static int
add_offs (int      house,
          uint16_t places,
          int      digit,
          int      n_offs,
          Link     offs[MOST_OFFS])
{
  for (; places != 0; places &= places - 1)
    offs[n_offs++] = (Link) { sudoku_cell_of_house (house, __builtin_ctz (places)) * SUDOKU_DIGITS
                              + digit, house };

  return n_offs;
}

/* The candidates that are off if this one is on. */
static int
offs_of (const SudokuRatingChains *chains,
         int                       candidate,
         Link                      offs[MOST_OFFS])
{
  const SudokuRatingBoard *board = chains->board;
  int cell = candidate / SUDOKU_DIGITS;
  int digit = candidate % SUDOKU_DIGITS;
  int row = sudoku_row (cell);
  int column = SUDOKU_FIRST_COLUMN + sudoku_column (cell);
  int box = SUDOKU_FIRST_BOX + sudoku_box (cell);
  uint16_t left = chains->with_y ? board->digits[cell] & ~(1 << digit) : 0;
  int n_offs = 0;

  for (; left != 0; left &= left - 1)
    offs[n_offs++] = (Link) { cell * SUDOKU_DIGITS + __builtin_ctz (left),
                              SUDOKU_RATING_VIA_CELL };

  n_offs = add_offs (box, board->places[box][digit] & ~(1 << sudoku_index_in_house (box, cell)),
                     digit, n_offs, offs);
  n_offs = add_offs (row, board->places[row][digit] & ~(7 << sudoku_column (cell) / 3 * 3), digit,
                     n_offs, offs);

  return add_offs (column, board->places[column][digit] & ~(7 << row / 3 * 3), digit, n_offs,
                   offs);
}

/* The candidates that are on if this one is off. */
static int
ons_of (const SudokuRatingChains *chains,
        int                       candidate,
        Link                      ons[4])
{
  static const SudokuHouseKind kinds[] = { SUDOKU_BOX, SUDOKU_ROW, SUDOKU_COLUMN };
  const SudokuRatingBoard *board = chains->board;
  int cell = candidate / SUDOKU_DIGITS;
  int digit = candidate % SUDOKU_DIGITS;
  int n_ons = 0;

  if (chains->with_y && sudoku_rating_n_digits (board, cell) == 2)
    ons[n_ons++] = (Link) { cell * SUDOKU_DIGITS
                            + __builtin_ctz (board->digits[cell] & ~(1 << digit)),
                            SUDOKU_RATING_VIA_CELL };

  for (int i = 0; chains->with_x && i < 3; i++)
    {
      int house = sudoku_house_of (kinds[i], cell);
      uint16_t places = board->places[house][digit];

      if (sudoku_bit_count[places] == 2)
        {
          places &= ~(1 << sudoku_index_in_house (house, cell));
          ons[n_ons++] = (Link) { sudoku_cell_of_house (house, __builtin_ctz (places))
                                  * SUDOKU_DIGITS + digit, house };
        }
    }

  return n_ons;
}

/* What was said of nodes from the source to the last one: each that is on is the only one left in
 * its cell or house. A cycle goes both ways round. */
static void
prove (const SudokuRatingChains *chains,
       int                       last,
       bool                      is_on,
       bool                      is_cycle,
       SudokuRatingProof        *proof)
{
  sudoku_rating_proof_init (proof);
  proof->n_nodes = chains->nodes[last].depth;
  sudoku_rating_proof_sign (proof, is_cycle);

  for (int node = last; node >= 0; node = chains->nodes[node].parent, is_on = !is_on)
    {
      const Node *own = &chains->nodes[node];

      sudoku_rating_proof_sign (proof, own->candidate * 2 + is_on);

      if ((is_on || is_cycle) && own->via != SUDOKU_RATING_VIA_NONE)
        sudoku_rating_proof_need (proof, own->candidate, own->via);
    }
}

/* The candidates that a cycle through the node and back to the source excludes: each that sees one
 * of its digit on and one off, outside of the cells of the cycle. */
static bool
excluded_by_cycle (const SudokuRatingChains *chains,
                   int                       last,
                   uint16_t                  excluded[SUDOKU_CELLS])
{
  SudokuCells seen[2][SUDOKU_DIGITS];
  SudokuCells cells = sudoku_cells_of (chains->nodes[0].candidate / SUDOKU_DIGITS);
  bool is_removing = false;

  memset (seen, 0, sizeof seen);
  memset (excluded, 0, SUDOKU_CELLS * sizeof excluded[0]);

  for (int node = last, is_on = 0; node >= 0; node = chains->nodes[node].parent, is_on = !is_on)
    {
      int cell = chains->nodes[node].candidate / SUDOKU_DIGITS;
      SudokuCells *own = &seen[is_on][chains->nodes[node].candidate % SUDOKU_DIGITS];

      *own = sudoku_cells_or (*own, sudoku_peer_cells[cell]);
      cells = sudoku_cells_or (cells, sudoku_cells_of (cell));
    }

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      SudokuCells both = sudoku_cells_minus (sudoku_cells_and (seen[0][digit], seen[1][digit]),
                                             cells);

      while (!sudoku_cells_is_empty (both))
        {
          int cell = sudoku_cells_take (&both);

          excluded[cell] |= chains->board->digits[cell] & 1 << digit;
          is_removing = is_removing || excluded[cell] != 0;
        }
    }

  return is_removing;
}

/* The node links back to the source by `via`. */
static void
close_cycle (SudokuRatingChains *chains,
             int                 last,
             int                 via)
{
  int n_nodes = chains->nodes[last].depth;
  double difficulty = difficulty_of (chains, true, n_nodes);
  uint16_t excluded[SUDOKU_CELLS];
  SudokuRatingProof proof;

  if (!excluded_by_cycle (chains, last, excluded))
    return;

  if (chains->is_collecting)
    {
      prove (chains, last, false, true, &proof);
      sudoku_rating_proof_need (&proof, chains->nodes[0].candidate, via);
    }
  else
    {
      sudoku_rating_step_init (chains->best, 0.0);
      keep (chains, true, n_nodes);
    }

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (chains->is_collecting)
        sudoku_rating_excluded_offer (&chains->excluded, cell, excluded[cell], difficulty,
                                      key_of (chains), &proof);
      else
        sudoku_rating_step_remove (chains->best, chains->board, cell, excluded[cell]);
    }

  sudoku_rating_excluded_next (&chains->excluded);
}

/* Whether the candidate is off on the way to the node, which is on. */
static bool
is_on_way (const SudokuRatingChains *chains,
           int                       node,
           int                       candidate)
{
  for (node = chains->nodes[node].parent; node >= 0;)
    {
      if (chains->nodes[node].candidate == candidate)
        return true;

      node = chains->nodes[chains->nodes[node].parent].parent;
    }

  return false;
}

static void
find_cycles (SudokuRatingChains *chains,
             int                 source)
{
  Node *nodes = chains->nodes;
  int n_nodes = 1;

  forget (chains);
  meet (chains, true, source);
  nodes[0] = (Node) { source, 1, -1, SUDOKU_RATING_VIA_NONE };

  for (int node = 0; node < n_nodes; node++)
    {
      int depth = nodes[node].depth;
      Link next[MOST_OFFS];
      int n_next;

      if (depth & 1)
        {
          n_next = offs_of (chains, nodes[node].candidate, next);

          for (int i = 0; i < n_next && n_nodes < MOST_NODES; i++)
            {
              if (!is_on_way (chains, node, next[i].candidate))
                nodes[n_nodes++] = (Node) { next[i].candidate, depth + 1, node, next[i].via };
            }

          continue;
        }

      if (depth >= 4 && !chains->is_collecting && !is_better (chains, true, depth))
        return;

      n_next = ons_of (chains, nodes[node].candidate, next);

      for (int i = 0; i < n_next && n_nodes < MOST_NODES; i++)
        {
          if (next[i].candidate == source)
            {
              if (depth >= 4 && (chains->is_collecting || is_better (chains, true, depth)))
                close_cycle (chains, node, next[i].via);
            }
          else if (!has_met (chains, true, next[i].candidate))
            {
              meet (chains, true, next[i].candidate);
              nodes[n_nodes++] = (Node) { next[i].candidate, depth + 1, node, next[i].via };
            }
        }
    }
}

/* Whether a chain from the source, on or off, to its contrary is worth having. */
static bool
is_chain_better (const SudokuRatingChains *chains,
                 int                       source,
                 uint16_t                  removed,
                 int                       n_nodes)
{
  if (!chains->is_collecting)
    return is_better (chains, false, n_nodes);

  return sudoku_rating_excluded_wants (&chains->excluded, source / SUDOKU_DIGITS, removed,
                                       difficulty_of (chains, false, n_nodes), n_nodes,
                                       key_of (chains));
}

/* The source, on or off, leads to its contrary by way of the node and one more. */
static void
close_chain (SudokuRatingChains *chains,
             int                 last,
             int                 via,
             bool                source_is_on,
             uint16_t            removed)
{
  int source = chains->nodes[0].candidate;
  int n_nodes = chains->nodes[last].depth + 1;
  SudokuRatingProof proof;

  if (!chains->is_collecting)
    {
      sudoku_rating_step_init (chains->best, 0.0);

      if (!source_is_on)
        chains->best->placed = source;

      sudoku_rating_step_remove (chains->best, chains->board, source / SUDOKU_DIGITS, removed);
      keep (chains, false, n_nodes);

      return;
    }

  prove (chains, last, source_is_on, false, &proof);
  proof.n_nodes = n_nodes;

  if (!source_is_on)
    sudoku_rating_proof_need (&proof, source, via);

  sudoku_rating_excluded_offer (&chains->excluded, source / SUDOKU_DIGITS, removed,
                                difficulty_of (chains, false, n_nodes), key_of (chains), &proof);
  sudoku_rating_excluded_next (&chains->excluded);
}

/* From the source on (or off), to the source off (or on). */
static void
find_chain (SudokuRatingChains *chains,
            int                 source,
            bool                source_is_on)
{
  uint16_t digit = 1 << source % SUDOKU_DIGITS;
  uint16_t removed = source_is_on ? digit :
                                    chains->board->digits[source / SUDOKU_DIGITS] & ~digit;
  Node *nodes = chains->nodes;
  int n_nodes = 1;

  forget (chains);
  meet (chains, source_is_on, source);
  nodes[0] = (Node) { source, 1, -1, SUDOKU_RATING_VIA_NONE };

  for (int node = 0; node < n_nodes; node++)
    {
      int depth = nodes[node].depth;
      bool is_on = (depth & 1) == source_is_on;
      Link next[MOST_OFFS];
      int n_next;

      if (!is_chain_better (chains, source, removed, depth + 1))
        return;

      n_next = is_on ? offs_of (chains, nodes[node].candidate, next) :
                       ons_of (chains, nodes[node].candidate, next);

      for (int i = 0; i < n_next; i++)
        {
          if (next[i].candidate == source && is_on == source_is_on)
            {
              close_chain (chains, node, next[i].via, source_is_on, removed);

              return;
            }

          if (!has_met (chains, !is_on, next[i].candidate))
            {
              meet (chains, !is_on, next[i].candidate);
              nodes[n_nodes++] = (Node) { next[i].candidate, depth + 1, node, next[i].via };
            }
        }
    }
}

static void
find_all (SudokuRatingChains *chains,
          bool                with_x,
          bool                with_y)
{
  chains->with_x = with_x;
  chains->with_y = with_y;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int n_digits = sudoku_rating_n_digits (chains->board, cell);
      uint16_t left = chains->board->digits[cell];

      if (n_digits < 2 || (n_digits > 2 && !with_x))
        continue;

      for (; left != 0; left &= left - 1)
        {
          int source = cell * SUDOKU_DIGITS + __builtin_ctz (left);

          if (chains->is_collecting || is_better (chains, true, 4))
            find_cycles (chains, source);

          if (with_x)
            {
              find_chain (chains, source, true);
              find_chain (chains, source, false);
            }
        }
    }
}

SudokuRatingChains *
sudoku_rating_chains_new (void)
{
  return malloc (sizeof (SudokuRatingChains));
}

void
sudoku_rating_chains_free (SudokuRatingChains *chains)
{
  free (chains);
}

bool
sudoku_rating_chains_find (SudokuRatingChains      *chains,
                           const SudokuRatingBoard *board,
                           SudokuRatingStep        *step)
{
  chains->board = board;
  chains->best = step;
  chains->is_found = false;
  chains->is_collecting = false;

  find_all (chains, true, false);
  find_all (chains, false, true);

  if (!chains->is_found || step->difficulty >= 7.0)
    find_all (chains, true, true);

  return chains->is_found;
}

const SudokuRatingExcluded *
sudoku_rating_chains_collect (SudokuRatingChains      *chains,
                              const SudokuRatingBoard *board)
{
  chains->board = board;
  chains->is_collecting = true;
  sudoku_rating_excluded_clear (&chains->excluded);
  find_all (chains, true, false);
  find_all (chains, false, true);
  find_all (chains, true, true);
  sudoku_rating_excluded_sort (&chains->excluded);

  return &chains->excluded;
}
