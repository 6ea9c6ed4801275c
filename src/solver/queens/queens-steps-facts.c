/* Teaching solvers of n queens: facts about the board of a search, looked up for sentences and
 * pictures, never by the search itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps-private.h"

void
queens_steps_square (const QueensSteps *steps,
                     int                variable,
                     int                value,
                     int               *row,
                     int               *column)
{
  const bool by_row = steps->order == QUEENS_BY_ROW;

  *row = by_row ? variable : value;
  *column = by_row ? value : variable;
}

void
queens_steps_board (const QueensSteps *steps,
                    QueensBoard       *board)
{
  *board = queens_board_empty (steps->n);

  for (int queen = 0; queen < steps->depth; queen++)
    {
      int row, column;

      queens_steps_square (steps, steps_queen_line (steps, queen),
                           steps_queen_value (steps, queen), &row, &column);
      board->row[row] |= UINT32_C (1) << column;
    }
}

bool
queens_steps_refuser (const QueensSteps *steps,
                      const SearchEvent *event,
                      int               *row,
                      int               *column)
{
  if (event->kind != SEARCH_REJECT || event->other < 0)
    return false;

  /* It is the first of its line: were there two before the refused one, they would be the pair that
   * is emitted. */
  for (int queen = 0; queen < steps->depth; queen++)
    if (steps_queen_line (steps, queen) == event->other)
      {
        queens_steps_square (steps, event->other, steps_queen_value (steps, queen), row, column);
        return true;
      }

  return false;
}

static SearchReason
conflict_with (const QueensSteps *steps,
               int                line,
               int                value,
               int                queen)
{
  return steps_conflict (steps, line, value, steps_queen_line (steps, queen),
                         steps_queen_value (steps, queen));
}

static QueensAttacker
describe_queen (const QueensSteps *steps,
                int                queen,
                SearchReason       reason)
{
  QueensAttacker attacker = { .reason = reason };

  queens_steps_square (steps, steps_queen_line (steps, queen), steps_queen_value (steps, queen),
                       &attacker.row, &attacker.column);

  return attacker;
}

/* Whether a queen is one that is held against a square: not the one that was put there, and in a
 * search that looks back line by line one of a line before. */
static bool
is_asked (const QueensSteps *steps,
          int                line,
          int                value,
          int                queen,
          bool               holds_queen)
{
  const int other = steps_queen_line (steps, queen);

  if (steps_is_by_line (steps) && !queens_method_tests_whole (steps->method))
    return other < line;

  return !holds_queen || other != line || steps_queen_value (steps, queen) != value;
}

static int
find_attackers (const QueensSteps *steps,
                int                line,
                int                value,
                bool               holds_queen,
                QueensAttacker    *attackers)
{
  int n_attackers = 0;

  for (int queen = 0; queen < steps->depth; queen++)
    {
      const SearchReason reason = conflict_with (steps, line, value, queen);

      if (reason != SEARCH_NO_REASON && is_asked (steps, line, value, queen, holds_queen))
        attackers[n_attackers++] = describe_queen (steps, queen, reason);
    }

  return n_attackers;
}

int
queens_steps_attackers (const QueensSteps *steps,
                        const SearchEvent *event,
                        QueensAttacker    *attackers)
{
  const bool is_refused = event->kind == SEARCH_REJECT;

  if (!is_refused && event->kind != SEARCH_PLACE)
    return 0;

  /* Where full boards are tested, queens are placed on attacked squares, and nobody asks. */
  if (!is_refused && queens_method_tests_whole (steps->method))
    return 0;

  return find_attackers (steps, event->variable, event->value,
                         !is_refused || queens_method_tests_whole (steps->method), attackers);
}

int
queens_steps_attackers_of (const QueensSteps *steps,
                           int                row,
                           int                column,
                           QueensAttacker    *attackers)
{
  const bool by_row = steps->order == QUEENS_BY_ROW;

  return find_attackers (steps, by_row ? row : column, by_row ? column : row, true, attackers);
}

int
queens_steps_looked_at (const QueensSteps *steps,
                        const SearchEvent *event,
                        QueensAttacker    *squares)
{
  static const int slopes[] = { 0, 1, -1 };
  int n_squares = 0;
  int other = -1;

  if (steps->method != QUEENS_SCAN_SQUARES
      || (event->kind != SEARCH_REJECT && event->kind != SEARCH_PLACE))
    return 0;

  for (int part = 0; part < 3 && other < 0; part++)
    {
      const int n_looked_at = queens_steps_look_along (steps, event->variable, event->value,
                                                       slopes[part], &other);

      for (int distance = 1; distance <= n_looked_at; distance++)
        {
          const int line = event->variable - distance;
          const int value = event->value + slopes[part] * distance;
          QueensAttacker *square = &squares[n_squares++];

          queens_steps_square (steps, line, value, &square->row, &square->column);
          square->reason = steps_conflict (steps, event->variable, event->value, line, value);
        }
    }

  return n_squares;
}

/* The first queen that attacks a square, -1 for none. */
static int
first_attacker (const QueensSteps *steps,
                int                line,
                int                value)
{
  for (int queen = 0; queen < steps->depth; queen++)
    if (conflict_with (steps, line, value, queen) != SEARCH_NO_REASON)
      return queen;

  return -1;
}

int
queens_steps_closing_queen (const QueensSteps *steps,
                            const SearchEvent *event)
{
  const bool is_line = event->variable >= 0;
  const int first = is_line ? event->variable : 0;
  const int last = is_line ? event->variable : steps->n - 1;
  int closing = -1;

  for (int line = first; line <= last; line++)
    for (int value = 0; value < steps->n; value++)
      {
        const int queen = first_attacker (steps, line, value);

        if (queen < 0)
          return -1;
        if (queen > closing)
          closing = queen;
      }

  return closing;
}

int
queens_steps_count_pairs (const QueensSteps *steps,
                          QueensAttacker    *earlier,
                          QueensAttacker    *later)
{
  int n_pairs = 0;

  for (int queen = 1; queen < steps->depth; queen++)
    for (int before = 0; before < queen; before++)
      {
        const SearchReason reason = conflict_with (steps, steps_queen_line (steps, queen),
                                                   steps_queen_value (steps, queen), before);

        if (reason == SEARCH_NO_REASON || n_pairs++ > 0)
          continue;
        if (earlier != NULL)
          *earlier = describe_queen (steps, before, reason);
        if (later != NULL)
          *later = describe_queen (steps, queen, reason);
      }

  return n_pairs;
}

static bool
has_marks (QueensMethod method)
{
  return method >= QUEENS_MARKS_CLEARED && method <= QUEENS_MARKS;
}

void
queens_steps_wrong_marks (const QueensSteps *steps,
                          QueensBoard       *lost,
                          QueensBoard       *left_over)
{
  QueensAttacker attackers[QUEENS_MAX];

  *lost = queens_board_empty (steps->n);
  *left_over = queens_board_empty (steps->n);
  for (int line = 1; line < steps->n && has_marks (steps->method); line++)
    for (int value = 0; value < steps->n; value++)
      {
        const bool is_marked = steps->n_attacks[line][value] > 0;
        int row, column;

        queens_steps_square (steps, line, value, &row, &column);
        if (is_marked == (find_attackers (steps, line, value, true, attackers) > 0))
          continue;

        (is_marked ? left_over : lost)->row[row] |= UINT32_C (1) << column;
      }
}
