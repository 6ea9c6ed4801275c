/* What happens in a search of n queens.
 *
 * The first sentence says what happened and why, the second what comes next. Both are written for
 * each case; the places come as row and column of the board, whatever the order of the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-private.h"

#include <glib/gi18n-lib.h>

/* A square, counted from 1. */
typedef struct
{
  int row;
  int column;
} Square;

static Square
square_of (const QueensSteps *steps,
           int                variable,
           int                value)
{
  Square square;

  queens_steps_square (steps, variable, value, &square.row, &square.column);
  square.row++;
  square.column++;

  return square;
}

/* The square of the queen that refuses. */
static Square
refuser_of (const QueensSteps *steps,
            const SearchEvent *event)
{
  Square square = { 0, 0 };

  queens_steps_refuser (steps, event, &square.row, &square.column);
  square.row++;
  square.column++;

  return square;
}

static char *
refused (const QueensSteps *steps,
         const SearchEvent *event)
{
  Square square = square_of (steps, event->variable, event->value);
  Square queen = refuser_of (steps, event);

  switch (event->reason)
    {
    case SEARCH_NO_REASON:
      return g_strdup_printf (_("The table has a mark in row %d, column %d, but no queen attacks "
                                "this square: the mark was left over."),
                              square.row, square.column);

    case SEARCH_SAME_SQUARE:
      return g_strdup_printf (_("Row %d, column %d is refused: a queen stands there already."),
                              square.row, square.column);

    case SEARCH_SAME_ROW:
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in column %d stands in "
                                "the same row."),
                              square.row, square.column, queen.column);

    case SEARCH_SAME_COLUMN:
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d stands in the "
                                "same column."),
                              square.row, square.column, queen.row);

    case SEARCH_SAME_REGION:
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d, column %d "
                                "stands in the same region."),
                              square.row, square.column, queen.row, queen.column);

    case SEARCH_TOUCHES:
      return g_strdup_printf (_("Row %d, column %d is refused: it touches the queen in row %d, "
                                "column %d."),
                              square.row, square.column, queen.row, queen.column);

    case SEARCH_SAME_DIAGONAL:
      /* Translators: the sum in brackets tells that row − column is the same. */
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d, column %d "
                                "takes it along a falling diagonal (%d − %d = %d − %d)."),
                              square.row, square.column, queen.row, queen.column,
                              square.row, square.column, queen.row, queen.column);

    case SEARCH_SAME_ANTIDIAGONAL:
    default:
      /* Translators: the sum in brackets tells that row + column is the same. */
      return g_strdup_printf (_("Row %d, column %d is refused: the queen in row %d, column %d "
                                "takes it along a rising diagonal (%d + %d = %d + %d)."),
                              square.row, square.column, queen.row, queen.column,
                              square.row, square.column, queen.row, queen.column);
    }
}

/* What follows where a line has no square left. */
static char *
next_after_last (const QueensSteps *steps,
                 const SearchEvent *event)
{
  return g_strdup_printf (steps->order == QUEENS_BY_ROW ?
                          _("Row %d has no other column, so the queen of row %d is taken back.") :
                          _("Column %d has no other row, so the queen of column %d is taken back."),
                          event->variable + 1, event->variable);
}

/* What is looked at after a place of the line was refused. */
static char *
next_after_refusal (const QueensSteps *steps,
                    const SearchEvent *event)
{
  if (!queens_method_is_by_line (steps->method))
    return NULL;
  if (event->value + 1 == steps->n)
    return next_after_last (steps, event);

  return g_strdup_printf (steps->order == QUEENS_BY_ROW ?
                          _("Column %d is next; if no column is left, the queen of row %d moves "
                            "on.") :
                          _("Row %d is next; if no row is left, the queen of column %d moves on."),
                          event->value + 2, event->variable);
}

static char *
refused_board (const QueensSteps *steps,
               const SearchEvent *event)
{
  Square square = square_of (steps, event->variable, event->value);
  Square queen = refuser_of (steps, event);

  switch (event->reason)
    {
    case SEARCH_SAME_ROW:
      return g_strdup_printf (_("All queens stand, but this is no solution: row %d has queens in "
                                "columns %d and %d."),
                              square.row, queen.column, square.column);

    case SEARCH_SAME_COLUMN:
      return g_strdup_printf (_("All queens stand, but this is no solution: column %d has queens "
                                "in rows %d and %d."),
                              square.column, queen.row, square.row);

    case SEARCH_SAME_REGION:
      return g_strdup_printf (_("All queens stand, but this is no solution: those in row %d, "
                                "column %d and row %d, column %d share a region."),
                              queen.row, queen.column, square.row, square.column);

    case SEARCH_TOUCHES:
      return g_strdup_printf (_("All queens stand, but this is no solution: those in row %d, "
                                "column %d and row %d, column %d touch."),
                              queen.row, queen.column, square.row, square.column);

    case SEARCH_SAME_DIAGONAL:
    case SEARCH_SAME_ANTIDIAGONAL:
    default:
      return g_strdup_printf (_("All queens stand, but this is no solution: those in row %d, "
                                "column %d and row %d, column %d share a diagonal."),
                              queen.row, queen.column, square.row, square.column);
    }
}

static char *
placed_after_look (const Square *square,
                   int           n_before)
{
  if (n_before == 0)
    return g_strdup_printf (_("A queen is placed in row %d, column %d: there is no other yet that "
                              "could attack it."), square->row, square->column);

  return g_strdup_printf (ngettext ("A queen is placed in row %d, column %d: a look back at %d "
                                    "queen finds none that attacks it.",
                                    "A queen is placed in row %d, column %d: a look back at %d "
                                    "queens finds none that attacks it.", n_before),
                          square->row, square->column, n_before);
}

