/* A widget that looks different where it is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-adaptive.h"

typedef struct
{
  bool         narrow;
  unsigned int notify_id;
} AppAdaptivePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AppAdaptive, app_adaptive, GTK_TYPE_WIDGET)

enum { PROP_NARROW = 1, N_PROPS };

static GParamSpec *properties[N_PROPS];

static gboolean
app_adaptive_notify_cb (gpointer data)
{
  AppAdaptivePrivate *private = app_adaptive_get_instance_private (data);

  private->notify_id = 0;
  g_object_notify_by_pspec (data, properties[PROP_NARROW]);

  return G_SOURCE_REMOVE;
}

static void
app_adaptive_get_property (GObject      *object,
                           unsigned int  id,
                           GValue       *value,
                           GParamSpec   *pspec)
{
  g_value_set_boolean (value, app_adaptive_get_narrow (APP_ADAPTIVE (object)));
}

static void
app_adaptive_dispose (GObject *object)
{
  AppAdaptivePrivate *private = app_adaptive_get_instance_private (APP_ADAPTIVE (object));

  g_clear_handle_id (&private->notify_id, g_source_remove);

  G_OBJECT_CLASS (app_adaptive_parent_class)->dispose (object);
}

static void
app_adaptive_class_init (AppAdaptiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_adaptive_dispose;
  object_class->get_property = app_adaptive_get_property;

  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, false,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
app_adaptive_init (AppAdaptive *self)
{
}

bool
app_adaptive_get_narrow (AppAdaptive *self)
{
  AppAdaptivePrivate *private = app_adaptive_get_instance_private (self);

  return private->narrow;
}

void
app_adaptive_set_narrow (AppAdaptive *self,
                         bool         narrow)
{
  AppAdaptivePrivate *private = app_adaptive_get_instance_private (self);

  if (private->narrow == narrow)
    return;

  private->narrow = narrow;
  if (private->notify_id == 0)
    private->notify_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, app_adaptive_notify_cb, self, NULL);
}
