/* A window on content that can be larger than itself.
 *
 * Invariant: what is allocated to the child is the size of the area times the scale, and lies where
 * the two adjustments say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-zoom-area.h"

#include <math.h>

static const AppZoomRange zoom_range = { .least = 1, .most = 4, .step = 1.25 };

enum { HORIZONTAL, VERTICAL, N_AXES };

enum
{
  PROP_PAN_BUTTON = 1,
  PROP_HADJUSTMENT,             /* those of GtkScrollable */
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

struct _AppZoomArea
{
  AppWidget            parent_instance;

  AppZoom             *zoom;
  AppZoomContentFunc   get_content;     /* or NULL */
  GtkAdjustment       *adjustments[N_AXES];
  GtkScrollablePolicy  policies[N_AXES];
  double               scale;           /* that the adjustments are for */

  /* The last place that was to be seen, along each axis in parts of the content. */
  struct
  {
    double             start;
    double             end;
    double             margin;
  }                    shown[N_AXES];
};

G_DEFINE_FINAL_TYPE_WITH_CODE (AppZoomArea, app_zoom_area, APP_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static int
app_zoom_area_get_size (AppZoomArea *self,
                        int          axis)
{
  return axis == HORIZONTAL ? gtk_widget_get_width (GTK_WIDGET (self))
                            : gtk_widget_get_height (GTK_WIDGET (self));
}

/* The new place of the content along an axis, as far as there is content. */
static void
app_zoom_area_place (AppZoomArea *self,
                     int          axis,
                     int          size,
                     double       value)
{
  double length = round (size * app_zoom_get_scale (self->zoom));

  if (self->adjustments[axis] != NULL)
    gtk_adjustment_configure (self->adjustments[axis], CLAMP (value, 0, length - size), 0, length,
                              size * .1, size * .9, size);
}

static double
app_zoom_area_get_value (AppZoomArea *self,
                         int          axis)
{
  return self->adjustments[axis] != NULL ? gtk_adjustment_get_value (self->adjustments[axis]) : 0;
}

/* Where the content lies along an axis at a scale. */
static void
app_zoom_area_get_content (AppZoomArea *self,
                           double       scale,
                           int          axis,
                           double      *start,
                           double      *length)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  int width = round (app_zoom_area_get_size (self, HORIZONTAL) * scale);
  int height = round (app_zoom_area_get_size (self, VERTICAL) * scale);
  graphene_rect_t content = GRAPHENE_RECT_INIT (0, 0, width, height);

  if (self->get_content != NULL && child != NULL)
    self->get_content (child, width, height, &content);

  *start = axis == HORIZONTAL ? content.origin.x : content.origin.y;
  *length = fmax (axis == HORIZONTAL ? content.size.width : content.size.height, 1);
}

static double
app_zoom_area_get_anchor (AppZoomArea *self,
                          int          axis)
{
  double start;
  double length;

  app_zoom_area_get_content (self, self->scale, axis, &start, &length);

  return start + length * (self->shown[axis].start + self->shown[axis].end) / 2
         - app_zoom_area_get_value (self, axis);
}

static void
app_zoom_area_tell_anchor (AppZoomArea *self)
{
  app_zoom_set_anchor (self->zoom, app_zoom_area_get_anchor (self, HORIZONTAL),
                       app_zoom_area_get_anchor (self, VERTICAL));
}

