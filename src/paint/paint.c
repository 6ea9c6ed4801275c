/* Boards, drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint.h"

void
paint_scene (cairo_t          *cr,
             const PaintScene *scene,
             const PaintTheme *theme,
             double            width,
             double            height)
{
}
