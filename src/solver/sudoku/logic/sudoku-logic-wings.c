/* Wings, and remote pairs: small patterns of cells with two candidates.
 *
 *   XY-Wing     a pivot xy sees a cell xz and a cell yz. Whatever the pivot is, one of these two is
 *               z, so z goes from the cells that see both.
 *   XYZ-Wing    the pivot is xyz: z goes from the cells that see all three.
 *   W-Wing      two cells xy that do not see each other, and a strong link on x, one end of which
 *               sees one of them and the other end the other: one of the cells is y.
 *
 *        xy  . . | . . .          x == x are the only places for x in their column. One of them is
 *         .  . . | . . x          true and makes the cell xy that it sees a y, so that y goes from
 *         .  . . | . . #          the cells that see both cells xy.
 *        -----------------
 *         .  . . | xy . x
 *
 *   Remote Pair  a chain of at least four cells, all xy, each of which sees the next: they are x
 *               and y by turns, so whoever sees an odd and an even one of them is neither.
 *
 * Of wings, SUDOKU_ROLE_COMMON is the pivot, or the ends of the strong link, whose house is
 * SUDOKU_HOUSE_BASE; SUDOKU_ROLE_PATTERN groups 0 and 1 are the two pincers. Nodes and links say,
 * of the first two, for each pincer what it is if the pivot is the digit they share; of a W-Wing,
 * the chain from one cell by the strong link to the other. Of a remote pair the
 * cells are nodes with links, the first digit of the pair in each, and SUDOKU_ROLE_PATTERN groups 0
 * and 1 the odd and the even cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

static SudokuCells
get_cells_with (const SudokuPosition *position,
                int                   n_candidates)
{
  SudokuCells cells = sudoku_cells_none ();
  SudokuCells empty = position->empty;

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);

      if (sudoku_bit_count[position->candidates[cell]] == n_candidates)
        cells = sudoku_cells_or (cells, sudoku_cells_of (cell));
    }

  return cells;
}

/* A node of one candidate, linked from the one `before` it (-1: none). Returns its index. */
static int
add_node (SudokuHint *hint,
          int         before,
          int         cell,
          int         digit,
          bool        is_true)
{
  int node = sudoku_hint_node (hint, sudoku_cells_of (cell), digit, is_true);

  sudoku_hint_link (hint, before, node, is_true);

  return node;
}

/* If the pivot is the digit that it shares with the pincer of `group`, the pincer is `digit`. */
static void
add_pincer (SudokuHint           *hint,
            const SudokuPosition *position,
            int                   group,
            int                   pivot,
            int                   pincer,
            int                   digit)
{
  int shared = sudoku_lowest_digit (position->candidates[pincer] & ~(1 << (digit - 1)));
  int node = add_node (hint, -1, pivot, shared, true);

  sudoku_hint_mark (hint, SUDOKU_ROLE_COMMON, group, pivot, shared);
  sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, group, pincer, position->candidates[pincer]);
  node = add_node (hint, node, pincer, shared, false);
  add_node (hint, node, pincer, digit, true);
}

static bool
emit_wing (SudokuLogic *logic,
           int          pivot,
           int          one,
           int          other)
{
  const SudokuPosition *position = logic->position;
  SudokuDigits common = position->candidates[one] & position->candidates[other];
  int digit = sudoku_lowest_digit (common);
  SudokuCells losers = sudoku_cells_and (sudoku_peer_cells[one], sudoku_peer_cells[other]);
  SudokuHint *hint;

  if (logic->technique == SUDOKU_XYZ_WING)
    losers = sudoku_cells_and (losers, sudoku_peer_cells[pivot]);

  if (!sudoku_cells_meet (losers, position->where[digit - 1]))
    return true;

  hint = sudoku_logic_begin (logic, logic->technique, position->candidates[pivot] | common);
  add_pincer (hint, position, 0, pivot, one, digit);
  add_pincer (hint, position, 1, pivot, other, digit);

  if (logic->technique == SUDOKU_XYZ_WING)
    sudoku_hint_mark (hint, SUDOKU_ROLE_COMMON, 2, pivot, digit);

  sudoku_hint_remove_cells (hint, position, losers, digit);

  return sudoku_logic_emit (logic);
}

/* Whether two cells with two candidates each make a wing around a pivot: with one digit in common,
 * and with the other two the pivot's. */
