/* What the families of techniques share: a search for steps in one position, and the building of
 * hints.
 *
 * A family is a function that looks for the steps of some techniques, cheapest first, and emits
 * them one by one:
 *
 *     hint = sudoku_logic_begin (logic, SUDOKU_X_WING, digits);
 *     sudoku_hint_mark (hint, ...);
 *     sudoku_hint_remove_cells (hint, logic->position, cells, digit);
 *     if (!sudoku_logic_emit (logic))
 *       return;
 *
 * The first step and all steps come from the same code: a caller that wants only one returns false
 * after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/canonical/sudoku-isomorphism.h"
#include "solver/sudoku/logic/sudoku-logic.h"

/* Build a hint. Marks, sets, nodes and links without room are dropped; removals never are. */
void sudoku_hint_init   (SudokuHint           *hint,
                         SudokuTechnique       technique,
                         SudokuDigits          digits);
void sudoku_hint_house  (SudokuHint           *hint,
                         SudokuHouseRole       role,
                         int                   house);
void sudoku_hint_mark   (SudokuHint           *hint,
                         SudokuRole            role,
                         int                   group,
                         int                   cell,
                         int                   digit);

/* The same for every cell of a set, and for the digits in a cell. */
void sudoku_hint_mark_cells  (SudokuHint      *hint,
                              SudokuRole       role,
                              int              group,
                              SudokuCells      cells,
                              int              digit);
void sudoku_hint_mark_digits (SudokuHint      *hint,
                              SudokuRole       role,
                              int              group,
                              int              cell,
                              SudokuDigits     digits);

/* Returns the index, to be used as the `set` of nodes; SUDOKU_HINT_NO_SET when there is no room. */
int  sudoku_hint_set    (SudokuHint           *hint,
                         SudokuCells           cells,
                         SudokuDigits          digits);

/* Returns the index, to be used in links; -1 when there is no room. */
int  sudoku_hint_node   (SudokuHint           *hint,
                         SudokuCells           cells,
                         int                   digit,
                         bool                  is_true);
void sudoku_hint_link   (SudokuHint           *hint,
                         int                   from,
                         int                   to,
                         bool                  strong);

/* Remove candidates; those that `position` does not have are left out. */
void sudoku_hint_remove        (SudokuHint           *hint,
                                const SudokuPosition *position,
                                int                   cell,
                                int                   digit);
void sudoku_hint_remove_cells  (SudokuHint           *hint,
                                const SudokuPosition *position,
                                SudokuCells           cells,
                                int                   digit);
void sudoku_hint_remove_digits (SudokuHint           *hint,
                                const SudokuPosition *position,
                                SudokuCells           cells,
                                SudokuDigits          digits);

void sudoku_hint_place         (SudokuHint           *hint,
                                int                   cell,
                                int                   digit);

/* Writes the hint for the sudoku at the beginning of a way, of which `hint` is one for the isomorph
 * at its end. */
void sudoku_hint_map_back (const SudokuHint        *hint,
                           const SudokuIsomorphism *way,
                           SudokuHint              *mapped);

typedef struct
{
  const SudokuPosition *position;
  SudokuTechniques      wanted;
  SudokuTechnique       technique;      /* the first wanted; the only one, where the table in
                                         * sudoku-logic.c does not say `together` */

  bool                  is_alone;       /* nothing else was asked for: also tell what has names of
                                         * its own, or is seen easier in another way */

  SudokuHintFound       found;
  void                 *data;
  const SearchControl  *control;

  SearchStats           stats;          /* for `control` */
  bool                  has_emitted;    /* a step was found */
  bool                  has_ended;      /* `found` or `control` returned false: return at once */
  SudokuHint            hint;           /* the one that is being built */
} SudokuLogic;

static inline bool
sudoku_logic_wants (const SudokuLogic *logic,
                    SudokuTechnique    technique)
{
  return sudoku_techniques_has (&logic->wanted, technique);
}

/* Starts a hint. Lent; building another one overwrites it. */
static inline SudokuHint *
sudoku_logic_begin (SudokuLogic     *logic,
                    SudokuTechnique  technique,
                    SudokuDigits     digits)
{
  sudoku_hint_init (&logic->hint, technique, digits);

  return &logic->hint;
}

/* Hands over the hint if something follows from it. Returns false when the search is to end. */
static inline bool
sudoku_logic_emit (SudokuLogic *logic)
{
  if (!logic->has_ended && sudoku_hint_does_something (&logic->hint))
    {
      logic->has_emitted = true;
      logic->has_ended = !logic->found (&logic->hint, logic->data);
    }

  return !logic->has_ended;
}

/* Polls the control now and then, and returns false when the search is to end. Loops that can run
 * long call it about every microsecond. */
static inline bool
sudoku_logic_goes_on (SudokuLogic *logic)
{
  if (++logic->stats.n_checks % SEARCH_CHECK_NODES == 0 &&
      !search_should_continue (logic->control, &logic->stats))
    logic->has_ended = true;

  return !logic->has_ended;
}

/* The families, one file each. Each looks for what is wanted of its techniques and emits nothing
 * else; steps of easier techniques come first. */
void sudoku_logic_singles    (SudokuLogic *logic);
void sudoku_logic_locked     (SudokuLogic *logic);
void sudoku_logic_subsets    (SudokuLogic *logic);
void sudoku_logic_fish       (SudokuLogic *logic);
void sudoku_logic_turbot     (SudokuLogic *logic);
void sudoku_logic_wings      (SudokuLogic *logic);
void sudoku_logic_colors     (SudokuLogic *logic);
void sudoku_logic_bug        (SudokuLogic *logic);
void sudoku_logic_rectangles (SudokuLogic *logic);
void sudoku_logic_avoidable  (SudokuLogic *logic);
void sudoku_logic_chains     (SudokuLogic *logic);
void sudoku_logic_loops      (SudokuLogic *logic);
void sudoku_logic_als        (SudokuLogic *logic);
void sudoku_logic_sue_de_coq (SudokuLogic *logic);
void sudoku_logic_templates  (SudokuLogic *logic);
void sudoku_logic_forcing    (SudokuLogic *logic);
