/* The solution comes from the facts of the session: a check waits for them. Only whether queens can
 * be completed is a question about the state, for a job of its own, which is stopped when the state
 * is another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-checker.h"

#include <glib/gi18n-lib.h>

#include "game/jobs/game-job-slot.h"
#include "game/state/game-change.h"
#include "game/state/game-variant.h"

struct _AppChecker
{
  GObject      parent_instance;

  AppSession  *session;
  GSettings   *settings;
  AppToast    *toast;

  GameJobSlot *completing;      /* finds whether queens can be completed */
  bool         is_asked;        /* the user waits for the solution of `asked` */
  GameState    asked;
};

G_DEFINE_FINAL_TYPE (AppChecker, app_checker, G_TYPE_OBJECT)

static bool
is_plain_queens (const GameState *state)
{
  return game_state_info (state)->has_images;
}

bool
app_checker_is_off (AppChecker *self)
{
  g_return_val_if_fail (APP_IS_CHECKER (self), false);

  return g_settings_get_enum (self->settings, "check-level") == APP_CHECK_LEVEL_OFF;
}

void
app_checker_stop (AppChecker *self)
{
  g_return_if_fail (APP_IS_CHECKER (self));

  game_job_slot_stop (self->completing);
  self->is_asked = false;
}

static void
app_checker_mark_wrong (AppChecker *self)
{
  const GameFacts *facts = app_session_get_facts (self->session);
  GameSquares wrong;

  game_state_find_wrong (app_session_get_state (self->session), &facts->solution, &wrong);
  game_play_set_wrong (app_session_get_play (self->session), &wrong);
}

/* Marks the queens that attack each other. */
static void
app_checker_mark_conflicts (AppChecker *self)
{
  const GameQueens *queens = &app_session_get_state (self->session)->queens;
  GameSquares wrong = game_squares_none ();
  int n = queens->queens.n;
  QueensBoard attacked;

  game_queens_attacked (queens, &attacked);
  for (int square = 0; square < n * n; square++)
    if (queens_board_has (&queens->queens, square / n, square % n)
        && queens_board_has (&attacked, square / n, square % n))
      game_squares_add (&wrong, square);

  game_play_set_wrong (app_session_get_play (self->session), &wrong);
}

static void
app_checker_show_result (AppChecker *self)
{
  int n_wrong = game_squares_count (game_play_get_wrong (app_session_get_play (self->session)));
  g_autofree char *message = NULL;

  if (n_wrong == 0)
    message = g_strdup (_("No mistakes so far."));
  else if (app_session_get_board (self->session)->n_digits > 0)
    message = g_strdup_printf (ngettext ("%d cell is wrong.", "%d cells are wrong.", n_wrong),
                               n_wrong);
  else
    message = g_strdup_printf (ngettext ("%d square is wrong.", "%d squares are wrong.", n_wrong),
                               n_wrong);

  app_toast_show (self->toast, message, NULL, NULL);
}

/* The answer to the user, as soon as the facts are known. */
static void
app_checker_answer (AppChecker *self)
{
  const GameFacts *facts = app_session_get_facts (self->session);

  if (!self->is_asked || facts->n_solutions == GAME_FACTS_UNKNOWN)
    return;

  self->is_asked = false;
  if (facts->n_solutions == 1)
    {
      app_checker_mark_wrong (self);
      app_checker_show_result (self);
    }
  else
    {
      app_toast_show (self->toast, _("This puzzle has no single solution."), NULL, NULL);
    }
}

static void
app_checker_completed_cb (GObject    *owner,
                          GameJob    *job,
                          GameReport *report)
{
  AppChecker *self = APP_CHECKER (owner);

  app_toast_show (self->toast,
                  report->stats.n_solutions > 0 ? _("These queens can still be completed.")
                                                : _("These queens cannot be completed."),
                  NULL, NULL);
}

static void
app_checker_check_queens (AppChecker *self)
{
  const GameState *state = app_session_get_state (self->session);
  GameRequest request = game_request_solve (state);

  if (!game_state_has_conflict (state))
    {
      game_job_slot_start (self->completing, &request, app_checker_completed_cb);
      return;
    }

  app_checker_mark_conflicts (self);
  app_checker_show_result (self);
}

void
app_checker_check (AppChecker *self)
{
  const GameState *state = app_session_get_state (self->session);

  app_toast_hide (self->toast);
  game_play_count_check (app_session_get_play (self->session));
  if (is_plain_queens (state))
    {
      app_checker_check_queens (self);
      return;
    }

  self->is_asked = true;
  self->asked = app_session_get_facts (self->session)->puzzle;
  app_checker_answer (self);
}

/* After a change: nothing that is no longer asked is computed, and where the user wants it, the
 * board is checked. */
static void
app_checker_update (AppChecker *self)
{
  const GameState *state = app_session_get_state (self->session);
  const GameFacts *facts = app_session_get_facts (self->session);
  GameJob *job = game_job_slot_get_job (self->completing);

  if (job != NULL && !game_state_equal (&game_job_get_request (job)->state, state))
    game_job_slot_stop (self->completing);

  self->is_asked = self->is_asked && game_state_equal (&self->asked, &facts->puzzle);
  app_checker_answer (self);

  if (g_settings_get_enum (self->settings, "check-level") == APP_CHECK_LEVEL_SOLUTION
      && !is_plain_queens (state) && facts->n_solutions == 1)
    app_checker_mark_wrong (self);
}

static void
app_checker_session_changed_cb (AppChecker     *self,
                                GamePlayChange  flags)
{
  if ((flags & (GAME_PLAY_STATE | GAME_PLAY_FACTS)) != 0)
    app_checker_update (self);
}

static void
app_checker_level_changed_cb (AppChecker *self)
{
  GameSquares none = game_squares_none ();

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    game_play_set_wrong (app_session_get_play_of (self->session, kind), &none);

  app_checker_update (self);
}

static void
app_checker_dispose (GObject *object)
{
  AppChecker *self = APP_CHECKER (object);

  g_clear_pointer (&self->completing, game_job_slot_free);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_checker_parent_class)->dispose (object);
}

static void
app_checker_class_init (AppCheckerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_checker_dispose;
}

static void
app_checker_init (AppChecker *self)
{
  self->completing = game_job_slot_new (self);
}

AppChecker *
app_checker_new (AppSession *session,
                 GSettings  *settings,
                 AppToast   *toast)
{
  AppChecker *self = g_object_new (APP_TYPE_CHECKER, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->toast = toast;

  g_signal_connect_object (session, "changed", G_CALLBACK (app_checker_session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::check-level",
                           G_CALLBACK (app_checker_level_changed_cb), self, G_CONNECT_SWAPPED);
  app_checker_update (self);

  return self;
}
