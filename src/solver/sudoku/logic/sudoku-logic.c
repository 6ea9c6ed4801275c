/* The order of the techniques, and the path of a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

typedef void (*Search) (SudokuLogic *logic);

/* Who looks for the techniques of a family: one after the other, or, where they are of one
 * difficulty, all `together`, whichever step the search finds first. */
static const struct
{
  Search search;
  bool   together;
} families[SUDOKU_N_FAMILIES] = {
  [SUDOKU_FAMILY_SINGLES] = { sudoku_logic_singles, false },
  [SUDOKU_FAMILY_LOCKED_SUBSETS] = { sudoku_logic_locked, false },
  [SUDOKU_FAMILY_LOCKED_CANDIDATES] = { sudoku_logic_locked, false },
  [SUDOKU_FAMILY_SUBSETS] = { sudoku_logic_subsets, false },
  [SUDOKU_FAMILY_FISH] = { sudoku_logic_fish, false },
  [SUDOKU_FAMILY_REMOTE_PAIR] = { sudoku_logic_wings, false },
  [SUDOKU_FAMILY_BUG] = { sudoku_logic_bug, false },
  [SUDOKU_FAMILY_TURBOT_FISH] = { sudoku_logic_turbot, false },
  [SUDOKU_FAMILY_EMPTY_RECTANGLES] = { sudoku_logic_turbot, false },
  [SUDOKU_FAMILY_WINGS] = { sudoku_logic_wings, false },
  [SUDOKU_FAMILY_UNIQUE_RECTANGLES] = { sudoku_logic_rectangles, false },
  [SUDOKU_FAMILY_AVOIDABLE_RECTANGLES] = { sudoku_logic_avoidable, false },
  [SUDOKU_FAMILY_SUE_DE_COQ] = { sudoku_logic_sue_de_coq, false },
  [SUDOKU_FAMILY_SIMPLE_COLORS] = { sudoku_logic_colors, true },
  [SUDOKU_FAMILY_MULTI_COLORS] = { sudoku_logic_colors, true },
  [SUDOKU_FAMILY_CHAINS] = { sudoku_logic_chains, false },
  [SUDOKU_FAMILY_LOOPS] = { sudoku_logic_loops, true },
  [SUDOKU_FAMILY_GROUPED_LOOPS] = { sudoku_logic_loops, true },
  [SUDOKU_FAMILY_ALS] = { sudoku_logic_als, false },
  [SUDOKU_FAMILY_FORCING_CHAINS] = { sudoku_logic_forcing, true },
  [SUDOKU_FAMILY_FORCING_NETS] = { sudoku_logic_forcing, true },
  [SUDOKU_FAMILY_NESTED_NETS] = { sudoku_logic_forcing, false },
  [SUDOKU_FAMILY_TEMPLATES] = { sudoku_logic_templates, false },
};

/* The last technique in a row that is of the same family as the first. */
static int
get_last (int first)
{
  int last = first;

  while (last + 1 < SUDOKU_N_TECHNIQUES &&
         sudoku_technique_family (last + 1) == sudoku_technique_family (first))
    last++;

  return last;
}

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

/* Lets a search look for what is wanted between two techniques. Returns false when it is to end. */
static bool
search_for (SudokuLogic            *logic,
            const SudokuTechniques *wanted,
            SudokuTechnique         first,
            SudokuTechnique         last,
            Search                  search)
{
  logic->wanted = get_wanted (logic->position, wanted, first, last);
  logic->technique = first;

  if ((logic->wanted.bits[0] | logic->wanted.bits[1]) == 0)
    return true;

  search (logic);

  if (!logic->has_ended)
    logic->has_ended = !search_should_continue (logic->control, &logic->stats);

  return !logic->has_ended;
}

/* Hands steps to `found`: all of them, or all of the first search that has one. */
static SearchEnd
search_each (const SudokuPosition   *position,
             const SudokuTechniques *wanted,
             bool                    only_easiest,
             SudokuHintFound         found,
             void                   *data,
             const SearchControl    *control)
{
  SudokuLogic logic;

  logic.position = position;
  logic.is_alone = __builtin_popcountll (wanted->bits[0])
                   + __builtin_popcountll (wanted->bits[1]) == 1;
  logic.found = found;
  logic.data = data;
  logic.control = control;
  logic.stats = (SearchStats) { 0 };
  logic.has_emitted = false;
  logic.has_ended = false;

  for (int first = 0, last; first < SUDOKU_N_TECHNIQUES; first = last + 1)
    {
      const SudokuFamily family = sudoku_technique_family (first);

      last = families[family].together ? get_last (first) : first;
      if (!search_for (&logic, wanted, first, last, families[family].search))
        return SEARCH_STOPPED;

      if (only_easiest && logic.has_emitted)
        break;
    }

  return SEARCH_EXHAUSTED;
}

SearchEnd
sudoku_logic_each (const SudokuPosition   *position,
                   const SudokuTechniques *wanted,
                   SudokuHintFound         found,
                   void                   *data,
                   const SearchControl    *control)
{
  return search_each (position, wanted, false, found, data, control);
}

SearchEnd
sudoku_logic_each_easiest (const SudokuPosition   *position,
                           const SudokuTechniques *wanted,
                           SudokuHintFound         found,
                           void                   *data,
                           const SearchControl    *control)
{
  return search_each (position, wanted, true, found, data, control);
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
