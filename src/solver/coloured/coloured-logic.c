/* Coloured queens as people solve them: the easy rules, and the order of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-logic-private.h"

/* What a position comes to. False where it breaks a rule, or a house has no square left. */
static bool
view_init (ColouredView           *view,
           const ColouredPosition *position)
{
  const int n = position->puzzle.n;
  ColouredSquares attacked = { { 0 } };
  ColouredSquares queens;
  int row, column;

  coloured_houses_init (&view->houses, &position->puzzle);
  view->region = position->puzzle.region;
  view->queens = coloured_from_board (&position->queens, n);
  view->filled = 0;
  queens = view->queens;

  while (coloured_take (&queens, &row, &column))
    {
      if (coloured_has (attacked, row, column))
        return false;

      attacked = coloured_or (attacked, coloured_view_kept_out (view, row, column));
      view->filled |= coloured_houses_of (view, row, column);
    }

  view->left = coloured_minus (coloured_all (n), coloured_from_board (&position->excluded, n));
  view->left = coloured_minus (view->left, attacked);

  for (int house = 0; house < 3 * n; house++)
    if (!(view->filled >> house & 1) && coloured_is_none (coloured_left_of (view, house)))
      return false;

  return true;
}

/* Regions first: their last square strikes the eye. */
static bool
find_last_square (const ColouredView *view,
                  ColouredHint       *hint)
{
  const int n = view->houses.n;

  for (int i = 0; i < 3 * n; i++)
    {
      const int house = (i + 2 * n) % (3 * n);

      if (!(view->filled >> house & 1) && coloured_count (coloured_left_of (view, house)) == 1)
        {
          coloured_hint_init (hint, COLOURED_LAST_SQUARE, n);
          coloured_hint_base (hint, view, house);
          coloured_hint_mark (hint, COLOURED_ROLE_PLACE, coloured_left_of (view, house));
          return true;
        }
    }

  return false;
}

static bool
find_groups (const ColouredView *view,
             ColouredHint       *hint)
{
  const int n_queens = coloured_count (view->queens);

  for (int size = 2; 2 * size <= view->houses.n - n_queens; size++)
    if (coloured_find_group (view, size, hint))
      return true;

  return false;
}

static bool
find_first (const ColouredView *view,
            ColouredHint       *hint)
{
  return find_last_square (view, hint) || coloured_find_group (view, 1, hint)
         || coloured_find_starved (view, hint) || find_groups (view, hint)
         || coloured_find_chain (view, hint);
}

void
coloured_position_init (ColouredPosition     *position,
                        const ColouredPuzzle *puzzle)
{
  *position = (ColouredPosition) {
    .puzzle = *puzzle,
    .queens = queens_board_empty (puzzle->n),
    .excluded = queens_board_empty (puzzle->n),
  };
}

bool
coloured_logic_first (const ColouredPosition *position,
                      ColouredHint           *hint)
{
  ColouredView view;

  if (!coloured_is_valid (&position->puzzle) || !view_init (&view, position))
    return false;

  return find_first (&view, hint);
}

SearchEnd
coloured_logic_solve (ColouredPosition  *position,
                      ColouredHintFound  found,
                      void              *data)
{
  ColouredHint hint;

  while (!coloured_is_solved (&position->puzzle, &position->queens, NULL))
    {
      if (!coloured_logic_first (position, &hint))
        return SEARCH_LIMITED;
      if (found != NULL && !found (&hint, data))
        return SEARCH_STOPPED;

      coloured_hint_apply (&hint, &position->queens, &position->excluded);
    }

  return SEARCH_EXHAUSTED;
}
