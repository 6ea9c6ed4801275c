/* A growing list of solutions that one thread fills while others read it.
 *
 * Solutions are packed (five bits a queen, four a digit) into chunks that never move once they are
 * published, and the length is published last: a reader that has seen a length may read all
 * solutions below it without a lock. Reference counted; shared by the job that fills it and the
 * list that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/game-state.h"

G_BEGIN_DECLS

/* More solutions than this are not kept; the job then ends with SEARCH_LIMITED. */
#define GAME_STORE_MAX ((uint64_t) 1 << 24)

typedef struct _GameStore GameStore;

/* Solutions of a board or grid of the kind and size of `state`. */
GameStore *game_store_new        (const GameState      *state);
GameStore *game_store_ref        (GameStore            *self);
void       game_store_unref      (GameStore            *self);

/* The thread that fills it only. Return false when the store is full. */
bool       game_store_add_queens (GameStore            *self,
                                  const QueensSolution *solution);
bool       game_store_add_sudoku (GameStore            *self,
                                  const SudokuGrid     *solution);

/* Any thread. */
uint64_t   game_store_get_length (GameStore            *self);

/* Any thread; `index` is below a length that this thread has seen. Writes the state of `kind` that
 * shows the solution: givens and fixed queens as in the state the store was made for. */
void       game_store_get        (GameStore            *self,
                                  uint64_t              index,
                                  GameState            *solution);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameStore, game_store_unref)

G_END_DECLS
