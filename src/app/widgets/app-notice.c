/* A notification of the desktop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-notice.h"

#include <stdbool.h>

#include <gtk/gtk.h>

static const double long_seconds = 5;           /* who waited that long may have gone away */
static const char id[] = "work";

/* A window of the program is one of its application, or stands over such a one. */
static bool
is_looked_at (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned int i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window)
          && (gtk_window_get_application (window) != NULL
              || gtk_window_get_transient_for (window) != NULL))
        return true;
    }

  return false;
}

/* Pressing it activates the program, which presents its window. */
void
app_notice_tell (double      seconds,
                 const char *title)
{
  GApplication *application = g_application_get_default ();
  g_autoptr(GNotification) notification = NULL;
  g_autoptr(GIcon) icon = NULL;

  g_return_if_fail (title != NULL);

  if (seconds < long_seconds || application == NULL || is_looked_at ())
    return;

  notification = g_notification_new (title);
  icon = g_themed_icon_new (APP_ID);
  g_notification_set_icon (notification, icon);
  g_application_send_notification (application, id, notification);
}

void
app_notice_tell_job (GameJob    *job,
                     const char *title)
{
  GameJobProgress progress;

  game_job_get_progress (job, &progress);
  app_notice_tell (progress.seconds, title);
}

void
app_notice_withdraw (void)
{
  GApplication *application = g_application_get_default ();

  if (application != NULL)
    g_application_withdraw_notification (application, id);
}
