/* What changes is shown once a frame; what the user does next does not wait for that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-pointer.h"
#include "app/watch/app-watch-transport.h"
#include "support/app/app-driver.h"

static int n_scenes;

void __real_paint_scene_init (PaintScene      *scene,
                              const GameState *state,
                              const PaintView *view);
void __wrap_paint_scene_init (PaintScene      *scene,
                              const GameState *state,
                              const PaintView *view);

/* The linker puts it in place of paint_scene_init (). */
void
__wrap_paint_scene_init (PaintScene      *scene,
                         const GameState *state,
                         const PaintView *view)
{
  n_scenes++;
  __real_paint_scene_init (scene, state, view);
}

/* An empty sudoku, with the cursor in the middle. */
static AppWindow *
open_empty (void)
{
  AppWindow *window = ui_open_window ();

  ui_choose (window, "kind", "sudoku");
  ui_act (window, "win.new-empty");
  g_settings_set_boolean (ui_get_settings (), "enter-onwards", false);
  ui_select (window, 40);
  ui_wait_for_frame (window);

  return window;
}

static void
close_window (AppWindow *window)
{
  g_settings_reset (ui_get_settings (), "enter-onwards");
  ui_choose (window, "kind", "sudoku");        /* it is a setting */
  ui_close_window (window);
}

static void
begin_frame_cb (int *n_before)
{
  *n_before = n_scenes;
}

/* Ten digits are one picture in a frame. The autosave and what is found out about the puzzle may
 * have shown them before. */
static void
test_one_scene (void)
{
  AppWindow *window = open_empty ();
  int n_before = 0;
  guint n_states;
  guint position;

  n_scenes = 0;
  ui_type (window, "1234567891");
  game_play_get_history (app_window_get_play (window), &n_states, &position);
  g_assert_cmpuint (position, ==, 10);
  g_assert_cmpint (n_scenes, ==, 0);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "before-paint",
                            G_CALLBACK (begin_frame_cb), &n_before);
  ui_wait_for_frame (window);
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (GTK_WIDGET (window)),
                                        begin_frame_cb, &n_before);
  g_assert_cmpint (n_scenes, >=, 1);
  g_assert_cmpint (n_scenes, <, 10);
  g_assert_cmpint (n_scenes - n_before, <=, 1);
  ui_assert_cell (window, 40, "Row 5, column 5: 1");

  close_window (window);
}

/* Undo is enabled as soon as there is something to undo, and not for longer. */
static void
test_undo_ahead (void)
{
  AppWindow *window = open_empty ();

  ui_type (window, "12");
  g_assert_true (ui_is_enabled (window, "win.undo"));
  ui_act (window, "win.undo");
  ui_act (window, "win.undo");
  g_assert_true (game_state_is_blank (ui_get_state (window)));
  g_assert_true (ui_is_enabled (window, "win.redo"));
  ui_act (window, "win.redo");
  ui_act (window, "win.redo");
  g_assert_false (ui_is_enabled (window, "win.redo"));
  ui_assert_cell (window, 40, "Row 5, column 5: 2");

  close_window (window);
}

/* A key plays on the board that was asked for, a press of the pointer only on the one that is
 * seen. */
static void
test_other_board (void)
{
  AppWindow *window = open_empty ();
  AppBoard *board = ui_get_board (window);
  const QueensBoard *queens;

  ui_choose (window, "kind", "queens");
  app_board_press (board, 80, 1, 0, 1);
  app_board_end_drag (board);
  g_assert_true (game_state_is_blank (ui_get_state (window)));

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (6));
  ui_press (window, GDK_KEY_Return, 0);
  ui_press (window, GDK_KEY_Up, 0);
  ui_press (window, GDK_KEY_Return, 0);
  queens = &ui_get_state (window)->queens.queens;
  g_assert_cmpint (queens_board_count (queens), ==, 2);
  g_assert_true (queens_board_has (queens, 3, 3) && queens_board_has (queens, 2, 3));
  g_assert_cmpint (ui_get_cursor (window), ==, 2 * 6 + 3);

  close_window (window);
}

