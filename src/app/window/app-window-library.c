/* The window, the way into the library and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/library/app-library.h"

/* What is on the boards is in the list too. */
static void
app_window_library_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameLibrary *library = app_window_get_library (self);

  if (library == NULL)
    return;

  app_window_store_games (self);
  gtk_window_present (GTK_WINDOW (app_library_new (GTK_WINDOW (self), library,
                                                   app_window_read_records (self),
                                                   g_settings_get_boolean (self->settings,
                                                                           "show-clock"))));
}

static void
app_window_resume_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  app_window_resume (APP_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

void
app_window_install_library (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.library", NULL, app_window_library_cb);
  gtk_widget_class_install_action (widget_class, "win.resume", "s", app_window_resume_cb);
}
