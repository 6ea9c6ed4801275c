/* The standing of a finished game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-standing.h"

#include <string.h>

static const GameResult *
find_result (const GArray *results,
             int64_t       begun)
{
  for (guint i = 0; i < results->len; i++)
    if (g_array_index (results, GameResult, i).begun == begun)
      return &g_array_index (results, GameResult, i);

  return NULL;
}

static bool
is_alike (const GameResult *a,
          const GameResult *b)
{
  return strcmp (a->puzzle, b->puzzle) == 0 && a->size == b->size
         && strcmp (a->level, b->level) == 0;
}

GameStanding
game_standing_find (const GArray *results,
                    int64_t       begun)
{
  const GameResult *game = find_result (results, begun);
  GameStanding standing = { 0 };

  if (game == NULL)
    return standing;

  standing.nth = game->level[0] != '\0' ? 1 : 0;
  standing.new_path = game->path;
  for (guint i = 0; i < results->len; i++)
    {
      const GameResult *other = &g_array_index (results, GameResult, i);

      if (other->finished >= game->finished)
        continue;

      standing.nth += standing.nth > 0 && is_alike (other, game);
      for (size_t word = 0; word < G_N_ELEMENTS (standing.new_path.bits); word++)
        if (strcmp (other->puzzle, game->puzzle) == 0)
          standing.new_path.bits[word] &= ~other->path.bits[word];
    }

  return standing;
}
