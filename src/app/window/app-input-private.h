/* The parts of AppInput, each of which calls only those before it: app-input.c (what it is told and
 * tells), app-input-selection.c, app-input-marks.c, app-input-moves.c, then app-input-keys.c and
 * app-input-pointer.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/window/app-input.h"

/* A press of the pointer and the squares that it is dragged over: one step of undo. */
typedef struct
{
  GameMove move;                /* once for each square */
  bool     spreads;             /* to the squares that the pointer comes to */
  bool     goes_on;             /* until the puzzle changes in another way */
  bool     has_changed;         /* something */
} AppInputDrag;

struct _AppInput
{
  GObject       parent_instance;

  AppSession   *session;
  GSettings    *settings;
  AppBoard     *board;
  AppToast     *toast;

  AppMode       mode;
  int           pen_digit;
  int           filter;
  int           held_filter;    /* in place of it until its key is released; 0: none */
  bool          awaits_filter;
  int           color;          /* the last one that the user gave */
  GameCandidate picked;         /* see app_input_get_picked () */
  bool          auto_marks;     /* as was notified last */

  AppInputDrag  drag;
  unsigned int  held_key;       /* its key code, or 0 */
};

/* app-input.c */
void         app_input_set_pen_digit         (AppInput       *self,
                                              int             digit);
void         app_input_set_filter            (AppInput       *self,
                                              int             digit);
void         app_input_set_held_filter       (AppInput       *self,
                                              int             digit);
void         app_input_set_awaits_filter     (AppInput       *self,
                                              bool            awaits);

/* A digit that the filter may have waited for: returns whether it did. */
bool         app_input_take_filter           (AppInput       *self,
                                              int             digit);

void         app_input_set_picked            (AppInput       *self,
                                              GameCandidate   mark);

/* Returns whether a mark was picked, there was a digit of pen or filter, or one was awaited. */
bool         app_input_clear_digits          (AppInput       *self);

/* Whether the window shows the board to play on, and that board already. */
bool         app_input_can_play              (AppInput       *self);

/* Also only where the puzzle has digits: on no board of queens. */
bool         app_input_takes_digits          (AppInput       *self);

/* Plays a move of the puzzle that is shown; returns whether it changed anything. */
bool         app_input_play                  (AppInput       *self,
                                              const GameMove *move);

/* Says why a move changed nothing: the squares that it would mark are filled. */
void         app_input_explain               (AppInput       *self,
                                              const GameMove *move);
GameMoveKind app_input_get_move_kind         (AppMode         mode);

/* app-input-selection.c */

/* Whether a press acts on a square at once, as with queens, so that the cursor is enough to say
 * where; digits need a selection. */
bool         app_input_acts_at_cursor        (AppInput       *self);
GameSquares  app_input_get_squares           (AppInput       *self);
void         app_input_selection_changed_cb  (AppInput       *self);

/* app-input-marks.c */

/* What a click on a mark does in the modes of colours and of links: it colours and picks the mark;
 * it picks the mark, or links it with the one that is picked. */
void         app_input_press_mark            (AppInput       *self,
                                              GameCandidate   mark);
void         app_input_join_marks            (AppInput       *self,
                                              GameCandidate   a,
                                              GameCandidate   b);

/* A digit in one of these modes: it stands for the mark in the cell that is selected; or it is the
 * colour of the mark that is picked. Returns false where it is for the cells. */
bool         app_input_take_mark             (AppInput       *self,
                                              int             digit,
                                              AppMode         mode);

/* app-input-moves.c: while a sudoku is entered. Each returns false where the cursor does not go on
 * with the digits. */

/* Enters a digit, or empties the cell (0), and goes on to the next cell. */
bool         app_input_enter_onwards         (AppInput       *self,
                                              int             digit);

/* Goes back to the cell before and empties it. */
bool         app_input_enter_backwards       (AppInput       *self);
