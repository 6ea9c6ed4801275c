/* What happens in a search of n queens.
 *
 * The first sentence says what happened and why, the second what comes next. Both are written for
 * each case; the places come as row and column of the board, whatever the order of the search. A
 * test holds every sentence against the board, so each must be true of it: also of a wrong method,
 * whose table may say otherwise.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-queens-private.h"

#include <glib/gi18n-lib.h>

static GameTextSquare
square_of (const QueensStory *story,
           const SearchEvent *event)
{
  return game_text_queens_square (story, event->variable, event->value);
}

static char *
placed_after_look (const GameTextSquare *square,
                   int                   n_before)
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

/* The squares that the search looked at, in the column and on the diagonals. */
static char *
placed_after_squares (const QueensStory    *story,
                      const SearchEvent    *event,
                      const GameTextSquare *square)
{
  QueensAttacker looked_at[3 * QUEENS_MAX];
  const int n_squares = queens_steps_looked_at (story->steps, event, looked_at);

  if (n_squares == 0)
    return placed_after_look (square, 0);

  return g_strdup_printf (ngettext ("A queen is placed in row %d, column %d: the search looked at "
                                    "%d square, and no queen stands there.",
                                    "A queen is placed in row %d, column %d: the search looked at "
                                    "%d squares, and no queen stands there.", n_squares),
                          square->row, square->column, n_squares);
}

static char *
placed_in_region (const QueensStory    *story,
                  const GameTextSquare *square)
{
  const bool by_row = story->steps->order == QUEENS_BY_ROW;

  if (story->steps->method == QUEENS_SET)
    return g_strdup_printf (by_row ?
                            _("A queen is placed in row %d, column %d: neither this column nor "
                              "the region is in its set, and no queen is next to it. Now both "
                              "are.") :
                            _("A queen is placed in row %d, column %d: neither this row nor the "
                              "region is in its set, and no queen is next to it. Now both are."),
                            square->row, square->column);

  return g_strdup_printf (by_row ?
                          _("A queen is placed in row %d, column %d: neither this column nor the "
                            "region carries a flag, and no queen is next to it. Now both do.") :
                          _("A queen is placed in row %d, column %d: neither this row nor the "
                            "region carries a flag, and no queen is next to it. Now both do."),
                          square->row, square->column);
}

/* The three flags, or members of sets, by their numbers. */
static char *
placed_by_numbers (const QueensStory    *story,
                   const GameTextSquare *square)
{
  const bool by_row = story->steps->order == QUEENS_BY_ROW;
  const int row = square->row;
  const int column = square->column;
  const int line = by_row ? column : row;
  const int difference = row - column;
  const char *sign = difference < 0 ? "−" : "";

  if (story->steps->method == QUEENS_SET)
    /* Translators: a queen's row and column, the row or column again, then row + column and
     * row − column; the last is the sign of the last number. */
    return g_strdup_printf (by_row ?
                            _("A queen is placed in row %d, column %d: column %d, the sum %d + %d "
                              "= %d and the difference %d − %d = %s%d are in none of the sets. "
                              "Now they are.") :
                            _("A queen is placed in row %d, column %d: row %d, the sum %d + %d = "
                              "%d and the difference %d − %d = %s%d are in none of the sets. Now "
                              "they are."),
                            row, column, line, row, column, row + column, row, column, sign,
                            ABS (difference));

  /* Translators: as above; diagonals are told by row + column and by row − column. */
  return g_strdup_printf (by_row ?
                          _("A queen is placed in row %d, column %d: column %d and the diagonals "
                            "%d + %d = %d and %d − %d = %s%d carry no flag. Now they do.") :
                          _("A queen is placed in row %d, column %d: row %d and the diagonals %d "
                            "+ %d = %d and %d − %d = %s%d carry no flag. Now they do."),
                          row, column, line, row, column, row + column, row, column, sign,
                          ABS (difference));
}

/* The table says that the square is free. */
static char *
placed_by_table (const QueensStory    *story,
                 const GameTextSquare *square)
{
  switch ((int) story->steps->method)
    {
    case QUEENS_MARKS:
      return g_strdup_printf (_("A queen is placed in row %d, column %d: the table counts no "
                                "attack on it. Each square ahead that it attacks now counts one "
                                "more."),
                              square->row, square->column);

    case QUEENS_MARKS_COPIED:
      return g_strdup_printf (_("A queen is placed in row %d, column %d: the table has no mark "
                                "there. A copy of the table is kept, then the squares ahead that "
                                "it attacks are marked."),
                              square->row, square->column);

    default:
      return g_strdup_printf (_("A queen is placed in row %d, column %d: the table has no mark "
                                "there. Now the squares ahead that it attacks are marked."),
                              square->row, square->column);
    }
}

