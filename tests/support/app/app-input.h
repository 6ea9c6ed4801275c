/* Keys and the pointer, given to a window in process.
 *
 * GTK 4 has no public constructor of events. A key is given to the key controllers that an event
 * would pass on its way to the focus and back, the pointer to app-board-pointer.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"
#include "app/window/app-window.h"

/* The next frame shows all that has changed. Those who ask for the board or use the pointer wait
 * for it by themselves; keys and actions need no frame. */
void       ui_wait_for_frame (AppWindow       *window);

/* The board. */
AppBoard  *ui_get_board      (AppWindow       *window);
GtkWidget *ui_get_cell       (AppWindow       *window,
                              int              square);
void       ui_assert_cell    (AppWindow       *window,
                              int              square,
                              const char      *name);
void       ui_select         (AppWindow       *window,
                              int              square);
int        ui_get_cursor     (AppWindow       *window);
int        ui_count_selected (AppWindow       *window);

/* A press of a button there and its release, beside any mark or, of the first button, on one; a
 * press, a drag and a release. */
void       ui_click          (AppWindow       *window,
                              int              square,
                              unsigned int     button,
                              GdkModifierType  state);
void       ui_click_mark     (AppWindow       *window,
                              int              square,
                              int              digit,
                              bool             is_corner);
void       ui_drag           (AppWindow       *window,
                              int              from,
                              int              to,
                              unsigned int     button,
                              GdkModifierType  state);

/* What the action of a cell does: a queen comes or goes. */
void       ui_activate_cell  (AppWindow       *window,
                              int              square);

/* Keys, given to what has the focus. Returns whether the program took it. */
bool       ui_send_key       (AppWindow       *window,
                              unsigned int     keyval,
                              unsigned int     keycode,
                              GdkModifierType  state);
void       ui_release_key    (AppWindow       *window);

/* One that the program takes; of each character of `keys` one that is pressed and released. */
void       ui_press          (AppWindow       *window,
                              unsigned int     keyval,
                              GdkModifierType  state);
void       ui_type           (AppWindow       *window,
                              const char      *keys);

/* Selects a cell of a sudoku and presses a digit. */
void       ui_enter          (AppWindow       *window,
                              int              cell,
                              int              digit);

/* Enters what a sudoku lacks, from the first cell to the last. */
void       ui_solve_by_hand  (AppWindow       *window,
                              const char      *solved_line);
