/* A notification that long work has ended: a desktop of our own is told it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-notice.h"
#include "support/app/app-driver.h"

#define NOTIFICATIONS "org.freedesktop.Notifications"

static const char description[] =
  "<node><interface name='" NOTIFICATIONS "'>"
  "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='as' direction='in'/><arg type='a{sv}' direction='in'/>"
  "<arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>"
  "</interface></node>";

enum { NUMBER = 7 };    /* of each notification */

static GDBusConnection *connection;
static GPtrArray *titles;       /* of those that came */
static int n_closed;

static void
called_cb (GDBusConnection       *bus,
           const char            *sender,
           const char            *path,
           const char            *interface,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               data)
{
  char *title;

  if (g_str_equal (method, "CloseNotification"))
    {
      n_closed++;
      g_dbus_method_invocation_return_value (invocation, NULL);
      return;
    }

  g_variant_get_child (parameters, 3, "s", &title);
  g_ptr_array_add (titles, title);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", NUMBER));
}

static void
name_cb (GDBusConnection *bus,
         const char      *name,
         gpointer         data)
{
  *(bool *) data = true;
}

static void
start_desktop (void)
{
  static const GDBusInterfaceVTable calls = { .method_call = called_cb };
  g_autoptr(GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (description, NULL);
  bool is_there = false;

  connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  titles = g_ptr_array_new_with_free_func (g_free);
  g_dbus_connection_register_object (connection, "/org/freedesktop/Notifications",
                                     node->interfaces[0], &calls, NULL, NULL, NULL);
  g_bus_own_name_on_connection (connection, NOTIFICATIONS, G_BUS_NAME_OWNER_FLAGS_NONE, name_cb,
                                NULL, &is_there, NULL);
  wait_for (is_there, "the name of the notifications");
}

static void
answered_cb (GObject      *bus,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GVariant) answer = g_dbus_connection_call_finish (connection, result, &error);

  g_assert_no_error (error);
  *(bool *) data = true;
}

/* Before the program knows the number of its notification, it can neither take it back nor be
 * pressed: GIO knows a notification by the answer to it. */
static void
wait_for_notification (void)
{
  bool is_answered = false;

  wait_for (titles->len > 0, "the notification");
  g_dbus_connection_call (connection, NOTIFICATIONS, "/org/freedesktop/Notifications",
                          "org.freedesktop.DBus.Peer", "Ping", NULL, NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered_cb, &is_answered);
  wait_for (is_answered, "the answer after that to the notification");
}

static void
look_at (gpointer window)
{
  gtk_window_present (window);
  wait_for (gtk_window_is_active (window), "the window to be looked at");
}

/* At a window of another program. */
static GtkWidget *
look_away (void)
{
  GtkWidget *other = gtk_window_new ();

  look_at (other);

  return other;
}

/* Long work is told of while nobody looks, short work never; a look at the window is enough. */
static void
test_tell (void)
{
  AppWindow *window;
  GtkWidget *other;

  start_desktop ();
  window = ui_open_window ();
  look_at (window);
  app_notice_tell (600, "while it is looked at");

  other = look_away ();
  app_notice_tell (0.5, "of short work");
  app_notice_tell (600, "of long work");
  wait_for_notification ();
  g_assert_cmpuint (titles->len, ==, 1);
  g_assert_cmpstr (titles->pdata[0], ==, "of long work");

  n_closed = 0;
  look_at (window);
  wait_for (n_closed > 0, "the end of the notification");
  gtk_window_destroy (GTK_WINDOW (other));
  ui_close_window (window);
}

/* Pressing it brings the window back. */
static void
test_press (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *other = look_away ();

  g_ptr_array_set_size (titles, 0);
  app_notice_tell (600, "to be pressed");
  wait_for_notification ();
  g_dbus_connection_emit_signal (connection, NULL, "/org/freedesktop/Notifications", NOTIFICATIONS,
                                 "ActionInvoked", g_variant_new ("(us)", NUMBER, "default"), NULL);
  wait_for (gtk_window_is_active (GTK_WINDOW (window)), "the window");
  gtk_window_destroy (GTK_WINDOW (other));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-notice/tell", test_tell);
  g_test_add_func ("/app-notice/press", test_press);
}

int
main (int    argc,
      char **argv)
{
  int status = ui_run_with_windows (argc, argv, add_tests);

  g_clear_pointer (&titles, g_ptr_array_unref);
  g_clear_object (&connection);

  return status;
}
