/* Building the tables of a method's memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-memory.h"

/* Adds a table of blank cells that count from `first`. */
GameMemoryTable *game_memory_add_table (GameMemory        *self,
                                        const char        *name,
                                        int                n_rows,
                                        int                n_columns,
                                        int                first);

/* Of a GameMemoryTable. */
void             game_memory_free_table (gpointer          data);

/* What the last event did to the cells of its value. */
GameMemoryFlags  game_memory_effect    (const SearchEvent *event);

/* The same for each puzzle; `self` is empty. */
void             game_memory_fill_queens (GameMemory        *self,
                                          const QueensSteps *steps,
                                          const SearchEvent *event,
                                          int                first);
void             game_memory_fill_sudoku (GameMemory        *self,
                                          const SudokuSteps *steps,
                                          const SearchEvent *event,
                                          int                first);
void             game_memory_fill_words  (GameMemory        *self,
                                          const WordsSteps  *steps,
                                          const SearchEvent *event,
                                          int                first);

static inline GameMemoryCell *
game_memory_cell (GameMemoryTable *table,
                  int              row,
                  int              column)
{
  return &table->cells[row * table->n_columns + column];
}
