/* Fingers on the window: a tap, a drag, a long press, and two at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-pointer.h"
#include "app/tree/app-tree.h"
#include "app/widgets/app-zoom-area.h"
#include "support/app/app-driver.h"
#include "support/app/app-events.h"

static AppWindow *
open_kind (const char *kind)
{
  AppWindow *window = ui_open_window ();

  ui_choose (window, "kind", kind);
  if (g_str_equal (kind, "sudoku"))
    ui_act (window, "win.new-empty");
  else
    ui_act_with (window, "win.new-queens", g_variant_new_int32 (8));
  ui_wait_for_job (window);
  ui_select (window, 0);

  return window;
}

/* The middle of a square, in units of the board. */
static graphene_point_t
find_middle (AppWindow *window,
             int        square)
{
  AppBoard *board = ui_get_board (window);
  GdkRectangle area;

  app_board_get_area (board, square, &area);

  return GRAPHENE_POINT_INIT (area.x + area.width / 2.f, area.y + area.height / 2.f);
}

/* What a finger does in the middle of a square. */
static void
finger (AppWindow *window,
        void     (*does) (GtkWidget *widget, int finger, double x, double y),
        int        number,
        int        square)
{
  graphene_point_t place = find_middle (window, square);

  does (GTK_WIDGET (ui_get_board (window)), number, place.x, place.y);
}

/* On a board of 8 queens. */
static bool
has_cross (AppWindow *window,
           int        square)
{
  return queens_board_has (&ui_get_state (window)->queens.excluded, square / 8, square % 8);
}

/* A tap selects when the finger leaves; on queens it excludes, and the next one places a queen. */
static void
test_tap (void)
{
  AppWindow *window = open_kind ("sudoku");

  finger (window, ui_touch, 1, 40);
  g_assert_cmpint (ui_get_cursor (window), ==, 0);
  finger (window, ui_touch_end, 1, 40);
  g_assert_cmpint (ui_get_cursor (window), ==, 40);
  ui_close_window (window);

  window = open_kind ("queens");
  for (int i = 0; i < 2; i++)
    {
      finger (window, ui_touch, 1, 20);
      finger (window, ui_touch_end, 1, 20);
      g_assert_true (has_cross (window, 20) == (i == 0));
    }
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.queens, 2, 4));
  ui_close_window (window);
}

static void
test_long_press (void)
{
  static const char *const kinds[] = { "queens", "sudoku" };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      AppWindow *window = open_kind (kinds[i]);
      GameState before = *ui_get_state (window);

      ui_expect_long_press (true);
      finger (window, ui_touch, 1, 20);
      wait_for (ui_find_open_menu (window) != NULL, "the menu of the square");
      finger (window, ui_touch_end, 1, 20);
      ui_expect_long_press (false);
      gtk_popover_popdown (GTK_POPOVER (ui_find_open_menu (window)));
      g_assert_true (game_state_equal (ui_get_state (window), &before));
      ui_close_window (window);
    }
}

/* A finger that goes on does to each square what it did to the first. */
static void
test_drag (void)
{
  AppWindow *window = open_kind ("sudoku");

  finger (window, ui_touch, 1, 9);
  for (int square = 10; square <= 12; square++)
    finger (window, ui_touch_move, 1, square);
  finger (window, ui_touch_end, 1, 12);
  g_assert_cmpint (ui_count_selected (window), ==, 4);
  g_assert_cmpint (ui_get_cursor (window), ==, 12);
  ui_close_window (window);

  window = open_kind ("queens");
  finger (window, ui_touch, 1, 9);
  finger (window, ui_touch_move, 1, 10);
  finger (window, ui_touch_end, 1, 10);
  g_assert_true (has_cross (window, 9) && has_cross (window, 10));
  g_assert_false (has_cross (window, 11));
  ui_close_window (window);
}

/* Whatever one finger has begun, a second one makes it not have been. */
static void
test_second_finger (void)
{
  static const char *const kinds[] = { "sudoku", "queens" };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int n_squares = 1; n_squares <= 3; n_squares++)
      {
        AppWindow *window = open_kind (kinds[i]);
        GameState before = *ui_get_state (window);

        finger (window, ui_touch, 1, 17);
        for (int square = 1; square < n_squares; square++)
          finger (window, ui_touch_move, 1, 17 + square);
        finger (window, ui_touch, 2, 50);
        g_assert_true (game_state_equal (ui_get_state (window), &before));
        finger (window, ui_touch_move, 2, 44);
        finger (window, ui_touch_end, 1, 17);
        finger (window, ui_touch_end, 2, 44);

        g_assert_true (game_state_equal (ui_get_state (window), &before));
        g_assert_false (ui_is_enabled (window, "win.undo"));
        g_assert_cmpint (ui_get_cursor (window), ==, 0);
        g_assert_cmpint (ui_count_selected (window), ==, 1);
        g_assert_null (ui_find_open_menu (window));

        /* A tap after that is a tap again. */
        finger (window, ui_touch, 3, 20);
        finger (window, ui_touch_end, 3, 20);
        g_assert_cmpint (ui_get_cursor (window), ==, 20);
        ui_close_window (window);
      }
}

