/* The words of singles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

static void
describe_full_house (GameWords *words)
{
  g_autofree char *house = game_words_house (words->hint->house[0].house);

  game_words_add (words, _("One cell of %s is still empty, and %d is the digit it lacks."), house,
                  words->hint->placement[0].digit);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

static void
describe_naked_single (GameWords *words)
{
  SudokuCandidate placed = words->hint->placement[0];
  g_autofree char *cell = game_words_cell (placed.cell);
  SudokuDigits seen = game_words_marked_digits (words->hint, SUDOKU_ROLE_CAUSE, -1);
  bool sees_all = sudoku_bit_count[seen] == SUDOKU_DIGITS - 1;

  game_words_take (words, sees_all ?
    /* Translators: a cell and a digit. */
    g_strdup_printf (_("%s sees every digit but %d."), cell, placed.digit) :
    /* Translators: a cell and a digit. */
    g_strdup_printf (_("%s can only be %d: it sees every other digit, or has lost it as a "
                        "candidate."), cell, placed.digit));
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_CAUSE, -1);
}

static void
describe_hidden_single (GameWords *words)
{
  SudokuCandidate placed = words->hint->placement[0];
  SudokuCells causes = game_words_marked (words->hint, SUDOKU_ROLE_CAUSE, 0);
  g_autofree char *house = game_words_house (words->hint->house[0].house);
  g_autofree char *cell = game_words_cell (placed.cell);

  if (!sudoku_cells_is_empty (causes))
    {
      g_autofree char *names = game_words_cells (causes);

      /* Translators: a digit, the cells that it is in, a house, the digit again. */
      game_words_add (words, ngettext ("The %d in %s keeps other cells of %s from being %d.",
                                       "The %ds in %s keep other cells of %s from being %d.",
                                       (unsigned long) sudoku_cells_count (causes)), placed.digit,
                      names, house, placed.digit);
      game_words_show_marks (words, 1 << SUDOKU_ROLE_CAUSE, -1);
      game_words_show_houses (words, SUDOKU_HOUSE_BASE);
    }

  game_words_add (words, _("%s is the only cell of %s that can be %d."), cell, house, placed.digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

void
game_words_sudoku_singles (GameWords *words)
{
  if (words->hint->technique == SUDOKU_FULL_HOUSE)
    describe_full_house (words);
  else if (words->hint->technique == SUDOKU_NAKED_SINGLE)
    describe_naked_single (words);
  else
    describe_hidden_single (words);
}
