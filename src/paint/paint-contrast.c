/* Mixing two colours, and measuring whether one can be read on the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

static const double readable = 4.6;             /* WCAG 2 asks for 4.5 */

static double
linear (double part)
{
  return part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
luminance (PaintColor color)
{
  return 0.2126 * linear (color.red) + 0.7152 * linear (color.green)
         + 0.0722 * linear (color.blue);
}

PaintColor
paint_mix (PaintColor ground,
           PaintColor hue,
           double     share)
{
  return (PaintColor) {
    ground.red + share * (hue.red - ground.red),
    ground.green + share * (hue.green - ground.green),
    ground.blue + share * (hue.blue - ground.blue),
    1,
  };
}

double
paint_contrast (PaintColor a,
                PaintColor b)
{
  double first = luminance (a) + 0.05, second = luminance (b) + 0.05;

  return fmax (first, second) / fmin (first, second);
}

bool
paint_is_readable (const PaintTheme *theme,
                   PaintColor        ground)
{
  return paint_contrast (theme->ink, ground) >= readable
         && paint_contrast (theme->own, ground) >= readable
         && paint_contrast (theme->mark, ground) >= readable;
}
