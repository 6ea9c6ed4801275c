/* Sets of squares of coloured queens, and the houses of a puzzle as such sets. Private to the
 * solver layer.
 *
 * A row has 16 bits, so that four rows are a word and a board is three: bit 16 * (row % 4) + column
 * of word row / 4. The bits beside the board, four or more a row, are never set in a set that is
 * handed on; so squares that a shift moves over the edge are lost when it meets such a set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured.h"

enum { COLOURED_WORDS = 3, COLOURED_ROW_BITS = 16, COLOURED_WORD_ROWS = 4 };

typedef struct
{
  uint64_t word[COLOURED_WORDS];
} ColouredSquares;

/* Houses are numbered: the rows, the columns and the regions, n of each. */
typedef struct
{
  int             n;
  ColouredSquares house[COLOURED_HOUSES];
} ColouredHouses;

void            coloured_houses_init (ColouredHouses       *houses,
                                      const ColouredPuzzle *puzzle);

/* Every square of a board of n by n. */
ColouredSquares coloured_all         (int                   n);

/* The squares and those that touch them by a side; also some beside the board. */
ColouredSquares coloured_spread      (ColouredSquares       squares);

/* The squares that can be reached from `from` within `within`, by the sides of squares. */
ColouredSquares coloured_reach       (ColouredSquares       from,
                                      ColouredSquares       within);

/* The queens of a board; those outside of n by n are left out. */
ColouredSquares coloured_from_board  (const QueensBoard    *board,
                                      int                   n);

static inline ColouredSquares
coloured_and (ColouredSquares a,
              ColouredSquares b)
{
  for (int i = 0; i < COLOURED_WORDS; i++)
    a.word[i] &= b.word[i];

  return a;
}

static inline ColouredSquares
coloured_or (ColouredSquares a,
             ColouredSquares b)
{
  for (int i = 0; i < COLOURED_WORDS; i++)
    a.word[i] |= b.word[i];

  return a;
}

/* What is in `a` and not in `b`. */
static inline ColouredSquares
coloured_minus (ColouredSquares a,
                ColouredSquares b)
{
  for (int i = 0; i < COLOURED_WORDS; i++)
    a.word[i] &= ~b.word[i];

  return a;
}

static inline bool
coloured_is_none (ColouredSquares squares)
{
  return (squares.word[0] | squares.word[1] | squares.word[2]) == 0;
}

static inline bool
coloured_is_within (ColouredSquares a,
                    ColouredSquares b)
{
  return coloured_is_none (coloured_minus (a, b));
}

static inline bool
coloured_meets (ColouredSquares a,
                ColouredSquares b)
{
  return !coloured_is_none (coloured_and (a, b));
}

/* Two words and the carry of three, added up side by side: where there is no instruction for it,
 * a count of bits is a call. */
static inline int
coloured_count (ColouredSquares squares)
{
  const uint64_t half = squares.word[0] ^ squares.word[1];
  const uint64_t carry = (squares.word[0] & squares.word[1]) | (half & squares.word[2]);
  uint64_t ones = half ^ squares.word[2];
  uint64_t twos = carry;

  ones -= ones >> 1 & UINT64_C (0x5555555555555555);
  twos -= twos >> 1 & UINT64_C (0x5555555555555555);
  ones = (ones & UINT64_C (0x3333333333333333)) + (ones >> 2 & UINT64_C (0x3333333333333333));
  twos = (twos & UINT64_C (0x3333333333333333)) + (twos >> 2 & UINT64_C (0x3333333333333333));
  ones += 2 * twos;
  ones = (ones & UINT64_C (0x0f0f0f0f0f0f0f0f)) + (ones >> 4 & UINT64_C (0x0f0f0f0f0f0f0f0f));

  return ones * UINT64_C (0x0101010101010101) >> 56;
}

/* The columns of a row, bit c for column c. */
static inline uint32_t
coloured_row (ColouredSquares squares,
              int             row)
{
  return squares.word[row / COLOURED_WORD_ROWS]
         >> row % COLOURED_WORD_ROWS * COLOURED_ROW_BITS & 0xffff;
}

static inline void
coloured_add_row (ColouredSquares *squares,
                  int              row,
                  uint32_t         columns)
{
  squares->word[row / COLOURED_WORD_ROWS] |=
    (uint64_t) columns << row % COLOURED_WORD_ROWS * COLOURED_ROW_BITS;
}

static inline bool
coloured_has (ColouredSquares squares,
              int             row,
              int             column)
{
  return coloured_row (squares, row) >> column & 1;
}

static inline ColouredSquares
coloured_square (int row,
                 int column)
{
  ColouredSquares square = { { 0 } };

  coloured_add_row (&square, row, UINT32_C (1) << column);

  return square;
}

/* The first square, row by row; `squares` holds one at least. */
static inline void
coloured_first (ColouredSquares  squares,
                int             *row,
                int             *column)
{
  int word = 0;
  int bit;

  while (squares.word[word] == 0)
    word++;

  bit = __builtin_ctzll (squares.word[word]);
  *row = word * COLOURED_WORD_ROWS + bit / COLOURED_ROW_BITS;
  *column = bit % COLOURED_ROW_BITS;
}

/* Takes the first square out of `squares`; false where there is none. */
static inline bool
coloured_take (ColouredSquares *squares,
               int             *row,
               int             *column)
{
  if (coloured_is_none (*squares))
    return false;

  coloured_first (*squares, row, column);
  *squares = coloured_minus (*squares, coloured_square (*row, *column));

  return true;
}

/* The square and those that touch it, by a side or a corner; also some beside the board. */
static inline ColouredSquares
coloured_near (int row,
               int column)
{
  const uint32_t columns = (UINT32_C (7) << column) >> 1;
  ColouredSquares near = { { 0 } };

  for (int i = row > 0 ? row - 1 : 0; i <= row + 1 && i < COLOURED_MAX; i++)
    coloured_add_row (&near, i, columns);

  return near;
}

/* The squares that a queen leaves to no other: its row, column and region and those that it
 * touches, its own among them; also some beside the board. */
static inline ColouredSquares
coloured_kept_out (const ColouredHouses *houses,
                   int                   region,
                   int                   row,
                   int                   column)
{
  const int n = houses->n;
  ColouredSquares lines = coloured_or (houses->house[row], houses->house[n + column]);

  return coloured_or (coloured_or (lines, houses->house[2 * n + region]),
                      coloured_near (row, column));
}
