/* The canonical form of a Sukaku, by the ways of its solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/canonical/sudoku-canonical.h"

typedef struct
{
  const SudokuSukaku *sukaku;
  SudokuSukaku       *form;     /* the smallest so far */
  SudokuIsomorphism  *way;
  bool                has_form;
} Search;

static SudokuSukaku
map_sukaku (const SudokuIsomorphism *way,
            const SudokuSukaku      *sukaku)
{
  SudokuSukaku image = { { 0 } };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = sukaku->candidates[way->cell[cell]]; digits != 0;
         digits &= digits - 1)
      image.candidates[cell] |= 1 << (way->digit[sudoku_lowest_digit (digits)] - 1);

  return image;
}

static bool
is_smaller (const SudokuSukaku *a,
            const SudokuSukaku *b)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (a->candidates[cell] != b->candidates[cell])
      return a->candidates[cell] < b->candidates[cell];

  return false;
}

static void
take_way (const SudokuIsomorphism *way,
          void                    *data)
{
  Search *search = data;
  const SudokuSukaku image = map_sukaku (way, search->sukaku);

  if (search->has_form && !is_smaller (&image, search->form))
    return;

  *search->form = image;
  *search->way = *way;
  search->has_form = true;
}

void
sudoku_canonical_sukaku (const SudokuSukaku *sukaku,
                         const SudokuGrid   *solution,
                         SudokuSukaku       *form,
                         SudokuIsomorphism  *way)
{
  Search search = { .sukaku = sukaku, .form = form, .way = way };

  sudoku_canonical_each_way (solution, take_way, &search);
}
