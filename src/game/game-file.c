/* Reading and writing puzzles.
 *
 * Which puzzle a text holds is told by its look alone where that is certain: boards of queens have
 * a Q, or are nothing but 0 and 1, or are one short line of numbers. Everything else is read as
 * sudoku first and, if it is none, as queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/game-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/game-text.h"

G_DEFINE_QUARK (game-file-error-quark, game_file_error)

/* Digits and blanks that can only be a 0/1 matrix or a permutation. */
static bool
has_numbers_of_queens (const char *text,
                       gsize       length)
{
  guint n_rows = 0;
  guint n_numbers = 0;
  bool has_one = false;
  bool is_binary = true;

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]) && !g_ascii_isspace (text[i]))
        return false;

      if (!g_ascii_isdigit (text[i]))
        continue;

      n_rows += i == 0 || text[i - 1] == '\n';
      n_numbers += i == 0 || !g_ascii_isdigit (text[i - 1]);
      has_one = has_one || text[i] == '1';
      is_binary = is_binary && text[i] <= '1';
    }

  if (n_rows == 1)
    return n_numbers > 1 && n_numbers <= QUEENS_MAX;

  return is_binary && has_one;
}

static bool
looks_like_queens (const char *text,
                   gsize       length)
{
  if (memchr (text, 'Q', length) != NULL)
    return true;

  /* The heading of a matrix in a list of solutions. */
  if (length > 3 && memcmp (text, "No.", 3) == 0)
    return true;

  return has_numbers_of_queens (text, length);
}

static void
set_text_error (GError          **error,
                const TextError  *text_error)
{
  g_autofree char *reason = game_text_error (text_error);

  /* Translators: %s is like “row 4 is short: 8 of 9 cells”. */
  g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT,
               _("This is not a puzzle (%s)."), reason);
}

static bool
parse_queens (const char  *text,
              gsize        length,
              GameState   *state,
              TextError   *error)
{
  QueensBoard board;

  if (!queens_text_read (text, length, &board, error))
    return false;

  *state = game_state_new_queens (board.n);
  state->queens.queens = board;

  return true;
}

static bool
is_stopped (GameMeter *meter)
{
  return meter != NULL && game_meter_is_stopped (meter);
}

/* The first of the puzzles, however many lines before it are none; else the first error. Gives up,
 * as if the text ended there, when the meter (may be NULL) is stopped. */
static bool
parse_sudoku (const char *text,
              gsize       length,
              GameMeter  *meter,
              GameState  *state,
              guint      *n_puzzles,
              TextError  *error)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError next_error;
  SudokuRead read;

  *n_puzzles = 0;
  *error = (TextError) { .problem = TEXT_FINE };
  sudoku_reader_init (&reader, text, length);

  while (!is_stopped (meter)
         && (read = sudoku_reader_next (&reader, &puzzle, &next_error)) != SUDOKU_READ_END)
    {
      if (meter != NULL)
        game_meter_set_fraction (meter, (double) reader.position / length);

      if (read == SUDOKU_READ_ERROR && error->problem == TEXT_FINE)
        *error = next_error;

      if (read == SUDOKU_READ_PUZZLE && ++*n_puzzles == 1)
        {
          *state = game_state_new_sudoku (&puzzle.givens);
          state->sudoku.entries = puzzle.entries;
          memcpy (state->sudoku.marks, puzzle.marks, sizeof puzzle.marks);
        }
    }

  return *n_puzzles > 0;
}

static GError *
new_encoding_error (const char *text,
                    const char *bad)
{
  int line = 1;

  for (const char *c = text; c < bad; c++)
    line += *c == '\n';

  return g_error_new (GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT,
                      _("This is not a text in UTF-8 (line %d)."), line);
}

bool
game_file_check_length (guint64   length,
                        GError  **error)
{
  if (length <= GAME_FILE_MAX)
    return true;

  g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TOO_LARGE,
               _("This is too large for a puzzle: more than %d megabytes."),
               GAME_FILE_MAX / (1024 * 1024));

  return false;
}

static bool
check_text (const char  *text,
            gsize        length,
            GError     **error)
{
  const char *end;

  if (!game_file_check_length (length, error))
    return false;

  if (!g_utf8_validate_len (text, length, &end))
    {
      g_propagate_error (error, new_encoding_error (text, end));
      return false;
    }

  return true;
}

bool
game_file_parse_metered (const char  *text,
                         gsize        length,
                         GameMeter   *meter,
                         GameState   *state,
                         guint       *n_puzzles,
                         GError     **error)
{
  TextError sudoku_error;
  TextError queens_error;
  guint n_found = 1;
  bool is_queens;
  bool is_puzzle;

  g_return_val_if_fail (text != NULL, false);
  g_return_val_if_fail (state != NULL, false);
  g_return_val_if_fail (error == NULL || *error == NULL, false);

  if (!check_text (text, length, error))
    return false;

  is_queens = looks_like_queens (text, length);

  is_puzzle = (is_queens && parse_queens (text, length, state, &queens_error))
              || parse_sudoku (text, length, meter, state, &n_found, &sudoku_error)
              || (!is_queens && parse_queens (text, length, state, &queens_error));

  if (is_stopped (meter))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("Reading was stopped."));
      return false;
    }

  if (!is_puzzle)
    set_text_error (error, is_queens ? &queens_error : &sudoku_error);
  else if (n_puzzles != NULL)
    *n_puzzles = MAX (n_found, 1);

  return is_puzzle;
}

bool
game_file_parse (const char  *text,
                 gsize        length,
                 GameState   *state,
                 guint       *n_puzzles,
                 GError     **error)
{
  return game_file_parse_metered (text, length, NULL, state, n_puzzles, error);
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

char *
game_file_write (const GameState *state)
{
  char line[SUDOKU_CELLS + 1];
  SudokuGrid grid;

  g_return_val_if_fail (state != NULL, NULL);

  if (state->kind == GAME_QUEENS)
    return write_queens (&state->queens.queens);

  grid = game_sudoku_grid (&state->sudoku);
  sudoku_write_line (&grid, line);

  return g_strdup (line);
}
