/* A teaching search of either puzzle: the calls that both have, handed on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-search.h"

#include <string.h>

#include "solver/coloured/coloured-steps.h"

/* Deeper variables would move the fraction by less than a thousandth. */
enum { FRACTION_DEPTH = 4 };

static double
queens_fraction (const QueensSteps *steps)
{
  double fraction = 0;
  double part = 1;

  if (steps->method == QUEENS_PLACEMENTS)
    return -1;

  for (int line = 0; line < FRACTION_DEPTH && line <= steps->depth && line < steps->n; line++)
    {
      part /= steps->n;
      fraction += part * steps->square[line];
    }

  return fraction;
}

/* Digits that were refused count as tried where the search tries all nine; the others try
 * candidates only. */
static double
sudoku_fraction (const SudokuSteps *steps)
{
  bool tries_all = steps->method == SUDOKU_SCAN || steps->method == SUDOKU_FLAGS;
  double fraction = 0;
  double part = 1;

  for (int depth = 0; depth < FRACTION_DEPTH && depth <= steps->depth; depth++)
    {
      const SudokuStepsLevel *level = &steps->level[depth];
      SudokuDigits behind = level->closed | (tries_all ? level->rejected : 0);
      int n_behind = __builtin_popcount (behind);
      int n_values = n_behind + __builtin_popcount (level->untried) + (depth < steps->depth);

      if (n_values == 0)
        break;

      part /= n_values;
      fraction += part * n_behind;
    }

  return fraction;
}

bool
game_search_init (GameSearch       *search,
                  const GameMethod *method)
{
  const GameState *puzzle = &method->puzzle;
  SudokuGrid givens;

  search->kind = puzzle->kind;
  switch (game_state_variant (puzzle))
    {
    case GAME_VARIANT_COLOURED_QUEENS:
      return coloured_steps_init (&search->queens, method->method, method->order,
                                  &puzzle->queens.coloured);

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      return queens_steps_init (&search->queens, method->method, method->order,
                                puzzle->queens.queens.n);

    case GAME_VARIANT_SUDOKU:
    default:
      givens = game_sudoku_puzzle (&puzzle->sudoku);
      return sudoku_steps_init (&search->sudoku, method->method, &givens);
    }
}

bool
game_search_next (GameSearch  *search,
                  SearchEvent *event)
{
  if (search->kind == GAME_QUEENS)
    return queens_steps_next (&search->queens, event);

  return sudoku_steps_next (&search->sudoku, event);
}

/* What both searches count. */
typedef struct
{
  const SearchStats *stats;
  uint64_t           n_events;
  int                depth;
} Counters;

static Counters
get_counters (const GameSearch *search)
{
  const QueensSteps *queens = &search->queens;
  const SudokuSteps *sudoku = &search->sudoku;

  if (search->kind == GAME_QUEENS)
    return (Counters) { &queens->stats, queens->n_events, queens->depth };

  return (Counters) { &sudoku->stats, sudoku->n_events, sudoku->depth };
}

const SearchStats *
game_search_stats (const GameSearch *search)
{
  return get_counters (search).stats;
}

uint64_t
game_search_n_events (const GameSearch *search)
{
  return get_counters (search).n_events;
}

int
game_search_depth (const GameSearch *search)
{
  return get_counters (search).depth;
}

double
game_search_fraction (const GameSearch *search)
{
  return search->kind == GAME_QUEENS ? queens_fraction (&search->queens)
                                     : sudoku_fraction (&search->sudoku);
}

void
game_search_state (const GameSearch *search,
                   GameState        *state)
{
  const SudokuSteps *sudoku = &search->sudoku;

  if (search->kind == GAME_QUEENS)
    {
      const ColouredPuzzle puzzle = coloured_steps_puzzle (&search->queens);

      *state = puzzle.n > 0 ? game_state_new_coloured (&puzzle)
                            : game_state_new_queens (search->queens.n);
      queens_steps_board (&search->queens, &state->queens.queens);
      return;
    }

  *state = game_state_new_sudoku (&sudoku->givens);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku->givens.digit[cell] == 0)
      state->sudoku.entries.digit[cell] = sudoku->grid.digit[cell];
}

int
game_search_n_methods (GameKind kind)
{
  return kind == GAME_QUEENS ? (int) QUEENS_N_METHODS : (int) SUDOKU_N_METHODS;
}

const char *
game_search_method_name (GameKind kind,
                         int      method)
{
  return kind == GAME_QUEENS ? queens_method_name (method) : sudoku_method_name (method);
}

int
game_search_find_method (GameKind    kind,
                         const char *name)
{
  for (int method = 0; method < game_search_n_methods (kind); method++)
    if (strcmp (name, game_search_method_name (kind, method)) == 0)
      return method;

  return -1;
}
