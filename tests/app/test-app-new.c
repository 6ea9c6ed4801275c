/* New puzzles in the window, made to order, and what it tells about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-about-puzzle.h"
#include "app/dialogs/app-practise.h"
#include "app/widgets/app-progress.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

/* The rest of an empty grid, of which two cells are filled. */
#define NOTHING \
  "..............................................................................."

static SudokuGrade
get_grade (AppWindow *window)
{
  SudokuGrade grade;

  g_assert_cmpint (sudoku_grade_puzzle (&ui_get_state (window)->sudoku.givens, NULL, NULL,
                                        &grade), !=, SEARCH_STOPPED);

  return grade;
}

/* A puzzle of each level is made; the old one stays until it is there, and comes back by undo. */
static void
test_levels (void)
{
  AppWindow *window = ui_open_window ();

  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    for (int k = 0; k < 2; k++)
      {
        GameState before = *ui_get_state (window);

        g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sudoku", "s",
                                                   sudoku_level_name (level)));
        g_assert_true (game_state_equal (ui_get_state (window), &before));
        ui_wait_for_job (window);
        g_assert_false (game_state_equal (ui_get_state (window), &before));
        g_assert_true (game_state_is_untouched (ui_get_state (window)));
        g_assert_cmpint (get_grade (window).level, ==, level);

        g_assert_false (ui_is_enabled (window, "win.undo"));
        ui_act (window, "win.bring-back");
        g_assert_true (game_state_equal (ui_get_state (window), &before));
      }

  ui_close_window (window);
}

/* One for beginners has many clues, and is an easy one to whoever asks for its level. */
static void
test_beginner (void)
{
  AppWindow *window = ui_open_window ();
  const SudokuGrid *givens;
  int n_clues = 0;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sudoku", "s",
                                             "beginner"));
  ui_wait_for_job (window);
  givens = &ui_get_state (window)->sudoku.givens;
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_clues += givens->digit[cell] != 0;

  g_assert_cmpint (n_clues, >=, 33);
  g_assert_cmpint (get_grade (window).level, ==, SUDOKU_EASY);
  g_assert_cmpstr (game_play_get_stats (app_window_get_play (window)).level, ==, "easy");
  ui_close_window (window);
}

/* Marks that keep themselves up from the start, if that is preferred; not where there is nothing to
 * mark. */
static void
test_auto_marks (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWindow *window = ui_open_window ();

  for (int on = 0; on < 2; on++)
    {
      g_settings_set_boolean (settings, "auto-marks", on);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sudoku", "s",
                                                 "easy"));
      ui_wait_for_job (window);
      g_assert_cmpint (ui_get_state (window)->sudoku.auto_marks, ==, on);
      g_assert_true (game_state_is_untouched (ui_get_state (window)));
    }

  ui_act (window, "win.new-empty");
  g_assert_false (ui_get_state (window)->sudoku.auto_marks);
  g_settings_reset (settings, "auto-marks");
  ui_close_window (window);
}

static void
test_practise (void)
{
  static const SudokuTechnique techniques[] = {
    SUDOKU_POINTING, SUDOKU_X_WING, SUDOKU_SKYSCRAPER, SUDOKU_XY_CHAIN,
  };
  AppWindow *window = ui_open_window ();

  for (size_t i = 0; i < G_N_ELEMENTS (techniques); i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.practise", "s",
                                                 sudoku_technique[techniques[i]].code));
      ui_wait_for_job (window);
      g_assert_cmpuint (get_grade (window).n_used[techniques[i]], >, 0);
    }

  ui_close_window (window);
}

/* What is not found is told, and the puzzle on the board stays. */
static void
test_practise_stop (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *bar = ui_find (window, APP_TYPE_PROGRESS);
  GameState before = *ui_get_state (window);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.practise", "s", "0330"));
  wait_for (gtk_widget_get_visible (bar), "the progress of a job");

  ui_act (window, "win.stop");
  g_assert_false (ui_is_enabled (window, "win.stop"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (ui_get_toast (window))));
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_close_window (window);
}

/* Whether a label below a widget says just that. */
static bool
says (GtkWidget  *widget,
      const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return true;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return true;

  return false;
}

static void
test_techniques (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *list;

  ui_act (window, "win.choose-technique");
  list = ui_find_window (APP_TYPE_PRACTISE);
  gtk_test_widget_wait_for_draw (list);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    g_assert_true (sudoku_technique[technique].in_path
                   || !says (list, sudoku_technique[technique].name));
  g_assert_true (says (list, "X-Wing"));
  g_assert_true (says (list, "Unfair"));
  g_assert_false (says (list, "Full House"));

  gtk_window_close (GTK_WINDOW (list));
  ui_close_window (window);
}

static void
test_about_puzzle (void)
{
  static const struct
  {
    const char *line;
    const char *fact;
  } samples[] = {
    { UNIQUE_LINE, "Easy" },
    { UNIQUE_LINE, "1.2/1.2/1.2" },
    { "11" NOTHING,
      "This puzzle has no solution, and so no level." },
    { "12" NOTHING,
      "This puzzle has several solutions. Only a puzzle with one solution has a level." },
  };
  AppWindow *window = ui_open_window ();

  for (size_t i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      GtkWidget *about;

      ui_open_sudoku (window, samples[i].line);
      ui_act (window, "win.about-puzzle");
      about = ui_find_window (APP_TYPE_ABOUT_PUZZLE);
      wait_for (says (about, samples[i].fact), samples[i].fact);
      ui_close_dialog (about);
    }

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-new/levels", test_levels);
  g_test_add_func ("/app-new/beginner", test_beginner);
  g_test_add_func ("/app-new/auto-marks", test_auto_marks);
  g_test_add_func ("/app-new/practise", test_practise);
  g_test_add_func ("/app-new/practise-stop", test_practise_stop);
  g_test_add_func ("/app-new/techniques", test_techniques);
  g_test_add_func ("/app-new/about-puzzle", test_about_puzzle);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
