/* Puzzles of queens in the window: made, hinted at, solved, and what is said about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-new-queens.h"
#include "solver/coloured/coloured-grade.h"
#include "solver/queens/queens-grade.h"
#include "support/app/app-driver.h"

static const GameQueens *
get_queens (AppWindow *window)
{
  return &ui_get_state (window)->queens;
}

/* Puzzles of all levels are made; the old one stays until the new one is there, and comes back by
 * undo. */
static void
test_made (void)
{
  static const char * const actions[] = { "win.new-queens-puzzle", "win.new-coloured" };
  AppWindow *window = ui_open_window ();

  ui_choose (window, "kind", "queens");
  for (int level = 0; level < QUEENS_N_LEVELS; level++)
    for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
      {
        GameState before = *ui_get_state (window);
        ColouredGrade grade;

        g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), actions[i], "(si)",
                                                   queens_level_name (level), 7 + (int) i));
        g_assert_true (game_state_equal (ui_get_state (window), &before));
        ui_wait_for_job (window);
        g_assert_cmpint (game_state_size (ui_get_state (window)), ==, 7 + i);
        g_assert_true (game_state_is_untouched (ui_get_state (window)));

        if (i == 0)
          {
            g_assert_cmpint (queens_grade_puzzle (&get_queens (window)->fixed), ==, level);
          }
        else
          {
            coloured_grade_puzzle (&get_queens (window)->coloured, &grade);
            g_assert_cmpint (grade.level, ==, level);
          }

        g_assert_false (ui_is_enabled (window, "win.undo"));
        ui_act (window, "win.bring-back");
        g_assert_true (game_state_equal (ui_get_state (window), &before));
      }

  ui_close_window (window);
}

/* What there is not is not made; a size of 0 is the last one. */
static void
test_sizes (void)
{
  AppWindow *window = ui_open_window ();
  const struct
  {
    const char *action;
    const char *level;
    int         n;
  } vain[] = {
    { "win.new-queens-puzzle", "hard", 5 },
    { "win.new-queens-puzzle", "easy", 33 },
    { "win.new-queens-puzzle", "unfair", 8 },
    { "win.new-coloured", "easy", COLOURED_MIN - 1 },
    { "win.new-coloured", "easy", COLOURED_MAX + 1 },
    { "win.new-coloured", "", 8 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (vain); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), vain[i].action, "(si)", vain[i].level,
                                  vain[i].n);
      g_assert_false (ui_is_enabled (window, "win.stop"));
    }

  for (int i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.new-coloured", "(si)", "easy",
                                  i == 0 ? 6 : 0);
      ui_wait_for_job (window);
      g_assert_cmpint (get_queens (window)->coloured.n, ==, 6);
    }

  ui_close_window (window);
}

/* The dialog makes what was chosen last when nothing is changed. */
static void
test_dialog (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-queens-puzzle", "(si)", "medium", 9);
  ui_wait_for_job (window);

  for (int i = 0; i < 2; i++)
    {
      ui_act (window, "win.choose-queens");
      dialog = ui_wait_for_window (APP_TYPE_NEW_QUEENS);
      gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (dialog)));
      wait_for (ui_find_window (APP_TYPE_NEW_QUEENS) == NULL, "the end of the dialog");
      ui_wait_for_job (window);
      g_assert_cmpint (game_state_size (ui_get_state (window)), ==, 9);
      g_assert_cmpint (queens_grade_puzzle (&get_queens (window)->fixed), ==, QUEENS_MEDIUM);
    }

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-queens", "i", 11);
  ui_act (window, "win.choose-queens");
  dialog = ui_wait_for_window (APP_TYPE_NEW_QUEENS);
  gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  wait_for (ui_find_window (APP_TYPE_NEW_QUEENS) == NULL, "the end of the dialog");
  g_assert_cmpint (queens_board_count (&get_queens (window)->fixed), ==, 0);
  g_assert_cmpint (game_state_size (ui_get_state (window)), ==, 11);

  ui_close_window (window);
}

static void
make_coloured (AppWindow  *window,
               const char *level,
               int         n)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-coloured", "(si)", level, n);
  ui_wait_for_job (window);
  g_assert_cmpint (get_queens (window)->coloured.n, ==, n);
}

static const GameHint *
get_hint (AppWindow *window)
{
  return app_hint_panel_get_hint (ui_get_hint_panel (window));
}

/* Hints lead from the empty board to the solution, each in one step of undo. */
static void
test_hints (void)
{
  static const char * const levels[] = { "easy", "medium", "hard" };
  AppWindow *window = ui_open_window ();

  for (size_t i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      make_coloured (window, levels[i], 7);
      while (!game_state_is_solved (ui_get_state (window)))
        {
          GameState before = *ui_get_state (window);

          ui_ask_hint (window);
          g_assert_cmpint (get_hint (window)->kind, ==, GAME_HINT_COLOURED);
          for (int stage = 0; stage < GAME_N_STAGES; stage++)
            ui_act (window, "win.hint");
          ui_act (window, "win.hint-apply");
          g_assert_false (game_state_equal (ui_get_state (window), &before));

          ui_act (window, "win.undo");
          g_assert_true (game_state_equal (ui_get_state (window), &before));
          ui_act (window, "win.redo");
        }
    }

  ui_close_window (window);
}

/* Solving puts the only solution in, by one step, whatever stood there. */
static void
test_solve (void)
{
  static const char * const actions[] = { "win.new-queens-puzzle", "win.new-coloured" };
  AppWindow *window = ui_open_window ();

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GameState before;
      int square = 0;

      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], "(si)", "medium", 8);
      ui_wait_for_job (window);
      for (int row = 0; row < 8; row++)
        if (get_queens (window)->fixed.row[row] == 0)
          square = row * 8;
      ui_activate_cell (window, square);
      before = *ui_get_state (window);

      ui_act (window, "win.solve");
      ui_wait_for_job (window);
      g_assert_true (game_state_is_solved (ui_get_state (window)));
      g_assert_true (game_state_same_puzzle (ui_get_state (window), &before));
      ui_act (window, "win.undo");
      g_assert_true (game_state_equal (ui_get_state (window), &before));
    }

  ui_close_window (window);
}

static int
count_queens (AppWindow *window)
{
  PaintScene scene = ui_get_scene (window);

  return queens_board_count (&scene.queens);
}

static bool
shows_solution (AppWindow *window)
{
  GameState shown = ui_get_shown_state (window);

  return game_state_is_solved (&shown);
}

/* The search that is watched is one of the puzzle, and the list has its only solution. */
static void
test_pages (void)
{
  AppWindow *window = ui_open_window ();
  GameState shown;

  make_coloured (window, "easy", 8);
  ui_act (window, "win.solve-animated");
  wait_for (count_queens (window) > 0, "a queen of the search");
  shown = ui_get_shown_state (window);
  g_assert_true (coloured_equal (&shown.queens.coloured, &get_queens (window)->coloured));
  g_assert_cmpint (ui_get_scene (window).coloured.n, ==, 8);

  ui_choose (window, "page", "solutions");
  ui_act (window, "win.show-solutions");
  wait_for (shows_solution (window), "the solution");
  shown = ui_get_shown_state (window);
  g_assert_true (coloured_equal (&shown.queens.coloured, &get_queens (window)->coloured));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-queens/made", test_made);
  g_test_add_func ("/app-queens/sizes", test_sizes);
  g_test_add_func ("/app-queens/dialog", test_dialog);
  g_test_add_func ("/app-queens/hints", test_hints);
  g_test_add_func ("/app-queens/solve", test_solve);
  g_test_add_func ("/app-queens/pages", test_pages);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
