/* The board: where its squares are, and which of them can be seen. A board may be larger than its
 * room, which is a zoom area.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-board-private.h"

#include "app/widgets/app-zoom-area.h"

/* Of a square on a board of that size. */
static void
app_board_place (AppBoard     *self,
                 int           width,
                 int           height,
                 int           square,
                 GdkRectangle *area)
{
  double x;
  double y;
  double side;

  paint_square_area (&self->scene, width, height, square, &x, &y, &side);
  *area = (GdkRectangle) { x, y, side, side };
}

/* As of the next layout: the board may just have become larger. */
static void
app_board_get_cursor_area (AppBoard     *self,
                           AppZoomArea  *around,
                           GdkRectangle *area)
{
  int width;
  int height;

  app_zoom_area_get_child_size (around, &width, &height);
  app_board_place (self, width, height, self->selection.cursor, area);
}

void
app_board_get_area (AppBoard     *self,
                    int           square,
                    GdkRectangle *area)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (APP_IS_BOARD (self));

  app_board_place (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget), square,
                   area);
}

/* The squares; around them is a margin of a few pixels. */
void
app_board_get_content (GtkWidget       *widget,
                       int              width,
                       int              height,
                       graphene_rect_t *content)
{
  const PaintScene *scene = &APP_BOARD (widget)->scene;
  double x;
  double y;
  double side;

  paint_square_area (scene, width, height, 0, &x, &y, &side);
  *content = GRAPHENE_RECT_INIT (x, y, side * scene->size, side * scene->size);
}

/* Of a board that is larger than its room, and by keys with something of what is around the square:
 * a square that was pressed must stay under the pointer. */
void
app_board_show_cursor (AppBoard *self)
{
  AppZoomArea *around = app_zoom_area_get_around (GTK_WIDGET (self));
  GdkRectangle area;
  int margin;

  if (around == NULL)
    return;

  app_board_get_cursor_area (self, around, &area);
  margin = self->by_key ? area.width / 2 : 0;
  app_zoom_area_show (around, &area, margin);
}

/* Of a large board only what can be seen is drawn. */
void
app_board_get_visible (AppBoard        *self,
                       graphene_rect_t *visible)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AppZoomArea *around = app_zoom_area_get_around (widget);

  *visible = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                 gtk_widget_get_height (widget));
  if (around != NULL)
    app_zoom_area_get_visible (around, visible);
}

void
app_board_show_current (AppBoard     *self,
                        GtkWidget    *widget,
                        GdkRectangle *area)
{
  AppZoomArea *around;
  graphene_rect_t visible;
  double x;
  double y;

  g_return_if_fail (APP_IS_BOARD (self));

  around = app_zoom_area_get_around (GTK_WIDGET (self));
  app_board_show_cursor (self);
  app_zoom_area_get_visible (around, &visible);
  app_board_get_cursor_area (self, around, area);
  gdk_rectangle_intersect (area, &(GdkRectangle) { visible.origin.x, visible.origin.y,
                                                   visible.size.width, visible.size.height },
                           area);
  gtk_widget_translate_coordinates (GTK_WIDGET (around), widget, area->x - visible.origin.x,
                                    area->y - visible.origin.y, &x, &y);
  area->x = x;
  area->y = y;
}

int
app_board_count_shown (AppBoard *self)
{
  return paint_scene_n_rows (&self->scene) * self->scene.size;
}
