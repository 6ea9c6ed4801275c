/* What is made larger or smaller, and moved: the board, the tree of a search, the list of
 * solutions. By the wheel, the mouse, two fingers, keys and actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>

#include "app/board/app-board-pointer.h"
#include "app/board/app-thumbnail.h"
#include "app/tree/app-tree.h"
#include "app/widgets/app-zoom-area.h"
#include "support/app/app-driver.h"
#include "support/app/app-events.h"
#include "support/game/game-requests.h"

static const GdkModifierType CONTROL = GDK_CONTROL_MASK;

static AppWindow *
open_queens (int n)
{
  AppWindow *window = ui_open_window ();

  ui_choose (window, "kind", "queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (n));
  ui_select (window, 0);

  return window;
}

static AppZoomArea *
get_area (AppWindow *window)
{
  return app_zoom_area_get_around (GTK_WIDGET (ui_get_board (window)));
}

static double
get_scale (AppZoomArea *area)
{
  return app_zoom_get_scale (app_zoom_area_get_zoom (area));
}

/* The square at a place of the area, as it is seen; -1: none. */
static int
get_square_at (AppWindow *window,
               double     x,
               double     y)
{
  AppBoard *board = ui_get_board (window);
  double board_x;
  double board_y;

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (get_area (window)),
                                                   GTK_WIDGET (board), x, y, &board_x, &board_y));

  return paint_square (app_board_get_scene (board), gtk_widget_get_width (GTK_WIDGET (board)),
                       gtk_widget_get_height (GTK_WIDGET (board)), board_x, board_y);
}

/* The other way round. */
static void
find_middle (AppWindow *window,
             int        square,
             double    *x,
             double    *y)
{
  AppBoard *board = ui_get_board (window);
  GdkRectangle area;

  app_board_get_area (board, square, &area);
  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (board),
                                                   GTK_WIDGET (get_area (window)),
                                                   area.x + area.width / 2.,
                                                   area.y + area.height / 2., x, y));
}

/* Whether all of a square can be seen. */
static bool
is_seen (AppWindow *window,
         int        square)
{
  graphene_rect_t visible;
  GdkRectangle area;

  app_board_get_area (ui_get_board (window), square, &area);
  app_zoom_area_get_visible (get_area (window), &visible);

  return graphene_rect_contains_rect (&visible, &GRAPHENE_RECT_INIT (area.x, area.y, area.width,
                                                                     area.height));
}

/* Turning the wheel with Control leaves the square under the pointer there; without it, it only
 * scrolls. */
static void
test_wheel (void)
{
  AppWindow *window = open_queens (32);
  GtkWidget *area = GTK_WIDGET (get_area (window));
  const int square = 9 * 32 + 25;
  double x;
  double y;
  int before = gtk_widget_get_width (GTK_WIDGET (ui_get_board (window)));

  find_middle (window, square, &x, &y);
  ui_turn_wheel (area, x, y, -1, 0);
  g_assert_cmpfloat (get_scale (get_area (window)), ==, 1);
  for (int i = 0; i < 4; i++)
    {
      ui_turn_wheel (area, x, y, -1, CONTROL);
      g_assert_cmpint (get_square_at (window, x, y), ==, square);
    }
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui_get_board (window))), >, 2 * before);
  g_assert_true (ui_is_enabled (window, "win.zoom-reset"));

  ui_turn_wheel (area, x, y, 1, 0);
  g_assert_cmpint (get_square_at (window, x, y), !=, square);
  g_assert_cmpint (get_square_at (window, x, y) % 32, ==, square % 32);

  for (int i = 0; i < 5; i++)
    ui_turn_wheel (area, x, y, 1, CONTROL);
  g_assert_cmpfloat (get_scale (get_area (window)), ==, 1);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui_get_board (window))), ==, before);

  ui_close_window (window);
}