static bool
is_wing (const SudokuLogic *logic,
         int                pivot,
         int                one,
         int                other)
{
  const SudokuPosition *position = logic->position;
  SudokuDigits of_pivot = position->candidates[pivot];
  SudokuDigits common = position->candidates[one] & position->candidates[other];
  SudokuDigits all = position->candidates[one] | position->candidates[other];

  if (sudoku_bit_count[common] != 1)
    return false;

  return logic->technique == SUDOKU_XYZ_WING ? all == of_pivot : (all & ~common) == of_pivot;
}

static void
find_wings (SudokuLogic *logic)
{
  SudokuCells pairs = get_cells_with (logic->position, 2);
  SudokuCells pivots = logic->technique == SUDOKU_XY_WING ? pairs :
                       get_cells_with (logic->position, 3);

  while (!sudoku_cells_is_empty (pivots))
    {
      int pivot = sudoku_cells_take (&pivots);
      SudokuCells ones = sudoku_cells_and (pairs, sudoku_peer_cells[pivot]);

      while (!sudoku_cells_is_empty (ones))
        {
          int one = sudoku_cells_take (&ones);
          SudokuCells others = ones;

          while (!sudoku_cells_is_empty (others))
            {
              int other = sudoku_cells_take (&others);

              if (is_wing (logic, pivot, one, other) && !emit_wing (logic, pivot, one, other))
                return;
            }
        }
    }
}

/* The two cells are `one` and `other`, the strong link is on `linked` in `house`; `digit` goes. If
 * `one` is not `digit`, it is `linked`, so the end `first` that it sees is not, so `second` is, and
 * `other` is not `linked` but `digit`. */
static bool
emit_w_wing (SudokuLogic *logic,
             int          one,
             int          other,
             int          house,
             int          linked,
             int          digit,
             int          first,
             int          second)
{
  const SudokuPosition *position = logic->position;
  SudokuCells losers = sudoku_cells_and (sudoku_peer_cells[one], sudoku_peer_cells[other]);
  SudokuHint *hint = sudoku_logic_begin (logic, SUDOKU_W_WING, position->candidates[one]);
  int node;

  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, house);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_COMMON, 0,
                          sudoku_position_in_house (position, house, linked), linked);
  sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, 0, one, position->candidates[one]);
  sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, 1, other, position->candidates[other]);
  node = add_node (hint, -1, one, digit, false);
  node = add_node (hint, node, one, linked, true);
  node = add_node (hint, node, first, linked, false);
  node = add_node (hint, node, second, linked, true);
  node = add_node (hint, node, other, linked, false);
  add_node (hint, node, other, digit, true);
  sudoku_hint_remove_cells (hint, position, losers, digit);

  return sudoku_logic_emit (logic);
}

static bool
find_w_wings_of (SudokuLogic *logic,
                 int          one,
                 int          other)
{
  const SudokuPosition *position = logic->position;
  SudokuDigits digits = position->candidates[one];
  SudokuCells seen = sudoku_cells_and (sudoku_peer_cells[one], sudoku_peer_cells[other]);

  for (SudokuDigits rest = digits; rest != 0; rest &= rest - 1)
    {
      int linked = sudoku_lowest_digit (rest);
      int digit = sudoku_lowest_digit (digits & ~(1 << (linked - 1)));

      if (!sudoku_cells_meet (seen, position->where[digit - 1]))
        continue;

      for (int house = 0; house < SUDOKU_HOUSES; house++)
        {
          SudokuCells ends;
          int first, second;

          if (sudoku_bit_count[position->places[house][linked - 1]] != 2)
            continue;

          ends = sudoku_position_in_house (position, house, linked);
          first = sudoku_cells_take (&ends);
          second = sudoku_cells_take (&ends);

          if (sudoku_cells_has (sudoku_peer_cells[one], first) &&
              sudoku_cells_has (sudoku_peer_cells[other], second))
            {
              if (!emit_w_wing (logic, one, other, house, linked, digit, first, second))
                return false;
            }
          else if (sudoku_cells_has (sudoku_peer_cells[one], second) &&
                   sudoku_cells_has (sudoku_peer_cells[other], first) &&
                   !emit_w_wing (logic, one, other, house, linked, digit, second, first))
            return false;
        }
    }

  return true;
}

