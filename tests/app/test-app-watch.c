/* The Watch page in a window, worked as the user works it.
 *
 * Nothing here waits for a time: a test goes on when what it waits for has come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <locale.h>
#include <string.h>

#include "app/player/app-watch-frame.h"
#include "app/watch/app-watch-views.h"
#include "game/text/game-text.h"
#include "support/app/app-page.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

static AppWatchPage *
watch_queens (int         n,
              GtkWindow **window)
{
  GameState puzzle = game_state_new_queens (n);

  return ui_watch (&puzzle, window);
}

static void
count_call (int *n_calls)
{
  ++*n_calls;
}

static void
test_watch_steps (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (6, &window);
  GameState start = ui_watch_board (page);
  GameState passed[40];

  for (int i = 0; i < 40; i++)
    {
      passed[i] = ui_watch_board (page);
      ui_watch_press (page, GDK_KEY_Right);
    }

  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "40");

  for (int i = 39; i >= 0; i--)
    {
      GameState board;

      ui_watch_press (page, GDK_KEY_Left);
      board = ui_watch_board (page);
      g_assert_true (game_state_equal (&board, &passed[i]));
    }

  g_assert_true (game_state_equal (&passed[0], &start));
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "0");
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (ui_transport_part (page, "back_button"))));
  ui_end_page (window);
}

static void
test_watch_whole (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);
  GameState start = ui_watch_board (page);
  GameState board;

  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_5);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "9256");
  ui_watch_press (page, GDK_KEY_End);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "18512");
  g_assert_cmpstr (ui_watch_counter (page, "length_label"), ==, "of 18512");
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "92");
  g_assert_cmpstr (ui_watch_counter (page, "nodes_label"), ==,
                   ui_watch_counter (page, "backtracks_label"));
  board = ui_watch_board (page);
  g_assert_true (game_state_equal (&board, &start));
  ui_watch_press (page, GDK_KEY_Home);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "0");
  ui_end_page (window);
}

/* As long as nothing is known of the length, nothing is said of it. */
static void
test_watch_length (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (27, &window);

  g_assert_cmpstr (ui_watch_counter (page, "length_label"), !=, "of ≥ 0");
  ui_watch_press (page, GDK_KEY_Right);
  g_assert_true (g_str_has_prefix (ui_watch_counter (page, "length_label"), "of ≥ "));
  ui_end_page (window);
}

/* With the list of a trace, and without. */
static void
test_watch_solutions (gconstpointer data)
{
  bool traced = GPOINTER_TO_INT (data);
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);
  GameState first;
  GameState second;
  GameState board;

  if (traced)
    ui_watch_wait_for_trace (page);
  else
    app_watch_page_set_active (page, false);

  ui_watch_press (page, GDK_KEY_n);
  ui_watch_wait_for_rest (page);
  first = ui_watch_board (page);
  g_assert_true (game_state_is_solved (&first));

  ui_watch_press (page, GDK_KEY_n);
  ui_watch_wait_for_rest (page);
  second = ui_watch_board (page);
  g_assert_true (game_state_is_solved (&second));
  g_assert_false (game_state_equal (&first, &second));
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "2");

  g_assert_true (app_watch_page_press_key (page, GDK_KEY_N, GDK_SHIFT_MASK));
  ui_watch_wait_for_rest (page);
  board = ui_watch_board (page);
  g_assert_true (game_state_equal (&board, &first));

  /* There is none before the first. */
  g_assert_true (app_watch_page_press_key (page, GDK_KEY_N, GDK_SHIFT_MASK));
  ui_watch_wait_for_rest (page);
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "1");
  ui_end_page (window);
}

static void
test_watch_plays (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);
  GtkDropDown *speed = GTK_DROP_DOWN (ui_transport_part (page, "speed_drop_down"));
  guint n_speeds = g_list_model_get_n_items (gtk_drop_down_get_model (speed));

  g_assert_false (ui_watch_plays (page));
  gtk_drop_down_set_selected (speed, n_speeds - 1);
  ui_watch_press (page, GDK_KEY_space);
  g_assert_true (ui_watch_plays (page));
  ui_watch_wait_for_rest (page);
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "92");

  /* A pause holds, and a page that goes stands still. */
  ui_watch_press (page, GDK_KEY_Home);
  gtk_drop_down_set_selected (speed, 0);
  ui_watch_press (page, GDK_KEY_space);
  ui_watch_press (page, GDK_KEY_space);
  g_assert_false (ui_watch_plays (page));
  ui_watch_press (page, GDK_KEY_space);
  app_watch_page_set_active (page, false);
  g_assert_false (ui_watch_plays (page));
  ui_end_page (window);
}

