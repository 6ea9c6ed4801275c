/* A puzzle on the board stays until the new one is there; then it goes to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-maker.h"

#include <glib/gi18n-lib.h>

#include "app/dialogs/app-new-queens.h"
#include "app/dialogs/app-practise.h"
#include "app/play/app-trial.h"
#include "app/window/app-replaced.h"
#include "app/widgets/app-notice.h"
#include "game/hint/game-trial.h"
#include "game/jobs/game-job-slot.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"
#include "game/text/game-words.h"

struct _AppMaker
{
  GObject      parent_instance;

  AppSession  *session;
  GSettings   *settings;
  AppBoard    *board;
  AppProgress *progress;
  AppToast    *toast;

  GameJobSlot *slot;
  GameSpec     spec;            /* of the puzzle whose path is looked for */
  AppTrial    *trial;
};

static unsigned int changed_signal;

G_DEFINE_FINAL_TYPE (AppMaker, app_maker, G_TYPE_OBJECT)

/* The job. */

static void
app_maker_show_job (AppMaker *self)
{
  app_progress_set_job (self->progress, game_job_slot_get_job (self->slot), NULL);
  g_signal_emit (self, changed_signal, 0);
}

static void
app_maker_start_job (AppMaker          *self,
                     const GameRequest *request,
                     GameJobDone        done)
{
  app_toast_hide (self->toast);
  game_job_slot_start (self->slot, request, done);
  app_maker_show_job (self);
}

bool
app_maker_is_busy (AppMaker *self)
{
  g_return_val_if_fail (APP_IS_MAKER (self), false);

  return game_job_slot_get_job (self->slot) != NULL;
}

void
app_maker_drop (AppMaker *self)
{
  g_return_if_fail (APP_IS_MAKER (self));

  if (game_job_slot_stop (self->slot))
    app_maker_show_job (self);
}

/* New puzzles. */

