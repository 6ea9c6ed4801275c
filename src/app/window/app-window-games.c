/* The window, its library: puzzles that leave the board stay as games in progress, and what they
 * took comes back with them; finished ones are kept and counted.
 *
 * A document holds the history of one puzzle, and that is the game. Another puzzle that comes has a
 * history of its own; the one that it came in place of goes to the library.
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

GameSave *
app_window_dup_game (AppWindow *self,
                     GameKind   kind)
{
  GameEffort effort = app_window_get_effort_of (self, kind);
  guint n_states;
  guint position;
  const GameState *states = game_document_get_history (self->documents[kind],
                                                       &n_states, &position);

  return game_save_new (states, n_states, position, &effort);
}

void
app_window_store_game (AppWindow *self,
                       GameKind   kind)
{
  g_autoptr(GameSave) save = app_window_dup_game (self, kind);

  if (self->keep->library != NULL)
    game_library_put (self->keep->library, save);
}

void
app_window_show_replaced (AppWindow       *self,
                          const GameState *before,
                          const char      *message)
{
  bool has_begun = !game_document_can_undo (self->documents[before->kind]);
  bool is_kept = has_begun && self->keep->library != NULL && !game_state_is_untouched (before)
                 && !game_state_is_solved (before);
  g_autofree char *text = NULL;

  if (!is_kept)
    text = g_strdup (message);
  else if (message == NULL)
    text = g_strdup (_("The puzzle before is kept in the library"));
  else
    /* Translators: after what was just done: "Pasted 24 givens · The puzzle before is kept in …" */
    text = g_strdup_printf (_("%s · The puzzle before is kept in the library"), message);

  if (text != NULL)
    app_toast_show (self->toast, text, _("Undo"), has_begun ? "win.bring-back" : "win.undo");
}

/* Nothing spent yet on the same puzzle. */
static GameEffort
begin_again (const GameEffort *before)
{
  GameEffort effort = game_effort_new ();

  g_strlcpy (effort.title, before->title, sizeof effort.title);
  g_strlcpy (effort.level, before->level, sizeof effort.level);
  effort.saw_solution = before->saw_solution;
  effort.has_seed = before->has_seed;
  effort.seed = before->seed;

  return effort;
}

/* A finished game is over: the same puzzle begun anew begins with nothing. One that is entered is
 * not known yet. */
GameEffort
app_window_find_effort (AppWindow       *self,
                        const GameState *state)
{
  g_autofree char *key = game_save_key (state);
  g_autoptr(GameSave) save = NULL;

  if (self->keep->library != NULL
      && (state->kind == GAME_QUEENS || game_state_has_givens (state)))
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

  app_window_store_game (self, kind);
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
    app_window_store_game (self, kind);
}

/* Puts a game on its board and shows that. Where puzzles that are entered were saved says nothing
 * of this one. */
static void
app_window_show_game (AppWindow      *self,
                      const GameSave *save)
{
  const GameState *state = game_save_get_state (save);
  GameKind kind = state->kind;
  int n = game_state_size (state);

  app_window_stop_solving (self);
  if (!game_state_has_givens (state))
    g_clear_object (&self->saved[kind].file);
  app_window_restore_game (self, save);
  app_window_set_kind (self, kind);
  app_window_set_page (self, APP_PAGE_PLAY);
  app_board_set_current (self->board, n / 2 * n + n / 2);
  app_window_set_clocks (self);
  app_window_touch (self);
}

void
app_window_begin_game (AppWindow       *self,
                       const GameState *state)
{
  AppKeep *keep = self->keep;
  g_autoptr(GameSave) begun = NULL;
  GameEffort effort;

  app_window_store_game (self, state->kind);
  g_clear_pointer (&keep->left, game_save_free);
  keep->left = app_window_dup_game (self, state->kind);
  effort = app_window_find_effort (self, state);
  begun = game_save_new (state, 1, 0, &effort);
  app_window_show_game (self, begun);
}

bool
app_window_has_left (AppWindow *self)
{
  return self->keep != NULL && self->keep->left != NULL;
}

/* A puzzle in which nothing was done since it came goes as it came. */
static void
app_window_bring_back_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  g_autoptr(GameSave) left = g_steal_pointer (&self->keep->left);
  GameKind kind;

  if (left == NULL)
    return;

  kind = game_save_get_state (left)->kind;
  if (game_document_can_undo (self->documents[kind]))
    app_window_store_game (self, kind);
  app_toast_hide (self->toast);
  app_window_show_game (self, left);
}

/* While it was entered it was a game of its own in the library. */
void
app_window_note_started (AppWindow       *self,
                         const GameState *puzzle)
{
  GameEffort effort = app_window_get_effort_of (self, puzzle->kind);
  guint n_states;
  guint position;
  const GameState *states = game_document_get_history (self->documents[puzzle->kind],
                                                       &n_states, &position);
  g_autoptr(GameSave) entered = game_save_new (states, position + 1, position, &effort);
  g_autofree char *key = game_save_dup_key (entered);
  g_autoptr(GameSave) taken = NULL;

  if (self->keep->library != NULL && puzzle->kind == GAME_SUDOKU)
    taken = game_library_take (self->keep->library, key);

  effort = app_window_find_effort (self, puzzle);
  app_window_begin_effort (self, puzzle->kind, &effort);
}

void
app_window_resume_game (AppWindow      *self,
                        const GameSave *save)
{
  app_window_store_games (self);
  app_window_show_game (self, save);
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

void
app_window_install_games (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.bring-back", NULL, app_window_bring_back_cb);
}
