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
  g_autofree char *cell = game_words_cell (words->hint->placement[0].cell);

  /* Translators: a cell, a house, a digit. */
  game_words_add (words, _("%s is the only empty cell of %s, and %d is the missing digit."), cell,
                  house, words->hint->placement[0].digit);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

/* "2 and 7 in row 1; 3 in column 5": the digits that a cell sees, each told once. */
static char *
list_seen (const SudokuHint *hint,
           int               cell)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  SudokuDigits told = 0;

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      int house = sudoku_house_of (kind, cell);
      g_autofree char *name = game_words_house (house);
      g_autofree char *digits = NULL;
      SudokuDigits seen = 0;

      for (int i = 0; i < hint->n_marks; i++)
        if (hint->mark[i].role == SUDOKU_ROLE_CAUSE &&
            sudoku_cells_has (sudoku_house_cells[house], hint->mark[i].cell))
          seen |= 1 << (hint->mark[i].digit - 1);

      digits = game_words_digits (seen & ~told);

      if (seen & ~told)
        /* Translators: digits and a house: an item of a list, "2 and 7 in row 1". */
        g_ptr_array_add (items, g_strdup_printf (C_("digits", "%s in %s"), digits, name));

      told |= seen;
    }

  return game_words_results (items);
}

static void
describe_naked_single (GameWords *words)
{
  SudokuCandidate placed = words->hint->placement[0];
  SudokuDigits seen = game_words_marked_digits (words->hint, SUDOKU_ROLE_CAUSE, -1);
  SudokuDigits lost = SUDOKU_ALL_CANDIDATES & ~seen & ~(1 << (placed.digit - 1));
  g_autofree char *cell = game_words_cell (placed.cell);
  g_autofree char *list = list_seen (words->hint, placed.cell);

  if (seen != 0)
    {
      /* Translators: a cell and a list: "r1c5 sees 2 and 7 in row 1; 3 and 9 in column 5." */
      game_words_add (words, _("%s sees %s."), cell, list);
      game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_CAUSE, -1);
    }

  if (lost != 0)
    {
      g_autofree char *digits = game_words_digits (lost);

      /* Translators: digits and a cell: "2 and 7 are not candidates of r1c5." */
      game_words_add (words, ngettext ("%s is not a candidate of %s.",
                                       "%s are not candidates of %s.",
                                       sudoku_bit_count[lost]), digits, cell);
    }
  else
    {
      /* Translators: a digit; follows a list of digits. */
      game_words_add (words, _("These are all digits but %d."), placed.digit);
    }

  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
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

  if (sudoku_cells_count (cells) == 2)
    /* Translators: a house, a digit, twice the same house, the digit: "Both are in row 1, so the 5
     * of row 1 is there, and no other cell of row 1 can be 5." */
    game_words_add (words, _("Both are in %s, so the %d of %s is there, and no other cell of %s "
                             "can be %d."), cover, digit, cover, cover, digit);
  else
    /* Translators: a house, a digit, twice the same house, the digit. */
    game_words_add (words, _("All three are in %s, so the %d of %s is there, and no other cell of "
                             "%s can be %d."), cover, digit, cover, cover, digit);

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
  g_autofree char *digits = game_words_any_digit (hint->digits);
  g_autofree char *houses = game_words_houses (hint, SUDOKU_HOUSE_BASE);

  /* Translators: cells and as many digits: "r1c1 and r1c4 can only be 1 or 4, so they take
   * both." */
  add (words, g_strdup_printf (n_cells == 2 ? _("%s can only be %s, so they take both.") :
                               n_cells == 3 ? _("%s can only be %s, so they take all three.") :
                                              _("%s can only be %s, so they take all four."),
                               names, digits));

  /* Translators: houses and digits: "No other cell of row 1 and box 1 can be 1 or 4." */
  add (words, g_strdup_printf (_("No other cell of %s can be %s."), houses, digits));
}

static void
describe_hidden (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cells = game_words_marked (hint, SUDOKU_ROLE_PATTERN, -1);
  int n_cells = sudoku_cells_count (cells);
  g_autofree char *names = game_words_cells (cells);
  g_autofree char *digits = game_words_digits (hint->digits);
  g_autofree char *houses = game_words_houses (hint, SUDOKU_HOUSE_BASE);

  /* Translators: a house, digits, cells: "In row 1, 2 and 7 can only be in r1c1 and r1c4." */
  add (words, g_strdup_printf (_("In %s, %s can only be in %s."), houses, digits, names));

  /* Translators: digits: "So these two cells hold 2 and 7 and nothing else." */
  add (words, g_strdup_printf (n_cells == 2 ? _("So these two cells hold %s and nothing else.") :
                               n_cells == 3 ? _("So these three cells hold %s and nothing else.") :
                                              _("So these four cells hold %s and nothing else."),
                               digits));
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
