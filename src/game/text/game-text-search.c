/* Teaching searches: the names of their methods, what they do, and their events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/search/game-methods.h"
#include "game/text/game-text-private.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *name;
  const char *blurb;
} MethodText;

static const MethodText queens_methods[QUEENS_N_METHODS] =
{
  [QUEENS_PLACEMENTS] = {
    N_("Any squares"),
    N_("Puts the queens on any squares of the board and tests them when all stand: 4,426,165,368 "
       "boards for 8 queens."),
  },
  [QUEENS_ALL_SQUARES] = {
    N_("Any free square"),
    N_("Each queen tries all squares of the board that are free, so the queens reach every "
       "solution in every order: 40,320 times for 8 queens."),
  },
  [QUEENS_ROWS] = {
    N_("One queen a row"),
    N_("Two queens in a row would attack each other, so each row gets one. The board is tested "
       "when it is full: 16,777,216 boards for 8 queens."),
  },
  [QUEENS_PERMUTATIONS] = {
    N_("Permutations"),
    N_("Each row and each column gets one queen, so that only the diagonals, or the regions, are "
       "left to test: 40,320 boards for 8 queens."),
  },
  [QUEENS_SCAN] = {
    N_("Backtracking, looking back"),
    N_("A queen is placed only where no earlier one attacks it. To know that, the search looks "
       "back over all of them."),
  },
  [QUEENS_SCAN_SQUARES] = {
    N_("Backtracking, square by square"),
    N_("The same, but the search looks at squares: those of the column, then of one diagonal, then "
       "of the other, each up to a queen or the edge."),
  },
  [QUEENS_MARKS_CLEARED] = {
    N_("Wrong: marks cleared"),
    N_("A classic mistake: taking a queen away clears the marks on its diagonals, and with them "
       "those of other queens; its column stays marked. 2,083 boards for 8 queens, 8 of them "
       "right."),
  },
  [QUEENS_MARKS_CLEARED_ALL] = {
    N_("Wrong: marks cleared, column too"),
    N_("The same mistake, but the marks in the column are cleared as well: 92,702 boards for 8 "
       "queens, and only 92 of them are solutions."),
  },
  [QUEENS_MARKS_COPIED] = {
    N_("Backtracking, copied table"),
    N_("One table marks the attacked squares. It is copied before a queen is placed and restored "
       "from the copy when it is taken away: right, but copying takes time."),
  },
  [QUEENS_MARKS] = {
    N_("Backtracking, table of attacks"),
    N_("A table counts how many queens attack each square. Placing a queen adds to it, taking one "
       "away subtracts again, and a single look tells whether a square is free."),
  },
  [QUEENS_FLAGS] = {
    N_("Backtracking, with memory"),
    N_("A queen takes a column and two diagonals; a coloured one takes a column and a region. "
       "The search notes which are taken, so that a few looks tell whether a square is free."),
  },
  [QUEENS_SET] = {
    N_("Backtracking, sets"),
    N_("Three sets hold the columns, sums and differences of row and column that are taken. A "
       "square is free if none of its three numbers is in its set."),
  },
  [QUEENS_BITS] = {
    N_("Backtracking, bit masks"),
    N_("What is taken is noted in the bits of three numbers. One operation finds all the free "
       "squares of a row, and only those are visited."),
  },
};

static const MethodText sudoku_methods[SUDOKU_N_METHODS] =
{
  [SUDOKU_SCAN] = {
    N_("Cell by cell, scanning"),
    N_("Fills the empty cells in order and tries the digits 1 to 9 in each. For every digit it "
       "looks through the row, the column and the box."),
  },
  [SUDOKU_FLAGS] = {
    N_("Cell by cell, with memory"),
    N_("The same search, but each row, column and box remembers its digits, so that three looks "
       "tell whether a digit fits."),
  },
  [SUDOKU_TIGHTEST] = {
    N_("Tightest cell first"),
    N_("Always goes on with the cell that has the fewest candidates: the fewer there are to try, "
       "the sooner a wrong choice is found out."),
  },
  [SUDOKU_PROPAGATE] = {
    N_("Singles first, then the tightest cell"),
    N_("First fills what is certain: cells with one candidate, and digits with one place in a "
       "house. Only where nothing is certain is a digit tried."),
  },
};

static const MethodText words_methods[WORDS_N_METHODS] =
{
  [WORDS_CARRY] = {
    /* Translators: a way to search for the digits of SEND + MORE = MONEY. */
    N_("Digit by digit"),
    N_("Adds as on paper, column by column from the right: as soon as the letters of a column have "
       "digits, its sum is tested."),
  },
  [WORDS_PERMUTATIONS] = {
    N_("Permutations"),
    N_("Gives the letters different digits in every possible way, and tests the sum when each "
       "letter has one: 1,814,400 ways for eight letters."),
  },
};

static const MethodText *
find_method (GameSearchType type,
             int            method)
{
  static const MethodText *const methods[] = {
    [GAME_SEARCH_SUDOKU] = sudoku_methods,
    [GAME_SEARCH_QUEENS] = queens_methods,
    [GAME_SEARCH_WORDS] = words_methods,
  };

  g_assert (method >= 0 && method < game_methods[type].n_methods);

  return &methods[type][method];
}

