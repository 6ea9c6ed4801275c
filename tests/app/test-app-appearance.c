/* The desktop's colours, contrast and motion: a settings portal of our own tells them, and tells
 * them anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>

#include "paint/paint.h"
#include "support/app/app-driver.h"

#define APPEARANCE "org.freedesktop.appearance"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"

static const char description[] =
  "<node><interface name='org.freedesktop.portal.Settings'>"
  "<method name='ReadAll'><arg type='as' direction='in'/>"
  "<arg type='a{sa{sv}}' direction='out'/></method>"
  "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
  "</interface></node>";

typedef struct
{
  GDBusConnection *connection;
  GHashTable      *values;      /* GVariants, by their keys */
  unsigned int     object;
  unsigned int     name;
} Portal;

static void
read_all_cb (GDBusConnection       *connection,
             const char            *sender,
             const char            *path,
             const char            *interface,
             const char            *method,
             GVariant              *parameters,
             GDBusMethodInvocation *invocation,
             gpointer               data)
{
  Portal *portal = data;
  GVariantBuilder keys;
  GHashTableIter iter;
  gpointer key, value;

  g_variant_builder_init (&keys, G_VARIANT_TYPE ("a{sv}"));
  g_hash_table_iter_init (&iter, portal->values);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_variant_builder_add (&keys, "{sv}", key, value);
  g_dbus_method_invocation_return_value (invocation,
                                         g_variant_new_parsed ("({%s: %@a{sv}},)", APPEARANCE,
                                                               g_variant_builder_end (&keys)));
}

/* A portal says a thing from its start, or says that it has changed. */
static void
say (Portal     *portal,
     const char *key,
     GVariant   *value)
{
  g_hash_table_insert (portal->values, (char *) key, g_variant_ref_sink (value));
  if (portal->name != 0)
    g_dbus_connection_emit_signal (portal->connection, NULL, PORTAL_PATH,
                                   "org.freedesktop.portal.Settings", "SettingChanged",
                                   g_variant_new ("(ssv)", APPEARANCE, key, value), NULL);
}

static Portal
new_portal (void)
{
  return (Portal) {
    .connection = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL),
    .values = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                     (GDestroyNotify) g_variant_unref),
  };
}

static void
start (Portal *portal)
{
  static const GDBusInterfaceVTable calls = { .method_call = read_all_cb };
  g_autoptr(GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (description, NULL);

  portal->object = g_dbus_connection_register_object (portal->connection, PORTAL_PATH,
                                                      node->interfaces[0], &calls, portal, NULL,
                                                      NULL);
  portal->name = g_bus_own_name_on_connection (portal->connection,
                                               "org.freedesktop.portal.Desktop",
                                               G_BUS_NAME_OWNER_FLAGS_NONE, NULL, NULL, NULL,
                                               NULL);
}

static void
end (Portal *portal)
{
  g_bus_unown_name (portal->name);
  g_dbus_connection_unregister_object (portal->connection, portal->object);
  g_clear_object (&portal->connection);
  g_clear_pointer (&portal->values, g_hash_table_unref);
}

static bool
get_switch (const char *name)
{
  gboolean is_on;

  g_object_get (gtk_settings_get_default (), name, &is_on, NULL);

  return is_on;
}

static void
test_motion (void)
{
  Portal portal = new_portal ();

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", true, NULL);
  say (&portal, "reduced-motion", g_variant_new_uint32 (1));
  start (&portal);
  wait_for (!get_switch ("gtk-enable-animations"), "the end of all motion");
  say (&portal, "reduced-motion", g_variant_new_uint32 (0));
  wait_for (get_switch ("gtk-enable-animations"), "motion again");
  end (&portal);
}

#ifndef HAVE_ADWAITA

static PaintColor
get_color (AppWindow  *window,
           const char *name)
{
  GdkRGBA rgba = { 0, 0, 0, 0 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (window)), name, &rgba);

  return (PaintColor) { rgba.red, rgba.green, rgba.blue, rgba.alpha };
}

static bool
has_high_contrast (AppWindow *window)
{
  return get_color (window, "board_high_contrast").alpha > 0;
}

/* Which hue a colour is of, if not how light. */
static bool
is_rather_red (AppWindow  *window,
               const char *name)
{
  PaintColor color = get_color (window, name);

  return color.red > 1.5 * color.green && color.red > 1.5 * color.blue;
}

