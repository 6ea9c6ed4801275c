/* The window, its job: work on a worker, solving, and what is said about the answer.
 *
 * Whatever is done to the puzzle meanwhile stops the job, whose report finds no one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"

void
app_window_show_job (AppWindow *self)
{
  GameJob *job = game_job_slot_get_job (self->job);

  app_job_bar_set_job (self->job_bar, job);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.solve", job == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.stop", job != NULL);
}

void
app_window_start_job (AppWindow         *self,
                      const GameRequest *request,
                      GameJobDone        done)
{
  game_job_slot_start (self->job, request, done);
  app_window_show_job (self);
}

void
app_window_stop_solving (AppWindow *self)
{
  if (game_job_slot_stop (self->job))
    app_window_show_job (self);
}

static void
app_window_show_report (AppWindow         *self,
                        const GameRequest *request,
                        const GameReport  *report)
{
  g_autofree char *message = game_text_report (request, report);

  if (report->end == SEARCH_STOPPED)
    return;

  /* What was entered is given, and the rest is not. */
  if (report->stats.n_solutions > 0 && app_session_is_entering (self->session))
    app_session_start_entered (self->session);
  if (report->stats.n_solutions > 0)
    game_play_show_solution (app_window_get_play (self));

  if (report->stats.n_solutions > 0
      && app_session_play_state (self->session, &report->solve.solution))
    app_toast_show (self->toast, message, _("Undo"), "win.undo");
  else
    app_toast_show (self->toast, message, NULL, NULL);
}

static void
app_window_solved_cb (GObject    *owner,
                      GameJob    *job,
                      GameReport *report)
{
  AppWindow *self = APP_WINDOW (owner);

  app_window_show_job (self);
  app_window_show_report (self, game_job_get_request (job), report);
}

static void
app_window_solve_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameRequest request = game_request_solve (app_window_get_state (self));

  if (app_session_is_entering (self->session))
    request.state = app_session_get_entered (self->session);
  app_toast_hide (self->toast);
  app_window_start_job (self, &request, app_window_solved_cb);
}

/* The search is shown instead of its answer. */
static void
app_window_solve_animated_cb (GtkWidget  *widget,
                              const char *action_name,
                              GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_window_set_page (self, APP_PAGE_WATCH);
  app_watch_page_play (self->watch_page);
}

/* The user pressed Stop. A stopped Solve needs no message, since the board did not change; a
 * stopped New shows one. */
void
app_window_stop_cb (AppWindow *self)
{
  GameJob *job = game_job_slot_get_job (self->job);
  GameRequest request;

  if (job == NULL)
    return;

  request = *game_job_get_request (job);
  app_window_stop_solving (self);
  if (request.type == GAME_JOB_GENERATE)
    app_window_show_unmade (self, &request.generate);
}

static void
app_window_stop_action_cb (GtkWidget  *widget,
                           const char *action_name,
                           GVariant   *parameter)
{
  app_window_stop_cb (APP_WINDOW (widget));
}

void
app_window_install_solve (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.solve", NULL, app_window_solve_cb);
  gtk_widget_class_install_action (widget_class, "win.solve-animated", NULL,
                                   app_window_solve_animated_cb);
  gtk_widget_class_install_action (widget_class, "win.stop", NULL, app_window_stop_action_cb);
}
