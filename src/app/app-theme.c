/* The colours of a picture, out of the style sheet.
 *
 * style.css names each colour four times: `board_NAME`, `board_dark_NAME`, and both again for high
 * contrast. Which set holds is told by the widget itself: light text means a dark theme, whoever
 * made it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-theme.h"

#include "app/app-appearance.h"

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

void
app_theme_read (GtkWidget  *widget,
                PaintTheme *theme)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA text;
  bool dark;
  bool high_contrast = app_appearance_is_high_contrast ();
  const char *set;

  gtk_style_context_get_color (context, &text);
  dark = is_light (&text);
  *theme = (PaintTheme) { .high_contrast = high_contrast };
  read_family (widget, theme);

  set = dark ? high_contrast ? "board_contrast_dark" : "board_dark"
             : high_contrast ? "board_contrast" : "board";
  for (size_t i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      PaintColor *color = (PaintColor *) ((char *) theme + colors[i].offset);
      char name[64];
      GdkRGBA rgba;

      g_snprintf (name, sizeof name, "%s_%s", set, colors[i].name);
      if (gtk_style_context_lookup_color (context, name, &rgba))
        *color = (PaintColor) { rgba.red, rgba.green, rgba.blue, rgba.alpha };
    }
}