static char *
placed_without_flags (const QueensSteps *steps,
                      const Square      *square)
{
  if (steps->has_regions)
    return g_strdup_printf (_("A queen is placed in row %d, column %d: nothing there carries a "
                              "flag, and it touches no other. Now what it takes does."),
                            square->row, square->column);

  return g_strdup_printf (steps->order == QUEENS_BY_COLUMN ?
                          _("A queen is placed in row %d, column %d: neither its row nor its "
                            "diagonals carry a flag. Now all three do.") :
                          _("A queen is placed in row %d, column %d: neither its column nor its "
                            "diagonals carry a flag. Now all three do."),
                          square->row, square->column);
}

/* How the method knows that the square is free, or why it does not ask. */
static char *
placed (const QueensSteps *steps,
        const SearchEvent *event)
{
  Square square = square_of (steps, event->variable, event->value);

  switch (steps->method)
    {
    case QUEENS_PLACEMENTS:
      return g_strdup_printf (_("A queen is put into row %d, column %d, wherever the others stand: "
                                "only a full board is tested."), square.row, square.column);

    case QUEENS_ROWS:
      return g_strdup_printf (_("A queen is put into row %d, column %d without a look at the "
                                "others: only a full board is tested."), square.row, square.column);

    case QUEENS_PERMUTATIONS:
      if (steps->has_regions)
        return g_strdup_printf (_("A queen is put into row %d, column %d: no other has this row or "
                                  "column. Regions are tested when the board is full."),
                                square.row, square.column);

      return g_strdup_printf (_("A queen is put into row %d, column %d: no other has this row or "
                                "column. Diagonals are tested when the board is full."),
                              square.row, square.column);

    case QUEENS_ALL_SQUARES:
    case QUEENS_SCAN:
      return placed_after_look (&square, event->depth - 1);

    case QUEENS_MARKS_CLEARED:
    case QUEENS_MARKS_CLEARED_ALL:
    case QUEENS_MARKS_COPIED:
    case QUEENS_MARKS:
      return g_strdup_printf (_("A queen is placed in row %d, column %d: the table counts no "
                                "attack on it. Each square that it attacks is now counted once "
                                "more."),
                              square.row, square.column);

    case QUEENS_FLAGS:
    case QUEENS_SET:
      return placed_without_flags (steps, &square);

    case QUEENS_BITS:
    case QUEENS_N_METHODS:
    default:
      return g_strdup_printf (_("A queen is placed in row %d, column %d: it is the lowest bit left "
                                "in the word of free squares. Attacked squares are not even looked "
                                "at."),
                              square.row, square.column);
    }
}

/* Where the queen that was taken back goes, or what follows when it has nowhere to go. */
static char *
next_after_retract (const QueensSteps *steps,
                    const SearchEvent *event)
{
  if (!queens_method_is_by_line (steps->method) || steps->method == QUEENS_PERMUTATIONS)
    return NULL;

  if (event->value + 1 < steps->n)
    return g_strdup_printf (steps->order == QUEENS_BY_ROW ?
                            _("Row %d goes on from column %d.") :
                            _("Column %d goes on from row %d."),
                            event->variable + 1, event->value + 2);

  if (event->variable == 0)
    return g_strdup (_("That was its last place, so the search is over."));

  return next_after_last (steps, event);
}

static char *
taken_back (Square square)
{
  return g_strdup_printf (_("The queen is taken back from row %d, column %d: every board that "
                            "begins like this has been dealt with."), square.row, square.column);
}

static char *
dead_end (const QueensSteps *steps,
          const SearchEvent *event)
{
  Square wrong;

  if (event->variable < 0)
    return g_strdup_printf (_("No square of the board is free for queen %d. The queen that was "
                              "placed last is taken back."), steps->depth + 1);

  wrong = square_of (steps, event->variable - 1, steps->square[event->variable - 1]);
  return g_strdup_printf (steps->order == QUEENS_BY_ROW ?
                          _("Row %d has no free square: each of its columns is attacked. So the "
                            "queen in row %d, column %d is in the way and is taken back.") :
                          _("Column %d has no free square: each of its rows is attacked. So the "
                            "queen in row %d, column %d is in the way and is taken back."),
                          event->variable + 1, wrong.row, wrong.column);
}

static char *
solved (const QueensSteps *steps)
{
  g_autofree char *number = game_text_number (steps->stats.n_solutions);

  /* Translators: the first is the number of this solution, as in “solution number 5”. */
  return g_strdup_printf (ngettext ("Solution %s: %d queen stands, and none attacks another. The "
                                    "search takes it back to look for more.",
                                    "Solution %s: %d queens stand, and none attacks another. The "
                                    "search takes the last one back to look for more.", steps->n),
                          number, steps->n);
}

char *
game_text_queens_event (const QueensSteps *steps,
                        const SearchEvent *event)
{
  switch ((SearchEventKind) event->kind)
    {
    case SEARCH_PLACE:
      return placed (steps, event);

    case SEARCH_RETRACT:
      return game_text_join (taken_back (square_of (steps, event->variable, event->value)),
                             next_after_retract (steps, event));

    case SEARCH_REJECT:
      if (queens_method_tests_whole (steps->method))
        return game_text_join (refused_board (steps, event),
                               g_strdup (_("The queen that was placed last is taken back.")));

      return game_text_join (refused (steps, event), next_after_refusal (steps, event));

    case SEARCH_DEAD_END:
      return dead_end (steps, event);

    case SEARCH_SOLUTION:
    case SEARCH_GIVEN:
    default:
      return solved (steps);
    }
}
