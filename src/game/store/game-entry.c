/* A game in the list of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-entry.h"

struct _GameEntry
{
  GObject        parent_instance;

  char          *key;
  GameState      state;
  GamePlayStats  stats;
  int64_t        played;
};

G_DEFINE_FINAL_TYPE (GameEntry, game_entry, G_TYPE_OBJECT)

static void
game_entry_finalize (GObject *object)
{
  g_free (GAME_ENTRY (object)->key);

  G_OBJECT_CLASS (game_entry_parent_class)->finalize (object);
}

static void
game_entry_class_init (GameEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_entry_finalize;
}

static void
game_entry_init (GameEntry *self)
{
}

GameEntry *
game_entry_new (const char     *key,
                const GameSave *save,
                int64_t         played)
{
  GameEntry *self = g_object_new (GAME_TYPE_ENTRY, NULL);

  self->key = g_strdup (key);
  self->state = *game_save_get_state (save);
  self->stats = save->stats;
  self->played = played;

  return self;
}

const char *
game_entry_get_key (GameEntry *self)
{
  return self->key;
}

const GameState *
game_entry_get_state (GameEntry *self)
{
  return &self->state;
}

const GamePlayStats *
game_entry_get_stats (GameEntry *self)
{
  return &self->stats;
}

int64_t
game_entry_get_played (GameEntry *self)
{
  return self->played;
}

double
game_entry_progress_of (const GameState *state)
{
  int n_given = game_state_n_given (state);
  int n_left = game_state_n_variables (state) - n_given;
  int n_done = game_state_n_placed (state) - n_given;

  return n_left > 0 ? CLAMP (n_done / (double) n_left, 0, 1) : 1;
}

double
game_entry_get_progress (GameEntry *self)
{
  return game_entry_progress_of (&self->state);
}
