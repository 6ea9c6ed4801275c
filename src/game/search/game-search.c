/* A teaching search of any puzzle: the calls that all have, handed on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/search/game-search.h"

#include "solver/coloured/coloured-steps.h"

/* Deeper variables move the fraction by nothing that counts, even of a search that takes years. */
enum { FRACTION_DEPTH = 40 };

/* Of the ways to choose n of n * n squares. */
static double
get_placements_fraction (const QueensSteps *steps)
{
  double n_boards = 1;

  for (int i = 1; i <= steps->n; i++)
    n_boards *= (steps->n * (steps->n - 1.0) + i) / i;

  return (steps->stats.n_rejects + steps->stats.n_solutions) / n_boards;
}

static double
get_queens_fraction (const GameSearch *search)
{
  const QueensSteps *steps = &search->queens;
  const int n_values = queens_method_is_by_line (steps->method) ? steps->n : steps->n * steps->n;
  double fraction = 0;
  double part = 1;

  if (steps->method == QUEENS_PLACEMENTS)
    return get_placements_fraction (steps);

  for (int line = 0; line < FRACTION_DEPTH && line <= steps->depth && line < steps->n; line++)
    {
      part /= n_values;
      fraction += part * steps->square[line];
    }

  return fraction;
}

/* Digits that were refused count as tried where the search tries all nine; the others try
 * candidates only. */
