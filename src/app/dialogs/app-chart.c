/* A chart of times. It keeps a copy of what it draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-chart.h"

#include "app/widgets/app-theme.h"

enum { MARKER_SIDE = 14 };

static const double lines_high = 15;            /* in lines of text */

struct _AppChart
{
  GtkDrawingArea parent_instance;

  PaintChart    *chart;                 /* NULL: nothing is drawn */
};

G_DEFINE_FINAL_TYPE (AppChart, app_chart, GTK_TYPE_DRAWING_AREA)

static void
app_chart_draw_cb (GtkDrawingArea *area,
                   cairo_t        *cr,
                   int             width,
                   int             height,
                   gpointer        data)
{
  AppChart *self = APP_CHART (area);
  PaintTheme theme;

  if (self->chart == NULL)
    return;

  app_theme_read (GTK_WIDGET (area), &theme);
  paint_chart (cr, self->chart, &theme, width, height);
}

static void
app_chart_finalize (GObject *object)
{
  g_free (APP_CHART (object)->chart);

  G_OBJECT_CLASS (app_chart_parent_class)->finalize (object);
}

static void
app_chart_class_init (AppChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = app_chart_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
app_chart_init (AppChart *self)
{
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), app_chart_draw_cb, NULL, NULL);
}

static void
app_chart_describe (AppChart *self)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int i = 0; i < self->chart->n_lines; i++)
    g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", self->chart->line[i].name,
                            self->chart->line[i].last);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->str, -1);
}

void
app_chart_set_chart (AppChart         *self,
                     const PaintChart *chart)
{
  g_return_if_fail (APP_IS_CHART (self));

  g_free (self->chart);
  self->chart = g_memdup2 (chart, sizeof *chart);
  self->chart->text = app_theme_get_text_size (GTK_WIDGET (self));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), lines_high * self->chart->text);
  app_chart_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_marker_cb (GtkDrawingArea *area,
                cairo_t        *cr,
                int             width,
                int             height,
                gpointer        data)
{
  PaintTheme theme;

  app_theme_read (GTK_WIDGET (area), &theme);
  cairo_translate (cr, (width - MARKER_SIDE) / 2, (height - MARKER_SIDE) / 2);
  paint_chart_marker (cr, GPOINTER_TO_INT (data), &theme, MARKER_SIDE);
}

GtkWidget *
app_chart_new_marker (int style)
{
  GtkWidget *marker = g_object_new (GTK_TYPE_DRAWING_AREA,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "content-width", MARKER_SIDE,
                                    "content-height", MARKER_SIDE, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (marker), draw_marker_cb,
                                  GINT_TO_POINTER (style), NULL);

  return marker;
}
