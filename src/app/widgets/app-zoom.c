/* How much larger than usual a view shows its content.
 *
 * All gestures end in app_zoom_move (): a scale, and what was where and is wanted where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-zoom.h"

#include <math.h>

/* On a touchpad: fingers that go as far are a step of the wheel. */
static const double pixels_a_step = 50;

struct _AppZoom
{
  GObject          parent_instance;

  GtkWidget       *widget;
  AppZoomRange     range;
  double           scale;
  double           wanted;      /* that scale, before it was rounded */

  graphene_point_t anchor;      /* for steps */
  graphene_point_t pointer;     /* of the mouse */
  bool             has_pointer;
  GtkGesture      *pinching;    /* lent */
  double           pinched;     /* the scale when two fingers touched */
  graphene_point_t pinch;       /* the middle between them */
  graphene_point_t drag;        /* how far it has come */
};

G_DEFINE_FINAL_TYPE (AppZoom, app_zoom, G_TYPE_OBJECT)

/* A scale that there is. One that is all but the usual one is the usual one. */
static double
app_zoom_round (AppZoom *self,
                double   scale)
{
  const AppZoomRange *range = &self->range;
  double n_steps = log (scale) / log (range->step);

  if (range->has_steps_only || fabs (n_steps) < .1)
    scale = pow (range->step, round (n_steps));

  return CLAMP (scale, range->least, range->most);
}

static void
app_zoom_move (AppZoom          *self,
               double            scale,
               graphene_point_t  from,
               graphene_point_t  to)
{
  self->wanted = CLAMP (scale, self->range.least, self->range.most);
  scale = app_zoom_round (self, scale);
  if (scale == self->scale && graphene_point_equal (&from, &to))
    return;

  self->scale = scale;
  g_signal_emit_by_name (self, "moved", (double) from.x, (double) from.y, (double) to.x,
                         (double) to.y);
}

static graphene_point_t
app_zoom_get_middle (AppZoom *self)
{
  return GRAPHENE_POINT_INIT (gtk_widget_get_width (self->widget) / 2.f,
                              gtk_widget_get_height (self->widget) / 2.f);
}

/* Control and the wheel. An event of the wheel does not say where the pointer is. */

static void
app_zoom_motion_cb (AppZoom *self,
                    double   x,
                    double   y)
{
  self->pointer = GRAPHENE_POINT_INIT (x, y);
  self->has_pointer = true;
}

static void
app_zoom_leave_cb (AppZoom *self)
{
  self->has_pointer = false;
}

/* A touchpad tells small parts of a step, which count together. */
void
app_zoom_scroll (AppZoom       *self,
                 double         dy,
                 GdkScrollUnit  unit)
{
  double n_steps = unit == GDK_SCROLL_UNIT_SURFACE ? -dy / pixels_a_step : -dy;
  graphene_point_t place;

  g_return_if_fail (APP_IS_ZOOM (self));

  place = self->has_pointer ? self->pointer : app_zoom_get_middle (self);
  app_zoom_move (self, self->wanted * pow (self->range.step, n_steps), place, place);
}

static gboolean
app_zoom_scroll_cb (AppZoom            *self,
                    double              dx,
                    double              dy,
                    GtkEventController *controller)
{
  if ((gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) == 0)
    return false;

  app_zoom_scroll (self, dy,
                   gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (controller)));

  return true;
}

/* Two fingers, on the screen or on a touchpad: what is between them stays between them. */

