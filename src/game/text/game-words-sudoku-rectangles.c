/* The words of unique and avoidable rectangles and of the universal grave.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

enum
{
  PATTERN = 1 << SUDOKU_ROLE_PATTERN,
  EXTRA = 1 << SUDOKU_ROLE_EXTRA,
};

/* Adds a sentence that shows roles and, where it speaks of them, the houses of the pattern. */
static void
add (GameWords *words,
     uint32_t   roles,
     bool       shows_base,
     char      *text)
{
  game_words_take (words, text);
  game_words_show_marks (words, roles, -1);
  if (shows_base)
    game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

/* The one of the two digits that goes from a corner, and the other one. */
static int
get_lost_digit (const SudokuHint *hint)
{
  return sudoku_lowest_digit (hint->removals[sudoku_cells_first (game_words_losers (hint, 0))]);
}

static int
get_other_digit (const SudokuHint *hint,
                 int               digit)
{
  return sudoku_lowest_digit (hint->digits & ~(1 << (digit - 1)));
}

/* What must not be; of an avoidable rectangle some corners are filled. */
static void
describe_rectangle (GameWords *words)
{
  SudokuCells cells = game_words_marked (words->hint, SUDOKU_ROLE_PATTERN, -1);
  g_autofree char *corners = game_words_cells (cells);
  g_autofree char *pair = game_words_digits (words->hint->digits);

  /* Translators: four cells, two digits. */
  add (words, PATTERN, false,
       g_strdup_printf (words->hint->technique >= SUDOKU_AVOIDABLE_RECTANGLE_1 ?
                        _("None of %s is a given. If they held only %s, these digits could trade "
                          "places, and the puzzle would have two solutions.") :
                        _("If %s held only %s, these digits could trade places, and the puzzle "
                          "would have two solutions."), corners, pair));
}

static void
describe_single_roof (GameWords *words)
{
  g_autofree char *roof = game_words_cells (game_words_marked (words->hint, SUDOKU_ROLE_EXTRA, -1));

  /* Translators: a cell. */
  add (words, EXTRA, false,
       g_strdup_printf (_("Only %s has other candidates, so it takes one of those."), roof));
  words->is_placement = true;
}

static void
describe_single_extra (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int digit = sudoku_lowest_digit (game_words_marked_digits (hint, SUDOKU_ROLE_EXTRA, -1));
  SudokuCells cells = game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1);
  g_autofree char *roof = game_words_cells (cells);

  /* Translators: a digit, two or three cells, the digit: "The only other candidate is 5, so one of
   * r1c1 and r1c4 is 5." */
  add (words, EXTRA, false,
       g_strdup_printf (_("The only other candidate is %d, so one of %s is %d."), digit, roof,
                        digit));

  game_words_add_seen (words, sudoku_cells_seen_by_all (cells), digit, sudoku_cells_count (cells));
}

static void
describe_subset (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  g_autofree char *roof = game_words_cells (game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1));
  g_autofree char *extras = game_words_any_digit (game_words_marked_digits (hint, SUDOKU_ROLE_EXTRA,
                                                                            -1));
  g_autofree char *cells = game_words_cells (hint->set[0].cells);
  g_autofree char *digits = game_words_digits (hint->set[0].digits);
  g_autofree char *houses = game_words_houses (hint, SUDOKU_HOUSE_BASE);

  /* Translators: two cells, digits: "So one of r1c1 and r1c4 is 5 or 7." */
  add (words, EXTRA, false, g_strdup_printf (_("So one of %s is %s."), roof, extras));

  /* Translators: cells, digits, houses: "Together with r1c8 and r1c9, that cell takes 2, 5 and 7 of
   * row 1." The cell of the sentence before, whichever it is. */
  add (words, EXTRA, true,
       g_strdup_printf (_("Together with %s, that cell takes %s of %s."), cells, digits, houses));
  game_words_show_sets (words, 1 << 0);
}

static void
describe_locked_digit (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int lost = get_lost_digit (hint);
  int locked = get_other_digit (hint, lost);
  g_autofree char *house = game_words_houses (hint, SUDOKU_HOUSE_BASE);
  g_autofree char *roof = game_words_any_cell (game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1));
  g_autofree char *pair = game_words_digits (hint->digits);

  /* Translators: a house, a digit, two cells: "In row 7, 2 can only be in r7c1 or r7c5." */
  add (words, PATTERN, true, g_strdup_printf (_("In %s, %d can only be in %s."), house, locked,
                                              roof));

  /* Translators: of the two cells of the sentence before; two digits, and both. */
  add (words, PATTERN, false,
       g_strdup_printf (_("One of them is %d. If the other were %d, all four corners would hold "
                          "just %s."), locked, lost, pair));
}

