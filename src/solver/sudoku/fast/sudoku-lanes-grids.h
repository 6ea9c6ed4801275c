/* Grids to words and back, as many at once as there are lanes.
 *
 * The three cells of a box row are one bit of the three planes, and three bytes that follow each
 * other in a grid. They are read as one number, a trio, and then a digit's four binary bits are
 * gathered one by one, for eight box rows at a time:
 *
 *     trios    . . . . 0 0 1 1 . . . . 0 1 1 1 . . . . 1 0 0 1     digits 3, 7, 9: bytes 2 to 0,
 *                          ^               ^               ^       the bit with the weight 1
 *     gathered 7 6 5 4 3 2 1 0 7 6 5 4 3 2 1 0 7 6 5 4 3 2 1 0     that bit, of trios 0 to 7
 *
 * so that byte `plane` of the k-th number gathered is byte k of the plane's word. Writing goes the
 * same way back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "solver/sudoku/fast/sudoku-matrix.h"

enum
{
  N_TRIOS = SUDOKU_CELLS / 3,
  N_BITS = 4,                   /* of a digit as a binary number */
  N_GATHERED = 4,               /* bytes of a word */
  EACH_BYTE = 0x010101,
};

/* The order of bytes in a trio, first cell lowest. */
static inline uint32_t
sudoku_trio_bytes (uint32_t bytes)
{
  return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? bytes : __builtin_bswap32 (bytes);
}

/* A trio and the byte behind it, but for the last one. */
static inline void
sudoku_trios_read (uint32_t          trios[N_TRIOS][SUDOKU_LANES],
                   int               lane,
                   const SudokuGrid *grid)
{
  uint32_t bytes = 0;

  for (int i = 0; i < N_TRIOS - 1; i++)
    {
      memcpy (&bytes, grid->digit + 3 * i, 4);
      trios[i][lane] = sudoku_trio_bytes (bytes);
    }

  bytes = 0;
  memcpy (&bytes, grid->digit + SUDOKU_CELLS - 3, 3);
  trios[N_TRIOS - 1][lane] = sudoku_trio_bytes (bytes);
}

static inline void
sudoku_trios_write (const uint32_t  trios[N_TRIOS][SUDOKU_LANES],
                    int             lane,
                    SudokuGrid     *grid)
{
  uint32_t bytes;

  /* The byte behind a trio belongs to the next one. */
  for (int i = 0; i < N_TRIOS - 1; i++)
    {
      bytes = sudoku_trio_bytes (trios[i][lane]);
      memcpy (grid->digit + 3 * i, &bytes, 4);
    }

  bytes = sudoku_trio_bytes (trios[N_TRIOS - 1][lane]);
  memcpy (grid->digit + SUDOKU_CELLS - 3, &bytes, 3);
}

/* The cells whose digit has a bit set: a word for each bit and plane. */
static inline void
sudoku_bits_gather (const uint32_t trios[N_TRIOS][SUDOKU_LANES],
                    SudokuWord     bits[N_BITS][SUDOKU_PLANES])
{
  memset (bits, 0, sizeof (SudokuWord) * N_BITS * SUDOKU_PLANES);

  for (int k = 0; k < N_GATHERED; k++)
    {
      SudokuWord gathered[N_BITS] = { { 0 } };

      for (int i = 0; i < 8 && 8 * k + i < N_TRIOS; i++)
        {
          SudokuWord trio;

          memcpy (&trio, trios[8 * k + i], sizeof trio);
          for (int bit = 0; bit < N_BITS; bit++)
            gathered[bit] |= (trio >> bit & EACH_BYTE) << i;
        }

      for (int bit = 0; bit < N_BITS; bit++)
        for (int plane = 0; plane < SUDOKU_PLANES; plane++)
          bits[bit][plane] |= (gathered[bit] >> 8 * plane & 0xff) << 8 * k;
    }
}

static inline void
sudoku_bits_scatter (const SudokuWord bits[N_BITS][SUDOKU_PLANES],
                     uint32_t         trios[N_TRIOS][SUDOKU_LANES])
{
  for (int k = 0; k < N_GATHERED; k++)
    {
      SudokuWord gathered[N_BITS] = { { 0 } };

      for (int bit = 0; bit < N_BITS; bit++)
        for (int plane = 0; plane < SUDOKU_PLANES; plane++)
          gathered[bit] |= (bits[bit][plane] >> 8 * k & 0xff) << 8 * plane;

      for (int i = 0; i < 8 && 8 * k + i < N_TRIOS; i++)
        {
          SudokuWord trio = { 0 };

          for (int bit = 0; bit < N_BITS; bit++)
            trio |= (gathered[bit] >> i & EACH_BYTE) << bit;
          memcpy (trios[8 * k + i], &trio, sizeof trio);
        }
    }
}

/* Reads `n_grids` grids, at least one and at most as many as there are lanes; the other lanes are
 * filled with copies. A given cell may be its digit only, an empty one any digit. */
static void
sudoku_grids_read (const SudokuGrid *grids,
                   size_t            n_grids,
                   SudokuWord        cells[SUDOKU_DIGITS][SUDOKU_PLANES],
                   SudokuWord        givens[SUDOKU_PLANES])
{
  uint32_t trios[N_TRIOS][SUDOKU_LANES];
  SudokuWord bits[N_BITS][SUDOKU_PLANES];

  for (size_t lane = 0; lane < SUDOKU_LANES; lane++)
    sudoku_trios_read (trios, lane, &grids[lane < n_grids ? lane : n_grids - 1]);

  sudoku_bits_gather (trios, bits);

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      SudokuWord one = bits[0][plane];
      SudokuWord two = bits[1][plane];
      SudokuWord four = bits[2][plane];
      SudokuWord eight = bits[3][plane];
      SudokuWord low[4] = { ~(one | two), one & ~two, two & ~one, one & two };
      SudokuWord high[3] = { ~(four | eight), four, eight };
      SudokuWord empty = low[0] & high[0] & SUDOKU_PLANE_ALL;

      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        cells[digit - 1][plane] = (low[digit % 4] & high[digit / 4]) | empty;
      givens[plane] = empty ^ SUDOKU_PLANE_ALL;
    }
}

/* Writes the grids of solved lanes. */
static void
sudoku_grids_write (const SudokuWord  cells[SUDOKU_DIGITS][SUDOKU_PLANES],
                    size_t            n_grids,
                    SudokuGrid       *grids[])
{
  uint32_t trios[N_TRIOS][SUDOKU_LANES];
  SudokuWord bits[N_BITS][SUDOKU_PLANES] = { { { 0 } } };

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    for (int bit = 0; bit < N_BITS; bit++)
      for (int plane = 0; plane < SUDOKU_PLANES && (digit >> bit & 1) != 0; plane++)
        bits[bit][plane] |= cells[digit - 1][plane];

  sudoku_bits_scatter (bits, trios);

  for (size_t lane = 0; lane < n_grids; lane++)
    sudoku_trios_write (trios, lane, grids[lane]);
}
