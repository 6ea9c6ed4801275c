/* Sudoku in bit masks: words of 27 bits, and what rows, columns and boxes say about one digit.
 *
 * The cells of a grid are parted by their column within their box into three planes of 27 cells.
 * For each digit and plane one word holds the cells where the digit may still stand. A cell is the
 * bit band * 9 + row * 3 + box, where a band is three rows of cells, the row is counted within the
 * band, and the box is the one of three side by side:
 *
 *          box 0      box 1      box 2            one plane's word
 *         a  b  c  |  a  b  c  |  a  b  c           26 . . . 18 17 . . .  9  8 . . .  0
 *                                                  |  band 2   |  band 1   |  band 0   |
 *     a: the cell is in plane 0, b: 1, c: 2
 *                                                 a band: rows  2 2 2 1 1 1 0 0 0
 *     the bits of the nine rows:                          boxes 2 1 0 2 1 0 2 1 0
 *
 *          0 0 0 | 1 1 1 | 2 2 2     9  9  9 | 10 10 10 | ...     18 18 18 | ...
 *          3 3 3 | 4 4 4 | 5 5 5    12 12 12 | 13 13 13 | ...     21 21 21 | ...
 *          6 6 6 | 7 7 7 | 8 8 8    15 15 15 | 16 16 16 | ...     24 24 24 | ...
 *
 * So three cells side by side in a box (a box row) are the same bit of the three planes, and the
 * number of that bit is a third of the number of the cell. Nine bits are a matrix, three of them
 * side by side in a word are worked on at once; in octal, a digit is a line of a matrix.
 *
 * A word is a number, or a vector of numbers: then it holds as many puzzles as it has lanes, and
 * every line of this code works on all of them. SUDOKU_LANES says which, and is not defined where
 * it is a number.
 *
 * Private to the fast solvers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-ask.h"

#if defined (__AVX512F__) && defined (SUDOKU_LANES)
#include <immintrin.h>
#endif

#ifdef SUDOKU_LANES
typedef uint32_t SudokuWord __attribute__ ((vector_size (4 * SUDOKU_LANES)));
#else
typedef uint32_t SudokuWord;
#endif

/* A field is nine bits, a line three bits of each field, a column every third bit of it. */
enum
{
  FIELD_0 = 0000000777,
  FIELD_1 = 0000777000,
  FIELD_2 = 0777000000,
  LINE_0 = 0007007007,
  LINE_1 = 0070070070,
  LINE_2 = 0700700700,
  COLUMN_0 = 0111111111,
  COLUMN_2 = 0444444444,
};

/* Of the 27 bits, those of `ones` where `mask` has a bit, and those of `zeros` where it has none.
 * (With ~mask the compiler finds a form with fewer instructions, each of which waits for the one
 * before.) */
static inline SudokuWord
sudoku_select (SudokuWord mask,
               SudokuWord ones,
               SudokuWord zeros)
{
#if defined (__AVX512F__) && defined (SUDOKU_LANES) && SUDOKU_LANES == 16
  /* One instruction, which the compilers do not all find. */
  return (SudokuWord) _mm512_ternarylogic_epi32 ((__m512i) mask, (__m512i) ones, (__m512i) zeros,
                                                 0xca);
#else
  return (ones & mask) | (zeros & (mask ^ SUDOKU_PLANE_ALL));
#endif
}

/* A word of equal numbers. */
static inline SudokuWord
sudoku_word (uint32_t number)
{
  return number - (SudokuWord) { 0 };
}

/* These turn matrices around: the lines of each field move down by one place or by two, the first
 * one going to the end, and so do the bits of each line, or the fields. Bits above the 27th that
 * go in come out anywhere but in the 27. */
static inline SudokuWord
sudoku_turn_lines (SudokuWord word)
{
  return sudoku_select (sudoku_word (LINE_2), word << 6, word >> 3);
}

static inline SudokuWord
sudoku_turn_lines_twice (SudokuWord word)
{
  return sudoku_select (sudoku_word (LINE_1 | LINE_2), word << 3, word >> 6);
}

static inline SudokuWord
sudoku_turn_bits (SudokuWord word)
{
  return sudoku_select (sudoku_word (COLUMN_2), word << 2, word >> 1);
}

static inline SudokuWord
sudoku_turn_fields (SudokuWord word)
{
  return sudoku_select (sudoku_word (FIELD_2), word << 18, word >> 9);
}

/* A digit stands once in each line and in each box of a band: its three box rows are a permutation
 * of the matrix that says which box rows still take it. Keeps the entries that are in any such
 * permutation: those for which the four entries that share neither their line nor their bit hold
 * one of their two diagonals,
 *
 *        x . .
 *        . a b       x & (a & d | b & c)
 *        . c d
 *
 * so every conclusion about one digit from rows and boxes together, locked candidates included. */
