/* The almost locked sets of a position: cells of one house that have one digit more than they are
 * cells. Each takes all of its digits but one, so if it loses one it takes all the others.
 *
 * What matters of a digit in a set is only which cells can take it, and many sets share those. So
 * each digit and its cells are kept once, as a group:
 *
 *     set 4    r1c1 r1c2       1 2 7     groups  1 r1c1 · 2 r1c1 r1c2 · 7 r1c2
 *     set 9    r1c1 r2c3 r3c2  1 3 5 7   groups  1 r1c1 · 3 r2c3 r3c2 · ...
 *
 * A digit is a restricted common candidate (RCC) of two sets if every cell of the one that can take
 * it sees every such cell of the other: only one of the two sets takes it. Each group keeps, as
 * bits, the sets that it is so linked with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-logic-private.h"

enum
{
  /* Puzzles with one solution have up to about 420 sets and 1,400 groups, even before the first
   * step. Sets that there is no room for are left out; where groups have no room, all are. */
  SUDOKU_ALS_SETS = 512,
  SUDOKU_ALS_GROUPS = 2048,
  SUDOKU_ALS_WORDS = SUDOKU_ALS_SETS / 64,
};

/* Sets of sets. */
typedef struct
{
  uint64_t word[SUDOKU_ALS_WORDS];
} SudokuAlsBits;

typedef struct
{
  SudokuCells   cells;
  SudokuDigits  digits;
  uint16_t      group[SUDOKU_DIGITS];   /* [digit - 1], of the digits that it has */
  SudokuAlsBits overlaps;               /* sets that share a cell with it, itself among them */
} SudokuAls;

typedef struct
{
  SudokuCells   cells;
  SudokuCells   seen;           /* cells that can take the digit and see all of `cells` */
  SudokuAlsBits sets;           /* that have the digit in just these cells */
  SudokuAlsBits linked;         /* that the digit is an RCC with */
  SudokuAlsBits ends;           /* that have the digit so that some cell sees all its places there
                                 * and all of `cells`: that cell loses it if one of both takes it */
} SudokuAlsGroup;

typedef struct
{
  int            n_sets;
  int            n_words;                       /* of SudokuAlsBits that are used */
  int            first_group[SUDOKU_DIGITS + 1];  /* [digit - 1]: groups are ordered by digit */
  SudokuAls      set[SUDOKU_ALS_SETS];          /* small ones first */
  SudokuAlsGroup group[SUDOKU_ALS_GROUPS];
} SudokuAlsList;

static inline bool
sudoku_als_bits_has (const SudokuAlsBits *bits,
                     int                  set)
{
  return bits->word[set / 64] >> (set % 64) & 1;
}

static inline void
sudoku_als_bits_add (SudokuAlsBits *bits,
                     int            set)
{
  bits->word[set / 64] |= (uint64_t) 1 << (set % 64);
}

/* What a set has of a digit that it has. */
static inline const SudokuAlsGroup *
sudoku_als_group (const SudokuAlsList *list,
                  int                  set,
                  int                  digit)
{
  return &list->group[list->set[set].group[digit - 1]];
}

/* Writes up to `max_sets` of the almost locked sets of a house that have `min_cells` cells or more,
 * and returns how many. Sets that lie in two houses are found in the first one only. */
int          sudoku_als_in_house   (const SudokuPosition *position,
                                    int                   house,
                                    int                   min_cells,
                                    SudokuSet            *sets,
                                    int                   max_sets);

/* The digits that are RCCs of two sets. */
SudokuDigits sudoku_als_rccs (const SudokuAlsList *list,
                              int                  a,
                              int                  b);

/* Fills `list`, some 500 kB that need not be cleared. */
void         sudoku_als_list       (SudokuAlsList        *list,
                                    const SudokuPosition *position);

/* Each technique is searched twice, at first with sets that are apart. Sets that share cells make
 * steps that are as true, but hard to see: they are emitted only of candidates that nothing was
 * emitted of before. */
typedef struct
{
  SudokuLogic   *logic;
  bool           may_overlap;
  SudokuCells    emitted[SUDOKU_DIGITS];        /* [digit - 1]: candidates that steps removed */

  SudokuAlsList  list;
} SudokuAlsSearch;

enum
{
  SUDOKU_ALS_MAX_LINKS = 10,
};

/* Sets, each joined to the next by an RCC. */
typedef struct
{
  int      n_links;
  uint16_t set[SUDOKU_ALS_MAX_LINKS + 1];
  uint8_t  rcc[SUDOKU_ALS_MAX_LINKS];           /* rcc[i] joins set[i] and set[i + 1] */
} SudokuAlsPath;

/* The sets that may not be used beside `set`. */
static inline uint64_t
sudoku_als_hindered (const SudokuAlsSearch *search,
                     int                    set,
                     int                    word)
{
  return search->may_overlap ? 0 : search->list.set[set].overlaps.word[word];
}

/* Adds a set to the hint. */
void sudoku_als_add_set      (SudokuAlsSearch     *search,
                              int                  set);

/* Marks a digit in two sets, as the RCC of `group`. */
void sudoku_als_mark_rcc  (SudokuAlsSearch *search,
                           int              group,
                           int              a,
                           int              b,
                           int              digit);

/* Marks the places of a digit that goes in a set, as `group`. */
void sudoku_als_mark_pattern (SudokuAlsSearch     *search,
                              int                  group,
                              int                  set,
                              int                  digit);

/* Takes a digit from cells, and adds it to the digits of the hint if that does something. */
void sudoku_als_remove       (SudokuAlsSearch     *search,
                              SudokuCells          cells,
                              int                  digit);

/* Hands over the hint if it is worth it: what takes only what went in steps before is not emitted.
 * Returns false when the search is to end. */
bool sudoku_als_emit         (SudokuAlsSearch     *search);
bool sudoku_als_emit_path    (SudokuAlsSearch     *search,
                              SudokuTechnique      technique,
                              const SudokuAlsPath *path);

/* Each looks for the steps of a technique. */
void sudoku_als_find_wings    (SudokuAlsSearch    *search);
void sudoku_als_find_chains   (SudokuAlsSearch    *search);
void sudoku_als_find_blossoms (SudokuAlsSearch    *search);
