/* What the files of the card of a lesson share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/learn/app-lesson-card.h"

#include "app/learn/app-lesson-task.h"

/* How far the task of the page is. */
typedef enum
{
  STATE_OPEN,
  STATE_WRONG,
  STATE_RIGHT,
} State;

struct _AppLessonCard
{
  AppWidget      parent_instance;

  GtkLabel      *number_label;
  GtkLabel      *title_label;
  GtkWidget     *close_button;
  GtkLabel      *text_label;
  GtkWidget     *task_box;
  GtkLabel      *prompt_label;
  GtkLabel      *hint_label;
  AppLessonTask *task;
  GtkWidget     *answer_box;
  GtkImage      *answer_icon;
  GtkLabel      *answer_label;
  AppLessonFoot *foot;          /* lent */

  GSettings     *settings;
  int            lesson;
  int            page;
  GameLessonStage stage;
  GameAnswer     answer;
  bool           has_queen;     /* of the answer: a queen is chosen */
  int            row_typed;     /* the first of two keys that name a square, or -1 */
  int            refused;       /* the square of a wrong move, or -1 */
  bool           is_there;      /* the search that is shown is at the place of the stage */
  State          state;
};

const GameLesson *app_lesson_card_get_lesson (AppLessonCard *self);

/* Whether the task is a set of squares; and whether it is one queen. */
bool              app_lesson_card_wants_squares (AppLessonCard *self);
bool              app_lesson_card_wants_queen (AppLessonCard *self);
