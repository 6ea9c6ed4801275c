/* A growing list of solutions that one thread fills while others read it.
 *
 * Either solutions are packed (as few bits a value as the columns 0 to n - 1 take, at least one;
 * four hold the digits 1 to 9 too) into chunks that never move once they are published; or none is
 * kept, and a directory finds them (game-directory.h). The length is published last: a reader that
 * has seen a length may read all solutions below it without a lock. Reference counted; shared by
 * the job that fills it and the list that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/jobs/game-progress.h"
#include "game/state/game-state.h"

/* More solutions than this are not kept; the job then ends with SEARCH_LIMITED. */
#define GAME_STORE_MAX ((uint64_t) 1 << 24)

/* The boards of queens that have a directory. Of n = 13 it takes a tenth of the memory that the
 * list would, of smaller ones both are small; that of n = 19 would take more than a minute. */
enum
{
  GAME_STORE_DIRECTORY_FROM = 13,
  GAME_STORE_DIRECTORY_TO = 18,
};

typedef struct _GameStore GameStore;

/* Solutions of a board or grid of the kind and size of `state`. */
GameStore *game_store_new        (const GameState      *state);

/* A store of all solutions of a board of queens with nothing on it, by a directory. Returns NULL
 * where such a board has none. */
GameStore *game_store_new_whole  (const GameState      *state);

GameStore *game_store_ref        (GameStore            *self);
void       game_store_unref      (GameStore            *self);

/* The thread that fills it only. Return false when the store is full. */
bool       game_store_add_queens (GameStore            *self,
                                  const QueensSolution *solution);
bool       game_store_add_sudoku (GameStore            *self,
                                  const SudokuGrid     *solution);

/* The same for a store that has a directory, which is built, once. */
bool       game_store_has_directory (GameStore         *self);
SearchEnd  game_store_build      (GameStore            *self,
                                  GameProgress         *progress,
                                  SearchStats          *stats);

/* Any thread. */
uint64_t   game_store_get_length (GameStore            *self);

/* Any thread; `index` is below a length that this thread has seen. Writes the state of `kind` that
 * shows the solution: givens and fixed queens as in the state the store was made for. */
void       game_store_get        (GameStore            *self,
                                  uint64_t              index,
                                  GameState            *solution);

/* Any thread: where a queens solution is in the store, which must be in lexicographic order unless
 * it is of coloured queens; their search has an order of its own, and all are looked at. Returns
 * false where it is not. */
bool       game_store_find       (GameStore            *self,
                                  const QueensSolution *solution,
                                  uint64_t             *index);

enum { GAME_READER_BLOCK = 256 };

/* Reads solutions that are near each other: those of a directory, each of which takes some tens
 * of microseconds alone, are found by the block. Of one thread; the store is lent. */
typedef struct
{
  GameStore     *store;
  uint64_t       first;         /* of the block */
  size_t         n_read;        /* solutions in it */
  QueensSolution block[GAME_READER_BLOCK];
} GameReader;

void       game_reader_init      (GameReader           *reader,
                                  GameStore            *store);

/* As game_store_get (). */
void       game_reader_get       (GameReader           *reader,
                                  uint64_t              index,
                                  GameState            *solution);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameStore, game_store_unref)
