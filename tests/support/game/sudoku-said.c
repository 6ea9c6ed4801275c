/* The sentences of the searches of sudoku, and what makes each of them true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/sudoku-said.h"

#include <string.h>

/* The cell of a row and column, counted from 0. */
static int
cell_of (int row,
         int column)
{
  return row * SUDOKU_DIGITS + column;
}

static int
cell_at (const Said *said,
         int         first)
{
  return cell_of (said->number[first] - 1, said->number[first + 1] - 1);
}

static SudokuDigits
bit_of (int digit)
{
  return 1u << (digit - 1);
}

/* Whether the sentence begins with a digit and the cell of the event. */
static bool
is_event (const SudokuWitness *grid,
          const Said          *said)
{
  return said->number[0] == grid->event.value && cell_at (said, 1) == grid->event.variable;
}

static int
count_holders (const SudokuWitness *grid,
               int                  cell,
               int                  digit)
{
  const uint8_t *peers = sudoku_peers (cell);
  int n_holders = 0;

  for (int i = 0; i < SUDOKU_PEERS; i++)
    n_holders += grid->grid.digit[peers[i]] == digit;

  return n_holders;
}

static bool
holds_alone (const SudokuWitness *grid,
             const Said          *said,
             int                  other)
{
  return is_event (grid, said) && grid->grid.digit[other] == said->number[0]
         && count_holders (grid, grid->event.variable, said->number[0]) == 1;
}

static bool
in_row (const SudokuWitness *grid,
        const Said          *said)
{
  int row = sudoku_row (grid->event.variable) + 1;

  return said->number[3] == row
         && holds_alone (grid, said, cell_of (row - 1, said->number[4] - 1));
}

static bool
in_column (const SudokuWitness *grid,
           const Said          *said)
{
  int column = sudoku_column (grid->event.variable) + 1;

  return said->number[3] == column
         && holds_alone (grid, said, cell_of (said->number[4] - 1, column - 1));
}

static bool
in_box (const SudokuWitness *grid,
        const Said          *said)
{
  int other = cell_at (said, 3);

  return sudoku_box (other) == sudoku_box (grid->event.variable)
         && holds_alone (grid, said, other);
}

static bool
is_way (const char *way,
        int         one,
        int         other)
{
  return (g_str_has_prefix (way, "row)") && sudoku_row (one) == sudoku_row (other))
         || (g_str_has_prefix (way, "column)")
             && sudoku_column (one) == sudoku_column (other))
         || (g_str_has_prefix (way, "box)") && sudoku_box (one) == sudoku_box (other));
}

static bool
in_several (const SudokuWitness *grid,
            const Said          *said)
{
  const char *list = said->list;
  int n_named = 0;
  int before = -1;

  for (int row = said_take_number (&list); row >= 0; row = said_take_number (&list))
    {
      int other = cell_of (row - 1, said_take_number (&list) - 1);

      if (grid->grid.digit[other] != said->number[0] || other == before || list[0] != ' '
          || !is_way (list + strlen (" ("), other, grid->event.variable))
        return false;

      before = other;
      n_named++;
    }

  return is_event (grid, said) && n_named > 1
         && n_named == count_holders (grid, grid->event.variable, said->number[0]);
}

static bool
digit_is_next (const SudokuWitness *grid,
               const Said          *said)
{
  return grid->has_next && grid->next.variable == grid->event.variable
         && grid->next.value == said->number[0]
         && (grid->next.kind == SEARCH_PLACE || grid->next.kind == SEARCH_REJECT);
}

/* Every digit that fits into the cell has been tried there. */
static bool
all_are_tried (const SudokuWitness *grid)
{
  SudokuDigits fitting = sudoku_candidates (&grid->grid, grid->event.variable);

  return (fitting & ~grid->tried[grid->n_filled]) == 0;
}

static bool
no_digit_is_left (const SudokuWitness *grid,
                  const Said          *said)
{
  return all_are_tried (grid) && grid->has_next
         && (grid->next.kind == SEARCH_DEAD_END || grid->next.kind == SEARCH_RETRACT);
}

