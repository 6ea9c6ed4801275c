/* Measurements: what methods took on this machine, so that a long one is made once.
 *
 * They are in the file `measurements`, a line for each puzzle, method, order and aim. A line that
 * makes no sense counts for nothing. A folder of NULL, where nothing is kept, has none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/watch/game-compare.h"

/* Whether there is one of that search; then it is `found`. */
bool game_measurements_find (const char            *folder,
                             const GameMethod      *method,
                             GameComparison        *found);

/* Keeps one of a whole search, in place of an earlier one. */
bool game_measurements_keep (const char            *folder,
                             const GameMethod      *method,
                             const GameComparison  *comparison,
                             GError               **error);
