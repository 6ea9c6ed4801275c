/* The words of locked candidates and subsets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

/* Adds a sentence that shows the pattern and its houses. */
static void
add (GameWords *words,
     char      *text)
{
  game_words_take (words, text);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

void
game_words_sudoku_locked (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int digit = sudoku_lowest_digit (hint->digits);
  SudokuCells cells = game_words_marked (hint, SUDOKU_ROLE_PATTERN, -1);
  g_autofree char *names = game_words_any_cell (cells);
  g_autofree char *base = game_words_houses (hint, SUDOKU_HOUSE_BASE);
  g_autofree char *cover = game_words_houses (hint, SUDOKU_HOUSE_COVER);

  /* Translators: a house, a digit, cells: "In box 1, 5 can only be in r1c1 or r1c2." */
  add (words, g_strdup_printf (_("In %s, %d can only be in %s."), base, digit, names));

  /* Translators: a house, a digit: "All of these lie in row 1, so its 5 is one of them." */
  game_words_add (words, _("All of these lie in %s, so its %d is one of them."), cover, digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
}

static void
describe_naked (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cells = game_words_marked (hint, SUDOKU_ROLE_PATTERN, -1);
  int n_cells = sudoku_cells_count (cells);
  g_autofree char *names = game_words_cells (cells);
  g_autofree char *digits = game_words_digits (hint->digits);
  g_autofree char *houses = game_words_houses (hint, SUDOKU_HOUSE_BASE);

  /* Translators: cells, how many they are, digits: "r1c1 and r1c4: 2 cells that can only take 1
   * and 4." */
  add (words, g_strdup_printf (_("%s: %d cells that can only take %s."), names, n_cells, digits));

  /* Translators: digits, houses: "They use up 1 and 4 of row 1 and box 1." */
  add (words, g_strdup_printf (_("They use up %s of %s."), digits, houses));
}

static void
describe_hidden (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cells = game_words_marked (hint, SUDOKU_ROLE_PATTERN, -1);
  g_autofree char *names = game_words_cells (cells);
  g_autofree char *digits = game_words_digits (hint->digits);
  g_autofree char *houses = game_words_houses (hint, SUDOKU_HOUSE_BASE);

  /* Translators: a house, digits, cells: "In row 1, there is room for 2 and 7 only in r1c1 and
   * r1c4." */
  add (words, g_strdup_printf (_("In %s, there is room for %s only in %s."), houses, digits,
                               names));
  add (words, g_strdup (_("These cells take these digits, and no other.")));
}

void
game_words_sudoku_subsets (GameWords *words)
{
  SudokuTechnique technique = words->hint->technique;

  if (technique == SUDOKU_HIDDEN_PAIR || technique == SUDOKU_HIDDEN_TRIPLE ||
      technique == SUDOKU_HIDDEN_QUADRUPLE)
    describe_hidden (words);
  else
    describe_naked (words);
}
