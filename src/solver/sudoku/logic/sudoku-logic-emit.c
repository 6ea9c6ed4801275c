/* Building and emitting a hint, for every family of techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

enum { CALLS_BETWEEN_QUESTIONS = 1024 };        /* of sudoku_logic_goes_on () */

SudokuHint *
sudoku_logic_begin (SudokuLogic     *logic,
                    SudokuTechnique  technique,
                    SudokuDigits     digits)
{
  sudoku_hint_init (&logic->hint, technique, digits);

  return &logic->hint;
}

bool
sudoku_logic_emit (SudokuLogic *logic)
{
  if (!logic->has_ended && sudoku_hint_does_something (&logic->hint))
    logic->has_ended = !logic->found (&logic->hint, logic->data);

  return !logic->has_ended;
}

bool
sudoku_logic_goes_on (SudokuLogic *logic)
{
  if (++logic->stats.n_checks % CALLS_BETWEEN_QUESTIONS == 0 &&
      !search_should_continue (logic->control, &logic->stats))
    logic->has_ended = true;

  return !logic->has_ended;
}