/* The child draws what can be seen of it. */
static void
app_zoom_area_scrolled_cb (AppZoomArea *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  app_zoom_area_tell_anchor (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (child != NULL)
    gtk_widget_queue_draw (child);
}

/* The content grows to the scale of the zoom, and what was at `from` comes to `to`. */
static void
app_zoom_area_move (AppZoomArea *self,
                    int          axis,
                    double       from,
                    double       to)
{
  double old_start;
  double old_length;
  double start;
  double length;

  app_zoom_area_get_content (self, self->scale, axis, &old_start, &old_length);
  app_zoom_area_get_content (self, app_zoom_get_scale (self->zoom), axis, &start, &length);
  from += app_zoom_area_get_value (self, axis) - old_start;
  app_zoom_area_place (self, axis, app_zoom_area_get_size (self, axis),
                       start + from * length / old_length - to);
}

static void
app_zoom_area_moved_cb (AppZoomArea *self,
                        double       from_x,
                        double       from_y,
                        double       to_x,
                        double       to_y)
{
  app_zoom_area_move (self, HORIZONTAL, from_x, to_x);
  app_zoom_area_move (self, VERTICAL, from_y, to_y);
  self->scale = app_zoom_get_scale (self->zoom);
  app_zoom_area_scrolled_cb (self);
}

static void
app_zoom_area_see_shown (AppZoomArea *self,
                         int          axis)
{
  double margin = self->shown[axis].margin;
  double start;
  double length;

  app_zoom_area_get_content (self, self->scale, axis, &start, &length);
  if (self->adjustments[axis] != NULL)
    gtk_adjustment_clamp_page (self->adjustments[axis],
                               start + (self->shown[axis].start - margin) * length,
                               start + (self->shown[axis].end + margin) * length);
}

/* By a key: the user has not pointed at anything. */
static void
app_zoom_area_stepped_cb (AppZoomArea *self)
{
  app_zoom_area_see_shown (self, HORIZONTAL);
  app_zoom_area_see_shown (self, VERTICAL);
}

static void
app_zoom_area_set_adjustment (AppZoomArea   *self,
                              int            axis,
                              GtkAdjustment *adjustment)
{
  if (self->adjustments[axis] != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustments[axis], self);
  g_clear_object (&self->adjustments[axis]);

  if (adjustment == NULL)
    return;

  self->adjustments[axis] = g_object_ref_sink (adjustment);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (app_zoom_area_scrolled_cb),
                           self, G_CONNECT_SWAPPED);
}

static void
app_zoom_area_get_property (GObject      *object,
                            unsigned int  id,
                            GValue       *value,
                            GParamSpec   *pspec)
{
  AppZoomArea *self = APP_ZOOM_AREA (object);

  if (id == PROP_HADJUSTMENT || id == PROP_VADJUSTMENT)
    g_value_set_object (value, self->adjustments[id - PROP_HADJUSTMENT]);
  else
    g_value_set_enum (value, self->policies[id - PROP_HSCROLL_POLICY]);
}

static void
app_zoom_area_set_property (GObject      *object,
                            unsigned int  id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  AppZoomArea *self = APP_ZOOM_AREA (object);

  if (id == PROP_PAN_BUTTON)
    app_zoom_add_drag (self->zoom, g_value_get_uint (value));
  else if (id == PROP_HADJUSTMENT || id == PROP_VADJUSTMENT)
    app_zoom_area_set_adjustment (self, id - PROP_HADJUSTMENT, g_value_get_object (value));
  else
    self->policies[id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
}

static void
app_zoom_area_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural, NULL,
                      NULL);
}

static void
app_zoom_area_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AppZoomArea *self = APP_ZOOM_AREA (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  double scale = app_zoom_get_scale (self->zoom);
  GtkAllocation content = { .width = round (width * scale), .height = round (height * scale) };

  app_zoom_area_place (self, HORIZONTAL, width, app_zoom_area_get_value (self, HORIZONTAL));
  app_zoom_area_place (self, VERTICAL, height, app_zoom_area_get_value (self, VERTICAL));
  app_zoom_area_tell_anchor (self);
  content.x = -round (app_zoom_area_get_value (self, HORIZONTAL));
  content.y = -round (app_zoom_area_get_value (self, VERTICAL));

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &content, -1);
}

static void
app_zoom_area_dispose (GObject *object)
{
  AppZoomArea *self = APP_ZOOM_AREA (object);

  for (int axis = 0; axis < N_AXES; axis++)
    app_zoom_area_set_adjustment (self, axis, NULL);
  g_clear_object (&self->zoom);

  G_OBJECT_CLASS (app_zoom_area_parent_class)->dispose (object);
}