/* What each method reports for five queens: 10 boards, or what the tutorials' mistakes give. */
static const char *
boards_of (QueensMethod method)
{
  switch ((int) method)
    {
    case QUEENS_ALL_SQUARES:
      return "1200";

    case QUEENS_MARKS_CLEARED:
      return "4";

    case QUEENS_MARKS_CLEARED_ALL:
      return "15";

    default:
      return "10";
    }
}

static void
test_watch_methods (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *name = NULL;
  GtkWindow *window;
  AppWatchPage *page = watch_queens (5, &window);
  GtkDropDown *methods = GTK_DROP_DOWN (ui_watch_part (page, "method_drop_down"));

  for (int method = 1; method < QUEENS_N_METHODS; method++)
    {
      gtk_drop_down_set_selected (methods, method);
      g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "0");
      ui_watch_wait_for_trace (page);
      ui_watch_press (page, GDK_KEY_End);
      g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, boards_of (method));
    }

  name = g_settings_get_string (settings, "watch-method-queens");
  g_assert_cmpstr (name, ==, queens_method_name (QUEENS_N_METHODS - 1));
  g_settings_reset (settings, "watch-method-queens");
  g_settings_reset (settings, "watch-speed");
  ui_end_page (window);
}

/* The boards that the wrong undo reports, as it does on the command line. */
static void
test_watch_wrong_undo (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);
  GtkDropDown *methods = GTK_DROP_DOWN (ui_watch_part (page, "method_drop_down"));

  gtk_drop_down_set_selected (methods, QUEENS_MARKS_CLEARED);
  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_End);
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "2083");

  gtk_drop_down_set_selected (methods, QUEENS_MARKS_CLEARED_ALL);
  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_End);
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "92702");

  g_settings_reset (settings, "watch-method-queens");
  ui_end_page (window);
}

static void
test_watch_columns (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (6, &window);
  QueensSolution rows;
  QueensSolution columns;
  GameState board;

  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_n);
  board = ui_watch_board (page);
  g_assert_true (queens_board_is_solved (&board.queens.queens, &rows));

  gtk_widget_activate_action (GTK_WIDGET (page), "watch.order", "s", "column");
  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_n);
  board = ui_watch_board (page);
  g_assert_true (queens_board_is_solved (&board.queens.queens, &columns));

  for (int row = 0; row < 6; row++)
    g_assert_cmpint (columns.column[rows.column[row]], ==, row);

  ui_end_page (window);
}

static void
test_watch_sudoku (void)
{
  GameRequest request = make_sudoku (GAME_JOB_TRACE, UNIQUE_LINE);
  GtkWindow *window;
  AppWatchPage *page = ui_watch (&request.state, &window);
  GameState board;

  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_n);
  board = ui_watch_board (page);
  g_assert_true (game_state_is_solved (&board));
  g_assert_cmpstr (ui_watch_counter (page, "depth_label"), ==, "51 of 51");
  ui_end_page (window);
}

/* The search rests where it was told to, forwards and backwards, and leaves a level as a whole. */
static void
test_watch_stops (void)
{
  const GameStop dead_end = { .kinds = GAME_STOP_DEAD_END };
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);

  ui_watch_wait_for_trace (page);
  app_watch_player_set_stops (app_watch_page_get_player (page), &dead_end);
  ui_watch_press (page, GDK_KEY_F8);
  ui_watch_wait_for_rest (page);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "24");
  ui_watch_press (page, GDK_KEY_F8);
  ui_watch_wait_for_rest (page);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "38");
  g_assert_true (app_watch_page_press_key (page, GDK_KEY_F8, GDK_SHIFT_MASK));
  ui_watch_wait_for_rest (page);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "24");

  /* Playing rests there too. */
  ui_watch_press (page, GDK_KEY_Home);
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.play", NULL);
  ui_watch_wait_for_rest (page);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "24");

  /* One step over the first queen is all that begins with it. */
  ui_watch_press (page, GDK_KEY_Home);
  ui_watch_press (page, GDK_KEY_Right);
  g_assert_true (app_watch_page_press_key (page, GDK_KEY_Right, GDK_SHIFT_MASK));
  ui_watch_wait_for_rest (page);
  g_assert_cmpstr (ui_watch_counter (page, "depth_label"), ==, "0 of 8");
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "4");
  ui_end_page (window);
}

