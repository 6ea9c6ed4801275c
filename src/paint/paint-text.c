/* Digits and short texts as outlines. Pango finds the font that the desktop would take; cairo draws
 * its outlines without hinting, so that the same font gives the same picture everywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <pango/pangocairo.h>

#include "paint/paint-parts.h"

/* Many fonts have a regular and a bold cut only. What a person enters is of middle weight, so that
 * it stays apart from the givens and from what a search puts there without any colour. */
static const double medium_boldness = 0.025;

/* The first font of the family, or of those that stand in for it, that has digits: the font that a
 * desktop prefers for a language need not have them, and cairo looks for no other one. */
static PangoFont *
load_font (const char  *family,
           PangoWeight  weight)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  g_autoptr(PangoFontDescription) description = pango_font_description_new ();
  PangoFontset *fonts;
  PangoFont *font;

  pango_font_description_set_family (description, family);
  pango_font_description_set_weight (description, weight);
  pango_font_description_set_absolute_size (description, 32 * PANGO_SCALE);
  fonts = pango_font_map_load_fontset (map, context, description, pango_language_get_default ());
  font = pango_fontset_get_font (fonts, '0');

  g_object_unref (fonts);
  g_object_unref (context);

  return font;
}

static bool
font_is_lighter (PangoFont   *font,
                 PangoWeight  weight)
{
  g_autoptr(PangoFontDescription) description = pango_font_describe (font);

  return pango_font_description_get_weight (description) < weight;
}

void
paint_face_init (PaintFace        *face,
                 const PaintTheme *theme,
                 PaintWeight       weight)
{
  static const PangoWeight pango_weights[] = {
    [PAINT_REGULAR] = PANGO_WEIGHT_NORMAL,
    [PAINT_MEDIUM] = PANGO_WEIGHT_MEDIUM,
    [PAINT_BOLD] = PANGO_WEIGHT_BOLD,
  };
  const char *family = theme->family[0] != '\0' ? theme->family : "Sans";
  PangoWeight pango_weight = pango_weights[weight];
  g_autoptr(PangoFont) font = load_font (family, pango_weight);
  cairo_scaled_font_t *scaled;

  scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font));
  face->face = cairo_font_face_reference (cairo_scaled_font_get_font_face (scaled));
  face->boldness = weight == PAINT_MEDIUM && font_is_lighter (font, pango_weight)
                   ? medium_boldness : 0;
}

void
paint_face_clear (PaintFace *face)
{
  g_clear_pointer (&face->face, cairo_font_face_destroy);
}

void
paint_face_select (cairo_t         *cr,
                   const PaintFace *face,
                   double           size)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options (cr, options);
  cairo_font_options_destroy (options);

  cairo_set_font_face (cr, face->face);
  cairo_set_font_size (cr, size);
}

double
paint_text_path (cairo_t    *cr,
                 const char *text,
                 double      x,
                 double      y,
                 int         align)
{
  cairo_text_extents_t digit, whole;

  cairo_text_extents (cr, "5", &digit);
  cairo_text_extents (cr, text, &whole);
  cairo_move_to (cr, x + (align - 1) * whole.x_advance / 2,
                 y - digit.y_bearing - digit.height / 2);
  cairo_text_path (cr, text);
  cairo_new_sub_path (cr);

  return whole.x_advance;
}

void
paint_digit_path (cairo_t *cr,
                  int      digit,
                  double   x,
                  double   y)
{
  const char text[] = { (char) ('0' + digit), '\0' };

  paint_text_path (cr, text, x, y, 0);
}

void
paint_face_fill (cairo_t         *cr,
                 const PaintFace *face,
                 double           size)
{
  if (face->boldness > 0)
    {
      cairo_set_line_width (cr, face->boldness * size);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke_preserve (cr);
    }

  cairo_fill (cr);
}
