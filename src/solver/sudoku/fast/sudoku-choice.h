/* The choice that a fast solver makes after propagation; see the drawing in sudoku-matrix.h.
 *
 * The search chooses a band, then a digit, then one of the digit's box rows in a row of the band:
 * the digit stands there, or it does not. Usually the digit has two ways through its band, and then
 * "no" says as much as "yes". The chosen band has the fewest box rows left to its digits, the digit
 * the fewest in that band, and likewise the row; the three stacks with their box columns compete
 * with the bands. The model is tdoku (T. Dillon, 2019), which counts the ways through a band.
 *
 * Choices until the first solution, by puzzle:
 *
 *                                              17 clues  minimal  top1465  hardest
 *     a cell with two digits, most open peers    0.52      0.98     6.71     43.3
 *     an entry of a band or stack                0.63      0.97     8.32     41.7
 *     the same, and no room for a fourth digit   0.47      0.86     5.93     34.3
 *
 * Private to the fast solvers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/fast/sudoku-matrix.h"

enum
{
  SUDOKU_CHOICE_BANDS = 6,      /* bands, then stacks */
  SUDOKU_CHOICE_BITS = 4,       /* of a sum of nine */

  /* An open choice decides a line of a digit's matrix in a band, and two choices decide the matrix:
   * there are never more open choices than these. */
  SUDOKU_MAX_CHOICES = SUDOKU_DIGITS * SUDOKU_CHOICE_BANDS * 2,
};

/* The cells that a digit loses by the answers yes and no, by plane. */
typedef struct
{
  int      digit;               /* 0 to 8 */
  uint32_t loses_if_yes[3];
  uint32_t loses_if_no[3];
} SudokuChoice;

/* The entries of a digit's matrix that belong to a band, or a stack: a third of them. */
static inline uint32_t
sudoku_choice_third (int band)
{
  return band < 3 ? 0777u << 9 * band : 0111111111u << (band - 3);
}

/* One line of them: a row's box rows, or those box columns that make a band of the stack. */
static inline uint32_t
sudoku_choice_line (int band,
                    int line)
{
  return band < 3 ? 07u << (9 * band + 3 * line) : 0111u << (9 * line + band - 3);
}

/* Finding the least without a jump that cannot be foreseen: what is compared are keys, a count
 * above and what it counts below. Counts of `decided`, the least that there are, become the
 * greatest: they are no candidates. */
static inline uint32_t
sudoku_lesser_key (uint32_t key,
                   int      n_entries,
                   int      decided,
                   int      index)
{
  uint32_t other = ((uint32_t) (n_entries - decided - 1) << 8) + (uint32_t) index;

  return other < key ? other : key;
}

/* Adds up the digits' matrices, entry by entry: bit k of each sum is in sums[k]. */
static inline void
sudoku_choice_add (const SudokuWord matrices[SUDOKU_DIGITS],
                   SudokuWord       sums[SUDOKU_CHOICE_BITS])
{
  SudokuWord ones[3];
  SudokuWord twos[3];
  SudokuWord two;
  SudokuWord four;

  for (int i = 0; i < 3; i++)
    sudoku_add (matrices[3 * i], matrices[3 * i + 1], matrices[3 * i + 2], &ones[i], &twos[i]);

  sudoku_add (ones[0], ones[1], ones[2], &sums[0], &two);
  sudoku_add (twos[0], twos[1], twos[2], &sums[1], &four);
  sums[2] = four ^ (sums[1] & two);
  sums[3] = four & sums[1] & two;
  sums[1] ^= two;
}

/* Expects the sums of box rows and box columns of all digits after propagation, not all decided. */
static inline int
sudoku_choose_band (const uint32_t rows[SUDOKU_CHOICE_BITS],
                    const uint32_t columns[SUDOKU_CHOICE_BITS])
{
  uint32_t key = UINT32_MAX;

  for (int band = 0; band < SUDOKU_CHOICE_BANDS; band++)
    {
      const uint32_t *sums = band < 3 ? rows : columns;
      uint32_t third = sudoku_choice_third (band);
      int n_entries = 0;

      for (int bit = 0; bit < SUDOKU_CHOICE_BITS; bit++)
        n_entries += __builtin_popcount (sums[bit] & third) << bit;

      key = sudoku_lesser_key (key, n_entries, 3 * SUDOKU_DIGITS, band);
    }

  return key & 0xff;
}

static inline int
sudoku_choose_digit (const uint32_t matrices[SUDOKU_DIGITS],
                     int            band)
{
  uint32_t third = sudoku_choice_third (band);
  uint32_t key = UINT32_MAX;

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    key = sudoku_lesser_key (key, __builtin_popcount (matrices[digit] & third), 3, digit);

  return key & 0xff;
}

static inline int
sudoku_choose_line (uint32_t matrix,
                    int      band)
{
  uint32_t key = UINT32_MAX;

  for (int line = 0; line < 3; line++)
    key = sudoku_lesser_key (key, __builtin_popcount (matrix & sudoku_choice_line (band, line)),
                             1, line);

  return key & 0xff;
}

/* Expects the band chosen, and the digits' box rows or, for a stack, box columns. */
static inline void
sudoku_choose (int             band,
               const uint32_t  matrices[SUDOKU_DIGITS],
               SudokuChoice   *choice)
{
  int digit = sudoku_choose_digit (matrices, band);
  uint32_t line = sudoku_choice_line (band, sudoku_choose_line (matrices[digit], band));
  uint32_t entries = matrices[digit] & line;
  uint32_t entry = entries & -entries;
  uint32_t in_band = band < 3 ? UINT32_MAX : 0;

  choice->digit = digit;

  /* In a stack the line is the box, whose columns are the planes: see sudoku_box_columns (). */
  for (int plane = 0; plane < 3; plane++)
    {
      uint32_t here = entry >> 3 * plane & line & -line ? UINT32_MAX : 0;

      choice->loses_if_yes[plane] = (in_band & (entries ^ entry)) | (~in_band & line & ~here);
      choice->loses_if_no[plane] = (in_band & entry) | (~in_band & line & here);
    }
}