char *
game_text_legend (GameLegend item)
{
  switch (item)
    {
    case GAME_LEGEND_TRIED:
      /* Translators: legend of a board: the square that is. */
      return g_strdup (C_("legend", "being tried"));

    case GAME_LEGEND_LOOKED_AT:
      /* Translators: legend of a board: a square that the search looked at for a queen. */
      return g_strdup (C_("legend", "looked at"));

    case GAME_LEGEND_SKIPPED:
      /* Translators: legend of a board: a given that the search goes past. */
      return g_strdup (C_("legend", "skipped"));

    case GAME_LEGEND_TAKEN_BACK:
      /* Translators: legend of a board: the square whose queen, digit or letter is. */
      return g_strdup (C_("legend", "taken back"));

    case GAME_LEGEND_ATTACKER:
      /* Translators: legend of a board: an arrow from a queen to the square that is tried. */
      return g_strdup (C_("legend", "attacks it"));

    case GAME_LEGEND_ATTACKED:
      /* Translators: legend of a board: a square that a queen attacks. */
      return g_strdup (C_("legend", "attacked"));

    case GAME_LEGEND_HOLDER:
      /* Translators: legend of a board: a cell that keeps the digit out of another one. */
      return g_strdup (C_("legend", "has the digit already"));

    case GAME_LEGEND_BARRED:
      /* Translators: legend of a board whose rows are letters, its columns digits. */
      return g_strdup (C_("legend", "used, or would begin a word with 0"));

    case GAME_LEGEND_CARRY:
      /* Translators: beside the small digits over a sum on paper. */
      return g_strdup (C_("legend", "carry"));

    case GAME_LEGEND_MARKED:
      /* Translators: legend of a board: a square that has a mark in a table. */
      return g_strdup (C_("legend", "marked"));

    case GAME_LEGEND_LOST:
      /* Translators: legend of a board: a queen attacks this square, but the table has no mark. */
      return g_strdup (C_("legend", "attacked, mark lost"));

    case GAME_LEGEND_LEFT_OVER:
      /* Translators: legend of a board: the table still has a mark for a queen that is gone. */
      return g_strdup (C_("legend", "mark left over"));

    case GAME_LEGEND_OWNER:
      /* Translators: legend of a board: an arrow from the queen whose mark was lost. */
      return g_strdup (C_("legend", "whose mark it was"));

    case GAME_LEGEND_UNDO:
      /* Translators: legend of a board: a line from the queen that, when it was taken back, cleared
       * the mark of another one. */
      return g_strdup (C_("legend", "whose undo lost it"));

    case GAME_LEGEND_OPEN:
      /* Translators: legend of a board: a square that the user may click next. */
      return g_strdup (C_("legend", "you can click here"));

    case GAME_LEGEND_CLICKED:
      /* Translators: legend of a board: the square that the user clicked last. */
      return g_strdup (C_("legend", "your last click"));

    case GAME_LEGEND_LINE:
    case GAME_N_LEGENDS:
    default:
      /* Translators: legend of a board: the row or column that the search is in. */
      return g_strdup (C_("legend", "at work here"));
    }
}

char *
game_text_method (GameSearchType type,
                  int            method)
{
  return g_strdup (_(find_method (type, method)->name));
}

char *
game_text_method_blurb (GameSearchType type,
                        int            method)
{
  return g_strdup (_(find_method (type, method)->blurb));
}

static char *
queens_start (const QueensSteps *steps)
{
  if (steps->method == QUEENS_SCAN_SQUARES && steps->has_regions)
    return g_strdup (_("This method goes along diagonals, which coloured queens do not attack "
                       "along: there is nothing to watch here."));

  if (steps->has_regions && queens_method_is_wrong (steps->method))
    return g_strdup (_("This mistake is about diagonals, which coloured queens do not attack "
                       "along: there is nothing to watch here."));

  if (steps->order == QUEENS_BY_COLUMN)
    return g_strdup (_("The board is empty. The search begins in the first column, at the top."));

  return g_strdup (_("The board is empty. The search begins in the first row, at the left."));
}

static char *
sudoku_start (const SudokuSteps *steps)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];

  if (sudoku_find_conflicts (&steps->givens, conflicts) > 0)
    return g_strdup (_("The given digits contradict each other, so there is nothing to search."));

  if (steps->n_read == 0)
    return g_strdup (_("The givens are read first. Then the search fills the empty cells."));

  if (steps->n_empty == 0)
    return g_strdup (_("Every cell is filled: there is nothing to search."));

  return g_strdup_printf (ngettext ("%d cell is empty. The search fills it.",
                                    "%d cells are empty. The search fills one after the other.",
                                    steps->n_empty), steps->n_empty);
}

char *
game_text_event (const GameSearch  *search,
                 const SearchEvent *event,
                 int                first)
{
  const QueensStory queens = { &search->queens, first };
  const SudokuStory sudoku = { &search->sudoku, first };

  g_return_val_if_fail (search != NULL, NULL);

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      return event == NULL ? sudoku_start (&search->sudoku)
                           : game_text_sudoku_event (&sudoku, event);

    case GAME_SEARCH_WORDS:
      return game_text_keep_formulas (game_text_words_event (&search->words, event));

    case GAME_SEARCH_QUEENS:
    case GAME_N_SEARCHES:
    default:
      return event == NULL ? queens_start (&search->queens)
                           : game_text_keep_formulas (game_text_queens_event (&queens, event));
    }
}