/* A touchpad tells parts of a step, or pixels: slow fingers get on, and fast ones do not jump. */
static void
test_touchpad (void)
{
  AppWindow *window = open_queens (8);
  AppZoom *zoom = app_zoom_area_get_zoom (get_area (window));

  for (int i = 0; i < 20; i++)
    app_zoom_scroll (zoom, -.05, GDK_SCROLL_UNIT_WHEEL);
  g_assert_cmpfloat (fabs (app_zoom_get_scale (zoom) - 1.25), <, .001);

  ui_act (window, "win.zoom-reset");
  for (int i = 0; i < 5; i++)
    app_zoom_scroll (zoom, -10, GDK_SCROLL_UNIT_SURFACE);
  g_assert_cmpfloat (fabs (app_zoom_get_scale (zoom) - 1.25), <, .001);

  /* At the end it does not count on. */
  for (int i = 0; i < 100; i++)
    app_zoom_scroll (zoom, 10, GDK_SCROLL_UNIT_SURFACE);
  g_assert_cmpfloat (app_zoom_get_scale (zoom), ==, 1);
  app_zoom_scroll (zoom, -25, GDK_SCROLL_UNIT_SURFACE);
  g_assert_cmpfloat (app_zoom_get_scale (zoom), >, 1);

  ui_close_window (window);
}

/* A board that is larger than its room takes presses and drags where they are seen, and the square
 * of the cursor is always seen. */
static void
test_board (void)
{
  AppWindow *window = open_queens (32);
  GtkWidget *area = GTK_WIDGET (get_area (window));
  double middle = gtk_widget_get_width (area) / 2.;
  int side;
  int square;

  ui_act (window, "win.zoom-in");
  for (int i = 0; i < 3; i++)
    ui_act (window, "win.zoom-in");
  g_assert_true (is_seen (window, 0));

  square = get_square_at (window, middle, middle);
  side = gtk_widget_get_width (GTK_WIDGET (ui_get_board (window))) / 32;
  ui_drag_pointer (area, GDK_BUTTON_PRIMARY, middle, middle, middle + side, middle);
  g_assert_cmpint (ui_get_cursor (window), ==, square + 1);
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.excluded, square / 32,
                                   square % 32));
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.excluded, square / 32,
                                   square % 32 + 1));

  ui_press (window, GDK_KEY_End, CONTROL);
  g_assert_cmpint (ui_get_cursor (window), ==, 1023);
  g_assert_true (is_seen (window, 1023));
  g_assert_false (is_seen (window, 0));
  for (int i = 0; i < 31; i++)
    {
      ui_press (window, GDK_KEY_Left, 0);
      g_assert_true (is_seen (window, ui_get_cursor (window)));
    }

  /* The cursor stays in sight, whichever way it goes. */
  ui_act (window, "win.zoom-in");
  ui_wait_for_frame (window);
  g_assert_true (is_seen (window, ui_get_cursor (window)));
  ui_act (window, "win.zoom-reset");
  ui_wait_for_frame (window);
  g_assert_true (is_seen (window, 0) && is_seen (window, 1023));
  g_assert_false (ui_is_enabled (window, "win.zoom-reset"));
  g_assert_false (ui_is_enabled (window, "win.zoom-out"));

  /* A board of another size fits at first. */
  ui_act (window, "win.zoom-in");
  ui_choose (window, "kind", "sudoku");
  ui_wait_for_frame (window);
  g_assert_cmpfloat (get_scale (get_area (window)), ==, 1);

  ui_close_window (window);
}

/* The middle button takes a large board along, and does nothing to the puzzle. */
static void
test_pan (void)
{
  AppWindow *window = open_queens (16);
  GtkWidget *area = GTK_WIDGET (get_area (window));
  double middle = gtk_widget_get_width (area) / 2.;
  GameState before = *ui_get_state (window);
  int square;

  for (int i = 0; i < 4; i++)
    ui_act (window, "win.zoom-in");
  ui_press (window, GDK_KEY_Home, CONTROL);

  square = get_square_at (window, middle, middle);
  ui_drag_pointer (area, GDK_BUTTON_MIDDLE, middle, middle, middle - 60, middle - 90);
  g_assert_cmpint (get_square_at (window, middle - 60, middle - 90), ==, square);
  g_assert_cmpint (get_square_at (window, middle, middle), !=, square);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  /* Not beyond its edge. */
  ui_drag_pointer (area, GDK_BUTTON_MIDDLE, 10, 10, 400, 400);
  g_assert_cmpint (get_square_at (window, 20, 20), ==, 0);

  ui_close_window (window);
}

