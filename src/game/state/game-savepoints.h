/* States of a puzzle that the user keeps to come back to. Plain values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-state.h"

enum
{
  GAME_MAX_SAVEPOINTS = 32,
  GAME_SAVEPOINT_NAME = 128,            /* bytes, with the 0 at the end */
};

typedef struct
{
  GameState state;
  char      name[GAME_SAVEPOINT_NAME];  /* one line of UTF-8; "" while it has none */
} GameSavepoint;

/* The start of the puzzle is not among them: it is always known. */
typedef struct
{
  int           n;
  GameSavepoint of[GAME_MAX_SAVEPOINTS];        /* the one that was kept last comes first */
} GameSavepoints;

/* The index of a savepoint with this state, or -1. */
int  game_savepoints_find    (const GameSavepoints *self,
                              const GameState      *state);

/* Puts one at `index`, at most `n`; returns false where there is no room for another one. */
bool game_savepoints_insert  (GameSavepoints       *self,
                              int                   index,
                              const GameSavepoint  *savepoint);
void game_savepoints_remove  (GameSavepoints       *self,
                              int                   index);

/* Adds others behind, as far as there is room; a state is there once. */
void game_savepoints_append  (GameSavepoints       *self,
                              const GameSavepoints *others);

/* Takes as much of any text as fits into one line. */
void game_savepoint_set_name (GameSavepoint        *self,
                              const char           *name);
