/* A comparison as a picture: a line for each method, with a bar and its numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-compare.h"
#include "paint/paint-file.h"

/* Returns the whole file, on white, or NULL with `error` set. */
GBytes *paint_comparison_new_bytes
                               (const GameComparisons  *comparisons,
                                PaintFile               format,
                                double                  scale,
                                GError                **error);
