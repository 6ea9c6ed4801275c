/* Choosing the next hint among all steps that are easiest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-hint-order.h"

/* To open the way for a single counts more than to remove any number of candidates. */
enum { OPENS_SINGLE = 1000 };

static bool
is_nearly_full (const SudokuPosition *position,
                int                   cell)
{
  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      SudokuCells house = sudoku_house_cells[sudoku_house_of (kind, cell)];

      if (sudoku_cells_count (sudoku_cells_and (house, position->empty)) <= SUDOKU_NEARLY_FULL)
        return true;
    }

  return false;
}

SudokuHintRank
sudoku_hint_rank (const SudokuHint     *hint,
                  const SudokuPosition *position)
{
  if (hint->technique == SUDOKU_FULL_HOUSE)
    return SUDOKU_RANK_LAST_CELL;

  if (hint->technique == SUDOKU_HIDDEN_SINGLE)
    return hint->house[0].house >= SUDOKU_FIRST_BOX ? SUDOKU_RANK_HIDDEN_IN_BOX :
                                                      SUDOKU_RANK_HIDDEN_IN_LINE;

  if (hint->technique == SUDOKU_NAKED_SINGLE)
    return is_nearly_full (position, hint->placement[0].cell) ? SUDOKU_RANK_NAKED_NEARLY_FULL :
                                                                SUDOKU_RANK_NAKED;

  return SUDOKU_RANK_OTHER;
}

static int
get_distance_of_cells (int one,
                       int other)
{
  int rows = sudoku_row (one) - sudoku_row (other);
  int columns = sudoku_column (one) - sudoku_column (other);

  return rows * rows + columns * columns;
}

/* Of a cell from the last move: 0 where it sees a cell of it, or is one. */
static int
get_cell_distance (int         cell,
                   SudokuCells last)
{
  int distance = INT32_MAX;

  if (sudoku_cells_has (last, cell) || sudoku_cells_meet (last, sudoku_peer_cells[cell]))
    return 0;

  while (!sudoku_cells_is_empty (last))
    {
      int one = get_distance_of_cells (cell, sudoku_cells_take (&last));

      distance = one < distance ? one : distance;
    }

  return distance;
}

static int
get_distance (const SudokuHint *hint,
              SudokuCells       last)
{
  SudokuCells cells = sudoku_hint_get_cells (hint);
  int distance = INT32_MAX;

  while (!sudoku_cells_is_empty (cells) && distance > 0)
    {
      int one = get_cell_distance (sudoku_cells_take (&cells), last);

      distance = one < distance ? one : distance;
    }

  return distance;
}

static int
count_candidates (const SudokuPosition *position)
{
  int n_candidates = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_candidates += sudoku_bit_count[position->candidates[cell]];

  return n_candidates;
}

static bool
has_single (const SudokuPosition *position)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku_bit_count[position->candidates[cell]] == 1)
      return true;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      if (sudoku_bit_count[position->places[house][digit - 1]] == 1)
        return true;

  return false;
}

/* How much a step does: the candidates that go with it, and whether it opens a single. */
static int
get_effect (const SudokuHint     *hint,
            const SudokuPosition *position)
{
  SudokuPosition after = *position;

  sudoku_hint_apply (hint, &after);

  return count_candidates (position) - count_candidates (&after)
         + (has_single (&after) ? OPENS_SINGLE : 0);
}

/* The best step so far, and by what it was chosen; less is better. */
typedef struct
{
  const SudokuPosition *position;
  SudokuCells           last;

  SudokuHint           *hint;
  bool                  is_found;
  int                   key[4];         /* rank, rating, distance, -effect */
} Choice;

static bool
is_better (const int *one,
           const int *other)
{
  for (int i = 0; i < 4; i++)
    if (one[i] != other[i])
      return one[i] < other[i];

  return false;
}

/* The last resort searches from short to long, and to go on after the first takes too long. */
static bool
is_searched_to_end (const SudokuHint *hint)
{
  return sudoku_technique_family (hint->technique) < SUDOKU_FAMILY_FORCING_CHAINS;
}

static bool
choose (const SudokuHint *hint,
        void             *data)
{
  Choice *self = data;
  const int key[] = {
    sudoku_hint_rank (hint, self->position), sudoku_hint_rating (hint),
    get_distance (hint, self->last), -get_effect (hint, self->position),
  };

  if (!self->is_found || is_better (key, self->key))
    {
      *self->hint = *hint;
      self->is_found = true;
      for (int i = 0; i < 4; i++)
        self->key[i] = key[i];
    }

  return is_searched_to_end (hint);
}

/* Takes from `wanted` the techniques of singles, and returns them. */
static SudokuTechniques
take_singles (SudokuTechniques *wanted)
{
  SudokuTechniques singles = { { 0, 0 } };

  for (int technique = SUDOKU_FULL_HOUSE; technique <= SUDOKU_HIDDEN_SINGLE; technique++)
    if (sudoku_techniques_has (wanted, technique))
      {
        sudoku_techniques_add (&singles, technique);
        sudoku_techniques_remove (wanted, technique);
      }

  return singles;
}

bool
sudoku_hint_order_first (const SudokuPosition   *position,
                         const SudokuTechniques *wanted,
                         SudokuCells             last,
                         const SearchControl    *control,
                         SudokuHint             *hint)
{
  Choice choice = { .position = position, .last = last, .hint = hint };
  SudokuTechniques others = *wanted;
  SudokuTechniques singles = take_singles (&others);
  SearchEnd end = sudoku_logic_each (position, &singles, choose, &choice, control);

  if (end == SEARCH_EXHAUSTED && !choice.is_found)
    sudoku_logic_each_easiest (position, &others, choose, &choice, control);

  return choice.is_found && search_should_continue (control, &(SearchStats) { 0 });
}

SearchEnd
sudoku_hint_order_solve (SudokuPosition         *position,
                         const SudokuTechniques *wanted,
                         SudokuHintFound         found,
                         void                   *data,
                         const SearchControl    *control)
{
  SudokuCells last = sudoku_cells_none ();
  SearchStats stats = { 0 };
  SudokuHint hint;

  while (!sudoku_position_is_solved (position))
    {
      if (sudoku_position_is_dead (position))
        return SEARCH_INVALID;

      if (!sudoku_hint_order_first (position, wanted, last, control, &hint))
        return search_should_continue (control, &stats) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;

      if (!found (&hint, data))
        return SEARCH_STOPPED;

      sudoku_hint_apply (&hint, position);
      last = sudoku_hint_get_changed_cells (&hint);
    }

  return SEARCH_EXHAUSTED;
}
