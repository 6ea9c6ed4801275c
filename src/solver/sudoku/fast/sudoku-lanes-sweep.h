/* Conclusions in lanes: many grids side by side, one in each lane of the words of
 * sudoku-matrix.h. A sweep takes each digit once and draws for it, in every lane,
 *
 *   1. the cells that other digits hold go,
 *   2. a cell that is left to this digit alone is its place in the box (naked singles),
 *   3. box columns that are in no permutation go, then box rows (see sudoku-matrix.h),
 *   4. a box row that three other digits need has no room for this one; a digit needs a box row
 *      when it has no other in that row (the same for box columns),
 *   5. a box row that the digit needs, with one cell left, is its place (hidden singles): the cell
 *      is held, and the digits that come after lose it.
 *
 * It knows no branches, so it costs the same for whatever is in the lanes. Digits are taken three
 * at a time: what one of three says the others hear in the next sweep. That takes a few more
 * sweeps, and keeps a processor busy that would else wait for each instruction's result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "solver/sudoku/fast/sudoku-matrix.h"

/* Digits side by side. */
enum { N_ABREAST = 3 };

/* After a sweep in which nothing moved any more in a lane, the lane is at rest, and its words say
 * what can be said. The order in which it was said has left no trace in them. */
typedef struct
{
  SudokuWord cells[SUDOKU_DIGITS][SUDOKU_PLANES];

  /* What was concluded from the cells, for the next sweep to use; see sudoku_lanes_set (). */
  SudokuWord held_by[SUDOKU_DIGITS][SUDOKU_PLANES];  /* cells that the digit holds */
  SudokuWord held[SUDOKU_PLANES];                    /* cells that any digit holds */
  SudokuWord single[SUDOKU_PLANES];                  /* cells with one digit, or none */
  SudokuWord needed_rows[SUDOKU_DIGITS];             /* box rows that the digit needs */
  SudokuWord needed_columns[SUDOKU_DIGITS];
  SudokuWord full_rows;                              /* that three digits need */
  SudokuWord full_columns;

  /* What the search asks for; the first three are all bits of a lane or none. */
  SudokuWord dead;              /* there is no solution */
  SudokuWord rests;
  SudokuWord open;              /* any cell with more than one digit */
  SudokuWord rows[SUDOKU_DIGITS];     /* as sudoku_box_rows () */
  SudokuWord columns[SUDOKU_DIGITS];  /* as sudoku_box_columns () */
} SudokuLanes;

/* What a sweep finds out beside the cells. */
typedef struct
{
  SudokuWord once[SUDOKU_PLANES];   /* cells with a digit */
  SudokuWord twice[SUDOKU_PLANES];  /* cells with two digits or more */
  SudokuWord rows_needed[4];        /* box rows that one digit needs, or more, two, three, four */
  SudokuWord columns_needed[4];
  SudokuWord lines;                 /* rows in which each digit has a place */
  SudokuWord moved;                 /* any bit: something has changed */
} SudokuSweep;

