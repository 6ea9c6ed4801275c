/* What the board shows for the task of a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/learn/app-lesson-scene.h"

enum { SIGHT = 190 };

static void
clear_flags (PaintScene *scene,
             unsigned    flags)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    scene->flags[square] &= ~flags;
}

static void
add_sight (PaintScene *scene,
           PaintSight  sight)
{
  if (scene->n_sights < PAINT_MAX_SIGHTS)
    scene->sight[scene->n_sights++] = sight;
}

static void
ring_row (PaintScene *scene,
          int         row)
{
  scene->line = row;
  scene->line_kind = PAINT_ROW;
  scene->line_is_dead = false;
}

/* What is attacked is for the learner to find, and who attacks where no mark says so. */
static void
hide_answer (PaintScene   *scene,
             GameTaskKind  kind)
{
  switch ((int) kind)
    {
    case GAME_TASK_FREE_SQUARES:
    case GAME_TASK_MOVES:
      clear_flags (scene, PAINT_ATTACKED);
      scene->shows_attackers = false;
      scene->legend = PAINT_NO_LEGEND;
      break;

    case GAME_TASK_WRONG_BOARD:
    case GAME_TASK_LOST_MARK:
    case GAME_TASK_LOST_OWNER:
      clear_flags (scene, PAINT_LOST | PAINT_CONFLICT | PAINT_FOUND);
      scene->n_sights = 0;
      scene->shows_attackers = false;
      break;

    default:
      break;
    }
}

/* Where the learner can go on, and the wrong move with all that attack it. */
static void
add_moves (PaintScene           *scene,
           const AppLessonMarks *marks)
{
  const QueensSteps *steps = &marks->stage->search.queens;
  QueensAttacker attackers[QUEENS_MAX];
  const int n = steps->n;
  const int row = steps->depth;
  int n_attackers;

  scene->legend = PAINT_LEGEND_MOVES;
  ring_row (scene, row);
  for (int column = 0; column < n; column++)
    if ((scene->flags[row * n + column] & PAINT_TAKEN_BACK) == 0)
      scene->flags[row * n + column] |= PAINT_OPEN;

  if (marks->refused < 0)
    return;

  clear_flags (scene, PAINT_TRYING);
  scene->flags[marks->refused] &= ~PAINT_OPEN;
  scene->flags[marks->refused] |= PAINT_REFUSED;
  n_attackers = queens_steps_attackers_of (steps, marks->refused / n, marks->refused % n,
                                           attackers);
  for (int i = 0; i < n_attackers; i++)
    add_sight (scene, (PaintSight) { attackers[i].row * n + attackers[i].column, marks->refused,
                                     SIGHT, .is_error = true, .has_head = true });
}

/* Whose mark it was, and with whom it went. */
static void
add_losses (PaintScene            *scene,
            const GameLessonStage *stage)
{
  GameLoss losses[GAME_LOSSES_MAX];
  const int n_losses = game_task_find_losses (stage, losses);

  if (n_losses == 0)
    return;

  scene->legend = PAINT_LEGEND_LOSS;
  scene->shows_attackers = false;
  scene->n_sights = 0;
  for (int i = 0; i < n_losses; i++)
    {
      const int square = losses[i].row * scene->size + losses[i].column;
      const int owner = losses[i].owner_row * scene->size + losses[i].owner_column;
      const int undone = losses[i].undone_row * scene->size + losses[i].undone_column;

      if (!queens_board_has (&scene->queens, losses[i].undone_row, losses[i].undone_column))
        scene->flags[undone] |= PAINT_TAKEN_BACK;
      add_sight (scene, (PaintSight) { undone, square, SIGHT, .is_past = true });
      add_sight (scene, (PaintSight) { owner, square, SIGHT, .is_error = true, .has_head = true });
    }
}

static void
add_answer (PaintScene           *scene,
            const AppLessonMarks *marks)
{
  const GameTaskKind kind = marks->stage->task->kind;
  const int n = scene->size;

  if (kind == GAME_TASK_FREE_SQUARES || kind == GAME_TASK_LOST_MARK)
    for (int square = 0; square < n * n; square++)
      if (queens_board_has (&marks->answer->squares, square / n, square % n))
        scene->flags[square] |= PAINT_SELECTED;

  if (marks->has_queen)
    scene->flags[marks->answer->row * n + marks->answer->column] |= PAINT_SELECTED;
  if (marks->row_typed >= 0)
    ring_row (scene, marks->row_typed);
}

void
app_lesson_scene_add (PaintScene           *scene,
                      const AppLessonMarks *marks)
{
  const GameTaskKind kind = marks->stage->task->kind;

  if (!marks->is_right)
    hide_answer (scene, kind);
  if (!marks->is_there)
    return;

  if (!marks->is_right && kind == GAME_TASK_MOVES)
    add_moves (scene, marks);
  if (marks->is_right && (kind == GAME_TASK_WRONG_BOARD || kind == GAME_TASK_LOST_MARK
                          || kind == GAME_TASK_LOST_OWNER))
    add_losses (scene, marks->stage);
  add_answer (scene, marks);
}
