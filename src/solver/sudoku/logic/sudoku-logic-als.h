/* What the files about almost locked sets share; their prose is in sudoku-logic-als.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-als.h"
#include "solver/sudoku/logic/sudoku-logic-private.h"

/* Each technique is searched twice, at first with sets that are apart. Sets that share cells make
 * steps that are as true, but hard to see: they are emitted only of candidates that nothing was
 * emitted of before. */
typedef struct
{
  SudokuLogic   *logic;
  bool           may_overlap;
  SudokuCells    emitted[SUDOKU_DIGITS];        /* [digit - 1]: candidates that steps removed */

  SudokuAlsList  list;
} SudokuAlsSearch;

enum
{
  SUDOKU_ALS_MAX_LINKS = 10,
};

/* Sets, each joined to the next by a restricted common. */
typedef struct
{
  int      n_links;
  uint16_t set[SUDOKU_ALS_MAX_LINKS + 1];
  uint8_t  common[SUDOKU_ALS_MAX_LINKS];        /* common[i] joins set[i] and set[i + 1] */
} SudokuAlsPath;

/* The sets that may not be used beside `set`. */
static inline uint64_t
sudoku_als_hindered (const SudokuAlsSearch *search,
                     int                    set,
                     int                    word)
{
  return search->may_overlap ? 0 : search->list.set[set].overlaps.word[word];
}

/* Puts a set into the hint, the `group`-th. */
void sudoku_als_add_set      (SudokuAlsSearch     *search,
                              int                  set);

/* Marks a digit in two sets, as the `group`-th restricted common. */
void sudoku_als_mark_common  (SudokuAlsSearch     *search,
                              int                  group,
                              int                  a,
                              int                  b,
                              int                  digit);

/* Marks the places of a digit that goes in the `group`-th set. */
void sudoku_als_mark_pattern (SudokuAlsSearch     *search,
                              int                  group,
                              int                  set,
                              int                  digit);

/* Takes a digit from cells, and adds it to the digits of the hint if that does something. */
void sudoku_als_remove       (SudokuAlsSearch     *search,
                              SudokuCells          cells,
                              int                  digit);

/* Hands over the hint if it is worth it: what takes only what went in steps before is not emitted.
 * Returns false when the search is to end. */
bool sudoku_als_emit         (SudokuAlsSearch     *search);
bool sudoku_als_emit_path    (SudokuAlsSearch     *search,
                              SudokuTechnique      technique,
                              const SudokuAlsPath *path);

/* Each looks for the steps of a technique. */
void sudoku_als_find_wings    (SudokuAlsSearch    *search);
void sudoku_als_find_chains   (SudokuAlsSearch    *search);
void sudoku_als_find_blossoms (SudokuAlsSearch    *search);
