/* The accent colour of the desktop, in the ring of the selection and the tints around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

/* Of the ring on the plain cell. More than it needs there, so that the colours of cells, which take
 * some of it away, need not be faint. */
static const double least_contrast = 3.965;

/* A tint of the accent that text can stand on, `share` of it at most. */
static PaintColor
accent_tint (const PaintTheme *theme,
             PaintColor        accent,
             double            share)
{
  while (share > 0 && !paint_is_readable (theme, paint_mix (theme->cell, accent, share)))
    share -= 0.01;

  return paint_mix (theme->cell, accent, fmax (share, 0));
}

/* Whether the ring is seen on all that it may lie on. */
static bool
ring_is_seen (const PaintTheme *theme)
{
  const PaintColor grounds[] = { theme->cell, theme->given, theme->same, theme->selected };

  if (paint_contrast (theme->ring, theme->cell) < least_contrast)
    return false;

  for (size_t i = 0; i < G_N_ELEMENTS (grounds); i++)
    if (!paint_is_seen (theme->ring, grounds[i]))
      return false;

  return paint_ring_is_seen_on_colors (theme);
}

void
paint_theme_set_accent (PaintTheme *theme,
                        PaintColor  accent)
{
  PaintTheme tinted = *theme;

  if (theme->high_contrast)
    return;

  accent = (PaintColor) { CLAMP (accent.red, 0, 1), CLAMP (accent.green, 0, 1),
                          CLAMP (accent.blue, 0, 1), accent.alpha };

  tinted.selected = accent_tint (theme, accent, 0.26);
  tinted.same = accent_tint (theme, accent, 0.18);
  tinted.peer = accent_tint (theme, accent, 0.07);
  for (double share = 0; share < 0.6; share += 0.05)
    {
      tinted.ring = paint_mix (accent, theme->ink, share);
      if (ring_is_seen (&tinted))
        {
          *theme = tinted;
          return;
        }
    }
}
