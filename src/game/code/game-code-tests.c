/* What the test of a value looked at for an event, computed from the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/code/game-code-private.h"

/* The cells of a row, a column and a box. */
enum { N_SEEN = 27 };

int
game_code_queen_on_line (const GameCode    *code,
                         const QueensSteps *steps,
                         int                line)
{
  const bool by_square = game_code_goes_by_square (code);

  for (int queen = 0; queen < steps->depth; queen++)
    if ((by_square ? steps->square[queen] / steps->n : queen) == line)
      return queen;

  return -1;
}

int
game_code_queen_on_square (const GameCode    *code,
                           const QueensSteps *steps,
                           int                line,
                           int                value)
{
  const bool by_square = game_code_goes_by_square (code);

  for (int queen = by_square ? 0 : line; queen < steps->depth; queen++)
    if (steps->square[queen] == (by_square ? line * steps->n + value : value))
      return queen;

  return -1;
}

bool
game_code_is_full (const GameSearch *search)
{
  if (search->type == GAME_SEARCH_SUDOKU && sudoku_steps_is_at_given (&search->sudoku))
    return false;

  return game_search_depth (search) == game_search_n_variables (search);
}

bool
game_code_tests_whole (GameCodeShape shape)
{
  return shape == SHAPE_WHOLE || shape == SHAPE_PERMUTATIONS || shape == SHAPE_LETTERS;
}

bool
game_code_skips_used (GameCodeShape shape)
{
  return shape == SHAPE_PERMUTATIONS || shape == SHAPE_LETTERS;
}

bool
game_code_is_late (GameCodeShape shape)
{
  return shape == SHAPE_TIGHTEST || shape == SHAPE_PROPAGATE;
}

/* Pairs of queens, in the order of the test: those of queen 1, those of queen 2, … */
static int
count_pairs (const GameCode    *code,
             const QueensSteps *steps,
             const SearchEvent *event)
{
  int queen;

  if (event->kind == SEARCH_SOLUTION)
    return steps->n * (steps->n - 1) / 2;

  queen = game_code_queen_on_square (code, steps, event->variable, event->value);

  return queen * (queen - 1) / 2 + game_code_queen_on_line (code, steps, event->other) + 1;
}

static int
count_queens (const GameCode    *code,
              const QueensSteps *steps,
              const SearchEvent *event)
{
  return event->kind == SEARCH_PLACE ? steps->depth - 1
                                     : game_code_queen_on_line (code, steps, event->other) + 1;
}

static int
count_seen (const SearchEvent *event)
{
  const SudokuHouseKind kind = event->reason == SEARCH_SAME_ROW ? SUDOKU_ROW :
                               event->reason == SEARCH_SAME_COLUMN ? SUDOKU_COLUMN : SUDOKU_BOX;
  const int house = sudoku_house (kind, event->variable);
  int index = 0;

  if (event->kind == SEARCH_PLACE)
    return N_SEEN;

  while (sudoku_house_cell (kind, house, index) != event->other)
    index++;

  return kind * 9 + index + 1;
}

/* The cells among which the tightest was looked for: all empty ones, or up to the first without a
 * candidate. */
static int
count_empty (const SudokuSteps *steps,
             const SearchEvent *event)
{
  int n_empty = 0;

  if (event->kind == SEARCH_PLACE)
    return steps->n_empty - steps->depth + 1;

  for (int cell = 0; cell <= event->variable; cell++)
    n_empty += steps->grid.digit[cell] == 0;

  return n_empty;
}

/* The part of a test, from 1, that goes along a line: first straight on. */
static int
part_of_line (SearchReason reason)
{
  return reason == SEARCH_SAME_ANTIDIAGONAL ? 2 : reason == SEARCH_SAME_DIAGONAL ? 3 : 1;
}

