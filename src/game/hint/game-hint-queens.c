/* Hints for queens: finding them, and applying them to the board.
 *
 * A puzzle, coloured or with fixed queens, has one solution, and a hint is held against that: a
 * queen or an excluded square that it contradicts is a mistake, and squares that were excluded
 * rightly are reasons for the next step. On a free board they mean nothing to a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint-private.h"

#include "solver/coloured/coloured-logic.h"

static bool
meets (const QueensBoard *a,
       const QueensBoard *b)
{
  for (int row = 0; row < a->n; row++)
    if ((a->row[row] & b->row[row]) != 0)
      return true;

  return false;
}

static bool
is_within (const QueensBoard *a,
           const QueensBoard *b)
{
  for (int row = 0; row < a->n; row++)
    if ((a->row[row] & ~b->row[row]) != 0)
      return false;

  return true;
}

/* Finds the queens and excluded squares that the only solution contradicts. */
static bool
find_mistakes (GameHint *hint)
{
  const GameQueens *queens = &hint->state.queens;

  for (int row = 0; hint->n_solutions == 1 && row < queens->queens.n; row++)
    {
      hint->wrong.row[row] = queens->queens.row[row] & ~hint->completed.row[row];
      hint->missed.row[row] = queens->excluded.row[row] & hint->completed.row[row];
    }

  return queens_board_count (&hint->wrong) + queens_board_count (&hint->missed) > 0;
}

/* A square of the only solution is not to be given away where something is said without it. */
static void
find_in_plain (GameHint            *hint,
               const SearchControl *control)
{
  const GameQueens *queens = &hint->state.queens;
  const bool is_puzzle = hint->n_solutions == 1;
  const bool is_right = is_puzzle && !find_mistakes (hint);
  const QueensBoard none = queens_board_empty (queens->queens.n);

  if (is_puzzle && !is_right && queens_board_count (&hint->wrong) == 0)
    {
      hint->kind = GAME_HINT_MISTAKE;
      return;
    }

  if (queens_hint_find_among (&queens->queens, &queens->fixed, is_right ? &queens->excluded : &none,
                              control, &hint->queens))
    hint->kind = GAME_HINT_QUEENS;

  /* There is a reason why queens are wrong, unless it takes too long to find. */
  if (queens_board_count (&hint->wrong) > 0 && !queens_hint_is_mistake (&hint->queens))
    hint->kind = GAME_HINT_MISTAKE;

  if (is_right && hint->queens.kind == QUEENS_HINT_EXCLUDED_BY_LINE)
    hint->queens.squares[QUEENS_ROLE_PLACE] = none;
}

static bool
can_be_completed (const GameQueens    *queens,
                  const SearchControl *control)
{
  QueensSolution solution;
  SearchStats stats;

  return coloured_solve (&queens->coloured, &queens->queens, 1, control, &solution, &stats)
         != SEARCH_EXHAUSTED;
}

static void
find_in_coloured (GameHint            *hint,
                  const SearchControl *control)
{
  const GameQueens *queens = &hint->state.queens;
  ColouredPosition position;

  if (game_state_has_conflict (&hint->state))
    {
      game_queens_attacked (queens, &hint->wrong);
      for (int row = 0; row < queens->queens.n; row++)
        hint->wrong.row[row] &= queens->queens.row[row];
      hint->kind = GAME_HINT_CONFLICT;
    }
  else if (hint->n_solutions == 0)
    {
      hint->kind = GAME_HINT_UNSOLVABLE;
    }
  else if (find_mistakes (hint))
    {
      hint->kind = GAME_HINT_MISTAKE;
    }
  else if (hint->n_solutions > 1 && !can_be_completed (queens, control))
    {
      hint->kind = GAME_HINT_DEAD;
    }
  else
    {
      coloured_position_init (&position, &queens->coloured);
      position.queens = queens->queens;
      position.excluded = queens->excluded;
      if (coloured_logic_first (&position, &hint->coloured))
        hint->kind = GAME_HINT_COLOURED;
    }
}

