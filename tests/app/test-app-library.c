/* The window side of what is kept: the clock that is shown and its pause, the card of a solved
 * puzzle and its replay, and the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app-windows.h"
#include "support/game-plays.h"
#include "support/game-requests.h"
#include "app/library/app-library.h"
#include "app/window/app-window-keep-private.h"

#include "game/text/game-text-games.h"

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

/* Fills the board as the solution says; the last digit finishes it. */
static void
solve_by_hand (AppWindow *window)
{
  SudokuGrid solved = make_grid (SOLVED_LINE);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (game_sudoku_grid (&app_window_get_state (window)->sudoku).digit[cell] == 0)
      enter (window, cell, solved.digit[cell]);
}

static AppWindow *
open_kept (const char *folder)
{
  AppWindow *window = open_window ();
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState puzzle = game_state_new_sudoku (&givens);

  app_window_keep (window, folder);
  app_window_start (window, &puzzle);

  return window;
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

static bool
shows (AppWindow *window,
       gpointer   card)
{
  return gtk_widget_is_visible (card) && gtk_widget_is_ancestor (card, GTK_WIDGET (window));
}

/* Whether some label below says this. */
static bool
says (GtkWidget  *widget,
      const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_is_visible (widget)
      && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return true;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return true;

  return false;
}

/* The card is there as long as the puzzle is solved, and has the focus when that was just done. */
static void
test_solved (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = open_kept (folder);
  AppSolved *card = app_play_page_get_solved (window->play_page);
  GtkWidget *focus;

  app_window_note_level (window, SUDOKU_HARD);
  g_assert_false (shows (window, card));
  solve_by_hand (window);
  g_assert_true (shows (window, card));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (card)));
  g_assert_true (says (GTK_WIDGET (card), "Sudoku · Hard"));
  g_assert_true (says (GTK_WIDGET (card), "No hints"));
  g_assert_false (says (GTK_WIDGET (card), "best time"));

  act (window, "win.undo");
  g_assert_false (shows (window, card));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (window->board)));
  act (window, "win.redo");
  g_assert_true (shows (window, card));

  act (window, "win.restart");
  g_assert_false (shows (window, card));
  g_assert_cmpuint (app_window_get_effort (window).milliseconds, <, 1000);
  solve_by_hand (window);
  g_assert_true (says (GTK_WIDGET (card), "Your best time"));

  /* What another go took is not what the one took that undo goes back to. */
  act (window, "win.restart");
  app_window_note_shown_solution (window);
  act (window, "win.undo");
  g_assert_true (shows (window, card));
  g_assert_true (says (GTK_WIDGET (card), "No hints"));

  act (window, "win.watch-search");
  g_assert_cmpint (window->page, ==, APP_PAGE_WATCH);
  g_assert_false (shows (window, card));
  close_window (window);
  remove_all (folder);
}

/* What the program has solved is told, but not praised and not counted. */
static void
test_shown_solution (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = open_kept (folder);
  AppSolved *card = app_play_page_get_solved (window->play_page);
  g_autoptr(GArray) records = NULL;

  act (window, "win.solve");
  wait_for_job (window);
  g_assert_true (shows (window, card));
  g_assert_true (says (GTK_WIDGET (card), "The program has shown the solution."));
  g_assert_false (says (GTK_WIDGET (card), "Replay"));
  records = app_window_read_records (window);
  g_assert_cmpuint (records->len, ==, 0);

  act (window, "win.undo");
  g_assert_false (shows (window, card));
  close_window (window);
  remove_all (folder);
}

/* The board goes through the states of the history, and the document stays as it is. */
static void
test_replay (void)
{
  AppWindow *window = open_window ();
  AppReplay *replay = app_play_page_get_replay (window->play_page);
  SudokuGrid givens = make_grid (SOLVED_LINE);
  GameState puzzle;
  GameState solved;
  int n_before = -1;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", true, NULL);
  for (int cell = 0; cell < 4; cell++)
    givens.digit[cell] = 0;
  puzzle = game_state_new_sudoku (&givens);
  app_window_start (window, &puzzle);
  solve_by_hand (window);
  solved = *app_window_get_state (window);

  act (window, "win.replay");
  g_assert_true (shows (window, replay));
  g_assert_true (game_state_equal (app_window_get_replayed (window), &puzzle));
  app_window_press_key (window, GDK_KEY_2, 11, 0);
  while (!game_state_equal (app_window_get_replayed (window), &solved))
    {
      SudokuGrid grid = game_sudoku_grid (&app_window_get_replayed (window)->sudoku);
      int n = sudoku_count_digits (&grid);

      g_assert_true (n == n_before || n == n_before + 1 || n_before < 0);
      n_before = n;
      g_main_context_iteration (NULL, true);
    }

  g_assert_true (game_state_equal (app_window_get_state (window), &solved));
  app_window_key_cb (window, GDK_KEY_Escape, 9, 0);
  g_assert_null (app_window_get_replayed (window));
  g_assert_true (shows (window, app_play_page_get_solved (window->play_page)));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", false, NULL);
  act (window, "win.replay");
  g_assert_true (game_state_equal (app_window_get_replayed (window), &puzzle));
  act (window, "win.undo");
  g_assert_null (app_window_get_replayed (window));
  g_assert_false (shows (window, replay));
  close_window (window);
}

