/* The two rules of beginners, and clue removal by them.
 *
 * Each digit placed leaves fewer candidates and fewer empty cells, so a step that is there stays
 * there: the order of the steps does not matter, and a puzzle that the rules cannot solve cannot be
 * solved by them with fewer clues either. Each orbit is therefore tried once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-beginner.h"

enum { NEARLY_FULL = 3 };       /* empty cells */

typedef struct
{
  SudokuGrid   grid;
  SudokuDigits placed[SUDOKU_HOUSES];
  uint8_t      n_empty[SUDOKU_HOUSES];
  int          n_left;
} Board;

static void
place (Board *self,
       int    cell,
       int    digit)
{
  self->grid.digit[cell] = digit;
  self->n_left--;

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      int house = sudoku_house_of (kind, cell);

      self->placed[house] |= 1u << (digit - 1);
      self->n_empty[house]--;
    }
}

static void
board_init (Board            *self,
            const SudokuGrid *puzzle)
{
  *self = (Board) { .n_left = SUDOKU_CELLS };

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    self->n_empty[house] = SUDOKU_DIGITS;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (puzzle->digit[cell] != 0)
      place (self, cell, puzzle->digit[cell]);
}

/* The candidates of an empty cell. */
static SudokuDigits
get_candidates (const Board *self,
                int          cell)
{
  return SUDOKU_ALL_CANDIDATES & ~(self->placed[sudoku_house_of (SUDOKU_ROW, cell)]
                                   | self->placed[sudoku_house_of (SUDOKU_COLUMN, cell)]
                                   | self->placed[sudoku_house_of (SUDOKU_BOX, cell)]);
}

static bool
is_in_nearly_full_house (const Board *self,
                         int          cell)
{
  return self->n_empty[sudoku_house_of (SUDOKU_ROW, cell)] <= NEARLY_FULL
         || self->n_empty[sudoku_house_of (SUDOKU_COLUMN, cell)] <= NEARLY_FULL
         || self->n_empty[sudoku_house_of (SUDOKU_BOX, cell)] <= NEARLY_FULL;
}

/* The digits with one place in a box. */
static SudokuDigits
find_hidden (const Board *self,
             int          box)
{
  SudokuDigits once = 0;
  SudokuDigits again = 0;

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    {
      int cell = sudoku_house_cell (SUDOKU_BOX, box, i);

      if (self->grid.digit[cell] == 0)
        {
          SudokuDigits candidates = get_candidates (self, cell);

          again |= once & candidates;
          once |= candidates;
        }
    }

  return once & ~again;
}

/* Places what the rules give in a box, each digit in turn. */
static void
solve_box (Board *self,
           int    box)
{
  SudokuDigits hidden = find_hidden (self, box);

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    {
      int cell = sudoku_house_cell (SUDOKU_BOX, box, i);
      SudokuDigits candidates;
      SudokuDigits found;

      if (self->grid.digit[cell] != 0)
        continue;

      candidates = get_candidates (self, cell);
      found = candidates & hidden;
      if (found == 0 && is_in_nearly_full_house (self, cell))
        found = candidates;

      if (found != 0 && (found & (found - 1)) == 0)
        place (self, cell, sudoku_lowest_digit (found));
    }
}

bool
sudoku_beginner_can_solve (const SudokuGrid *puzzle)
{
  Board board;
  int n_left;

  board_init (&board, puzzle);

  do
    {
      n_left = board.n_left;
      for (int box = 0; box < SUDOKU_DIGITS; box++)
        solve_box (&board, box);
    }
  while (board.n_left > 0 && board.n_left < n_left);

  return board.n_left == 0 && sudoku_is_solved (&board.grid);
}

static SudokuGrid
without (const SudokuGrid *grid,
         SudokuCells       cells)
{
  SudokuGrid rest = *grid;

  while (!sudoku_cells_is_empty (cells))
    rest.digit[sudoku_cells_take (&cells)] = 0;

  return rest;
}

SudokuGrid
sudoku_beginner_clues (const SudokuMinimize *minimize,
                       int                   n_clues)
{
  SudokuGrid puzzle = minimize->grid;
  int n_left = SUDOKU_CELLS;

  for (int i = 0; i < minimize->n_orbits && n_left > n_clues; i++)
    {
      SudokuCells orbit = sudoku_orbit (minimize->symmetry, minimize->order[i]);
      SudokuGrid rest = without (&puzzle, orbit);

      if (n_left - sudoku_cells_count (orbit) < n_clues || !sudoku_beginner_can_solve (&rest))
        continue;

      puzzle = rest;
      n_left -= sudoku_cells_count (orbit);
    }

  return puzzle;
}
