/* Fuzzing of collections: every puzzle that was found can be read again, in its place, and what is
 * said about it is a line of text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include "game/files/game-collection.h"

enum { MOST_LOOKED_AT = 100 };

static void
check_item (GameCollection *collection,
            guint           position)
{
  g_autoptr(GameCollectionItem) item = g_list_model_get_item (G_LIST_MODEL (collection), position);
  const char *words = game_collection_item_get_words (item);
  GameState state;

  game_collection_get_state (collection, position, &state);
  require (game_state_equal (&state, game_collection_item_get_state (item)));
  require (game_state_size (&state) >= 1);
  require (game_collection_item_get_number (item) == position + 1);

  if (words != NULL)
    {
      require (words[0] != '\0' && strchr (words, '\n') == NULL);
      require (g_utf8_validate (words, -1, NULL));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr(GError) error = NULL;
  g_autoptr(GameCollection) collection = game_collection_new (bytes, NULL, &error);
  guint n_puzzles;

  if (collection == NULL)
    {
      require (error != NULL);
      return 0;
    }

  n_puzzles = game_collection_get_n_puzzles (collection);
  require (n_puzzles > 0);
  require ((game_collection_get_n_errors (collection) > 0)
           == (game_collection_get_first_error (collection) != NULL));

  for (guint i = 0; i < MIN (n_puzzles, MOST_LOOKED_AT); i++)
    check_item (collection, i);

  return 0;
}
