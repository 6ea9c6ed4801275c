/* The puzzles of the day in the window: what is solved, what goes on, and other days and months.
 *
 * A function gives the day to the dialog, so that no case depends on the date on which it runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-daily-calendar.h"
#include "app/library/app-daily-card.h"
#include "app/library/app-daily.h"
#include "game/state/game-facts.h"
#include "game/store/game-records.h"
#include "support/app/app-driver.h"
#include "support/game/game-scenarios.h"

enum { DAY = 20779 };           /* 2026-11-22, a Sunday */

static int today;

static int
get_today (void)
{
  return today;
}

/* The dialog as it is on a day, when it has made the puzzles. What is on the boards is stored by
 * the action first. */
static GtkWidget *
open_daily (AppWindow  *window,
            const char *folder,
            int         day)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autoptr(GameLibrary) library = game_library_new (games);
  GtkWidget *daily;

  ui_act (window, "win.daily");
  ui_close_dialog (ui_find_window (APP_TYPE_DAILY));

  today = day;
  daily = app_daily_new (GTK_WINDOW (window), library, game_records_read_finished (folder),
                         get_today);
  gtk_window_present (GTK_WINDOW (daily));
  gtk_test_widget_wait_for_draw (daily);
  ui_wait_for_all_jobs ();
  gtk_test_widget_wait_for_draw (daily);

  return daily;
}

static GtkWidget *
get_card (GtkWidget *daily,
          int        which)
{
  static const char *const names[] = { "sudoku_card", "queens_card" };

  return GTK_WIDGET (gtk_widget_get_template_child (daily, APP_TYPE_DAILY, names[which]));
}

static GtkFlowBox *
get_flow (GtkWidget *daily)
{
  return GTK_FLOW_BOX (ui_find (ui_find (daily, APP_TYPE_DAILY_CALENDAR), GTK_TYPE_FLOW_BOX));
}

/* The box of the day that has that name, or NULL. */
static GtkWidget *
find_day (GtkWidget  *daily,
          const char *name)
{
  GtkFlowBoxChild *box;

  for (int i = 0; (box = gtk_flow_box_get_child_at_index (get_flow (daily), i)) != NULL; i++)
    {
      g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (box),
                                                                   GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                   name);

      if (other == NULL)
        return GTK_WIDGET (box);
    }

  return NULL;
}

static bool
is_chosen (GtkWidget  *daily,
           const char *name)
{
  GtkWidget *box = find_day (daily, name);

  return box != NULL && gtk_flow_box_child_is_selected (GTK_FLOW_BOX_CHILD (box));
}

static void
press (GtkWidget *widget)
{
  g_assert_true (gtk_widget_is_sensitive (widget));
  g_signal_emit_by_name (widget, "clicked");
}

static void
press_part (GtkWidget  *daily,
            const char *name)
{
  press (GTK_WIDGET (gtk_widget_get_template_child (daily, APP_TYPE_DAILY, name)));
}

/* Plays a puzzle of the dialog, which goes. */
static void
play (AppWindow *window,
      GtkWidget *daily,
      int        which)
{
  press (ui_find (get_card (daily, which), GTK_TYPE_BUTTON));
  g_assert_null (ui_find_window (APP_TYPE_DAILY));
  ui_wait_for_job (window);
}

static GameState
make (int day,
      int which)
{
  GameState puzzle;
  SearchStats stats;

  game_daily_make (day * GAME_DAILY_PUZZLES + which, NULL, &puzzle, &stats);

  return puzzle;
}

static GameState
find_solution (const GameState *puzzle)
{
  GameFacts facts = game_facts_new (puzzle);
  SearchStats stats;

  game_facts_find (&facts, GAME_FACTS_SOLUTION, NULL, &stats);
  g_assert_cmpint (facts.n_solutions, ==, 1);

  return facts.solution;
}

