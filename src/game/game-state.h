/* The state of a puzzle: what undo brings back, as one plain value, copied with `=`.
 *
 * Everything else that a window knows (cursor, playback, the page that is shown) lives in the
 * window. A move is a value too; playing it makes a new state out of an old one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens.h"
#include "solver/sudoku-position.h"

typedef enum
{
  GAME_SUDOKU,
  GAME_QUEENS,
  GAME_N_KINDS,
} GameKind;

/* A cell has a given, an entry, or neither. Marks stay under an entry and come back after it. */
typedef struct
{
  SudokuGrid   givens;
  SudokuGrid   entries;
  SudokuDigits marks[SUDOKU_CELLS];
} GameSudoku;

typedef struct
{
  QueensBoard queens;           /* every queen on the board */
  QueensBoard fixed;            /* those of them that a person cannot take away */
} GameQueens;

typedef struct
{
  GameKind kind;

  union
  {
    GameSudoku sudoku;
    GameQueens queens;
  };
} GameState;

typedef enum
{
  GAME_MOVE_DIGIT,              /* `value` into `square`; the same digit again takes it out */
  GAME_MOVE_MARK,               /* toggles the mark `value` in `square` */
  GAME_MOVE_ERASE,              /* the entry of `square`, or else its marks */
  GAME_MOVE_QUEEN,              /* places or takes away the queen on `square` */
  GAME_MOVE_RESTART,            /* everything but the givens or the fixed queens */
  GAME_MOVE_REPLACE,            /* `state` in place of what was: new, paste, open, solve */
} GameMoveKind;

typedef struct
{
  GameMoveKind kind;
  int          square;          /* row * size + column */
  int          value;
  GameState    state;           /* GAME_MOVE_REPLACE only */
} GameMove;

GameState  game_state_new_sudoku  (const SudokuGrid *givens);   /* NULL: an empty grid */
GameState  game_state_new_queens  (int               n);

/* The puzzle that a person plays, with nothing played: the givens (see game_sudoku_puzzle ()), or
 * the fixed queens alone. Searches and lists are of this. */
GameState  game_state_new_puzzle  (const GameState  *state);

/* Plays `move` and tells whether it changed anything: a given stays what it is, and so does a
 * queen that is fixed. */
bool       game_state_play        (GameState        *state,
                                   const GameMove   *move);

bool       game_state_equal       (const GameState  *a,
                                   const GameState  *b);

/* Squares in a row: 9, or n. */
int        game_state_size        (const GameState  *state);

/* How many values a solution has: 81 digits, or n queens. */
int        game_state_n_sites     (const GameState  *state);

/* Writes a solution into the state: the digit of each cell, or the column of each row's queen.
 * Givens, fixed queens and marks stay. */
void       game_state_fill        (GameState        *state,
                                   const uint8_t    *values);

/* Whether nothing but givens or fixed queens stands on the board, and no mark. */
bool       game_state_is_untouched (const GameState *state);

/* Whether the puzzle is solved: every cell filled or every queen placed, and no rule broken. */
bool       game_state_is_solved   (const GameState  *state);

/* Whether a rule is broken. */
bool       game_state_has_conflict (const GameState *state);

/* Whether both have the same givens, or the same size and fixed queens. */
bool       game_state_same_puzzle (const GameState  *a,
                                   const GameState  *b);

/* Givens and entries together. */
SudokuGrid game_sudoku_grid       (const GameSudoku *sudoku);

/* What is to be solved: the givens; or, on a board without givens, the entries, for that is how a
 * person types in the puzzle of a newspaper. */
SudokuGrid game_sudoku_puzzle     (const GameSudoku *sudoku);

/* What a person has: a cell with marks has these as its candidates, as far as the rules leave them,
 * one without marks all that the rules leave. Not proved to be unique. */
void       game_sudoku_position   (const GameSudoku *sudoku,
                                   SudokuPosition   *position);
