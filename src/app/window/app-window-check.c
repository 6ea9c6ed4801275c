/* The window, mistakes: what a person has put on the board, held against the solution.
 *
 * The solution is found once for each puzzle, by a job. What is found wrong stays marked until it
 * changes. Plain queens have many solutions: there it is asked whether they can be completed.
 *
 * A job is stopped when the puzzle that it was started for is another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

static bool
is_plain_queens (const GameState *state)
{
  return game_state_has_images (state);
}

/* What is solved to check the state. */
static GameState
question_of (const GameState *state)
{
  return is_plain_queens (state) ? *state : game_state_new_puzzle (state);
}

bool
app_window_has_check_level (AppWindow  *self,
                            const char *level)
{
  g_autofree char *set = NULL;

  if (self->settings == NULL)
    return g_str_equal (level, "rules");

  set = g_settings_get_string (self->settings, "check-level");

  return g_str_equal (set, level);
}

void
app_window_stop_checking (AppWindow *self)
{
  game_job_slot_stop (self->check_job);
}

/* Whether the solution of the puzzle on the board is known. */
static bool
app_window_knows_answer (AppWindow *self)
{
  const AppAnswer *answer = &self->answer;
  GameState question = question_of (app_window_get_state (self));

  return answer->is_known && game_state_equal (&answer->puzzle, &question);
}

static void
app_window_mark_wrong (AppWindow *self)
{
  GameSquares wrong;

  game_state_find_wrong (app_window_get_state (self), &self->answer.solution, &wrong);
  game_play_set_wrong (app_window_get_play (self), &wrong);
}

/* Marks the queens that attack each other. */
static void
app_window_mark_conflicts (AppWindow *self)
{
  const GameQueens *queens = &app_window_get_state (self)->queens;
  GameSquares wrong = game_squares_none ();
  int n = queens->queens.n;
  QueensBoard attacked;

  game_queens_attacked (queens, &attacked);
  for (int square = 0; square < n * n; square++)
    if (queens_board_has (&queens->queens, square / n, square % n)
        && queens_board_has (&attacked, square / n, square % n))
      game_squares_add (&wrong, square);

  game_play_set_wrong (app_window_get_play (self), &wrong);
}

static void
app_window_tell_wrong (AppWindow *self)
{
  int n_wrong = game_squares_count (game_play_get_wrong (app_window_get_play (self)));
  g_autofree char *message = NULL;

  if (n_wrong == 0)
    message = g_strdup (_("No mistakes so far."));
  else if (app_window_get_kind (self) == GAME_SUDOKU)
    message = g_strdup_printf (ngettext ("%d cell is wrong.", "%d cells are wrong.", n_wrong),
                               n_wrong);
  else
    message = g_strdup_printf (ngettext ("%d square is wrong.", "%d squares are wrong.", n_wrong),
                               n_wrong);

  app_toast_show (self->toast, message, NULL, NULL);
}

/* Takes note of an answer; false where there is not one solution. */
static bool
app_window_take_answer (AppWindow        *self,
                        const GameState  *puzzle,
                        const GameReport *report)
{
  if (report->stats.n_solutions != 1 || report->end != SEARCH_EXHAUSTED)
    return false;

  self->answer = (AppAnswer) { true, *puzzle, report->solve.solution };

  return true;
}

/* Whether a report answers the question of the board as it is now. */
static bool
app_window_is_answered (AppWindow        *self,
                        GameJob          *job,
                        const GameReport *report)
{
  GameState question = question_of (app_window_get_state (self));

  return report->end != SEARCH_STOPPED
         && game_state_equal (&game_job_get_request (job)->state, &question);
}

/* After a move: nobody asked, so nothing is said. */
static void
app_window_checked_silently_cb (GObject    *owner,
                                GameJob    *job,
                                GameReport *report)
{
  AppWindow *self = APP_WINDOW (owner);

  if (!app_window_is_answered (self, job, report)
      || !app_window_take_answer (self, &game_job_get_request (job)->state, report))
    return;

  app_window_mark_wrong (self);
}

static void
app_window_checked_cb (GObject    *owner,
                       GameJob    *job,
                       GameReport *report)
{
  AppWindow *self = APP_WINDOW (owner);
  const GameState *asked = &game_job_get_request (job)->state;

  if (!app_window_is_answered (self, job, report))
    return;

  if (is_plain_queens (asked))
    {
      app_toast_show (self->toast,
                      report->stats.n_solutions > 0 ? _("These queens can still be completed.")
                                                    : _("These queens cannot be completed."),
                      NULL, NULL);
    }
  else if (app_window_take_answer (self, asked, report))
    {
      app_window_mark_wrong (self);
          app_window_tell_wrong (self);
    }
  else
    {
      app_toast_show (self->toast, _("This puzzle has no single solution."), NULL, NULL);
    }
}

static void
app_window_start_check (AppWindow   *self,
                        GameJobDone  done)
{
  GameState question = question_of (app_window_get_state (self));
  GameRequest request = game_request_solve (&question);

  game_job_slot_start (self->check_job, &request, done);
}

static void
app_window_check_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  const GameState *state = app_window_get_state (self);

  app_toast_hide (self->toast);
  game_play_count_check (app_window_get_play (self));
  if (is_plain_queens (state) && game_state_has_conflict (state))
    app_window_mark_conflicts (self);
  else if (app_window_knows_answer (self))
    app_window_mark_wrong (self);
  else
    {
      app_window_start_check (self, app_window_checked_cb);
      return;
    }

  app_window_tell_wrong (self);
}

void
app_window_keep_checked (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);
  GameState question = question_of (state);
  GameJob *job = game_job_slot_get_job (self->check_job);

  if (job != NULL && !game_state_equal (&game_job_get_request (job)->state, &question))
    app_window_stop_checking (self);

  if (!app_window_has_check_level (self, "solution") || is_plain_queens (state))
    return;

  if (app_window_knows_answer (self))
    app_window_mark_wrong (self);
  else if (game_job_slot_get_job (self->check_job) == NULL)
    app_window_start_check (self, app_window_checked_silently_cb);
}

void
app_window_install_check (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.check", NULL, app_window_check_cb);
}
