/* The order of the techniques, and the path of a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

typedef void (*Family) (SudokuLogic *logic);

/* Which family looks for techniques `first` to `last`: one technique after the other, or, where
 * they are of one difficulty, all `together`, whichever step the family finds first. */
static const struct
{
  SudokuTechnique first;
  SudokuTechnique last;
  Family          family;
  bool            together;
} searches[] = {
  { SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, sudoku_logic_singles, false },
  { SUDOKU_LOCKED_PAIR, SUDOKU_CLAIMING, sudoku_logic_locked, false },
  { SUDOKU_NAKED_PAIR, SUDOKU_HIDDEN_QUADRUPLE, sudoku_logic_subsets, false },
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, sudoku_logic_fish, false },
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR, sudoku_logic_wings, false },
  { SUDOKU_BUG_1, SUDOKU_BUG_1, sudoku_logic_bug, false },
  { SUDOKU_SKYSCRAPER, SUDOKU_DUAL_EMPTY_RECTANGLE, sudoku_logic_turbot, false },
  { SUDOKU_W_WING, SUDOKU_XYZ_WING, sudoku_logic_wings, false },
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_HIDDEN_RECTANGLE, sudoku_logic_rectangles, false },
  { SUDOKU_AVOIDABLE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2, sudoku_logic_avoidable, false },
  { SUDOKU_FINNED_X_WING, SUDOKU_SIAMESE_SASHIMI_LEVIATHAN, sudoku_logic_fish, false },
  { SUDOKU_SUE_DE_COQ, SUDOKU_SUE_DE_COQ, sudoku_logic_sue_de_coq, false },
  { SUDOKU_SIMPLE_COLORS_TRAP, SUDOKU_SIMPLE_COLORS_WRAP, sudoku_logic_colors, true },
  { SUDOKU_MULTI_COLORS_1, SUDOKU_MULTI_COLORS_2, sudoku_logic_colors, true },
  { SUDOKU_X_CHAIN, SUDOKU_XY_CHAIN, sudoku_logic_chains, false },
  { SUDOKU_CONTINUOUS_NICE_LOOP, SUDOKU_AIC, sudoku_logic_loops, true },
  { SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP, SUDOKU_GROUPED_AIC, sudoku_logic_loops, true },
  { SUDOKU_ALS_XZ, SUDOKU_DEATH_BLOSSOM, sudoku_logic_als, false },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_SIAMESE_FINNED_MUTANT_LEVIATHAN, sudoku_logic_fish, false },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_FORCING_CHAIN_VERITY, sudoku_logic_forcing, true },
  { SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_FORCING_NET_VERITY, sudoku_logic_forcing, true },
  { SUDOKU_NESTED_FORCING_NET, SUDOKU_NESTED_FORCING_NET, sudoku_logic_forcing, false },
  { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE, sudoku_logic_templates, false },
};

enum { N_SEARCHES = sizeof searches / sizeof searches[0] };

/* What of `wanted` lies between two techniques; nothing that needs a uniqueness nobody proved. */
static SudokuTechniques
get_wanted (const SudokuPosition   *position,
            const SudokuTechniques *wanted,
            SudokuTechnique         first,
            SudokuTechnique         last)
{
  SudokuTechniques some = { { 0, 0 } };

  for (int technique = first; technique <= (int) last; technique++)
    if (sudoku_techniques_has (wanted, technique) &&
        (position->unique || !sudoku_technique_needs_uniqueness (technique)))
      sudoku_techniques_add (&some, technique);

  return some;
}

/* Lets a family look for what is wanted between two techniques. Returns false when it is to end. */
static bool
search_for (SudokuLogic            *logic,
            const SudokuTechniques *wanted,
            SudokuTechnique         first,
            SudokuTechnique         last,
            Family                  family)
{
  logic->wanted = get_wanted (logic->position, wanted, first, last);

  if ((logic->wanted.bits[0] | logic->wanted.bits[1]) == 0)
    return true;

  family (logic);

  if (!logic->has_ended)
    logic->has_ended = !search_should_continue (logic->control, &logic->stats);

  return !logic->has_ended;
}

SearchEnd
sudoku_logic_each (const SudokuPosition   *position,
                   const SudokuTechniques *wanted,
                   SudokuHintFound         found,
                   void                   *data,
                   const SearchControl    *control)
{
  SudokuLogic logic;

  logic.position = position;
  logic.found = found;
  logic.data = data;
  logic.control = control;
  logic.stats = (SearchStats) { 0 };
  logic.has_ended = false;

  for (int i = 0; i < N_SEARCHES; i++)
    for (int first = searches[i].first; first <= (int) searches[i].last; first++)
      {
        int last = searches[i].together ? (int) searches[i].last : first;

        if (!search_for (&logic, wanted, first, last, searches[i].family))
          return SEARCH_STOPPED;

        first = last;
      }

  return SEARCH_EXHAUSTED;
}

typedef struct
{
  SudokuHint *hint;
  bool        is_found;
} First;

static bool
take_first (const SudokuHint *hint,
            void             *data)
{
  First *first = data;

  *first->hint = *hint;
  first->is_found = true;

  return false;
}

bool
sudoku_logic_first (const SudokuPosition   *position,
                    const SudokuTechniques *wanted,
                    const SearchControl    *control,
                    SudokuHint             *hint)
{
  First first = { hint, false };

  sudoku_logic_each (position, wanted, take_first, &first, control);

  return first.is_found;
}

SearchEnd
sudoku_logic_solve (SudokuPosition         *position,
                    const SudokuTechniques *wanted,
                    SudokuHintFound         found,
                    void                   *data,
                    const SearchControl    *control)
{
  SearchStats stats = { 0 };
  SudokuHint hint;

  while (!sudoku_position_is_solved (position))
    {
      if (sudoku_position_is_dead (position))
        return SEARCH_INVALID;

      if (!sudoku_logic_first (position, wanted, control, &hint))
        return search_should_continue (control, &stats) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;

      if (found != NULL && !found (&hint, data))
        return SEARCH_STOPPED;

      sudoku_hint_apply (&hint, position);
    }

  return SEARCH_EXHAUSTED;
}
