/* The board of coloured queens and its rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "solver/coloured/coloured-squares.h"
#include "solver/queens/queens-open.h"

void
coloured_houses_init (ColouredHouses       *houses,
                      const ColouredPuzzle *puzzle)
{
  const int n = puzzle->n;

  *houses = (ColouredHouses) { .n = n };

  for (int square = 0; square < n * n; square++)
    {
      const int row = square / n;
      const int column = square % n;

      const uint32_t bit = UINT32_C (1) << column;

      coloured_add_row (&houses->house[row], row, bit);
      coloured_add_row (&houses->house[n + column], row, bit);
      coloured_add_row (&houses->house[2 * n + puzzle->region[square]], row, bit);
    }
}

ColouredSquares
coloured_all (int n)
{
  ColouredSquares all = { { 0 } };

  for (int row = 0; row < n; row++)
    coloured_add_row (&all, row, queens_all_columns (n));

  return all;
}

ColouredSquares
coloured_spread (ColouredSquares squares)
{
  ColouredSquares spread = squares;

  for (int i = 0; i < COLOURED_WORDS; i++)
    {
      spread.word[i] |= squares.word[i] << 1 | squares.word[i] >> 1;
      spread.word[i] |= squares.word[i] << COLOURED_ROW_BITS | squares.word[i] >> COLOURED_ROW_BITS;

      if (i > 0)
        spread.word[i] |= squares.word[i - 1] >> (64 - COLOURED_ROW_BITS);
      if (i + 1 < COLOURED_WORDS)
        spread.word[i] |= squares.word[i + 1] << (64 - COLOURED_ROW_BITS);
    }

  return spread;
}

ColouredSquares
coloured_reach (ColouredSquares from,
                ColouredSquares within)
{
  ColouredSquares reached = coloured_and (from, within);

  for (;;)
    {
      ColouredSquares next = coloured_and (coloured_spread (reached), within);

      if (coloured_is_within (next, reached))
        return reached;

      reached = next;
    }
}

ColouredSquares
coloured_from_board (const QueensBoard *board,
                     int                n)
{
  ColouredSquares squares = { { 0 } };

  for (int row = 0; row < n; row++)
    coloured_add_row (&squares, row, board->row[row] & queens_all_columns (n));

  return squares;
}

int
coloured_first_apart (const ColouredPuzzle *puzzle)
{
  const int n = puzzle->n;
  ColouredSquares apart = { { 0 } };
  ColouredHouses houses;
  int row, column;

  coloured_houses_init (&houses, puzzle);

  for (int region = 0; region < n; region++)
    {
      ColouredSquares squares = houses.house[2 * n + region];

      if (coloured_is_none (squares))
        continue;

      coloured_first (squares, &row, &column);
      squares = coloured_minus (squares, coloured_reach (coloured_square (row, column), squares));
      apart = coloured_or (apart, squares);
    }

  return coloured_take (&apart, &row, &column) ? row * n + column : -1;
}

bool
coloured_is_valid (const ColouredPuzzle *puzzle)
{
  uint32_t regions = 0;

  if (puzzle->n < COLOURED_MIN || puzzle->n > COLOURED_MAX)
    return false;

  for (int square = 0; square < puzzle->n * puzzle->n; square++)
    {
      if (puzzle->region[square] >= puzzle->n)
        return false;

      regions |= UINT32_C (1) << puzzle->region[square];
    }

  return regions == queens_all_columns (puzzle->n) && coloured_first_apart (puzzle) < 0;
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
    *solution = queens_solution_from_board (queens);

  return true;
}
