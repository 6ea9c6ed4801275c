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

#include "solver/sudoku/sudoku.h"

enum
{
  SUDOKU_CHOICE_BANDS = 6,      /* bands, then stacks */

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
 * above and what it counts below. Counts of `decided` and less are no candidates. */
static inline uint32_t
sudoku_lesser_key (uint32_t key,
                   int      n_entries,
                   int      decided,
                   int      index)
{
  uint32_t other = (uint32_t) (n_entries > decided ? n_entries : 0x1000) << 8 | (uint32_t) index;

  return other < key ? other : key;
}

static inline int
sudoku_choose_band (const uint32_t rows[SUDOKU_DIGITS],
                    const uint32_t columns[SUDOKU_DIGITS])
{
  uint32_t key = UINT32_MAX;

  for (int band = 0; band < SUDOKU_CHOICE_BANDS; band++)
    {
      const uint32_t *matrix = band < 3 ? rows : columns;
      uint32_t third = sudoku_choice_third (band);
      int n_entries = 0;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        n_entries += __builtin_popcount (matrix[digit] & third);

      key = sudoku_lesser_key (key, n_entries, 3 * SUDOKU_DIGITS, band);
    }

  return key & 0xff;
}

static inline int
sudoku_choose_digit (const uint32_t matrix[SUDOKU_DIGITS],
                     int            band)
{
  uint32_t third = sudoku_choice_third (band);
  uint32_t key = UINT32_MAX;

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    key = sudoku_lesser_key (key, __builtin_popcount (matrix[digit] & third), 3, digit);

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

/* Expects matrices after propagation, box rows and box columns of each digit, not all decided. */
static inline void
sudoku_choose (const uint32_t  rows[SUDOKU_DIGITS],
               const uint32_t  columns[SUDOKU_DIGITS],
               SudokuChoice   *choice)
{
  int band = sudoku_choose_band (rows, columns);
  const uint32_t *matrix = band < 3 ? rows : columns;
  int digit = sudoku_choose_digit (matrix, band);
  int line = sudoku_choose_line (matrix[digit], band);
  uint32_t entries = matrix[digit] & sudoku_choice_line (band, line);
  uint32_t entry = entries & -entries;

  choice->digit = digit;

  for (int plane = 0; plane < 3; plane++)
    if (band < 3)
      {
        choice->loses_if_yes[plane] = entries ^ entry;
        choice->loses_if_no[plane] = entry;
      }
    else
      {
        /* The box of the entry: its column at the position of the entry's line, see
         * sudoku_box_columns (). */
        uint32_t box = 0111u << (__builtin_ctz (entry) / 9 * 9 + band - 3);
        bool here = (entry & 0070070070u >> 3 << 3 * plane) != 0;

        choice->loses_if_yes[plane] = here ? 0 : box;
        choice->loses_if_no[plane] = here ? box : 0;
      }
}
