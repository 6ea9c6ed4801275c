/* The code of a search method: its listing, and the text of its lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* What is exchanged in a search by columns, either way. */
static const char *const exchanged[][2] = {
  { "r", "c" },
  { "row", "column" },
  { "row", "col" },
  { "rows", "columns" },
  { "mark_row", "mark_column" },
};

static const GameCodeListing *
find_in_table (const GameCodeListing *table,
               const char            *method)
{
  for (int i = 0; table[i].method != NULL; i++)
    if (strcmp (table[i].method, method) == 0)
      return &table[i];

  return NULL;
}

static GameCode
find_sudoku_code (const GameSearch *search)
{
  const SudokuSteps *steps = &search->sudoku;
  const bool has_skips = steps->tells_skips && sudoku_method_goes_in_order (steps->method);

  return (GameCode) {
    .listing = find_in_table (has_skips ? game_code_sudoku_skips : game_code_sudoku,
                              sudoku_method_name (steps->method)),
    .order = QUEENS_BY_ROW,
  };
}

/* The methods whose test says only that two queens attack each other have the same listing for
 * boards with regions. */
static GameCode
find_queens_code (const GameSearch *search)
{
  static const GameCodeListing *const tables[] = {
    game_code_queens_whole,
    game_code_queens_back,
    game_code_queens_table,
    game_code_queens_flags,
  };
  const QueensSteps *steps = &search->queens;
  GameCode code = { .order = steps->order };

  if (steps->has_regions)
    code.listing = find_in_table (game_code_queens_regions, queens_method_name (steps->method));

  for (size_t i = 0; i < G_N_ELEMENTS (tables) && code.listing == NULL; i++)
    code.listing = find_in_table (tables[i], queens_method_name (steps->method));

  return code;
}

static GameCode
find_words_code (const GameSearch *search)
{
  return (GameCode) {
    .listing = find_in_table (game_code_words, words_method_name (search->words.method)),
  };
}

void
game_code_init (GameCode         *code,
                const GameSearch *search,
                GameCodeLanguage  language,
                int               first)
{
  /* In the order of GameSearchType. */
  static GameCode (*const find_code[]) (const GameSearch *search) = {
    find_sudoku_code,
    find_queens_code,
    find_words_code,
  };

  *code = find_code[search->type] (search);
  code->language = language;
  code->first = first;
  g_assert (code->listing != NULL);
}

int
game_code_n_lines (const GameCode *code)
{
  const GameCodeLine *lines = code->listing->lines[code->language];
  int n_lines = 0;

  while (lines[n_lines].text[0] != NULL)
    n_lines++;

  return n_lines;
}

/* The name that stands for `name` in a search by columns. */
static const char *
exchange_name (const char *name)
{
  for (size_t i = 0; i < G_N_ELEMENTS (exchanged); i++)
    for (int side = 0; side < 2; side++)
      if (strcmp (name, exchanged[i][side]) == 0)
        return exchanged[i][1 - side];

  return name;
}

static bool
is_in_name (char letter)
{
  return g_ascii_isalnum (letter) || letter == '_';
}

/* A name of C's as another language or order has it. */
static const char *
name_in (const GameCode *code,
         const char     *name)
{
  if (code->language == GAME_CODE_JAVA && strcmp (name, "bool") == 0)
    return "boolean";

  return code->order == QUEENS_BY_COLUMN ? exchange_name (name) : name;
}

static void
append_named (GString        *string,
              const GameCode *code,
              const char     *text)
{
  while (*text != '\0')
    {
      size_t length = 0;

      while (is_in_name (text[length]))
        length++;

      if (length > 0)
        {
          g_autofree char *name = g_strndup (text, length);

          g_string_append (string, name_in (code, name));
        }
      else
        g_string_append_c (string, text[length++]);

      text += length;
    }
}

char *
game_code_dup_line (const GameCode *code,
                    int             line)
{
  const GameCodeLine *row = &code->listing->lines[code->language][line];
  const char *text = row->text[code->first != 0 && row->text[1] != NULL];
  const int width = code->language == GAME_CODE_PYTHON ? 4 : 2;
  GString *string = g_string_new (NULL);

  for (int i = 0; i < row->indent * width; i++)
    g_string_append_c (string, ' ');

  if (code->language == GAME_CODE_PSEUDO)
    text = _(text);

  append_named (string, code, text);

  return g_string_free (string, FALSE);
}

bool
game_code_is (const GameCode *code,
              const char     *method)
{
  return strcmp (code->listing->method, method) == 0;
}

int
game_code_find_line (const GameCode *code,
                     GameCodePart    part)
{
  const GameCodeLine *lines = code->listing->lines[code->language];

  for (int line = 0; lines[line].text[0] != NULL; line++)
    if (lines[line].part == part)
      return line;

  return part == PART_FOUND ? game_code_find_line (code, PART_BASE) : -1;
}

bool
game_code_has_skips (const GameCode *code)
{
  return game_code_find_line (code, PART_SKIP_GIVEN) >= 0;
}

bool
game_code_goes_by_square (const GameCode *code)
{
  return game_code_is (code, "placements") || game_code_is (code, "all-squares");
}

GameCodePart
game_code_part (const GameCode *code,
                int             line)
{
  return code->listing->lines[code->language][line].part;
}

bool
game_code_can_stop (const GameCode *code,
                    int             line)
{
  return game_code_part (code, line) != PART_NONE;
}

const char *
game_code_note (const GameCode *code)
{
  return code->listing->note != NULL ? _(code->listing->note) : NULL;
}
