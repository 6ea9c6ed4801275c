/* The window of statistics: puzzles that were solved are counted there, with their times, hints and
 * techniques, by kind and period; its chart becomes a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-chart.h"
#include "app/dialogs/app-statistics.h"
#include "app/library/app-library.h"
#include "game/text/game-text-games.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

static GtkWidget *
open_statistics (AppWindow *window)
{
  ui_act (window, "win.statistics");

  return ui_wait_for_window (APP_TYPE_STATISTICS);
}

/* A figure and the words below it. */
static bool
shows_figure (GtkWidget  *statistics,
              const char *figure,
              const char *words)
{
  g_autofree char *lines = g_strdup_printf ("\n%s\n%s\n", figure, words);

  return ui_says (statistics, lines);
}

/* Sudoku, queens, coloured queens. */
static void
choose_kind (GtkWidget *statistics,
             int        position)
{
  GtkWidget *button = gtk_widget_get_first_child (ui_find_class (statistics, "segmented"));

  for (int i = 0; i < position; i++)
    button = gtk_widget_get_next_sibling (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), true);
}

static void
choose_period (GtkWidget  *statistics,
               GamePeriod  period)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find (statistics, GTK_TYPE_DROP_DOWN)), period);
}

/* Nothing is solved: a title, a sentence, and a button that leads to a new puzzle. */
static void
test_empty (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *statistics = open_statistics (window);
  GtkWidget *button = ui_find_class (statistics, "suggested-action");

  g_assert_true (ui_says (statistics, "Nothing Solved Yet"));
  g_assert_true (ui_has_focus (button));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (ui_find (statistics, GTK_TYPE_DROP_DOWN))));
  g_signal_emit_by_name (button, "clicked");
  wait_for (ui_find_window (APP_TYPE_STATISTICS) == NULL, "the end of the statistics");
  wait_for (gtk_widget_get_mapped (ui_find (gtk_window_get_titlebar (GTK_WINDOW (window)),
                                            GTK_TYPE_POPOVER_MENU)), "the New menu");
  ui_close_window (window);
  remove_all (folder);
}

/* Nor is anything in a window that keeps nothing. */
static void
test_not_kept (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *statistics = open_statistics (window);

  g_assert_true (ui_says (statistics, "Nothing Solved Yet"));
  ui_close_dialog (statistics);
  ui_close_window (window);
}

static void
solve (AppWindow *window)
{
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_hide_toast (window);
  ui_wait_for_all_jobs ();
  ui_solve_by_hand (window, SOLVED_LINE);
}

/* A puzzle with a hint and with the clock, and another go at it with neither. */
static void
test_solved (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *clock = NULL;
  g_autofree char *first = NULL, *second = NULL;
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *statistics;
  GtkWidget *chart;

  g_settings_set_boolean (ui_get_settings (), "show-clock", true);
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_ask_hint (window);
  ui_hide_toast (window);
  ui_wait_for_all_jobs ();
  ui_solve_by_hand (window, SOLVED_LINE);
  clock = game_text_time (game_play_get_stats (app_window_get_play (window)).milliseconds);
  first = g_strdup_printf ("Easy\n1\n%s\n", clock);
  second = g_strdup_printf ("Easy\n2\n%s\n", clock);
  statistics = open_statistics (window);
  chart = ui_find (statistics, APP_TYPE_CHART);
  g_assert_true (shows_figure (statistics, "1", "solved"));
  g_assert_true (shows_figure (statistics, "0", "without a hint"));
  g_assert_true (ui_says (statistics, "best time, Easy"));
  g_assert_true (ui_says (statistics, first));
  g_assert_true (ui_says (statistics, "\n1.0\n"));
  g_assert_true (ui_says (statistics, "Medium\n–\n–\n–\n–\n"));
  g_assert_true (ui_says (statistics, "in how many of 1 game"));
  g_assert_true (ui_says (statistics, "Naked Single\n1\n"));
  g_assert_false (ui_says (statistics, "No times yet."));
  g_assert_true (gtk_widget_get_mapped (chart));
  ui_close_dialog (statistics);

  g_settings_set_boolean (ui_get_settings (), "show-clock", false);
  ui_act (window, "win.restart");
  ui_solve_by_hand (window, SOLVED_LINE);
  statistics = open_statistics (window);
  g_assert_true (shows_figure (statistics, "2", "solved"));
  g_assert_true (shows_figure (statistics, "1", "without a hint"));
  g_assert_true (ui_says (statistics, second));
  g_assert_true (ui_says (statistics, "\n0.5\n"));
  ui_close_dialog (statistics);
  g_settings_reset (ui_get_settings (), "show-clock");
  ui_close_window (window);
  remove_all (folder);
}

