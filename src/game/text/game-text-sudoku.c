/* What happens in a search of sudoku.
 *
 * The first sentence says what happened and why, the second what comes next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-words.h"

/* A digit that stands more than once where it can be seen. */
static char *
refused_by_several (const SudokuStory    *story,
                    const SearchEvent    *event,
                    const SudokuAttacker *attackers,
                    int                   n_attackers)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int i = 0; i < n_attackers; i++)
    {
      const SearchReason reason = attackers[i].reason;
      const char *way = reason == SEARCH_SAME_ROW ? C_("attack", "row") :
                        reason == SEARCH_SAME_COLUMN ? C_("attack", "column") :
                        /* Translators: in brackets behind the place of a digit. */
                        C_("attack", "box");

      g_ptr_array_add (items, g_strdup_printf (_("row %d, column %d (%s)"),
                                               sudoku_row (attackers[i].cell) + story->first,
                                               sudoku_column (attackers[i].cell) + story->first,
                                               way));
    }
  list = game_words_squares (items);

  /* Translators: a digit, its row and column, and a list: "row 4, column 7 (row); row 8,
   * column 2 (column)". */
  return g_strdup_printf (_("%d does not fit in row %d, column %d: it stands in %s."),
                          event->value, sudoku_row (event->variable) + story->first,
                          sudoku_column (event->variable) + story->first, list);
}

static char *
refused (const SudokuStory *story,
         const SearchEvent *event)
{
  SudokuAttacker attackers[3];
  int n_attackers = sudoku_steps_attackers (story->steps, event, attackers);
  int row = sudoku_row (event->variable) + story->first;
  int column = sudoku_column (event->variable) + story->first;
  int other_row = sudoku_row (event->other) + story->first;
  int other_column = sudoku_column (event->other) + story->first;

  if (n_attackers > 1)
    return refused_by_several (story, event, attackers, n_attackers);

  switch ((int) event->reason)
    {
    case SEARCH_SAME_ROW:
      /* Translators: a digit, its row and column, the row again, and the column of an equal one. */
      return g_strdup_printf (_("%d does not fit in row %d, column %d: row %d already has it in "
                                "column %d."),
                              event->value, row, column, row, other_column);

    case SEARCH_SAME_COLUMN:
      /* Translators: a digit, its row and column, the column again, and the row of an equal one. */
      return g_strdup_printf (_("%d does not fit in row %d, column %d: column %d already has it in "
                                "row %d."),
                              event->value, row, column, column, other_row);

    case SEARCH_SAME_BOX:
    default:
      /* Translators: a digit, its row and column, and those of an equal one in the same box. */
      return g_strdup_printf (_("%d does not fit in row %d, column %d: its box already has it in "
                                "row %d, column %d."),
                              event->value, row, column, other_row, other_column);
    }
}

static char *
next_after_refusal (const SudokuStory *story)
{
  const SudokuStepsLevel *level = &story->steps->level[story->steps->depth];

  if (level->untried != 0)
    /* Translators: a digit. */
    return g_strdup_printf (_("%d is next."), sudoku_lowest_digit (level->untried));

  if (story->steps->depth == 0 && level->closed != 0)
    return g_strdup (_("That was the last digit for the first cell, so the search is over."));

  return g_strdup (_("No digit is left for this cell."));
}

/* A digit that was chosen, not concluded. */
static char *
tried (const SudokuStory *story,
       const SearchEvent *event)
{
  const SudokuStepsLevel *level = &story->steps->level[story->steps->depth - 1];
  int n_left = __builtin_popcount (level->untried);
  int row = sudoku_row (event->variable) + story->first;
  int column = sudoku_column (event->variable) + story->first;

  if (story->steps->method == SUDOKU_SCAN || story->steps->method == SUDOKU_FLAGS)
    /* Translators: a digit, its row and column. */
    return g_strdup_printf (_("%d is put into row %d, column %d: neither its row nor its column "
                              "nor its box has it yet."), event->value, row, column);

  if (level->closed != 0)
    /* Translators: a digit, its row and column. */
    return g_strdup_printf (_("%d is tried in row %d, column %d now that the digits before it have "
                              "been looked at."), event->value, row, column);

  /* Translators: a digit, its row and column, and how many other digits fit in that cell. */
  return g_strdup_printf (ngettext ("%d is tried in row %d, column %d, the first of the cells with "
                                    "the fewest candidates. %d other digit would fit there.",
                                    "%d is tried in row %d, column %d, the first of the cells with "
                                    "the fewest candidates. %d other digits would fit there.",
                                    n_left),
                          event->value, row, column, n_left);
}

