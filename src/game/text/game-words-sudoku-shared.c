/* What the families share: adding sentences with their highlights, names of houses and statements
 * of chains, and cells and digits by their role.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

static GameSentence *
get_last (GameWords *words)
{
  return &g_array_index (words->sentences, GameSentence, words->sentences->len - 1);
}

void
game_words_take (GameWords *words,
                 char      *text)
{
  game_sentences_add (words->sentences, text);
}

void
game_words_add (GameWords  *words,
                const char *format,
                ...)
{
  va_list arguments;

  va_start (arguments, format);
  game_words_take (words, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

void
game_words_show_links (GameWords *words,
                       int        first,
                       int        n_links)
{
  game_highlight_add_links (&get_last (words)->highlight, words->hint, first, n_links);
}

void
game_words_show_marks (GameWords *words,
                       uint32_t   roles,
                       int        group)
{
  game_highlight_add_marks (&get_last (words)->highlight, words->hint, roles, group);
}

void
game_words_show_houses (GameWords       *words,
                        SudokuHouseRole  role)
{
  game_highlight_add_houses (&get_last (words)->highlight, words->hint, role);
}

void
game_words_show_sets (GameWords *words,
                      uint32_t   sets)
{
  for (int i = 0; i < words->hint->n_sets; i++)
    if (sets >> i & 1)
      game_highlight_add_group (&get_last (words)->highlight, words->hint, i);
}

void
game_words_show_result (GameWords *words)
{
  get_last (words)->is_result = true;
  get_last (words)->highlight.faint_result = false;
}

SudokuCells
game_words_losers (const SudokuHint *hint,
                   int               digit)
{
  SudokuDigits wanted = digit == 0 ? SUDOKU_ALL_CANDIDATES : 1 << (digit - 1);
  SudokuCells cells = sudoku_cells_none ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (hint->removals[cell] & wanted)
      cells = sudoku_cells_or (cells, sudoku_cells_of (cell));

  return cells;
}

void
game_words_add_seen (GameWords   *words,
                     SudokuCells  cells,
                     int          digit,
                     int          n_seen)
{
  SudokuCells losers = sudoku_cells_and (cells, game_words_losers (words->hint, digit));
  unsigned long n_losers = sudoku_cells_count (losers);
  g_autofree char *names = game_words_cells (losers);

  if (n_losers == 0)
    return;

  if (n_seen == 2)
    /* Translators: cells and a digit: "r1c4 sees both, so it is not 4." "Both" are the cells that
     * the sentence before named. */
    game_words_add (words, ngettext ("%s sees both, so it is not %d.",
                                     "%s see both, so they are not %d.", n_losers), names, digit);
  else
    /* Translators: cells and a digit: "r1c4 sees all of them, so it is not 4." "Them" are the cells
     * that the sentence before named. */
    game_words_add (words, ngettext ("%s sees all of them, so it is not %d.",
                                     "%s see all of them, so they are not %d.", n_losers), names,
                    digit);

  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_told (words, losers, digit);
}

uint32_t
game_words_house_bits (const SudokuHint *hint,
                       SudokuHouseRole   role)
{
  uint32_t houses = 0;

  for (int i = 0; i < hint->n_houses; i++)
    if (hint->house[i].role == role)
      houses |= UINT32_C (1) << hint->house[i].house;

  return houses;
}

char *
game_words_houses (const SudokuHint *hint,
                   SudokuHouseRole   role)
{
  return game_words_house_set (game_words_house_bits (hint, role));
}

void
game_words_show_told (GameWords   *words,
                      SudokuCells  cells,
                      int          digit)
{
  while (!sudoku_cells_is_empty (cells))
    words->told[sudoku_cells_take (&cells)] |= 1 << (digit - 1);

  game_words_show_result (words);
}

char *
game_words_node (const SudokuNode *node)
{
  g_autofree char *cells = game_words_any_cell (node->cells);

  /* Translators: a digit and the cells it may be in: "4 in r2c3 or r2c4". */
  return g_strdup_printf (_("%d in %s"), node->digit, cells);
}

SudokuCells
game_words_marked (const SudokuHint *hint,
                   SudokuRole        role,
                   int               group)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role == role && (group < 0 || hint->mark[i].group == group))
      cells = sudoku_cells_or (cells, sudoku_cells_of (hint->mark[i].cell));

  return cells;
}

SudokuDigits
game_words_marked_digits (const SudokuHint *hint,
                          SudokuRole        role,
                          int               group)
{
  SudokuDigits digits = 0;

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role == role && (group < 0 || hint->mark[i].group == group))
      digits |= 1 << (hint->mark[i].digit - 1);

  return digits;
}
