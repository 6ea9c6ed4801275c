/* What the two searches for fish share: a fish and how it is emitted, and the map of a digit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-logic-private.h"

enum
{
  SUDOKU_FISH_MIN_SIZE = 2,
  SUDOKU_FISH_MAX_CELLS = 64,
};

/* `fins` are base candidates that no cover reaches; `endo_fins` are those in two bases. Houses are
 * bits by their number. */
typedef struct
{
  uint32_t    bases;
  uint32_t    covers;
  SudokuCells fins;
  SudokuCells endo_fins;
  SudokuCells removals;
  bool        is_sashimi;
} SudokuFish;

/* The candidates of one digit, numbered, so that a set of them is one word. */
typedef struct
{
  int      digit;
  int      n_cells;
  uint8_t  cell[SUDOKU_FISH_MAX_CELLS];         /* by number */
  uint32_t houses_of[SUDOKU_FISH_MAX_CELLS];
  uint64_t sees[SUDOKU_FISH_MAX_CELLS];
  uint64_t house[SUDOKU_HOUSES];

  uint64_t doomed;              /* not true however the digit is put into all rows that lack it */
} SudokuFishMap;

/* Takes the lowest number out of a set that is not empty. */
static inline int
sudoku_fish_take (uint64_t *cells)
{
  int i = __builtin_ctzll (*cells);

  *cells &= *cells - 1;

  return i;
}

/* Returns false where a fish can find nothing: no candidate is doomed, or there are more than can
 * be numbered (a grid with so few digits has many solutions). */
bool sudoku_fish_map_init     (SudokuFishMap        *map,
                               const SudokuPosition *position,
                               int                   digit);

/* Emits a fish of the logic's technique, or two of the same bases as one step; `twin` is NULL for
 * one alone. Returns false when the search is to end. */
bool sudoku_fish_emit         (SudokuLogic      *logic,
                               int               digit,
                               const SudokuFish *fish,
                               const SudokuFish *twin);

/* Emits each two of some fish of the same bases of which neither removes all that the other does;
 * the first of them is a sashimi fish or not. */
void sudoku_fish_emit_twins   (SudokuLogic      *logic,
                               int               digit,
                               const SudokuFish *fish,
                               int               n_fish,
                               bool              sashimi);

/* Looks for one of the Franken and Mutant fish, siamese or not. */
void sudoku_logic_complex_fish (SudokuLogic     *logic);
