/* The state of a puzzle: what undo brings back, as one plain value, copied with `=`.
 *
 * Everything else that a window knows (cursor, selection, playback, the page that is shown) lives
 * in the window. A move is a value too; playing it makes a new state out of an old one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-candidates.h"
#include "game/state/game-kind.h"
#include "game/state/game-squares.h"
#include "solver/coloured/coloured.h"
#include "solver/queens/queens.h"
#include "solver/sudoku/sudoku-cells.h"
#include "solver/sudoku/sudoku-position.h"

/* The puzzles by name; game-variant.h has a table of them. */
typedef enum
{
  GAME_VARIANT_SUDOKU,
  GAME_VARIANT_FREE_QUEENS,     /* nothing but the size of the board is given */
  GAME_VARIANT_FIXED_QUEENS,    /* with queens that a person cannot take away */
  GAME_VARIANT_COLOURED_QUEENS,
} GameVariant;

/* No values of the enums: a switch need not name them. */
enum
{
  GAME_N_KINDS = GAME_QUEENS + 1,
  GAME_N_VARIANTS = GAME_VARIANT_COLOURED_QUEENS + 1,
};

enum { GAME_COLORS = 9 };       /* that a person may give to a cell, 1 to 9 */

/* A cell has a given, an entry, or neither. Marks stay under an entry and come back after it. */
typedef struct
{
  SudokuGrid   givens;
  SudokuGrid   entries;
  SudokuDigits marks[SUDOKU_CELLS];     /* centre marks: the candidates that a person keeps */
  SudokuDigits corner[SUDOKU_CELLS];    /* corner marks: as a person means them */
  SudokuDigits colors[SUDOKU_CELLS];    /* bit c - 1: colour c */

  /* While marks keep themselves up they are what the rules leave without what a person struck. */
  bool         auto_marks;
  SudokuDigits struck[SUDOKU_CELLS];

  /* What the user draws on marks. It stays while its mark is gone or covered, and is not shown. */
  GameCandidateColors mark_colors[SUDOKU_CELLS];
  GameLinks    links;
} GameSudoku;

