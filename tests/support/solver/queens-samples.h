/* What the tests of n queens share: known numbers, lists, boards at random, and a control that
 * stops.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/queens/queens.h"

/* How many solutions n queens have, and fundamental ones: OEIS A000170 and A002562. */
extern const uint64_t n_all[17];
extern const uint64_t n_fundamental[17];

bool        append_solution (const QueensSolution *solution,
                             void                 *data);
GArray     *list_solutions  (const QueensBoard    *fixed);
GArray     *list_empty      (int                   n);

/* Queens in peace at random, about one in `one_in` rows. */
QueensBoard random_fixed    (int                   n,
                             int                   one_in);
bool        contains        (const QueensSolution *solution,
                             const QueensBoard    *fixed);

/* Whether no two queens share a column or a diagonal. */
bool        in_peace        (uint32_t              n,
                             const uint32_t       *columns);

/* A control that stops when it is asked for the `after`-th time. */
typedef struct
{
  int           after;
  int           n_asked;
  SearchStats   last;
  uint64_t      widest;         /* the most nodes between two calls */
} Stop;

bool stop_should_continue (const SearchStats *stats,
                           void              *data);