static bool
goes_back (const SudokuWitness *grid)
{
  return grid->has_next && grid->next.kind == SEARCH_RETRACT
         && grid->next.variable == grid->filled[grid->n_filled - 1];
}

static bool
all_failed (const SudokuWitness *grid,
            const Said          *said)
{
  return all_are_tried (grid) && goes_back (grid);
}

static bool
no_other_fits (const SudokuWitness *grid,
               const Said          *said)
{
  return sudoku_candidates (&grid->grid, grid->event.variable) == bit_of (grid->event.value)
         && goes_back (grid);
}

/* How many cells of a house, as the grid was without its last digit, could hold the digit. */
static int
count_places (const SudokuWitness *grid,
              SudokuHouseKind      kind,
              int                  cell,
              int                  digit)
{
  SudokuGrid before = grid->grid;
  int n_places = 0;

  if (grid->event.kind == SEARCH_PLACE)
    before.digit[grid->event.variable] = 0;
  for (int index = 0; index < SUDOKU_DIGITS; index++)
    {
      int other = sudoku_house_cell (kind, sudoku_house (kind, cell), index);

      if (before.digit[other] == digit)
        return -1;

      n_places += before.digit[other] == 0
                  && (sudoku_candidates (&before, other) & bit_of (digit)) != 0;
    }

  return n_places;
}

static bool
is_only_place (const SudokuWitness *grid,
               SudokuHouseKind      kind,
               int                  number,
               int                  digit)
{
  return sudoku_house (kind, grid->event.variable) + 1 == number && digit == grid->event.value
         && count_places (grid, kind, grid->event.variable, digit) == 1;
}

static bool
row_has_no_other (const SudokuWitness *grid,
                  const Said          *said)
{
  return is_only_place (grid, SUDOKU_ROW, said->number[0], said->number[1]) && goes_back (grid);
}

static bool
column_has_no_other (const SudokuWitness *grid,
                     const Said          *said)
{
  return is_only_place (grid, SUDOKU_COLUMN, said->number[0], said->number[1])
         && goes_back (grid);
}

static bool
box_has_no_other (const SudokuWitness *grid,
                  const Said          *said)
{
  return is_only_place (grid, SUDOKU_BOX, said->number[0], said->number[1]) && goes_back (grid);
}

static bool
fits (const SudokuWitness *grid,
      const Said          *said)
{
  return is_event (grid, said) && grid->event.kind == SEARCH_PLACE
         && count_holders (grid, grid->event.variable, grid->event.value) == 0;
}

static bool
goes_on_in_cell (const SudokuWitness *grid,
                 const Said          *said)
{
  return fits (grid, said) && grid->tried[grid->n_filled - 1] != bit_of (grid->event.value);
}

/* The candidates of the cell and of all others, before the digit was put in. */
static bool
is_tightest (const SudokuWitness *grid,
             const Said          *said)
{
  SudokuGrid before = grid->grid;
  int n_here;

  before.digit[grid->event.variable] = 0;
  n_here = __builtin_popcount (sudoku_candidates (&before, grid->event.variable));
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int n_there = __builtin_popcount (sudoku_candidates (&before, cell));

      if (before.digit[cell] == 0
          && (n_there < n_here || (n_there == n_here && cell < grid->event.variable)))
        return false;
    }

  return fits (grid, said);
}

static bool
others_would_fit (const SudokuWitness *grid,
                  const Said          *said)
{
  SudokuGrid before = grid->grid;

  before.digit[grid->event.variable] = 0;

  return said->number[0]
         == __builtin_popcount (sudoku_candidates (&before, grid->event.variable)) - 1;
}

static bool
is_single (const SudokuWitness *grid,
           const Said          *said)
{
  return fits (grid, said)
         && sudoku_candidates (&grid->grid, grid->event.variable) == bit_of (grid->event.value);
}

