/* The table of formats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/files/game-format.h"

#include <glib/gi18n-lib.h>

#include "game/state/game-variant.h"

static const char sudoku[] = "sudoku";
static const char queens[] = "queens";
static const char coloured[] = "coloured";

static const struct
{
  GameFormatInfo info;
  const char  *name;
  const char  *key;             /* of game_variants: the puzzles that it can say */
  int          text;            /* SudokuTextFormat or QueensTextFormat */
} formats[GAME_N_FORMATS] = {
  [GAME_FORMAT_LINE] = {
    { "line", "sdm", "application/x-sudoku-collection" },
    /* Translators: a format of text in which a sudoku is copied or saved. */
    N_("81 characters"), sudoku, SUDOKU_TEXT_LINE,
  },
  [GAME_FORMAT_SDK] = {
    { "sdk", "sdk", "application/x-sudoku", .entries = true },
    /* Translators: a format of text; the name of a program. */
    N_("SadMan Sudoku"), sudoku, SUDOKU_TEXT_SDK,
  },
  [GAME_FORMAT_SS] = {
    { "ss", "ss", "application/x-sudoku" },
    /* Translators: a format of text; the name of a program. */
    N_("Simple Sudoku"), sudoku, SUDOKU_TEXT_SS,
  },
  [GAME_FORMAT_PENCIL] = {
    { "pencil", "txt", "text/plain", .marks = true },
    /* Translators: a format of text: a grid with the candidates of every cell. */
    N_("Grid of candidates"), sudoku, SUDOKU_TEXT_PENCIL,
  },
  [GAME_FORMAT_OPENSUDOKU] = {
    { "opensudoku", "opensudoku", "application/x-opensudoku", .entries = true, .marks = true },
    /* Translators: a format of text; the name of a program. */
    N_("OpenSudoku"), sudoku, SUDOKU_TEXT_OPENSUDOKU,
  },
  [GAME_FORMAT_CSV] = {
    { "csv", "csv", "text/csv" },
    /* Translators: a format of text, for spreadsheets. */
    N_("Table (CSV)"), sudoku, SUDOKU_TEXT_CSV,
  },
  [GAME_FORMAT_ARRAYS] = {
    { "arrays", "json", "application/json" },
    /* Translators: a format of text, as the web site of that name has it. */
    N_("LeetCode array"), sudoku, SUDOKU_TEXT_JSON,
  },
  [GAME_FORMAT_ROWS] = {
    { "rows", "txt", "text/plain" },
    /* Translators: a format of text: [5, 3, 4, …] a row, as programs in Java print it. */
    N_("Java array a row"), sudoku, SUDOKU_TEXT_ROWS,
  },

  [GAME_FORMAT_LEETCODE] = {
    { "leetcode", "json", "application/json" },
    N_("LeetCode array"), queens, QUEENS_TEXT_LEETCODE,
  },
  [GAME_FORMAT_JAVA] = {
    { "java", "txt", "text/plain" },
    /* Translators: a format of text: [.Q.., ...Q, …], as programs in Java print it. */
    N_("Java list"), queens, QUEENS_TEXT_JAVA,
  },
  [GAME_FORMAT_PERMUTATION] = {
    { "permutation", "txt", "text/plain" },
    /* Translators: a format of text: 2 4 1 3. */
    N_("Permutation"), queens, QUEENS_TEXT_PERMUTATION,
  },
  [GAME_FORMAT_MATRIX] = {
    { "matrix", "txt", "text/plain" },
    /* Translators: a format of text. */
    N_("Matrix of 0 and 1"), queens, QUEENS_TEXT_MATRIX,
  },
  [GAME_FORMAT_BOARD] = {
    { "board", "txt", "text/plain" },
    /* Translators: a format of text: + o + +. */
    N_("Board of + and o"), queens, QUEENS_TEXT_BOARD,
  },
  [GAME_FORMAT_FEN] = {
    { "fen", "fen", "text/plain" },
    /* Translators: a format of text, the notation of chess. */
    N_("FEN"), queens, QUEENS_TEXT_FEN,
  },
  [GAME_FORMAT_JSON] = {
    { "json", "json", "application/json" },
    /* Translators: a format of text. */
    N_("JSON object"), queens, QUEENS_TEXT_JSON,
  },

  [GAME_FORMAT_REGIONS] = {
    { "regions", "txt", "text/plain" },
    /* Translators: a format of text: AABBB/ACCBB/…, the coloured regions of a puzzle. */
    N_("Letters of the regions"), coloured, 0,
  },
};

const GameFormatInfo *
game_format_get_info (GameFormat format)
{
  g_return_val_if_fail (format < GAME_N_FORMATS, NULL);

  return &formats[format].info;
}

const char *
game_format_get_name (GameFormat format)
{
  g_return_val_if_fail (format < GAME_N_FORMATS, NULL);

  return _(formats[format].name);
}

bool
game_format_from_id (const char *id,
                     GameFormat *format)
{
  g_return_val_if_fail (id != NULL, false);

  for (GameFormat i = 0; i < GAME_N_FORMATS; i++)
    if (g_str_equal (id, formats[i].info.id))
      {
        *format = i;
        return true;
      }

  return false;
}

bool
game_format_fits (GameFormat       format,
                  const GameState *state)
{
  g_return_val_if_fail (format < GAME_N_FORMATS, false);
  g_return_val_if_fail (state != NULL, false);

  if (!g_str_equal (formats[format].key, game_state_info (state)->key))
    return false;

  return formats[format].key != queens
         || queens_text_fits (&state->queens.queens, formats[format].text);
}

bool
game_format_from_file_name (const char      *name,
                            const GameState *state,
                            GameFormat      *format)
{
  const char *dot = NULL;

  g_return_val_if_fail (name != NULL, false);
  g_return_val_if_fail (state != NULL, false);

  dot = strrchr (name, '.');
  for (GameFormat i = 0; dot != NULL && i < GAME_N_FORMATS; i++)
    if (game_format_fits (i, state)
        && g_ascii_strcasecmp (dot + 1, formats[i].info.extension) == 0)
      {
        *format = i;
        return true;
      }

  return false;
}

SudokuTextFormat
game_format_sudoku_text (GameFormat format)
{
  g_return_val_if_fail (formats[format].key == sudoku, SUDOKU_TEXT_LINE);

  return formats[format].text;
}

QueensTextFormat
game_format_queens_text (GameFormat format)
{
  g_return_val_if_fail (formats[format].key == queens, QUEENS_TEXT_LEETCODE);

  return formats[format].text;
}
