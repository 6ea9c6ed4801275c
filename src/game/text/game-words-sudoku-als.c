/* The words of almost locked sets and Sue de Coq.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

/* "The same is true of 3." for the digits that go but `described`. */
static void
add_others (GameWords *words,
            int        described)
{
  SudokuDigits others = words->hint->digits & ~(1 << (described - 1));
  g_autofree char *digits = NULL;

  if (others == 0)
    return;

  digits = game_words_digits (others);
  /* Translators: digits: "The same holds for 3 and 7." */
  game_words_add (words, _("The same holds for %s."), digits);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

/* That a digit goes from cells that see all of the `n_cells` that were named. */
static void
add_blocked (GameWords *words,
             int        digit,
             int        n_cells)
{
  game_words_add (words, n_cells == 1 ? _("No other cell that sees it can be %d.") :
                         n_cells == 2 ? _("No cell that sees both can be %d.") :
                                        _("No cell that sees all of them can be %d."), digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

/* "r1c1 and r1c2 hold all but one of 1, 2 and 7." A set of one cell is no more than that cell. */
static void
add_set (GameWords *words,
         int        index)
{
  const SudokuSet *set = &words->hint->set[index];
  bool is_cell = sudoku_cells_count (set->cells) == 1;
  bool is_first = index == 0 || (index == 1 && sudoku_cells_count (set[-1].cells) == 1);
  g_autofree char *cells = game_words_cells (set->cells);
  g_autofree char *digits = is_cell ? game_words_any_digit (set->digits) :
                                      game_words_digits (set->digits);

  game_words_take (words, is_cell ?
                   /* Translators: a cell and digits: "r1c1 is 2 or 7." */
                   g_strdup_printf (_("%s is %s."), cells, digits) :
                   is_first ?
                   /* Translators: cells and digits, one digit more than they are cells. An almost
                    * locked set is what players call such cells. */
                   g_strdup_printf (_("%s hold all but one of %s (an almost locked set)."), cells,
                                    digits) :
                   /* Translators: cells and digits, one digit more than they are cells. */
                   g_strdup_printf (_("%s hold all but one of %s."), cells, digits));
  game_words_show_sets (words, 1 << index);
}

/* The digit that the `index`-th set of a chain loses, and the digit that it takes for it. */
static void
add_loss (GameWords *words,
          int        index)
{
  const SudokuSet *set = &words->hint->set[index];
  const SudokuNode *lost = &words->hint->node[2 * index];
  const SudokuNode *taken = &words->hint->node[2 * index + 1];
  g_autofree char *positions = game_words_any_cell (taken->cells);
  bool is_cell = sudoku_cells_count (set->cells) == 1;
  char *text;

  if (is_cell)
    text = index == 0 ?
      /* Translators: a digit and another digit, of a cell that was named. */
      g_strdup_printf (_("If it is not %d, it is %d."), lost->digit, taken->digit) :
      /* Translators: a digit and another digit: "The 7 of the set before rules out 7 here, so it is
       * 2." "It" is a cell that was named; "the set before" are the cells named before that. */
      g_strdup_printf (_("The %d of the set before rules out %d here, so it is %d."), lost->digit,
                       lost->digit, taken->digit);
  else
    text = index == 0 ?
      /* Translators: a digit, another digit, cells: "If they lack 2, they hold all the others, so
       * 7 is in r1c1." "They" are cells that were named. */
      g_strdup_printf (_("If they lack %d, they hold all the others, so %d is in "
                         "%s."), lost->digit, taken->digit,
                       positions) :
      /* Translators: a digit, the same digit, another digit, cells: "7 cannot be in both sets (it
       * is their restricted common), so these cells lack 7, and 2 is in r4c1." A restricted common
       * is a candidate of two sets all of whose cells see each other. */
      g_strdup_printf (_("%d cannot be in both sets (it is their restricted common), so these "
                         "cells lack %d, and %d is in %s."), lost->digit, lost->digit, taken->digit,
                       positions);

  game_words_take (words, text);
  game_words_show_links (words, index == 0 ? 0 : 2 * index - 1, index == 0 ? 1 : 2);
  game_words_show_sets (words, 1 << index);
}

static void
describe_chain (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  const SudokuNode *first = &hint->node[0];
  const SudokuNode *last = &hint->node[hint->n_nodes - 1];
  SudokuCells cells = sudoku_cells_or (first->cells, last->cells);
  g_autofree char *positions = game_words_any_cell (cells);

  for (int i = 0; i < hint->n_sets; i++)
    {
      add_set (words, i);
      add_loss (words, i);
    }

  /* Translators: a digit and cells: "So 2 is in r1c1 or r4c1." */
  game_words_add (words, _("So %d is in %s."), first->digit, positions);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  add_blocked (words, first->digit, sudoku_cells_count (cells));

  add_others (words, first->digit);
}

/* What two sets hold that have two digits in common of which each can be in one set only. */
static void
describe_doubly_linked (GameWords *words)
{
  SudokuDigits common = game_words_marked_digits (words->hint, SUDOKU_ROLE_COMMON, -1);
  SudokuDigits shared = words->hint->digits & common;
  g_autofree char *digits = game_words_digits (common);

  add_set (words, 0);
  add_set (words, 1);

  /* Translators: two digits: "1 and 7 can each be in only one of the two sets, ..." */
  game_words_add (words, _("%s can each be in only one of the two sets, so each set has one of "
                           "them and all of its other digits."), digits);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_COMMON, -1);
  game_words_show_sets (words, 3);

  if (words->hint->digits != shared)
    {
      /* Translators: "these digits" are the other digits of a set, of which the sentence before
       * spoke. */
      game_words_add (words, _("So a cell that sees every place of one of these digits in its set "
                               "cannot be that digit."));
      game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
      game_words_show_sets (words, 3);
    }

  if (shared != 0)
    {
      g_autofree char *names = game_words_any_digit (shared);

      /* Translators: digits: "A cell that sees every place of 1 or 7 in both sets cannot be that
       * digit." */
      game_words_add (words, _("A cell that sees every place of %s in both sets cannot be that "
                               "digit."), names);
      game_words_show_marks (words, 1 << SUDOKU_ROLE_COMMON, -1);
      game_words_show_sets (words, 3);
    }
}

/* If the stem takes a digit, its petal takes `digit`. */
static void
add_petal (GameWords *words,
           int        index,
           int        digit)
{
  const SudokuHint *hint = words->hint;
  SudokuCells petal = hint->set[index].cells;
  SudokuDigits lost = game_words_marked_digits (hint, SUDOKU_ROLE_EXTRA, index);
  SudokuCells taken = sudoku_cells_and (petal, words->position->where[digit - 1]);
  g_autofree char *cells = game_words_cells (petal);
  g_autofree char *positions = game_words_any_cell (taken);

  game_words_take (words, sudoku_cells_count (petal) == 1 ?
    /* Translators: a digit, a cell, a digit: "If it is 1, then r4c4 is 9." "It" is the pivot. */
    g_strdup_printf (_("If it is %d, then %s is %d."), sudoku_lowest_digit (lost), cells, digit) :
    /* Translators: a digit, cells, a digit, some of the cells: "If it is 1, r4c4 and r4c5 hold
     * their other digits, so 9 is in r4c5." "It" is the stem. */
    g_strdup_printf (_("If it is %d, %s hold their other digits, so %d is in %s."),
                      sudoku_lowest_digit (lost), cells, digit, positions));
  game_words_show_marks (words, 1 << SUDOKU_ROLE_EXTRA | 1 << SUDOKU_ROLE_COMMON
                                | 1 << SUDOKU_ROLE_PATTERN, index);
  game_words_show_sets (words, 1 << index);
}

static void
describe_blossom (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cell = game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1);
  g_autofree char *stem = game_words_cells (cell);
  g_autofree char *digits =
    game_words_any_digit (game_words_marked_digits (hint, SUDOKU_ROLE_EXTRA, -1));
  int digit = sudoku_lowest_digit (hint->digits);
  SudokuCells taken = sudoku_cells_none ();
  g_autofree char *positions = NULL;

  /* Translators: a cell and digits: "The stem r4c1 is 1, 2 or 6." */
  game_words_add (words, _("The stem %s is %s."), stem, digits);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_EXTRA, -1);

  for (int i = 0; i < hint->n_sets; i++)
    {
      add_petal (words, i, digit);
      taken = sudoku_cells_or (taken, sudoku_cells_and (hint->set[i].cells,
                                                        words->position->where[digit - 1]));
    }

  positions = game_words_any_cell (taken);
  /* Translators: a digit and cells: "Whatever the stem is, 9 is in r4c5 or r6c2." */
  game_words_add (words, _("Whatever the stem is, %d is in %s."), digit, positions);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  add_blocked (words, digit, sudoku_cells_count (taken));

  add_others (words, digit);
}

