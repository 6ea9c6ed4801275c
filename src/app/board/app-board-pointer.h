/* The board under a pointer that is seen on its squares: what its gestures do.
 *
 * A press, any number of drags to other squares, then app_board_end_drag (), or
 * app_board_cancel_drag () of app-board.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"

/* Before app_board_press () of its square: the press is on a mark, or on none (digit 0). */
void app_board_press_mark (AppBoard        *self,
                           PaintMark        mark,
                           unsigned int     button,
                           GdkModifierType  state,
                           int              n_press);

/* `state` is the modifiers; `n_press` is 2 for the second press of a double click. */
void app_board_press    (AppBoard        *self,
                         int              square,
                         unsigned int     button,
                         GdkModifierType  state,
                         int              n_press);
void app_board_drag_to  (AppBoard        *self,
                         int              square);

/* The mark, or none, to which the pointer has come after the press. */
void app_board_drag_mark (AppBoard       *self,
                          PaintMark       mark);
void app_board_end_drag (AppBoard        *self);
