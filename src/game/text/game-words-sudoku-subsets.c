/* The words of singles, locked candidates and subsets.
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