void
app_maker_start (AppMaker        *self,
                 const GameState *puzzle)
{
  g_return_if_fail (APP_IS_MAKER (self));

  app_replaced_show (app_session_start (self->session, puzzle), self->toast, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
app_maker_enter_queens (AppMaker *self)
{
  g_return_if_fail (APP_IS_MAKER (self));

  app_replaced_show (app_session_enter_queens (self->session), self->toast, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The technique that a spec asks for, or NULL. */
static const char *
get_technique (const GameSpec *spec)
{
  return spec->variant == GAME_VARIANT_SUDOKU && spec->sudoku.technique >= 0
         ? game_words_technique (spec->sudoku.technique) : NULL;
}

static void
app_maker_remember_spec (AppMaker       *self,
                         const GameSpec *spec)
{
  GamePlay *play = app_session_get_play (self->session);
  int level = game_spec_get_level (spec);

  if (level >= 0)
    game_play_set_level (play, game_variants[spec->variant].level_name (level));
  game_play_set_seed (play, game_spec_get_seed (spec));
}

static void
app_maker_show_made (AppMaker       *self,
                     const GameSpec *spec)
{
  const char *technique = get_technique (spec);
  g_autofree char *message = NULL;

  if (technique == NULL)
    return;

  /* Translators: %s is a technique, like X-Wing */
  message = g_strdup_printf (_("New puzzle to practise: %s"), technique);
  app_toast_show (self->toast, message, _("Undo"), "win.bring-back");
}

static void
app_maker_take_made (AppMaker        *self,
                     const GameSpec  *spec,
                     const GameState *puzzle)
{
  app_maker_start (self, puzzle);
  app_maker_remember_spec (self, spec);
  app_maker_show_made (self, spec);
}

/* Positions to try. */

static void
app_maker_start_trial (AppMaker        *self,
                       const GameState *position,
                       SudokuTechnique  technique)
{
  g_autofree char *message = NULL;

  /* Translators: what the user is asked to do on the board; %s is a technique, like X-Wing */
  message = g_strdup_printf (_("Find this step: %s"), game_words_technique (technique));
  app_replaced_show (app_session_start (self->session, position), self->toast, message);
  app_trial_begin (self->trial, app_session_get_play (self->session), technique);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
app_maker_try (AppMaker   *self,
               const char *code)
{
  int technique = sudoku_technique_from_code (code);
  GameState position;

  g_return_if_fail (APP_IS_MAKER (self));

  if (technique >= 0 && game_trial_get_position (technique, GAME_POSITION_TRIED, &position))
    app_maker_start_trial (self, &position, technique);
}

/* The state before the first step of a technique; false where the path has none. */
static bool
find_step (GamePath        *path,
           SudokuTechnique  technique,
           GameState       *state)
{
  for (guint i = 0; i < game_path_get_length (path); i++)
    if (game_path_get_step (path, i)->technique == technique)
      {
        game_path_get_state (path, i, state);
        return true;
      }

  return false;
}

static void
app_maker_walked_cb (GObject    *owner,
                     GameJob    *job,
                     GameReport *report)
{
  AppMaker *self = APP_MAKER (owner);
  SudokuTechnique technique = self->spec.sudoku.technique;
  GameState position;

  app_maker_show_job (self);
  if (report->path == NULL)
    return;

  if (find_step (report->path, technique, &position))
    {
      app_maker_start_trial (self, &position, technique);
      app_maker_remember_spec (self, &self->spec);
    }
  else
    app_maker_take_made (self, &self->spec, &game_job_get_request (job)->state);

  app_notice_tell_job (job, _("A new puzzle is on the board"));
}

/* The puzzle is walked to the first step of its technique. */
static void
app_maker_walk (AppMaker        *self,
                const GameSpec  *spec,
                const GameState *puzzle)
{
  GameRequest request = game_request_path (puzzle);

  self->spec = *spec;
  app_maker_start_job (self, &request, app_maker_walked_cb);
}

static void
app_maker_made_cb (GObject    *owner,
                   GameJob    *job,
                   GameReport *report)
{
  AppMaker *self = APP_MAKER (owner);
  const GameSpec *spec = &game_job_get_request (job)->generate;

  if (report->stats.n_solutions > 0 && get_technique (spec) != NULL
      && g_settings_get_boolean (self->settings, "practise-step"))
    {
      app_maker_walk (self, spec, &report->puzzle);
      return;
    }

  app_maker_show_job (self);
  if (report->stats.n_solutions == 0)
    return;

  app_maker_take_made (self, spec, &report->puzzle);
  app_notice_tell_job (job, _("A new puzzle is on the board"));
}

static void
app_maker_make (AppMaker       *self,
                const GameSpec *spec)
{
  GameSpec seeded = *spec;
  GameRequest request;

  game_spec_set_seed (&seeded, (uint64_t) g_random_int () << 32 | g_random_int ());
  request = game_request_generate (&seeded);
  app_maker_start_job (self, &request, app_maker_made_cb);
}

static GameSpec
new_sudoku_spec (void)
{
  return game_spec_new (GAME_VARIANT_SUDOKU, SUDOKU_DIGITS, -1);
}

void
app_maker_make_sudoku (AppMaker   *self,
                       const char *level)
{
  GameSpec spec = new_sudoku_spec ();

  g_return_if_fail (APP_IS_MAKER (self));

  spec.sudoku.symmetry = SUDOKU_SYMMETRY_ROTATIONAL;
  if (game_spec_set_level (&spec, level))
    app_maker_make (self, &spec);
}

/* A symmetric puzzle of a rare technique would be rarer still. */
void
app_maker_make_practice (AppMaker   *self,
                         const char *code)
{
  GameSpec spec = new_sudoku_spec ();

  g_return_if_fail (APP_IS_MAKER (self));

  spec.sudoku.technique = sudoku_technique_from_code (code);
  spec.sudoku.allows_harder = g_settings_get_boolean (self->settings, "practise-harder");
  if (spec.sudoku.technique >= 0)
    app_maker_make (self, &spec);
}

/* A technique that is too rare for new puzzles has its one position. */
void
app_maker_try_another (AppMaker *self)
{
  int technique = app_trial_get_technique (self->trial);

  g_return_if_fail (APP_IS_MAKER (self));

  if (technique < 0)
    return;

  if (app_practise_has (technique))
    app_maker_make_practice (self, sudoku_technique[technique].code);
  else
    app_maker_try (self, sudoku_technique[technique].code);
}

static void
app_maker_made_daily_cb (GObject    *owner,
                         GameJob    *job,
                         GameReport *report)
{
  AppMaker *self = APP_MAKER (owner);
  GameSpec spec = game_daily_get_spec (game_job_get_request (job)->daily.first);

  app_maker_show_job (self);
  if (report->daily == NULL)
    return;

  app_maker_start (self, &report->daily[0]);
  app_maker_remember_spec (self, &spec);
  app_notice_tell_job (job, _("A new puzzle is on the board"));
}

void
app_maker_make_daily (AppMaker *self,
                      int       number)
{
  GameRequest request = game_request_daily (number, 1);

  g_return_if_fail (APP_IS_MAKER (self));

  app_maker_start_job (self, &request, app_maker_made_daily_cb);
}

void
app_maker_start_queens (AppMaker *self,
                        int       n)
{
  GameState state = game_state_new_queens (CLAMP (n, 1, QUEENS_MAX));

  g_return_if_fail (APP_IS_MAKER (self));

  app_new_queens_note (self->settings, APP_NEW_QUEENS_FREE, game_state_size (&state));
  app_maker_start (self, &state);
}

void
app_maker_make_queens (AppMaker    *self,
                       GameVariant  variant,
                       const char  *level,
                       int          n)
{
  AppNewQueensKind kind = APP_NEW_QUEENS_FREE + variant - GAME_VARIANT_FREE_QUEENS;
  GameSpec spec;

  g_return_if_fail (APP_IS_MAKER (self));

  if (n == 0)
    n = app_new_queens_get_size (self->settings, kind);

  spec = game_spec_new (variant, n, game_variants[variant].level_from_name (level));
  if (game_spec_get_level (&spec) < 0 || game_variants[variant].is_impossible (&spec))
    return;

  app_new_queens_note (self->settings, kind, n);
  g_settings_set_enum (self->settings, "queens-level", game_spec_get_level (&spec));
  app_maker_make (self, &spec);
}

/* The solution. */

static void
app_maker_solved_cb (GObject    *owner,
                     GameJob    *job,
                     GameReport *report)
{
  AppMaker *self = APP_MAKER (owner);
  g_autofree char *message = game_text_report (game_job_get_request (job), report);
  bool has_solution = report->stats.n_solutions > 0;

  app_maker_show_job (self);
  if (report->end == SEARCH_STOPPED)
    return;

  /* The digits that were entered are givens, and the others are not. */
  if (has_solution && app_session_is_entering (self->session))
    app_session_start_entered (self->session);
  if (has_solution)
    game_play_show_solution (app_session_get_play (self->session));

  if (has_solution && app_session_play_state (self->session, &report->solve.solution))
    app_toast_show (self->toast, message, _("Undo"), "win.undo");
  else
    app_toast_show (self->toast, message, NULL, NULL);
  app_notice_tell_job (job, message);
}

void
app_maker_solve (AppMaker *self)
{
  GameRequest request = game_request_solve (app_session_get_state (self->session));

  g_return_if_fail (APP_IS_MAKER (self));

  if (app_session_is_entering (self->session))
    request.state = app_session_get_entered (self->session);
  app_maker_start_job (self, &request, app_maker_solved_cb);
}

/* A stopped Solve needs no message, since the board did not change; a stopped New shows one. */
void
app_maker_stop (AppMaker *self)
{
  GameJob *job = game_job_slot_get_job (self->slot);
  g_autofree char *message = NULL;
  const char *technique;
  GameRequest request;

  if (job == NULL)
    return;

  request = *game_job_get_request (job);
  app_maker_drop (self);
  if (request.type != GAME_JOB_GENERATE)
    return;

  technique = get_technique (&request.generate);
  if (technique != NULL)
    /* Translators: %s is a technique, like X-Wing */
    message = g_strdup_printf (_("Stopped. No puzzle for this technique was found: %s"), technique);
  else
    message = g_strdup (_("Stopped. No such puzzle was found."));
  app_toast_show (self->toast, message, NULL, NULL);
}

static void
app_maker_session_changed_cb (AppMaker       *self,
                              GamePlayChange  flags)
{
  if ((flags & GAME_PLAY_STATE) != 0)
    app_maker_drop (self);
}

static void
app_maker_dispose (GObject *object)
{
  AppMaker *self = APP_MAKER (object);

  g_clear_pointer (&self->slot, game_job_slot_free);
  g_clear_object (&self->trial);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_maker_parent_class)->dispose (object);
}

static void
app_maker_class_init (AppMakerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_maker_dispose;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_maker_init (AppMaker *self)
{
  self->slot = game_job_slot_new (self);
}

AppMaker *
app_maker_new (AppSession  *session,
               GSettings   *settings,
               AppBoard    *board,
               AppProgress *progress,
               AppToast    *toast)
{
  AppMaker *self = g_object_new (APP_TYPE_MAKER, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->board = board;
  self->progress = progress;
  self->toast = toast;
  self->trial = app_trial_new (toast);

  g_signal_connect_object (session, "changed", G_CALLBACK (app_maker_session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (progress, "stop", G_CALLBACK (app_maker_stop), self,
                           G_CONNECT_SWAPPED);

  return self;
}
