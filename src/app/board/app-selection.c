/* What is selected on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-selection.h"

#include <stdlib.h>

AppSelection
app_selection_of (int square)
{
  return (AppSelection) {
    .squares = game_squares_of (square),
    .cursor = square,
    .anchor = square,
  };
}

void
app_selection_paint (AppSelection *self,
                     int           square,
                     bool          selected)
{
  if (selected)
    game_squares_add (&self->squares, square);
  else
    game_squares_remove (&self->squares, square);

  self->cursor = self->anchor = square;
  self->kept = self->squares;
}

void
app_selection_extend (AppSelection *self,
                      int           size,
                      int           square)
{
  int row = square / size;
  int column = square % size;
  int anchor_row = self->anchor / size;
  int anchor_column = self->anchor % size;

  self->squares = self->kept;
  self->cursor = square;

  for (int r = row < anchor_row ? row : anchor_row; r <= row || r <= anchor_row; r++)
    for (int c = column < anchor_column ? column : anchor_column;
         c <= column || c <= anchor_column; c++)
      game_squares_add (&self->squares, r * size + c);
}

void
app_selection_choose (AppSelection      *self,
                      const GameSquares *squares)
{
  self->squares = *squares;
  self->kept = *squares;
  if (!game_squares_has (squares, self->cursor) && !game_squares_is_empty (squares))
    self->cursor = game_squares_next (squares, 0);
  self->anchor = self->cursor;
}

static int
sign (int number)
{
  return (number > 0) - (number < 0);
}

int
app_selection_approach (int size,
                        int from,
                        int to)
{
  int rows = to / size - from / size;
  int columns = to % size - from % size;

  /* Along the longer side only, while the other is less than half of it. */
  if (2 * abs (rows) < abs (columns))
    return from + sign (columns);
  if (2 * abs (columns) < abs (rows))
    return from + sign (rows) * size;

  return from + sign (rows) * size + sign (columns);
}

GameSquares
app_squares_all (int size)
{
  GameSquares all = game_squares_none ();

  for (int square = 0; square < size * size; square++)
    game_squares_add (&all, square);

  return all;
}

GameSquares
app_squares_invert (const GameSquares *squares,
                    int                size)
{
  GameSquares inverse = app_squares_all (size);

  for (int i = 0; i < GAME_SQUARES_WORDS; i++)
    inverse.word[i] &= ~squares->word[i];

  return inverse;
}

/* What a square has in one mode, as a number that is the same for what looks the same; 0 is
 * nothing. */
static int
get_content (const GameState *state,
             AppMode          mode,
             int              square)
{
  const GameSudoku *sudoku = &state->sudoku;
  int size = game_state_size (state);

  if (state->kind == GAME_QUEENS)
    return queens_board_has (&state->queens.queens, square / size, square % size) ? 1 :
           queens_board_has (&state->queens.excluded, square / size, square % size) ? 2 : 0;

  if (mode == APP_MODE_CORNER)
    return sudoku->corner[square];
  if (mode == APP_MODE_CENTRE)
    return sudoku->marks[square];
  if (mode == APP_MODE_COLOR)
    return sudoku->colors[square];

  return sudoku->givens.digit[square] + sudoku->entries.digit[square];
}

GameSquares
app_squares_empty (const GameState *state)
{
  GameSquares empty = game_squares_none ();
  int n_squares = game_state_size (state) * game_state_size (state);

  for (int square = 0; square < n_squares; square++)
    if (get_content (state, APP_MODE_DIGIT, square) == 0)
      game_squares_add (&empty, square);

  return empty;
}

/* Marks that a digit covers are not seen. */
static bool
are_alike (const GameState *state,
           AppMode          mode,
           int              a,
           int              b)
{
  int digit = get_content (state, APP_MODE_DIGIT, a);

  if (mode == APP_MODE_COLOR)
    return get_content (state, mode, a) == get_content (state, mode, b);

  if (digit != get_content (state, APP_MODE_DIGIT, b))
    return false;

  if (digit != 0)
    return true;

  return mode == APP_MODE_DIGIT || mode == APP_MODE_LINK
         ? get_content (state, APP_MODE_CORNER, a) == get_content (state, APP_MODE_CORNER, b)
           && get_content (state, APP_MODE_CENTRE, a) == get_content (state, APP_MODE_CENTRE, b)
         : get_content (state, mode, a) == get_content (state, mode, b);
}

GameSquares
app_squares_alike (const GameState *state,
                   AppMode          mode,
                   int              square)
{
  GameSquares alike = game_squares_none ();
  int n_squares = game_state_size (state) * game_state_size (state);

  for (int other = 0; other < n_squares; other++)
    if (are_alike (state, mode, square, other))
      game_squares_add (&alike, other);

  return alike;
}
