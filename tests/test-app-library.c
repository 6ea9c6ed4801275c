/* The window side of what is kept: the clock that is shown, and the pause that hides the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app-windows.h"
#include "app/app-window-keep-private.h"

#include "game/game-text-games.h"

/* The first widget of that style class, in or below `widget`; NULL where there is none. */
static GtkWidget *
find_class (GtkWidget  *widget,
            const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);

  return found;
}

static void
enter (AppWindow *window,
       int        cell,
       int        digit)
{
  GameMove move = { .kind = GAME_MOVE_DIGIT, .squares = game_squares_of (cell), .value = digit };

  app_window_play (window, &move);
}

static void
test_times (void)
{
  static const struct
  {
    uint64_t    milliseconds;
    const char *text;
  } times[] = {
    { 0, "0:00" }, { 999, "0:00" }, { 7000, "0:07" }, { 761999, "12:41" }, { 3599000, "59:59" },
    { 3600000, "1:00:00" }, { 3761000, "1:02:41" }, { 363600000, "101:00:00" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *text = game_text_time (times[i].milliseconds);

      g_assert_cmpstr (text, ==, times[i].text);
    }
}

static void
test_clock (void)
{
  AppWindow *window = open_window ();
  GtkWidget *clock = find_class (GTK_WIDGET (window), "clock");
  g_autofree char *before = g_strdup (gtk_label_get_label (GTK_LABEL (clock)));
  GameEffort effort = { .milliseconds = 761000 };
  const char *time;

  g_assert_true (gtk_widget_get_visible (clock));
  app_window_begin_effort (window, GAME_SUDOKU, &effort);
  app_window_set_clocks (window);
  time = gtk_label_get_label (GTK_LABEL (clock));
  g_assert_cmpstr (time, !=, before);
  g_assert_true (g_str_has_prefix (time, "12:4"));

  g_settings_set_boolean (window->settings, "show-clock", false);
  g_assert_false (gtk_widget_get_visible (clock));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (window), "win.pause", NULL)
                  && app_window_is_paused (window));
  g_settings_reset (window->settings, "show-clock");
  g_assert_true (gtk_widget_get_visible (clock));
  close_window (window);
}

/* What is on the board is neither seen nor changed while it is covered; whatever is done to the
 * puzzle uncovers it. */
static void
test_pause (void)
{
  AppWindow *window = open_window ();
  GameState state;

  app_board_set_current (window->board, 1);
  state = *app_window_get_state (window);
  act (window, "win.pause");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->board)));
  g_assert_true (gtk_widget_get_visible (window->cover));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == window->continue_button);
  app_window_press_key (window, GDK_KEY_2, 11, 0);
  app_window_press_key (window, GDK_KEY_Delete, 119, 0);
  g_assert_true (game_state_equal (app_window_get_state (window), &state));
  g_assert_true (app_window_is_paused (window));

  app_window_press_key (window, GDK_KEY_p, 33, 0);
  g_assert_false (app_window_is_paused (window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window->board)));
  g_assert_false (gtk_widget_get_visible (window->cover));

  act (window, "win.pause");
  app_window_key_cb (window, GDK_KEY_Escape, 9, 0);
  g_assert_false (app_window_is_paused (window));

  act (window, "win.pause");
  enter (window, 1, 2);
  g_assert_false (app_window_is_paused (window));

  act (window, "win.pause");
  app_window_set_page (window, APP_PAGE_WATCH);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window->board)));
  close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-library/times", test_times);
  g_test_add_func ("/app-library/clock", test_clock);
  g_test_add_func ("/app-library/pause", test_pause);
}

int
main (int    argc,
      char **argv)
{
  return run_with_windows (argc, argv, add_tests);
}
