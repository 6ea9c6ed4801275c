/* Links between marks and colours of single marks, by pointer and by keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-pointer.h"
#include "app/play/app-pad.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

static const GdkModifierType CONTROL = GDK_CONTROL_MASK;

/* With 4 and 7 marked in three cells, none of which is selected. */
static AppWindow *
open_marked (void)
{
  AppWindow *window = ui_open_window ();
  const int cells[] = { 2, 7, 40 };

  ui_open_sudoku (window, UNIQUE_LINE);
  for (size_t i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      ui_select (window, cells[i]);
      ui_press (window, '4', CONTROL);
      ui_press (window, '7', CONTROL);
    }
  ui_hide_toast (window);
  ui_select (window, 60);

  return window;
}

static const GameSudoku *
get_sudoku (AppWindow *window)
{
  return &ui_get_state (window)->sudoku;
}

static void
assert_link (AppWindow     *window,
             GameCandidate  from,
             GameCandidate  to,
             bool           is_weak)
{
  GameLinks links = get_sudoku (window)->links;

  g_assert_cmpint (links.n, ==, 1);
  g_assert_true (game_candidate_equal (links.of[0].from, from));
  g_assert_true (game_candidate_equal (links.of[0].to, to));
  g_assert_cmpint (links.of[0].is_weak, ==, is_weak);
}

static void
assert_picked (AppWindow *window,
               int        cell,
               int        digit)
{
  PaintScene scene = ui_get_scene (window);

  g_assert_cmpint (scene.picked.digit, ==, digit);
  if (digit != 0)
    g_assert_cmpint (scene.picked.cell, ==, cell);
}

/* From mark to mark, whichever cell is selected; the same again is weak, then gone; each is one
 * step of undo. */
static void
test_clicks (void)
{
  AppWindow *window = open_marked ();
  GameState before = *ui_get_state (window);

  ui_press (window, 'b', 0);
  g_assert_cmpstr (ui_get_choice (window, "mode"), ==, "link");

  ui_click_mark (window, 2, 4, false);
  assert_picked (window, 2, 4);
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  ui_click_mark (window, 40, 7, false);
  assert_picked (window, 0, 0);
  assert_link (window, (GameCandidate) { 2, 4 }, (GameCandidate) { 40, 7 }, false);
  g_assert_cmpint (ui_get_scene (window).links.n, ==, 1);

  ui_click_mark (window, 40, 7, false);
  ui_click_mark (window, 2, 4, false);
  assert_link (window, (GameCandidate) { 2, 4 }, (GameCandidate) { 40, 7 }, true);

  ui_act (window, "win.undo");
  assert_link (window, (GameCandidate) { 2, 4 }, (GameCandidate) { 40, 7 }, false);
  ui_act (window, "win.redo");
  ui_click_mark (window, 2, 4, false);
  ui_click_mark (window, 40, 7, false);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_close_window (window);
}

/* A mark that is picked is let go by another click, by Escape, by another mode, and when it goes.
 */
static void
test_let_go (void)
{
  AppWindow *window = open_marked ();

  ui_press (window, 'b', 0);
  ui_click_mark (window, 2, 4, false);
  ui_click_mark (window, 2, 4, false);
  assert_picked (window, 0, 0);

  ui_click_mark (window, 2, 4, false);
  ui_press (window, GDK_KEY_Escape, 0);
  assert_picked (window, 0, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 1);

  ui_click_mark (window, 2, 4, false);
  ui_press (window, 'z', 0);
  assert_picked (window, 0, 0);

  ui_press (window, 'b', 0);
  ui_click_mark (window, 2, 4, false);
  ui_press (window, '4', CONTROL);
  assert_picked (window, 0, 0);
  ui_press (window, '4', CONTROL);
  ui_click_mark (window, 40, 7, false);
  assert_picked (window, 40, 7);
  g_assert_cmpint (get_sudoku (window)->links.n, ==, 0);

  ui_close_window (window);
}

static void
drag_marks (AppWindow *window,
            PaintMark  from,
            PaintMark  to)
{
  AppBoard *board = ui_get_board (window);

  app_board_press_mark (board, from, GDK_BUTTON_PRIMARY, 0, 1);
  app_board_press (board, from.square, GDK_BUTTON_PRIMARY, 0, 1);
  app_board_drag_mark (board, (PaintMark) { .square = 20 });
  app_board_drag_to (board, 20);
  app_board_drag_mark (board, to);
  app_board_drag_to (board, to.square);
}

/* A drag from mark to mark joins them and selects nothing on its way; one that ends beside a mark,
 * or is given up, does nothing. */
