/* The window: it owns the puzzles, hands their state down, and turns wishes into moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-window.h"

struct _AppWindow
{
  GtkApplicationWindow  parent_instance;

  GSettings            *settings;
  char                 *page;

  GtkStack             *pages;
};

G_DEFINE_FINAL_TYPE (AppWindow, app_window, GTK_TYPE_APPLICATION_WINDOW)

enum { PROP_PAGE = 1, N_PROPS };

static GParamSpec *properties[N_PROPS];

static void
app_window_get_property (GObject      *object,
                         unsigned int  id,
                         GValue       *value,
                         GParamSpec   *pspec)
{
  g_value_set_string (value, APP_WINDOW (object)->page);
}

static void
app_window_set_property (GObject      *object,
                         unsigned int  id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AppWindow *self = APP_WINDOW (object);

  g_free (self->page);
  self->page = g_value_dup_string (value);
  gtk_stack_set_visible_child_name (self->pages, self->page);
}

static void
app_window_finalize (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->page, g_free);

  G_OBJECT_CLASS (app_window_parent_class)->finalize (object);
}

static void
app_window_class_init (AppWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = app_window_finalize;
  object_class->get_property = app_window_get_property;
  object_class->set_property = app_window_set_property;

  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "play",
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWindow, pages);
  gtk_widget_class_install_property_action (widget_class, "win.page", "page");
}

static void
app_window_init (AppWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AppWindow *
app_window_new (GtkApplication *application,
                GSettings      *settings)
{
  AppWindow *self = g_object_new (APP_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "page", self, "page", G_SETTINGS_BIND_DEFAULT);

  return self;
}

void
app_window_open_file (AppWindow *self,
                      GFile     *file)
{
}
