/* The colours of paper and files, as they were measured: every ink stays readable on every ground,
 * and grounds stay apart for people who do not see all hues.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

/* 0xRRGGBB, opaque. Not a function, because the themes are constants. */
#define PART(hex, shift) (((hex) >> (shift) & 0xff) / 255.0)
#define RGB(hex) { PART (hex, 16), PART (hex, 8), PART (hex, 0), 1 }

const PaintTheme paint_theme_light = {
  .cell = RGB (0xffffff),
  .given = RGB (0xececef),
  .peer = RGB (0xeef4fd),
  .same = RGB (0xd5e5fa),
  .selected = RGB (0xc7dcf8),
  .attacked = RGB (0xfbe6d8),

  .line = RGB (0xd3d2d7),
  .border = RGB (0x3d3846),
  .ink = RGB (0x241f31),
  .own = RGB (0x14498f),
  .mark = RGB (0x4d4b54),
  .error = RGB (0xa51d2d),
  .found = RGB (0x13532b),
  .trying = RGB (0x7a4300),
  .ring = RGB (0x1c71d8),
};

const PaintTheme paint_theme_dark = {
  .cell = RGB (0x2b2b2f),
  .given = RGB (0x1f1f23),
  .peer = RGB (0x2a3240),
  .same = RGB (0x2d4059),
  .selected = RGB (0x33496a),
  .attacked = RGB (0x4a352b),

  .line = RGB (0x424246),
  .border = RGB (0xb8b6c0),
  .ink = RGB (0xffffff),
  .own = RGB (0xa8cdf7),
  .mark = RGB (0xd3d2ce),
  .error = RGB (0xffaaa3),
  .found = RGB (0x8ff0a4),
  .trying = RGB (0xffcf82),
  .ring = RGB (0x78aeed),
};

void
paint_set_color (cairo_t    *cr,
                 PaintColor  color)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha);
}

void
paint_set_faint_color (cairo_t    *cr,
                       PaintColor  color,
                       double      alpha)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha * alpha);
}

/* WCAG 2 asks for 4.5 and 3. */
static const double readable = 4.6, seen = 3.05;

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
         && paint_contrast (theme->mark, ground) >= readable
         && paint_contrast (theme->error, ground) >= readable;
}

bool
paint_is_seen (PaintColor shape,
               PaintColor ground)
{
  return paint_contrast (shape, ground) >= seen;
}