bool
game_hint_find_queens (GameHint            *hint,
                       const GameState     *solution,
                       const SearchControl *control)
{
  const GameQueens *queens = &hint->state.queens;

  hint->completed = queens_board_empty (queens->queens.n);
  hint->wrong = hint->completed;
  hint->missed = hint->completed;
  if (hint->n_solutions == 1)
    hint->completed = solution->queens.queens;

  if (game_queens_is_coloured (queens))
    find_in_coloured (hint, control);
  else
    find_in_plain (hint, control);

  return search_should_continue (control, &(SearchStats) { 0 });
}

bool
game_hint_queens_right (const GameHint  *hint,
                        const GameState *state)
{
  const GameQueens *queens = &state->queens;

  if (hint->kind == GAME_HINT_QUEENS)
    return !is_within (&hint->queens.squares[QUEENS_ROLE_CONFLICT], &queens->queens);

  if (hint->kind == GAME_HINT_DEAD)
    return can_be_completed (queens, NULL);

  return hint->n_solutions != 1 || (is_within (&queens->queens, &hint->completed)
                                    && !meets (&queens->excluded, &hint->completed));
}

bool
game_hint_knows_queens (const GameHint *hint)
{
  if (hint->kind == GAME_HINT_QUEENS)
    return queens_board_count (&hint->queens.squares[QUEENS_ROLE_AWAY]) > 0;

  return queens_board_count (&hint->wrong) + queens_board_count (&hint->missed) > 0;
}

/* The state without the queens of one role, and with those of another. */
static GameState
change_queens (const GameHint    *hint,
               const QueensBoard *away,
               const QueensBoard *placed)
{
  GameState state = hint->state;

  for (int row = 0; row < state.queens.queens.n; row++)
    {
      state.queens.queens.row[row] &= ~away->row[row] | state.queens.fixed.row[row];
      state.queens.queens.row[row] |= placed->row[row];
      state.queens.excluded.row[row] &= ~state.queens.queens.row[row];
    }

  return state;
}

/* Of queens that break a rule those go that are wrong, as far as that is known. */
GameState
game_hint_mend_queens (const GameHint *hint)
{
  const QueensBoard none = queens_board_empty (hint->state.queens.queens.n);
  QueensBoard away = hint->wrong;
  GameState state;

  if (hint->kind == GAME_HINT_QUEENS)
    return change_queens (hint, &hint->queens.squares[QUEENS_ROLE_AWAY],
                          &hint->queens.squares[QUEENS_ROLE_PLACE]);

  for (int row = 0; row < away.n; row++)
    away.row[row] &= ~hint->completed.row[row];

  state = change_queens (hint, &away, &none);
  for (int row = 0; row < away.n; row++)
    state.queens.excluded.row[row] &= ~hint->missed.row[row];

  return state;
}

static void
exclude (GameState         *state,
         const QueensBoard *squares)
{
  for (int row = 0; row < squares->n; row++)
    state->queens.excluded.row[row] |= squares->row[row] & ~state->queens.queens.row[row];
}

/* Squares that no queen may stand on are marked where they are what follows: on a free board they
 * would be wrong as soon as another queen is taken away. */
GameState
game_hint_do_queens (const GameHint *hint)
{
  const QueensBoard none = queens_board_empty (hint->state.queens.queens.n);
  const QueensBoard *placed = &hint->queens.squares[QUEENS_ROLE_PLACE];
  GameState state;

  if (hint->kind == GAME_HINT_COLOURED)
    {
      state = change_queens (hint, &none, &hint->coloured.squares[COLOURED_ROLE_PLACE]);
      exclude (&state, &hint->coloured.squares[COLOURED_ROLE_EXCLUDED]);
      return state;
    }

  state = change_queens (hint, &hint->queens.squares[QUEENS_ROLE_AWAY], placed);
  if (hint->n_solutions == 1 && queens_board_count (placed) == 0)
    exclude (&state, &hint->queens.squares[QUEENS_ROLE_EXCLUDED]);

  return state;
}

QueensBoard
game_hint_get_wrong_queens (const GameHint *hint)
{
  QueensBoard wrong = hint->wrong;

  for (int row = 0; row < wrong.n; row++)
    wrong.row[row] |= hint->missed.row[row];

  return wrong;
}
