/* A document is the list of the states it went through and the position in that list.
 *
 * A state is less than two kilobytes, so that the list of a puzzle is kept whole, however long it
 * is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-document.h"

struct _GameDocument
{
  GArray *states;               /* GameState, the oldest first; never empty */
  guint   position;             /* of the state now */

  GameSavepoints savepoints;
};

GameDocument *
game_document_new (const GameState *state)
{
  GameDocument *self = g_new0 (GameDocument, 1);

  self->states = g_array_new (FALSE, FALSE, sizeof (GameState));
  g_array_append_vals (self->states, state, 1);

  return self;
}

void
game_document_free (GameDocument *self)
{
  g_array_unref (self->states);
  g_free (self);
}

const GameState *
game_document_get_history (const GameDocument *self,
                           guint              *n_states,
                           guint              *position)
{
  *n_states = self->states->len;
  *position = self->position;

  return &g_array_index (self->states, GameState, 0);
}

void
game_document_set_history (GameDocument    *self,
                           const GameState *states,
                           guint            n_states,
                           guint            position)
{
  g_autoptr(GArray) before = g_steal_pointer (&self->states);

  g_assert (position < n_states);

  self->states = g_array_sized_new (FALSE, FALSE, sizeof (GameState), n_states);
  g_array_append_vals (self->states, states, n_states);
  self->position = position;
  self->savepoints.n = 0;
}

const GameState *
game_document_get_state (const GameDocument *self)
{
  return &g_array_index (self->states, GameState, self->position);
}

bool
game_document_play (GameDocument   *self,
                    const GameMove *move)
{
  GameState state = *game_document_get_state (self);

  if (!game_state_play (&state, move))
    return false;

  if (!move->joined || self->position == 0)
    self->position++;
  g_array_set_size (self->states, self->position);
  g_array_append_val (self->states, state);

  return true;
}

const GameState *
game_document_find_back (const GameDocument *self,
                         GameStateTest       test,
                         gconstpointer       data)
{
  for (guint i = self->position; i > 0; i--)
    {
      const GameState *state = &g_array_index (self->states, GameState, i - 1);

      if (test (state, data))
        return state;
    }

  return NULL;
}

const GameSavepoints *
game_document_get_savepoints (const GameDocument *self)
{
  return &self->savepoints;
}

void
game_document_set_savepoints (GameDocument         *self,
                              const GameSavepoints *savepoints)
{
  if (savepoints != NULL)
    self->savepoints = *savepoints;
  else
    self->savepoints.n = 0;
}

bool
game_document_can_undo (const GameDocument *self)
{
  return self->position > 0;
}

bool
game_document_can_redo (const GameDocument *self)
{
  return self->position + 1 < self->states->len;
}

bool
game_document_undo (GameDocument *self)
{
  if (!game_document_can_undo (self))
    return false;

  self->position--;

  return true;
}

bool
game_document_redo (GameDocument *self)
{
  if (!game_document_can_redo (self))
    return false;

  self->position++;

  return true;
}
