/* The chains of a position in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-links.h"

enum
{
  WEIGHT_STEP = 80,
  MAX_REMOVALS = 63,
};

void
sudoku_links_finds_init (SudokuLinksFinds *finds)
{
  finds->n_finds = 0;
  finds->n_added = 0;
}

/* Where the eliminations are: less is nearer to the top. */
static uint64_t
get_place (const SudokuHint *hint)
{
  uint64_t place = 0;
  int weight = 1;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      {
        place += cell * weight + sudoku_lowest_digit (digits);
        weight += WEIGHT_STEP;
      }

  return place;
}

static uint64_t
get_order (const SudokuHint *hint,
           int               n_statements,
           int               index)
{
  int n_removals = hint->n_removals < MAX_REMOVALS ? hint->n_removals : MAX_REMOVALS;

  return (uint64_t) (MAX_REMOVALS - n_removals) << 56 | get_place (hint) << 24 |
         (uint64_t) n_statements << 16 | index;
}

static void
swap (SudokuLinksFind *a,
      SudokuLinksFind *b)
{
  SudokuLinksFind find = *a;

  *a = *b;
  *b = find;
}

void
sudoku_links_finds_add (SudokuLinksFinds *finds,
                        const SudokuHint *hint,
                        int               start,
                        int               end,
                        int               n_statements)
{
  int i = finds->n_finds;

  if (i == SUDOKU_LINKS_MAX_FINDS || hint->n_removals == 0)
    return;

  finds->find[i] = (SudokuLinksFind) {
    get_order (hint, n_statements, finds->n_added++), start, end, hint->technique,
  };
  finds->n_finds++;

  for (; i > 0 && finds->find[i].order < finds->find[(i - 1) / 2].order; i = (i - 1) / 2)
    swap (&finds->find[i], &finds->find[(i - 1) / 2]);
}

bool
sudoku_links_finds_take (SudokuLinksFinds *finds,
                         SudokuLinksFind  *find)
{
  int i = 0;

  if (finds->n_finds == 0)
    return false;

  *find = finds->find[0];
  finds->find[0] = finds->find[--finds->n_finds];

  for (int child = 1; child < finds->n_finds; child = 2 * i + 1)
    {
      if (child + 1 < finds->n_finds && finds->find[child + 1].order < finds->find[child].order)
        child++;

      if (finds->find[i].order < finds->find[child].order)
        break;

      swap (&finds->find[i], &finds->find[child]);
      i = child;
    }

  return true;
}
