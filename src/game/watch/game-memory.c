/* The memory of a search method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-memory-private.h"

#include "game/state/game-variant.h"

GameMemory *
game_memory_new (const GameSearch  *search,
                 const SearchEvent *event,
                 int                first)
{
  GameMemory *self = g_new0 (GameMemory, 1);

  self->tables = g_ptr_array_new_with_free_func (game_memory_free_table);
  if (game_kinds[search->kind].has_orders)
    game_memory_fill_queens (self, &search->queens, event, first);
  else
    game_memory_fill_sudoku (self, &search->sudoku, event, first);

  return self;
}
