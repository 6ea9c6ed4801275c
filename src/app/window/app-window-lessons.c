/* The window's part in lessons: their list, and the squares that the user clicks on Watch; and the
 * examples of tutorials, each of which opens where it belongs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window/app-window-private.h"

#include "app/dialogs/app-judge.h"
#include "app/learn/app-lessons.h"
#include "game/learn/game-examples.h"
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

/* By assistive technology. */
void
app_window_lesson_activated_cb (AppWindow *self,
                                int        square)
{
  app_window_lesson_pressed_cb (self, square, GDK_BUTTON_PRIMARY);
}

/* The caption of the Watch page keeps its place below the board, but is no empty frame. */
double
app_window_get_caption_opacity (GObject    *caption,
                                const char *sentence)
{
  return sentence != NULL && *sentence != '\0' ? 1 : 0;
}

/* Examples. */

/* On its board; a game of the same puzzle stays as it is. */
static void
app_window_open_example (AppWindow       *self,
                         const GameState *puzzle,
                         AppPage          page)
{
  app_session_set_kind (self->session, puzzle->kind);
  if (app_session_is_entering (self->session)
      || !game_state_same_puzzle (app_window_get_state (self), puzzle))
    app_maker_start (self->maker, puzzle);

  app_window_set_page (self, page);
  app_window_settle (self);
}

static void
app_window_watch_example (AppWindow         *self,
                          const GameExample *example)
{
  const GameLessonScene *scene = &example->scene;
  GameMethod method;

  game_lesson_scene_method (scene, &method);
  app_watch_page_show (self->watch_page, scene->view);
  app_watch_page_begin_example (self->watch_page, example);
  app_window_open_example (self, &method.puzzle, APP_PAGE_WATCH);
  app_watch_page_restore (self->watch_page, scene->method, scene->order == QUEENS_BY_COLUMN,
                          scene->position);
}

static void
app_window_list_example (AppWindow         *self,
                         const GameExample *example)
{
  const GameState puzzle = game_state_new_queens (example->n);

  app_window_open_example (self, &puzzle, APP_PAGE_SOLUTIONS);
  app_solutions_page_offer (self->solutions_page, example->format);
}

static void
app_window_judge_example (AppWindow         *self,
                          const GameExample *example)
{
  GtkWidget *judge = app_judge_new (GTK_WINDOW (self));

  app_judge_set_problem (APP_JUDGE (judge), example->judge, example->n);
  gtk_window_present (GTK_WINDOW (judge));
}

void
app_window_act_example (AppWindow *self,
                        GVariant  *parameter)
{
  const GameExample *example = game_examples_get (g_variant_get_int32 (parameter));

  if (example == NULL)
    return;

  switch (example->kind)
    {
    case GAME_EXAMPLE_SEARCH:
      app_window_watch_example (self, example);
      break;

    case GAME_EXAMPLE_SOLUTIONS:
      app_window_list_example (self, example);
      break;

    case GAME_EXAMPLE_JUDGE:
      app_window_judge_example (self, example);
      break;

    case GAME_EXAMPLE_LESSON:
    default:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.lesson", "i", example->n);
    }
}
