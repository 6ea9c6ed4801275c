/* The board of coloured queens and its rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured.h"

#include <stdlib.h>
#include <string.h>

#include "solver/queens-open.h"

/* Squares of the region of `square` that can be reached from it, by the sides of squares. */
static int
count_reached (const ColouredPuzzle *puzzle,
               int                   square)
{
  static const int8_t steps[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  uint8_t reached[COLOURED_SQUARES] = { square };
  bool seen[COLOURED_SQUARES] = { false };
  int n_reached = 1;

  seen[square] = true;

  for (int i = 0; i < n_reached; i++)
    for (int step = 0; step < 4; step++)
      {
        int row = reached[i] / puzzle->n + steps[step][0];
        int column = reached[i] % puzzle->n + steps[step][1];
        int next = row * puzzle->n + column;

        if (row < 0 || row >= puzzle->n || column < 0 || column >= puzzle->n)
          continue;

        if (!seen[next] && puzzle->region[next] == puzzle->region[square])
          {
            seen[next] = true;
            reached[n_reached++] = next;
          }
      }

  return n_reached;
}

bool
coloured_is_valid (const ColouredPuzzle *puzzle)
{
  int size[COLOURED_MAX] = { 0 };
  int first[COLOURED_MAX] = { 0 };

  if (puzzle->n < COLOURED_MIN || puzzle->n > COLOURED_MAX)
    return false;

  for (int square = puzzle->n * puzzle->n - 1; square >= 0; square--)
    {
      if (puzzle->region[square] >= puzzle->n)
        return false;

      size[puzzle->region[square]]++;
      first[puzzle->region[square]] = square;
    }

  for (int region = 0; region < puzzle->n; region++)
    if (size[region] == 0 || count_reached (puzzle, first[region]) != size[region])
      return false;

  return true;
}

bool
coloured_equal (const ColouredPuzzle *a,
                const ColouredPuzzle *b)
{
  return a->n == b->n && memcmp (a->region, b->region, a->n * a->n) == 0;
}

/* Whether a queen on one of two different squares keeps one off the other. */
static bool
is_kept_out (const ColouredPuzzle *puzzle,
             int                   a,
             int                   b)
{
  int rows = abs (a / puzzle->n - b / puzzle->n);
  int columns = abs (a % puzzle->n - b % puzzle->n);

  return rows == 0 || columns == 0 || (rows == 1 && columns == 1)
         || puzzle->region[a] == puzzle->region[b];
}

void
coloured_attacked (const ColouredPuzzle *puzzle,
                   const QueensBoard    *queens,
                   QueensBoard          *attacked)
{
  const int n = puzzle->n;

  *attacked = queens_board_empty (n);

  for (int queen = 0; queen < n * n; queen++)
    {
      if (!queens_board_has (queens, queen / n, queen % n))
        continue;

      for (int square = 0; square < n * n; square++)
        if (square != queen && is_kept_out (puzzle, queen, square))
          attacked->row[square / n] |= UINT32_C (1) << square % n;
    }
}

bool
coloured_is_solved (const ColouredPuzzle *puzzle,
                    const QueensBoard    *queens,
                    QueensSolution       *solution)
{
  QueensBoard attacked;

  if (queens->n != puzzle->n || queens_board_count (queens) != puzzle->n)
    return false;

  coloured_attacked (puzzle, queens, &attacked);
  for (int row = 0; row < puzzle->n; row++)
    if (queens->row[row] == 0 || (queens->row[row] & attacked.row[row]) != 0)
      return false;

  if (solution != NULL)
    {
      *solution = (QueensSolution) { .n = puzzle->n };

      for (int row = 0; row < puzzle->n; row++)
        solution->column[row] = __builtin_ctz (queens->row[row]);
    }

  return true;
}
