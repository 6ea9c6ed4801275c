/* What opens at the square of the cursor: the number picker and the context menu.
 *
 * Both are popovers beside the board, and their keys and items are actions of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"
#include "app/board/app-mode.h"
#include "app/window/app-session.h"

#define APP_TYPE_SQUARE_MENU (app_square_menu_get_type ())

G_DECLARE_FINAL_TYPE (AppSquareMenu, app_square_menu, APP, SQUARE_MENU, GObject)

/* The board is lent until the menu is disposed of, which must come before the board goes. */
AppSquareMenu *app_square_menu_new         (AppSession    *session,
                                            GSettings     *settings,
                                            AppBoard      *board);

/* What the keys of the picker mean, and which is the digit of the pen (0: none). */
void           app_square_menu_set_input   (AppSquareMenu *self,
                                            AppMode        mode,
                                            int            pen_digit);

/* Opens the number picker; only while a sudoku is shown. */
void           app_square_menu_open_picker (AppSquareMenu *self);

/* Opens the context menu for the kind of puzzle that is shown. */
void           app_square_menu_open        (AppSquareMenu *self);
