/* What the board shows for the task of a lesson: the answer so far, what was refused and why, and
 * after a right answer how it came; and what it does not show before, for it would be the answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/learn/game-task.h"
#include "paint/paint.h"

typedef struct
{
  const GameLessonStage *stage;
  const GameAnswer      *answer;
  bool                   is_there;      /* the board shows the place that the task is about */
  bool                   is_right;
  bool                   has_queen;     /* the answer is a queen, and one is chosen */
  int                    row_typed;     /* the row of the next square, or -1 */
  int                    refused;       /* the square of a wrong move, or -1 */
} AppLessonMarks;

/* `scene` is that of the search at the same place. */
void app_lesson_scene_add (PaintScene           *scene,
                           const AppLessonMarks *marks);