/* The list of the library that is open. */
static GtkListView *
find_list (GtkWidget *widget)
{
  if (GTK_IS_LIST_VIEW (widget))
    return GTK_LIST_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (find_list (child) != NULL)
      return find_list (child);

  return NULL;
}

static GtkWidget *
open_library (AppWindow *window)
{
  g_autoptr(GList) windows = NULL;
  GtkWidget *library = NULL;

  act (window, "win.library");
  windows = gtk_window_list_toplevels ();
  for (GList *item = windows; item != NULL; item = item->next)
    if (APP_IS_LIBRARY (item->data))
      library = item->data;

  g_assert_nonnull (library);
  gtk_test_widget_wait_for_draw (library);

  return library;
}

static guint
count_rows (GtkWidget *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (find_list (library))));
}

/* Leaves a sudoku with one digit entered, after 8 minutes and 12 seconds. */
static AppWindow *
leave_sudoku (const char *folder,
              GameState  *left)
{
  AppWindow *window = open_kept (folder);
  SudokuGrid givens = make_grid (SOLVED_LINE);
  GameEffort effort = game_effort_new ();
  GameState other;

  effort.milliseconds = 492000;
  g_strlcpy (effort.level, "hard", sizeof effort.level);
  app_window_begin_effort (window, GAME_SUDOKU, &effort);
  enter (window, 2, make_grid (SOLVED_LINE).digit[2]);
  *left = *app_window_get_state (window);

  givens.digit[0] = givens.digit[80] = 0;
  other = game_state_new_sudoku (&givens);
  app_window_start (window, &other);
  g_assert_true (says (GTK_WIDGET (window->toast), "kept in the library"));

  return window;
}

/* A puzzle that was left is listed and resumed, with its clock and what can be undone. */
static void
test_resume (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState left;
  AppWindow *window = leave_sudoku (folder, &left);
  GtkWidget *library = open_library (window);
  int width;

  g_assert_cmpuint (count_rows (library), ==, 1);
  g_assert_true (says (library, "Sudoku · Hard"));
  g_assert_true (says (library, "8:12 · "));
  g_assert_true (says (library, "today, "));
  gtk_widget_measure (library, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);

  g_signal_emit_by_name (find_list (library), "activate", 0);
  g_assert_true (game_state_equal (app_window_get_state (window), &left));
  g_assert_cmpuint (app_window_get_effort (window).milliseconds, >=, 492000);
  act (window, "win.undo");
  g_assert_true (game_state_is_untouched (app_window_get_state (window)));
  close_window (window);
  remove_all (folder);
}

static void
test_delete (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState left;
  AppWindow *window = leave_sudoku (folder, &left);
  GtkWidget *library = open_library (window);
  GListModel *games = G_LIST_MODEL (app_window_get_library (window));

  g_assert_true (gtk_widget_activate_action (library, "library.delete", NULL));
  g_assert_cmpuint (count_rows (library), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 0);
  g_assert_true (says (library, "Puzzles that you begin"));

  g_assert_true (gtk_widget_activate_action (library, "library.undo-delete", NULL));
  g_assert_cmpuint (count_rows (library), ==, 1);
  g_assert_true (gtk_widget_activate_action (library, "library.undo-delete", NULL));
  g_assert_cmpuint (count_rows (library), ==, 1);
  gtk_window_destroy (GTK_WINDOW (library));
  close_window (window);
  remove_all (folder);
}

/* Finished games stand below their records. */
static void
test_finished (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState left;
  AppWindow *window = leave_sudoku (folder, &left);
  GameEffort effort = game_effort_new ();
  GtkWidget *library;

  effort.milliseconds = 61000;
  effort.hints[GAME_STAGE_WHY] = 2;
  app_window_begin_effort (window, GAME_SUDOKU, &effort);
  app_window_note_level (window, SUDOKU_EASY);
  solve_by_hand (window);
  library = open_library (window);
  g_assert_cmpuint (count_rows (library), ==, 1);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_class (library, "finished")), true);
  gtk_test_widget_wait_for_draw (library);
  g_assert_cmpuint (count_rows (library), ==, 2);
  g_assert_true (says (find_class (library, "records"), "Sudoku · Easy"));
  g_assert_true (says (find_class (library, "records"), "1:01"));
  g_assert_true (says (library, "1:01 · 2 hints: Why 2"));
  gtk_window_destroy (GTK_WINDOW (library));
  close_window (window);
  remove_all (folder);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-library/times", test_times);
  g_test_add_func ("/app-library/clock", test_clock);
  g_test_add_func ("/app-library/pause", test_pause);
  g_test_add_func ("/app-library/solved", test_solved);
  g_test_add_func ("/app-library/shown-solution", test_shown_solution);
  g_test_add_func ("/app-library/replay", test_replay);
  g_test_add_func ("/app-library/resume", test_resume);
  g_test_add_func ("/app-library/delete", test_delete);
  g_test_add_func ("/app-library/finished", test_finished);
}

int
main (int    argc,
      char **argv)
{
  return run_with_windows (argc, argv, add_tests);
}
