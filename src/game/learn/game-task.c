/* Tasks of lessons: which check is for which kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/learn/game-task-private.h"

#include <string.h>

typedef bool (*Check) (const GameLessonStage *stage,
                       const GameAnswer      *answer,
                       char                 **reason);

static const Check checks[GAME_TASK_N_KINDS] = {
  [GAME_TASK_FREE_SQUARES] = game_task_check_free,
  [GAME_TASK_CANDIDATES] = game_task_check_digits,
  [GAME_TASK_NUMBERS] = game_task_check_numbers,
  [GAME_TASK_GUESS] = game_task_check_guess,
  [GAME_TASK_MOVES] = game_task_check_move,
  [GAME_TASK_ORDER] = game_task_check_order,
  [GAME_TASK_NEXT_LINE] = game_task_check_line,
  [GAME_TASK_CLOSING_QUEEN] = game_task_check_closing,
  [GAME_TASK_WRONG_BOARD] = game_task_check_board,
  [GAME_TASK_LOST_MARK] = game_task_check_lost,
  [GAME_TASK_LOST_OWNER] = game_task_check_owner,
  [GAME_TASK_OUTPUT] = game_task_check_output,
};

int
game_task_n_fields (const GameTask *task)
{
  int n_fields = 0;

  while (n_fields < GAME_TASK_FIELDS_MAX && task->fields[n_fields].fact != GAME_FACT_NONE)
    n_fields++;

  return n_fields;
}

bool
game_task_check (const GameLessonStage *stage,
                 const GameAnswer      *answer,
                 char                 **reason)
{
  g_return_val_if_fail (stage->task->kind != GAME_TASK_NONE, false);

  return checks[stage->task->kind] (stage, answer, reason);
}

bool
game_task_solve (const GameLessonStage *stage,
                 GameAnswer            *answer)
{
  const int n_fields = game_task_n_fields (stage->task);

  memset (answer, 0, sizeof *answer);

  switch (stage->task->kind)
    {
    case GAME_TASK_FREE_SQUARES:
      game_task_find_free (stage, &answer->squares);
      return true;

    case GAME_TASK_LOST_MARK:
      game_task_find_lost (stage, &answer->squares);
      return true;

    case GAME_TASK_CANDIDATES:
      answer->digits = game_task_find_digits (stage);
      return true;

    case GAME_TASK_NUMBERS:
    case GAME_TASK_GUESS:
      for (int i = 0; i < n_fields; i++)
        answer->numbers[i] = game_task_compute (stage, &stage->task->fields[i]);
      return true;

    case GAME_TASK_MOVES:
      return game_task_find_move (stage, answer);

    case GAME_TASK_ORDER:
      for (int line = 0; line < game_task_n_lines (stage); line++)
        answer->lines[line] = line;
      return true;

    case GAME_TASK_NEXT_LINE:
      answer->lines[0] = game_task_find_line (stage);
      return answer->lines[0] >= 0;

    case GAME_TASK_CLOSING_QUEEN:
      return game_task_find_closing (stage, answer);

    case GAME_TASK_LOST_OWNER:
      return game_task_find_owner (stage, answer);

    case GAME_TASK_NONE:
    case GAME_TASK_WRONG_BOARD:
    case GAME_TASK_OUTPUT:
    case GAME_TASK_N_KINDS:
    default:
      return false;
    }
}
