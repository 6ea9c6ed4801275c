/* A comparison as a picture: a line for each method, with a bar and its numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-compare.h"
#include "paint/paint-file.h"

enum { PAINT_COMPARISON_WIDTH = 1000 };

double paint_comparison_height (const GameComparisons *comparisons);

/* Draws it on the ground of a cell, PAINT_COMPARISON_WIDTH wide. */
void   paint_comparison        (cairo_t               *cr,
                                const GameComparisons *comparisons,
                                const PaintTheme      *theme);

/* Returns the whole file, on white, or NULL with `error` set. */
GBytes *paint_comparison_new_bytes
                               (const GameComparisons  *comparisons,
                                PaintFile               format,
                                double                  scale,
                                GError                **error);