int
game_code_n_looked_at (const GameSearch  *search,
                       const SearchEvent *event,
                       int                part)
{
  QueensAttacker squares[3 * QUEENS_MAX];
  const int n_squares = queens_steps_looked_at (&search->queens, event, squares);
  int n_looked_at = 0;

  for (int i = 0; i < n_squares; i++)
    n_looked_at += part_of_line (squares[i].reason) == part;

  return n_looked_at;
}

int
game_code_n_turns (const GameCode    *code,
                   const GameSearch  *search,
                   const SearchEvent *event)
{
  switch (code->listing->shape)
    {
    case SHAPE_WHOLE:
    case SHAPE_PERMUTATIONS:
      return count_pairs (code, &search->queens, event);

    case SHAPE_LOOK_BACK:
      return count_queens (code, &search->queens, event);

    case SHAPE_SEEN:
      return count_seen (event);

    case SHAPE_TIGHTEST:
      return count_empty (&search->sudoku, event);

    case SHAPE_LINES:
    case SHAPE_TABLE:
    case SHAPE_FLAGS:
    case SHAPE_REGIONS:
    case SHAPE_FREE:
    case SHAPE_HOUSES:
    case SHAPE_SUMS:
    case SHAPE_LETTERS:
    case SHAPE_PROPAGATE:
    default:
      return 0;
    }
}

static int
region_of (const QueensSteps *steps,
           int                line,
           int                value)
{
  int row, column;

  queens_steps_square (steps, line, value, &row, &column);

  return steps->region[row * steps->n + column];
}

static bool
refuses_by_region (const QueensSteps *steps,
                   const SearchEvent *event,
                   int                queen,
                   int                part)
{
  const int square = steps->square[queen];

  if (part == 2)
    return region_of (steps, queen, square) == region_of (steps, event->variable, event->value);

  return queen == event->variable - 1 && ABS (square - event->value) == 1;
}

static bool
refuses (const QueensSteps *steps,
         const SearchEvent *event,
         int                queen,
         int                part)
{
  const int distance = event->variable - queen;
  const int shift = event->value - steps->square[queen];

  if (part == 1)
    return shift == 0;
  if (steps->has_regions)
    return refuses_by_region (steps, event, queen, part);

  return shift == (part == 2 ? distance : -distance);
}

int
game_code_owner (const QueensSteps *steps,
                 const SearchEvent *event,
                 int                part)
{
  for (int queen = 0; queen < event->variable; queen++)
    if (refuses (steps, event, queen, part))
      return queen;

  return -1;
}

static int
find_house_hit (const SearchEvent *event)
{
  return event->reason == SEARCH_SAME_ROW ? 1 : event->reason == SEARCH_SAME_COLUMN ? 2 : 3;
}

int
game_code_hit (const GameCode    *code,
               const GameSearch  *search,
               const SearchEvent *event)
{
  int part = 1;

  if (event->kind != SEARCH_REJECT)
    return 0;

  switch (code->listing->shape)
    {
    case SHAPE_FLAGS:
    case SHAPE_REGIONS:
      while (part < 3 && game_code_owner (&search->queens, event, part) < 0)
        part++;
      return part;

    case SHAPE_LINES:
      return part_of_line (event->reason);

    case SHAPE_HOUSES:
      return find_house_hit (event);

    case SHAPE_SUMS:
      return event->reason == SEARCH_SAME_COLUMN ? 1 : event->reason == SEARCH_LEADING_ZERO ? 2 : 3;

    case SHAPE_LETTERS:
      return event->reason == SEARCH_LEADING_ZERO ? 1 : 2;

    case SHAPE_LOOK_BACK:
      return game_code_find_line (code, PART_TEST_2) >= 0
             && (event->reason == SEARCH_SAME_DIAGONAL
                 || event->reason == SEARCH_SAME_ANTIDIAGONAL) ? 2 : 1;

    case SHAPE_WHOLE:
    case SHAPE_PERMUTATIONS:
    case SHAPE_TABLE:
    case SHAPE_FREE:
    case SHAPE_SEEN:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
    default:
      return 1;
    }
}
