/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game/state/game-goes.h"

bool
game_goes_begin (const GameDocument *document,
                 const GameState    *before)
{
  const GameState *states;
  guint n_states;
  guint position;

  if (!game_state_is_untouched (game_document_get_state (document)))
    return false;
  if (!game_document_can_redo (document))
    return true;
  if (!game_state_is_solved (before))
    return false;

  states = game_document_get_history (document, &n_states, &position);
  for (guint i = position + 1; i < n_states; i++)
    if (game_state_is_solved (&states[i]))
      return false;

  return true;
}

bool
game_goes_is_earlier (const GameDocument *document)
{
  const GameState *state = game_document_get_state (document);

  return game_document_can_redo (document) && game_state_is_solved (state)
         && !game_state_is_entry (state);
}

bool
game_goes_undo_solves (const GameDocument *document)
{
  guint n_states;
  guint position;
  const GameState *states = game_document_get_history (document, &n_states, &position);

  return position > 0 && game_state_is_solved (&states[position - 1])
         && !game_state_is_untouched (&states[position]);
}

bool
game_goes_redo_solves (const GameDocument *document)
{
  guint n_states;
  guint position;
  const GameState *states = game_document_get_history (document, &n_states, &position);

  return position + 1 < n_states && game_state_is_solved (&states[position + 1]);
}
