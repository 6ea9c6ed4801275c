/* Variations of a sudoku.
 *
 * Clues are taken away and added in the order of their cells, so that no set of them comes twice.
 * No clue that is taken away comes back, so a grid shows which were taken and which were added: no
 * two choices make the same one. A clue that does come back is one less that is taken away and one
 * less that is added, so those are counted down together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-vary.h"

typedef struct
{
  const SudokuGrid *before;
  SudokuGrid        grid;
  int               n_plus;
  SudokuVaried      varied;
  void             *data;
} Vary;

/* Adds clues to cells from `first` on, `n_empty` of which are empty. */
static bool
add_clues (Vary *self,
           int   n_clues,
           int   first,
           int   n_empty)
{
  bool goes_on = true;

  if (n_clues == 0)
    return self->varied (&self->grid, self->data);

  for (int cell = first; goes_on && n_clues <= n_empty; cell++)
    {
      SudokuDigits digits;

      if (self->grid.digit[cell] != 0)
        continue;

      digits = sudoku_candidates (&self->grid, cell);
      for (; goes_on && digits != 0; digits &= digits - 1)
        if (sudoku_lowest_digit (digits) != self->before->digit[cell])
          {
            self->grid.digit[cell] = sudoku_lowest_digit (digits);
            goes_on = add_clues (self, n_clues - 1, cell + 1, n_empty - 1);
          }
      self->grid.digit[cell] = 0;
      n_empty--;
    }

  return goes_on;
}

/* Takes clues away from cells from `first` on. */
static bool
take_clues (Vary *self,
            int   n_clues,
            int   first)
{
  bool goes_on = true;

  if (n_clues == 0)
    return add_clues (self, self->n_plus, 0, SUDOKU_CELLS - sudoku_count_digits (&self->grid));

  for (int cell = first; goes_on && cell < SUDOKU_CELLS; cell++)
    if (self->grid.digit[cell] != 0)
      {
        self->grid.digit[cell] = 0;
        goes_on = take_clues (self, n_clues - 1, cell + 1);
        self->grid.digit[cell] = self->before->digit[cell];
      }

  return goes_on;
}

bool
sudoku_vary (const SudokuGrid *grid,
             int               n_minus,
             int               n_plus,
             SudokuVaried      varied,
             void             *data)
{
  Vary self = { .before = grid, .grid = *grid, .varied = varied, .data = data };
  const int n_clues = sudoku_count_digits (grid);
  bool goes_on = true;

  if (n_minus > n_clues || n_clues - n_minus + n_plus > SUDOKU_CELLS)
    return true;

  for (int n_back = n_minus < n_plus ? n_minus : n_plus; goes_on && n_back >= 0; n_back--)
    {
      self.n_plus = n_plus - n_back;
      goes_on = take_clues (&self, n_minus - n_back, 0);
    }

  return goes_on;
}
