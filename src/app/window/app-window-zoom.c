/* The actions that make things larger or smaller: on Play the board, on Watch the tree, on
 * Solutions the small boards. Where Watch has no tree, and Solutions no list, the board again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window/app-window-private.h"

#include "app/widgets/app-zoom-area.h"

static AppZoomArea *
app_window_get_board_area (AppWindow *self)
{
  return APP_ZOOM_AREA (app_window_get_child (self, "board_area"));
}

static AppZoom *
app_window_get_zoom (AppWindow *self)
{
  AppZoom *zoom = NULL;

  if (self->page == APP_PAGE_WATCH && app_watch_page_shows_tree (self->watch_page))
    zoom = app_watch_page_get_zoom (self->watch_page);
  else if (self->page == APP_PAGE_SOLUTIONS)
    zoom = app_solutions_page_get_zoom (self->solutions_page);

  return zoom != NULL ? zoom : app_zoom_area_get_zoom (app_window_get_board_area (self));
}

void
app_window_act_zoom_in (AppWindow *self,
                        GVariant  *parameter)
{
  app_zoom_step (app_window_get_zoom (self), 1);
}

void
app_window_act_zoom_out (AppWindow *self,
                         GVariant  *parameter)
{
  app_zoom_step (app_window_get_zoom (self), -1);
}

void
app_window_act_zoom_reset (AppWindow *self,
                           GVariant  *parameter)
{
  app_zoom_step (app_window_get_zoom (self), 0);
}

bool
app_window_can_zoom_in (AppWindow *self)
{
  return app_zoom_can_step (app_window_get_zoom (self), 1);
}

bool
app_window_can_zoom_out (AppWindow *self)
{
  return app_zoom_can_step (app_window_get_zoom (self), -1);
}

bool
app_window_can_zoom_reset (AppWindow *self)
{
  return app_zoom_can_step (app_window_get_zoom (self), 0);
}

void
app_window_connect_zooms (AppWindow *self)
{
  AppZoom *zooms[] = {
    app_zoom_area_get_zoom (app_window_get_board_area (self)),
    app_watch_page_get_zoom (self->watch_page),
    app_solutions_page_get_zoom (self->solutions_page),
  };

  for (size_t i = 0; i < G_N_ELEMENTS (zooms); i++)
    g_signal_connect_object (zooms[i], "moved", G_CALLBACK (app_window_enable_actions), self,
                             G_CONNECT_SWAPPED);
}