/* A finger moves the tree once that is larger than its room. */
static void
test_tree (void)
{
  AppWindow *window = open_kind ("queens");
  graphene_rect_t before;
  graphene_rect_t after;
  GtkWidget *area;

  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  area = GTK_WIDGET (app_zoom_area_get_around (ui_find (window, APP_TYPE_TREE)));
  for (int i = 0; i < 3; i++)
    ui_act (window, "win.zoom-in");
  ui_wait_for_frame (window);

  app_zoom_area_get_visible (APP_ZOOM_AREA (area), &before);
  ui_touch (area, 1, 100, 60);
  ui_touch_move (area, 1, 80, 50);
  ui_touch_move (area, 1, 60, 40);
  ui_touch_end (area, 1, 60, 40);
  app_zoom_area_get_visible (APP_ZOOM_AREA (area), &after);

  /* Where the tree is drawn is whole pixels, where it was moved to may lie between them. */
  g_assert_cmpfloat_with_epsilon (after.origin.x, before.origin.x + 40, 1.5);
  g_assert_cmpfloat_with_epsilon (after.origin.y, before.origin.y + 20, 1.5);

  ui_close_window (window);
}

static void
show_queens (AppBoard *board,
             int       n)
{
  GameState state = game_state_new_queens (n);
  PaintScene scene;

  paint_scene_init (&scene, &state, NULL);
  app_board_set_scene (board, &scene, &state);
}

static gboolean
bring_smaller_cb (AppBoard     *board,
                  int           square,
                  unsigned int  button,
                  gpointer      data)
{
  show_queens (board, 4);

  return true;
}

/* A press that brings a smaller board, as in a lesson: nothing of the larger one stays selected. */
static void
test_smaller_board (void)
{
  static const int pressed[] = { 63, 5 };       /* one that the smaller board lacks, one it has */
  AppBoard *board = g_object_ref_sink (g_object_new (APP_TYPE_BOARD, NULL));

  g_signal_connect (board, "square-pressed", G_CALLBACK (bring_smaller_cb), NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (pressed); i++)
    {
      show_queens (board, 8);
      app_board_press (board, pressed[i], GDK_BUTTON_PRIMARY, 0, 1);
      g_assert_cmpint (game_squares_next (app_board_get_selected (board), 16), <, 0);
      app_board_cancel_drag (board);
      g_assert_cmpint (game_squares_next (app_board_get_selected (board), 16), <, 0);
    }

  g_object_unref (board);
}

/* While a lesson shows a smaller board than that of the puzzle, nothing beyond it is selected. */
static void
test_lesson_board (void)
{
  static const char *const actions[] = {
    "win.select-all", "win.select-invert", "win.select-alike",
  };
  AppWindow *window = open_kind ("queens");
  AppBoard *board = ui_get_board (window);
  int size;

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (12));
  wait_for (app_board_get_scene (board)->size == 12, "the board of the puzzle");
  ui_act_with (window, "win.lesson", g_variant_new_int32 (1));
  wait_for (app_board_get_scene (board)->size < 12, "the board of the lesson");
  size = app_board_get_scene (board)->size;
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      ui_act (window, actions[i]);
      g_assert_cmpint (game_squares_next (app_board_get_selected (board), size * size), <, 0);
    }

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-touch/tap", test_tap);
  g_test_add_func ("/app-touch/long-press", test_long_press);
  g_test_add_func ("/app-touch/drag", test_drag);
  g_test_add_func ("/app-touch/second-finger", test_second_finger);
  g_test_add_func ("/app-touch/tree", test_tree);
  g_test_add_func ("/app-touch/smaller-board", test_smaller_board);
  g_test_add_func ("/app-touch/lesson-board", test_lesson_board);
}

int
main (int   argc,
      char *argv[])
{
  return ui_run_with_windows (argc, argv, add_tests);
}
