/* Texts in charts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-label.h"

#include <pango/pangocairo.h>

static PangoLayout *
new_layout (cairo_t          *cr,
            const PaintTheme *theme,
            double            size,
            const char       *text,
            bool              bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);

  pango_font_description_set_family (font, theme->family[0] != '\0' ? theme->family : "Sans");
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);

  return layout;
}

double
paint_label_measure (cairo_t          *cr,
                     const PaintTheme *theme,
                     double            size,
                     const char       *text,
                     bool              bold)
{
  g_autoptr(PangoLayout) layout = new_layout (cr, theme, size, text, bold);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  return extents.width / (double) PANGO_SCALE;
}

double
paint_label (cairo_t          *cr,
             const PaintTheme *theme,
             double            size,
             const char       *text,
             double            x,
             double            y,
             double            align,
             bool              bold)
{
  g_autoptr(PangoLayout) layout = new_layout (cr, theme, size, text, bold);
  PangoRectangle extents;
  double width;

  pango_layout_get_extents (layout, NULL, &extents);
  width = extents.width / (double) PANGO_SCALE;
  cairo_move_to (cr, x - align * width, y - extents.height / 2.0 / PANGO_SCALE);
  pango_cairo_layout_path (cr, layout);
  cairo_fill (cr);

  return width;
}