static void
solve_sudoku (AppWindow *window)
{
  GameState solution = find_solution (ui_get_state (window));
  SudokuGrid grid = game_sudoku_grid (&solution.sudoku);
  char line[SUDOKU_CELLS + 1] = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    line[cell] = '0' + grid.digit[cell];
  ui_solve_by_hand (window, line);
}

static void
solve_queens (AppWindow *window)
{
  GameState solution = find_solution (ui_get_state (window));
  int n = game_state_size (&solution);

  for (int square = 0; square < n * n; square++)
    if (queens_board_has (&solution.queens.queens, square / n, square % n))
      ui_activate_cell (window, square);
}

/* The tiles of a day have one size, solved or not. */
static void
assert_same_tiles (GtkWidget *box)
{
  GtkWidget *first = ui_find_class (box, "daily-tile");
  GtkWidget *second = gtk_widget_get_next_sibling (first);

  g_assert_cmpint (gtk_widget_get_width (first), ==, gtk_widget_get_width (second));
  g_assert_cmpint (gtk_widget_get_height (first), ==, gtk_widget_get_height (second));
}

/* Each of the two is played and solved, and seen to be so, also on the day after. */
static void
test_solve (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *daily = open_daily (window, folder, DAY);
  GameState puzzle = make (DAY, GAME_DAILY_SUDOKU);

  g_assert_true (ui_says (daily, "Sunday, 22 November"));
  g_assert_true (is_chosen (daily, "22 November, sudoku not yet, queens not yet"));
  g_assert_true (ui_has_focus (find_day (daily, "22 November, sudoku not yet, queens not yet")));
  g_assert_true (ui_says (get_card (daily, GAME_DAILY_SUDOKU), "Not started"));
  g_assert_true (ui_says (get_card (daily, GAME_DAILY_SUDOKU), "Unfair"));
  g_assert_true (ui_says (get_card (daily, GAME_DAILY_QUEENS), "Hard, 8 × 8"));

  play (window, daily, GAME_DAILY_SUDOKU);
  g_assert_true (game_state_same_puzzle (ui_get_state (window), &puzzle));
  g_assert_cmpstr (game_play_get_stats (app_window_get_play (window)).level, ==, "unfair");
  solve_sudoku (window);

  daily = open_daily (window, folder, DAY);
  g_assert_true (is_chosen (daily, "22 November, sudoku solved, queens not yet"));
  g_assert_true (ui_says (get_card (daily, GAME_DAILY_SUDOKU), "Solved today")
                 || ui_says (get_card (daily, GAME_DAILY_SUDOKU), "Solved yesterday"));
  g_assert_true (ui_says (get_card (daily, GAME_DAILY_SUDOKU), "Play Again"));
  g_assert_true (ui_says (daily, "This month: 1 + 0"));
  assert_same_tiles (find_day (daily, "22 November, sudoku solved, queens not yet"));

  play (window, daily, GAME_DAILY_QUEENS);
  puzzle = make (DAY, GAME_DAILY_QUEENS);
  g_assert_true (game_state_same_puzzle (ui_get_state (window), &puzzle));
  solve_queens (window);

  daily = open_daily (window, folder, DAY + 1);
  g_assert_true (is_chosen (daily, "23 November, sudoku not yet, queens not yet"));
  g_assert_nonnull (find_day (daily, "22 November, sudoku solved, queens solved"));
  g_assert_true (ui_says (daily, "This month: 1 + 1"));
  ui_close_dialog (daily);
  ui_close_window (window);
  remove_all (folder);
}

/* A puzzle that was begun goes on, whatever came onto the board after it; one that was solved and
 * is played again stays solved. */
