/* The solution is found once for each puzzle, by a job, which is stopped when the puzzle that it
 * was started for is another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-checker.h"

#include <glib/gi18n-lib.h>

#include "game/jobs/game-job-slot.h"
#include "game/state/game-change.h"

/* The only solution of a puzzle. */
typedef struct
{
  bool      is_known;
  GameState puzzle;
  GameState solution;
} AppAnswer;

struct _AppChecker
{
  GObject      parent_instance;

  AppSession  *session;
  GSettings   *settings;
  AppToast    *toast;

  GameJobSlot *slot;
  AppAnswer    answer;
};

G_DEFINE_FINAL_TYPE (AppChecker, app_checker, G_TYPE_OBJECT)

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

static bool
app_checker_has_level (AppChecker *self,
                       const char *level)
{
  g_autofree char *set = g_settings_get_string (self->settings, "check-level");

  return g_str_equal (set, level);
}

bool
app_checker_is_off (AppChecker *self)
{
  g_return_val_if_fail (APP_IS_CHECKER (self), false);

  return app_checker_has_level (self, "off");
}

void
app_checker_stop (AppChecker *self)
{
  g_return_if_fail (APP_IS_CHECKER (self));

  game_job_slot_stop (self->slot);
}

/* Whether the solution of the puzzle on the board is known. */
static bool
app_checker_knows_answer (AppChecker *self)
{
  const AppAnswer *answer = &self->answer;
  GameState question = question_of (app_session_get_state (self->session));

  return answer->is_known && game_state_equal (&answer->puzzle, &question);
}

static void
app_checker_mark_wrong (AppChecker *self)
{
  GameSquares wrong;

  game_state_find_wrong (app_session_get_state (self->session), &self->answer.solution, &wrong);
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
  else if (app_session_get_kind (self->session) == GAME_SUDOKU)
    message = g_strdup_printf (ngettext ("%d cell is wrong.", "%d cells are wrong.", n_wrong),
                               n_wrong);
  else
    message = g_strdup_printf (ngettext ("%d square is wrong.", "%d squares are wrong.", n_wrong),
                               n_wrong);

  app_toast_show (self->toast, message, NULL, NULL);
}

/* Takes note of an answer; false where there is not one solution. */
static bool
app_checker_take_answer (AppChecker       *self,
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
app_checker_is_answered (AppChecker       *self,
                         GameJob          *job,
                         const GameReport *report)
{
  GameState question = question_of (app_session_get_state (self->session));

  return report->end != SEARCH_STOPPED
         && game_state_equal (&game_job_get_request (job)->state, &question);
}

/* After a move: nobody asked, so nothing is said. */
static void
app_checker_updated_cb (GObject    *owner,
                        GameJob    *job,
                        GameReport *report)
{
  AppChecker *self = APP_CHECKER (owner);

  if (!app_checker_is_answered (self, job, report)
      || !app_checker_take_answer (self, &game_job_get_request (job)->state, report))
    return;

  app_checker_mark_wrong (self);
}

static void
app_checker_checked_cb (GObject    *owner,
                        GameJob    *job,
                        GameReport *report)
{
  AppChecker *self = APP_CHECKER (owner);
  const GameState *asked = &game_job_get_request (job)->state;

  if (!app_checker_is_answered (self, job, report))
    return;

  if (is_plain_queens (asked))
    {
      app_toast_show (self->toast,
                      report->stats.n_solutions > 0 ? _("These queens can still be completed.")
                                                    : _("These queens cannot be completed."),
                      NULL, NULL);
    }
  else if (app_checker_take_answer (self, asked, report))
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
app_checker_start_check (AppChecker  *self,
                         GameJobDone  done)
{
  GameState question = question_of (app_session_get_state (self->session));
  GameRequest request = game_request_solve (&question);

  game_job_slot_start (self->slot, &request, done);
}

void
app_checker_check (AppChecker *self)
{
  const GameState *state = app_session_get_state (self->session);

  app_toast_hide (self->toast);
  game_play_count_check (app_session_get_play (self->session));
  if (is_plain_queens (state) && game_state_has_conflict (state))
    app_checker_mark_conflicts (self);
  else if (app_checker_knows_answer (self))
    app_checker_mark_wrong (self);
  else
    {
      app_checker_start_check (self, app_checker_checked_cb);
      return;
    }

  app_checker_show_result (self);
}

/* After a change: nothing that is no longer asked is computed, and where the user wants it, the
 * board is checked. */
static void
app_checker_update (AppChecker *self)
{
  const GameState *state = app_session_get_state (self->session);
  GameState question = question_of (state);
  GameJob *job = game_job_slot_get_job (self->slot);

  if (job != NULL && !game_state_equal (&game_job_get_request (job)->state, &question))
    app_checker_stop (self);

  if (!app_checker_has_level (self, "solution") || is_plain_queens (state))
    return;

  if (app_checker_knows_answer (self))
    app_checker_mark_wrong (self);
  else if (game_job_slot_get_job (self->slot) == NULL)
    app_checker_start_check (self, app_checker_updated_cb);
}


static void
app_checker_session_changed_cb (AppChecker     *self,
                                GamePlayChange  flags)
{
  if ((flags & GAME_PLAY_STATE) != 0)
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

  g_clear_pointer (&self->slot, game_job_slot_free);
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
  self->slot = game_job_slot_new (self);
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