/* The menu of a square that was scrolled away comes with the square. */
static void
test_menu (void)
{
  AppWindow *window = open_queens (32);
  GdkRectangle pointed;
  GtkWidget *menu;

  for (int i = 0; i < 6; i++)
    ui_act (window, "win.zoom-in");
  ui_press (window, GDK_KEY_End, CONTROL);
  ui_wait_for_frame (window);
  for (int i = 0; i < 9; i++)
    ui_turn_wheel (GTK_WIDGET (get_area (window)), 50, 50, -1, 0);
  g_assert_false (is_seen (window, 1023));

  ui_act (window, "win.context-menu");
  menu = ui_find_open_menu (window);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (menu), &pointed));
  ui_wait_for_frame (window);
  g_assert_true (is_seen (window, 1023));
  g_assert_cmpint (get_square_at (window, pointed.x + pointed.width / 2.,
                                  pointed.y + pointed.height / 2.), ==, 1023);
  gtk_popover_popdown (GTK_POPOVER (menu));

  ui_close_window (window);
}

/* On Watch the actions are for the tree; a drag takes it along, and a step shows its node. */
static void
test_tree (void)
{
  AppWindow *window = open_queens (8);
  GtkWidget *tree;
  GtkWidget *area;
  graphene_rect_t before;
  graphene_rect_t after;

  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  tree = ui_find (window, APP_TYPE_TREE);
  area = gtk_widget_get_parent (tree);
  for (int i = 0; i < 20; i++)
    ui_act (window, "win.zoom-in");
  ui_wait_for_frame (window);
  g_assert_cmpfloat (get_scale (APP_ZOOM_AREA (area)), ==, 4);
  g_assert_cmpfloat (get_scale (get_area (window)), ==, 1);
  g_assert_cmpint (gtk_widget_get_width (tree), ==, 4 * gtk_widget_get_width (area));
  g_assert_false (ui_is_enabled (window, "win.zoom-in"));

  app_zoom_area_get_visible (APP_ZOOM_AREA (area), &before);
  ui_drag_pointer (area, GDK_BUTTON_PRIMARY, 100, 60, 70, 40);
  app_zoom_area_get_visible (APP_ZOOM_AREA (area), &after);
  g_assert_cmpfloat (after.origin.x, ==, before.origin.x + 30);
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y + 20);

  ui_drag_pointer (area, GDK_BUTTON_PRIMARY, 10, 10, 3000, 3000);
  ui_press (window, GDK_KEY_Right, 0);
  for (int i = 0; i < 40; i++)
    ui_press (window, GDK_KEY_Right, 0);
  ui_wait_for_frame (window);
  app_zoom_area_get_visible (APP_ZOOM_AREA (area), &after);
  g_assert_cmpfloat (after.origin.y, >, 0);

  ui_act (window, "win.zoom-reset");
  ui_wait_for_frame (window);
  g_assert_cmpint (gtk_widget_get_width (tree), ==, gtk_widget_get_width (area));

  ui_close_window (window);
}

static int
get_thumbnail_side (AppWindow *window)
{
  GtkWidget *list = ui_find (window, GTK_TYPE_GRID_VIEW);

  return gtk_drawing_area_get_content_width (GTK_DRAWING_AREA (ui_find (list,
                                                                        APP_TYPE_THUMBNAIL)));
}

/* Three sizes, which the settings remember. */
static void
test_thumbnails (void)
{
  AppWindow *window = open_queens (8);
  GtkWidget *list = ui_find (window, GTK_TYPE_GRID_VIEW);
  int sides[3];

  g_settings_reset (ui_get_settings (), "thumbnail-size");
  ui_choose (window, "page", "solutions");
  ui_wait_for_all_jobs ();
  wait_for (ui_find (list, APP_TYPE_THUMBNAIL) != NULL, "a solution");

  sides[1] = get_thumbnail_side (window);
  ui_act (window, "win.zoom-out");
  ui_wait_for_frame (window);
  sides[0] = get_thumbnail_side (window);
  g_assert_false (ui_is_enabled (window, "win.zoom-out"));
  ui_act (window, "win.zoom-reset");
  ui_wait_for_frame (window);
  g_assert_cmpint (get_thumbnail_side (window), ==, sides[1]);

  ui_turn_wheel (list, 40, 40, -1, CONTROL);
  sides[2] = get_thumbnail_side (window);
  ui_turn_wheel (list, 40, 40, -1, CONTROL);
  g_assert_cmpint (get_thumbnail_side (window), ==, sides[2]);
  g_assert_cmpint (sides[0], <, sides[1]);
  g_assert_cmpint (sides[1], <, sides[2]);
  ui_close_window (window);

  window = open_queens (8);
  ui_choose (window, "page", "solutions");
  list = ui_find (window, GTK_TYPE_GRID_VIEW);
  wait_for (ui_find (list, APP_TYPE_THUMBNAIL) != NULL, "a solution");
  g_assert_cmpint (get_thumbnail_side (window), ==, sides[2]);
  g_assert_false (ui_is_enabled (window, "win.zoom-in"));
  ui_close_window (window);
  g_settings_reset (ui_get_settings (), "thumbnail-size");
}