static bool
is_single_in_row (const SudokuWitness *grid,
                  const Said          *said)
{
  return fits (grid, said) && is_only_place (grid, SUDOKU_ROW, said->number[3], said->number[0]);
}

static bool
is_single_in_column (const SudokuWitness *grid,
                     const Said          *said)
{
  return fits (grid, said)
         && is_only_place (grid, SUDOKU_COLUMN, said->number[3], said->number[0]);
}

static bool
is_single_in_box (const SudokuWitness *grid,
                  const Said          *said)
{
  return fits (grid, said) && count_places (grid, SUDOKU_BOX, grid->event.variable,
                                            grid->event.value) == 1;
}

static bool
was_taken_out (const SudokuWitness *grid,
               const Said          *said)
{
  return is_event (grid, said) && grid->event.kind == SEARCH_RETRACT;
}

static bool
is_over (const SudokuWitness *grid,
         const Said          *said)
{
  return !grid->has_next;
}

static bool
row_is_dead (const SudokuWitness *grid,
             const Said          *said)
{
  return count_places (grid, SUDOKU_ROW, cell_of (said->number[0] - 1, 0),
                       said->number[1]) == 0;
}

static bool
column_is_dead (const SudokuWitness *grid,
                const Said          *said)
{
  return count_places (grid, SUDOKU_COLUMN, cell_of (0, said->number[0] - 1),
                       said->number[1]) == 0;
}

static bool
box_is_dead (const SudokuWitness *grid,
             const Said          *said)
{
  return count_places (grid, SUDOKU_BOX, sudoku_house_cell (SUDOKU_BOX, said->number[0] - 1, 0),
                       said->number[1]) == 0;
}

static bool
cell_is_dead (const SudokuWitness *grid,
              const Said          *said)
{
  return cell_at (said, 0) == grid->event.variable
         && grid->grid.digit[grid->event.variable] == 0
         && sudoku_candidates (&grid->grid, grid->event.variable) == 0;
}

/* Whether the dead end of the event is one with the first digits alone. */
static bool
is_dead_with (const SudokuWitness *grid,
              int                  n_digits)
{
  static const SudokuHouseKind kinds[] = { SUDOKU_ROW, SUDOKU_COLUMN, SUDOKU_BOX };
  SudokuWitness before = *grid;

  for (int i = n_digits; i < grid->n_filled; i++)
    before.grid.digit[grid->filled[i]] = 0;

  if (grid->event.value == 0)
    return sudoku_candidates (&before.grid, grid->event.variable) == 0;

  return count_places (&before, kinds[grid->event.reason - SEARCH_NO_PLACE_ROW],
                       grid->event.variable, grid->event.value) == 0;
}

static bool
is_nth (const SudokuWitness *grid,
        const Said          *said,
        int                  first,
        int                  i)
{
  int cell = cell_at (said, first + 1);

  return grid->filled[i] == cell && grid->grid.digit[cell] == said->number[first];
}

static bool
last_is_to_blame (const SudokuWitness *grid,
                  const Said          *said)
{
  return is_nth (grid, said, 0, grid->n_filled - 1) && goes_back (grid)
         && !is_dead_with (grid, grid->n_filled - 1);
}

static bool
earlier_is_to_blame (const SudokuWitness *grid,
                     const Said          *said)
{
  int i = 0;

  while (i < grid->n_filled && !is_nth (grid, said, 0, i))
    i++;

  return i < grid->n_filled - 1 && is_dead_with (grid, i + 1) && !is_dead_with (grid, i)
         && is_nth (grid, said, 3, grid->n_filled - 1) && goes_back (grid);
}

static bool
givens_are_to_blame (const SudokuWitness *grid,
                     const Said          *said)
{
  return is_dead_with (grid, 0) && grid->n_filled > 0;
}

static bool
nothing_to_take_back (const SudokuWitness *grid,
                      const Said          *said)
{
  return is_dead_with (grid, 0) && grid->n_filled == 0;
}