static void
test_drag (void)
{
  AppWindow *window = open_marked ();
  AppBoard *board = ui_get_board (window);
  const PaintMark from = { 40, 4, false }, to = { 7, 4, false };

  ui_press (window, 'b', 0);
  drag_marks (window, from, to);
  g_assert_cmpint (get_sudoku (window)->links.n, ==, 0);
  app_board_end_drag (board);
  assert_link (window, (GameCandidate) { 7, 4 }, (GameCandidate) { 40, 4 }, false);
  g_assert_cmpint (ui_count_selected (window), ==, 1);
  assert_picked (window, 0, 0);

  drag_marks (window, from, (PaintMark) { .square = 7 });
  app_board_end_drag (board);
  assert_link (window, (GameCandidate) { 7, 4 }, (GameCandidate) { 40, 4 }, false);
  drag_marks (window, from, to);
  g_assert_true (app_board_cancel_drag (board));
  app_board_end_drag (board);
  assert_link (window, (GameCandidate) { 7, 4 }, (GameCandidate) { 40, 4 }, false);

  /* In other modes the same drag selects. */
  ui_press (window, 'z', 0);
  drag_marks (window, from, to);
  app_board_end_drag (board);
  assert_link (window, (GameCandidate) { 7, 4 }, (GameCandidate) { 40, 4 }, false);
  g_assert_cmpint (ui_count_selected (window), >, 1);

  ui_close_window (window);
}

/* What the pointer joins may have gone, and another mode may have come, before it is released. */
static void
test_drag_of_nothing (void)
{
  AppWindow *window = open_marked ();
  AppBoard *board = ui_get_board (window);
  const PaintMark from = { 40, 4, false }, to = { 40, 7, false };

  ui_press (window, 'b', 0);
  drag_marks (window, from, to);
  ui_act (window, "win.undo");
  app_board_end_drag (board);
  g_assert_cmpint (get_sudoku (window)->links.n, ==, 0);
  ui_act (window, "win.redo");
  g_assert_cmpint (get_sudoku (window)->marks[40], ==, 1 << 3 | 1 << 6);

  drag_marks (window, from, to);
  ui_press (window, 'z', 0);
  app_board_end_drag (board);
  g_assert_cmpint (get_sudoku (window)->links.n, ==, 0);

  ui_press (window, 'b', 0);
  drag_marks (window, from, to);
  ui_choose (window, "kind", "queens");
  app_board_end_drag (board);
  ui_choose (window, "kind", "sudoku");
  g_assert_cmpint (get_sudoku (window)->links.n, ==, 0);

  ui_close_window (window);
}

/* Nor does a click find its mark on a board without digits, nor a digit of the pad. */
static void
test_click_on_other_board (void)
{
  AppWindow *window = open_marked ();
  AppBoard *board = ui_get_board (window);

  ui_choose (window, "kind", "queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (9));
  ui_choose (window, "kind", "sudoku");
  ui_choose (window, "mode", "colour");
  ui_select (window, 2);
  app_board_press_mark (board, (PaintMark) { 2, 4, false }, GDK_BUTTON_PRIMARY, 0, 1);
  app_board_press (board, 2, GDK_BUTTON_PRIMARY, 0, 1);
  ui_choose (window, "kind", "queens");
  ui_choose (window, "mode", "colour");
  wait_for (app_board_get_state (board)->kind == GAME_QUEENS, "the queens on the board");
  ui_hide_toast (window);
  app_board_end_drag (board);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ui_get_toast (window))));

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (QUEENS_MAX));
  ui_choose (window, "mode", "link");
  ui_select (window, QUEENS_MAX * QUEENS_MAX - 1);
  ui_hide_toast (window);
  ui_act_with (window, "win.digit", g_variant_new_int32 (4));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ui_get_toast (window))));

  ui_choose (window, "kind", "sudoku");
  assert_picked (window, 0, 0);
  ui_close_window (window);
}

/* A digit stands for its mark in the cell of the cursor, by a key or on the pad. */
static void
test_keys (void)
{
  AppWindow *window = open_marked ();
  GameState before = *ui_get_state (window);

  ui_press (window, 'b', 0);
  ui_select (window, 2);
  ui_press (window, '7', 0);
  assert_picked (window, 2, 7);
  ui_press (window, '4', 0);
  assert_link (window, (GameCandidate) { 2, 4 }, (GameCandidate) { 2, 7 }, false);
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_press (window, '7', 0);
  ui_select (window, 40);
  assert_picked (window, 2, 7);
  ui_act_with (window, "win.digit", g_variant_new_int32 (7));
  assert_link (window, (GameCandidate) { 2, 7 }, (GameCandidate) { 40, 7 }, false);

  ui_act (window, "win.no-links");
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  ui_act (window, "win.undo");
  assert_link (window, (GameCandidate) { 2, 7 }, (GameCandidate) { 40, 7 }, false);

  ui_close_window (window);
}

/* A digit that is not marked, and a digit while no cell is selected, do nothing and say why. The
 * pen draws no links. */
