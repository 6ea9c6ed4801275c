/* The states that the user keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-keeper.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text-games.h"

struct _AppKeeper
{
  GObject       parent_instance;

  AppSession   *session;
  AppToast     *toast;

  GameSavepoint removed;
  int           removed_index;          /* -1: none was removed */
};

G_DEFINE_FINAL_TYPE (AppKeeper, app_keeper, G_TYPE_OBJECT)

/* One at `index` of the puzzle that is shown, or NULL. */
static const GameSavepoint *
app_keeper_get (AppKeeper *self,
                int        index)
{
  const GameSavepoints *all = game_play_get_savepoints (app_session_get_play (self->session));

  return index >= 0 && index < all->n ? &all->of[index] : NULL;
}

/* What was tried from a state is how the user knows it again. */
static void
app_keeper_session_changed_cb (AppKeeper      *self,
                               GamePlayChange  flags)
{
  GamePlay *play = app_session_get_play (self->session);
  const GameState *state = game_play_get_state (play);

  if ((flags & GAME_PLAY_STATE) == 0)
    return;

  for (int i = 0; i < game_play_get_savepoints (play)->n; i++)
    {
      const GameSavepoint *savepoint = app_keeper_get (self, i);
      g_autofree char *name = NULL;

      if (savepoint->name[0] == '\0')
        name = game_text_before (&savepoint->state, state);
      if (name != NULL)
        app_keeper_rename (self, i, name);
    }
}

static void
app_keeper_dispose (GObject *object)
{
  g_clear_object (&APP_KEEPER (object)->session);

  G_OBJECT_CLASS (app_keeper_parent_class)->dispose (object);
}

static void
app_keeper_class_init (AppKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_keeper_dispose;
}

static void
app_keeper_init (AppKeeper *self)
{
  self->removed_index = -1;
}

AppKeeper *
app_keeper_new (AppSession *session,
                AppToast   *toast)
{
  AppKeeper *self = g_object_new (APP_TYPE_KEEPER, NULL);

  self->session = g_object_ref (session);
  self->toast = toast;
  g_signal_connect_object (session, "changed", G_CALLBACK (app_keeper_session_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

bool
app_keeper_can_keep (AppKeeper *self)
{
  const GameState *state;

  g_return_val_if_fail (APP_IS_KEEPER (self), false);

  state = app_session_get_state (self->session);

  return !app_session_is_entering (self->session) && !game_state_is_solved (state);
}

static const char *
app_keeper_add (AppKeeper           *self,
                int                  index,
                const GameSavepoint *savepoint)
{
  GamePlay *play = app_session_get_play (self->session);
  GameSavepoints all = *game_play_get_savepoints (play);

  if (game_savepoints_find (&all, &savepoint->state) >= 0)
    return _("This state is kept already");
  if (!game_savepoints_insert (&all, MIN (index, all.n), savepoint))
    return _("No more states can be kept: remove one first");

  game_play_set_savepoints (play, &all);

  return NULL;
}

void
app_keeper_keep (AppKeeper *self)
{
  GameSavepoint savepoint = { 0 };
  const char *problem;

  g_return_if_fail (APP_IS_KEEPER (self));

  savepoint.state = *app_session_get_state (self->session);
  problem = app_keeper_add (self, 0, &savepoint);
  if (problem != NULL)
    app_toast_show (self->toast, problem, NULL, NULL);
}

void
app_keeper_go_back (AppKeeper *self,
                    int        index)
{
  const GameSavepoint *savepoint;

  g_return_if_fail (APP_IS_KEEPER (self));

  savepoint = app_keeper_get (self, index);
  if (savepoint != NULL)
    app_session_play_state (self->session, &savepoint->state);
}

void
app_keeper_rename (AppKeeper  *self,
                   int         index,
                   const char *name)
{
  GamePlay *play = app_session_get_play (self->session);
  GameSavepoints all = *game_play_get_savepoints (play);

  g_return_if_fail (APP_IS_KEEPER (self));

  if (app_keeper_get (self, index) == NULL)
    return;

  game_savepoint_set_name (&all.of[index], name);
  game_play_set_savepoints (play, &all);
}

void
app_keeper_remove (AppKeeper *self,
                   int        index)
{
  GamePlay *play = app_session_get_play (self->session);
  GameSavepoints all = *game_play_get_savepoints (play);

  g_return_if_fail (APP_IS_KEEPER (self));

  if (app_keeper_get (self, index) == NULL)
    return;

  self->removed = all.of[index];
  self->removed_index = index;
  game_savepoints_remove (&all, index);
  game_play_set_savepoints (play, &all);
  app_toast_show (self->toast, _("Savepoint removed"), _("Undo"), "win.restore-savepoint");
}

bool
app_keeper_can_restore (AppKeeper *self)
{
  g_return_val_if_fail (APP_IS_KEEPER (self), false);

  return self->removed_index >= 0
         && game_state_same_puzzle (&self->removed.state, app_session_get_state (self->session));
}

void
app_keeper_restore (AppKeeper *self)
{
  int index = self->removed_index;
  const char *problem;

  g_return_if_fail (app_keeper_can_restore (self));

  self->removed_index = -1;
  problem = app_keeper_add (self, index, &self->removed);
  if (problem != NULL)
    app_toast_show (self->toast, problem, NULL, NULL);
}
