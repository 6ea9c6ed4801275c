/* The map of a digit: its candidates by number, what they see, and which of them are doomed.
 *
 * A fish argues by one digit alone, so whatever it takes away is true in no way of putting that
 * digit into all houses that lack it. To see whether there is such a candidate takes a microsecond
 * or two, and most digits have none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-fish.h"

/* Whether the digit can be put into each of the `rows`, in cells of `left`. Adds them to `used`. */
static bool
fill_rows (const SudokuFishMap *map,
           uint32_t             rows,
           uint64_t             left,
           uint64_t            *used)
{
  int best = -1;
  int n_best = SUDOKU_FISH_MAX_CELLS;

  if (rows == 0)
    return true;

  for (uint32_t rest = rows; rest != 0; rest &= rest - 1)
    {
      int row = __builtin_ctz (rest);
      int n = __builtin_popcountll (map->house[row] & left);

      if (n < n_best)
        {
          best = row;
          n_best = n;
        }
    }

  for (uint64_t choice = map->house[best] & left; choice != 0; )
    {
      int i = sudoku_fish_take (&choice);

      if (fill_rows (map, rows & ~(1u << best), left & ~map->sees[i] & ~map->house[best], used))
        {
          *used |= (uint64_t) 1 << i;
          return true;
        }
    }

  return false;
}

/* Looks for a way to put the digit into all rows with each candidate that no way before has used. A
 * digit that fills rows without a cell seeing another fills columns and boxes too. */
static void
find_doomed (SudokuFishMap *map)
{
  uint64_t all = 0;
  uint64_t open;
  uint32_t rows = 0;

  for (int row = 0; row < SUDOKU_FIRST_COLUMN; row++)
    if (map->house[row] != 0)
      {
        rows |= 1u << row;
        all |= map->house[row];
      }

  open = all;

  while (open != 0)
    {
      int i = sudoku_fish_take (&open);
      uint64_t used = 0;
      uint32_t row = map->houses_of[i] & 0x1ff;
      uint64_t left = all & ~map->sees[i] & ~((uint64_t) 1 << i);

      if (fill_rows (map, rows & ~row, left, &used))
        open &= ~used;
      else
        map->doomed |= (uint64_t) 1 << i;
    }
}

static void
number_cells (SudokuFishMap *map,
              SudokuCells    cells)
{
  for (int house = 0; house < SUDOKU_HOUSES; house++)
    map->house[house] = 0;

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);
      int i = map->n_cells++;

      map->cell[i] = cell;
      map->houses_of[i] = 0;

      for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
        {
          int house = sudoku_house_of (kind, cell);

          map->houses_of[i] |= 1u << house;
          map->house[house] |= (uint64_t) 1 << i;
        }
    }
}

static void
find_seen (SudokuFishMap *map)
{
  for (int i = 0; i < map->n_cells; i++)
    {
      map->sees[i] = 0;

      for (uint32_t houses = map->houses_of[i]; houses != 0; houses &= houses - 1)
        map->sees[i] |= map->house[__builtin_ctz (houses)];

      map->sees[i] &= ~((uint64_t) 1 << i);
    }
}

bool
sudoku_fish_map_init (SudokuFishMap        *map,
                      const SudokuPosition *position,
                      int                   digit)
{
  SudokuCells cells = position->where[digit - 1];

  map->digit = digit;
  map->n_cells = 0;
  map->doomed = 0;

  if (sudoku_cells_count (cells) > SUDOKU_FISH_MAX_CELLS)
    return false;

  number_cells (map, cells);
  find_seen (map);
  find_doomed (map);

  return map->doomed != 0;
}
