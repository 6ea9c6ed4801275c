/* The buttons of a lesson, which are always in sight: from page to page, and those of the task.
 *
 * Signal "pressed": a button, an AppLessonButton.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_LESSON_FOOT (app_lesson_foot_get_type ())

G_DECLARE_FINAL_TYPE (AppLessonFoot, app_lesson_foot, APP, LESSON_FOOT, AppWidget)

typedef enum
{
  APP_LESSON_PREVIOUS,
  APP_LESSON_NEXT,
  APP_LESSON_SHOW,
  APP_LESSON_BACK,
  APP_LESSON_CHECK,
  APP_LESSON_CONTINUE,
  APP_LESSON_N_BUTTONS,
} AppLessonButton;

void app_lesson_foot_show_page    (AppLessonFoot   *self,
                                   int              page,
                                   int              n_pages);

/* Shows the buttons of a set, 1 << each, beside those from page to page. The focus goes on to
 * Continue when its button goes away for it. */
void app_lesson_foot_show_buttons (AppLessonFoot   *self,
                                   unsigned         buttons);

bool app_lesson_foot_has          (AppLessonFoot   *self,
                                   AppLessonButton  button);
