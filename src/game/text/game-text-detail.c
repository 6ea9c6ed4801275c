/* What is to be said of a square besides its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-words.h"

/* A name says only that a cell with one kind of marks has marks; a digit hides them. */
static void
describe_marks (const GameSudoku *sudoku,
                int               cell,
                GPtrArray        *details)
{
  const SudokuGrid grid = game_sudoku_grid (sudoku);

  if (grid.digit[cell] != 0 || (sudoku->marks[cell] != 0) == (sudoku->corner[cell] != 0))
    return;

  if (sudoku->marks[cell] != 0)
    /* Translators: for screen readers: all marks of this cell are in its centre */
    g_ptr_array_add (details, g_strdup (_("centre marks")));
  else
    /* Translators: for screen readers: all marks of this cell are in its corners */
    g_ptr_array_add (details, g_strdup (_("corner marks")));
}

static void
describe_colors (const GameSudoku *sudoku,
                 int               cell,
                 GPtrArray        *details)
{
  for (int color = 1; color <= SUDOKU_DIGITS; color++)
    if (sudoku->colors[cell] >> (color - 1) & 1)
      /* Translators: for screen readers: the cell has the colour with this number */
      g_ptr_array_add (details, g_strdup_printf (_("colour %d"), color));
}

static void
describe_queens (const GameQueens *queens,
                 int               square,
                 GPtrArray        *details)
{
  int n = queens->queens.n;

  if (queens->coloured.n > 0)
    g_ptr_array_add (details, g_strdup_printf (_("region %d"),
                                             queens->coloured.region[square] + 1));
  if (queens_board_has (&queens->excluded, square / n, square % n))
    /* Translators: of a square: a person marked it as one without a queen. */
    g_ptr_array_add (details, g_strdup (_("crossed out")));
}

char *
game_text_square_detail (const GameState *state,
                         int              square,
                         bool             wrong)
{
  g_autoptr(GPtrArray) details = g_ptr_array_new_with_free_func (g_free);

  if (state->kind == GAME_SUDOKU)
    {
      describe_marks (&state->sudoku, square, details);
      describe_colors (&state->sudoku, square, details);
    }
  else
    {
      describe_queens (&state->queens, square, details);
    }

  if (wrong)
    /* Translators: for screen readers: what is in this square is not as in the solution */
    g_ptr_array_add (details, g_strdup (_("wrong")));

  return game_words_list (details);
}
