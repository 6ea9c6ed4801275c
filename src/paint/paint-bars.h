/* Bars in powers of ten: each step to the right is a hundred times more.
 *
 *     1       10²      10⁴      10⁶
 *     |========|========|====|            16,777,216 in the bar, or behind it
 *     |========|==|  2,056
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint.h"

/* What all bars of a picture share: a plain value. */
typedef struct
{
  double   text;                /* the size of all texts */
  uint64_t most;                /* the largest number of any bar */
} PaintBars;

/* The height of one bar or of the scale, in units. */
double paint_bars_height (const PaintBars  *bars);

/* Draws the scale above the bars. */
void   paint_bars_scale  (cairo_t          *cr,
                          const PaintBars  *bars,
                          const PaintTheme *theme,
                          double            width,
                          double            height);

/* Draws one bar, and behind it the lines of the scale. `text` is the number as it is told;
 * `is_strong`: in the colour of warnings. A number of 0 has no bar. */
void   paint_bars_bar    (cairo_t          *cr,
                          const PaintBars  *bars,
                          uint64_t          number,
                          const char       *text,
                          bool              is_strong,
                          const PaintTheme *theme,
                          double            width,
                          double            height);