static void
app_zoom_pinch_begin_cb (AppZoom          *self,
                         GdkEventSequence *sequence,
                         GtkGesture       *gesture)
{
  double x;
  double y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    return;

  self->pinched = self->scale;
  self->pinch = GRAPHENE_POINT_INIT (x, y);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
app_zoom_pinch_cb (AppZoom    *self,
                   double      factor,
                   GtkGesture *gesture)
{
  graphene_point_t from = self->pinch;
  double x;
  double y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    return;

  self->pinch = GRAPHENE_POINT_INIT (x, y);
  app_zoom_move (self, self->pinched * factor, from, self->pinch);
}

/* Dragging. */

static void
app_zoom_drag_begin_cb (AppZoom    *self,
                        double      x,
                        double      y,
                        GtkGesture *gesture)
{
  bool is_larger = self->scale > 1;

  self->drag = GRAPHENE_POINT_INIT (0, 0);
  gtk_gesture_set_state (gesture, is_larger ? GTK_EVENT_SEQUENCE_CLAIMED
                                            : GTK_EVENT_SEQUENCE_DENIED);
  if (is_larger)
    gtk_widget_set_cursor_from_name (self->widget, "grabbing");
}

static void
app_zoom_drag_update_cb (AppZoom *self,
                         double   x,
                         double   y)
{
  graphene_point_t from = self->drag;

  /* The first of two fingers goes on dragging. */
  self->drag = GRAPHENE_POINT_INIT (x, y);
  if (!gtk_gesture_is_recognized (self->pinching))
    app_zoom_move (self, self->scale, from, self->drag);
}

static void
app_zoom_drag_end_cb (AppZoom *self)
{
  gtk_widget_set_cursor (self->widget, NULL);
}

static void
app_zoom_class_init (AppZoomClass *klass)
{
  g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 4, G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  g_signal_new ("stepped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
app_zoom_init (AppZoom *self)
{
  self->scale = self->wanted = 1;
}

static void
app_zoom_connect (AppZoom    *self,
                  gpointer    controller,
                  const char *signal,
                  GCallback   callback)
{
  g_signal_connect_object (controller, signal, callback, self, G_CONNECT_SWAPPED);
}

AppZoom *
app_zoom_new (GtkWidget          *widget,
              const AppZoomRange *range)
{
  AppZoom *self = g_object_new (APP_TYPE_ZOOM, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                     | (range->has_steps_only
                                        ? GTK_EVENT_CONTROLLER_SCROLL_DISCRETE : 0));
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  self->widget = widget;
  self->pinching = pinch;
  self->range = *range;
  app_zoom_connect (self, motion, "enter", G_CALLBACK (app_zoom_motion_cb));
  app_zoom_connect (self, motion, "motion", G_CALLBACK (app_zoom_motion_cb));
  app_zoom_connect (self, motion, "leave", G_CALLBACK (app_zoom_leave_cb));
  app_zoom_connect (self, scroll, "scroll", G_CALLBACK (app_zoom_scroll_cb));
  app_zoom_connect (self, pinch, "begin", G_CALLBACK (app_zoom_pinch_begin_cb));
  app_zoom_connect (self, pinch, "scale-changed", G_CALLBACK (app_zoom_pinch_cb));
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));

  return self;
}

double
app_zoom_get_scale (AppZoom *self)
{
  g_return_val_if_fail (APP_IS_ZOOM (self), 1);

  return self->scale;
}

void
app_zoom_add_drag (AppZoom      *self,
                   unsigned int  button)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_return_if_fail (APP_IS_ZOOM (self));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), button);
  app_zoom_connect (self, drag, "drag-begin", G_CALLBACK (app_zoom_drag_begin_cb));
  app_zoom_connect (self, drag, "drag-update", G_CALLBACK (app_zoom_drag_update_cb));
  app_zoom_connect (self, drag, "drag-end", G_CALLBACK (app_zoom_drag_end_cb));
  gtk_widget_add_controller (self->widget, GTK_EVENT_CONTROLLER (drag));
  gtk_gesture_group (drag, self->pinching);
}

void
app_zoom_set_anchor (AppZoom *self,
                     double   x,
                     double   y)
{
  g_return_if_fail (APP_IS_ZOOM (self));

  self->anchor = GRAPHENE_POINT_INIT (x, y);
}

void
app_zoom_step (AppZoom *self,
               int      n_steps)
{
  graphene_point_t place;

  g_return_if_fail (APP_IS_ZOOM (self));

  place = gtk_widget_contains (self->widget, self->anchor.x, self->anchor.y)
          ? self->anchor : app_zoom_get_middle (self);
  app_zoom_move (self, n_steps == 0 ? 1 : self->scale * pow (self->range.step, n_steps), place,
                 place);
  g_signal_emit_by_name (self, "stepped");
}

bool
app_zoom_can_step (AppZoom *self,
                   int      n_steps)
{
  g_return_val_if_fail (APP_IS_ZOOM (self), false);

  if (n_steps == 0)
    return self->scale != 1;

  return n_steps > 0 ? self->scale < self->range.most : self->scale > self->range.least;
}
