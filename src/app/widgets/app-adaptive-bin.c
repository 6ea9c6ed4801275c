/* A frame around one child that may become narrower than the child.
 *
 * Invariant: `wide_width` is what the child needed when it was last measured wide, and the frame is
 * narrow while its own width is less. Should the need have changed while it was narrow, becoming
 * wide measures it anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-adaptive-bin.h"

typedef struct
{
  int wide_width;
  int narrowest;
} AppAdaptiveBinPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (AppAdaptiveBin, app_adaptive_bin, APP_TYPE_WIDGET)

static void
app_adaptive_bin_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  AppAdaptiveBin *self = APP_ADAPTIVE_BIN (widget);
  AppAdaptiveBinPrivate *private = app_adaptive_bin_get_instance_private (self);
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));

  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;

  /* Until listeners hear that the frame is narrow, the child is as wide as before. */
  if (narrow)
    *natural = MAX (*natural, private->wide_width);
  if (!narrow || *minimum >= private->wide_width)
    *minimum = MIN (*minimum, private->narrowest);
}

static void
app_adaptive_bin_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  AppAdaptiveBin *self = APP_ADAPTIVE_BIN (widget);
  AppAdaptiveBinPrivate *private = app_adaptive_bin_get_instance_private (self);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int needed;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
  if (!app_widget_get_narrow (APP_WIDGET (self)))
    private->wide_width = needed;

  app_widget_set_narrow (APP_WIDGET (self), width < private->wide_width);
  gtk_widget_allocate (child, MAX (width, needed), height, baseline, NULL);
}

static void
app_adaptive_bin_set_property (GObject      *object,
                               unsigned int  id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  AppAdaptiveBinPrivate *private;

  private = app_adaptive_bin_get_instance_private (APP_ADAPTIVE_BIN (object));
  private->narrowest = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
app_adaptive_bin_class_init (AppAdaptiveBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = app_adaptive_bin_set_property;
  widget_class->measure = app_adaptive_bin_measure;
  widget_class->size_allocate = app_adaptive_bin_size_allocate;

  g_object_class_install_property (object_class, 1,
                                   g_param_spec_int ("narrowest", NULL, NULL, 0, G_MAXINT, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
app_adaptive_bin_init (AppAdaptiveBin *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
