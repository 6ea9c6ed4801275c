/* How much larger than usual a view shows its content, and the gestures by which the user changes
 * that: Control and the wheel, and two fingers. Dragging with a button of the mouse moves the
 * content.
 *
 * Every view that can be enlarged attaches one to a widget and follows its signal
 *
 *   "moved" (double from_x, double from_y, double to_x, double to_y)
 *       the scale may be another one; what was at the first place of the widget belongs to the
 *       second now
 *   "stepped"
 *       that came from app_zoom_step ()
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#define APP_TYPE_ZOOM (app_zoom_get_type ())

G_DECLARE_FINAL_TYPE (AppZoom, app_zoom, APP, ZOOM, GObject)

typedef struct
{
  double least;                 /* scales; the usual one is 1 */
  double most;
  double step;                  /* from one scale to the next, by key or wheel */
  bool   has_steps_only;        /* no scales between the steps */
} AppZoomRange;

/* For `widget`, which is lent and lives longer. */
AppZoom *app_zoom_new        (GtkWidget          *widget,
                              const AppZoomRange *range);

double   app_zoom_get_scale  (AppZoom            *self);

/* Lets drags with a button (0: any, and a finger too) move what is shown, while it is larger than
 * usual. */
void     app_zoom_add_drag   (AppZoom            *self,
                              unsigned int        button);

/* What the wheel or a touchpad does with Control held; `dy` and `unit` as GTK tells them. */
void     app_zoom_scroll     (AppZoom            *self,
                              double              dy,
                              GdkScrollUnit       unit);

/* Steps, which come from keys, leave in its place what is here; if that cannot be seen, the
 * middle. */
void     app_zoom_set_anchor (AppZoom            *self,
                              double              x,
                              double              y);

/* So many steps in, or out if negative; 0: back to the usual scale. */
void     app_zoom_step       (AppZoom            *self,
                              int                 n_steps);
bool     app_zoom_can_step   (AppZoom            *self,
                              int                 n_steps);
