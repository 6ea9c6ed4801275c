/* What passes on a board: the moment after a change, and the queens that attack the square under
 * the pointer or the cursor. A part of the board; nothing of it is in the scene that the board was
 * given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint.h"

typedef struct
{
  GtkWidget *board;             /* lent: it has this in it */
  int        size;              /* squares in a row, as of the last frame */
  bool       is_numbered;       /* as of the last frame */

  GameChange change;
  int64_t    start;             /* of the frame clock; 0: with the next frame */
  unsigned   tick;              /* while something is shown of the change */

  bool       shows_attackers;   /* as of the last frame */
  int        hovered;           /* the square under the pointer; -1: none */
} AppBoardEffects;

void app_board_effects_init   (AppBoardEffects  *self,
                               GtkWidget        *board);
void app_board_effects_stop   (AppBoardEffects  *self);

/* Shows the change from now on for a moment, where the person wants things to move. */
void app_board_effects_start  (AppBoardEffects  *self,
                               const GameChange *change);

/* Adds to the scene of a frame what is to be seen now; `cursor` is -1 where it is not shown. */
void app_board_effects_apply  (AppBoardEffects  *self,
                               PaintScene       *scene,
                               const GameState  *state,
                               int               cursor);
