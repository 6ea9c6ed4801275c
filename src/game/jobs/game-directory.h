/* A directory of all solutions of n queens that one thread builds while others look into it.
 *
 * What is published of it does not change any more: a reader that has seen a length may look up
 * all solutions below it without a lock. While it is built, it answers for the first ones; when it
 * is whole, for all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/jobs/game-progress.h"
#include "solver/queens/queens-directory.h"

typedef struct _GameDirectory GameDirectory;

/* Of a board of n by n, 1 to QUEENS_DIRECTORY_MAX. Nothing is built yet. */
GameDirectory *game_directory_new        (int                   n);
void           game_directory_free       (GameDirectory        *self);

/* Builds it: one thread, once. Tells the progress how much is done, and obeys it. */
SearchEnd      game_directory_build      (GameDirectory        *self,
                                          GameProgress         *progress,
                                          SearchStats          *stats);

/* Any thread, here and below. */
uint64_t       game_directory_get_length (GameDirectory        *self);

/* Lists solutions from `first` on. Returns how many: less than `n_wanted` at the length. */
size_t         game_directory_list       (GameDirectory        *self,
                                          uint64_t              first,
                                          size_t                n_wanted,
                                          QueensSolution       *solutions);

/* The number of a solution, from 0. Returns false where it is none, or not below the length. */
bool           game_directory_find       (GameDirectory        *self,
                                          const QueensSolution *solution,
                                          uint64_t             *index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameDirectory, game_directory_free)
