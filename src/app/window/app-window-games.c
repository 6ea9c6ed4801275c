/* The window, its library: puzzles that leave the board stay as games in progress, and what they
 * took comes back with them; finished ones are kept and counted.
 *
 * A document goes from puzzle to puzzle, and undo goes back across them. What it did in one of them
 * is one stretch of its history, and that is the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-keep-private.h"

#include <glib/gi18n-lib.h>

#include "game/store/game-records.h"

static void
app_window_library_failed_cb (GameLibrary *library,
                              const char  *message,
                              AppWindow   *self)
{
  app_toast_show (self->toast, message, NULL, NULL);
}

void
app_window_open_library (AppWindow  *self,
                         const char *folder)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);

  self->keep->library = game_library_new (games);
  g_signal_connect_object (self->keep->library, "failed",
                           G_CALLBACK (app_window_library_failed_cb), self, 0);
}

GameLibrary *
app_window_get_library (AppWindow *self)
{
  return self->keep->library;
}

/* The state of the history that a person saw before the one now: beside it, or anywhere. */
static guint
find_state (const GameState *states,
            guint            n_states,
            guint            position,
            const GameState *state)
{
  if (position > 0 && game_state_equal (&states[position - 1], state))
    return position - 1;
  if (position + 1 < n_states && game_state_equal (&states[position + 1], state))
    return position + 1;

  for (guint i = 0; i < n_states; i++)
    if (game_state_equal (&states[i], state))
      return i;

  return n_states;
}

GameSave *
app_window_dup_game (AppWindow       *self,
                     const GameState *state)
{
  GameEffort effort = app_window_get_effort_of (self, state->kind);
  guint n_states;
  guint position;
  const GameState *states = game_document_get_history (self->documents[state->kind],
                                                       &n_states, &position);
  guint here = game_state_equal (&states[position], state) ?
               position : find_state (states, n_states, position, state);
  guint first = here;
  guint last = here;

  if (here == n_states)
    return NULL;

  while (first > 0 && game_state_same_puzzle (&states[first - 1], state))
    first--;
  while (last + 1 < n_states && game_state_same_puzzle (&states[last + 1], state))
    last++;

  return game_save_new (&states[first], last - first + 1, here - first, &effort);
}

static void
app_window_store (AppWindow       *self,
                  const GameState *state)
{
  g_autoptr(GameSave) save = NULL;

  if (self->keep->library != NULL)
    save = app_window_dup_game (self, state);
  if (save != NULL)
    game_library_put (self->keep->library, save);
}

/* A puzzle that was typed in on an empty board is not left when it becomes one. */
static bool
app_window_has_left (AppWindow       *self,
                     const GameState *before)
{
  const GameState *now = game_document_get_state (self->documents[before->kind]);
  GameState typed = game_state_new_puzzle (before);

  return !game_state_same_puzzle (&typed, now);
}

void
app_window_store_left (AppWindow       *self,
                       const GameState *before)
{
  if (app_window_has_left (self, before))
    app_window_store (self, before);
}

char *
app_window_tell_kept (AppWindow       *self,
                      const GameState *before,
                      const char      *message)
{
  if (self->keep->library == NULL || game_state_is_untouched (before)
      || game_state_is_solved (before) || !app_window_has_left (self, before))
    return g_strdup (message);

  if (message == NULL)
    return g_strdup (_("The puzzle before is kept in the library"));

  /* Translators: after what was just done: "Pasted 24 givens · The puzzle before is kept in …" */
  return g_strdup_printf (_("%s · The puzzle before is kept in the library"), message);
}

/* Nothing spent yet on the same puzzle. */
static GameEffort
begin_again (const GameEffort *before)
{
  GameEffort effort = game_effort_new ();

  g_strlcpy (effort.title, before->title, sizeof effort.title);
  g_strlcpy (effort.level, before->level, sizeof effort.level);
  effort.has_seed = before->has_seed;
  effort.seed = before->seed;

  return effort;
}

/* A finished game is over: the same puzzle begun anew begins with nothing. */
GameEffort
app_window_find_effort (AppWindow       *self,
                        const GameState *state)
{
  g_autofree char *key = game_save_key (state);
  g_autoptr(GameSave) save = NULL;

  if (self->keep->library != NULL)
    save = game_library_get (self->keep->library, key);

  if (save == NULL)
    return game_effort_new ();
  if (save->effort.finished != 0 && !game_state_equal (game_save_get_state (save), state))
    return begin_again (&save->effort);

  return save->effort;
}

void
app_window_store_finished (AppWindow *self,
                           GameKind   kind)
{
  GameEffort effort = app_window_get_effort_of (self, kind);
  g_autoptr(GError) error = NULL;

  if (self->keep->keeper == NULL)
    return;

  app_window_store (self, &self->keep->states[kind]);
  if (!game_records_add (game_keeper_get_folder (self->keep->keeper), &self->keep->states[kind],
                         &effort, &error))
    app_toast_show (self->toast, error->message, NULL, NULL);
}

GArray *
app_window_read_records (AppWindow *self)
{
  return self->keep->keeper != NULL ?
         game_records_read (game_keeper_get_folder (self->keep->keeper)) : NULL;
}

void
app_window_store_games (AppWindow *self)
{
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    app_window_store (self, &self->keep->states[kind]);
}

void
app_window_resume_game (AppWindow      *self,
                        const GameSave *save)
{
  AppKeep *keep = self->keep;
  GameKind kind = game_save_get_state (save)->kind;

  app_window_store_games (self);
  app_window_stop_solving (self);
  keep->states[kind] = *game_save_get_state (save);
  app_window_begin_effort (self, kind, &save->effort);

  keep->restoring = true;
  game_document_set_history (self->documents[kind],
                             (const GameState *) save->states->data, save->states->len,
                             save->position);
  keep->restoring = false;

  app_window_set_kind (self, kind);
  app_window_set_page (self, APP_PAGE_PLAY);
  app_window_set_clocks (self);
  app_window_touch (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

bool
app_window_resume (AppWindow  *self,
                   const char *key)
{
  AppKeep *keep = self->keep;
  g_autoptr(GameSave) save = NULL;

  if (keep->library == NULL)
    return false;

  app_window_store_games (self);
  save = game_library_get (keep->library, key);
  if (save == NULL)
    return false;

  app_window_resume_game (self, save);

  return true;
}