/* What is done on another page is done to the puzzle of now. */
static void
test_other_page (void)
{
  AppWindow *window = open_empty ();

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (5));
  ui_act (window, "win.solve-animated");
  ui_choose (window, "page", "play");
  ui_act (window, "win.watch-search");
  g_assert_true (game_state_equal (app_board_get_state (ui_get_board (window)),
                                   ui_get_state (window)));
  g_assert_true (ui_is_chosen (window, "page", "watch"));

  ui_choose (window, "page", "play");
  close_window (window);
}

/* A hidden window has no frames, and shows what it has missed in its first one. */
static void
test_hidden (void)
{
  AppWindow *window = open_empty ();
  GameMove move = { .kind = GAME_MOVE_DIGIT, .squares = game_squares_of (40), .value = 7 };

  gtk_widget_set_visible (GTK_WIDGET (window), false);
  run_pending ();
  game_play_move (app_window_get_play (window), &move);
  gtk_window_present (GTK_WINDOW (window));
  ui_assert_cell (window, 40, "Row 5, column 5: 7");

  close_window (window);
}

/* The time of a message does not pass while nobody sees it. */
static void
test_hidden_message (void)
{
  AppWindow *window = open_empty ();
  AppToast *toast = ui_get_toast (window);

  gtk_widget_set_visible (GTK_WIDGET (window), false);
  app_toast_show (toast, "A message", NULL, NULL);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, toast));
  gtk_window_present (GTK_WINDOW (window));
  wait_for (g_main_context_find_source_by_user_data (NULL, toast) != NULL, "its time to pass");

  close_window (window);
}

/* Whatever goes, the focus is on something that is seen, also before the next event. */
static void
test_focus (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *board = GTK_WIDGET (ui_get_board (window));
  GtkWidget *panel = GTK_WIDGET (ui_get_hint_panel (window));
  GtkWidget *undo = ui_find_action (window, "win.undo");

  ui_ask_hint (window);
  g_assert_true (ui_has_focus (panel));
  ui_act (window, "win.auto-marks");
  g_assert_true (ui_has_focus (board));

  gtk_widget_grab_focus (undo);
  g_assert_true (ui_has_focus (undo));
  gtk_widget_set_visible (undo, false);
  g_assert_true (ui_has_focus (board));
  gtk_widget_set_visible (undo, true);

  ui_close_window (window);
}

/* A list that is open goes with its page. */
static void
test_focus_list (void)
{
  AppWindow *window = open_empty ();
  GtkWidget *transport = ui_find (window, APP_TYPE_WATCH_TRANSPORT);
  GtkWidget *speeds = ui_find (transport, GTK_TYPE_DROP_DOWN);
  GtkWidget *list = ui_find (speeds, GTK_TYPE_POPOVER);

  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  gtk_widget_grab_focus (speeds);
  gtk_widget_activate (speeds);
  wait_for (gtk_widget_get_mapped (list) && ui_has_focus (list), "the list of speeds");

  ui_choose (window, "page", "play");
  ui_wait_for_frame (window);
  g_assert_true (ui_has_focus (ui_get_board (window)));
  wait_for (!gtk_widget_get_mapped (speeds), "the end of the page");
  g_assert_false (gtk_widget_get_visible (list));
  g_assert_true (ui_has_focus (ui_get_board (window)));

  close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/frame/one-scene", test_one_scene);
  g_test_add_func ("/app/frame/undo-ahead", test_undo_ahead);
  g_test_add_func ("/app/frame/other-board", test_other_board);
  g_test_add_func ("/app/frame/other-page", test_other_page);
  g_test_add_func ("/app/frame/hidden", test_hidden);
  g_test_add_func ("/app/frame/hidden-message", test_hidden_message);
  g_test_add_func ("/app/frame/focus", test_focus);
  g_test_add_func ("/app/frame/focus-list", test_focus_list);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
