/* A document is the list of the states it went through and the place in that list.
 *
 * A state is less than a kilobyte, so that the list of a puzzle is kept whole, however long it is
 * played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-document.h"

struct _GameDocument
{
  GObject parent_instance;

  GArray *states;               /* GameState, the oldest first; never empty */
  guint   position;             /* of the state now */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (GameDocument, game_document, G_TYPE_OBJECT)

static void
game_document_go (GameDocument *self,
                  guint         position)
{
  g_assert (position < self->states->len);

  self->position = position;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
game_document_finalize (GObject *object)
{
  GameDocument *self = GAME_DOCUMENT (object);

  g_array_unref (self->states);

  G_OBJECT_CLASS (game_document_parent_class)->finalize (object);
}

static void
game_document_class_init (GameDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = game_document_finalize;

  signals[CHANGED] = g_signal_new ("changed",
                                   G_TYPE_FROM_CLASS (klass),
                                   G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
game_document_init (GameDocument *self)
{
  self->states = g_array_new (FALSE, FALSE, sizeof (GameState));
}

GameDocument *
game_document_new (const GameState *state)
{
  GameDocument *self = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  self = g_object_new (GAME_TYPE_DOCUMENT, NULL);
  g_array_append_vals (self->states, state, 1);

  return self;
}

const GameState *
game_document_get_history (GameDocument *self,
                           guint        *n_states,
                           guint        *position)
{
  g_return_val_if_fail (GAME_IS_DOCUMENT (self), NULL);

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
  g_autoptr(GArray) copy = g_array_sized_new (FALSE, FALSE, sizeof (GameState), n_states);

  g_return_if_fail (GAME_IS_DOCUMENT (self));
  g_return_if_fail (position < n_states);

  g_array_append_vals (copy, states, n_states);
  g_array_unref (self->states);
  self->states = g_steal_pointer (&copy);
  game_document_go (self, position);
}

const GameState *
game_document_get_state (GameDocument *self)
{
  g_return_val_if_fail (GAME_IS_DOCUMENT (self), NULL);

  return &g_array_index (self->states, GameState, self->position);
}

bool
game_document_play (GameDocument   *self,
                    const GameMove *move)
{
  GameState state;
  guint position;

  g_return_val_if_fail (GAME_IS_DOCUMENT (self), false);
  g_return_val_if_fail (move != NULL, false);

  state = *game_document_get_state (self);
  if (!game_state_play (&state, move))
    return false;

  position = move->joined && self->position > 0 ? self->position : self->position + 1;
  g_array_set_size (self->states, position);
  g_array_append_val (self->states, state);
  game_document_go (self, position);

  return true;
}

const GameState *
game_document_find_back (GameDocument  *self,
                         GameStateTest  test,
                         gconstpointer  data)
{
  g_return_val_if_fail (GAME_IS_DOCUMENT (self), NULL);

  for (guint i = self->position; i > 0; i--)
    {
      const GameState *state = &g_array_index (self->states, GameState, i - 1);

      if (test (state, data))
        return state;
    }

  return NULL;
}

bool
game_document_can_undo (GameDocument *self)
{
  g_return_val_if_fail (GAME_IS_DOCUMENT (self), false);

  return self->position > 0;
}

bool
game_document_can_redo (GameDocument *self)
{
  g_return_val_if_fail (GAME_IS_DOCUMENT (self), false);

  return self->position + 1 < self->states->len;
}

void
game_document_undo (GameDocument *self)
{
  g_return_if_fail (GAME_IS_DOCUMENT (self));

  if (game_document_can_undo (self))
    game_document_go (self, self->position - 1);
}

void
game_document_redo (GameDocument *self)
{
  g_return_if_fail (GAME_IS_DOCUMENT (self));

  if (game_document_can_redo (self))
    game_document_go (self, self->position + 1);
}
