/* The memory of a search method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/search/game-memory-private.h"

GameMemory *
game_memory_new (const GameSearch  *search,
                 const SearchEvent *event,
                 int                first)
{
  GameMemory *self = g_new0 (GameMemory, 1);

  self->tables = g_ptr_array_new_with_free_func (game_memory_free_table);
  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      game_memory_fill_sudoku (self, &search->sudoku, event, first);
      break;

    case GAME_SEARCH_QUEENS:
      game_memory_fill_queens (self, &search->queens, event, first);
      break;

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      game_memory_fill_words (self, &search->words, event, first);
      break;
    }

  return self;
}
