/* The base of the program's own widgets, and a few things to do with any widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-widget.h"

typedef struct
{
  bool         narrow;
  unsigned int notify_id;
} AppWidgetPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AppWidget, app_widget, GTK_TYPE_WIDGET)

enum { PROP_NARROW = 1, N_PROPS };

static GParamSpec *properties[N_PROPS];

static gboolean
app_widget_notify_cb (gpointer data)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (data);

  private->notify_id = 0;
  g_object_notify_by_pspec (data, properties[PROP_NARROW]);

  return G_SOURCE_REMOVE;
}

static void
app_widget_get_property (GObject      *object,
                         unsigned int  id,
                         GValue       *value,
                         GParamSpec   *pspec)
{
  g_value_set_boolean (value, app_widget_get_narrow (APP_WIDGET (object)));
}

static void
app_widget_set_property (GObject      *object,
                         unsigned int  id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (APP_WIDGET (object));

  if (private->narrow == g_value_get_boolean (value))
    return;

  private->narrow = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
app_widget_dispose (GObject *object)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (APP_WIDGET (object));
  GtkWidget *child;

  g_clear_handle_id (&private->notify_id, g_source_remove);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (app_widget_parent_class)->dispose (object);
}

static void
app_widget_class_init (AppWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  object_class->dispose = app_widget_dispose;
  object_class->get_property = app_widget_get_property;
  object_class->set_property = app_widget_set_property;

  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, false,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
app_widget_init (AppWidget *self)
{
}

bool
app_widget_get_narrow (AppWidget *self)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (self);

  return private->narrow;
}

void
app_widget_set_narrow (AppWidget *self,
                       bool       narrow)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (self);

  if (private->narrow == narrow)
    return;

  private->narrow = narrow;
  if (private->notify_id == 0)
    private->notify_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, app_widget_notify_cb, self, NULL);
}

GtkWidget *
app_widget_new_label (const char *text,
                      const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), true);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

void
app_widget_set_name (GtkWidget  *widget,
                     const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  if (GTK_IS_DROP_DOWN (widget))
    app_widget_set_name (gtk_widget_get_first_child (widget), name);
}

void
app_widget_set_tip (GtkWidget  *widget,
                    const char *name)
{
  gtk_widget_set_tooltip_text (widget, name);
  app_widget_set_name (widget, name);
}

void
app_widget_set_class (GtkWidget  *widget,
                      const char *css_class,
                      bool        is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
app_widget_show_text (GtkLabel   *label,
                      const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

bool
app_widget_wants_motion (GtkWidget *widget)
{
  gboolean wants = true;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &wants, NULL);

  return wants;
}
