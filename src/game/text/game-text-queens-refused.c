/* Refusals in a search of n queens: of a square, by all queens that attack it, and of a full board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-queens-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-words.h"

/* Up to so many attackers are named with their ways; with more the sentence gets too long. */
enum { MOST_SQUARES_WITH_WAYS = 2, MOST_LINES_WITH_WAYS = 3 };

GameTextSquare
game_text_queens_square (const QueensStory *story,
                         int                variable,
                         int                value)
{
  GameTextSquare square;

  queens_steps_square (story->steps, variable, value, &square.row, &square.column);
  square.row += story->first;
  square.column += story->first;

  return square;
}

/* By its numbers. */
static void
number_attacker (const QueensStory *story,
                 QueensAttacker    *attacker)
{
  attacker->row += story->first;
  attacker->column += story->first;
}

int
game_text_queens_attackers (const QueensStory *story,
                            const SearchEvent *event,
                            QueensAttacker    *attackers)
{
  int n_attackers = queens_steps_attackers (story->steps, event, attackers);

  for (int i = 0; i < n_attackers; i++)
    number_attacker (story, &attackers[i]);

  return n_attackers;
}

int
game_text_queens_pairs (const QueensStory *story,
                        QueensAttacker    *earlier,
                        QueensAttacker    *later)
{
  int n_pairs = queens_steps_count_pairs (story->steps, earlier, later);

  number_attacker (story, earlier);
  number_attacker (story, later);

  return n_pairs;
}

char *
game_text_queens_lines (const QueensStory    *story,
                        const QueensAttacker *attackers,
                        int                   n_attackers)
{
  g_autoptr(GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_attackers; i++)
    g_ptr_array_add (numbers, g_strdup_printf ("%d", story->steps->order == QUEENS_BY_ROW
                                                     ? attackers[i].row
                                                     : attackers[i].column));

  return game_words_list (numbers);
}

/* How a queen attacks a square. */
static const char *
way_of (SearchReason reason)
{
  switch ((int) reason)
    {
    case SEARCH_SAME_ROW:
      /* Translators: in brackets behind the place of a queen or a digit that forbids a square. */
      return C_("attack", "row");

    case SEARCH_SAME_COLUMN:
      /* Translators: in brackets behind the place of a queen or a digit that forbids a square. */
      return C_("attack", "column");

    case SEARCH_SAME_REGION:
      /* Translators: in brackets behind the place of a queen that forbids a square. */
      return C_("attack", "region");

    case SEARCH_TOUCHES:
      /* Translators: in brackets behind the place of a queen that forbids a square. */
      return C_("attack", "beside it");

    case SEARCH_SAME_DIAGONAL:
    case SEARCH_SAME_ANTIDIAGONAL:
    default:
      /* Translators: in brackets behind the place of a queen that forbids a square. */
      return C_("attack", "diagonal");
    }
}

/* Queens by their lines, of which each has one. */
static char *
list_in_lines (const QueensStory    *story,
               const QueensAttacker *attackers,
               int                   n_attackers)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_attackers; i++)
    {
      const char *way = way_of (attackers[i].reason);

      if (story->steps->order == QUEENS_BY_ROW)
        /* Translators: in a list of queens, the row of one and how it attacks: "row 1 (column),
         * row 2 (diagonal) and row 4 (diagonal)". */
        g_ptr_array_add (items, g_strdup_printf (_("row %d (%s)"), attackers[i].row, way));
      else
        /* Translators: in a list of queens, the column of one and how it attacks. */
        g_ptr_array_add (items, g_strdup_printf (_("column %d (%s)"), attackers[i].column,
                                                 way));
    }

  return game_words_list (items);
}

static char *
list_squares (const QueensAttacker *attackers,
              int                   n_attackers)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < n_attackers; i++)
    if (n_attackers > MOST_SQUARES_WITH_WAYS)
      /* Translators: a square in a list, in the middle of a sentence. */
      g_ptr_array_add (items, g_strdup_printf (_("row %d, column %d"), attackers[i].row,
                                               attackers[i].column));
    else
      /* Translators: a queen or a digit in a list, and in brackets how it forbids a square: "row
       * 1, column 2 (column)". */
      g_ptr_array_add (items, g_strdup_printf (_("row %d, column %d (%s)"), attackers[i].row,
                                               attackers[i].column,
                                               way_of (attackers[i].reason)));

  return game_words_squares (items);
}

