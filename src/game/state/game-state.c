/* States of both puzzles, and moves from one to the next: which of the two is asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-state-private.h"

#include <string.h>

GameState
game_state_new_sudoku (const SudokuGrid *givens)
{
  GameState state = { .kind = GAME_SUDOKU };

  if (givens != NULL)
    state.sudoku.givens = *givens;

  return state;
}

GameState
game_state_new_queens (int n)
{
  GameState state = { .kind = GAME_QUEENS };

  state.queens.queens = queens_board_empty (n);
  state.queens.fixed = queens_board_empty (n);
  state.queens.excluded = queens_board_empty (n);

  return state;
}

GameState
game_state_new_coloured (const ColouredPuzzle *puzzle)
{
  GameState state = game_state_new_queens (puzzle->n);

  state.queens.coloured = *puzzle;

  return state;
}

GameState
game_state_new_puzzle (const GameState *state)
{
  GameState puzzle = *state;
  SudokuGrid givens;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      givens = game_sudoku_puzzle (&state->sudoku);
      return game_state_new_sudoku (&givens);

    case GAME_QUEENS:
    default:
      puzzle.queens.queens = puzzle.queens.fixed;
      puzzle.queens.excluded = queens_board_empty (puzzle.queens.fixed.n);
      return puzzle;
    }
}

GameState
game_state_new_entered (const GameState *state)
{
  GameState puzzle = *state;
  SudokuGrid grid;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      grid = game_sudoku_grid (&state->sudoku);
      return game_state_new_sudoku (&grid);

    case GAME_QUEENS:
    default:
      puzzle.queens.fixed = puzzle.queens.queens;
      puzzle.queens.excluded = queens_board_empty (puzzle.queens.fixed.n);
      return puzzle;
    }
}

GameState
game_state_new_entry (const GameState *puzzle)
{
  GameState state = *puzzle;

  switch (puzzle->kind)
    {
    case GAME_SUDOKU:
      state.sudoku.entries = game_sudoku_grid (&puzzle->sudoku);
      state.sudoku.givens = (SudokuGrid) { { 0 } };
      return state;

    case GAME_QUEENS:
    default:
      state.queens.fixed = queens_board_empty (puzzle->queens.fixed.n);
      return state;
    }
}

GameState
game_state_new_plain (const GameState *state)
{
  GameState plain = *state;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      plain.sudoku = (GameSudoku) {
        .givens = state->sudoku.givens,
        .entries = state->sudoku.entries,
      };
      return plain;

    case GAME_QUEENS:
    default:
      plain.queens.excluded = queens_board_empty (state->queens.excluded.n);
      return plain;
    }
}

int
game_state_n_placed (const GameState *state)
{
  SudokuGrid grid;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      grid = game_sudoku_grid (&state->sudoku);
      return sudoku_count_digits (&grid);

    case GAME_QUEENS:
    default:
      return queens_board_count (&state->queens.queens);
    }
}

int
game_state_n_given (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return sudoku_count_digits (&state->sudoku.givens);

    case GAME_QUEENS:
    default:
      return queens_board_count (&state->queens.fixed);
    }
}

bool
game_state_is_blank (const GameState *state)
{
  return game_state_n_placed (state) == 0;
}

void
game_state_keep_marks (GameState *state)
{
  if (state->kind == GAME_SUDOKU)
    game_sudoku_keep_marks (&state->sudoku);
}

bool
game_state_play (GameState      *state,
                 const GameMove *move)
{
  if (move->kind == GAME_MOVE_REPLACE)
    {
      const GameState before = *state;

      *state = move->state;
      game_state_keep_marks (state);

      return !game_state_equal (state, &before);
    }

  switch (state->kind)
    {
    case GAME_SUDOKU:
      return game_sudoku_play (&state->sudoku, move);

    case GAME_QUEENS:
    default:
      return game_queens_play (&state->queens, move);
    }
}

bool
game_state_equal (const GameState *a,
                  const GameState *b)
{
  if (a->kind != b->kind)
    return false;

  switch (a->kind)
    {
    case GAME_SUDOKU:
      return game_sudoku_equal (&a->sudoku, &b->sudoku);

    case GAME_QUEENS:
    default:
      return game_queens_equal (&a->queens, &b->queens);
    }
}

GameVariant
game_state_variant (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_QUEENS:
      return game_queens_variant (&state->queens);

    case GAME_SUDOKU:
    default:
      return GAME_VARIANT_SUDOKU;
    }
}

int
game_state_size (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return SUDOKU_DIGITS;

    case GAME_QUEENS:
    default:
      return state->queens.queens.n;
    }
}

int
game_state_n_variables (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return SUDOKU_CELLS;

    case GAME_QUEENS:
    default:
      return state->queens.queens.n;
    }
}

void
game_state_fill (GameState     *state,
                 const uint8_t *values)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      game_sudoku_fill (&state->sudoku, values);
      break;

    case GAME_QUEENS:
    default:
      game_queens_fill (&state->queens, values);
      break;
    }
}

bool
game_state_is_untouched (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return game_sudoku_is_untouched (&state->sudoku);

    case GAME_QUEENS:
    default:
      return game_queens_is_untouched (&state->queens);
    }
}

bool
game_state_has_drawings (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return game_sudoku_has_drawings (&state->sudoku);

    case GAME_QUEENS:
    default:
      return false;
    }
}

bool
game_state_has_auto_marks (const GameState *state)
{
  return state->kind == GAME_SUDOKU && state->sudoku.auto_marks;
}

bool
game_state_is_solved (const GameState *state)
{
  SudokuGrid grid;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      grid = game_sudoku_grid (&state->sudoku);
      return sudoku_is_solved (&grid);

    case GAME_QUEENS:
    default:
      return game_queens_is_solved (&state->queens);
    }
}

bool
game_state_has_conflict (const GameState *state)
{
  SudokuGrid grid;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      grid = game_sudoku_grid (&state->sudoku);
      return sudoku_has_conflict (&grid);

    case GAME_QUEENS:
    default:
      return game_queens_has_conflict (&state->queens);
    }
}

bool
game_state_has_givens (const GameState *state)
{
  return game_state_n_given (state) > 0
         || game_state_variant (state) == GAME_VARIANT_COLOURED_QUEENS;
}

bool
game_state_is_entry (const GameState *state)
{
  return state->kind == GAME_SUDOKU && !game_state_has_givens (state);
}

bool
game_state_same_puzzle (const GameState *a,
                        const GameState *b)
{
  if (a->kind != b->kind)
    return false;

  switch (a->kind)
    {
    case GAME_SUDOKU:
      return memcmp (&a->sudoku.givens, &b->sudoku.givens, sizeof a->sudoku.givens) == 0;

    case GAME_QUEENS:
    default:
      return game_queens_same_puzzle (&a->queens, &b->queens);
    }
}
