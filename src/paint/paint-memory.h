/* Pictures of the memory of a search method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-memory.h"
#include "paint/paint.h"

/* Draws the tables below each other, or beside each other where they are alike, as large as they
 * fit into width by height. Taken: dark; tested: framed; added and gone: a sign in the corner;
 * wrong: struck through; free: ringed. */
void   paint_memory        (cairo_t          *cr,
                            const GameMemory *memory,
                            const PaintTheme *theme,
                            double            width,
                            double            height);

/* How high the picture has to be at least, so that its cells can be read. */
double paint_memory_height (const GameMemory *memory,
                            double            width);

/* Returns whether there is a cell at this point of that picture, and which. */
bool   paint_memory_find   (const GameMemory *memory,
                            double            width,
                            double            height,
                            double            x,
                            double            y,
                            int              *table,
                            int              *row,
                            int              *column);
