/* The table of forms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/files/game-form-private.h"

#include <glib/gi18n-lib.h>

#include "game/state/game-variant.h"

static const char sudoku[] = "sudoku";
static const char queens[] = "queens";
static const char coloured[] = "coloured";

static const struct
{
  GameFormInfo info;
  const char  *name;
  const char  *key;             /* of game_variants: the puzzles that it can say */
  int          text;            /* SudokuTextForm or QueensTextForm */
} forms[GAME_N_FORMS] = {
  [GAME_FORM_LINE] = {
    { "line", "sdm", "application/x-sudoku-collection" },
    /* Translators: a form of text in which a sudoku is copied or saved. */
    N_("81 characters"), sudoku, SUDOKU_TEXT_LINE,
  },
  [GAME_FORM_SDK] = {
    { "sdk", "sdk", "application/x-sudoku", .entries = true },
    /* Translators: a form of text; the name of a program. */
    N_("SadMan Sudoku"), sudoku, SUDOKU_TEXT_SDK,
  },
  [GAME_FORM_SS] = {
    { "ss", "ss", "application/x-sudoku" },
    /* Translators: a form of text; the name of a program. */
    N_("Simple Sudoku"), sudoku, SUDOKU_TEXT_SS,
  },
  [GAME_FORM_PENCIL] = {
    { "pencil", "txt", "text/plain", .marks = true },
    /* Translators: a form of text: a grid with the candidates of every cell. */
    N_("Grid of candidates"), sudoku, SUDOKU_TEXT_PENCIL,
  },
  [GAME_FORM_OPENSUDOKU] = {
    { "opensudoku", "opensudoku", "application/x-opensudoku", .entries = true, .marks = true },
    /* Translators: a form of text; the name of a program. */
    N_("OpenSudoku"), sudoku, SUDOKU_TEXT_OPENSUDOKU,
  },
  [GAME_FORM_CSV] = {
    { "csv", "csv", "text/csv" },
    /* Translators: a form of text, for spreadsheets. */
    N_("Table (CSV)"), sudoku, SUDOKU_TEXT_CSV,
  },
  [GAME_FORM_ARRAYS] = {
    { "arrays", "json", "application/json" },
    /* Translators: a form of text, as the web site of that name has it. */
    N_("LeetCode array"), sudoku, SUDOKU_TEXT_JSON,
  },

  [GAME_FORM_LEETCODE] = {
    { "leetcode", "json", "application/json" },
    N_("LeetCode array"), queens, QUEENS_TEXT_LEETCODE,
  },
  [GAME_FORM_PERMUTATION] = {
    { "permutation", "txt", "text/plain" },
    /* Translators: a form of text: 2 4 1 3. */
    N_("Permutation"), queens, QUEENS_TEXT_PERMUTATION,
  },
  [GAME_FORM_MATRIX] = {
    { "matrix", "txt", "text/plain" },
    /* Translators: a form of text. */
    N_("Matrix of 0 and 1"), queens, QUEENS_TEXT_MATRIX,
  },
  [GAME_FORM_BOARD] = {
    { "board", "txt", "text/plain" },
    /* Translators: a form of text: + o + +. */
    N_("Board of + and o"), queens, QUEENS_TEXT_BOARD,
  },
  [GAME_FORM_FEN] = {
    { "fen", "fen", "text/plain" },
    /* Translators: a form of text, the notation of chess. */
    N_("FEN"), queens, QUEENS_TEXT_FEN,
  },
  [GAME_FORM_JSON] = {
    { "json", "json", "application/json" },
    /* Translators: a form of text. */
    N_("JSON object"), queens, QUEENS_TEXT_JSON,
  },

  [GAME_FORM_REGIONS] = {
    { "regions", "txt", "text/plain" },
    /* Translators: a form of text: AABBB/ACCBB/…, the coloured regions of a puzzle. */
    N_("Letters of the regions"), coloured, 0,
  },
};

const GameFormInfo *
game_form_get_info (GameForm form)
{
  g_return_val_if_fail (form < GAME_N_FORMS, NULL);

  return &forms[form].info;
}

const char *
game_form_get_name (GameForm form)
{
  g_return_val_if_fail (form < GAME_N_FORMS, NULL);

  return _(forms[form].name);
}

bool
game_form_from_id (const char *id,
                   GameForm   *form)
{
  g_return_val_if_fail (id != NULL, false);

  for (GameForm i = 0; i < GAME_N_FORMS; i++)
    if (g_str_equal (id, forms[i].info.id))
      {
        *form = i;
        return true;
      }

  return false;
}

bool
game_form_fits (GameForm         form,
                const GameState *state)
{
  g_return_val_if_fail (form < GAME_N_FORMS, false);
  g_return_val_if_fail (state != NULL, false);

  if (!g_str_equal (forms[form].key, game_state_info (state)->key))
    return false;

  return forms[form].key != queens
         || queens_text_fits (&state->queens.queens, forms[form].text);
}

bool
game_form_from_file_name (const char      *name,
                          const GameState *state,
                          GameForm        *form)
{
  const char *dot = NULL;

  g_return_val_if_fail (name != NULL, false);
  g_return_val_if_fail (state != NULL, false);

  dot = strrchr (name, '.');
  for (GameForm i = 0; dot != NULL && i < GAME_N_FORMS; i++)
    if (game_form_fits (i, state)
        && g_ascii_strcasecmp (dot + 1, forms[i].info.extension) == 0)
      {
        *form = i;
        return true;
      }

  return false;
}

SudokuTextForm
game_form_sudoku_text (GameForm form)
{
  g_return_val_if_fail (forms[form].key == sudoku, SUDOKU_TEXT_LINE);

  return forms[form].text;
}

QueensTextForm
game_form_queens_text (GameForm form)
{
  g_return_val_if_fail (forms[form].key == queens, QUEENS_TEXT_LEETCODE);

  return forms[form].text;
}
