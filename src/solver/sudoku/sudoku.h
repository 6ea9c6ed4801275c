/* Sudoku: the grid as a plain value, its rules, and the fast solver.
 *
 * Cells are numbered 0 to 80, row by row from the top left; houses (rows, columns, boxes) 0 to 8.
 * All functions are pure but for what they are given, allocate nothing, and may run on any number
 * of threads at once.
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

/* The 20 cells that share a house with `cell`, ascending; static, never freed. */
const uint8_t *
             sudoku_peers          (int               cell);

int          sudoku_count_digits   (const SudokuGrid *grid);

/* The digits that no peer of `cell` holds, whether or not the cell itself is filled. */
SudokuDigits sudoku_candidates     (const SudokuGrid *grid,
                                    int               cell);

/* Whether any digit stands twice in a house: the rules are broken already. */
bool         sudoku_has_conflict   (const SudokuGrid *grid);

/* Every digit that stands twice in a house, rows first, then columns, then boxes. Returns how many
 * conflicts were written; 0 means that the rules are kept so far. */
int          sudoku_find_conflicts (const SudokuGrid *grid,
                                    SudokuConflict    conflicts[SUDOKU_MAX_CONFLICTS]);

/* Every cell filled and no conflict. */
bool         sudoku_is_solved      (const SudokuGrid *grid);

/* Whether each digit of `part` stands at its place in `whole` too. */
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

/* The fast solver. It draws its conclusions for all cells at once, so n_checks is 0 in its stats.
 * Where it must choose, it puts a digit into three cells side by side (or above each other) of a
 * box, or excludes it there; a node is such a choice. Which one is made follows from the grid alone
 * (sudoku-choice.h), so the order of the solutions is always the same for the same grid, and so are
 * the stats and the first solution, whichever of these functions finds it on whichever processor.
 */

/* Finds up to `limit` solutions (0: all) and keeps the first. A limit of 1 asks for a solution, a
 * limit of 2 proves that there is only one: SEARCH_EXHAUSTED with one solution found.
 * Digits in conflict end with SEARCH_INVALID and no solution; nothing is asked then. */
void         sudoku_solve          (const SudokuGrid    *givens,
                                    uint64_t             limit,
                                    const SearchControl *control,
                                    SudokuAnswer        *answer);

/* The same for many puzzles at once, one in each lane of the processor's vectors, which costs a
 * tenth or less of one after the other. answers[i] is that of givens[i], and as sudoku_solve ()
 * would give it; all of them are written, and those that a stop left unsolved say SEARCH_STOPPED.
 * `control` is asked with the stats of all puzzles so far: about every SEARCH_CHECK_NODES nodes and
 * answers, and once at the end, when there is nothing left to stop.
 *
 * The more puzzles a call brings the better: some thousand keep the lanes full. With a limit of 0
 * the lanes share a puzzle, so this is the way to count the solutions of a single one too. Takes
 * 220 KiB of the stack. */
void         sudoku_solve_many     (const SudokuGrid    *givens,
                                    size_t               n_puzzles,
                                    uint64_t             limit,
                                    const SearchControl *control,
                                    SudokuAnswer        *answers);

/* Hands every solution, up to `limit` (0: all), to `found` as it is found. `stats` is required and
 * is overwritten. */
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
 * counted. Static. */
const char  *sudoku_kernel         (void);
