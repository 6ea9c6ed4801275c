/* A window on content that can be larger than itself. Inside a GtkScrolledWindow, whose bars and
 * wheel move it; at the usual scale it gives its child just the room that it has.
 *
 * Property "pan-button": which button drags the content, as app_zoom_add_drag () has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "app/widgets/app-zoom.h"

#define APP_TYPE_ZOOM_AREA (app_zoom_area_get_type ())

G_DECLARE_FINAL_TYPE (AppZoomArea, app_zoom_area, APP, ZOOM_AREA, AppWidget)

/* Where in a child of this size that is which grows with it: the rest is margin. */
typedef void (*AppZoomContentFunc) (GtkWidget       *child,
                                    int              width,
                                    int              height,
                                    graphene_rect_t *content);

AppZoom     *app_zoom_area_get_zoom    (AppZoomArea        *self);

/* Without it, all of the child grows. */
void         app_zoom_area_set_content (AppZoomArea        *self,
                                        AppZoomContentFunc  get_content);

/* The area around a widget; NULL where there is none. */
AppZoomArea *app_zoom_area_get_around  (GtkWidget          *widget);

/* The size that the child has from the next layout on. */
void         app_zoom_area_get_child_size (AppZoomArea     *self,
                                           int             *width,
                                           int             *height);

/* The part of the child that can be seen then, in units of the child. */
void         app_zoom_area_get_visible (AppZoomArea        *self,
                                        graphene_rect_t    *visible);

/* Moves the content until a place of the child can be seen, with a margin around it. That is also
 * the place that keys zoom in on. */
void         app_zoom_area_show        (AppZoomArea        *self,
                                        const GdkRectangle *place,
                                        int                 margin);
