/* Propagation in lanes: many grids side by side, one in each lane of the words of sudoku-matrix.h.
 * A pass takes the digits in turn and applies these rules to each, in every lane:
 *
 *   1. The digit loses the cells that other digits hold.
 *   2. A cell that is left to this digit alone is its only cell in the box (naked single).
 *   3. Box columns that are in no permutation go, then box rows (see sudoku-matrix.h).
 *   4. A box row that is forced on three other digits has no room for this one. A box row is forced
 *      on a digit that has no other in that row (the same for box columns).
 *   5. If the digit has one cell left in a box row that is forced on it, it holds that cell (hidden
 *      single), and the digits that come after lose it.
 *
 * A pass has no branches, so it costs the same whatever the lanes contain. Order matters: with the
 * digits strictly one after the other, each instruction waits for the one before; without any
 * order, it takes a quarter more passes. So three digits are worked on together, and what follows
 * from one of them reaches the other two in the next pass.
 *
 * Tried and not kept: counting box rows that only three digits can take (few choices saved, a pass
 * 4 % dearer); handing on held cells one group of digits later (shorter passes, as many more of
 * them); nine digits together (the same time).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "solver/sudoku/fast/sudoku-matrix.h"

/* Digits side by side. */
enum { N_ABREAST = 3 };

/* A lane is idle after a pass that changed nothing in it: propagation is complete. The words are
 * then the same whatever the order of the conclusions was. */
typedef struct
{
  SudokuWord cells[SUDOKU_DIGITS][SUDOKU_PLANES];

  /* Conclusions from the cells, for the next pass; see sudoku_lanes_set (). */
  SudokuWord held_by[SUDOKU_DIGITS][SUDOKU_PLANES];  /* cells that the digit holds */
  SudokuWord held[SUDOKU_PLANES];                    /* cells that any digit holds */
  SudokuWord single[SUDOKU_PLANES];                  /* cells with one digit, or none */
  SudokuWord forced_rows[SUDOKU_DIGITS];             /* box rows that the digit must use */
  SudokuWord forced_columns[SUDOKU_DIGITS];
  SudokuWord full_rows;                              /* that three digits need */
  SudokuWord full_columns;

  /* For the search; in the first three, all bits of a lane are set or none. */
  SudokuWord dead;              /* there is no solution */
  SudokuWord idle;
  SudokuWord open;              /* any cell with more than one digit */
  SudokuWord rows[SUDOKU_DIGITS];     /* as sudoku_box_rows () */
  SudokuWord columns[SUDOKU_DIGITS];  /* as sudoku_box_columns () */
} SudokuLanes;

/* The results of a pass, beside the cells. */
typedef struct
{
  SudokuWord once[SUDOKU_PLANES];   /* cells with a digit */
  SudokuWord twice[SUDOKU_PLANES];  /* cells with two digits or more */
  SudokuWord rows_forced[4];        /* box rows forced on one digit, or more, two, three, four */
  SudokuWord columns_forced[4];
  SudokuWord lines;                 /* rows in which each digit has a place */
  SudokuWord moved;                 /* any bit: something has changed */
} SudokuPass;

static inline void
sudoku_pass_digits (SudokuLanes *lanes,
                    SudokuPass  *pass,
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
      columns[i] &= ~lanes->full_columns | lanes->forced_columns[first + i];
      sudoku_keep_box_columns (cells[i], columns[i]);
      lanes->columns[first + i] = columns[i];
      lanes->forced_columns[first + i] = sudoku_alone_in_column (columns[i]);
      sudoku_count (pass->columns_forced, lanes->forced_columns[first + i]);
    }

  for (int i = 0; i < N_ABREAST; i++)
    rows[i] = sudoku_permutations_of_bits (sudoku_box_rows (cells[i]));
  for (int i = 0; i < N_ABREAST; i++)
    {
      rows[i] &= ~lanes->full_rows | lanes->forced_rows[first + i];
      sudoku_keep_box_rows (cells[i], rows[i]);
      lanes->rows[first + i] = rows[i];
      lanes->forced_rows[first + i] = sudoku_alone_in_line (rows[i]);
      sudoku_count (pass->rows_forced, lanes->forced_rows[first + i]);
      pass->lines &= sudoku_filled_lines (rows[i]);
    }

  for (int i = 0; i < N_ABREAST; i++)
    {
      SudokuWord held = lanes->forced_rows[first + i] & sudoku_with_one_cell (cells[i]);

      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        {
          SudokuWord *word = &lanes->cells[first + i][plane];
          SudokuWord now = cells[i][plane];

          lanes->held_by[first + i][plane] = now & held;
          lanes->held[plane] |= now & held;
          pass->twice[plane] |= pass->once[plane] & now;
          pass->once[plane] |= now;
          pass->moved |= *word ^ now;
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
sudoku_lanes_propagate (SudokuLanes *lanes)
{
  SudokuPass pass = { .lines = sudoku_word (SUDOKU_PLANE_ALL) };
  SudokuWord held_before[SUDOKU_PLANES];
  SudokuWord missing;
  SudokuWord open;
  SudokuWord clash;

  memcpy (held_before, lanes->held, sizeof held_before);

  for (int digit = 0; digit < SUDOKU_DIGITS; digit += N_ABREAST)
    sudoku_pass_digits (lanes, &pass, digit);

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      SudokuWord single = pass.once[plane] & ~pass.twice[plane];

      pass.moved |= (lanes->held[plane] ^ held_before[plane]) | (lanes->single[plane] ^ single);
      lanes->single[plane] = single;
    }

  pass.moved |= (lanes->full_rows ^ pass.rows_forced[2]) |
                 (lanes->full_columns ^ pass.columns_forced[2]);
  lanes->full_rows = pass.rows_forced[2];
  lanes->full_columns = pass.columns_forced[2];

  missing = ~(pass.once[0] & pass.once[1] & pass.once[2] & pass.lines) & SUDOKU_PLANE_ALL;
  open = pass.twice[0] | pass.twice[1] | pass.twice[2];
  clash = (pass.twice[0] & lanes->held[0]) | (pass.twice[1] & lanes->held[1]) |
          (pass.twice[2] & lanes->held[2]);

  lanes->idle = ~sudoku_lanes_any (pass.moved);
  lanes->dead = sudoku_lanes_any (missing | pass.rows_forced[3] | pass.columns_forced[3] |
                                  (clash & lanes->idle));
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

  /* If no cell is held and nothing is full, the cells held and the rows forced on each digit have
   * no effect in the next pass, which then sets them. */
  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      lanes->held[plane] &= ~mask;
      lanes->single[plane] &= ~mask;
    }

  lanes->full_rows &= ~mask;
  lanes->full_columns &= ~mask;
}