void
game_words_sudoku_als (GameWords *words)
{
  if (words->hint->technique == SUDOKU_DEATH_BLOSSOM)
    describe_blossom (words);
  else if (words->hint->n_links == 0)
    describe_doubly_linked (words);
  else
    describe_chain (words);
}

/* How many cells there are, and that every digit fills as many of them as it can. */
static void
add_count (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuDigits twice = hint->set[1].digits & hint->set[2].digits;
  g_autofree char *in_line = game_words_cells (hint->set[1].cells);
  g_autofree char *in_box = game_words_cells (hint->set[2].cells);
  g_autofree char *line_name = game_words_house (hint->house[0].house);
  g_autofree char *box_name = game_words_house (hint->house[1].house);
  g_autofree char *digits = game_words_digits (twice);
  int n_cells = 0;

  for (int i = 0; i < hint->n_sets; i++)
    n_cells += sudoku_cells_count (hint->set[i].cells);

  /* Translators: cells, a row or column, cells, a box, a number of four or more. */
  game_words_add (words, _("With %s in %s and %s in %s, these are %d cells."), in_line, line_name,
                  in_box, box_name, n_cells);
  game_words_show_sets (words, 7);

  game_words_take (words, twice == 0 ?
    /* Translators: a number of four or more: "They have 4 digits, none of which can be there twice,
     * so each is there once." */
    g_strdup_printf (_("They have %d digits, none of which can be there twice, so each is there "
                       "once."), n_cells) :
    /* Translators: digits. */
    g_strdup_printf (_("Only %s can be there twice, so every digit is there as often as it can "
                       "be."), digits));
  game_words_show_sets (words, 7);
}

