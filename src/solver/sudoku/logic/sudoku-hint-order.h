/* The order of hints: which step a person would find next.
 *
 * Grades take the techniques in HoDoKu's order, see sudoku-logic.h. People see some singles before
 * others, and go on where they have just been, so hints come in an order of their own:
 *
 *   1. the last cell of a house
 *   2. a hidden single in a box
 *   3. a naked single in a house with at most three empty cells
 *   4. a hidden single in a row or column
 *   5. another naked single
 *   6. the other techniques, in the order of sudoku-logic.h
 *
 * Among the steps of one place in this order and of one rating, the one nearest to the last move
 * comes first, and of these the one that does most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-logic.h"

typedef enum
{
  SUDOKU_RANK_LAST_CELL,
  SUDOKU_RANK_HIDDEN_IN_BOX,
  SUDOKU_RANK_NAKED_NEARLY_FULL,
  SUDOKU_RANK_HIDDEN_IN_LINE,
  SUDOKU_RANK_NAKED,
  SUDOKU_RANK_OTHER,
} SudokuHintRank;

/* A house with no more empty cells than this is nearly full. */
enum { SUDOKU_NEARLY_FULL = 3 };

/* Where a hint that was found in `position` stands in the order. */
SudokuHintRank sudoku_hint_rank        (const SudokuHint       *hint,
                                        const SudokuPosition   *position);

/* Writes the step that a person would find next. `last` are the cells that the last move changed;
 * none where there was no move. Returns false where there is no step, or where `control` returned
 * false. Takes up to some ten milliseconds. May change. */
bool           sudoku_hint_order_first (const SudokuPosition   *position,
                                        const SudokuTechniques *wanted,
                                        SudokuCells             last,
                                        const SearchControl    *control,
                                        SudokuHint             *hint);

/* Solves the position hint by hint, each found near the one before, and hands each to `found`
 * before it applies it. Returns as sudoku_logic_solve () does. May change. */
SearchEnd      sudoku_hint_order_solve (SudokuPosition         *position,
                                        const SudokuTechniques *wanted,
                                        SudokuHintFound         found,
                                        void                   *data,
                                        const SearchControl    *control);
