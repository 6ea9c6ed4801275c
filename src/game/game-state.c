/* States of both puzzles, and moves from one to the next.
 *
 * A cell never has both a given and an entry; every fixed queen is one of the queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-state.h"

#include <string.h>

static bool
game_sudoku_set_digit (GameSudoku *sudoku,
                       int         cell,
                       int         digit)
{
  uint8_t *entry = &sudoku->entries.digit[cell];

  if (sudoku->givens.digit[cell] != 0 || digit < 1 || digit > SUDOKU_DIGITS)
    return false;

  *entry = *entry == digit ? 0 : digit;

  return true;
}

static bool
game_sudoku_toggle_mark (GameSudoku *sudoku,
                         int         cell,
                         int         digit)
{
  if (sudoku->givens.digit[cell] != 0 || sudoku->entries.digit[cell] != 0)
    return false;

  if (digit < 1 || digit > SUDOKU_DIGITS)
    return false;

  sudoku->marks[cell] ^= 1 << (digit - 1);

  return true;
}

static bool
game_sudoku_erase (GameSudoku *sudoku,
                   int         cell)
{
  if (sudoku->entries.digit[cell] != 0)
    {
      sudoku->entries.digit[cell] = 0;
      return true;
    }

  if (sudoku->givens.digit[cell] != 0 || sudoku->marks[cell] == 0)
    return false;

  sudoku->marks[cell] = 0;

  return true;
}

static bool
game_sudoku_is_untouched (const GameSudoku *sudoku)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku->entries.digit[cell] != 0 || sudoku->marks[cell] != 0)
      return false;

  return true;
}

static bool
game_sudoku_restart (GameSudoku *sudoku)
{
  if (game_sudoku_is_untouched (sudoku))
    return false;

  memset (&sudoku->entries, 0, sizeof sudoku->entries);
  memset (sudoku->marks, 0, sizeof sudoku->marks);

  return true;
}

static bool
game_sudoku_play (GameSudoku     *sudoku,
                  const GameMove *move)
{
  if (move->kind == GAME_MOVE_RESTART)
    return game_sudoku_restart (sudoku);

  if (move->square < 0 || move->square >= SUDOKU_CELLS)
    return false;

  switch (move->kind)
    {
    case GAME_MOVE_DIGIT:
      return game_sudoku_set_digit (sudoku, move->square, move->value);

    case GAME_MOVE_MARK:
      return game_sudoku_toggle_mark (sudoku, move->square, move->value);

    case GAME_MOVE_ERASE:
      return game_sudoku_erase (sudoku, move->square);

    case GAME_MOVE_QUEEN:
    case GAME_MOVE_RESTART:
    case GAME_MOVE_REPLACE:
    default:
      return false;
    }
}

static bool
queens_board_equal (const QueensBoard *a,
                    const QueensBoard *b)
{
  return a->n == b->n && memcmp (a->row, b->row, a->n * sizeof a->row[0]) == 0;
}

static bool
game_queens_toggle (GameQueens *queens,
                    int         square)
{
  int row = square / queens->queens.n;
  int column = square % queens->queens.n;

  if (queens_board_has (&queens->fixed, row, column))
    return false;

  queens->queens.row[row] ^= UINT32_C (1) << column;

  return true;
}

static bool
game_queens_restart (GameQueens *queens)
{
  if (queens_board_equal (&queens->queens, &queens->fixed))
    return false;

  queens->queens = queens->fixed;

  return true;
}

static bool
game_queens_play (GameQueens     *queens,
                  const GameMove *move)
{
  int n = queens->queens.n;

  if (move->kind == GAME_MOVE_RESTART)
    return game_queens_restart (queens);

  if (move->square < 0 || move->square >= n * n)
    return false;

  switch (move->kind)
    {
    case GAME_MOVE_QUEEN:
      return game_queens_toggle (queens, move->square);

    case GAME_MOVE_ERASE:
      return queens_board_has (&queens->queens, move->square / n, move->square % n) &&
             game_queens_toggle (queens, move->square);

    case GAME_MOVE_DIGIT:
    case GAME_MOVE_MARK:
    case GAME_MOVE_RESTART:
    case GAME_MOVE_REPLACE:
    default:
      return false;
    }
}

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
      puzzle.queens.queens = puzzle.queens.fixed;
      return puzzle;

    case GAME_N_KINDS:
    default:
      return puzzle;
    }
}

bool
game_state_play (GameState      *state,
                 const GameMove *move)
{
  if (move->kind == GAME_MOVE_REPLACE)
    {
      bool changes = !game_state_equal (state, &move->state);

      *state = move->state;

      return changes;
    }

  switch (state->kind)
    {
    case GAME_SUDOKU:
      return game_sudoku_play (&state->sudoku, move);

    case GAME_QUEENS:
      return game_queens_play (&state->queens, move);

    case GAME_N_KINDS:
    default:
      return false;
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
      return memcmp (&a->sudoku.givens, &b->sudoku.givens, sizeof a->sudoku.givens) == 0 &&
             memcmp (&a->sudoku.entries, &b->sudoku.entries, sizeof a->sudoku.entries) == 0 &&
             memcmp (a->sudoku.marks, b->sudoku.marks, sizeof a->sudoku.marks) == 0;

    case GAME_QUEENS:
      return queens_board_equal (&a->queens.queens, &b->queens.queens) &&
             queens_board_equal (&a->queens.fixed, &b->queens.fixed);

    case GAME_N_KINDS:
    default:
      return false;
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
      return state->queens.queens.n;

    case GAME_N_KINDS:
    default:
      return 0;
    }
}

int
game_state_n_sites (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return SUDOKU_CELLS;

    case GAME_QUEENS:
      return state->queens.queens.n;

    case GAME_N_KINDS:
    default:
      return 0;
    }
}

void
game_state_fill (GameState     *state,
                 const uint8_t *values)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (state->sudoku.givens.digit[cell] == 0)
          state->sudoku.entries.digit[cell] = values[cell];
      break;

    case GAME_QUEENS:
      for (int row = 0; row < state->queens.queens.n; row++)
        state->queens.queens.row[row] = UINT32_C (1) << values[row];
      break;

    case GAME_N_KINDS:
    default:
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
      return queens_board_equal (&state->queens.queens, &state->queens.fixed);

    case GAME_N_KINDS:
    default:
      return true;
    }
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
      return queens_board_is_solved (&state->queens.queens, NULL);

    case GAME_N_KINDS:
    default:
      return false;
    }
}

static bool
queens_board_has_conflict (const QueensBoard *queens)
{
  QueensBoard attacked;

  queens_board_attacked (queens, &attacked);
  for (int row = 0; row < queens->n; row++)
    if ((queens->row[row] & attacked.row[row]) != 0)
      return true;

  return false;
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
      return queens_board_has_conflict (&state->queens.queens);

    case GAME_N_KINDS:
    default:
      return false;
    }
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
      return queens_board_equal (&a->queens.fixed, &b->queens.fixed);

    case GAME_N_KINDS:
    default:
      return false;
    }
}

SudokuGrid
game_sudoku_grid (const GameSudoku *sudoku)
{
  SudokuGrid grid = sudoku->givens;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0)
      grid.digit[cell] = sudoku->entries.digit[cell];

  return grid;
}

SudokuGrid
game_sudoku_puzzle (const GameSudoku *sudoku)
{
  return sudoku_count_digits (&sudoku->givens) > 0 ? sudoku->givens : sudoku->entries;
}

void
game_sudoku_position (const GameSudoku *sudoku,
                      SudokuPosition   *position)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  SudokuGrid puzzle = game_sudoku_puzzle (sudoku);

  sudoku_position_init (position, &grid, &puzzle);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0 && sudoku->marks[cell] != 0)
      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        if (!(sudoku->marks[cell] >> (digit - 1) & 1))
          sudoku_position_remove (position, cell, digit);
}
