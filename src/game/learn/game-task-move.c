/* The task to be the search: its next move is a placement, or the last queen taken back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-task-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"

static bool
is_move (const SearchEvent *event)
{
  return event->kind == SEARCH_PLACE || event->kind == SEARCH_RETRACT;
}

bool
game_task_next_move (GameLessonStage *stage)
{
  while (game_lesson_stage_next (stage))
    {
      if (is_move (&stage->event))
        return true;
      if (stage->event.kind == SEARCH_SOLUTION)
        return false;
    }

  return false;
}

bool
game_task_find_move (const GameLessonStage *stage,
                     GameAnswer            *answer)
{
  GameLessonStage next = *stage;

  if (!game_task_next_move (&next))
    return false;

  answer->is_back = next.event.kind == SEARCH_RETRACT;
  queens_steps_square (&next.search.queens, next.event.variable, next.event.value, &answer->row,
                       &answer->column);

  return true;
}

void
game_task_count_moves (const GameLessonStage *stage,
                       int                   *n_made,
                       int                   *n_moves)
{
  const SearchStats *stats = game_search_stats (&stage->search);
  GameLessonStage next = *stage;

  *n_made = stats->n_nodes + stats->n_backtracks;
  *n_moves = *n_made;
  while (game_task_next_move (&next))
    (*n_moves)++;
}

/* Why the queen attacks a square that a learner chose. */
static char *
explain_attack (int                   row,
                int                   column,
                const QueensAttacker *attacker)
{
  const int by_row = attacker->row + 1;
  const int by_column = attacker->column + 1;

  switch ((int) attacker->reason)
    {
    case SEARCH_SAME_COLUMN:
      return g_strdup_printf (_("Not row %d, column %d. The queen of row %d stands in the same "
                                "column."), row, column, by_row);

    case SEARCH_SAME_ANTIDIAGONAL:
      /* Translators: the sums are of row and column. */
      return g_strdup_printf (_("Not row %d, column %d. The queen of row %d attacks it along the "
                                "rising diagonal: %d + %d = %d + %d."),
                              row, column, by_row, by_row, by_column, row, column);

    case SEARCH_SAME_DIAGONAL:
    default:
      /* Translators: the differences are of row and column. */
      return g_strdup_printf (_("Not row %d, column %d. The queen of row %d attacks it along the "
                                "falling diagonal: %d − %d = %d − %d."),
                              row, column, by_row, by_row, by_column, row, column);
    }
}

static char *
explain_square (const GameLessonStage *stage,
                const GameAnswer      *answer,
                const GameAnswer      *right)
{
  const QueensSteps *steps = &stage->search.queens;
  QueensAttacker attackers[QUEENS_MAX];
  const int depth = steps->depth;
  const int row = answer->row + 1;
  const int column = answer->column + 1;

  if (answer->row != depth)
    return g_strdup_printf (_("It is the turn of row %d: the search goes down row by row."),
                            depth + 1);
  if (queens_steps_attackers_of (steps, answer->row, answer->column, attackers) > 0)
    return explain_attack (row, column, &attackers[0]);
  if (right->is_back || answer->column < right->column)
    return g_strdup_printf (_("Row %d, column %d was tried before and led nowhere."), row, column);

  return g_strdup_printf (_("Row %d, column %d is free, but the search goes from left to right, "
                            "and another free square comes first."), row, column);
}

bool
game_task_check_move (const GameLessonStage *stage,
                      const GameAnswer      *answer,
                      char                 **reason)
{
  const int row = stage->search.queens.depth + 1;
  GameAnswer right = { 0 };

  if (!game_task_find_move (stage, &right))
    return false;

  if (answer->is_back && right.is_back)
    *reason = g_strdup_printf (_("Right: row %d has no free square left. The queen of row %d goes "
                                 "back."), row, row - 1);
  else if (answer->is_back)
    *reason = g_strdup_printf (_("Not yet: row %d has a free square that was not tried."), row);
  else if (!right.is_back && answer->row == right.row && answer->column == right.column)
    *reason = g_strdup_printf (_("Right: row %d, column %d."), row, right.column + 1);
  else
    {
      *reason = game_text_keep_formulas (explain_square (stage, answer, &right));
      return false;
    }

  return answer->is_back == right.is_back;
}