/* A wrong method has lost the marks that would have kept the queen away. */
static char *
placed_wrongly (const QueensStory    *story,
                const GameTextSquare *square,
                const QueensAttacker *attackers,
                int                   n_attackers)
{
  g_autofree char *lines = game_text_queens_lines (story, attackers, n_attackers);

  if (n_attackers == 1)
    return g_strdup_printf (_("The table has no mark in row %d, column %d, so a queen is placed "
                              "there. But the queen in row %d, column %d attacks it: its mark was "
                              "lost."),
                            square->row, square->column, attackers[0].row,
                            attackers[0].column);

  /* Translators: the last is a list of numbers: "1, 3 and 4". */
  return g_strdup_printf (story->steps->order == QUEENS_BY_ROW ?
                          _("The table has no mark in row %d, column %d, so a queen is placed "
                            "there. But the queens of rows %s attack it: their marks were lost.") :
                          _("The table has no mark in row %d, column %d, so a queen is placed "
                            "there. But the queens of columns %s attack it: their marks were "
                            "lost."),
                          square->row, square->column, lines);
}

static char *
placed_before_test (const QueensStory    *story,
                    const GameTextSquare *square)
{
  switch ((int) story->steps->method)
    {
    case QUEENS_PLACEMENTS:
      return g_strdup_printf (_("A queen is put into row %d, column %d, wherever the others stand: "
                                "only a full board is tested."), square->row, square->column);

    case QUEENS_ROWS:
      return g_strdup_printf (_("A queen is put into row %d, column %d without a look at the "
                                "others: only a full board is tested."),
                              square->row, square->column);

    default:
      if (story->steps->has_regions)
        return g_strdup_printf (_("A queen is put into row %d, column %d: no other has this row or "
                                  "column. Regions are tested when the board is full."),
                                square->row, square->column);

      return g_strdup_printf (_("A queen is put into row %d, column %d: no other has this row or "
                                "column. Diagonals are tested when the board is full."),
                              square->row, square->column);
    }
}

/* How the method knows that the square is free, or why it does not ask. */
static char *
placed (const QueensStory *story,
        const SearchEvent *event)
{
  GameTextSquare square = square_of (story, event);
  QueensAttacker attackers[QUEENS_MAX];
  int n_attackers = game_text_queens_attackers (story, event, attackers);

  if (n_attackers > 0)
    return placed_wrongly (story, &square, attackers, n_attackers);

  switch (story->steps->method)
    {
    case QUEENS_PLACEMENTS:
    case QUEENS_ROWS:
    case QUEENS_PERMUTATIONS:
      return placed_before_test (story, &square);

    case QUEENS_ALL_SQUARES:
    case QUEENS_SCAN:
      return placed_after_look (&square, event->depth - 1);

    case QUEENS_SCAN_SQUARES:
      return placed_after_squares (story, event, &square);

    case QUEENS_MARKS_CLEARED:
    case QUEENS_MARKS_CLEARED_ALL:
    case QUEENS_MARKS_COPIED:
    case QUEENS_MARKS:
      return placed_by_table (story, &square);

    case QUEENS_FLAGS:
    case QUEENS_SET:
      return story->steps->has_regions ? placed_in_region (story, &square)
                                : placed_by_numbers (story, &square);

    case QUEENS_BITS:
    case QUEENS_N_METHODS:
    default:
      return g_strdup_printf (_("A queen is placed in row %d, column %d: it is the lowest bit left "
                                "in the word of free squares. Attacked squares are not even looked "
                                "at."),
                              square.row, square.column);
    }
}

/* The squares of a line that the method would still go to, by their bits. */
static uint32_t
squares_left (const QueensStory *story,
              int                line)
{
  const QueensSteps *steps = story->steps;
  uint64_t left = ((UINT64_C (1) << steps->n) - 1) & (UINT64_MAX << steps->square[line]);

  switch ((int) story->steps->method)
    {
    case QUEENS_PERMUTATIONS:
      return left & ~story->steps->columns;

    case QUEENS_BITS:
      return left & ~story->steps->rejected[line];

    default:
      return left;
    }
}

