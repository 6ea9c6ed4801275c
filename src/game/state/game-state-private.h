/* What game-state.c asks of each of the two puzzles: game-sudoku.c and game-queens.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-state.h"

bool game_sudoku_play         (GameSudoku       *sudoku,
                               const GameMove   *move);

/* Brings marks that keep themselves up to what the digits say. */
void game_sudoku_keep_marks   (GameSudoku       *sudoku);

bool game_sudoku_equal        (const GameSudoku *a,
                               const GameSudoku *b);
bool game_sudoku_is_untouched (const GameSudoku *sudoku);
bool game_sudoku_has_drawings (const GameSudoku *sudoku);
void game_sudoku_fill         (GameSudoku       *sudoku,
                               const uint8_t    *digits);

/* The same of either puzzle; queens have no such marks. */
void game_state_keep_marks    (GameState        *state);

GameVariant game_queens_variant (const GameQueens *queens);

bool game_queens_play         (GameQueens       *queens,
                               const GameMove   *move);
bool game_queens_equal        (const GameQueens *a,
                               const GameQueens *b);
bool game_queens_is_untouched (const GameQueens *queens);
void game_queens_fill         (GameQueens       *queens,
                               const uint8_t    *columns);
bool game_queens_is_solved    (const GameQueens *queens);
bool game_queens_has_conflict (const GameQueens *queens);
bool game_queens_same_puzzle  (const GameQueens *a,
                               const GameQueens *b);

/* Whether a queen on one of two different squares keeps one off the other. */
bool game_queens_see          (const GameQueens *queens,
                               int               a,
                               int               b);
