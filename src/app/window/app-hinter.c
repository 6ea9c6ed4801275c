/* Invariant: a hint that is shown is about the state that is shown. Whatever changes the board
 * closes it and drops the job that looks for one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-hinter.h"

#include "game/jobs/game-job-slot.h"

struct _AppHinter
{
  GObject       parent_instance;

  AppSession   *session;
  GSettings    *settings;
  AppHintPanel *panel;

  GameJobSlot  *slot;
  GameJobSlot  *steps_slot;             /* of the list of all steps */
  int           n_presses;              /* of Hint while one is found */
};

static unsigned int changed_signal;

G_DEFINE_FINAL_TYPE (AppHinter, app_hinter, G_TYPE_OBJECT)

static void
app_hinter_count (AppHinter      *self,
                  const GameHint *hint,
                  GameStage       stage)
{
  int technique = hint->kind == GAME_HINT_STEP ? hint->step.technique : -1;

  if (game_hint_has_stages (hint))
    game_play_count_hint (app_session_get_play (self->session),
                          stage == GAME_STAGE_PROOF ? GAME_STAGE_WHY : stage, technique);
}

static void
app_hinter_go_to_stage (AppHinter *self,
                        GameStage  stage)
{
  app_hint_panel_set_stage (self->panel, stage);

  /* A hint may be found when another page is shown already: it does not take the focus there. */
  if (app_session_shows_board (self->session))
    app_hint_panel_take_focus (self->panel);

  app_hinter_count (self, app_hint_panel_get_hint (self->panel), stage);
  g_signal_emit (self, changed_signal, 0);
}

/* `by` is 1 or -1. */
static void
app_hinter_move (AppHinter *self,
                 int        by)
{
  const GameHint *hint = app_hint_panel_get_hint (self->panel);
  int place = game_hint_get_place (hint, app_hint_panel_get_stage (self->panel));

  app_hinter_go_to_stage (self, game_hint_get_stage (hint, place + by));
}

/* The user may want to see more at once. */
static GameStage
app_hinter_get_first_stage (AppHinter      *self,
                            const GameHint *hint)
{
  return game_hint_has_stages (hint) ? g_settings_get_enum (self->settings, "hint-stage")
                                     : GAME_STAGE_NUDGE;
}

static void
app_hinter_open (AppHinter      *self,
                 const GameHint *hint,
                 GameStage       stage)
{
  GamePlay *play = app_session_get_play (self->session);
  GameMove move;
  GameAction action = game_hint_get_move (hint, game_play_get_document (play), &move);

  app_hint_panel_set_hint (self->panel, hint, action);
  game_play_end_hint (play);
  app_hinter_go_to_stage (self, stage);
}

/* Another hint: its list of steps is another one. */
static void
app_hinter_open_anew (AppHinter      *self,
                      const GameHint *hint,
                      GameStage       stage)
{
  app_steps_reset (app_hint_panel_get_steps (self->panel),
                   hint->kind == GAME_HINT_STEP ? &hint->step : NULL);
  app_hinter_open (self, hint, stage);
}

void
app_hinter_show_hint (AppHinter      *self,
                      const GameHint *hint)
{
  g_return_if_fail (APP_IS_HINTER (self));

  game_job_slot_stop (self->slot);
  app_hinter_open_anew (self, hint, GAME_STAGE_WHY);
}

static void
app_hinter_show (AppHinter      *self,
                 const GameHint *hint)
{
  app_hinter_open_anew (self, hint, app_hinter_get_first_stage (self, hint));
  for (; self->n_presses > 0 && app_hint_panel_has_next (self->panel); self->n_presses--)
    app_hinter_move (self, 1);
}

static void
app_hinter_found_cb (GObject    *owner,
                     GameJob    *job,
                     GameReport *report)
{
  if (report->hint != NULL)
    app_hinter_show (APP_HINTER (owner), report->hint);
}

static void
app_hinter_find (AppHinter *self)
{
  bool uniqueness = g_settings_get_boolean (self->settings, "hint-uniqueness");
  GamePlay *play = app_session_get_play (self->session);
  SudokuCells last = game_hint_get_last_cells (game_play_get_document (play));
  GameRequest request = game_request_hint (app_session_get_state (self->session),
                                           app_session_get_facts (self->session), uniqueness,
                                           last);

  if (game_job_slot_get_job (self->slot) != NULL)
    {
      self->n_presses++;
      return;
    }

  self->n_presses = 0;
  game_job_slot_start (self->slot, &request, app_hinter_found_cb);
}

static void
app_hinter_found_steps_cb (GObject    *owner,
                           GameJob    *job,
                           GameReport *report)
{
  AppHinter *self = APP_HINTER (owner);

  if (report->steps != NULL)
    app_steps_add (app_hint_panel_get_steps (self->panel), report->steps,
                   game_job_get_request (job)->steps.harder);
}

static void
app_hinter_steps_wanted_cb (AppHinter *self,
                            gboolean   harder)
{
  const GameHint *hint = app_hint_panel_get_hint (self->panel);
  GameRequest request;

  /* The list can still be opened while the panel of a hint goes. */
  if (hint == NULL)
    return;

  request = game_request_steps (hint, harder);
  game_job_slot_start (self->steps_slot, &request, app_hinter_found_steps_cb);
}

