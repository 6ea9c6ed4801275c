/* The measure of a text: so many letters in a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-measure.h"

enum { LETTERS = 66 };

struct _AppMeasure
{
  AppWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AppMeasure, app_measure, APP_TYPE_WIDGET)

/* Letters differ in width, and those of some scripts much. */
static int
get_widest (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = LETTERS * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);

  return width;
}

static GtkSizeRequestMode
app_measure_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
app_measure_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      for_size = MAX (MIN (for_size, get_widest (widget)), least);
    }

  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
app_measure_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  bool is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int least, used;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  used = MAX (MIN (width, get_widest (widget)), least);
  gtk_widget_size_allocate (child, &(GtkAllocation) { is_rtl ? width - used : 0, 0, used, height },
                            -1);
}

static void
app_measure_class_init (AppMeasureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = app_measure_get_request_mode;
  widget_class->measure = app_measure_measure;
  widget_class->size_allocate = app_measure_size_allocate;
}

static void
app_measure_init (AppMeasure *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
