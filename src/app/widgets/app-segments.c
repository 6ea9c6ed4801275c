/* A few toggle buttons in one bar, in words or in icons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-segments.h"

#include "app/widgets/app-widget.h"

G_DEFINE_TYPE (AppSegments, app_segments, APP_TYPE_ADAPTIVE_BIN)

static void
app_segments_narrow_cb (AppSegments *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));
  GtkWidget *box = app_adaptive_bin_get_child (APP_ADAPTIVE_BIN (self));

  for (GtkWidget *button = gtk_widget_get_first_child (box); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkWidget *content = gtk_button_get_child (GTK_BUTTON (button));

      gtk_widget_set_visible (gtk_widget_get_first_child (content), narrow);
      gtk_widget_set_visible (gtk_widget_get_last_child (content), !narrow);
    }
}

static void
app_segments_class_init (AppSegmentsClass *klass)
{
}

static void
app_segments_init (AppSegments *self)
{
  g_signal_connect (self, "notify::narrow", G_CALLBACK (app_segments_narrow_cb), NULL);
}
