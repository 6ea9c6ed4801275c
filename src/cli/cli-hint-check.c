/* Mistakes in a position: nothing that follows from them would be true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-hint.h"

static void
add_mistake (GPtrArray  *mistakes,
             const char *format,
             ...) G_GNUC_PRINTF (2, 3);

static void
add_mistake (GPtrArray  *mistakes,
             const char *format,
             ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (mistakes, g_strdup_vprintf (format, args));
  va_end (args);
}

/* What is wrong in a cell that has `digit` in the solution. */
static void
add_mistakes_of_cell (GPtrArray            *mistakes,
                      const SudokuPosition *position,
                      int                   cell,
                      int                   digit)
{
  int row = sudoku_row (cell) + 1;
  int column = sudoku_column (cell) + 1;
  int entry = position->grid.digit[cell];

  if (entry != 0 && entry != digit)
    add_mistake (mistakes, "the %d in r%dc%d is wrong", entry, row, column);
  else if (entry == 0 && position->candidates[cell] == 0)
    add_mistake (mistakes, "r%dc%d has no candidate left", row, column);
  else if (entry == 0 && !sudoku_position_has (position, cell, digit))
    add_mistake (mistakes, "the solution has %d in r%dc%d, but that candidate is gone", digit, row,
                 column);
}

static void
add_dead_end (GPtrArray            *mistakes,
              const SudokuPosition *position)
{
  static const char *const kinds[] = { "row", "column", "box" };
  int cell, house, digit;

  if (!sudoku_position_get_dead_end (position, &cell, &house, &digit))
    return;

  if (cell >= 0)
    add_mistake (mistakes, "r%dc%d has no candidate left", sudoku_row (cell) + 1,
                 sudoku_column (cell) + 1);
  else
    add_mistake (mistakes, "%s %d has no place left for %d", kinds[sudoku_kind_of_house (house)],
                 house % 9 + 1, digit);
}

static SudokuGrid
get_givens (const SudokuPosition *position)
{
  SudokuGrid givens = position->grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (!sudoku_cells_has (position->given, cell))
      givens.digit[cell] = 0;

  return givens;
}

/* A wrong digit leaves others without their candidates, so those are told only where the digits are
 * right. */
static void
add_mistakes (GPtrArray            *mistakes,
              const SudokuPosition *position,
              const SudokuGrid     *solution)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (position->grid.digit[cell] != 0)
      add_mistakes_of_cell (mistakes, position, cell, solution->digit[cell]);

  for (int cell = 0; cell < SUDOKU_CELLS && mistakes->len == 0; cell++)
    if (position->grid.digit[cell] == 0)
      add_mistakes_of_cell (mistakes, position, cell, solution->digit[cell]);
}

GPtrArray *
cli_hint_find_mistakes (const SudokuPosition *position)
{
  GPtrArray *mistakes = g_ptr_array_new_with_free_func (g_free);
  const SudokuGrid givens = get_givens (position);
  SudokuAnswer answer;

  sudoku_solve (&givens, 2, NULL, &answer);

  if (answer.stats.n_solutions == 0)
    add_mistake (mistakes, "the puzzle has no solution");
  else if (answer.stats.n_solutions == 1)
    add_mistakes (mistakes, position, &answer.solution);
  else
    {
      add_dead_end (mistakes, position);
      sudoku_solve (&position->grid, 1, NULL, &answer);
      if (mistakes->len == 0 && answer.stats.n_solutions == 0)
        add_mistake (mistakes, "the digits leave no solution");
    }

  return mistakes;
}