static char *
refused_by_several (const QueensStory    *story,
                    const GameTextSquare *square,
                    const QueensAttacker *attackers,
                    int                   n_attackers)
{
  const bool by_line = queens_method_is_by_line (story->steps->method);
  g_autofree char *list = NULL;

  if (n_attackers <= MOST_LINES_WITH_WAYS || !by_line)
    {
      list = by_line ? list_in_lines (story, attackers, n_attackers)
                     : list_squares (attackers, n_attackers);

      /* Translators: the last is a list: "row 1 (column), row 2 (diagonal) and row 4 (diagonal)".
       * There are always two or more. */
      return g_strdup_printf (ngettext ("Row %d, column %d is refused by %d queen: %s.",
                                        "Row %d, column %d is refused by %d queens: %s.",
                                        n_attackers),
                              square->row, square->column, n_attackers, list);
    }

  list = game_text_queens_lines (story, attackers, n_attackers);

  /* Translators: the last is a list of numbers: "1, 2, 4, 5 and 7". */
  return g_strdup_printf (story->steps->order == QUEENS_BY_ROW ?
                          _("Row %d, column %d is refused by the queens of rows %s.") :
                          _("Row %d, column %d is refused by the queens of columns %s."),
                          square->row, square->column, list);
}

static char *
refused_by_one (const GameTextSquare *square,
                const QueensAttacker *attacker)
{
  const int row = attacker->row;
  const int column = attacker->column;

  switch ((int) attacker->reason)
    {
    case SEARCH_SAME_SQUARE:
      return g_strdup_printf (_("Row %d, column %d is refused: a queen stands there already."),
                              square->row, square->column);

    case SEARCH_SAME_ROW:
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in column %d stands in "
                                "the same row."),
                              square->row, square->column, column);

    case SEARCH_SAME_COLUMN:
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d stands in the "
                                "same column."),
                              square->row, square->column, row);

    case SEARCH_SAME_REGION:
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d, column %d "
                                "stands in the same region."),
                              square->row, square->column, row, column);

    case SEARCH_TOUCHES:
      return g_strdup_printf (_("Row %d, column %d is refused: it touches the queen in row %d, "
                                "column %d."),
                              square->row, square->column, row, column);

    case SEARCH_SAME_DIAGONAL:
      /* Translators: the sum in brackets tells that row − column is the same. */
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d, column %d "
                                "takes it along a falling diagonal (%d − %d = %d − %d)."),
                              square->row, square->column, row, column,
                              square->row, square->column, row, column);

    case SEARCH_SAME_ANTIDIAGONAL:
    default:
      /* Translators: the sum in brackets tells that row + column is the same. */
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d, column %d "
                                "takes it along a rising diagonal (%d + %d = %d + %d)."),
                              square->row, square->column, row, column,
                              square->row, square->column, row, column);
    }
}

static char *
refused_square (const QueensStory *story,
                const SearchEvent *event)
{
  GameTextSquare square = game_text_queens_square (story, event->variable, event->value);
  QueensAttacker attackers[QUEENS_MAX];
  int n_attackers = game_text_queens_attackers (story, event, attackers);

  if (n_attackers == 0)
    return g_strdup_printf (_("The table has a mark in row %d, column %d, but no queen attacks "
                              "this square: the mark was left over."),
                            square.row, square.column);

  if (n_attackers == 1 || event->reason == SEARCH_SAME_SQUARE)
    for (int i = 0; i < n_attackers; i++)
      if (attackers[i].reason == (SearchReason) event->reason)
        return refused_by_one (&square, &attackers[i]);

  return refused_by_several (story, &square, attackers, n_attackers);
}

/* Where the search looks next, after a square of a line was refused. */
static char *
next_in_line (const QueensStory *story,
              const SearchEvent *event)
{
  const bool by_row = story->steps->order == QUEENS_BY_ROW;

  if (event->value + 1 < story->steps->n)
    return g_strdup_printf (by_row ? _("Column %d is next.") : _("Row %d is next."),
                            event->value + 1 + story->first);

  if (story->steps->closed[event->variable] == 0)
    return g_strdup_printf (by_row ? _("That was the last column of row %d.") :
                                     _("That was the last row of column %d."),
                            event->variable + story->first);

  return game_text_queens_last_of_line (story, event);
}

