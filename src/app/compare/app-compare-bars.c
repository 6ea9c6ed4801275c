/* Bars of the comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/compare/app-compare-bars.h"

#include "app/widgets/app-theme.h"
#include "app/widgets/app-widget.h"
#include "game/text/game-text.h"
#include "paint/paint-bars.h"

enum { NARROWEST = 190 };       /* pixels, with room for the longest number */

typedef struct
{
  PaintBars bars;
  uint64_t  number;
  char     *text;               /* NULL: the scale */
  bool      is_strong;
} Bar;

static void
bar_free (gpointer data)
{
  Bar *self = data;

  g_free (self->text);
  g_free (self);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  const Bar *self = data;
  PaintTheme theme;

  app_theme_read (GTK_WIDGET (area), &theme);
  if (self->text == NULL)
    paint_bars_scale (cr, &self->bars, &theme, width, height);
  else
    paint_bars_bar (cr, &self->bars, self->number, self->text, self->is_strong, &theme, width,
                    height);
}

static GtkWidget *
new_area (uint64_t most,
          uint64_t number,
          char    *owned_text,
          bool     is_strong)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  Bar *bar = g_new (Bar, 1);

  *bar = (Bar) {
    { app_theme_get_text_size (area), most }, number, owned_text, is_strong,
  };
  gtk_widget_set_hexpand (area, true);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), NARROWEST);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), paint_bars_height (&bar->bars));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, bar, bar_free);
  if (owned_text != NULL)
    app_widget_set_name (area, owned_text);

  return area;
}

GtkWidget *
app_compare_bars_new_scale (uint64_t most)
{
  return new_area (most, 0, NULL, false);
}

GtkWidget *
app_compare_bars_new_bar (uint64_t most,
                          uint64_t number,
                          bool     is_strong)
{
  return new_area (most, number, game_text_number (number), is_strong);
}
