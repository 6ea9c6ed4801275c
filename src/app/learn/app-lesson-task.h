/* The part of a lesson's page where a task is answered: fields, digits, lines of code or a text, as
 * the task needs. Squares are clicked on the board, which is not here.
 *
 * Signal "answered": the answer has changed. Signal "submitted": the user has pressed Return.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "game/learn/game-task.h"

#define APP_TYPE_LESSON_TASK (app_lesson_task_get_type ())

G_DECLARE_FINAL_TYPE (AppLessonTask, app_lesson_task, APP, LESSON_TASK, AppWidget)

/* By which keys a task is done, where they are not those of fields and buttons; or NULL. */
const char *
     app_lesson_task_get_keys  (GameTaskKind           kind);

/* Begins the task of a stage anew; empty where it is done on the board. The stage is lent until the
 * next one. */
void app_lesson_task_set_stage (AppLessonTask         *self,
                                const GameLessonStage *stage);

/* The stage has gone on: shows how far it is. */
void app_lesson_task_update    (AppLessonTask         *self);

/* A digit was typed elsewhere; true if the task has a button for it. */
bool app_lesson_task_press_digit (AppLessonTask       *self,
                                  int                  digit);

/* Writes what was entered into the answer, whose other parts stay. Its text is lent until the next
 * call. Returns false where something is missing or cannot be read. */
bool app_lesson_task_read      (AppLessonTask         *self,
                                GameAnswer            *answer);

/* Enters an answer. */
void app_lesson_task_write     (AppLessonTask         *self,
                                const GameAnswer      *answer);
