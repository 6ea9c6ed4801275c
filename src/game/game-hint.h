/* A small hint: where on the board something follows from what stands there, without saying what.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/game-state.h"

G_BEGIN_DECLS

typedef enum
{
  GAME_HINT_NONE,               /* nothing follows in one step */
  GAME_HINT_SOLVED,
  GAME_HINT_CONFLICT,           /* a rule is broken at `square` */
  GAME_HINT_DEAD,               /* no digit fits into `square` */
  GAME_HINT_NAKED_SINGLE,       /* one digit fits into `square` */
  GAME_HINT_SINGLE_IN_ROW,      /* one digit of the row of `square` fits only there */
  GAME_HINT_SINGLE_IN_COLUMN,
  GAME_HINT_SINGLE_IN_BOX,
  GAME_HINT_ROW_DEAD,           /* the row of `square` has no queen and no free square */
  GAME_HINT_COLUMN_DEAD,
  GAME_HINT_ROW_FREE_ONCE,      /* `square` is the only free one of its row, which needs a queen */
  GAME_HINT_COLUMN_FREE_ONCE,
} GameHintKind;

typedef struct
{
  GameHintKind kind;
  int          square;          /* -1 where the hint is about no square */
  int          size;            /* of the board */
} GameHint;

/* The first hint in this order: conflicts, then dead ends, then steps. */
GameHint game_hint_find (const GameState *state);

/* The hint as a sentence. New. */
char    *game_hint_text (const GameHint  *hint);

G_END_DECLS