/* Each view is shown by its key, and shows what the search has. */
static void
test_watch_views (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);
  AppWatchViews *views = APP_WATCH_VIEWS (ui_watch_part (page, "views"));

  ui_watch_wait_for_trace (page);
  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    {
      GtkWidget *widget = app_watch_views_get_view (views, view);

      g_assert_true (app_watch_page_press_key (page, GDK_KEY_4 + view, GDK_ALT_MASK));
      wait_for (gtk_widget_get_mapped (widget), "the view");
      ui_watch_press (page, GDK_KEY_5);
      for (int other = 0; other < APP_N_WATCH_VIEWS; other++)
        g_assert_cmpint (gtk_widget_get_mapped (app_watch_views_get_view (views, other)), ==,
                         other == view);
    }

  ui_end_page (window);
}

/* The trace of the first puzzle comes when nobody wants it any more. */
static void
test_watch_another_puzzle (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (14, &window);
  GameState small = game_state_new_queens (4);

  app_watch_page_set_puzzle (page, &small);
  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_End);
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "2");
  ui_end_page (window);
}

static void
test_watch_keys_left_alone (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (4, &window);

  g_assert_false (app_watch_page_press_key (page, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (app_watch_page_press_key (page, GDK_KEY_Left, GDK_ALT_MASK));
  g_assert_false (app_watch_page_press_key (page, GDK_KEY_Tab, 0));
  ui_end_page (window);
}

/* The board that it shows is numbered as the settings have it, and shown again when they change;
 * steps of logic name squares from 1, so their board does too and has no switch. */
static void
test_watch_numbers (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GameState puzzle = game_state_new_sudoku (NULL);
  int n_shown = 0;
  GtkWindow *window;
  AppWatchPage *page = ui_watch (&puzzle, &window);
  PaintScene scene;
  GameState shown;

  app_watch_page_get_scene (page, &scene, &shown);
  g_assert_true (scene.is_numbered && scene.has_corner);
  g_assert_cmpint (scene.first_number, ==, 1);
  g_assert_cmpint (scene.numbers, ==, PAINT_NO_NUMBERS);

  g_signal_connect_swapped (page, "scene-changed", G_CALLBACK (count_call), &n_shown);
  g_settings_set_boolean (settings, "count-from-zero", TRUE);
  g_settings_set_string (settings, "watch-numbers", "boxes");
  g_assert_cmpint (n_shown, ==, 2);
  app_watch_page_get_scene (page, &scene, &shown);
  g_assert_cmpint (scene.first_number, ==, 0);
  g_assert_cmpint (scene.numbers, ==, PAINT_BOXES);

  app_watch_page_restore (page, "logic", false, 0);
  app_watch_page_get_scene (page, &scene, &shown);
  g_assert_true (scene.is_numbered && !scene.has_corner);
  g_assert_cmpint (scene.first_number, ==, 1);

  g_settings_reset (settings, "count-from-zero");
  g_settings_reset (settings, "watch-numbers");
  ui_end_page (window);
}

/* Frames come as the test says: no position is passed over at a speed that can be followed, however
 * late they come, and none is lost where they are in time. */
static void
test_watch_due (void)
{
  static const struct
  {
    double speed;
    gint64 frames[3];           /* milliseconds, again and again */
    int    n_passed;            /* in 300 frames */
    int    most;                /* in one */
  } plays[] = {
    { 1, { 16, 17, 17 }, 5, 1 },
    { 30, { 16, 17, 17 }, 150, 1 },
    { 30, { 8, 8, 84 }, 300, 1 },
    { 30, { 100, 100, 100 }, 300, 1 },
    { 60, { 100, 100, 100 }, 1800, 6 },
    { 1000, { 16, 17, 17 }, 5000, 17 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (plays); i++)
    {
      uint64_t n_passed = 0;
      uint64_t most = 0;
      double due = 0;

      for (int frame = 0; frame < 300; frame++)
        {
          uint64_t n = app_watch_frame_take_due (&due, plays[i].speed,
                                                 plays[i].frames[frame % 3] * 1000);

          n_passed += n;
          most = MAX (most, n);
        }

      g_test_message ("%g a second: %d passed", plays[i].speed, (int) n_passed);
      g_assert_cmpint (ABS ((int) n_passed - plays[i].n_passed), <=, 2);
      g_assert_cmpuint (most, ==, plays[i].most);
    }
}

typedef struct
{
  AppWatchPlayer *player;
  uint64_t        last;
  int             n_dropped;
} Follower;

static void
follow_cb (GdkFrameClock *clock,
           Follower      *self)
{
  uint64_t position = app_watch_player_get_position (self->player);

  if (position > self->last + 1)
    self->n_dropped += position - self->last - 1;
  self->last = position;
}

/* At 30 steps a second each has been drawn before the next one comes. */
static void
test_watch_follow (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);
  Follower follower = { app_watch_page_get_player (page), 0, 0 };
  GdkFrameClock *clock;

  ui_watch_press (page, GDK_KEY_Home);
  app_watch_player_set_speed (follower.player, 30);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (page));
  g_signal_connect (clock, "after-paint", G_CALLBACK (follow_cb), &follower);
  app_watch_player_toggle (follower.player);
  wait_for (follower.last >= 40, "forty steps to be drawn");
  g_signal_handlers_disconnect_by_data (clock, &follower);
  g_assert_cmpint (follower.n_dropped, ==, 0);
  ui_end_page (window);
}

/* Whether the menu of the page offers numbers for the squares. */
static bool
offers (AppWatchPage *page,
        const char   *wanted)
{
  GMenuModel *menu = G_MENU_MODEL (ui_watch_part (page, "numbers_menu"));
  bool is_found = false;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *target = NULL;

      g_assert_true (g_menu_model_get_item_attribute (menu, i, "target", "s", &target));
      is_found |= g_str_equal (target, wanted);
    }

  return is_found;
}

