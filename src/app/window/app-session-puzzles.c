/* Puzzles that come and go: which one goes on, which one begins, those that the user enters, and
 * what is recorded of those that are finished.
 *
 * A sudoku board without givens is one on which a puzzle is entered, so undo comes back to it. A
 * free board of queens is a puzzle as it is: the user asks for entering one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-session-private.h"

bool
app_session_is_entering (AppSession *self)
{
  return game_play_is_entering (app_session_get_play (self));
}

GameState
app_session_get_puzzle (AppSession *self)
{
  const GameState *state = app_session_get_state (self);

  return app_session_is_entering (self) ? game_state_new_entered (state) : *state;
}

/* A sudoku that is there to be played begins with automatic marks if the user likes it so. */
static void
app_session_begin_marks (AppSession *self,
                         GameState  *state)
{
  GameMove move = { .kind = GAME_MOVE_AUTO_MARKS, .how = GAME_ADD };

  if (game_state_has_givens (state) && game_state_is_untouched (state)
      && g_settings_get_boolean (self->settings, "auto-marks"))
    game_state_play (state, &move);
}

GameState
app_session_get_entered (AppSession *self)
{
  GameState puzzle = game_state_new_entered (app_session_get_state (self));

  app_session_begin_marks (self, &puzzle);

  return puzzle;
}

/* While it was entered it was a game of its own in the library. */
void
app_session_start_entered (AppSession *self)
{
  GameState puzzle = app_session_get_entered (self);
  g_autoptr(GameSave) entered = NULL;

  if (!game_state_has_givens (&puzzle))
    {
      game_play_set_entering (self->shown, false);
      return;
    }

  entered = app_session_dup_game (self, puzzle.kind);
  g_array_set_size (entered->states, entered->position + 1);
  if (game_state_is_entry (app_session_get_state (self)))
    app_archive_drop_entered (self->archive, entered);

  app_session_request_play (self);
  game_play_start_entered (self->shown, &puzzle);
}

/* Even if it is the same puzzle, it has a history of its own. */
static AppReplaced
app_session_replace (AppSession      *self,
                     const GameState *puzzle)
{
  GameState before = *app_session_get_state (self);
  bool stored = app_session_begin (self, puzzle);

  if (app_session_get_library (self) == NULL || game_state_is_untouched (&before)
      || game_state_is_solved (&before))
    return APP_REPLACED_PUZZLE;

  return stored ? APP_REPLACED_KEPT : APP_REPLACED_UNSAVED;
}

AppReplaced
app_session_enter_queens (AppSession *self)
{
  GameState state = game_state_new_queens (app_session_get_queens_size (self));
  AppReplaced replaced;

  app_session_set_kind (self, state.kind);
  replaced = app_session_replace (self, &state);
  game_play_set_entering (self->shown, true);

  return replaced;
}

/* A puzzle that is entered is another one each time, though its board has no givens yet. */
static bool
app_session_goes_on (AppSession      *self,
                     const GameState *state)
{
  const GameState *before = app_session_get_state (self);

  return game_state_equal (before, state)
         || (game_state_same_puzzle (before, state) && !app_session_is_entering (self));
}

bool
app_session_play_state (AppSession      *self,
                        const GameState *state)
{
  GameMove move = { .kind = GAME_MOVE_REPLACE, .state = *state };

  g_return_val_if_fail (APP_IS_SESSION (self), false);

  app_session_request_play (self);

  return game_play_move (self->shown, &move);
}

AppReplaced
app_session_start (AppSession      *self,
                   const GameState *puzzle)
{
  GameState begun = *puzzle;

  g_return_val_if_fail (APP_IS_SESSION (self), APP_REPLACED_NOTHING);

  app_session_begin_marks (self, &begun);
  app_session_set_kind (self, puzzle->kind);
  if (app_session_goes_on (self, &begun))
    {
      game_play_set_entering (self->shown, false);
      return app_session_play_state (self, &begun) ? APP_REPLACED_STATE : APP_REPLACED_NOTHING;
    }

  return app_session_replace (self, &begun);
}

AppReplaced
app_session_take (AppSession      *self,
                  const GameState *puzzle)
{
  bool entering = puzzle->kind == app_session_get_kind (self) && app_session_is_entering (self);
  bool is_puzzle = entering && game_state_is_untouched (puzzle);
  GameState taken = is_puzzle ? game_state_new_entry (puzzle) : *puzzle;
  AppReplaced replaced = app_session_start (self, &taken);

  game_play_set_entering (self->shown, entering);

  return replaced;
}

AppReplaced
app_session_set_free_size (AppSession *self,
                           int         n)
{
  GameState state = game_state_new_queens (n);
  GamePlay *play = app_session_get_play_of (self, state.kind);
  bool entering = game_play_is_entering (play);
  AppReplaced replaced;

  if (n == game_state_size (game_play_get_state (play)))
    return APP_REPLACED_NOTHING;

  replaced = app_session_start (self, &state);
  game_play_set_entering (play, entering);

  return replaced;
}

const char *
app_session_get_folder (AppSession *self)
{
  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  return app_archive_get_folder (self->archive);
}
