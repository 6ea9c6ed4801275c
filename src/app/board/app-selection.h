/* What is selected on a board, as a plain value and pure functions: one cursor, and any squares.
 *
 * A rectangle goes from the anchor, where a person last pressed or moved to, to the cursor; what
 * was selected before the anchor was set stays beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-mode.h"
#include "game/state/game-state.h"

typedef struct
{
  GameSquares squares;          /* what is selected; may be nothing */
  int         cursor;           /* where the keys go on from; selected or not */
  int         anchor;
  GameSquares kept;             /* selected beside the rectangle */
} AppSelection;

/* The square alone, with the cursor on it. */
AppSelection app_selection_of        (int                 square);

/* Adds a square to what is selected, or takes it out, and puts the cursor there. */
void         app_selection_paint     (AppSelection       *self,
                                      int                 square,
                                      bool                selected);

/* Stretches the rectangle from the anchor to `square` on a board of `size` squares a row. */
void         app_selection_extend    (AppSelection       *self,
                                      int                 size,
                                      int                 square);

/* Selects just these; the cursor stays if it is one of them, or else goes to the first. */
void         app_selection_choose    (AppSelection       *self,
                                      const GameSquares  *squares);

/* The next square of a straight way from one to another: what a fast pointer was drawn over. */
int          app_selection_approach  (int                 size,
                                      int                 from,
                                      int                 to);

/* Sets of squares of a board of `size` by `size`. */
GameSquares  app_squares_all         (int                 size);
GameSquares  app_squares_invert      (const GameSquares  *squares,
                                      int                 size);

/* Squares with nothing on them: cells without a digit; squares with no queen and not excluded. */
GameSquares  app_squares_empty       (const GameState    *state);

/* Squares that have what `square` has. In a sudoku, by mode: the digit, or where there is none, all
 * marks; the same marks of the kind; the same colours. On a board of queens: the queens, the
 * excluded squares, or the empty ones. */
GameSquares  app_squares_alike       (const GameState    *state,
                                      AppMode             mode,
                                      int                 square);