/* Which part of the Solutions page is shown. */
static const char *
get_part (AppWindow *window)
{
  GtkWidget *list = ui_find (window, GTK_TYPE_GRID_VIEW);

  return gtk_stack_get_visible_child_name (GTK_STACK (gtk_widget_get_ancestor (list,
                                                                               GTK_TYPE_STACK)));
}

/* While the solutions of a puzzle in play are hidden, and where there are none, it is the board. */
static void
test_no_thumbnails (void)
{
  const GameState three = game_state_new_queens (3);
  AppWindow *window = ui_open_window ();

  g_settings_reset (ui_get_settings (), "thumbnail-size");
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_choose (window, "page", "solutions");
  ui_act (window, "win.zoom-in");
  g_assert_cmpfloat (get_scale (get_area (window)), ==, 1.25);
  ui_act (window, "win.zoom-reset");

  ui_open_puzzle (window, &three);
  ui_choose (window, "page", "solutions");
  ui_wait_for_all_jobs ();
  wait_for (g_str_equal (get_part (window), "none"), "no list");
  ui_act (window, "win.zoom-in");
  g_assert_cmpfloat (get_scale (get_area (window)), ==, 1.25);
  g_assert_cmpint (g_settings_get_enum (ui_get_settings (), "thumbnail-size"), ==,
                   APP_THUMBNAIL_MEDIUM);

  ui_close_window (window);
}

/* Two fingers on the board: what is between them stays between them, and the squares under them
 * are left alone. */
static void
test_pinch (void)
{
  AppWindow *window = open_queens (16);
  GtkWidget *area = GTK_WIDGET (get_area (window));
  GameState before = *ui_get_state (window);
  const int square = 9 * 16 + 6;
  double x;
  double y;

  find_middle (window, square, &x, &y);
  ui_touch (area, 1, x - 40, y);
  ui_touch (area, 2, x + 40, y);
  for (int i = 1; i <= 5; i++)
    {
      ui_touch_move (area, 1, x - 40 - i * 10, y);
      ui_touch_move (area, 2, x + 40 + i * 10, y);
    }
  g_assert_cmpfloat (fabs (get_scale (get_area (window)) - 180. / 80), <, .1);
  g_assert_cmpint (get_square_at (window, x, y), ==, square);

  /* Both go on together: the board comes with them. */
  for (int i = 1; i <= 5; i++)
    {
      ui_touch_move (area, 1, x - 90 - i * 10, y - i * 10);
      ui_touch_move (area, 2, x + 90 - i * 10, y - i * 10);
    }
  g_assert_cmpint (get_square_at (window, x - 50, y - 50), ==, square);
  ui_touch_end (area, 1, x - 140, y - 50);
  ui_touch_end (area, 2, x + 40, y - 50);

  g_assert_true (game_state_equal (ui_get_state (window), &before));
  g_assert_cmpint (ui_get_cursor (window), ==, 0);
  g_assert_false (ui_is_enabled (window, "win.undo"));

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-zoom/wheel", test_wheel);
  g_test_add_func ("/app-zoom/touchpad", test_touchpad);
  g_test_add_func ("/app-zoom/board", test_board);
  g_test_add_func ("/app-zoom/pan", test_pan);
  g_test_add_func ("/app-zoom/menu", test_menu);
  g_test_add_func ("/app-zoom/tree", test_tree);
  g_test_add_func ("/app-zoom/thumbnails", test_thumbnails);
  g_test_add_func ("/app-zoom/no-thumbnails", test_no_thumbnails);
  g_test_add_func ("/app-zoom/pinch", test_pinch);
}

int
main (int   argc,
      char *argv[])
{
  return ui_run_with_windows (argc, argv, add_tests);
}