/* Where a queen of a line goes that was taken back, or what follows when it has nowhere to go. */
static char *
next_in_line (const QueensStory *story,
              const SearchEvent *event)
{
  const bool by_row = story->steps->order == QUEENS_BY_ROW;
  const int line = event->variable + story->first;
  const uint32_t left = squares_left (story, event->variable);
  const int next = left != 0 ? __builtin_ctz (left) + story->first : -1;

  if (next < 0 && event->variable == 0)
    return g_strdup (_("That was its last place, so the search is over."));

  switch ((int) story->steps->method)
    {
    case QUEENS_BITS:
      if (next < 0)
        return g_strdup_printf (by_row ?
                                _("No bit is left in row %d, so the queen of row %d is taken "
                                  "back.") :
                                _("No bit is left in column %d, so the queen of column %d is taken "
                                  "back."),
                                line, line - 1);

      return g_strdup_printf (by_row ? _("The next bit is column %d.") :
                                       _("The next bit is row %d."), next);

    case QUEENS_PERMUTATIONS:
      if (next < 0)
        return g_strdup_printf (by_row ?
                                _("No unused column is left, so the queen of row %d is taken "
                                  "back.") :
                                _("No unused row is left, so the queen of column %d is taken "
                                  "back."), line - 1);

      return g_strdup_printf (by_row ? _("The next unused column is %d.") :
                                       _("The next unused row is %d."), next);

    default:
      if (next < 0)
        return game_text_queens_last_of_line (story, event);

      return g_strdup_printf (by_row ? _("Row %d goes on from column %d.") :
                                       _("Column %d goes on from row %d."),
                              line, next);
    }
}

/* The same for queens that go through the squares of the whole board. */
static char *
next_on_board (const QueensStory *story)
{
  const QueensSteps *steps = story->steps;
  const int n_squares = steps->n * steps->n;
  const int queen = steps->depth + 1;
  const int square = steps->square[steps->depth];
  /* Squares are chosen in ascending order, and the queens to come need some too. */
  const int n_needed = steps->method == QUEENS_PLACEMENTS ? steps->n - steps->depth : 1;
  GameTextSquare next = game_text_queens_square (story, square / steps->n, square % steps->n);

  if (square + n_needed <= n_squares)
    return g_strdup_printf (_("Queen %d goes on from row %d, column %d."), queen, next.row,
                            next.column);

  if (steps->depth == 0)
    return g_strdup (_("That was its last place, so the search is over."));

  if (square < n_squares)
    return g_strdup_printf (_("Too few squares follow for the others, so queen %d is taken back."),
                            queen - 1);

  return g_strdup_printf (_("Queen %d has no other square, so queen %d is taken back."), queen,
                          queen - 1);
}

/* A wrong method has skipped some of the boards that begin like this. */
static char *
taken_back (const QueensStory    *story,
            const GameTextSquare *square)
{
  switch ((int) story->steps->method)
    {
    case QUEENS_MARKS_COPIED:
      return g_strdup_printf (_("The queen is taken back from row %d, column %d, and the copy "
                                "brings the table back as it was before it."),
                              square->row, square->column);

    case QUEENS_MARKS_CLEARED:
      return g_strdup_printf (story->steps->order == QUEENS_BY_ROW ?
                              _("The queen leaves row %d, column %d and clears its diagonals "
                                "ahead, even of marks of others, but not its column.") :
                              _("The queen leaves row %d, column %d and clears its diagonals "
                                "ahead, even of marks of others, but not its row."),
                              square->row, square->column);

    case QUEENS_MARKS_CLEARED_ALL:
      return g_strdup_printf (story->steps->order == QUEENS_BY_ROW ?
                              _("The queen leaves row %d, column %d and clears its column and "
                                "diagonals ahead, even of marks of others.") :
                              _("The queen leaves row %d, column %d and clears its row and "
                                "diagonals ahead, even of marks of others."),
                              square->row, square->column);

    default:
      return g_strdup_printf (_("The queen is taken back from row %d, column %d: every board that "
                                "begins like this has been dealt with."),
                              square->row, square->column);
    }
}

/* The square of a queen that stands, by its number from 0. */
static GameTextSquare
standing (const QueensStory *story,
          int                queen)
{
  const int square = story->steps->square[queen];

  if (queens_method_is_by_line (story->steps->method))
    return game_text_queens_square (story, queen, square);

  return game_text_queens_square (story, square / story->steps->n, square % story->steps->n);
}

/* It is always the last queen that closes the whole board, as it stands on a square that was
 * free. */
static char *
dead_board (const QueensStory *story,
            int                closing)
{
  GameTextSquare guilty = standing (story, closing);

  return g_strdup_printf (_("Queen %d finds no free square since queen %d came to row %d, column "
                            "%d, so that one is taken back."),
                          story->steps->depth + 1, closing + 1, guilty.row, guilty.column);
}