static char *
placed (const SudokuStory *story,
        const SearchEvent *event)
{
  int row = sudoku_row (event->variable) + story->first;
  int column = sudoku_column (event->variable) + story->first;

  switch ((int) event->reason)
    {
    case SEARCH_ONLY_VALUE:
      /* Translators: a digit, its row and column. */
      return g_strdup_printf (_("%d goes into row %d, column %d: no other digit fits there."),
                              event->value, row, column);

    case SEARCH_ONLY_PLACE_ROW:
      /* Translators: a digit, its row and column, and the row again. */
      return g_strdup_printf (_("%d goes into row %d, column %d: row %d has no other place for "
                                "it."),
                              event->value, row, column, row);

    case SEARCH_ONLY_PLACE_COLUMN:
      /* Translators: a digit, its row and column, and the column again. */
      return g_strdup_printf (_("%d goes into row %d, column %d: column %d has no other place for "
                                "it."), event->value, row, column, column);

    case SEARCH_ONLY_PLACE_BOX:
      /* Translators: a digit, its row and column. */
      return g_strdup_printf (_("%d goes into row %d, column %d: its box has no other place for "
                                "it."),
                              event->value, row, column);

    default:
      return tried (story, event);
    }
}

static char *
taken_out (const SudokuStory *story,
           const SearchEvent *event)
{
  /* Translators: a digit, its row and column. */
  return g_strdup_printf (_("%d is taken out of row %d, column %d again: all that follows from it "
                            "has been looked at."),
                          event->value, sudoku_row (event->variable) + story->first,
                          sudoku_column (event->variable) + story->first);
}

/* Why there is nothing else to try: the digit may have been forced. */
static char *
nothing_left (const SudokuStory *story,
              const SearchEvent *event,
              SearchReason       reason)
{
  switch ((int) reason)
    {
    case SEARCH_ONLY_VALUE:
      return g_strdup (_("No other digit fits there, so the digit placed before it is taken out "
                         "too."));

    case SEARCH_ONLY_PLACE_ROW:
      /* Translators: the number of a row, and a digit. */
      return g_strdup_printf (_("Row %d has no other place for %d, so the digit placed before it "
                                "is taken out too."),
                              sudoku_row (event->variable) + story->first, event->value);

    case SEARCH_ONLY_PLACE_COLUMN:
      /* Translators: the number of a column, and a digit. */
      return g_strdup_printf (_("Column %d has no other place for %d, so the digit placed before "
                                "it is taken out too."),
                              sudoku_column (event->variable) + story->first, event->value);

    case SEARCH_ONLY_PLACE_BOX:
      /* Translators: the number of a box, counted from the top left, and a digit. */
      return g_strdup_printf (_("Box %d has no other place for %d, so the digit placed before it "
                                "is taken out too."),
                              sudoku_box (event->variable) + story->first, event->value);

    default:
      return g_strdup (_("No digit is left for this cell, so the digit placed before it is taken "
                         "out too."));
    }
}

/* What happens to the cell that a digit was taken out of. */
static char *
next_after_retract (const SudokuStory *story,
                    const SearchEvent *event)
{
  const SudokuStepsLevel *level = &story->steps->level[story->steps->depth];

  if (level->untried != 0)
    /* Translators: a digit. */
    return g_strdup_printf (_("%d is next."), sudoku_lowest_digit (level->untried));

  if (story->steps->depth == 0)
    return g_strdup (_("That was the last digit for the first cell, so the search is over."));

  return nothing_left (story, event, level->reason);
}

static char *
dead_end (const SudokuStory *story,
          const SearchEvent *event)
{
  int row = sudoku_row (event->variable) + story->first;
  int column = sudoku_column (event->variable) + story->first;

  switch ((int) event->reason)
    {
    case SEARCH_NO_PLACE_ROW:
      /* Translators: the number of a row, and a digit. */
      return g_strdup_printf (_("Row %d has no place left for %d."), row, event->value);

    case SEARCH_NO_PLACE_COLUMN:
      /* Translators: the number of a column, and a digit. */
      return g_strdup_printf (_("Column %d has no place left for %d."), column, event->value);

    case SEARCH_NO_PLACE_BOX:
      /* Translators: the number of a box, counted from the top left, and a digit. */
      return g_strdup_printf (_("Box %d has no place left for %d."),
                              sudoku_box (event->variable) + story->first, event->value);

    default:
      return g_strdup_printf (_("No digit fits in row %d, column %d: its row, column and box have "
                                "them all."), row, column);
    }
}

