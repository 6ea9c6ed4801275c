/* Texts in charts: Pango's, because they may be in any script, but as outlines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint.h"

/* How wide a text is; `size` is that of the font, in units. */
double paint_label_measure (cairo_t          *cr,
                            const PaintTheme *theme,
                            double            size,
                            const char       *text,
                            bool              bold);

/* Draws it in the colour that is set, and returns how wide it is. `y` is its middle; `align` says
 * which part of it is at `x`: 0, the left end, to 1. */
double paint_label         (cairo_t          *cr,
                            const PaintTheme *theme,
                            double            size,
                            const char       *text,
                            double            x,
                            double            y,
                            double            align,
                            bool              bold);
