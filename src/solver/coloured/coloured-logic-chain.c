/* Coloured queens: squares whose queen would leave a house without a square, at once or in the end.
 *
 * A queen is assumed on a remaining square. The squares that it rules out are removed; a house with
 * one square left then needs a queen there, which rules out more. If a house has no square left,
 * the assumption was wrong. The emitted chain has only the queens that lead to this end, and of all
 * chains the one with the fewest queens is emitted.
 *
 *     base       the house without a square
 *     FREE       its remaining squares before the queen is assumed
 *     SUPPOSED   the queens of the chain, in order in link[]
 *     EXCLUDED   the square of the first one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-logic-private.h"

typedef struct
{
  const ColouredView *view;
  ColouredSquares     left;
  uint64_t            filled;

  int                 n_queens;
  ColouredLink        queen[COLOURED_MAX];
  ColouredSquares     kept_out[COLOURED_MAX];   /* by each queen */
  ColouredSquares     needed[COLOURED_MAX];     /* squares that others must keep out before it */
} Chain;

static void
add_queen (Chain *self,
           int    row,
           int    column,
           int    house)
{
  const ColouredView *view = self->view;
  const int n = view->houses.n;
  const int i = self->n_queens++;

  self->queen[i] = (ColouredLink) { row, column, -1, -1 };
  self->kept_out[i] = coloured_view_kept_out (view, row, column);
  self->needed[i] = (ColouredSquares) { { 0 } };

  if (house >= 0)
    {
      self->queen[i].kind = house / n;
      self->queen[i].house = house % n;
      self->needed[i] = coloured_minus (coloured_left_of (view, house),
                                        coloured_square (row, column));
    }

  self->left = coloured_minus (self->left, self->kept_out[i]);
  self->filled |= coloured_houses_of (view, row, column);
}

/* Forces queens until there is a house without a square, which is returned, or none more is forced:
 * -1. */
static int
follow (Chain *self)
{
  const ColouredHouses *houses = &self->view->houses;

  for (;;)
    {
      int single = -1;
      int row, column;

      for (int house = 0; house < 3 * houses->n; house++)
        {
          int count;

          if (self->filled >> house & 1)
            continue;

          count = coloured_count (coloured_and (self->left, houses->house[house]));

          if (count == 0)
            return house;
          if (count == 1 && single < 0)
            single = house;
        }

      if (single < 0)
        return -1;

      coloured_first (coloured_and (self->left, houses->house[single]), &row, &column);
      add_queen (self, row, column, single);
    }
}

/* The queens, bit i for queen i, that are needed to keep others off what is left of `house`: for
 * each square the first queen that does, and what that queen needs itself. */
static uint32_t
needed_queens (const Chain *self,
               int          house)
{
  ColouredSquares open = coloured_left_of (self->view, house);
  uint32_t needed = 1;

  for (int i = self->n_queens - 1; i >= 0; i--)
    {
      ColouredSquares own = coloured_and (open, self->kept_out[i]);

      for (int before = 0; before < i; before++)
        own = coloured_minus (own, self->kept_out[before]);

      if (!coloured_is_none (own))
        {
          needed |= UINT32_C (1) << i;
          open = coloured_or (open, self->needed[i]);
        }
    }

  return needed;
}

static void
emit_chain (const Chain  *self,
            int           house,
            uint32_t      needed,
            ColouredHint *hint)
{
  const ColouredView *view = self->view;

  coloured_hint_init (hint, COLOURED_CHAIN, view->houses.n);
  coloured_hint_base (hint, view, house);
  hint->size = __builtin_popcount (needed) - 1;

  for (int i = 0; i < self->n_queens; i++)
    if (needed >> i & 1)
      {
        const ColouredSquares square = coloured_square (self->queen[i].row, self->queen[i].column);

        hint->link[hint->n_links++] = self->queen[i];
        coloured_hint_mark (hint, COLOURED_ROLE_SUPPOSED, square);

        if (i == 0)
          coloured_hint_mark (hint, COLOURED_ROLE_EXCLUDED, square);
      }
}

bool
coloured_find_chain (const ColouredView *view,
                     ColouredHint       *hint)
{
  ColouredSquares rest = view->left;
  int shortest = COLOURED_MAX + 1;
  int row, column;

  while (coloured_take (&rest, &row, &column))
    {
      Chain self = { .view = view, .left = view->left, .filled = view->filled };
      uint32_t needed;
      int house;

      add_queen (&self, row, column, -1);
      house = follow (&self);

      if (house < 0)
        continue;

      needed = needed_queens (&self, house);

      if (__builtin_popcount (needed) < shortest)
        {
          shortest = __builtin_popcount (needed);
          emit_chain (&self, house, needed, hint);
        }
    }

  return shortest <= COLOURED_MAX;
}

/* The squares that see all that is left of a house, outside of it. */
static ColouredSquares
starving (const ColouredView *view,
          int                 house)
{
  const ColouredSquares left = coloured_left_of (view, house);
  ColouredSquares common = coloured_minus (view->left, view->houses.house[house]);
  ColouredSquares rest = left;
  int row, column;

  while (!coloured_is_none (common) && coloured_take (&rest, &row, &column))
    common = coloured_and (common, coloured_view_kept_out (view, row, column));

  return common;
}

/* Of the house with the fewest squares, which is the easiest to see. */
bool
coloured_find_starved (const ColouredView *view,
                       ColouredHint       *hint)
{
  int fewest = COLOURED_SQUARES;
  int found = -1;

  for (int house = 0; house < 3 * view->houses.n; house++)
    {
      int count = coloured_count (coloured_left_of (view, house));

      if (!(view->filled >> house & 1) && count < fewest
          && !coloured_is_none (starving (view, house)))
        {
          found = house;
          fewest = count;
        }
    }

  if (found < 0)
    return false;

  coloured_hint_init (hint, COLOURED_STARVED, view->houses.n);
  coloured_hint_base (hint, view, found);
  coloured_hint_mark (hint, COLOURED_ROLE_EXCLUDED, starving (view, found));

  return true;
}