/* "So row 4 has its 1 and 7 in these cells and nowhere else." for the digits of a group. */
static void
add_bound (GameWords *words,
           int        group,
           int        house)
{
  SudokuDigits bound = game_words_marked_digits (words->hint, SUDOKU_ROLE_PATTERN, group);
  g_autofree char *digits = game_words_digits (bound);
  g_autofree char *name = game_words_house (words->hint->house[house].house);

  if (bound == 0)
    return;

  /* Translators: digits and a house: "The 1 and 7 of row 4 are in these cells and nowhere else." */
  game_words_add (words, ngettext ("The %s of %s is in these cells and nowhere else.",
                                   "The %s of %s are in these cells and nowhere else.",
                                   sudoku_bit_count[bound]), digits, name);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, group);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

/* The digits that the crossing alone has, and those that both arms have. */
static void
add_bound_twice (GameWords *words)
{
  SudokuDigits crossing = game_words_marked_digits (words->hint, SUDOKU_ROLE_PATTERN, 2);
  SudokuDigits arms = game_words_marked_digits (words->hint, SUDOKU_ROLE_PATTERN, 3);

  if (crossing != 0)
    {
      g_autofree char *digits = game_words_digits (crossing);

      /* Translators: digits. "Both" are a row or column and a box. */
      game_words_add (words, _("Both have their %s where they cross and nowhere else."), digits);
      game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, 2);
      game_words_show_houses (words, SUDOKU_HOUSE_BASE);
    }

  if (arms != 0)
    {
      g_autofree char *digits = game_words_digits (arms);

      /* Translators: digits. "Both" are a row or column and a box, "these cells" those that the
       * sentences before spoke of. */
      game_words_add (words, _("Both have their %s in these cells, but not where they cross."),
                      digits);
      game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, 3);
      game_words_show_houses (words, SUDOKU_HOUSE_BASE);
    }
}

void
game_words_sudoku_sue_de_coq (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  g_autofree char *line_name = game_words_house (hint->house[0].house);
  g_autofree char *box_name = game_words_house (hint->house[1].house);
  g_autofree char *cells = game_words_cells (hint->set[0].cells);
  g_autofree char *digits = game_words_any_digit (hint->set[0].digits);

  /* Translators: a row or column, a box, cells, digits: "Where row 4 and box 5 cross, r4c4 and r4c5
   * can be 1, 2, 6 or 7." */
  game_words_add (words, _("Where %s and %s cross, %s can be %s."), line_name, box_name, cells,
                  digits);
  game_words_show_sets (words, 1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  add_count (words);
  add_bound (words, 0, 0);
  add_bound (words, 1, 1);
  add_bound_twice (words);
}