static void
test_scheme_and_contrast (void)
{
  Portal portal = new_portal ();
  AppWindow *window = ui_open_window ();

  say (&portal, "color-scheme", g_variant_new_uint32 (1));
  start (&portal);
  wait_for (get_switch ("gtk-application-prefer-dark-theme"), "a dark window");
  say (&portal, "color-scheme", g_variant_new_uint32 (2));
  wait_for (!get_switch ("gtk-application-prefer-dark-theme"), "a light window");

  g_assert_false (has_high_contrast (window));
  say (&portal, "contrast", g_variant_new_uint32 (1));
  wait_for (has_high_contrast (window), "high contrast");
  say (&portal, "contrast", g_variant_new_uint32 (0));
  wait_for (!has_high_contrast (window), "normal contrast");

  ui_close_window (window);
  end (&portal);
}

static void
test_accent (void)
{
  Portal portal = new_portal ();
  AppWindow *window = ui_open_window ();

  g_assert_false (is_rather_red (window, "chosen"));
  say (&portal, "accent-color", g_variant_new ("(ddd)", 0.9, 0.1, 0.1));
  start (&portal);
  wait_for (is_rather_red (window, "chosen"), "the accent of the desktop");
  g_assert_true (is_rather_red (window, "accent_fill"));
  g_assert_true (is_rather_red (window, "theme_selected_bg_color"));

  say (&portal, "accent-color", g_variant_new ("(ddd)", -1.0, 0.0, 0.0));
  wait_for (!is_rather_red (window, "chosen"), "the program's own accent");

  /* High contrast has none. */
  say (&portal, "accent-color", g_variant_new ("(ddd)", 0.9, 0.1, 0.1));
  wait_for (is_rather_red (window, "chosen"), "the accent again");
  say (&portal, "contrast", g_variant_new_uint32 (1));
  wait_for (!is_rather_red (window, "chosen"), "high contrast");
  say (&portal, "contrast", g_variant_new_uint32 (0));
  wait_for (is_rather_red (window, "chosen"), "the accent after high contrast");
  say (&portal, "accent-color", g_variant_new ("(ddd)", 2.0, 0.0, 0.0));
  wait_for (!is_rather_red (window, "chosen"), "no accent");

  say (&portal, "accent-color", g_variant_new ("(ddd)", 0.9, 0.1, 0.1));
  wait_for (is_rather_red (window, "chosen"), "the accent again");
  say (&portal, "accent-color", g_variant_new ("(ddd)", 0.9, NAN, 0.1));
  wait_for (!is_rather_red (window, "chosen"), "no accent of what is no number");

  ui_close_window (window);
  end (&portal);
}

/* Whatever the accent: lines of it are seen on the window, and white is read on it. */
static void
test_accent_is_seen (void)
{
  const PaintColor white = { 1, 1, 1, 1 };
  Portal portal = new_portal ();
  AppWindow *window = ui_open_window ();

  start (&portal);
  for (int i = 0; i < 27; i++)
    {
      PaintColor before = get_color (window, "accent_fill");
      PaintColor fill;

      say (&portal, "accent-color",
           g_variant_new ("(ddd)", i % 3 / 2.0, i / 3 % 3 / 2.0, (i / 9 + 0.001 * i) / 3.0));
      wait_for ((fill = get_color (window, "accent_fill"),
                 memcmp (&fill, &before, sizeof fill) != 0), "another accent");
      g_assert_cmpfloat (paint_contrast (white, fill), >=, 4.5);
      g_assert_cmpfloat (paint_contrast (get_color (window, "chosen"),
                                         get_color (window, "theme_bg_color")), >=, 3.3);
    }
  say (&portal, "accent-color", g_variant_new ("(ddd)", -1.0, 0.0, 0.0));

  ui_close_window (window);
  end (&portal);
}

#endif

static void
add_tests (void)
{
  g_test_add_func ("/app-appearance/motion", test_motion);
#ifndef HAVE_ADWAITA
  g_test_add_func ("/app-appearance/scheme-and-contrast", test_scheme_and_contrast);
  g_test_add_func ("/app-appearance/accent", test_accent);
  g_test_add_func ("/app-appearance/accent-is-seen", test_accent_is_seen);
#endif
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
