/* What a move has changed, as far as a person wants to see it: what it completed, which rule it
 * broke and with whom. It follows from the states before and after alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-state.h"

typedef struct
{
  GameSquares  changed;                 /* whose content or marks are others */
  int          last;                    /* the square whose digit or queen came, went or became
                                         * another, where that is one; else -1 */
  uint32_t     houses;                  /* sudoku: bit SudokuHouseKind * 9 + house: the digit at
                                         * `last` has completed it, without a conflict in it */
  GameSquares  attackers;               /* with which what stands at `last` now breaks a rule */
  SudokuDigits gone[SUDOKU_CELLS];      /* centre marks that the digit at `last` has taken along */
  bool         solved;                  /* now, and not before */
} GameChange;

/* Between states of different puzzles only `changed` is set, for squares that both have. */
void game_change_between   (GameChange       *change,
                            const GameState  *before,
                            const GameState  *after);

/* Squares whose digit or queen cannot stand beside what is at `square`; for queens, beside a queen
 * there, whether or not there is one. */
void game_state_attackers  (const GameState  *state,
                            int               square,
                            GameSquares      *attackers);

/* Squares that contradict `solution`, a state of the same puzzle with every digit or queen in it: a
 * wrong entry; centre marks, some but not the digit of the solution; a queen that is elsewhere; an
 * excluded square that has one. */
void game_state_find_wrong (const GameState  *state,
                            const GameState  *solution,
                            GameSquares      *wrong);