static void
find_w_wings (SudokuLogic *logic)
{
  const SudokuPosition *position = logic->position;
  SudokuCells ones = get_cells_with (position, 2);

  while (!sudoku_cells_is_empty (ones))
    {
      int one = sudoku_cells_take (&ones);
      SudokuCells others = sudoku_cells_minus (ones, sudoku_peer_cells[one]);

      while (!sudoku_cells_is_empty (others))
        {
          int other = sudoku_cells_take (&others);

          if (position->candidates[one] == position->candidates[other] &&
              !find_w_wings_of (logic, one, other))
            return;
        }
    }
}

/* The shortest ways from a first cell to all cells with the same pair that a chain reaches. */
typedef struct
{
  int8_t from[SUDOKU_CELLS];    /* -1: the first cell, or not reached */
  int8_t distance[SUDOKU_CELLS];
} Ways;

/* All cells with the candidates of `first`, and the ways to those that chains reach. */
static SudokuCells
find_ways (const SudokuPosition *position,
           int                   first,
           Ways                 *ways)
{
  SudokuCells reached = sudoku_cells_of (first);
  uint8_t queue[SUDOKU_CELLS];
  int n_queued = 0;

  queue[n_queued++] = first;
  ways->from[first] = -1;
  ways->distance[first] = 0;

  for (int i = 0; i < n_queued; i++)
    {
      SudokuCells next = sudoku_cells_minus (sudoku_cells_and (position->empty,
                                                               sudoku_peer_cells[queue[i]]),
                                             reached);

      while (!sudoku_cells_is_empty (next))
        {
          int cell = sudoku_cells_take (&next);

          if (position->candidates[cell] != position->candidates[first])
            continue;

          reached = sudoku_cells_or (reached, sudoku_cells_of (cell));
          ways->from[cell] = queue[i];
          ways->distance[cell] = ways->distance[queue[i]] + 1;
          queue[n_queued++] = cell;
        }
    }

  return reached;
}

/* The chain back from `last`: its cells, and what goes by each two that are an odd way apart. */
static bool
emit_chain (SudokuLogic *logic,
            const Ways  *ways,
            int          last)
{
  const SudokuPosition *position = logic->position;
  SudokuDigits digits = position->candidates[last];
  SudokuHint *hint = sudoku_logic_begin (logic, SUDOKU_REMOTE_PAIR, digits);
  int before = -1;

  for (int cell = last; cell >= 0; cell = ways->from[cell])
    {
      int place = ways->distance[last] - ways->distance[cell];
      int node = sudoku_hint_node (hint, sudoku_cells_of (cell), sudoku_lowest_digit (digits),
                                   place % 2 == 0);

      sudoku_hint_mark_digits (hint, SUDOKU_ROLE_PATTERN, place % 2, cell, digits);
      sudoku_hint_link (hint, before, node, place % 2 == 0);
      before = node;

      for (int other = last; other != cell; other = ways->from[other])
        if ((ways->distance[other] - ways->distance[cell]) % 2 == 1)
          sudoku_hint_remove_digits (hint, position,
                                     sudoku_cells_and (sudoku_peer_cells[cell],
                                                       sudoku_peer_cells[other]), digits);
    }

  /* The cells of the chain see each other, and keep both. */
  for (int cell = last; cell >= 0; cell = ways->from[cell])
    {
      hint->n_removals -= sudoku_bit_count[hint->removals[cell]];
      hint->removals[cell] = 0;
    }

  return sudoku_logic_emit (logic);
}

static void
find_remote_pairs (SudokuLogic *logic)
{
  SudokuCells empty = logic->position->empty;

  while (!sudoku_cells_is_empty (empty))
    {
      int first = sudoku_cells_take (&empty);
      SudokuCells reached;
      Ways ways;

      if (sudoku_bit_count[logic->position->candidates[first]] != 2)
        continue;

      reached = find_ways (logic->position, first, &ways);

      while (!sudoku_cells_is_empty (reached))
        {
          int last = sudoku_cells_take (&reached);

          if (last > first && ways.distance[last] >= 3 && ways.distance[last] % 2 == 1 &&
              !emit_chain (logic, &ways, last))
            return;
        }
    }
}

void
sudoku_logic_wings (SudokuLogic *logic)
{
  if (logic->technique == SUDOKU_REMOTE_PAIR)
    find_remote_pairs (logic);
  else if (logic->technique == SUDOKU_W_WING)
    find_w_wings (logic);
  else
    find_wings (logic);
}
