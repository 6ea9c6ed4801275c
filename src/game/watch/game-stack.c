/* The levels of a search, read from its value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-stack.h"

#include <glib.h>

#include "game/watch/game-stop.h"
#include "solver/queens/queens-open.h"

static void
get_sudoku_level (const SudokuSteps *steps,
                  int                level,
                  GameStackLevel    *result)
{
  const SudokuStepsLevel *own = &steps->level[level];
  const bool stands = level < steps->depth;

  *result = (GameStackLevel) {
    .variable = own->cell,
    .value = stands ? steps->grid.digit[own->cell] : -1,
    .stands = stands,
    .is_forced = stands && own->reason != SEARCH_NO_REASON,
    .has_untried = true,
    .untried = own->untried,
  };

  /* The level at work has no cell before it was looked at. */
  if (!stands && (own->untried | own->rejected | own->closed) == 0)
    result->variable = -1;
}

static void
get_queens_level (const QueensSteps *steps,
                  int                level,
                  GameStackLevel    *result)
{
  const bool stands = level < steps->depth;
  const int square = steps->square[level];
  const int n = steps->n;

  if (!queens_method_is_by_line (steps->method))
    {
      *result = (GameStackLevel) {
        .variable = stands ? square / n : -1,
        .value = stands ? square % n : -1,
        .stands = stands,
      };
      return;
    }

  *result = (GameStackLevel) {
    .variable = level,
    .value = stands ? square : -1,
    .stands = stands,
    .has_untried = true,
    .untried = queens_all_columns (n) & ~(steps->rejected[level] | steps->closed[level]),
  };

  if (stands)
    result->untried &= ~(UINT32_C (1) << square);
  if (steps->method == QUEENS_PERMUTATIONS)
    result->untried &= ~steps->columns;
}

static void
get_words_level (const WordsSteps *steps,
                 int               level,
                 GameStackLevel   *result)
{
  const bool stands = level < steps->depth;
  uint32_t behind = steps->rejected[level] | steps->closed[level];

  *result = (GameStackLevel) {
    .variable = level,
    .value = stands ? steps->digits.digit[level] : -1,
    .stands = stands,
    .has_untried = true,
    .untried = ((1u << WORDS_DIGITS) - 1) & ~behind,
  };

  if (stands)
    result->untried &= ~(1u << result->value);
  if (steps->method == WORDS_PERMUTATIONS)
    result->untried &= ~steps->used;
}

int
game_stack_n_levels (const GameSearch  *search,
                     const SearchEvent *event)
{
  const int top = event != NULL ? game_event_level (event) : game_search_depth (search);

  return MIN (top + 1, game_search_n_variables (search));
}

void
game_stack_level (const GameSearch  *search,
                  const SearchEvent *event,
                  int                level,
                  GameStackLevel    *result)
{
  g_return_if_fail (level >= 0 && level < game_stack_n_levels (search, event));

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      get_sudoku_level (&search->sudoku, level, result);
      break;

    case GAME_SEARCH_QUEENS:
      get_queens_level (&search->queens, level, result);
      break;

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      get_words_level (&search->words, level, result);
      break;
    }

  if (!result->stands && event != NULL && event->depth == level
      && (event->kind == SEARCH_REJECT || event->kind == SEARCH_RETRACT))
    {
      result->variable = event->variable;
      result->value = event->value;
      result->is_back = event->kind == SEARCH_RETRACT;
    }
}
