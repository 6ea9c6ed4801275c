/* Whether a board of n queens has a completion at all, by the lanes that count.
 *
 * Private to the completing of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

/* Beyond, a search that goes row by row may take years. */
enum { QUEENS_PROVE_MAX = 24 };

/* Goes through all of a board of up to QUEENS_PROVE_MAX queens until there is a solution, and
 * returns whether there is one; then `solution` is filled. The queens that it places are added to
 * stats->n_nodes, and stats->n_solutions becomes 0 or 1. Returns false too where `control` stops
 * it, which `stopped` says. Allocates what queens_count () does. */
bool queens_prove (const QueensBoard   *fixed,
                   const SearchControl *control,
                   QueensSolution      *solution,
                   SearchStats         *stats,
                   bool                *stopped);
