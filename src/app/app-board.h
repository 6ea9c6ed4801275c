/* The board: a widget that shows a scene and tells what a person wants on it.
 *
 * It never sees the document. Scenes go in; wishes come out as signals:
 *
 *   "square-pressed" (int square)              a click, Space, Return, or the action of a cell
 *   "digit-pressed" (int digit, bool mark)     a digit key; with Shift or Control a mark is meant
 *   "erase-pressed"                            0, Delete or Backspace
 *   "selection-changed"                        the cursor stands on another square, or others are
 *                                              selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/app-selection.h"
#include "paint/paint.h"

G_BEGIN_DECLS

#define APP_TYPE_BOARD (app_board_get_type ())

G_DECLARE_FINAL_TYPE (AppBoard, app_board, APP, BOARD, GtkWidget)

/* Shows a scene; the squares are named after `state`, which has the same size. */
void app_board_set_scene   (AppBoard         *self,
                            const PaintScene *scene,
                            const GameState  *state);

/* The square of the cursor, the one that the focus goes to. */
int  app_board_get_current (AppBoard         *self);

/* Puts the cursor there and selects the square alone. */
void app_board_set_current (AppBoard         *self,
                            int               square);

/* What is selected, which may be nothing; lent. */
const GameSquares *
     app_board_get_selected (AppBoard        *self);

/* Selects these; the cursor stays where it is if it is on one of them. */
void app_board_select      (AppBoard         *self,
                            const GameSquares *squares);

/* What a key press means on the board, wherever the focus is; true if it means something. */
bool app_board_press_key   (AppBoard         *self,
                            unsigned int      keyval,
                            unsigned int      keycode,
                            GdkModifierType   state);

G_END_DECLS
