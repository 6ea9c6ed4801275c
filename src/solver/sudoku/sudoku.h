/* Sudoku: the grid as a plain value, its rules, and the fast solver.
 *
 * Cells are numbered 0 to 80, row by row from the top left; houses (rows, columns, boxes) 0 to 8.
 * All functions change nothing but their arguments, allocate nothing, and may run on any number of
 * threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

#include "solver/search.h"

enum
{
  SUDOKU_DIGITS = 9,
  SUDOKU_CELLS = 81,
  SUDOKU_HOUSES = 27,
  SUDOKU_PEERS = 20,                      /* cells that share a house with a cell */
  SUDOKU_ALL_CANDIDATES = 0x1ff,
  SUDOKU_MAX_CONFLICTS = SUDOKU_HOUSES * 4,  /* a house of nine cells repeats four digits at most */
};

/* digit[cell] is 1 to 9, or 0 for an empty cell. */
typedef struct
{
  uint8_t digit[SUDOKU_CELLS];
} SudokuGrid;

/* A set of digits: bit d - 1 stands for digit d. */
typedef uint16_t SudokuDigits;

/* The lowest digit of a set that is not empty. */
static inline int
sudoku_lowest_digit (SudokuDigits digits)
{
  return __builtin_ctz (digits) + 1;
}

typedef enum
{
  SUDOKU_ROW,
  SUDOKU_COLUMN,
  SUDOKU_BOX,
} SudokuHouseKind;

/* A digit that stands more than once in a house. */
typedef struct
{
  uint8_t house_kind;           /* SudokuHouseKind */
  uint8_t house;                /* 0 to 8, boxes numbered row by row */
  uint8_t digit;
  uint8_t n_cells;              /* 2 to 9 */
  uint8_t cell[SUDOKU_DIGITS];  /* the cells that hold it, ascending */
} SudokuConflict;

static inline int
sudoku_row (int cell)
{
  return cell / 9;
}

static inline int
sudoku_column (int cell)
{
  return cell % 9;
}

static inline int
sudoku_box (int cell)
{
  return cell / 27 * 3 + cell % 9 / 3;
}

static inline int
sudoku_house (SudokuHouseKind kind,
              int             cell)
{
  return kind == SUDOKU_ROW ? sudoku_row (cell) :
         kind == SUDOKU_COLUMN ? sudoku_column (cell) : sudoku_box (cell);
}

/* The `index`-th cell, 0 to 8, of a house. */
static inline int
sudoku_house_cell (SudokuHouseKind kind,
                   int             house,
                   int             index)
{
  return kind == SUDOKU_ROW ? house * 9 + index :
         kind == SUDOKU_COLUMN ? index * 9 + house :
         house / 3 * 27 + house % 3 * 3 + index / 3 * 9 + index % 3;
}

/* The 20 cells that share a house with `cell`, ascending; static, never freed. Stable since 0.2. */
const uint8_t *
             sudoku_peers          (int               cell);

/* How many cells are filled. Stable since 0.2. */
int          sudoku_count_digits   (const SudokuGrid *grid);

/* The digits that no peer of `cell` holds, whether or not the cell itself is filled. Stable since
 * 0.2. */
SudokuDigits sudoku_candidates     (const SudokuGrid *grid,
                                    int               cell);

/* Returns whether a digit stands twice in a house, which the rules forbid. Stable since 0.2. */
bool         sudoku_has_conflict   (const SudokuGrid *grid);

/* Finds every digit that stands more than once in a house, rows first, then columns, then boxes.
 * Returns the number of conflicts written. Stable since 0.2. */
int          sudoku_find_conflicts (const SudokuGrid *grid,
                                    SudokuConflict    conflicts[SUDOKU_MAX_CONFLICTS]);

/* Returns whether every cell is filled and there is no conflict. Stable since 0.2. */
bool         sudoku_is_solved      (const SudokuGrid *grid);

/* Returns whether `whole` has every digit of `part`, in the same cell. Stable since 0.2. */
bool         sudoku_is_part_of     (const SudokuGrid *part,
                                    const SudokuGrid *whole);

typedef struct
{
  SearchEnd   end;
  SearchStats stats;            /* stats.n_solutions: how many solutions were found */
  SudokuGrid  solution;         /* the first one, where there is one */
} SudokuAnswer;

/* Receives each solution; returns false to stop the search. */
typedef bool (*SudokuFound) (const SudokuGrid *solution,
                             void             *data);

/* The fast solver. It draws conclusions for all cells at once, so n_checks is 0 in its stats. Where
 * it must choose, it puts a digit into three cells in a row (or column) of a box, or excludes it
 * there; each such choice is a node. The choice depends on the grid alone (sudoku-choice.h). So the
 * solutions of a grid, their order and the stats are the same for all of these functions and on
 * every processor. */

/* Finds up to `limit` solutions (0: all) and keeps the first. With a limit of 2, SEARCH_EXHAUSTED
 * and one solution found prove that it is unique. Digits in conflict end with SEARCH_INVALID and no
 * solution; `control` is not polled then. Stable since 0.2. */
void         sudoku_solve          (const SudokuGrid    *givens,
                                    uint64_t             limit,
                                    const SearchControl *control,
                                    SudokuAnswer        *answer);

/* Solves many puzzles at once, one in each lane of the processor's vectors, in a tenth or less of
 * the time of one after the other. answers[i] is the answer of sudoku_solve () to givens[i]; all
 * are written, and those that a stop left unsolved have SEARCH_STOPPED. `control` is polled with
 * the stats of all puzzles so far: about every SEARCH_CHECK_NODES nodes and answers, and once at
 * the end.
 *
 * The more puzzles a call has the better: some thousand keep the lanes full. With a limit of 0 the
 * lanes share a puzzle, so it also counts the solutions of a single puzzle fastest. Takes 220 KiB
 * of the stack. Stable since 0.2. */
void         sudoku_solve_many     (const SudokuGrid    *givens,
                                    size_t               n_puzzles,
                                    uint64_t             limit,
                                    const SearchControl *control,
                                    SudokuAnswer        *answers);

/* Hands every solution, up to `limit` (0: all), to `found` at once. `stats` is required and
 * overwritten. Stable since 0.2. */
SearchEnd    sudoku_each           (const SudokuGrid    *givens,
                                    uint64_t             limit,
                                    SudokuFound          found,
                                    void                *data,
                                    const SearchControl *control,
                                    SearchStats         *stats);

/* The name of the kernel that sudoku_solve_many () runs on this processor: "avx512", "avx2" or
 * "sse2", and "vector" where the processor is of another kind. The environment variable
 * NINE_QUEENS_KERNEL forces one of these, or "scalar", one puzzle after the other, where the
 * processor can run it. A single puzzle runs "scalar" unless one is forced, or its solutions are
 * counted. Static. Stable since 0.2. */
const char  *sudoku_kernel         (void);