static double
get_sudoku_fraction (const GameSearch *search)
{
  const SudokuSteps *steps = &search->sudoku;
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

static bool
init_sudoku (SudokuSteps      *steps,
             const GameMethod *method)
{
  SudokuGrid givens = game_sudoku_puzzle (&method->puzzle.sudoku);
  bool is_valid = sudoku_steps_init (steps, method->method, &givens);

  steps->stops_at_first = method->stops_at_first;
  steps->tells_skips = method->tells_skips;
  if (method->reads_givens)
    sudoku_steps_read_givens (steps);

  return is_valid;
}

static double
get_words_fraction (const GameSearch *search)
{
  const WordsSteps *steps = &search->words;
  double fraction = 0;
  double part = 1;

  for (int letter = 0; letter <= steps->depth && letter < steps->puzzle.n_letters; letter++)
    {
      bool has_digit = letter < steps->depth;

      part /= WORDS_DIGITS;
      fraction += part * (has_digit ? steps->digits.digit[letter] : steps->next[letter]);
    }

  return fraction;
}

GameSearchType
game_method_search (const GameMethod *method)
{
  return method->words.n_letters > 0 ? GAME_SEARCH_WORDS : (GameSearchType) method->puzzle.kind;
}

bool
game_search_init (GameSearch       *search,
                  const GameMethod *method)
{
  const GameState *puzzle = &method->puzzle;
  bool is_valid;

  search->type = game_method_search (method);
  if (search->type == GAME_SEARCH_WORDS)
    {
      is_valid = words_steps_init (&search->words, method->method, &method->words);
      search->words.stops_at_first = method->stops_at_first;
      return is_valid;
    }

  switch (game_state_variant (puzzle))
    {
    case GAME_VARIANT_COLOURED_QUEENS:
      is_valid = coloured_steps_init (&search->queens, method->method, method->order,
                                      &puzzle->queens.coloured);
      search->queens.stops_at_first = method->stops_at_first;
      return is_valid;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      is_valid = queens_steps_init (&search->queens, method->method, method->order,
                                    puzzle->queens.queens.n);
      search->queens.stops_at_first = method->stops_at_first;
      return is_valid;

    case GAME_VARIANT_SUDOKU:
    default:
      return init_sudoku (&search->sudoku, method);
    }
}

/* What all searches count. */
typedef struct
{
  const SearchStats *stats;
  uint64_t           n_events;
  int                depth;
  int                n_variables;
  int                n_values;
} Counters;

static Counters
get_sudoku_counters (const GameSearch *search)
{
  const SudokuSteps *steps = &search->sudoku;

  return (Counters) { &steps->stats, steps->n_events, steps->depth, steps->n_empty,
                       SUDOKU_DIGITS };
}

static Counters
get_queens_counters (const GameSearch *search)
{
  const QueensSteps *steps = &search->queens;

  return (Counters) { &steps->stats, steps->n_events, steps->depth, steps->n, steps->n };
}

static Counters
get_words_counters (const GameSearch *search)
{
  const WordsSteps *steps = &search->words;

  return (Counters) { &steps->stats, steps->n_events, steps->depth, steps->puzzle.n_letters,
                       WORDS_DIGITS };
}

static bool
find_sudoku_event (GameSearch  *search,
                   SearchEvent *event)
{
  if (!sudoku_steps_next (&search->sudoku, event))
    return false;

  game_branches_note (&search->branches, event, &search->sudoku.stats, SUDOKU_DIGITS,
                      event->value - 1);

  return true;
}

static bool
find_queens_event (GameSearch  *search,
                   SearchEvent *event)
{
  const QueensSteps *steps = &search->queens;

  if (!queens_steps_next (&search->queens, event))
    return false;

  if (queens_method_is_by_line (steps->method))
    game_branches_note (&search->branches, event, &steps->stats, steps->n, event->value);

  return true;
}

static bool
find_words_event (GameSearch  *search,
                  SearchEvent *event)
{
  if (!words_steps_next (&search->words, event))
    return false;

  game_branches_note (&search->branches, event, &search->words.stats, WORDS_DIGITS, event->value);

  return true;
}

static GameState
get_sudoku (const GameSearch *search)
{
  const SudokuSteps *steps = &search->sudoku;
  SudokuGrid read = steps->givens;
  GameState state;

  for (int cell = steps->n_read; cell < SUDOKU_CELLS; cell++)
    read.digit[cell] = 0;
  state = game_state_new_sudoku (&read);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (steps->givens.digit[cell] == 0)
      state.sudoku.entries.digit[cell] = steps->grid.digit[cell];

  return state;
}

static GameState
get_queens (const GameSearch *search)
{
  const QueensSteps *steps = &search->queens;
  GameState state = game_state_new_queens (steps->n);

  state.queens.coloured = coloured_steps_puzzle (steps);
  queens_steps_board (steps, &state.queens.queens);

  return state;
}

static GameState
get_words (const GameSearch *search)
{
  const WordsSteps *steps = &search->words;
  GameState state = game_state_new_queens (WORDS_DIGITS);

  for (int letter = 0; letter < steps->depth; letter++)
    state.queens.queens.row[letter] = UINT32_C (1) << steps->digits.digit[letter];

  return state;
}

/* In the order of GameSearchType. */
static const struct
{
  bool      (*next)         (GameSearch       *search,
                             SearchEvent      *event);
  Counters  (*get_counters) (const GameSearch *search);
  double    (*get_fraction) (const GameSearch *search);
  GameState (*get_state)    (const GameSearch *search);
} searches[GAME_N_SEARCHES] = {
  { find_sudoku_event, get_sudoku_counters, get_sudoku_fraction, get_sudoku },
  { find_queens_event, get_queens_counters, get_queens_fraction, get_queens },
  { find_words_event, get_words_counters, get_words_fraction, get_words },
};

bool
game_search_next (GameSearch  *search,
                  SearchEvent *event)
{
  return searches[search->type].next (search, event);
}

uint32_t
game_search_branch (const GameSearch *search,
                    int               level,
                    int               value,
                    uint32_t         *n_nodes)
{
  return game_branches_get (&search->branches, game_search_n_values (search), level, value,
                            n_nodes);
}

const SearchStats *
game_search_stats (const GameSearch *search)
{
  return searches[search->type].get_counters (search).stats;
}

uint64_t
game_search_n_events (const GameSearch *search)
{
  return searches[search->type].get_counters (search).n_events;
}

int
game_search_depth (const GameSearch *search)
{
  return searches[search->type].get_counters (search).depth;
}

int
game_search_n_variables (const GameSearch *search)
{
  return searches[search->type].get_counters (search).n_variables;
}

int
game_search_n_values (const GameSearch *search)
{
  return searches[search->type].get_counters (search).n_values;
}

double
game_search_fraction (const GameSearch *search)
{
  return searches[search->type].get_fraction (search);
}

void
game_search_state (const GameSearch *search,
                   GameState        *state)
{
  *state = searches[search->type].get_state (search);
}