/* Who is to blame for a dead end: the digit that made it one, which need not be the last. */
static char *
next_after_dead_end (const SudokuStory *story,
                     const SearchEvent *event)
{
  const int closing = sudoku_steps_closing_level (story->steps, event);
  int guilty, last;

  if (story->steps->depth == 0)
    return g_strdup (_("There is nothing to take back: the puzzle has no solution."));
  if (closing < 0)
    return g_strdup (_("The givens alone are to blame: the puzzle has no solution."));

  guilty = story->steps->level[closing].cell;
  last = story->steps->level[story->steps->depth - 1].cell;

  if (guilty == last)
    /* Translators: a digit, its row and column. */
    return g_strdup_printf (_("So %d in row %d, column %d cannot stay."),
                            story->steps->grid.digit[last], sudoku_row (last) + story->first,
                            sudoku_column (last) + story->first);

  /* Translators: twice a digit, its row and column. */
  return g_strdup_printf (_("That has been so since %d came to row %d, column %d; %d in row %d, "
                            "column %d came last and goes first."),
                          story->steps->grid.digit[guilty], sudoku_row (guilty) + story->first,
                          sudoku_column (guilty) + story->first, story->steps->grid.digit[last],
                          sudoku_row (last) + story->first, sudoku_column (last) + story->first);
}

static char *
given (const SudokuStory *story,
       const SearchEvent *event)
{
  const int row = sudoku_row (event->variable) + story->first;
  const int column = sudoku_column (event->variable) + story->first;

  /* Translators: a digit, its row and column, and those again with the box. */
  return g_strdup_printf (_("%d is given in row %d, column %d: row %d, column %d and box %d note "
                            "that they have it."), event->value, row, column, row, column,
                          sudoku_box (event->variable) + story->first);
}

/* The search came to a given; behind the last column it goes on with the next row. */
static char *
skipped (const SudokuStory *story,
         const SearchEvent *event)
{
  const int row = sudoku_row (event->variable) + story->first;
  const int column = sudoku_column (event->variable) + story->first;
  const bool ends_row = sudoku_column (event->variable) == SUDOKU_DIGITS - 1;
  char *text = NULL;

  /* Translators: a row, a column, and the digit that is given there. */
  text = g_strdup_printf (_("Row %d, column %d holds a given %d: skip it."), row, column,
                          event->value);
  if (!ends_row || event->variable == SUDOKU_CELLS - 1)
    return text;

  return game_text_join (text, g_strdup_printf (_("The row ends here, so row %d is next."),
                                                row + 1));
}

static char *
solved (const SudokuStory *story)
{
  g_autofree char *number = game_text_number (story->steps->stats.n_solutions);

  if (story->steps->n_empty == 0)
    return g_strdup_printf (_("Solution %s: every row, column and box has all nine digits."),
                            number);

  if (story->steps->stops_at_first)
    return g_strdup (_("Solution: every row, column and box has all nine digits. The search stops "
                       "here."));

  /* Translators: the number of this solution, as in “solution number 5”. */
  return g_strdup_printf (_("Solution %s: every row, column and box has all nine digits. The "
                            "search goes back to see whether there is another."), number);
}

char *
game_text_sudoku_event (const SudokuStory *story,
                        const SearchEvent *event)
{
  switch ((SearchEventKind) event->kind)
    {
    case SEARCH_PLACE:
      return placed (story, event);

    case SEARCH_RETRACT:
      return game_text_join (taken_out (story, event), next_after_retract (story, event));

    case SEARCH_REJECT:
      return game_text_join (refused (story, event), next_after_refusal (story));

    case SEARCH_DEAD_END:
      return game_text_join (dead_end (story, event), next_after_dead_end (story, event));

    case SEARCH_GIVEN:
      return given (story, event);

    case SEARCH_SKIP:
      return skipped (story, event);

    case SEARCH_SOLUTION:
    default:
      return solved (story);
    }
}
