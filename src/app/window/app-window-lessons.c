/* The window's part in lessons: their list, and the squares that the user clicks on Watch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window/app-window-private.h"

#include "app/learn/app-lessons.h"
#include "game/learn/game-lesson.h"

void
app_window_act_lessons (AppWindow *self,
                        GVariant  *parameter)
{
  gtk_window_present (GTK_WINDOW (app_lessons_new (GTK_WINDOW (self), self->settings)));
}

/* Lessons count from 1 here. */
void
app_window_act_lesson (AppWindow *self,
                       GVariant  *parameter)
{
  int lesson = g_variant_get_int32 (parameter) - 1;
  bool is_sudoku;

  if (lesson < 0 || lesson >= game_lessons_count ())
    return;

  is_sudoku = game_lessons[lesson].pages[0].scene.board == GAME_LESSON_SUDOKU;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.kind", "s", is_sudoku ? "sudoku" : "queens");
  gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "watch");
  app_window_settle (self);
  app_watch_page_open_lesson (self->watch_page, lesson);
}

gboolean
app_window_lesson_pressed_cb (AppWindow    *self,
                              int           square,
                              unsigned int  button)
{
  return self->page == APP_PAGE_WATCH && button == GDK_BUTTON_PRIMARY
         && app_watch_page_press_square (self->watch_page, square);
}
