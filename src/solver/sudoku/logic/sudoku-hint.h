/* A hint: one logical step of a sudoku, as a fact.
 *
 * It names the technique, the houses, cells and candidates by their role, the links of a chain in
 * order, the removed candidates and the placed digits. It contains no sentences: `game` describes
 * it in the player's language, `paint` colours it and draws its links, tests compare it with the
 * solution.
 *
 * What each technique puts into which role is described in the file of its family,
 * sudoku-logic-*.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/sudoku-position.h"
#include "solver/sudoku/logic/sudoku-techniques.h"

enum
{
  SUDOKU_HINT_MAX_HOUSES = 24,
  SUDOKU_HINT_MAX_MARKS = 160,
  SUDOKU_HINT_MAX_SETS = 16,
  SUDOKU_HINT_MAX_NODES = 256,
  SUDOKU_HINT_MAX_LINKS = 384,
  SUDOKU_HINT_NO_SET = 255,
};

typedef enum
{
  SUDOKU_HOUSE_BASE,            /* holds the pattern */
  SUDOKU_HOUSE_COVER,           /* filled by the pattern, which so reaches further */
} SudokuHouseRole;

typedef enum
{
  SUDOKU_ROLE_PATTERN,          /* makes the pattern */
  SUDOKU_ROLE_FIN,              /* disturbs it; removed candidates see it too */
  SUDOKU_ROLE_COMMON,           /* joins two groups: pivots, RCCs (sudoku-als.h) */
  SUDOKU_ROLE_EXTRA,            /* beside the pattern: the digits that a rectangle has too many */
  SUDOKU_ROLE_CAUSE,            /* a filled cell whose digit keeps others out */
} SudokuRole;

/* A candidate, or the digit of a filled cell, that the step argues from. `group` separates groups
 * of a role from each other: the colours of a colouring, the sets of a chain, the pivots. */
typedef struct
{
  uint8_t role;                 /* SudokuRole */
  uint8_t group;
  uint8_t cell;
  uint8_t digit;
} SudokuMark;

typedef struct
{
  uint8_t house;                /* 0 to 26, see sudoku-cells.h */
  uint8_t role;                 /* SudokuHouseRole */
} SudokuMarkedHouse;

/* Cells and the digits that they can take together: a locked set has as many digits as cells, an
 * almost locked set one more. */
typedef struct
{
  SudokuCells  cells;
  SudokuDigits digits;
} SudokuSet;

/* One statement of a chain: that `digit` is, or is not, in one of `cells` (a single cell, the cells
 * of a group, or those of an almost locked set that can take it). */
typedef struct
{
  SudokuCells cells;
  uint8_t     digit;
  bool        is_true;
  uint8_t     set;              /* index of the almost locked set that it goes through, or
                                 * SUDOKU_HINT_NO_SET */
  uint8_t     branch;           /* of forcing chains: which assumption it follows from */
  uint16_t    n_inner;          /* of nested nets: it was tried to the contrary, and that came to a
                                 * contradiction after so many inferences */
} SudokuNode;

/* An inference from one node to another. A weak link leads from true to false (both cannot be
 * true), a strong one from false to true (both cannot be false). A node of a net has a link from
 * each node that it follows from. */
typedef struct
{
  uint16_t from;
  uint16_t to;
  bool     strong;
} SudokuLink;

typedef struct
{
  uint8_t           technique;            /* SudokuTechnique */
  SudokuDigits      digits;               /* the digits that name it: those of the pattern;
                                           * for chains and sets those that go */

  uint8_t           n_houses;
  uint8_t           n_marks;
  uint8_t           n_sets;
  uint16_t          n_nodes;
  uint16_t          n_links;
  SudokuMarkedHouse house[SUDOKU_HINT_MAX_HOUSES];
  SudokuMark        mark[SUDOKU_HINT_MAX_MARKS];
  SudokuSet         set[SUDOKU_HINT_MAX_SETS];
  SudokuNode        node[SUDOKU_HINT_MAX_NODES];
  SudokuLink        link[SUDOKU_HINT_MAX_LINKS];

  /* The conclusion: removed candidates, or a digit placed in one cell or (by templates) several;
   * never both. */
  uint16_t          n_removals;
  SudokuDigits      removals[SUDOKU_CELLS];
  uint8_t           n_placements;
  SudokuCandidate   placement[SUDOKU_DIGITS];
} SudokuHint;

static inline bool
sudoku_hint_does_something (const SudokuHint *hint)
{
  return hint->n_removals != 0 || hint->n_placements != 0;
}

/* Returns whether two hints have the same technique, digits and conclusion. May change. */
bool sudoku_hint_same   (const SudokuHint     *a,
                         const SudokuHint     *b);

/* The cells that a hint looks at, but for those that only lose something; and the cells where it
 * places or removes a digit. */
SudokuCells sudoku_hint_get_cells         (const SudokuHint *hint);
SudokuCells sudoku_hint_get_changed_cells (const SudokuHint *hint);

/* Returns whether a hint that removes candidates does so in one cell and leaves it one: `last`. */
bool sudoku_hint_settles (const SudokuHint     *hint,
                          const SudokuPosition *position,
                          SudokuCandidate      *last);

/* Applies the hint to a position. May change. */
void sudoku_hint_apply  (const SudokuHint     *hint,
                         SudokuPosition       *position);

/* The difficulty of the step on the scale of Sudoku Explainer, in tenths. May change. */
int  sudoku_hint_rating (const SudokuHint     *hint);
