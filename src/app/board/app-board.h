/* The board: a widget that shows a scene and tells what a person wants on it.
 *
 * It never sees the document. Scenes go in; wishes come out as signals:
 *
 *   "square-pressed" (int square, unsigned button) → bool
 *       a press of the pointer. True: it does something to the puzzle, and so may the squares that
 *       it is drawn over. False: it selects
 *   "square-entered" (int square)     such a press was drawn on to another square
 *   "drag-cancelled"                  what such a press did is not wanted
 *   "mark-clicked" (int square, int digit, bool is_corner)
 *       a click, or a tap, on a pencil mark of the square that was selected alone before, or of any
 *       square while links are drawn
 *   "marks-joined" (int square, int digit, int other_square, int other_digit)
 *       a drag from one mark to another one, while links are drawn
 *   "square-activated" (int square)   the action of a cell
 *   "square-held" (int square)        a long press of a finger
 *   "menu-requested"                  a press of the other button, on what is selected now
 *   "alike-requested"                 a double click
 *   "selection-changed"               the cursor stands on another square, or others are selected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/board/app-board-keys.h"
#include "app/board/app-selection.h"
#include "paint/paint.h"

#define APP_TYPE_BOARD (app_board_get_type ())

G_DECLARE_FINAL_TYPE (AppBoard, app_board, APP, BOARD, GtkWidget)

/* Shows a scene; the squares are named after `state`, which has the same size. */
void app_board_set_scene      (AppBoard         *self,
                               const PaintScene *scene,
                               const GameState  *state);

/* What it shows. Both lent. */
const PaintScene *
     app_board_get_scene   (AppBoard         *self);
const GameState *
     app_board_get_state   (AppBoard         *self);

/* The square of the cursor, the one that the focus goes to. */
int  app_board_get_current    (AppBoard *self);

/* Puts the cursor there and selects the square alone. */
void app_board_set_current    (AppBoard *self,
                               int       square);

/* What is selected, which may be nothing; lent. */
const GameSquares *
     app_board_get_selected (AppBoard        *self);

/* Selects these; the cursor stays where it is if it is on one of them. */
void app_board_select         (AppBoard          *self,
                               const GameSquares *squares);

/* Moves the cursor as a key says, with the selection. */
void app_board_walk           (AppBoard      *self,
                               const AppStep *step);

/* Where a square is drawn. */
void app_board_get_area       (AppBoard     *self,
                               int           square,
                               GdkRectangle *area);

/* While links are drawn, a press on a mark of any square is for the mark. */
void app_board_set_draws_links (AppBoard *self,
                                bool      draws_links);

/* Whether the pointer presses a mark for which its click would count. */
bool app_board_presses_mark   (AppBoard *self);

/* Moves a board that is larger than its room until the square of the cursor is seen, and tells
 * where that is in `widget`, which is around the board. */
void app_board_show_current   (AppBoard     *self,
                               GtkWidget    *widget,
                               GdkRectangle *area);

/* Takes back what the pointer is doing while its button is held. Returns whether it was. */
bool app_board_cancel_drag    (AppBoard *self);

/* The puzzle that is played has this state now. While that is shown, what is new since the last one
 * stands out for a moment, if the user wants things to move; attackers only if they are wanted. */
void app_board_remember_state (AppBoard        *self,
                               const GameState *state,
                               bool             shows_attackers,
                               bool             is_shown);

/* Takes the focus and returns what there is to say of the square of the cursor, of its row (asked
 * again: its column, then its box or region), or of what is still to be placed. */
typedef enum
{
  APP_READING_SQUARE,
  APP_READING_HOUSE,
  APP_READING_REST,
} AppReading;

char *
     app_board_read           (AppBoard         *self,
                               AppReading        what);

/* A screen reader speaks the text; before GTK 4.14 only if the board has the focus. */
void app_board_say            (AppBoard         *self,
                               const char       *text);

/* Whether it is being shown. */
bool app_board_is_moving      (AppBoard *self);