static void
test_no_mark (void)
{
  AppWindow *window = open_marked ();
  GameState before = *ui_get_state (window);

  ui_press (window, 'b', 0);
  ui_select (window, 2);
  ui_press (window, '9', 0);
  ui_wait_for_message (window, "The cell has no such mark");
  assert_picked (window, 0, 0);
  ui_hide_toast (window);

  ui_press (window, GDK_KEY_Escape, 0);
  g_assert_cmpint (ui_count_selected (window), ==, 0);
  ui_act_with (window, "win.digit", g_variant_new_int32 (4));
  ui_wait_for_message (window, "Select one cell for a link");
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 0);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_press (window, 'z', 0);
  ui_act_with (window, "win.digit", g_variant_new_int32 (4));
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 4);
  ui_press (window, 'b', 0);
  g_assert_cmpint (ui_get_number (window, "pen-digit"), ==, 0);

  ui_close_window (window);
}

static int
get_color (AppWindow *window,
           int        cell,
           int        digit)
{
  return game_candidate_colors_get (get_sudoku (window)->mark_colors[cell], digit);
}

/* A click colours the mark as the last time; the next colour is for that mark, until another cell
 * is selected. */
static void
test_colors (void)
{
  AppWindow *window = open_marked ();

  ui_select (window, 40);
  ui_press (window, 'v', 0);
  ui_click_mark (window, 40, 4, false);
  g_assert_cmpint (get_color (window, 40, 4), ==, 1);
  assert_picked (window, 40, 4);
  ui_press (window, '6', 0);
  g_assert_cmpint (get_color (window, 40, 4), ==, 6);
  g_assert_cmpint (get_sudoku (window)->colors[40], ==, 0);

  ui_click_mark (window, 40, 7, false);
  g_assert_cmpint (get_color (window, 40, 7), ==, 6);
  ui_click_mark (window, 40, 7, false);
  g_assert_cmpint (get_color (window, 40, 7), ==, 0);

  ui_select (window, 2);
  assert_picked (window, 0, 0);
  ui_press (window, '3', 0);
  g_assert_cmpint (get_sudoku (window)->colors[2], ==, 1 << 2);

  /* By the marks in the menu of the square: the way of keys. */
  ui_act_with (window, "win.mark", g_variant_new_int32 (7));
  g_assert_cmpint (get_color (window, 2, 7), ==, 3);
  g_assert_cmpint (get_sudoku (window)->marks[2], ==, 1 << 3 | 1 << 6);

  ui_press (window, GDK_KEY_Escape, 0);
  ui_act (window, "win.no-colour");
  g_assert_cmpint (get_color (window, 2, 7), ==, 0);
  g_assert_cmpint (get_sudoku (window)->colors[2], ==, 0);

  ui_close_window (window);
}

/* The pen colours what it is put on: the mark that is clicked in the cell that is selected, else
 * the cell. */
static void
test_pen_colors (void)
{
  AppWindow *window = open_marked ();

  ui_press (window, 'v', 0);
  ui_press (window, GDK_KEY_Escape, 0);
  ui_act_with (window, "win.digit", g_variant_new_int32 (5));
  ui_click_mark (window, 40, 4, false);
  g_assert_cmpint (get_sudoku (window)->colors[40], ==, 1 << 4);
  g_assert_cmpint (get_color (window, 40, 4), ==, 0);
  ui_click_mark (window, 40, 4, false);
  g_assert_cmpint (get_sudoku (window)->colors[40], ==, 1 << 4);
  g_assert_cmpint (get_color (window, 40, 4), ==, 5);

  ui_close_window (window);
}

/* Links, colours and the mode are there again in the next program. */
static void
test_restart (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GameState kept;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_select (window, 2);
  ui_press (window, '4', CONTROL);
  ui_press (window, '7', CONTROL);
  ui_press (window, 'v', 0);
  ui_click_mark (window, 2, 4, false);
  ui_press (window, 'b', 0);
  ui_press (window, '4', 0);
  ui_press (window, '7', 0);
  kept = *ui_get_state (window);
  wait_for (ui_session_says (folder, " link 4r1c3=7r1c3\n"), "the link on the disk");
  ui_close_window (window);

  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &kept));
  g_assert_cmpint (ui_get_scene (window).links.n, ==, 1);
  g_assert_cmpstr (ui_get_choice (window, "mode"), ==, "link");
  ui_click_mark (window, 2, 4, false);
  assert_picked (window, 2, 4);
  ui_close_window (window);
  remove_all (folder);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/links/clicks", test_clicks);
  g_test_add_func ("/app/links/let-go", test_let_go);
  g_test_add_func ("/app/links/drag", test_drag);
  g_test_add_func ("/app/links/drag-of-nothing", test_drag_of_nothing);
  g_test_add_func ("/app/links/click-on-other-board", test_click_on_other_board);
  g_test_add_func ("/app/links/keys", test_keys);
  g_test_add_func ("/app/links/no-mark", test_no_mark);
  g_test_add_func ("/app/links/colors", test_colors);
  g_test_add_func ("/app/links/pen-colors", test_pen_colors);
  g_test_add_func ("/app/links/restart", test_restart);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