static char *
next_on_board (const QueensStory *story)
{
  const QueensSteps *steps = story->steps;
  const int square = steps->square[steps->depth];

  if (square < steps->n * steps->n)
    {
      GameTextSquare next = game_text_queens_square (story, square / steps->n, square % steps->n);

      return g_strdup_printf (_("Row %d, column %d is next."), next.row, next.column);
    }

  if (steps->closed[steps->depth] == 0)
    return g_strdup_printf (_("That was the last square for queen %d."), steps->depth + 1);

  return g_strdup_printf (_("Queen %d has no other square, so queen %d is taken back."),
                          steps->depth + 1, steps->depth);
}

/* The only pair in conflict. */
static char *
refused_for_pair (const QueensAttacker *earlier,
                  const QueensAttacker *later)
{
  switch ((int) later->reason)
    {
    case SEARCH_SAME_ROW:
      return g_strdup_printf (_("All queens stand, but this is no solution: row %d has queens in "
                                "columns %d and %d."),
                              later->row, earlier->column, later->column);

    case SEARCH_SAME_COLUMN:
      return g_strdup_printf (_("All queens stand, but this is no solution: column %d has queens "
                                "in rows %d and %d."),
                              later->column, earlier->row, later->row);

    case SEARCH_SAME_REGION:
      return g_strdup_printf (_("All queens stand, but this is no solution: those in row %d, "
                                "column %d and row %d, column %d share a region."),
                              earlier->row, earlier->column,
                              later->row, later->column);

    case SEARCH_TOUCHES:
      return g_strdup_printf (_("All queens stand, but this is no solution: those in row %d, "
                                "column %d and row %d, column %d touch."),
                              earlier->row, earlier->column,
                              later->row, later->column);

    case SEARCH_SAME_DIAGONAL:
    case SEARCH_SAME_ANTIDIAGONAL:
    default:
      return g_strdup_printf (_("All queens stand, but this is no solution: those in row %d, "
                                "column %d and row %d, column %d share a diagonal."),
                              earlier->row, earlier->column,
                              later->row, later->column);
    }
}

static char *
refused_board (const QueensStory *story)
{
  QueensAttacker earlier, later;
  int n_pairs = game_text_queens_pairs (story, &earlier, &later);

  if (n_pairs == 1)
    return refused_for_pair (&earlier, &later);

  if (story->steps->has_regions)
    /* Translators: there are always two or more pairs. */
    return g_strdup_printf (ngettext ("All queens stand, but %d pair shares a row, column or "
                                      "region, or touches; first row %d, column %d and row %d, "
                                      "column %d.",
                                      "All queens stand, but %d pairs share a row, column or "
                                      "region, or touch; first row %d, column %d and row %d, "
                                      "column %d.", n_pairs),
                            n_pairs, earlier.row, earlier.column,
                            later.row, later.column);

  /* Translators: there are always two or more pairs. */
  return g_strdup_printf (ngettext ("All queens stand, but %d pair shares a row, column or "
                                    "diagonal; first row %d, column %d and row %d, column %d.",
                                    "All queens stand, but %d pairs share a row, column or "
                                    "diagonal; first row %d, column %d and row %d, column %d.",
                                    n_pairs),
                          n_pairs, earlier.row, earlier.column,
                          later.row, later.column);
}

char *
game_text_queens_last_of_line (const QueensStory *story,
                               const SearchEvent *event)
{
  return g_strdup_printf (story->steps->order == QUEENS_BY_ROW ?
                          _("No column is left, so the queen of row %d is taken back.") :
                          _("No row is left, so the queen of column %d is taken back."),
                          event->variable - 1 + story->first);
}

char *
game_text_queens_refused (const QueensStory *story,
                          const SearchEvent *event)
{
  if (queens_method_tests_whole (story->steps->method))
    return game_text_join (refused_board (story),
                           g_strdup (_("The queen that was placed last is taken back.")));

  return game_text_join (refused_square (story, event),
                         queens_method_is_by_line (story->steps->method)
                         ? next_in_line (story, event) : next_on_board (story));
}