/* The sentence that tests with two houses have in common. */
static void
describe_corners (GameWords *words,
                  int        digit)
{
  g_autofree char *houses = game_words_houses (words->hint, SUDOKU_HOUSE_BASE);

  /* Translators: two houses, a digit: "In row 1 and row 5, 2 can only be in these corners." Of
   * four cells that were named. */
  add (words, PATTERN, true, g_strdup_printf (_("In %s, %d can only be in these corners."), houses,
                                              digit));
}

static void
describe_crossing (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int lost = get_lost_digit (hint);
  g_autofree char *roof = game_words_cells (game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1));
  g_autofree char *pair = game_words_digits (hint->digits);

  describe_corners (words, lost);

  /* Translators: a digit. */
  add (words, PATTERN, false,
       g_strdup_printf (_("So two diagonally opposite corners are %d."), lost));

  /* Translators: two cells, a digit, the other digit, both digits. */
  add (words, PATTERN, false,
       g_strdup_printf (_("If %s were %d, the other two would be %d, and all four would hold just "
                          "%s."), roof, lost, get_other_digit (hint, lost), pair));
}

static void
describe_hidden (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int lost = get_lost_digit (hint);
  int locked = get_other_digit (hint, lost);
  SudokuCells loser = game_words_losers (hint, 0);
  SudokuCells corners = game_words_marked (hint, SUDOKU_ROLE_PATTERN, -1);
  int cell = sudoku_cells_first (loser);
  SudokuCells far = sudoku_cells_minus (corners, sudoku_cells_or (loser, sudoku_peer_cells[cell]));
  g_autofree char *name = game_words_cell (cell);
  g_autofree char *across = game_words_cells (far);
  g_autofree char *pair = game_words_digits (hint->digits);

  describe_corners (words, locked);

  /* Translators: a cell, its digit, the other digit, the cell across, the digit, both digits. */
  add (words, PATTERN, false,
       g_strdup_printf (_("If %s were %d, the corners next to it would be %d, and %s would be %d: "
                          "all four would hold just %s."), name, lost, locked, across, lost, pair));
}

static void
describe_last_corner (GameWords *words)
{
  g_autofree char *cell = game_words_cells (game_words_losers (words->hint, 0));

  /* Translators: of four cells that were named; a digit and the fourth cell. */
  add (words, PATTERN, false,
       g_strdup_printf (_("Three of them are filled, and %d in %s would complete such a "
                          "rectangle."),
                        get_lost_digit (words->hint), cell));
}

void
game_words_sudoku_rectangles (GameWords *words)
{
  static void (* const describe[]) (GameWords *words) = {
    [SUDOKU_UNIQUE_RECTANGLE_1 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_single_roof,
    [SUDOKU_UNIQUE_RECTANGLE_2 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_single_extra,
    [SUDOKU_UNIQUE_RECTANGLE_3 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_subset,
    [SUDOKU_UNIQUE_RECTANGLE_4 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_locked_digit,
    [SUDOKU_UNIQUE_RECTANGLE_5 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_single_extra,
    [SUDOKU_UNIQUE_RECTANGLE_6 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_crossing,
    [SUDOKU_HIDDEN_RECTANGLE - SUDOKU_UNIQUE_RECTANGLE_1] = describe_hidden,
    [SUDOKU_AVOIDABLE_RECTANGLE_1 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_last_corner,
    [SUDOKU_AVOIDABLE_RECTANGLE_2 - SUDOKU_UNIQUE_RECTANGLE_1] = describe_single_extra,
  };
  describe_rectangle (words);
  describe[words->hint->technique - SUDOKU_UNIQUE_RECTANGLE_1] (words);
}

void
game_words_sudoku_bug (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int digit = sudoku_lowest_digit (hint->digits);
  g_autofree char *cell = game_words_cells (game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1));
  g_autofree char *houses = game_words_houses (hint, SUDOKU_HOUSE_BASE);

  /* Translators: a cell. */
  add (words, EXTRA, false,
       g_strdup_printf (_("Every empty cell has two candidates, except %s, which has "
                          "three."), cell));

  /* Translators: a digit, three houses. */
  add (words, EXTRA | PATTERN, true,
       g_strdup_printf (_("In each row, column and box, every digit has two places or none; only "
                          "%d has three, in %s."), digit, houses));

  /* Translators: a cell, a digit. */
  add (words, EXTRA, false,
       g_strdup_printf (_("If %s were not %d, every cell could change to its other candidate, and "
                          "the puzzle would have several solutions or none."), cell, digit));
  words->is_placement = true;
}
