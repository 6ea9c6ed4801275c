/* A title bar that may become narrower than the header bar in it.
 *
 * Invariant: `wide_width` is what the header bar needed when it was last measured as a whole, and
 * the bar is narrow while its own width is less. Should the need have changed while it was narrow,
 * becoming wide measures it anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-title-bar.h"

struct _AppTitleBar
{
  AppAdaptive   parent_instance;

  GtkWidget    *child;
  int           wide_width;
};

static void app_title_bar_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppTitleBar, app_title_bar, APP_TYPE_ADAPTIVE,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                      app_title_bar_buildable_init))

static GtkBuildableIface *parent_buildable;

static void
app_title_bar_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  AppTitleBar *self = APP_TITLE_BAR (widget);

  gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !app_adaptive_get_narrow (APP_ADAPTIVE (self)))
    *minimum = 0;
}

static void
app_title_bar_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AppTitleBar *self = APP_TITLE_BAR (widget);
  int needed;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
  if (!app_adaptive_get_narrow (APP_ADAPTIVE (self)))
    self->wide_width = needed;
  app_adaptive_set_narrow (APP_ADAPTIVE (self), width < self->wide_width);

  gtk_widget_allocate (self->child, MAX (width, needed), height, baseline, NULL);
}

static void
app_title_bar_add_child (GtkBuildable *buildable,
                         GtkBuilder   *builder,
                         GObject      *child,
                         const char   *type)
{
  AppTitleBar *self = APP_TITLE_BAR (buildable);

  if (!GTK_IS_WIDGET (child))
    {
      parent_buildable->add_child (buildable, builder, child, type);
      return;
    }

  g_assert (self->child == NULL);
  self->child = GTK_WIDGET (child);
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
app_title_bar_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = app_title_bar_add_child;
}

static void
app_title_bar_dispose (GObject *object)
{
  AppTitleBar *self = APP_TITLE_BAR (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (app_title_bar_parent_class)->dispose (object);
}

static void
app_title_bar_class_init (AppTitleBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_title_bar_dispose;
  widget_class->measure = app_title_bar_measure;
  widget_class->size_allocate = app_title_bar_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "titlebar");
}

static void
app_title_bar_init (AppTitleBar *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
