/* The differences between the teaching methods of sudoku; see the header.
 *
 *                next cell                          a digit is tested by
 *     scan       in row order                       looking at the cells of row, column and box
 *     flags      in row order                       three flags for the digits of the houses
 *     tightest   the first with fewest candidates   nothing: only candidates are tried
 *     propagate  a naked single, a hidden single,   the same
 *                else the tightest
 *
 * Digits placed until the first solution, and in all:
 *
 *                     scan, flags          tightest           propagate
 *     LeetCode 37     4,208 (4,631)        51 (51)            51 (51)
 *     AI Escargot     8,969 (18,884)       217 (2,231)        167 (1,556)
 *     Inkala 2012     49,558 (2,068,780)   10,101 (18,935)    1,673 (3,131)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-methods.h"

/* By SudokuHouseKind. */
static const SearchReason same_house[] = { SEARCH_SAME_ROW, SEARCH_SAME_COLUMN, SEARCH_SAME_BOX };
static const SearchReason only_place[] = { SEARCH_ONLY_PLACE_ROW, SEARCH_ONLY_PLACE_COLUMN,
                                           SEARCH_ONLY_PLACE_BOX };
static const SearchReason no_place[] = { SEARCH_NO_PLACE_ROW, SEARCH_NO_PLACE_COLUMN,
                                         SEARCH_NO_PLACE_BOX };

/* What an empty cell may hold by the flags; nothing for a filled one. */
static SudokuDigits
candidates (const SudokuSteps *steps,
            int                cell)
{
  if (steps->grid.digit[cell] != 0)
    return 0;

  return SUDOKU_ALL_CANDIDATES & ~(steps->taken[SUDOKU_ROW][sudoku_row (cell)] |
                                   steps->taken[SUDOKU_COLUMN][sudoku_column (cell)] |
                                   steps->taken[SUDOKU_BOX][sudoku_box (cell)] |
                                   steps->barred[cell]);
}

/* The next cell in row order, with every digit. */
static void
choose_in_order (const SudokuSteps *steps,
                 SudokuNext        *next)
{
  int cell = steps->depth == 0 ? 0 : steps->level[steps->depth - 1].cell + 1;

  while (steps->grid.digit[cell] != 0)
    cell++;

  *next = (SudokuNext) { .cell = cell, .digits = SUDOKU_ALL_CANDIDATES };
}

/* The first cell, in row order, of those with the fewest candidates. */
static void
choose_tightest (SudokuSteps *steps,
                 SudokuNext  *next)
{
  int fewest = SUDOKU_DIGITS + 1;

  for (int cell = 0; cell < SUDOKU_CELLS && fewest > 0; cell++)
    if (steps->grid.digit[cell] == 0)
      {
        SudokuDigits digits = candidates (steps, cell);
        int n_digits = __builtin_popcount (digits);

        steps->stats.n_checks++;

        if (n_digits < fewest)
          {
            fewest = n_digits;
            *next = (SudokuNext) { .cell = cell, .digits = digits };
          }
      }

  if (fewest == 1)
    next->reason = SEARCH_ONLY_VALUE;
}

/* The first cell of a house that may hold one of `digits`, or, for none, the first empty one. */
static int
find_in_house (const SudokuSteps *steps,
               SudokuHouseKind    kind,
               int                house,
               SudokuDigits       digits)
{
  int index = 0;

  for (;; index++)
    {
      int cell = sudoku_house_cell (kind, house, index);

      if (digits == 0 ? steps->grid.digit[cell] == 0 : (candidates (steps, cell) & digits) != 0)
        return cell;
    }
}

/* Looks through a house for a digit that has no place, which comes first, or one place only. */
static bool
choose_in_house (SudokuSteps     *steps,
                 SudokuHouseKind  kind,
                 int              house,
                 SudokuNext      *next)
{
  SudokuDigits once = steps->taken[kind][house];
  SudokuDigits twice = once;
  SudokuDigits lost;
  SudokuDigits single;

  for (int index = 0; index < 9; index++)
    {
      int cell = sudoku_house_cell (kind, house, index);
      SudokuDigits digits = candidates (steps, cell);

      steps->stats.n_checks += steps->grid.digit[cell] == 0;
      twice |= once & digits;
      once |= digits;
    }

  lost = SUDOKU_ALL_CANDIDATES & ~once;
  single = once & ~twice;

  if (lost != 0)
    {
      *next = (SudokuNext) { .cell = find_in_house (steps, kind, house, 0),
                             .reason = no_place[kind],
                             .missing = sudoku_lowest_digit (lost) };
      return true;
    }

  if (single != 0)
    {
      single &= -single;
      *next = (SudokuNext) { .cell = find_in_house (steps, kind, house, single),
                             .digits = single,
                             .reason = only_place[kind] };
      return true;
    }

  return false;
}

/* A cell without candidates, a naked single, a house without a place for a digit or with a hidden
 * single, the tightest cell: whichever comes first. */
static void
choose_propagating (SudokuSteps *steps,
                    SudokuNext  *next)
{
  choose_tightest (steps, next);

  if (next->digits == 0 || next->reason == SEARCH_ONLY_VALUE)
    return;

  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    for (int house = 0; house < 9; house++)
      if (choose_in_house (steps, kind, house, next))
        return;
}

void
sudoku_method_choose (SudokuSteps *steps,
                      SudokuNext  *next)
{
  if (steps->method == SUDOKU_TIGHTEST)
    choose_tightest (steps, next);
  else if (steps->method == SUDOKU_PROPAGATE)
    choose_propagating (steps, next);
  else
    choose_in_order (steps, next);
}

/* The textbook's test: look at each cell of the row, of the column and of the box. */
static bool
scan_houses (SudokuSteps   *steps,
             int            cell,
             int            digit,
             SudokuRefusal *refusal)
{
  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    for (int index = 0; index < 9; index++)
      {
        int other = sudoku_house_cell (kind, sudoku_house (kind, cell), index);

        steps->stats.n_checks++;

        if (steps->grid.digit[other] == digit)
          {
            *refusal = (SudokuRefusal) { same_house[kind], other };
            return false;
          }
      }

  return true;
}

/* The same answer from the flags; the cell that holds the digit is looked up only for the event. */
static bool
look_at_flags (SudokuSteps   *steps,
               int            cell,
               int            digit,
               SudokuRefusal *refusal)
{
  steps->stats.n_checks++;

  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      int house = sudoku_house (kind, cell);
      int index = 0;

      steps->stats.n_second_reads += kind == SUDOKU_COLUMN;
      steps->stats.n_third_reads += kind == SUDOKU_BOX;

      if ((steps->taken[kind][house] >> (digit - 1) & 1) == 0)
        continue;

      while (steps->grid.digit[sudoku_house_cell (kind, house, index)] != digit)
        index++;

      *refusal = (SudokuRefusal) { same_house[kind], sudoku_house_cell (kind, house, index) };
      return false;
    }

  return true;
}

bool
sudoku_method_accept (SudokuSteps   *steps,
                      int            cell,
                      int            digit,
                      SudokuRefusal *refusal)
{
  if (steps->method == SUDOKU_SCAN)
    return scan_houses (steps, cell, digit, refusal);

  if (steps->method == SUDOKU_FLAGS)
    return look_at_flags (steps, cell, digit, refusal);

  return true;                  /* only candidates are tried */
}
