/* Completing boards of n queens that are larger than a QueensBoard holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

enum
{
  QUEENS_PLACES_MAX = 128,      /* the largest board that is completed */
  QUEENS_NO_PLACE = -1,
};

/* The column of each row's queen, or QUEENS_NO_PLACE. */
typedef struct
{
  int32_t n;
  int16_t column[QUEENS_PLACES_MAX];
} QueensPlaces;

static inline QueensPlaces
queens_places_empty (int n)
{
  QueensPlaces places = { .n = n };

  for (int row = 0; row < QUEENS_PLACES_MAX; row++)
    places.column[row] = QUEENS_NO_PLACE;

  return places;
}

/* As queens_complete (), for n from 1 to QUEENS_PLACES_MAX. `solution` may be the same as `fixed`,
 * and is undefined where stats->n_solutions is 0. Up to n = 24 it soon proves that a board has no
 * completion; for most larger boards it does so at once, but nothing bounds the time. */
SearchEnd queens_complete_places (const QueensPlaces  *fixed,
                                  const SearchControl *control,
                                  QueensPlaces        *solution,
                                  SearchStats         *stats);
