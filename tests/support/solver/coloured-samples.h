/* Coloured puzzles to test with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/coloured/coloured.h"

/* Regions grown at random from n squares at random: most such puzzles have no solution or many. */
ColouredPuzzle coloured_sample          (GRand                *rand,
                                         int                   n);

/* The same regions, numbered in order of appearance. */
ColouredPuzzle coloured_sample_numbered (const ColouredPuzzle *puzzle);