/* Plain n queens, or with `coloured.n` other than 0 coloured queens, on a board of that size. */
typedef struct
{
  QueensBoard    queens;        /* every queen on the board */
  QueensBoard    fixed;         /* those of them that a person cannot take away */
  QueensBoard    excluded;      /* squares that a person marked as having no queen */
  ColouredPuzzle coloured;
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

/* What a move does to each of its squares. Where it toggles and some squares of the move lack what
 * it puts there, they get it; where none does, all lose it. */
typedef enum
{
  GAME_TOGGLE,
  GAME_ADD,
  GAME_TAKE,
} GameHow;

typedef enum
{
  GAME_MOVE_DIGIT,              /* `value` as the digit */
  GAME_MOVE_MARK,               /* `value` as a centre mark, where there is no digit */
  GAME_MOVE_CORNER,             /* the same as a corner mark */
  GAME_MOVE_COLOR,              /* colour `value`; 0 takes all colours away, also those of marks */
  GAME_MOVE_COLOR_MARK,         /* colour `value` for the mark of `digit`; 0: none */
  GAME_MOVE_LINK,               /* steps the link between both `ends`: strong, weak, none */
  GAME_MOVE_UNLINK,             /* takes all links away, whatever the squares */
  GAME_MOVE_ERASE,              /* one layer: digits; or, where there are none, marks with what is
                                 * drawn on them; or colours. Queens, or where there are none what
                                 * is marked as excluded */
  GAME_MOVE_FILL_MARKS,         /* centre marks as the rules leave them, in every empty cell */
  GAME_MOVE_AUTO_MARKS,         /* centre marks keep themselves up, or no longer */
  GAME_MOVE_QUEEN,              /* a queen */
  GAME_MOVE_EXCLUDE,            /* marks squares without a queen as excluded */
  GAME_MOVE_RESTART,            /* everything but the givens or the fixed queens goes */
  GAME_MOVE_REPLACE,            /* `state` in place of what was: new, paste, open, solve */
} GameMoveKind;

typedef struct
{
  GameMoveKind kind;
  GameSquares  squares;
  int          value;
  int          digit;           /* COLOR_MARK only */
  GameCandidate ends[2];        /* LINK only */
  GameHow      how;             /* DIGIT, MARK, CORNER, COLOR, COLOR_MARK, QUEEN, EXCLUDE,
                                 * AUTO_MARKS */
  bool         tidy;            /* DIGIT: takes the digit out of the marks that see it */
  bool         joined;          /* goes on with the gesture of the move before: the same step of
                                 * undo */
  GameState    state;           /* REPLACE only */
} GameMove;

GameState  game_state_new_sudoku   (const SudokuGrid     *givens);   /* NULL: an empty grid */
GameState  game_state_new_queens   (int                   n);
GameState  game_state_new_coloured (const ColouredPuzzle *puzzle);

/* The puzzle that a person plays, with nothing played: the givens (see game_sudoku_puzzle ()), or
 * the fixed queens alone. Searches and lists are of this. */
GameState  game_state_new_puzzle  (const GameState  *state);

/* What a person enters on a board, as the puzzle that it makes: every digit is given, every queen
 * fixed. And the other way: what is given becomes entered. */
GameState  game_state_new_entered (const GameState  *state);
GameState  game_state_new_entry   (const GameState  *puzzle);

/* The state without what a person noted: marks, colours, excluded squares. */
GameState  game_state_new_plain   (const GameState  *state);

/* Whether there is no digit and no queen on the board. */
bool       game_state_is_blank    (const GameState  *state);

/* Plays `move` and tells whether it changed anything: a given stays what it is, and so does a
 * queen that is fixed. */
bool       game_state_play        (GameState        *state,
                                   const GameMove   *move);

bool       game_state_equal       (const GameState  *a,
                                   const GameState  *b);

GameVariant game_state_variant    (const GameState  *state);

/* Squares in a row: 9, or n. */
int        game_state_size        (const GameState  *state);

/* How many values a solution has: 81 digits, or n queens; how many stand on the board; and how many
 * of these are givens or fixed. */
int        game_state_n_variables (const GameState  *state);
int        game_state_n_placed    (const GameState  *state);
int        game_state_n_given     (const GameState  *state);

/* Writes a solution into the state: the digit of each cell, or the column of each row's queen.
 * Givens, fixed queens and marks stay. */
void       game_state_fill        (GameState        *state,
                                   const uint8_t    *values);

/* Whether nothing but givens or fixed queens stands on the board, and no mark of any kind that a
 * person made. */
bool       game_state_is_untouched (const GameState *state);

/* Whether the user drew links, or coloured single marks. */
bool       game_state_has_drawings (const GameState *state);

/* Whether marks keep themselves up. */
bool       game_state_has_auto_marks (const GameState *state);

/* Whether the puzzle is solved: every cell filled or every queen placed, and no rule broken. */
bool       game_state_is_solved   (const GameState  *state);

/* Whether a rule is broken. */
bool       game_state_has_conflict (const GameState *state);

/* Whether something on the board cannot be taken away: givens, fixed queens or regions. A board
 * without is a free one, or a puzzle that is still being entered. */
bool       game_state_has_givens  (const GameState  *state);

/* Whether it can only be a puzzle that is being entered: a sudoku without givens. A free board of
 * queens is a puzzle as it is. */
bool       game_state_is_entry    (const GameState  *state);

/* Whether both have the same givens, or the same size, fixed queens and regions. */
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

/* Makes the centre marks of an empty cell these, also while marks keep themselves up. */
void       game_sudoku_set_marks  (GameSudoku       *sudoku,
                                   int               cell,
                                   SudokuDigits      marks);

/* Whether a cell shows the mark of a digit, in its centre or in a corner; and the links of which
 * both ends are such marks. */
bool       game_sudoku_shows_mark (const GameSudoku *sudoku,
                                   GameCandidate     mark);
GameLinks  game_sudoku_get_links  (const GameSudoku *sudoku);

bool       game_queens_is_coloured (const GameQueens *queens);

/* Whether they are a solution by the rules of the puzzle; then `solution`, which may be NULL, is
 * filled. */
bool       game_queens_get_solution (const GameQueens *queens,
                                     QueensSolution   *solution);

/* queens_board_attacked () or coloured_attacked (), by the rules of the puzzle. */
void       game_queens_attacked   (const GameQueens *queens,
                                   QueensBoard      *attacked);

/* The same of one square: quicker, where squares are asked about one by one. */
bool       game_queens_is_attacked (const GameQueens *queens,
                                    int               square);
