/* How far the learner came as the search: the moves so far, and the tree that they grew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "game/learn/game-task.h"

#define APP_TYPE_LESSON_MOVES (app_lesson_moves_get_type ())

G_DECLARE_FINAL_TYPE (AppLessonMoves, app_lesson_moves, APP, LESSON_MOVES, AppWidget)

GtkWidget *app_lesson_moves_new  (void);

/* The stage is copied. */
void       app_lesson_moves_show (AppLessonMoves        *self,
                                  const GameLessonStage *stage);
