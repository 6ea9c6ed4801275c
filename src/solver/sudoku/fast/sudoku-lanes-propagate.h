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
 * A pass would change nothing more if the one before it has found the box rows just as the box
 * columns left them, no cell is held by one digit and left to another, no cell has become a naked
 * single but those held, and no full box row is left to a fourth digit. So the pass that places the
 * last digits is the last one; to wait for a pass without a change takes up to an eighth more. A
 * held cell that another digit still has after the next pass is held twice: a contradiction.
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

/* A lane is idle after a pass with nothing left to conclude: the next one would change no cell. The
 * words are then the same whatever the order of the conclusions was. */
typedef struct
{
  SudokuWord cells[SUDOKU_DIGITS][SUDOKU_PLANES];

  /* Conclusions from the cells, for the next pass; see sudoku_lanes_set (). */
  SudokuWord held_by[SUDOKU_DIGITS][SUDOKU_PLANES];  /* cells that the digit holds */
  SudokuWord held[SUDOKU_PLANES];                    /* cells that any digit holds */
  SudokuWord single[SUDOKU_PLANES];                  /* cells with one digit, or none */
  SudokuWord clash[SUDOKU_PLANES];                   /* cells held that others have not lost */
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
  SudokuWord rows_free;             /* box rows that are left to any digit, but not forced on it */
  SudokuWord columns_free;
  SudokuWord lines;                 /* rows in which each digit has a place */
  SudokuWord moved;                 /* any bit: there is more to conclude */
} SudokuPass;

static inline void
sudoku_pass_digits (SudokuLanes *lanes,
                    SudokuPass  *pass,
                    int          first)
{
  SudokuWord cells[N_ABREAST][SUDOKU_PLANES];
  SudokuWord before[N_ABREAST];
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
      SudokuWord closed = columns[i];

      columns[i] &= ~lanes->full_columns | lanes->forced_columns[first + i];
      pass->moved |= columns[i] ^ closed;
      sudoku_keep_box_columns (cells[i], columns[i]);
      lanes->columns[first + i] = columns[i];
      lanes->forced_columns[first + i] = sudoku_alone_in_column (columns[i]);
      sudoku_count (pass->columns_forced, lanes->forced_columns[first + i]);
      pass->columns_free |= columns[i] & ~lanes->forced_columns[first + i];
    }

  for (int i = 0; i < N_ABREAST; i++)
    {
      before[i] = sudoku_box_rows (cells[i]);
      rows[i] = sudoku_permutations_of_bits (before[i]);
    }
  for (int i = 0; i < N_ABREAST; i++)
    {
      rows[i] &= ~lanes->full_rows | lanes->forced_rows[first + i];
      pass->moved |= rows[i] ^ before[i];
      sudoku_keep_box_rows (cells[i], rows[i]);
      lanes->rows[first + i] = rows[i];
      lanes->forced_rows[first + i] = sudoku_alone_in_line (rows[i]);
      sudoku_count (pass->rows_forced, lanes->forced_rows[first + i]);
      pass->rows_free |= rows[i] & ~lanes->forced_rows[first + i];
      pass->lines &= sudoku_filled_lines (rows[i]);
    }

  for (int i = 0; i < N_ABREAST; i++)
    {
      SudokuWord held = lanes->forced_rows[first + i] & sudoku_with_one_cell (cells[i]);

      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        {
          SudokuWord now = cells[i][plane];

          lanes->cells[first + i][plane] = now;
          lanes->held_by[first + i][plane] = now & held;
          lanes->held[plane] |= now & held;
          pass->twice[plane] |= pass->once[plane] & now;
          pass->once[plane] |= now;
        }
    }
}

/* The lanes in which any bit of the word is set. */
static inline SudokuWord
sudoku_lanes_any (SudokuWord word)
{
  return (SudokuWord) (word != 0);
}

/* To call it, and the next, instead of having them in the loop costs 3 % of `generate`. */
static inline __attribute__ ((always_inline)) void
sudoku_lanes_propagate (SudokuLanes *lanes)
{
  SudokuPass pass = { .lines = sudoku_word (SUDOKU_PLANE_ALL) };
  SudokuWord missing;
  SudokuWord twice_held = { 0 };

  for (int digit = 0; digit < SUDOKU_DIGITS; digit += N_ABREAST)
    sudoku_pass_digits (lanes, &pass, digit);

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      SudokuWord single = pass.once[plane] & ~pass.twice[plane];
      SudokuWord clash = pass.twice[plane] & lanes->held[plane];

      pass.moved |= clash | ((lanes->single[plane] ^ single) & ~lanes->held[plane]);
      twice_held |= clash & lanes->clash[plane];
      lanes->single[plane] = single;
      lanes->clash[plane] = clash;
    }

  pass.moved |= (pass.rows_free & pass.rows_forced[2]) |
                (pass.columns_free & pass.columns_forced[2]);
  lanes->full_rows = pass.rows_forced[2];
  lanes->full_columns = pass.columns_forced[2];

  missing = ~(pass.once[0] & pass.once[1] & pass.once[2] & pass.lines) & SUDOKU_PLANE_ALL;

  lanes->idle = ~sudoku_lanes_any (pass.moved);
  lanes->dead = sudoku_lanes_any (missing | pass.rows_forced[3] | pass.columns_forced[3] |
                                  twice_held);
  lanes->open = sudoku_lanes_any (pass.twice[0] | pass.twice[1] | pass.twice[2]);
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

/* Puts a number into one lane of a word, by writing the whole word. */
static inline void
sudoku_put (SudokuWord *word,
            int         lane,
            uint32_t    number)
{
#if defined (__AVX512F__) && SUDOKU_LANES == 16
  *word = (SudokuWord) _mm512_mask_broadcastd_epi32 ((__m512i) *word, (__mmask16) (1u << lane),
                                                     _mm_cvtsi32_si128 ((int) number));
#else
  *word = sudoku_select (sudoku_lane (lane), sudoku_word (number), *word);
#endif
}

/* What a lane is filled with. */
typedef struct
{
  int                     lane;
  const SudokuPlanes     *grid;
  const SudokuPlaneCells *givens;       /* cells known to have one digit */
} SudokuFilling;

/* Fills lanes. Nothing is concluded about their grids yet. */
static inline __attribute__ ((always_inline)) void
sudoku_lanes_fill (SudokuLanes         *lanes,
                   int                  n_fillings,
                   const SudokuFilling  fillings[])
{
  SudokuWord all = { 0 };

  for (int i = 0; i < n_fillings; i++)
    {
      int lane = fillings[i].lane;

      all |= sudoku_lane (lane);
      for (int plane = 0; plane < SUDOKU_PLANES; plane++)
        {
          for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
            sudoku_put (&lanes->cells[digit][plane], lane, (*fillings[i].grid)[digit][plane]);
          sudoku_put (&lanes->single[plane], lane, (*fillings[i].givens)[plane]);
        }
    }

  /* If no cell is held and nothing is full, the cells held and the rows forced on each digit have
   * no effect in the next pass, which then sets them. */
  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      lanes->held[plane] &= ~all;
      lanes->clash[plane] &= ~all;
    }

  lanes->full_rows &= ~all;
  lanes->full_columns &= ~all;
}
