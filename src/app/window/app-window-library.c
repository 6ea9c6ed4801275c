/* The window, the way into the library and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/library/app-library.h"

void
app_window_show_replaced (AppWindow   *self,
                          AppReplaced  replaced,
                          const char  *message)
{
  const char *action = replaced == APP_REPLACED_STATE ? "win.undo" : "win.bring-back";
  g_autofree char *text = NULL;

  if (replaced != APP_REPLACED_KEPT)
    text = g_strdup (message);
  else if (message == NULL)
    text = g_strdup (_("The puzzle before is kept in the library"));
  else
    /* Translators: after what was just done: "Pasted 24 givens · The puzzle before is kept in …" */
    text = g_strdup_printf (_("%s · The puzzle before is kept in the library"), message);

  if (text != NULL)
    app_toast_show (self->toast, text, _("Undo"), action);
}

void
app_window_start (AppWindow       *self,
                  const GameState *state)
{
  app_window_show_replaced (self, app_session_start (self->session, state), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* What is on the boards is in the list too. */
static void
app_window_library_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameLibrary *library = app_session_get_library (self->session);

  if (library == NULL)
    return;

  app_session_store_all (self->session);
  gtk_window_present (GTK_WINDOW (app_library_new (GTK_WINDOW (self), library,
                                                   app_session_read_records (self->session),
                                                   g_settings_get_boolean (self->settings,
                                                                           "show-clock"))));
}

void
app_window_resume_game (AppWindow      *self,
                        const GameSave *save)
{
  app_session_resume (self->session, save);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
app_window_bring_back_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_toast_hide (self->toast);
  app_session_bring_back (self->session);
}

static void
app_window_resume_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  if (app_session_resume_key (self->session, g_variant_get_string (parameter, NULL)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
app_window_install_library (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.library", NULL, app_window_library_cb);
  gtk_widget_class_install_action (widget_class, "win.resume", "s", app_window_resume_cb);
  gtk_widget_class_install_action (widget_class, "win.bring-back", NULL, app_window_bring_back_cb);
}
