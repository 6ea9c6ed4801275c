/* Tasks of lessons on a board of queens: squares that are free or whose mark is lost, the queen
 * that has to move, the first wrong board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-task-private.h"

#include <glib/gi18n-lib.h>

#include "game/judge/game-judge.h"
#include "game/text/game-text.h"

/* The first queen that attacks a square, from the top. */
static bool
find_attacker (const QueensBoard *board,
               int                row,
               int                column,
               int               *by_row,
               int               *by_column)
{
  for (int r = 0; r < board->n; r++)
    for (int c = 0; c < board->n; c++)
      if (queens_board_has (board, r, c) && (r != row || c != column)
          && (r == row || c == column || r - c == row - column || r + c == row + column))
        {
          *by_row = r;
          *by_column = c;
          return true;
        }

  return false;
}

/* The first square of `squares` that is not in `other`. */
static bool
find_other (const QueensBoard *squares,
            const QueensBoard *other,
            int               *row,
            int               *column)
{
  for (int r = 0; r < other->n; r++)
    if ((squares->row[r] & ~other->row[r]) != 0)
      {
        *row = r;
        *column = __builtin_ctz (squares->row[r] & ~other->row[r]);
        return true;
      }

  return false;
}

void
game_task_find_free (const GameLessonStage *stage,
                     QueensBoard           *squares)
{
  QueensBoard attacked;
  QueensBoard board;

  queens_steps_board (&stage->search.queens, &board);
  queens_board_attacked (&board, &attacked);
  *squares = queens_board_empty (board.n);

  for (int row = 0; row < board.n; row++)
    squares->row[row] = ~(board.row[row] | attacked.row[row]) & ((UINT64_C (1) << board.n) - 1);
}

bool
game_task_check_free (const GameLessonStage *stage,
                      const GameAnswer      *answer,
                      char                 **reason)
{
  QueensBoard squares;
  QueensBoard board;
  int row, column;
  int by_row, by_column;

  game_task_find_free (stage, &squares);
  queens_steps_board (&stage->search.queens, &board);

  if (!find_other (&answer->squares, &squares, &row, &column))
    {
      bool is_right = !find_other (&squares, &answer->squares, &row, &column);

      *reason = g_strdup (is_right ? _("Right, these are all the free squares.")
                                   : _("These are free, but they are not all."));
      return is_right;
    }

  if (queens_board_has (&board, row, column))
    *reason = g_strdup_printf (_("A queen stands in row %d, column %d."), row + 1, column + 1);
  else if (find_attacker (&board, row, column, &by_row, &by_column))
    *reason = g_strdup_printf (_("Row %d, column %d is not free: the queen in row %d, column %d "
                                 "attacks it."), row + 1, column + 1, by_row + 1, by_column + 1);

  return false;
}

/* Marks. */

void
game_task_find_lost (const GameLessonStage *stage,
                     QueensBoard           *squares)
{
  QueensBoard left_over;

  queens_steps_wrong_marks (&stage->search.queens, squares, &left_over);
}

bool
game_task_check_lost (const GameLessonStage *stage,
                      const GameAnswer      *answer,
                      char                 **reason)
{
  const QueensSteps *steps = &stage->search.queens;
  QueensAttacker attackers[QUEENS_MAX];
  QueensBoard squares;
  bool is_right;
  int row, column;

  game_task_find_lost (stage, &squares);

  if (find_other (&answer->squares, &squares, &row, &column))
    {
      if (queens_steps_attackers_of (steps, row, column, attackers) == 0)
        *reason = g_strdup_printf (_("No queen attacks row %d, column %d, so it needs no mark."),
                                   row + 1, column + 1);
      else
        *reason = g_strdup_printf (_("Row %d, column %d still has its mark."), row + 1, column + 1);
      return false;
    }

  is_right = !find_other (&squares, &answer->squares, &row, &column);
  *reason = g_strdup (is_right ? _("Right, these squares are attacked and have no mark.")
                               : _("One or more lost marks are missing still."));

  return is_right;
}

/* How the mark came to be lost; NULL if none is. */
static char *
explain_loss (const GameLessonStage *stage)
{
  GameLoss losses[GAME_LOSSES_MAX];

  if (game_task_find_losses (stage, losses) == 0)
    return NULL;

  return g_strdup_printf (_("The mark in row %d, column %d was lost when the queen of row %d, "
                            "column %d was taken back."), losses[0].row + 1, losses[0].column + 1,
                          losses[0].undone_row + 1, losses[0].undone_column + 1);
}

bool
game_task_find_owner (const GameLessonStage *stage,
                      GameAnswer            *answer)
{
  QueensAttacker attackers[QUEENS_MAX];

  if (!stage->has_event || stage->event.kind != SEARCH_PLACE
      || queens_steps_attackers (&stage->search.queens, &stage->event, attackers) == 0)
    return false;

  answer->row = attackers[0].row;
  answer->column = attackers[0].column;

  return true;
}

