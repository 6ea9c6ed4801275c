/* The list From the Tutorials in the help: every row opens its example where it belongs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-help.h"
#include "app/dialogs/app-judge.h"
#include "app/solutions/app-solutions-export.h"
#include "app/watch/app-watch-views.h"
#include "game/learn/game-examples.h"
#include "support/app/app-driver.h"

/* The first example of a kind that says this. */
static int
find (const char *text)
{
  const GameExample *example;

  for (int i = 0; (example = game_examples_get (i)) != NULL; i++)
    if (strstr (example->text, text) != NULL)
      return i;

  g_error ("no example says “%s”", text);
}

static GtkWidget *
open_help (AppWindow *window)
{
  GtkWidget *help = app_help_new (GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (help));
  gtk_test_widget_wait_for_draw (help);

  return help;
}

/* As a reader does: two clicks. */
static void
open_example (AppWindow  *window,
              const char *text)
{
  GtkWidget *help = open_help (window);
  GtkWidget *tab = gtk_widget_get_last_child (ui_find_class (help, "segmented"));
  GtkListBox *list;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), true);
  list = GTK_LIST_BOX (ui_find_class (help, "techniques"));
  wait_for (gtk_widget_get_mapped (GTK_WIDGET (list)), "the list");
  g_signal_emit_by_name (gtk_list_box_get_row_at_index (list, find (text)), "activate");
  wait_for (ui_find_window (APP_TYPE_HELP) == NULL, "the end of the help");
}

static void
assert_set (const char *key,
            const char *value)
{
  g_autofree char *found = g_settings_get_string (ui_get_settings (), key);

  g_assert_cmpstr (found, ==, value);
}

static void
assert_view (AppWindow      *window,
             AppWatchViewId  view)
{
  AppWatchViews *views = APP_WATCH_VIEWS (ui_find (window, APP_TYPE_WATCH_VIEWS));

  g_assert_true (gtk_widget_get_mapped (app_watch_views_get_view (views, view)));
}

static void
test_watch (void)
{
  AppWindow *window = ui_open_window ();
  GameState shown;

  open_example (window, "[3, 1] is attacked");
  g_assert_true (ui_is_chosen (window, "page", "watch"));
  g_assert_true (ui_is_chosen (window, "kind", "queens"));
  wait_for ((shown = ui_get_shown_state (window), queens_board_count (&shown.queens.queens) == 3),
            "three queens");
  g_assert_true (queens_board_has (&shown.queens.queens, 0, 1));
  g_assert_true (g_settings_get_boolean (ui_get_settings (), "count-from-zero"));

  open_example (window, "The number of a box");
  g_assert_true (ui_is_chosen (window, "kind", "sudoku"));
  assert_set ("watch-numbers", "boxes");
  assert_view (window, APP_WATCH_STATE_VIEW);

  open_example (window, "findQueen");
  assert_view (window, APP_WATCH_CODE_VIEW);
  assert_set ("watch-numbers", "nothing");
  wait_for (ui_says (window, "void"), "the code in Java");

  /* The rules of the search come with it: one starts with the givens, one ends at its solution. */
  open_example (window, "The givens are read");
  wait_for (ui_says (window, "of 47712"), "a search with 30 events more");
  open_example (window, "isFinished");
  wait_for (ui_says (window, "of 43056"), "a search that ends");
  open_example (window, "goes back");
  wait_for (ui_says (window, "of 47682"), "the whole search");
  assert_set ("watch-view", "tree");
  ui_close_window (window);
}

/* What an example sets goes with it, unless the user has changed it since. */
static void
test_settings (void)
{
  AppWindow *window = ui_open_window ();
  GSettings *settings = ui_get_settings ();

  g_settings_set_string (settings, "watch-numbers", "sums");
  open_example (window, "The number of a box");
  assert_set ("watch-numbers", "boxes");
  open_example (window, "[3, 1] is attacked");
  g_assert_true (g_settings_get_boolean (settings, "count-from-zero"));
  assert_set ("watch-numbers", "nothing");

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (7));
  wait_for (!g_settings_get_boolean (settings, "count-from-zero"), "numbers from one");
  assert_set ("watch-numbers", "sums");

  open_example (window, "The givens are read");
  g_settings_set_string (settings, "watch-numbers", "boxes");
  ui_close_window (window);
  g_assert_false (g_settings_get_boolean (settings, "watch-givens"));
  assert_set ("watch-numbers", "boxes");
  g_settings_reset (settings, "watch-numbers");
}

static void
test_solutions (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *export;

  open_example (window, "YBT 1213: all 92");
  g_assert_true (ui_is_chosen (window, "page", "solutions"));
  export = ui_find (window, APP_TYPE_SOLUTIONS_EXPORT);
  wait_for (ui_says (export, "1 0 0 0 0 0 0 0"), "the first rows of the first board");
  g_assert_true (ui_says (export, "No. 1"));
  ui_close_window (window);
}

static void
test_judge (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *judge;

  open_example (window, "Luogu P1219, n = 6: check");
  judge = ui_wait_for_window (APP_TYPE_JUDGE);
  g_assert_cmpint (gtk_drop_down_get_selected (GTK_DROP_DOWN (ui_find (judge,
                                                                       GTK_TYPE_DROP_DOWN))),
                   ==, GAME_JUDGE_P1219);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (
                     ui_find (judge, GTK_TYPE_SPIN_BUTTON))), ==, 6);
  ui_close_dialog (judge);
  ui_close_window (window);
}

static void
test_help_opens_judge (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *help = open_help (window);

  g_signal_emit_by_name (ui_find_class (help, "tile"), "clicked");
  ui_close_dialog (ui_wait_for_window (APP_TYPE_JUDGE));
  ui_close_window (window);
}

/* Each of them, one after the other, in one window. */
static void
test_all (void)
{
  AppWindow *window = ui_open_window ();
  const GameExample *example;

  for (int i = 0; (example = game_examples_get (i)) != NULL; i++)
    {
      g_test_message ("%s", example->text);
      ui_act_with (window, "win.example", g_variant_new_int32 (i));
      switch (example->kind)
        {
        case GAME_EXAMPLE_SEARCH:
          g_assert_true (ui_is_chosen (window, "page", "watch"));
          break;

        case GAME_EXAMPLE_SOLUTIONS:
          g_assert_true (ui_is_chosen (window, "page", "solutions"));
          wait_for (ui_find_open_menu (window) != NULL
                    || ui_says (ui_find (window, APP_TYPE_SOLUTIONS_EXPORT), "solutions, about"),
                    "the formats");
          break;

        case GAME_EXAMPLE_JUDGE:
          ui_close_dialog (ui_wait_for_window (APP_TYPE_JUDGE));
          break;

        case GAME_EXAMPLE_LESSON:
        default:
          g_assert_true (ui_is_chosen (window, "page", "watch"));
        }
    }
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-examples/watch", test_watch);
  g_test_add_func ("/app-examples/settings", test_settings);
  g_test_add_func ("/app-examples/solutions", test_solutions);
  g_test_add_func ("/app-examples/judge", test_judge);
  g_test_add_func ("/app-examples/help-opens-judge", test_help_opens_judge);
  g_test_add_func ("/app-examples/all", test_all);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
