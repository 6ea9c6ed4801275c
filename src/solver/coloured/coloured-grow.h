/* Regions grown around queens, so that no other placement of queens fits them. Private to the
 * solver layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured.h"
#include "solver/random.h"

/* Grows one puzzle of n by n, n in range, and returns whether that worked out; it has one solution
 * then. stats->n_checks is added to. */
bool coloured_grow (int             n,
                    Random         *random,
                    ColouredPuzzle *puzzle,
                    SearchStats    *stats);