/* A wrong method has marked squares that no queen attacks. */
static char *
dead_by_marks (const QueensStory *story,
               int                line)
{
  QueensAttacker attackers[QUEENS_MAX];
  int n_free = 0;

  for (int value = 0; value < story->steps->n; value++)
    {
      int row, column;

      queens_steps_square (story->steps, line, value, &row, &column);
      n_free += queens_steps_attackers_of (story->steps, row, column, attackers) == 0;
    }

  return g_strdup_printf (story->steps->order == QUEENS_BY_ROW ?
                          ngettext ("Row %d is full of marks, but no queen attacks %d of its "
                                    "squares: its mark was left over. The queen of row %d is taken "
                                    "back.",
                                    "Row %d is full of marks, but no queen attacks %d of its "
                                    "squares: their marks were left over. The queen of row %d is "
                                    "taken back.", n_free) :
                          ngettext ("Column %d is full of marks, but no queen attacks %d of its "
                                    "squares: its mark was left over. The queen of column %d is "
                                    "taken back.",
                                    "Column %d is full of marks, but no queen attacks %d of its "
                                    "squares: their marks were left over. The queen of column %d "
                                    "is taken back.", n_free),
                          line + story->first, n_free, line - 1 + story->first);
}

/* The queen to blame is the one that closed the line, which need not be the last. */
static char *
dead_end (const QueensStory *story,
          const SearchEvent *event)
{
  const bool by_row = story->steps->order == QUEENS_BY_ROW;
  const int line = event->variable + story->first;
  const int closing = queens_steps_closing_queen (story->steps, event);
  GameTextSquare guilty;

  if (closing < 0)
    return dead_by_marks (story, event->variable);
  if (event->variable < 0)
    return dead_board (story, closing);

  guilty = standing (story, closing);
  if (closing == event->variable - 1)
    return g_strdup_printf (by_row ?
                            _("Row %d has had no free square since the queen in row %d, column %d "
                              "was placed, so that one is taken back.") :
                            _("Column %d has had no free square since the queen in row %d, column "
                              "%d was placed, so that one is taken back."),
                            line, guilty.row, guilty.column);

  return g_strdup_printf (by_row ?
                          _("Row %d has had no free square since the queen in row %d, column %d "
                            "was placed. The queen of row %d came last, so it is taken back "
                            "first.") :
                          _("Column %d has had no free square since the queen in row %d, column %d "
                            "was placed. The queen of column %d came last, so it is taken back "
                            "first."),
                          line, guilty.row, guilty.column, line - 1);
}

static char *
solved (const QueensStory *story)
{
  g_autofree char *number = game_text_number (story->steps->stats.n_solutions);

  if (story->steps->stops_at_first)
    return g_strdup_printf (ngettext ("Solution: %d queen stands, and none attacks another. The "
                                      "search stops here.",
                                      "Solution: %d queens stand, and none attacks another. The "
                                      "search stops here.", story->steps->n), story->steps->n);

  /* Translators: the first is the number of this solution, as in “solution number 5”. */
  return g_strdup_printf (ngettext ("Solution %s: %d queen stands, and none attacks another. The "
                                    "search takes it back to look for more.",
                                    "Solution %s: %d queens stand, and none attacks another. The "
                                    "search takes the last one back to look for more.",
                                    story->steps->n),
                          number, story->steps->n);
}

/* A wrong method says of each full board that it is a solution. */
static char *
reported (const QueensStory *story)
{
  g_autofree char *number = game_text_number (story->steps->stats.n_solutions);
  QueensAttacker earlier, later;
  int n_pairs = game_text_queens_pairs (story, &earlier, &later);

  if (n_pairs == 0)
    /* Translators: the number of a board, as in “board number 5”. */
    return g_strdup_printf (_("Board %s is reported as a solution, and it is one: no queen attacks "
                              "another."), number);

  /* Translators: the number of a board, as in “board number 5”. A line is a row, a column or a
   * diagonal. */
  return g_strdup_printf (ngettext ("Board %s is reported as a solution, but it is none: %d pair "
                                    "of queens shares a line, in row %d, column %d and row %d, "
                                    "column %d.",
                                    "Board %s is reported as a solution, but it is none: %d pairs "
                                    "of queens share a line, first those in row %d, column %d and "
                                    "row %d, column %d.", n_pairs),
                          number, n_pairs, earlier.row, earlier.column,
                          later.row, later.column);
}

char *
game_text_queens_event (const QueensStory *story,
                        const SearchEvent *event)
{
  GameTextSquare square;

  switch ((SearchEventKind) event->kind)
    {
    case SEARCH_PLACE:
      return placed (story, event);

    case SEARCH_RETRACT:
      square = square_of (story, event);
      return game_text_join (taken_back (story, &square),
                             queens_method_is_by_line (story->steps->method)
                             ? next_in_line (story, event) : next_on_board (story));

    case SEARCH_REJECT:
      return game_text_queens_refused (story, event);

    case SEARCH_DEAD_END:
      return dead_end (story, event);

    case SEARCH_SOLUTION:
    case SEARCH_GIVEN:
    case SEARCH_SKIP:
    default:
      return queens_method_is_wrong (story->steps->method) ? reported (story) : solved (story);
    }
}
