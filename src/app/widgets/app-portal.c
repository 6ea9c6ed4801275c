/* What the desktop says about colours, contrast and motion, through the settings portal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-portal.h"

#include <string.h>

#define APPEARANCE "org.freedesktop.appearance"

struct _AppPortal
{
  GObject       parent_instance;

  GCancellable *cancellable;
  GDBusProxy   *proxy;

  unsigned int  color_scheme;
  unsigned int  contrast;
  unsigned int  reduced_motion;
  AppAccent     accent;
};

G_DEFINE_FINAL_TYPE (AppPortal, app_portal, G_TYPE_OBJECT)

static bool
is_part (double value)
{
  return value >= 0 && value <= 1;
}

/* A part that is out of range says that there is none. */
static void
app_portal_set_accent (AppPortal *self,
                       GVariant  *value)
{
  AppAccent accent = { .is_set = true };

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE ("(ddd)")))
    return;

  g_variant_get (value, "(ddd)", &accent.red, &accent.green, &accent.blue);
  if (!(is_part (accent.red) && is_part (accent.green) && is_part (accent.blue)))
    accent = (AppAccent) { .is_set = false };

  if (memcmp (&accent, &self->accent, sizeof accent) == 0)
    return;

  self->accent = accent;
  g_signal_emit_by_name (self, "changed");
}

static void
app_portal_set (AppPortal  *self,
                const char *key,
                GVariant   *value)
{
  unsigned int *field = NULL;

  if (g_str_equal (key, "accent-color"))
    app_portal_set_accent (self, value);
  else if (g_str_equal (key, "color-scheme"))
    field = &self->color_scheme;
  else if (g_str_equal (key, "contrast"))
    field = &self->contrast;
  else if (g_str_equal (key, "reduced-motion"))
    field = &self->reduced_motion;

  if (field == NULL || !g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32)
      || *field == g_variant_get_uint32 (value))
    return;

  *field = g_variant_get_uint32 (value);
  g_signal_emit_by_name (self, "changed");
}

static void
app_portal_signal_cb (AppPortal  *self,
                      const char *sender,
                      const char *signal_name,
                      GVariant   *parameters)
{
  const char *name;
  const char *key;
  g_autoptr(GVariant) value = NULL;

  if (!g_str_equal (signal_name, "SettingChanged")
      || !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;

  g_variant_get (parameters, "(&s&sv)", &name, &key, &value);
  if (g_str_equal (name, APPEARANCE))
    app_portal_set (self, key, value);
}

static void
app_portal_read_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr(GVariant) answer = g_dbus_proxy_call_finish (G_DBUS_PROXY (object), result, NULL);
  g_autoptr(GVariantIter) names = NULL;
  GVariantIter *keys;
  const char *name;

  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a{sa{sv}})")))
    return;

  g_variant_get (answer, "(a{sa{sv}})", &names);
  while (g_variant_iter_loop (names, "{&sa{sv}}", &name, &keys))
    {
      const char *key;
      GVariant *value;

      while (g_str_equal (name, APPEARANCE) && g_variant_iter_loop (keys, "{&sv}", &key, &value))
        app_portal_set (data, key, value);
    }
}

/* All of it, each time that a portal comes: one that starts anew may say something else. */
static void
app_portal_read (AppPortal *self)
{
  const char *const names[] = { APPEARANCE, NULL };
  g_autofree char *owner = g_dbus_proxy_get_name_owner (self->proxy);

  if (owner != NULL)
    g_dbus_proxy_call (self->proxy, "ReadAll", g_variant_new ("(^as)", names),
                       G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, app_portal_read_cb, self);
}

static void
app_portal_connect_cb (GObject      *object,
                       GAsyncResult *result,
                       gpointer      data)
{
  GDBusProxy *proxy = g_dbus_proxy_new_for_bus_finish (result, NULL);
  AppPortal *self;

  if (proxy == NULL)            /* no session bus, or the portal object is already gone */
    return;

  self = APP_PORTAL (data);
  self->proxy = proxy;
  g_signal_connect_object (proxy, "g-signal", G_CALLBACK (app_portal_signal_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (proxy, "notify::g-name-owner", G_CALLBACK (app_portal_read), self,
                           G_CONNECT_SWAPPED);
  app_portal_read (self);
}

static void
app_portal_dispose (GObject *object)
{
  AppPortal *self = APP_PORTAL (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->proxy);

  G_OBJECT_CLASS (app_portal_parent_class)->dispose (object);
}

static void
app_portal_class_init (AppPortalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_portal_dispose;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
app_portal_init (AppPortal *self)
{
  self->cancellable = g_cancellable_new ();
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION,
                            G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES,
                            NULL,
                            "org.freedesktop.portal.Desktop",
                            "/org/freedesktop/portal/desktop",
                            "org.freedesktop.portal.Settings",
                            self->cancellable, app_portal_connect_cb, self);
}

bool
app_portal_get_dark (AppPortal *self)
{
  return self->color_scheme == 1;
}

bool
app_portal_get_high_contrast (AppPortal *self)
{
  return self->contrast == 1;
}

bool
app_portal_get_reduced_motion (AppPortal *self)
{
  return self->reduced_motion == 1;
}

AppAccent
app_portal_get_accent (AppPortal *self)
{
  return self->accent;
}
