/* What the tests of sudoku as text share: two puzzles, and what a text is read as.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/sudoku/text/sudoku-text.h"

#define WIKI "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define TWIN "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759.."

/* The puzzles of a text as lines, and its errors as their problem's number in brackets. */
char *read_all     (const char *text,
                    size_t      length);
void  assert_reads (const char *text,
                    const char *wanted);
