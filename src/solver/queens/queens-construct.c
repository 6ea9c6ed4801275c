/* One solution of n queens for a board of any size, written down without a search.
 *
 * On an even board the queens climb in two staircases of knight's moves. Where n % 6 is not 2 they
 * are the odd columns, then the even ones; else each staircase starts near the middle and runs
 * around the edge, the lower one being the upper one turned by half. Both leave the main diagonal
 * free, so that an odd board is the even one below it with one more queen in its last corner.
 * E. Pauls, Deutsche Schachzeitung 29 (1874); B. Bernhardsson, SIGART Bulletin 2 (1991).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens.h"

static void
construct_even (uint32_t  n,
                uint32_t *columns)
{
  const uint32_t half = n / 2;

  if (n % 6 != 2)
    {
      for (uint32_t row = 0; row < half; row++)
        {
          columns[row] = 2 * row + 1;
          columns[half + row] = 2 * row;
        }

      return;
    }

  for (uint32_t row = 0; row < half; row++)
    {
      const uint32_t column = (2 * row + half - 1) % n;

      columns[row] = column;
      columns[n - 1 - row] = n - 1 - column;
    }
}

bool
queens_construct (uint32_t  n,
                  uint32_t *columns)
{
  if (n == 0 || n == 2 || n == 3 || n > QUEENS_ONE_MAX)
    return false;

  construct_even (n - n % 2, columns);

  if (n % 2 == 1)
    columns[n - 1] = n - 1;

  return true;
}