static void
test_continue (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *daily = open_daily (window, folder, DAY);
  GameState left;
  GtkWidget *card;

  for (int n_played = 0; n_played < 2; n_played++)
    {
      play (window, daily, GAME_DAILY_QUEENS);
      g_assert_true (game_state_is_untouched (ui_get_state (window)));
      ui_activate_cell (window, 10);
      left = *ui_get_state (window);
      ui_act_with (window, "win.new-queens", g_variant_new_int32 (6));

      daily = open_daily (window, folder, DAY);
      card = get_card (daily, GAME_DAILY_QUEENS);
      g_assert_true (ui_says (card, "1 of 8 queens"));
      g_assert_true (ui_says (card, "Continue"));
      g_assert_true (is_chosen (daily, n_played == 0
                                       ? "22 November, sudoku not yet, queens not yet"
                                       : "22 November, sudoku not yet, queens solved"));
      play (window, daily, GAME_DAILY_QUEENS);
      g_assert_true (game_state_equal (ui_get_state (window), &left));

      ui_act (window, "win.undo");
      solve_queens (window);
      daily = open_daily (window, folder, DAY);
    }

  ui_close_dialog (daily);
  ui_close_window (window);
  remove_all (folder);
}

/* The user did not solve a puzzle of which the program has shown the solution. */
static void
test_shown (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *daily = open_daily (window, folder, DAY);

  play (window, daily, GAME_DAILY_SUDOKU);
  ui_act (window, "win.solve");
  ui_wait_for_job (window);

  daily = open_daily (window, folder, DAY);
  g_assert_true (is_chosen (daily, "22 November, sudoku not yet, queens not yet"));
  g_assert_true (ui_says (get_card (daily, GAME_DAILY_SUDOKU), "The solution was shown"));
  play (window, daily, GAME_DAILY_SUDOKU);
  g_assert_true (game_state_is_untouched (ui_get_state (window)));
  ui_close_window (window);
  remove_all (folder);
}

static void
move_cursor (GtkWidget       *daily,
             GtkMovementStep  step,
             int              count)
{
  gboolean handled;

  g_signal_emit_by_name (get_flow (daily), "move-cursor", step, count, false, false, &handled);
}

/* The arrow keys go over the days that have come, and a day of the past can be played. */
static void
test_days (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *daily = open_daily (window, folder, DAY);
  GameState puzzle = make (DAY - 8, GAME_DAILY_SUDOKU);

  g_assert_nonnull (find_day (daily, "23 November"));
  g_assert_false (gtk_widget_is_sensitive (find_day (daily, "23 November")));
  g_assert_nonnull (find_day (daily, "30 November"));
  g_assert_null (find_day (daily, "31 November"));

  move_cursor (daily, GTK_MOVEMENT_VISUAL_POSITIONS, 1);
  g_assert_true (is_chosen (daily, "22 November, sudoku not yet, queens not yet"));
  move_cursor (daily, GTK_MOVEMENT_VISUAL_POSITIONS, -1);
  g_assert_true (is_chosen (daily, "21 November, sudoku not yet, queens not yet"));
  move_cursor (daily, GTK_MOVEMENT_DISPLAY_LINES, -1);
  g_assert_true (is_chosen (daily, "14 November, sudoku not yet, queens not yet"));
  g_assert_true (ui_says (daily, "Saturday, 14 November"));

  play (window, daily, GAME_DAILY_SUDOKU);
  g_assert_true (game_state_same_puzzle (ui_get_state (window), &puzzle));
  ui_close_window (window);
  remove_all (folder);
}

/* Midnight passes while the dialog is open: it goes on to the new day, in another month too, but
 * leaves a day of the past to who looks at that. */
