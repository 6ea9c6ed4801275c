/* A step that the user is to find.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-trial.h"

#include <glib/gi18n-lib.h>

#include "game/hint/game-trial.h"
#include "game/text/game-words.h"

struct _AppTrial
{
  GObject     parent_instance;

  GamePlay   *play;
  AppToast   *toast;

  GameTrial  *trial;            /* NULL: none */
  int         technique;        /* of the last one, or -1 */
  uint32_t    n_shown;          /* how often hints had explained it when it began */
};

G_DEFINE_FINAL_TYPE (AppTrial, app_trial, G_TYPE_OBJECT)

static void
app_trial_praise (AppTrial *self)
{
  g_autofree char *message = NULL;

  /* Translators: the user did what was asked for; %s is a technique, like X-Wing */
  message = g_strdup_printf (_("Right! You found it: %s"), game_words_technique (self->technique));
  /* Translators: the button brings another position to try */
  app_toast_show (self->toast, message, _("Another One"), "win.try-another");
}

/* How often hints have explained the technique in this puzzle. */
static uint32_t
app_trial_count_shown (AppTrial *self)
{
  GamePlayStats stats = game_play_get_stats (self->play);

  return stats.techniques[self->technique];
}

/* Who had the step explained has not found it. */
static void
app_trial_changed_cb (AppTrial       *self,
                      GamePlayChange  flags)
{
  const GameState *state = game_play_get_state (self->play);

  if ((flags & GAME_PLAY_STATE) == 0 || self->trial == NULL)
    return;

  if (!game_trial_is_of (self->trial, state))
    {
      g_clear_pointer (&self->trial, game_trial_free);
    }
  else if (game_trial_is_done (self->trial, state))
    {
      g_clear_pointer (&self->trial, game_trial_free);
      if (app_trial_count_shown (self) == self->n_shown)
        app_trial_praise (self);
    }
}

static void
app_trial_dispose (GObject *object)
{
  AppTrial *self = APP_TRIAL (object);

  g_clear_pointer (&self->trial, game_trial_free);
  g_clear_object (&self->play);

  G_OBJECT_CLASS (app_trial_parent_class)->dispose (object);
}

static void
app_trial_class_init (AppTrialClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_trial_dispose;
}

static void
app_trial_init (AppTrial *self)
{
  self->technique = -1;
}

AppTrial *
app_trial_new (AppToast *toast)
{
  AppTrial *self = g_object_new (APP_TYPE_TRIAL, NULL);

  self->toast = toast;

  return self;
}

void
app_trial_begin (AppTrial        *self,
                 GamePlay        *play,
                 SudokuTechnique  technique)
{
  g_return_if_fail (APP_IS_TRIAL (self));

  if (g_set_object (&self->play, play))
    g_signal_connect_object (play, "changed", G_CALLBACK (app_trial_changed_cb), self,
                             G_CONNECT_SWAPPED);

  g_clear_pointer (&self->trial, game_trial_free);
  self->trial = game_trial_new (technique, game_play_get_state (play));
  self->technique = technique;
  self->n_shown = app_trial_count_shown (self);
}

int
app_trial_get_technique (AppTrial *self)
{
  g_return_val_if_fail (APP_IS_TRIAL (self), -1);

  return self->technique;
}