static void
app_hinter_step_chosen_cb (AppHinter *self)
{
  GameHint hint = *app_hint_panel_get_hint (self->panel);

  hint.step = *app_steps_get_chosen (app_hint_panel_get_steps (self->panel));
  app_hinter_open (self, &hint, GAME_STAGE_WHY);
}

/* Nobody waits for the steps any more. */
static void
app_hinter_steps_closed_cb (AppHinter *self)
{
  game_job_slot_stop (self->steps_slot);
  if (app_hint_panel_get_hint (self->panel) != NULL)
    app_hint_panel_take_focus (self->panel);
}

void
app_hinter_ask (AppHinter *self,
                bool       was_seen)
{
  g_return_if_fail (APP_IS_HINTER (self));

  if (app_hint_panel_get_hint (self->panel) == NULL)
    app_hinter_find (self);
  else if (!was_seen)
    app_hinter_go_to_stage (self, app_hint_panel_get_stage (self->panel));
  else if (app_hint_panel_has_next (self->panel))
    app_hinter_move (self, 1);
}

bool
app_hinter_can_go_back (AppHinter *self)
{
  g_return_val_if_fail (APP_IS_HINTER (self), false);

  return app_hint_panel_has_previous (self->panel);
}

void
app_hinter_go_back (AppHinter *self)
{
  if (app_hinter_can_go_back (self))
    app_hinter_move (self, -1);
}

bool
app_hinter_can_explain (AppHinter *self)
{
  const GameHint *hint;

  g_return_val_if_fail (APP_IS_HINTER (self), false);

  hint = app_hint_panel_get_hint (self->panel);

  return hint != NULL && game_hint_has_stages (hint);
}

void
app_hinter_explain (AppHinter *self)
{
  if (app_hinter_can_explain (self))
    app_hinter_go_to_stage (self, GAME_STAGE_WHY);
}

bool
app_hinter_can_apply (AppHinter *self)
{
  g_return_val_if_fail (APP_IS_HINTER (self), false);

  return app_hint_panel_get_action (self->panel) != GAME_ACTION_NONE;
}

void
app_hinter_apply (AppHinter *self)
{
  GamePlay *play = app_session_get_play (self->session);
  const GameDocument *document = game_play_get_document (play);
  const GameHint *shown = app_hint_panel_get_hint (self->panel);
  GameHint hint;
  GameMove move;
  GameAction action;

  if (!app_session_shows_board (self->session) || shown == NULL)
    return;

  hint = *shown;
  action = game_hint_get_move (&hint, document, &move);
  if (action == GAME_ACTION_NONE)
    return;

  /* A deduced digit is no given: the puzzle that is entered is started first. */
  if (action == GAME_ACTION_APPLY && app_session_is_entering (self->session))
    {
      app_session_start_entered (self->session);
      hint.state = *game_play_get_state (play);
      game_hint_get_move (&hint, document, &move);
    }

  app_hinter_count (self, &hint, GAME_STAGE_APPLY);
  game_play_move (play, &move);
}

bool
app_hinter_close (AppHinter *self)
{
  game_job_slot_stop (self->slot);
  if (app_hint_panel_get_hint (self->panel) == NULL)
    return false;

  app_hint_panel_set_hint (self->panel, NULL, GAME_ACTION_NONE);
  app_steps_reset (app_hint_panel_get_steps (self->panel), NULL);
  g_signal_emit (self, changed_signal, 0);

  return true;
}

static void
app_hinter_session_changed_cb (AppHinter      *self,
                               GamePlayChange  flags)
{
  if ((flags & GAME_PLAY_STATE) != 0)
    app_hinter_close (self);
}

static void
app_hinter_highlight_changed_cb (AppHinter *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
app_hinter_notation_cb (AppHinter *self)
{
  app_hint_panel_set_notation (self->panel,
                               g_settings_get_boolean (self->settings, "hint-notation"));
}

static void
app_hinter_follow_steps (AppHinter *self)
{
  AppSteps *steps = app_hint_panel_get_steps (self->panel);

  g_signal_connect_object (steps, "wanted", G_CALLBACK (app_hinter_steps_wanted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (steps, "chosen", G_CALLBACK (app_hinter_step_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (steps, "closed", G_CALLBACK (app_hinter_steps_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
app_hinter_dispose (GObject *object)
{
  AppHinter *self = APP_HINTER (object);

  g_clear_pointer (&self->slot, game_job_slot_free);
  g_clear_pointer (&self->steps_slot, game_job_slot_free);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_hinter_parent_class)->dispose (object);
}

static void
app_hinter_class_init (AppHinterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_hinter_dispose;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_hinter_init (AppHinter *self)
{
  self->slot = game_job_slot_new (self);
  self->steps_slot = game_job_slot_new (self);
}

AppHinter *
app_hinter_new (AppSession   *session,
                GSettings    *settings,
                AppHintPanel *panel)
{
  AppHinter *self = g_object_new (APP_TYPE_HINTER, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->panel = panel;
  app_hint_panel_set_settings (panel, settings);

  app_hinter_follow_steps (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (app_hinter_session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "closed", G_CALLBACK (app_hinter_close), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "highlight-changed",
                           G_CALLBACK (app_hinter_highlight_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::hint-notation",
                           G_CALLBACK (app_hinter_notation_cb), self, G_CONNECT_SWAPPED);
  app_hinter_notation_cb (self);

  return self;
}
