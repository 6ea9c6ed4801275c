/* The colours of a picture, out of the style sheet.
 *
 * style.css names each colour twice: `board_NAME` and `board_dark_NAME`. Which set holds is told by
 * the widget itself: light text means a dark theme, whoever made it. contrast.css, where it is
 * loaded, names them anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-theme.h"

static const double text_size = 0.87;   /* of charts, in parts of the font's */

static const struct
{
  const char *name;
  size_t      offset;           /* in PaintTheme */
} colors[] = {
  { "cell", offsetof (PaintTheme, cell) },
  { "given", offsetof (PaintTheme, given) },
  { "peer", offsetof (PaintTheme, peer) },
  { "same", offsetof (PaintTheme, same) },
  { "selected", offsetof (PaintTheme, selected) },
  { "attacked", offsetof (PaintTheme, attacked) },
  { "line", offsetof (PaintTheme, line) },
  { "border", offsetof (PaintTheme, border) },
  { "ink", offsetof (PaintTheme, ink) },
  { "own", offsetof (PaintTheme, own) },
  { "mark", offsetof (PaintTheme, mark) },
  { "error", offsetof (PaintTheme, error) },
  { "found", offsetof (PaintTheme, found) },
  { "trying", offsetof (PaintTheme, trying) },
  { "ring", offsetof (PaintTheme, ring) },
};

static bool
is_light (const GdkRGBA *color)
{
  return 0.299 * color->red + 0.587 * color->green + 0.114 * color->blue > 0.5;
}

/* The person's own font, of which a picture takes the family. */
static void
read_family (GtkWidget  *widget,
             PaintTheme *theme)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontDescription *font = pango_context_get_font_description (context);
  const char *family = font != NULL ? pango_font_description_get_family (font) : NULL;

  g_strlcpy (theme->family, family != NULL ? family : "", sizeof theme->family);
}

/* What is selected has the accent of the desktop: libadwaita's for text, which is made to be seen
 * on a ground; or what other themes select with. */
static void
follow_accent (GtkStyleContext *context,
               PaintTheme      *theme)
{
  static const char *const names[] = { "accent_color", "theme_selected_bg_color" };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GdkRGBA accent;

      if (!gtk_style_context_lookup_color (context, names[i], &accent))
        continue;

      paint_theme_set_accent (theme, (PaintColor) { accent.red, accent.green, accent.blue, 1 });
      return;
    }
}

void
app_theme_read (GtkWidget  *widget,
                PaintTheme *theme)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA text;
  GdkRGBA flag;
  const char *set;

  gtk_style_context_get_color (context, &text);
  set = is_light (&text) ? "board_dark" : "board";
  *theme = (PaintTheme) {
    .high_contrast = gtk_style_context_lookup_color (context, "board_high_contrast", &flag),
  };
  read_family (widget, theme);

  for (size_t i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      PaintColor *color = (PaintColor *) ((char *) theme + colors[i].offset);
      char name[64];
      GdkRGBA rgba;

      g_snprintf (name, sizeof name, "%s_%s", set, colors[i].name);
      if (gtk_style_context_lookup_color (context, name, &rgba))
        *color = (PaintColor) { rgba.red, rgba.green, rgba.blue, rgba.alpha };
    }

  follow_accent (context, theme);
}

double
app_theme_get_text_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (!pango_font_description_get_size_is_absolute (font))
    size *= (resolution > 0 ? resolution : 96) / 72;

  return text_size * size;
}