static void
app_zoom_area_class_init (AppZoomAreaClass *klass)
{
  static const char *const scrollable[] = { "hadjustment", "vadjustment", "hscroll-policy",
                                            "vscroll-policy" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_zoom_area_dispose;
  object_class->get_property = app_zoom_area_get_property;
  object_class->set_property = app_zoom_area_set_property;
  widget_class->measure = app_zoom_area_measure;
  widget_class->size_allocate = app_zoom_area_size_allocate;

  g_object_class_install_property (object_class, PROP_PAN_BUTTON,
                                   g_param_spec_uint ("pan-button", NULL, NULL, 0, G_MAXUINT,
                                                      GDK_BUTTON_MIDDLE,
                                                      G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                      | G_PARAM_STATIC_STRINGS));
  for (size_t i = 0; i < G_N_ELEMENTS (scrollable); i++)
    g_object_class_override_property (object_class, PROP_HADJUSTMENT + i, scrollable[i]);
}

static void
app_zoom_area_init (AppZoomArea *self)
{
  self->scale = 1;
  self->shown[HORIZONTAL].start = self->shown[HORIZONTAL].end = .5;
  self->shown[VERTICAL] = self->shown[HORIZONTAL];
  self->zoom = app_zoom_new (GTK_WIDGET (self), &zoom_range);
  g_signal_connect_object (self->zoom, "moved", G_CALLBACK (app_zoom_area_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->zoom, "stepped", G_CALLBACK (app_zoom_area_stepped_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

AppZoom *
app_zoom_area_get_zoom (AppZoomArea *self)
{
  g_return_val_if_fail (APP_IS_ZOOM_AREA (self), NULL);

  return self->zoom;
}

void
app_zoom_area_set_content (AppZoomArea        *self,
                           AppZoomContentFunc  get_content)
{
  g_return_if_fail (APP_IS_ZOOM_AREA (self));

  self->get_content = get_content;
}

AppZoomArea *
app_zoom_area_get_around (GtkWidget *widget)
{
  GtkWidget *area = gtk_widget_get_ancestor (widget, APP_TYPE_ZOOM_AREA);

  return area != NULL ? APP_ZOOM_AREA (area) : NULL;
}

void
app_zoom_area_get_child_size (AppZoomArea *self,
                              int         *width,
                              int         *height)
{
  g_return_if_fail (APP_IS_ZOOM_AREA (self));

  *width = round (app_zoom_area_get_size (self, HORIZONTAL) * self->scale);
  *height = round (app_zoom_area_get_size (self, VERTICAL) * self->scale);
}

void
app_zoom_area_get_visible (AppZoomArea     *self,
                           graphene_rect_t *visible)
{
  g_return_if_fail (APP_IS_ZOOM_AREA (self));

  *visible = GRAPHENE_RECT_INIT (round (app_zoom_area_get_value (self, HORIZONTAL)),
                                 round (app_zoom_area_get_value (self, VERTICAL)),
                                 app_zoom_area_get_size (self, HORIZONTAL),
                                 app_zoom_area_get_size (self, VERTICAL));
}

static void
app_zoom_area_show_range (AppZoomArea *self,
                          int          axis,
                          int          from,
                          int          to,
                          int          margin)
{
  double start;
  double length;

  app_zoom_area_get_content (self, self->scale, axis, &start, &length);
  self->shown[axis].start = (from - start) / length;
  self->shown[axis].end = (to - start) / length;
  self->shown[axis].margin = margin / length;
  app_zoom_area_see_shown (self, axis);
}

void
app_zoom_area_show (AppZoomArea        *self,
                    const GdkRectangle *place,
                    int                 margin)
{
  g_return_if_fail (APP_IS_ZOOM_AREA (self));

  app_zoom_area_show_range (self, HORIZONTAL, place->x, place->x + place->width, margin);
  app_zoom_area_show_range (self, VERTICAL, place->y, place->y + place->height, margin);
  app_zoom_area_tell_anchor (self);
}