static inline SudokuWord
sudoku_permutations_of_bits (SudokuWord matrices)
{
  SudokuWord next = sudoku_turn_lines (matrices);
  SudokuWord last = sudoku_turn_lines_twice (matrices);

  return matrices & sudoku_turn_bits ((next & sudoku_turn_bits (last)) |
                                      (sudoku_turn_bits (next) & last));
}

/* The same where the position of an entry is its line and its field. */
static inline SudokuWord
sudoku_permutations_of_fields (SudokuWord matrices)
{
  SudokuWord next = sudoku_turn_lines (matrices);
  SudokuWord last = sudoku_turn_lines_twice (matrices);

  return matrices & sudoku_turn_fields ((next & sudoku_turn_fields (last)) |
                                        (sudoku_turn_fields (next) & last));
}

/* The cells of one digit, seen as box rows: field = band, line = row, bit = box. */
static inline SudokuWord
sudoku_box_rows (const SudokuWord cells[SUDOKU_PLANES])
{
  return cells[0] | cells[1] | cells[2];
}

/* Seen as box columns, three cells above each other: field = band, line = plane, bit = box. */
static inline SudokuWord
sudoku_box_columns (const SudokuWord cells[SUDOKU_PLANES])
{
  SudokuWord a = cells[0] | cells[0] >> 3 | cells[0] >> 6;
  SudokuWord b = cells[1] << 3 | cells[1] | cells[1] >> 3;
  SudokuWord c = cells[2] << 6 | cells[2] << 3 | cells[2];

  return sudoku_select (sudoku_word (LINE_0), a, sudoku_select (sudoku_word (LINE_1), b, c));
}

/* Keeps the cells that are in these box rows, */
static inline void
sudoku_keep_box_rows (SudokuWord cells[SUDOKU_PLANES],
                      SudokuWord box_rows)
{
  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    cells[plane] &= box_rows;
}

/* and in these box columns. */
static inline void
sudoku_keep_box_columns (SudokuWord cells[SUDOKU_PLANES],
                         SudokuWord box_columns)
{
  SudokuWord a = box_columns & LINE_0;
  SudokuWord b = box_columns & LINE_1;
  SudokuWord c = box_columns & LINE_2;

  cells[0] &= a | a << 3 | a << 6;
  cells[1] &= b >> 3 | b | b << 3;
  cells[2] &= c >> 6 | c >> 3 | c;
}

/* Given the cells of a digit in which no other digit can stand, keeps of each of their boxes the
 * one cell; of two such cells in a box neither stays. */
static inline void
sudoku_place (SudokuWord       cells[SUDOKU_PLANES],
              const SudokuWord placed[SUDOKU_PLANES])
{
  SudokuWord rows = sudoku_box_rows (placed);
  SudokuWord other_rows = sudoku_turn_lines (rows) | sudoku_turn_lines_twice (rows);

  cells[0] &= ~(other_rows | placed[1] | placed[2]);
  cells[1] &= ~(other_rows | placed[0] | placed[2]);
  cells[2] &= ~(other_rows | placed[0] | placed[1]);
}

/* The bits that are alone in their line. Of permutations, they are alone in their column too. */
static inline SudokuWord
sudoku_alone_in_line (SudokuWord matrices)
{
  SudokuWord turned = sudoku_turn_bits (matrices);

  return matrices & ~(turned | sudoku_turn_bits (turned));
}

static inline SudokuWord
sudoku_alone_in_column (SudokuWord matrices)
{
  return matrices & ~(sudoku_turn_lines (matrices) | sudoku_turn_lines_twice (matrices));
}

/* All lines of a matrix of permutations, where there are any. */
static inline SudokuWord
sudoku_filled_lines (SudokuWord matrices)
{
  SudokuWord turned = sudoku_turn_bits (matrices);

  return matrices | turned | sudoku_turn_bits (turned);
}

/* The box rows with one cell. */
static inline SudokuWord
sudoku_with_one_cell (const SudokuWord cells[SUDOKU_PLANES])
{
  return (cells[0] ^ cells[1] ^ cells[2]) & ~(cells[0] & cells[1]);
}

/* Counts to four, bit by bit: count[n - 1] are the bits that came n times or more. */
static inline void
sudoku_count (SudokuWord count[4],
              SudokuWord bits)
{
  count[3] |= count[2] & bits;
  count[2] |= count[1] & bits;
  count[1] |= count[0] & bits;
  count[0] |= bits;
}

/* Adds three bits, in each place: one and two are the digits of the sum. */
static inline void
sudoku_add (SudokuWord  a,
            SudokuWord  b,
            SudokuWord  c,
            SudokuWord *one,
            SudokuWord *two)
{
  *one = a ^ b ^ c;
  *two = (a & b) | (c & (a ^ b));
}