/* Without the clock there is a sentence in place of the chart, and nothing to save. */
static void
test_clock_off (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *statistics;

  g_settings_set_boolean (ui_get_settings (), "show-clock", false);
  solve (window);
  statistics = open_statistics (window);
  g_assert_true (shows_figure (statistics, "1", "solved"));
  g_assert_true (shows_figure (statistics, "–", "best time"));
  g_assert_true (ui_says (statistics, "Easy\n1\n–\n–\n0.0\n"));
  g_assert_true (ui_says (statistics, "No times yet."));
  g_assert_false (gtk_widget_get_mapped (ui_find (statistics, APP_TYPE_CHART)));
  g_assert_false (gtk_widget_activate_action (statistics, "statistics.save-chart", NULL)
                  && ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  ui_close_dialog (statistics);
  g_settings_reset (ui_get_settings (), "show-clock");
  ui_close_window (window);
  remove_all (folder);
}

/* Records of made-up games: coloured queens of this week and of 40 weeks ago, and eight queens. */
static void
write_records (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *text = NULL;
  int64_t now = g_get_real_time ();
  int64_t before = now - 40 * G_TIME_SPAN_DAY * 7;

  text = g_strdup_printf ("1 %" G_GINT64_FORMAT " coloured 8 hard 61000 0 a;clock=on;"
                          "techniques=last-square,region-in-line,line-in-region,starved,"
                          "regions-in-lines,chain\n"
                          "2 %" G_GINT64_FORMAT " coloured 9 easy 3722000 2 b;techniques=chain\n"
                          "3 %" G_GINT64_FORMAT " queens 8 - 5000 0 c;clock=off\n",
                          now, before, before);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Kind and period say which games are counted; first the kind that was played, if there is any game
 * of it, and the shortest period with one. */
static void
test_choices (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *statistics;

  write_records (folder);
  ui_choose (window, "kind", "queens");
  statistics = open_statistics (window);
  g_assert_true (shows_figure (statistics, "1", "solved"));
  g_assert_true (ui_says (statistics, "No Level\n1\n–\n–\n0.0\n"));
  g_assert_false (ui_says (statistics, "techniques met"));

  choose_kind (statistics, 2);
  g_assert_true (shows_figure (statistics, "2", "solved"));
  g_assert_true (ui_says (statistics, "Hard\n1\n1:01\n1:01\n0.0\n"));
  g_assert_true (ui_says (statistics, "Easy\n1\n1:02:02\n1:02:02\n2.0\n"));
  g_assert_true (ui_says (statistics, "by month"));
  g_assert_true (ui_says (statistics, "Chain of Forced Queens\n2\n"));
  g_assert_false (ui_says (statistics, "Extreme"));

  choose_period (statistics, GAME_PERIOD_WEEKS);
  g_assert_true (shows_figure (statistics, "1", "solved"));
  g_assert_true (ui_says (statistics, "by week"));
  g_assert_true (ui_says (statistics, "Easy\n–\n–\n–\n–\n"));

  choose_kind (statistics, 0);
  g_assert_true (gtk_widget_get_mapped (ui_find_class (statistics, "suggested-action")));
  ui_close_dialog (statistics);
  ui_close_window (window);
  remove_all (folder);
}

/* The library leads there too. */
static void
test_from_library (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *library;

  write_records (folder);
  ui_act (window, "win.library");
  library = ui_wait_for_window (APP_TYPE_LIBRARY);
  g_assert_true (gtk_widget_activate_action (library, "library.statistics", NULL));
  ui_close_dialog (ui_wait_for_window (APP_TYPE_STATISTICS));
  g_assert_null (ui_find_window (APP_TYPE_LIBRARY));
  ui_close_window (window);
  remove_all (folder);
}

/* Few techniques are shown until all are asked for; the window fits 360 pixels. */
static void
test_room (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *statistics;
  GtkWidget *all;
  int width;

  write_records (folder);
  statistics = open_statistics (window);
  choose_kind (statistics, 2);
  g_assert_true (shows_figure (statistics, "6", "techniques met"));
  all = ui_find_class (statistics, "statistics-all");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (all)), ==, "_All 6");
  g_assert_false (ui_says (statistics, "Regions within Lines"));
  gtk_widget_measure (statistics, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);

  gtk_window_set_default_size (GTK_WINDOW (statistics), 360, 640);
  wait_for (gtk_widget_get_width (statistics) <= 360, "the narrow window");
  g_signal_emit_by_name (all, "clicked");
  g_assert_false (gtk_widget_get_visible (all));
  g_assert_true (ui_says (statistics, "Regions within Lines\n1\n"));
  ui_close_dialog (statistics);
  ui_close_window (window);
  remove_all (folder);
}

static void
test_save_chart (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *statistics;
  static const char *const begins[PAINT_N_FILES] = { "\x89PNG", "<?xml", "%PDF-" };

  write_records (folder);
  for (int format = 0; format < PAINT_N_FILES; format++)
    {
      g_autofree char *path = g_build_filename (folder, "chart", NULL);
      g_autoptr(GFile) file = g_file_new_for_path (path);
      g_autofree char *text = NULL;

      statistics = open_statistics (window);
      app_statistics_save_chart (APP_STATISTICS (statistics), file, format, 2);
      ui_wait_until_says (statistics, "Saved the picture");
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, begins[format]));
      ui_close_dialog (statistics);
    }

  ui_close_window (window);
  remove_all (folder);
}

/* The dialog for the file proposes a name, with the suffix of the format that it proposes. */
static void
test_file_name (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *statistics;
  GtkWidget *dialog;

  write_records (folder);
  statistics = open_statistics (window);
  choose_kind (statistics, 2);
  g_assert_true (gtk_widget_activate_action (statistics, "statistics.save-chart", NULL));
  dialog = ui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (ui_find (dialog, GTK_TYPE_ENTRY))),
                         "Statistics.png"), "a name of the file");
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  wait_for (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL, "the end of the dialog");
  ui_close_dialog (statistics);
  ui_close_window (window);
  remove_all (folder);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-statistics/empty", test_empty);
  g_test_add_func ("/app-statistics/not-kept", test_not_kept);
  g_test_add_func ("/app-statistics/solved", test_solved);
  g_test_add_func ("/app-statistics/clock-off", test_clock_off);
  g_test_add_func ("/app-statistics/choices", test_choices);
  g_test_add_func ("/app-statistics/from-library", test_from_library);
  g_test_add_func ("/app-statistics/room", test_room);
  g_test_add_func ("/app-statistics/save-chart", test_save_chart);
  g_test_add_func ("/app-statistics/file-name", test_file_name);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
