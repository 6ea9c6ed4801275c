/* Reading the first puzzle of a text, and writing one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/files/game-file.h"

#include <string.h>

#include "game/files/game-collection.h"
#include "game/files/game-format.h"
#include "game/state/game-variant.h"
#include "solver/coloured/coloured-text.h"

G_DEFINE_QUARK (game-file-error-quark, game_file_error)

bool
game_file_parse (const char  *text,
                 gsize        length,
                 GameState   *state,
                 guint       *n_puzzles,
                 GError     **error)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GameCollection) collection = NULL;

  g_return_val_if_fail (text != NULL, false);
  g_return_val_if_fail (state != NULL, false);
  g_return_val_if_fail (error == NULL || *error == NULL, false);

  bytes = g_bytes_new_static (text, length);
  collection = game_collection_new (bytes, NULL, error);
  if (collection == NULL)
    return false;

  game_collection_get_state (collection, 0, state);
  if (n_puzzles != NULL)
    *n_puzzles = game_collection_get_n_puzzles (collection);

  return true;
}

static char *
write_queens (const QueensBoard *board)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int row = 0; row < board->n; row++)
    {
      if (row > 0)
        g_string_append_c (text, '\n');

      for (int column = 0; column < board->n; column++)
        g_string_append_c (text, queens_board_has (board, row, column) ? 'Q' : '.');
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
write_sudoku_format (const GameSudoku *sudoku,
                     SudokuTextFormat  format)
{
  SudokuText puzzle = { .givens = sudoku->givens, .entries = sudoku->entries };
  char text[SUDOKU_TEXT_SIZE];

  memcpy (puzzle.marks, sudoku->marks, sizeof puzzle.marks);
  sudoku_text_write (&puzzle, format, text, sizeof text);

  return g_strdup (text);
}

static char *
write_queens_format (const QueensBoard *board,
                     QueensTextFormat   format)
{
  char text[QUEENS_TEXT_SIZE];

  queens_text_write_board (board, format, text, sizeof text);

  return g_strdup (text);
}

static char *
write_regions (const ColouredPuzzle *puzzle)
{
  char text[COLOURED_TEXT_SIZE];

  coloured_text_write (puzzle, text, sizeof text);

  return g_strconcat (text, "\n", NULL);
}

char *
game_file_write_format (const GameState *state,
                        GameFormat       format)
{
  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (game_format_fits (format, state), NULL);

  switch (game_state_variant (state))
    {
    case GAME_VARIANT_COLOURED_QUEENS:
      return write_regions (&state->queens.coloured);

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      return write_queens_format (&state->queens.queens, game_format_queens_text (format));

    case GAME_VARIANT_SUDOKU:
    default:
      return write_sudoku_format (&state->sudoku, game_format_sudoku_text (format));
    }
}

char *
game_file_write (const GameState *state)
{
  char line[SUDOKU_CELLS + 1];
  SudokuGrid grid;

  g_return_val_if_fail (state != NULL, NULL);

  switch (game_state_variant (state))
    {
    case GAME_VARIANT_COLOURED_QUEENS:
      return g_strchomp (game_file_write_format (state, GAME_FORMAT_REGIONS));

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      return write_queens (&state->queens.queens);

    case GAME_VARIANT_SUDOKU:
    default:
      grid = game_sudoku_grid (&state->sudoku);
      sudoku_write_line (&grid, line);
      return g_strdup (line);
    }
}

char *
game_file_dup_name (const GameState *state)
{
  const char *name = game_kinds[state->kind].name;

  return game_state_has_sizes (state) ? g_strdup_printf ("%s-%d", name, game_state_size (state))
                                      : g_strdup (name);
}
