/* What the rules of coloured queens share. Private to the solver layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured-logic.h"
#include "solver/coloured/coloured-squares.h"

/* A position as the rules see it. `left` are the squares where a queen may still stand, neither
 * excluded nor ruled out by a queen; the houses in `filled`, bit h for house h, have a queen. */
typedef struct
{
  ColouredHouses  houses;
  const uint8_t  *region;       /* as in ColouredPuzzle */

  ColouredSquares queens;
  ColouredSquares left;
  uint64_t        filled;
} ColouredView;

/* Every rule writes its first step that does something, and returns whether there is one. */
bool coloured_find_group   (const ColouredView *view,
                            int                 size,
                            ColouredHint       *hint);
bool coloured_find_starved (const ColouredView *view,
                            ColouredHint       *hint);
bool coloured_find_chain   (const ColouredView *view,
                            ColouredHint       *hint);

/* Builds a hint. */
void coloured_hint_init    (ColouredHint       *hint,
                            ColouredRule        rule,
                            int                 n);
void coloured_hint_base    (ColouredHint       *hint,
                            const ColouredView *view,
                            int                 house);
void coloured_hint_mark    (ColouredHint       *hint,
                            ColouredRole        role,
                            ColouredSquares     squares);

/* What is left of a house. */
static inline ColouredSquares
coloured_left_of (const ColouredView *view,
                  int                 house)
{
  return coloured_and (view->left, view->houses.house[house]);
}

static inline ColouredSquares
coloured_view_kept_out (const ColouredView *view,
                        int                 row,
                        int                 column)
{
  const int region = view->region[row * view->houses.n + column];

  return coloured_kept_out (&view->houses, region, row, column);
}

/* The houses of a square. */
static inline uint64_t
coloured_houses_of (const ColouredView *view,
                    int                 row,
                    int                 column)
{
  const int n = view->houses.n;

  return UINT64_C (1) << row | UINT64_C (1) << (n + column)
         | UINT64_C (1) << (2 * n + view->region[row * n + column]);
}
