/* Where a fast solver has to choose, see the drawing in sudoku-matrix.h.
 *
 * A band is chosen, then a digit, then one of the digit's box rows in a row of the band: the digit
 * stands there, or it does not. A box row settles three cells of nine digits more than a digit in a
 * cell would, and where a digit has two ways through its band the answer no says as much as yes.
 * The band is the one with the fewest box rows left to its digits, the digit the one with the
 * fewest in that band, the row likewise; the three bands of columns (stacks) compete with those of
 * rows. tdoku's way of counting the ways through a band (T. Dillon, 2019) is the model.
 *
 * Private to the fast solvers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku.h"

enum
{
  SUDOKU_CHOICE_BANDS = 6,      /* bands, then stacks */

  /* A choice that stands settles one line of a digit's matrix, and two settled lines settle it. */
  SUDOKU_MAX_CHOICES = SUDOKU_DIGITS * SUDOKU_CHOICE_BANDS * 2,
};

/* The cells that a digit loses, by plane. */
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

static inline int
sudoku_choose_band (const uint32_t matrix[2][SUDOKU_DIGITS])
{
  int best = 0;
  int fewest = 1000;

  for (int band = 0; band < SUDOKU_CHOICE_BANDS; band++)
    {
      uint32_t third = sudoku_choice_third (band);
      int n_entries = 0;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        n_entries += __builtin_popcount (matrix[band / 3][digit] & third);

      /* Three for each digit: the band is settled. */
      if (n_entries > 3 * SUDOKU_DIGITS && n_entries < fewest)
        {
          fewest = n_entries;
          best = band;
        }
    }

  return best;
}

/* Expects matrices at rest, box rows and box columns of each digit, that are not all settled. */
static inline void
sudoku_choose (const uint32_t  matrix[2][SUDOKU_DIGITS],
               SudokuChoice   *choice)
{
  int band = sudoku_choose_band (matrix);
  uint32_t third = sudoku_choice_third (band);
  int fewest = 10;
  uint32_t entries = 0;
  uint32_t entry;

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    {
      int n_entries = __builtin_popcount (matrix[band / 3][digit] & third);

      if (n_entries > 3 && n_entries < fewest)
        {
          fewest = n_entries;
          choice->digit = digit;
        }
    }

  fewest = 10;
  for (int line = 0; line < 3; line++)
    {
      uint32_t in_line = matrix[band / 3][choice->digit] & sudoku_choice_line (band, line);
      int n_entries = __builtin_popcount (in_line);

      if (n_entries > 1 && n_entries < fewest)
        {
          fewest = n_entries;
          entries = in_line;
        }
    }

  entry = entries & -entries;

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
