/* Where a fast solver has to choose, see the drawing in sudoku-matrix.h.
 *
 * A band is chosen, then a digit, then one of the digit's box rows in a row of the band: the digit
 * stands there, or it does not. Mostly the digit has two ways through its band, and then no says as
 * much as yes. The band is the one with the fewest box rows left to its digits, the digit the one
 * with the fewest in that band, the row likewise; the three stacks with their box columns compete
 * with the bands. tdoku (T. Dillon, 2019), which counts the ways through a band, is the model.
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

  /* A choice that stands settles a line of a digit's matrix in a band, and with a second one the
   * matrix is settled: no more choices stand at a time than these. */
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
 * above and what it counts below. Counts of `settled` and less are no candidates. */
static inline uint32_t
sudoku_lesser_key (uint32_t key,
                   int      n_entries,
                   int      settled,
                   int      index)
{
  uint32_t other = (uint32_t) (n_entries > settled ? n_entries : 0x1000) << 8 | (uint32_t) index;

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

/* Expects matrices at rest, box rows and box columns of each digit, that are not all settled. */
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
        /* The box of the entry: its column at the place of the entry's line, see
         * sudoku_box_columns (). */
        uint32_t box = 0111u << (__builtin_ctz (entry) / 9 * 9 + band - 3);
        bool here = (entry & 0070070070u >> 3 << 3 * plane) != 0;

        choice->loses_if_yes[plane] = here ? 0 : box;
        choice->loses_if_no[plane] = here ? box : 0;
      }
}
