/* The canonical form of a sudoku: the smallest of all its isomorphs.
 *
 * Of the 81 characters of each isomorph (sudoku-isomorphism.h), read row by row with an empty cell
 * before 1, the form has the first in the order of a dictionary. This is the "minlex" form of the
 * collections of puzzles; http://sudopedia.enjoysudoku.com/Canonical_Form.html is about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/canonical/sudoku-isomorphism.h"
#include "solver/sudoku/sudoku-sukaku.h"

/* Writes the canonical form of any grid without conflict, from empty to filled. `way` may be NULL;
 * where several ways lead to the form, it is one of them.
 *
 * Returns the number of automorphisms, the ways that change nothing: 1 for almost every sudoku.
 * Those that exchange digits that do not occur are counted, so a sudoku without 8 and 9 has two at
 * least. */
uint64_t sudoku_canonical (const SudokuGrid  *grid,
                           SudokuGrid        *form,
                           SudokuIsomorphism *way);

/* Receives a way. */
typedef void (*SudokuWayFound) (const SudokuIsomorphism *way,
                                void                    *data);

/* Hands every way from a filled grid to its canonical form to `found`: as many as it has
 * automorphisms, 648 at most. */
void     sudoku_canonical_each_way
                          (const SudokuGrid  *whole,
                           SudokuWayFound     found,
                           void              *data);

/* The same for a Sukaku, of which `solution` is the only solution. It goes wherever its solution
 * goes, so the form is that to which one of the ways of the solution leads: the one in which, cell
 * by cell, the candidates are the smallest numbers of bits. */
void     sudoku_canonical_sukaku
                          (const SudokuSukaku *sukaku,
                           const SudokuGrid   *solution,
                           SudokuSukaku       *form,
                           SudokuIsomorphism  *way);