static void
test_midnight (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *daily = open_daily (window, folder, DAY + 8);
  GameState puzzle = make (DAY + 9, GAME_DAILY_SUDOKU);

  g_assert_true (ui_says (daily, "Monday, 30 November"));
  today = DAY + 9;
  wait_for (ui_says (daily, "Tuesday, 1 December"), "the day after midnight");
  ui_wait_for_all_jobs ();
  g_assert_true (is_chosen (daily, "1 December, sudoku not yet, queens not yet"));

  today = DAY + 10;
  wait_for (ui_says (daily, "Wednesday, 2 December"), "the next day");
  ui_wait_for_all_jobs ();
  move_cursor (daily, GTK_MOVEMENT_VISUAL_POSITIONS, -1);
  today = DAY + 11;
  wait_for (find_day (daily, "3 December, sudoku not yet, queens not yet") != NULL,
            "the day after that");
  ui_wait_for_all_jobs ();
  g_assert_true (is_chosen (daily, "1 December, sudoku not yet, queens not yet"));

  play (window, daily, GAME_DAILY_SUDOKU);
  g_assert_true (game_state_same_puzzle (ui_get_state (window), &puzzle));
  ui_close_window (window);
  remove_all (folder);
}

/* The same date of each month, from today to the first one. */
static void
test_months (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *daily = open_daily (window, folder, DAY + 9);
  GObject *previous = gtk_widget_get_template_child (daily, APP_TYPE_DAILY, "previous_button");
  GObject *next = gtk_widget_get_template_child (daily, APP_TYPE_DAILY, "next_button");

  g_assert_true (ui_says (daily, "December 2026"));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (next)));
  press_part (daily, "previous_button");
  g_assert_true (ui_says (daily, "November 2026"));
  g_assert_true (ui_says (daily, "Sunday, 1 November"));
  ui_wait_for_all_jobs ();
  g_assert_true (ui_says (get_card (daily, GAME_DAILY_SUDOKU), "Not started"));

  while (gtk_widget_is_sensitive (GTK_WIDGET (previous)))
    press_part (daily, "previous_button");
  g_assert_true (ui_says (daily, "January 2026"));
  g_assert_true (is_chosen (daily, "1 January, sudoku not yet, queens not yet"));
  g_assert_true (ui_has_focus (get_flow (daily)));

  press (ui_find_class (daily, "to-today"));
  g_assert_true (is_chosen (daily, "1 December, sudoku not yet, queens not yet"));
  ui_wait_for_all_jobs ();
  ui_close_dialog (daily);
  ui_close_window (window);
  remove_all (folder);
}

/* It fits a screen of 360 pixels, and becomes wide again. */
static void
test_narrow (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GtkWidget *daily = open_daily (window, folder, DAY);
  AppWidget *calendar = APP_WIDGET (ui_find (daily, APP_TYPE_DAILY_CALENDAR));
  int width;

  g_assert_false (app_widget_get_narrow (calendar));
  gtk_window_set_default_size (GTK_WINDOW (daily), 360, 640);
  wait_for (app_widget_get_narrow (calendar), "the narrow month");
  gtk_test_widget_wait_for_draw (daily);
  gtk_widget_measure (daily, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (gtk_widget_get_width (daily), <=, 360);

  gtk_window_set_default_size (GTK_WINDOW (daily), 900, 640);
  wait_for (!app_widget_get_narrow (calendar), "the wide month");
  ui_close_dialog (daily);
  ui_close_window (window);
  remove_all (folder);
}

/* The action opens it, and closes it while the puzzles are made; also where nothing is kept. */
static void
test_close (void)
{
  AppWindow *window = ui_open_window ();

  ui_act (window, "win.daily");
  ui_close_dialog (ui_find_window (APP_TYPE_DAILY));
  ui_close_window (window);
  ui_wait_for_all_jobs ();
}

static void
add_tests (void)
{
  g_test_add_func ("/app-daily/solve", test_solve);
  g_test_add_func ("/app-daily/continue", test_continue);
  g_test_add_func ("/app-daily/shown", test_shown);
  g_test_add_func ("/app-daily/days", test_days);
  g_test_add_func ("/app-daily/midnight", test_midnight);
  g_test_add_func ("/app-daily/months", test_months);
  g_test_add_func ("/app-daily/narrow", test_narrow);
  g_test_add_func ("/app-daily/close", test_close);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