static inline void
sudoku_sweep_digits (SudokuLanes *lanes,
                     SudokuSweep *sweep,
                     int          first)
{
  SudokuWord cells[N_ABREAST][SUDOKU_PLANES];
  SudokuWord rows[N_ABREAST];
  SudokuWord columns[N_ABREAST];

  for (int i = 0; i < N_ABREAST; i++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      cells[i][plane] = lanes->cells[first + i][plane] &
                        (~lanes->held[plane] | lanes->held_by[first + i][plane]);

  for (int i = 0; i < N_ABREAST; i++)
    {
      SudokuWord placed[SUDOKU_PLANES];

      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        placed[plane] = cells[i][plane] & lanes->single[plane];
      sudoku_place (cells[i], placed);
    }

  for (int i = 0; i < N_ABREAST; i++)
    columns[i] = sudoku_permutations_of_fields (sudoku_box_columns (cells[i]));
  for (int i = 0; i < N_ABREAST; i++)
    {
      columns[i] &= ~lanes->full_columns | lanes->needed_columns[first + i];
      sudoku_keep_box_columns (cells[i], columns[i]);
      lanes->columns[first + i] = columns[i];
      lanes->needed_columns[first + i] = sudoku_alone_in_column (columns[i]);
      sudoku_count (sweep->columns_needed, lanes->needed_columns[first + i]);
    }

  for (int i = 0; i < N_ABREAST; i++)
    rows[i] = sudoku_permutations_of_bits (sudoku_box_rows (cells[i]));
  for (int i = 0; i < N_ABREAST; i++)
    {
      rows[i] &= ~lanes->full_rows | lanes->needed_rows[first + i];
      sudoku_keep_box_rows (cells[i], rows[i]);
      lanes->rows[first + i] = rows[i];
      lanes->needed_rows[first + i] = sudoku_alone_in_line (rows[i]);
      sudoku_count (sweep->rows_needed, lanes->needed_rows[first + i]);
      sweep->lines &= sudoku_filled_lines (rows[i]);
    }

  for (int i = 0; i < N_ABREAST; i++)
    {
      SudokuWord held = lanes->needed_rows[first + i] & sudoku_with_one_cell (cells[i]);

      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        {
          SudokuWord *word = &lanes->cells[first + i][plane];
          SudokuWord now = cells[i][plane];

          lanes->held_by[first + i][plane] = now & held;
          lanes->held[plane] |= now & held;
          sweep->twice[plane] |= sweep->once[plane] & now;
          sweep->once[plane] |= now;
          sweep->moved |= *word ^ now;
          *word = now;
        }
    }
}

/* The lanes in which any bit of the word is set. */
static inline SudokuWord
sudoku_lanes_any (SudokuWord word)
{
  return (SudokuWord) (word != 0);
}

static void
sudoku_lanes_sweep (SudokuLanes *lanes)
{
  SudokuSweep sweep = { .lines = sudoku_word (SUDOKU_PLANE_ALL) };
  SudokuWord held_before[SUDOKU_PLANES];
  SudokuWord missing;
  SudokuWord open;
  SudokuWord clash;

  memcpy (held_before, lanes->held, sizeof held_before);

  for (int digit = 0; digit < SUDOKU_DIGITS; digit += N_ABREAST)
    sudoku_sweep_digits (lanes, &sweep, digit);

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      SudokuWord single = sweep.once[plane] & ~sweep.twice[plane];

      sweep.moved |= (lanes->held[plane] ^ held_before[plane]) | (lanes->single[plane] ^ single);
      lanes->single[plane] = single;
    }

  sweep.moved |= (lanes->full_rows ^ sweep.rows_needed[2]) |
                 (lanes->full_columns ^ sweep.columns_needed[2]);
  lanes->full_rows = sweep.rows_needed[2];
  lanes->full_columns = sweep.columns_needed[2];

  missing = ~(sweep.once[0] & sweep.once[1] & sweep.once[2] & sweep.lines) & SUDOKU_PLANE_ALL;
  open = sweep.twice[0] | sweep.twice[1] | sweep.twice[2];
  clash = (sweep.twice[0] & lanes->held[0]) | (sweep.twice[1] & lanes->held[1]) |
          (sweep.twice[2] & lanes->held[2]);

  lanes->rests = ~sudoku_lanes_any (sweep.moved);
  lanes->dead = sudoku_lanes_any (missing | sweep.rows_needed[3] | sweep.columns_needed[3] |
                                  (clash & lanes->rests));
  lanes->open = sudoku_lanes_any (open);
}

/* All bits of one lane. */
static inline SudokuWord
sudoku_lane (int lane)
{
  static const uint32_t number[16] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };
  SudokuWord numbers;

  memcpy (&numbers, number, sizeof numbers);

  return (SudokuWord) (numbers == (uint32_t) lane);
}

/* Puts a grid into a lane; nothing is concluded about it yet. */
static void
sudoku_lanes_set (SudokuLanes *lanes,
                  int          lane,
                  uint32_t     cells[SUDOKU_DIGITS][SUDOKU_PLANES])
{
  SudokuWord mask = sudoku_lane (lane);

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      lanes->cells[digit][plane] = sudoku_select (mask, sudoku_word (cells[digit][plane]),
                                                  lanes->cells[digit][plane]);

  /* Where no cell is held and nothing is full, what each digit holds and needs has no effect in the
   * next sweep, which then fills it. */
  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      lanes->held[plane] &= ~mask;
      lanes->single[plane] &= ~mask;
    }

  lanes->full_rows &= ~mask;
  lanes->full_columns &= ~mask;
}