bool
game_task_check_owner (const GameLessonStage *stage,
                       const GameAnswer      *answer,
                       char                 **reason)
{
  const QueensSteps *steps = &stage->search.queens;
  QueensAttacker attackers[QUEENS_MAX];
  const int n_attackers = queens_steps_attackers (steps, &stage->event, attackers);
  QueensBoard board;
  int row, column;

  queens_steps_board (steps, &board);
  queens_steps_square (steps, stage->event.variable, stage->event.value, &row, &column);

  if (!queens_board_has (&board, answer->row, answer->column))
    {
      *reason = g_strdup_printf (_("No queen stands in row %d, column %d."), answer->row + 1,
                                 answer->column + 1);
      return false;
    }

  for (int i = 0; i < n_attackers; i++)
    if (attackers[i].row == answer->row && attackers[i].column == answer->column)
      {
        *reason = game_text_join (
          g_strdup_printf (_("Right: the queen of row %d attacks row %d, column %d."),
                           answer->row + 1, row + 1, column + 1), explain_loss (stage));
        return true;
      }

  if (answer->row == row && answer->column == column)
    *reason = g_strdup_printf (_("This is the queen that was placed there. Which other one attacks "
                                 "row %d, column %d?"), row + 1, column + 1);
  else
    *reason = g_strdup_printf (_("The queen of row %d does not attack row %d, column %d."),
                               answer->row + 1, row + 1, column + 1);

  return false;
}

/* Dead ends. */

bool
game_task_find_closing (const GameLessonStage *stage,
                        GameAnswer            *answer)
{
  const QueensSteps *steps = &stage->search.queens;
  int queen;

  if (!stage->has_event || stage->event.kind != SEARCH_DEAD_END)
    return false;

  queen = queens_steps_closing_queen (steps, &stage->event);
  if (queen < 0)
    return false;

  queens_steps_square (steps, queen, steps->square[queen], &answer->row, &answer->column);

  return true;
}

bool
game_task_check_closing (const GameLessonStage *stage,
                         const GameAnswer      *answer,
                         char                 **reason)
{
  const QueensSteps *steps = &stage->search.queens;
  const int dead = stage->event.variable + 1;
  const int row = answer->row + 1;
  GameAnswer right;
  QueensBoard board;

  queens_steps_board (steps, &board);

  if (!game_task_find_closing (stage, &right))
    return false;

  if (!queens_board_has (&board, answer->row, answer->column))
    *reason = g_strdup_printf (_("No queen stands in row %d, column %d."), row, answer->column + 1);
  else if (answer->row > right.row)
    *reason = g_strdup_printf (_("It is innocent. Without the queens from row %d on, row %d has no "
                                 "free square either."), row, dead);
  else if (answer->row < right.row)
    *reason = g_strdup_printf (_("Too early. With the queens down to row %d alone, row %d still "
                                 "has a free square."), row, dead);
  else
    *reason = g_strdup_printf (_("Right. Until the queen of row %d came, row %d had a free square; "
                                 "it took the last one."), row, dead);

  return answer->row == right.row && answer->column == right.column;
}

/* Boards. */

static bool
board_is_wrong (const GameLessonStage *stage,
                GameAttack            *attack)
{
  QueensBoard board;

  queens_steps_board (&stage->search.queens, &board);

  return game_judge_find_attack (&board, NULL, attack);
}

/* How many boards before this one are wrong. */
static uint64_t
count_wrong_before (const GameLessonStage *stage)
{
  const SearchStats *stats = game_search_stats (&stage->search);
  bool is_wrong = stage->event.reason != SEARCH_NO_REASON;

  return stats->n_solutions - stats->n_valid - is_wrong;
}

bool
game_task_check_board (const GameLessonStage *stage,
                       const GameAnswer      *answer,
                       char                 **reason)
{
  const uint64_t number = game_search_stats (&stage->search)->n_solutions;
  g_autofree char *board = game_text_number (number);
  GameAttack attack;

  if (!stage->has_event || stage->event.kind != SEARCH_SOLUTION)
    *reason = g_strdup (_("This is no board that the program reports. Go to the next solution."));
  else if (!board_is_wrong (stage, &attack))
    /* Translators: %s is the number of a board. */
    *reason = g_strdup_printf (_("Board %s is right: no two queens attack each other. Go on."),
                               board);
  else if (count_wrong_before (stage) > 0)
    *reason = g_strdup_printf (_("Board %s is wrong, but it is not the first. Go back."), board);
  else
    {
      *reason = game_text_join (
        g_strdup_printf (_("Right, it is board %s. The queens in row %d, column %d and row %d, "
                           "column %d attack each other."), board, attack.square[0][0] + 1,
                         attack.square[0][1] + 1, attack.square[1][0] + 1,
                         attack.square[1][1] + 1), explain_loss (stage));
      return true;
    }

  return false;
}
