/* What keys mean on a board, as pure functions of what GDK tells about a press.
 *
 * A `keycode` of 0 is a key whose place is not known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gdk/gdk.h>

#include "app/board/app-mode.h"
#include "game/state/game-state.h"

typedef enum
{
  APP_EXTENT_NEXT,              /* one square; the edges of the board are joined */
  APP_EXTENT_EMPTY,             /* the next square with nothing on it, around the edge as well */
  APP_EXTENT_BOX,               /* as many rows as a box has, as far as there are */
  APP_EXTENT_EDGE,
} AppExtent;

/* Where the cursor goes: the signs of rows and columns, and how far. */
typedef struct
{
  int       rows;
  int       columns;
  AppExtent extent;
  bool      extends;            /* takes the selection along */
} AppStep;

/* The digit that a key stands for, 0 to 9, or -1. With Shift or Control the key's place on the
 * keyboard counts, since what Shift and 1 give depends on the layout. */
int         app_keys_get_digit  (unsigned int       keyval,
                                 unsigned int       keycode,
                                 GdkModifierType    state);

/* What a digit is meant as while these are held; without them, `mode`. */
AppMode     app_keys_get_mode   (GdkModifierType    state,
                                 AppMode            mode);

/* Whether a key moves the cursor. With `letters` W, A, S and D do too, by their place. */
bool        app_keys_get_step   (unsigned int       keyval,
                                 unsigned int       keycode,
                                 GdkModifierType    state,
                                 bool               letters,
                                 AppStep           *step);

/* Where a step leads on a board of `size` by `size` with boxes of `box` rows. */
int         app_keys_walk       (const AppStep     *step,
                                 int                size,
                                 int                box,
                                 const GameSquares *empty,
                                 int                square);

/* The action of the window that a key is for on this board, with its target as
 * g_action_parse_detailed_name () reads it, or NULL. Without `letters` single letters are for
 * none. */
const char *app_keys_get_action (GameKind           kind,
                                 unsigned int       keyval,
                                 unsigned int       keycode,
                                 GdkModifierType    state,
                                 bool               letters);
