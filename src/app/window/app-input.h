/* The input of the user: keys, the pointer, the pad of digits, the selection and the modes, made
 * into moves of the puzzle that is shown.
 *
 * It knows the session, the settings and the board, and asks for actions of the window through the
 * board. While the session does not show the board to play on, the user moves the cursor, but plays
 * nothing. Belongs to the main thread.
 *
 * Properties, each named like the action of the window that sets it:
 *   "mode" (AppMode): the one in which digits are entered.
 *   "pen-digit" (int): the digit of the pen, which a click puts into a cell; 0: none.
 *   "filter" (int): the board sets apart where this digit is and where it can be; 0: none.
 *   "auto-marks" (bool): the program keeps the marks of the sudoku up to date.
 *
 * Signal "changed": other squares are selected, or another digit is that of pen or filter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"
#include "app/board/app-mode.h"
#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"

#define APP_TYPE_INPUT (app_input_get_type ())

G_DECLARE_FINAL_TYPE (AppInput, app_input, APP, INPUT, GObject)

/* Hears of changes of the session before those who connect later. */
AppInput *app_input_new                 (AppSession      *session);

/* Before the first key or press. */
void      app_input_bind                (AppInput        *self,
                                         GSettings       *settings,
                                         AppBoard        *board,
                                         AppToast        *toast);

AppMode   app_input_get_mode            (AppInput        *self);
void      app_input_set_mode            (AppInput        *self,
                                         AppMode          mode);
int       app_input_get_pen_digit       (AppInput        *self);
int       app_input_get_filter          (AppInput        *self);

/* The mark that a link begins at, or whose colour the next digit changes; digit 0: none. */
GameCandidate
          app_input_get_picked          (AppInput        *self);

/* Whether the next digit is for the filter. */
bool      app_input_awaits_filter       (AppInput        *self);

/* A key that no widget with the focus took; returns whether it means anything. Escape is not among
 * them: app_input_dismiss () is the part of it that belongs here. The release may be of any key. */
bool      app_input_press_key           (AppInput        *self,
                                         unsigned int     keyval,
                                         unsigned int     keycode,
                                         GdkModifierType  state);
void      app_input_release_key         (AppInput        *self);

/* Ends the first of these that there is: a drag; the digits of pen and filter, and what is picked;
 * the selection.
 * Returns whether there was one. */
bool      app_input_dismiss             (AppInput        *self);

/* A press within `around`, which contains the board; beside all controls it selects nothing. */
void      app_input_press_around        (AppInput        *self,
                                         GtkWidget       *around,
                                         double           x,
                                         double           y);

/* Moves. */
void      app_input_undo                (AppInput        *self);
void      app_input_redo                (AppInput        *self);
void      app_input_restart             (AppInput        *self);

/* Plays a move on the selected squares; on a board of queens, unless several are selected, on the
 * square of the cursor. */
void      app_input_play_selected       (AppInput        *self,
                                         GameMoveKind     kind,
                                         int              value);

/* Enters a digit of a sudoku into the selected cells; colour 0 takes colours away. */
void      app_input_enter_digit         (AppInput        *self,
                                         int              digit,
                                         AppMode          mode);

/* A key of the marks in the menu of a square: it marks the digit in the selected cells; in the
 * modes of colours and links it does to the mark of the cursor's cell as a click would. */
void      app_input_enter_mark          (AppInput        *self,
                                         int              digit);

/* A key of the pad: it enters its digit, or gives it to the pen where no cell is selected. */
void      app_input_press_digit         (AppInput        *self,
                                         int              digit);

/* Space or Return at the cursor: a queen, the digit of the pen, or the choice of a digit. */
void      app_input_enter               (AppInput        *self);

/* `n_steps` modes on, or back where it is negative. */
void      app_input_step_mode           (AppInput        *self,
                                         int              n_steps);
void      app_input_toggle_centre       (AppInput        *self);

/* What was entered becomes the puzzle. */
void      app_input_start_entered       (AppInput        *self);

/* The selection. app_input_select_none () returns whether the user saw one. */
void      app_input_select_all          (AppInput        *self);
bool      app_input_select_none         (AppInput        *self);
void      app_input_select_invert       (AppInput        *self);

/* Selects all squares with the contents of the cursor's. */
void      app_input_select_alike        (AppInput        *self);

/* Filters by the digit of the cursor's cell, or by the next digit where the cell is empty. The same
 * digit again ends the filter. */
void      app_input_filter_here           (AppInput        *self);

/* Selects on the board what is selected in the play, once the board shows the play's state. */
void      app_input_show_selection      (AppInput        *self);
