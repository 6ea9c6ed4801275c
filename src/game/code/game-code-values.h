/* The values of an event, while they are collected.
 *
 * Private to game-code-values.c and game-code-reads.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/code/game-code-private.h"

typedef struct
{
  const GameCode    *code;
  GameCodeShape      shape;
  const GameSearch  *search;
  const SearchEvent *event;     /* NULL at the start */
  int                level;     /* of the call that the event is in, from 0 */
  GArray            *values;    /* of GameCodeValue */
} GameCodeValues;

bool  game_code_event_is   (const GameCodeValues *values,
                            SearchEventKind       kind);
bool  game_code_by_column  (const GameCodeValues *values);

/* Whether the values are digits: of sudoku and of words. */
bool  game_code_has_digits (const GameCodeValues *values);

/* Takes both strings. */
void  game_code_take_value (GameCodeValues       *values,
                            char                 *name,
                            char                 *value,
                            GameCodeRead          read);
void  game_code_add_number (GameCodeValues       *values,
                            const char           *name,
                            int                   number);

/* A cell of sudoku: "r4c4". */
char *game_code_dup_cell   (const GameCodeValues *values,
                            int                   cell);

/* The number of the falling (`part` 2) or rising (3) diagonal through a square, as the listing has
 * it; the sets have it without the n that keeps it from being negative. */
int   game_code_diagonal   (const GameCodeValues *values,
                            int                   part,
                            int                   line,
                            int                   value);

/* Adds a part of the test, from 1, if the event has one; and the counters of its loop. */
void  game_code_add_test   (GameCodeValues       *values,
                            int                   part);
void  game_code_add_inner  (GameCodeValues       *values,
                            int                   part);