static bool
solved (const SudokuWitness *grid,
        const Said          *said)
{
  return sudoku_is_solved (&grid->grid) && (uint64_t) said->number[0] == grid->n_solutions;
}

static bool
given (const SudokuWitness *grid,
       const Said          *said)
{
  int cell = grid->event.variable;

  return is_event (grid, said) && grid->event.kind == SEARCH_GIVEN && cell_at (said, 3) == cell
         && said->number[5] == sudoku_box (cell) + 1
         && grid->givens.digit[cell] == said->number[0];
}

static bool
skipped (const SudokuWitness *grid,
         const Said          *said)
{
  const int cell = grid->event.variable;
  const int last = grid->n_filled > 0 ? grid->filled[grid->n_filled - 1] : -1;

  return grid->event.kind == SEARCH_SKIP && cell_at (said, 0) == cell && cell > last
         && grid->givens.digit[cell] == said->number[2];
}

static bool
row_ends (const SudokuWitness *grid,
          const Said          *said)
{
  return grid->event.kind == SEARCH_SKIP && grid->event.variable % 9 == 8
         && said->number[0] == grid->event.variable / 9 + 2;
}

static bool
always (const SudokuWitness *grid,
        const Said          *said)
{
  return true;
}

const SudokuSaid sudoku_said[] = {
  { "# does not fit in row #, column #: row # already has it in column #", in_row },
  { "# does not fit in row #, column #: column # already has it in row #", in_column },
  { "# does not fit in row #, column #: its box already has it in row #, column #", in_box },
  { "# does not fit in row #, column #: it stands in *", in_several },
  { "# is next", digit_is_next },
  { "No digit is left for this cell", no_digit_is_left },
  { "# is put into row #, column #: neither its row nor its column nor its box has it yet", fits },
  { "# is tried in row #, column # now that the digits before it have been looked at",
    goes_on_in_cell },
  { "# is tried in row #, column #, the first of the cells with the fewest candidates",
    is_tightest },
  { "# other digit would fit there", others_would_fit },
  { "# other digits would fit there", others_would_fit },
  { "# goes into row #, column #: no other digit fits there", is_single },
  { "# goes into row #, column #: row # has no other place for it", is_single_in_row },
  { "# goes into row #, column #: column # has no other place for it", is_single_in_column },
  { "# goes into row #, column #: its box has no other place for it", is_single_in_box },
  { "# is taken out of row #, column # again: all that follows from it has been looked at",
    was_taken_out },
  { "That was the last digit for the first cell, so the search is over", is_over },
  { "No digit is left for this cell, so the digit placed before it is taken out too", all_failed },
  { "No other digit fits there, so the digit placed before it is taken out too", no_other_fits },
  { "Row # has no other place for #, so the digit placed before it is taken out too",
    row_has_no_other },
  { "Column # has no other place for #, so the digit placed before it is taken out too",
    column_has_no_other },
  { "Box # has no other place for #, so the digit placed before it is taken out too",
    box_has_no_other },
  { "Row # has no place left for #", row_is_dead },
  { "Column # has no place left for #", column_is_dead },
  { "Box # has no place left for #", box_is_dead },
  { "No digit fits in row #, column #: its row, column and box have them all", cell_is_dead },
  { "So # in row #, column # cannot stay", last_is_to_blame },
  { "That has been so since # came to row #, column #; # in row #, column # came last and goes "
    "first", earlier_is_to_blame },
  { "The givens alone are to blame: the puzzle has no solution", givens_are_to_blame },
  { "There is nothing to take back: the puzzle has no solution", nothing_to_take_back },
  { "Solution #: every row, column and box has all nine digits", solved },
  { "The search goes back to see whether there is another", always },
  { "# is given in row #, column #: row #, column # and box # note that they have it", given },
  { "Row #, column # holds a given #: skip it", skipped },
  { "The row ends here, so row # is next", row_ends },
  { NULL },
};