static bool
offers_givens (AppWatchPage *page)
{
  GMenuModel *menu = G_MENU_MODEL (ui_watch_part (page, "rules_menu"));
  int last = g_menu_model_get_n_items (menu) - 1;
  g_autofree char *action = NULL;

  g_assert_true (g_menu_model_get_item_attribute (menu, last, "action", "s", &action));

  return g_str_equal (action, "app.watch-skips");
}

/* Only a sudoku has boxes and givens, and only queens have diagonals. */
static void
test_watch_numbers_menu (void)
{
  const SudokuGrid empty = { 0 };
  const GameState sudoku = game_state_new_sudoku (&empty);
  const GameState queens = game_state_new_queens (6);
  GtkWindow *window;
  AppWatchPage *page = watch_queens (8, &window);

  g_assert_true (offers (page, "sums"));
  g_assert_false (offers (page, "boxes"));
  app_watch_page_set_puzzle (page, &sudoku);
  g_assert_true (offers (page, "boxes"));
  g_assert_false (offers (page, "sums"));
  g_assert_false (offers (page, "differences"));
  g_assert_true (offers_givens (page));
  app_watch_page_set_puzzle (page, &queens);
  g_assert_false (offers (page, "boxes"));
  g_assert_true (offers (page, "differences"));
  g_assert_false (offers_givens (page));
  ui_end_page (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_test_add_func ("/app-watch/steps", test_watch_steps);
  g_test_add_func ("/app-watch/due", test_watch_due);
  g_test_add_func ("/app-watch/follow", test_watch_follow);
  g_test_add_func ("/app-watch/numbers-menu", test_watch_numbers_menu);
  g_test_add_func ("/app-watch/whole", test_watch_whole);
  g_test_add_func ("/app-watch/length", test_watch_length);
  g_test_add_data_func ("/app-watch/solutions/traced", GINT_TO_POINTER (true),
                        test_watch_solutions);
  g_test_add_data_func ("/app-watch/solutions/untraced", GINT_TO_POINTER (false),
                        test_watch_solutions);
  g_test_add_func ("/app-watch/plays", test_watch_plays);
  g_test_add_func ("/app-watch/methods", test_watch_methods);
  g_test_add_func ("/app-watch/wrong-undo", test_watch_wrong_undo);
  g_test_add_func ("/app-watch/columns", test_watch_columns);
  g_test_add_func ("/app-watch/sudoku", test_watch_sudoku);
  g_test_add_func ("/app-watch/another-puzzle", test_watch_another_puzzle);
  g_test_add_func ("/app-watch/keys-left-alone", test_watch_keys_left_alone);
  g_test_add_func ("/app-watch/numbers", test_watch_numbers);
  g_test_add_func ("/app-watch/stops", test_watch_stops);
  g_test_add_func ("/app-watch/views", test_watch_views);

  return g_test_run ();
}
