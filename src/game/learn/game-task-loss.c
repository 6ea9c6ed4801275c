/* Marks that a wrong undo lost: on which squares, whose they were, and which queen took them along.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/learn/game-task-private.h"

/* The squares that the task is about. */
static void
find_squares (const GameLessonStage *stage,
              QueensBoard           *squares)
{
  const QueensSteps *steps = &stage->search.queens;
  QueensAttacker later;
  QueensBoard lost;
  int row, column;

  game_task_find_lost (stage, &lost);
  *squares = lost;

  if (stage->task->kind == GAME_TASK_WRONG_BOARD)
    {
      *squares = queens_board_empty (steps->n);
      if (queens_steps_count_pairs (steps, NULL, &later) > 0)
        squares->row[later.row] = lost.row[later.row] & UINT32_C (1) << later.column;
    }
  else if (stage->task->kind == GAME_TASK_LOST_OWNER)
    {
      *squares = queens_board_empty (steps->n);
      queens_steps_square (steps, stage->event.variable, stage->event.value, &row, &column);
      squares->row[row] = lost.row[row] & UINT32_C (1) << column;
    }
}

/* The queen that went when the mark of the square did. The search is played again. */
static void
find_undo (const GameLessonStage *stage,
           GameLoss              *loss)
{
  const uint64_t n_events = game_search_n_events (&stage->search);
  GameLessonStage past = *stage;
  bool was_lost = false;

  game_search_init (&past.search, &past.method);
  while (game_search_n_events (&past.search) < n_events && game_lesson_stage_next (&past))
    {
      QueensBoard lost;
      bool is_lost;

      game_task_find_lost (&past, &lost);
      is_lost = queens_board_has (&lost, loss->row, loss->column);
      if (is_lost && !was_lost && past.event.kind == SEARCH_RETRACT)
        queens_steps_square (&past.search.queens, past.event.variable, past.event.value,
                             &loss->undone_row, &loss->undone_column);
      was_lost = is_lost;
    }
}

int
game_task_find_losses (const GameLessonStage *stage,
                       GameLoss               losses[GAME_LOSSES_MAX])
{
  QueensAttacker attackers[QUEENS_MAX];
  QueensBoard squares;
  int n_losses = 0;

  find_squares (stage, &squares);

  for (int row = 0; row < squares.n; row++)
    for (uint32_t left = squares.row[row]; left != 0 && n_losses < GAME_LOSSES_MAX;
         left &= left - 1)
      {
        GameLoss *loss = &losses[n_losses++];

        *loss = (GameLoss) { .row = row, .column = __builtin_ctz (left) };
        queens_steps_attackers_of (&stage->search.queens, row, loss->column, attackers);
        loss->owner_row = attackers[0].row;
        loss->owner_column = attackers[0].column;
        find_undo (stage, loss);
      }

  return n_losses;
}
