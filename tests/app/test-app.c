/* The window, driven in process: keys and actions go in, what assistive technology reads comes out.
 *
 * GTK 4 has no public constructor of events: keys are given to the window's own function, actions
 * and cells are activated. tests/ui drives the program from outside.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app-windows.h"
#include "support/game-requests.h"
#include "game/text/game-text.h"

static void
press (AppWindow       *window,
       unsigned int     keyval,
       GdkModifierType  state)
{
  g_assert_true (app_window_press_key (window, keyval, 0, state));
}

static GtkWidget *
get_cell (AppWindow *window,
          int        square)
{
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (window->board));

  while (square-- > 0)
    cell = gtk_widget_get_next_sibling (cell);

  return cell;
}

static void
assert_name (AppWindow  *window,
             int         square,
             const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_cell (window, square)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static int
find_empty (const GameState *state)
{
  SudokuGrid grid = game_sudoku_grid (&state->sudoku);
  int cell = 0;

  while (grid.digit[cell] != 0)
    cell++;

  return cell;
}

static void
solve (AppWindow *window)
{
  act (window, "win.solve");
  while (window->job != NULL)
    g_main_context_iteration (NULL, true);
}

static void
test_digits (void)
{
  AppWindow *window = open_window ();
  GameState before = *app_window_get_state (window);
  int cell = find_empty (&before);
  g_autofree char *empty = game_text_square (&before, cell);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (window->board), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (get_cell (window, 0)),
                                   GTK_ACCESSIBLE_ROLE_GRID_CELL);
  assert_name (window, cell, empty);

  app_board_set_current (window->board, cell);
  press (window, GDK_KEY_KP_4, 0);
  g_assert_cmpint (app_window_get_state (window)->sudoku.entries.digit[cell], ==, 4);
  press (window, GDK_KEY_Delete, 0);
  assert_name (window, cell, empty);

  press (window, GDK_KEY_4, GDK_CONTROL_MASK);
  g_assert_cmpint (app_window_get_state (window)->sudoku.marks[cell], ==, 1 << 3);

  act (window, "win.undo");
  act (window, "win.undo");
  act (window, "win.undo");
  g_assert_true (game_state_equal (app_window_get_state (window), &before));
  act (window, "win.redo");
  g_assert_cmpint (app_window_get_state (window)->sudoku.entries.digit[cell], ==, 4);

  close_window (window);
}

static void
test_solve (void)
{
  AppWindow *window = open_window ();
  GameState before = *app_window_get_state (window);

  solve (window);
  g_assert_true (game_state_is_solved (app_window_get_state (window)));
  act (window, "win.undo");
  g_assert_true (game_state_equal (app_window_get_state (window), &before));

  close_window (window);
}

/* What is done while a job runs stops it, and its answer changes nothing. */
static void
test_late (void)
{
  AppWindow *window = open_window ();
  GameState after;
  g_autoptr(GameJob) job = NULL;

  act (window, "win.solve");
  job = g_object_ref (window->job);
  act (window, "win.new-empty");
  g_assert_null (window->job);
  after = *app_window_get_state (window);

  while (G_OBJECT (job)->ref_count > 1)
    g_main_context_iteration (NULL, true);
  g_assert_true (game_state_equal (app_window_get_state (window), &after));

  act (window, "win.undo");
  act (window, "win.solve");
  close_window (window);
}

static void
ended_cb (GObject      *job,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(GameReport) report = game_job_finish (GAME_JOB (job), result);
  SearchEnd *end = data;

  *end = report->end;
}

/* A job that takes long shows its progress, and Stop ends it. */
static void
test_stop (void)
{
  AppWindow *window = open_window ();
  GameRequest request = { .wish = GAME_COUNT, .state = game_state_new_queens (22) };
  SearchEnd end = SEARCH_INVALID;

  window->job = game_job_new (&request);
  app_job_bar_set_job (window->job_bar, window->job);
  game_job_start (window->job, ended_cb, &end);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->job_bar)));
  while (!gtk_widget_get_visible (GTK_WIDGET (window->job_bar)))
    g_main_context_iteration (NULL, true);

  g_signal_emit_by_name (window->job_bar, "stop");
  g_assert_null (window->job);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window->job_bar)));
  while (end == SEARCH_INVALID)
    g_main_context_iteration (NULL, true);
  g_assert_cmpint (end, ==, SEARCH_STOPPED);

  close_window (window);
}

static void
test_queens (void)
{
  AppWindow *window = open_window ();

  app_window_set_kind (window, GAME_QUEENS);
  g_assert_true (gtk_widget_activate_action (get_cell (window, 0), "activate", NULL));
  assert_name (window, 0, "Row 1, column 1: queen");
  assert_name (window, 1, "Row 1, column 2: attacked");

  app_board_set_current (window->board, 9);
  press (window, GDK_KEY_space, 0);
  assert_name (window, 9, "Row 2, column 2: queen, conflict");
  press (window, GDK_KEY_Return, 0);
  assert_name (window, 9, "Row 2, column 2: attacked");

  solve (window);
  g_assert_true (game_state_is_solved (app_window_get_state (window)));
  assert_name (window, 0, "Row 1, column 1: queen");

  /* The other puzzle was not touched. */
  app_window_set_kind (window, GAME_SUDOKU);
  g_assert_true (game_state_is_untouched (app_window_get_state (window)));

  close_window (window);
}

static void
test_sizes (void)
{
  static const int sizes[] = { 1, 2, 8, 32 };
  AppWindow *window = open_window ();

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int n = sizes[i];

      app_window_size_picked_cb (window, n);
      g_assert_cmpint (game_state_size (app_window_get_state (window)), ==, n);
      g_assert_nonnull (get_cell (window, n * n - 1));
      g_assert_null (gtk_widget_get_next_sibling (get_cell (window, n * n - 1)));
      press (window, GDK_KEY_End, GDK_CONTROL_MASK);
      g_assert_cmpint (app_board_get_current (window->board), ==, n * n - 1);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }

  act (window, "win.undo");
  g_assert_cmpint (game_state_size (app_window_get_state (window)), ==, 8);

  close_window (window);
}

static void
wait_for_toast (AppWindow *window)
{
  while (!gtk_widget_get_visible (GTK_WIDGET (window->toast)))
    g_main_context_iteration (NULL, true);
}

/* The toast of the last paste leaves first, so that the one waited for is that of this paste. */
static void
paste (AppWindow  *window,
       const char *text)
{
  app_toast_hide (window->toast);
  while (gtk_widget_get_visible (GTK_WIDGET (window->toast)))
    g_main_context_iteration (NULL, true);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  act (window, "win.paste");
  wait_for_toast (window);
}

/* A text that holds no puzzle changes nothing; one that does is one step to undo, and what is
 * copied can be pasted again. */
static void
test_paste (void)
{
  static const char *const bad[] = { "", "A novel.", "12345", "[[\"5\",", "\xff\xfe", "5 5 5" };
  AppWindow *window = open_window ();
  GameState before = *app_window_get_state (window);
  GameState after;

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      paste (window, bad[i]);
      g_assert_true (game_state_equal (app_window_get_state (window), &before));
    }

  act (window, "win.new-empty");
  paste (window, UNIQUE_LINE);
  after = *app_window_get_state (window);
  g_assert_cmpint (sudoku_count_digits (&after.sudoku.entries), ==, 30);

  act (window, "win.copy");
  act (window, "win.undo");
  act (window, "win.paste");
  while (!game_state_equal (app_window_get_state (window), &after))
    g_main_context_iteration (NULL, true);

  /* A board of queens goes to the other puzzle. */
  paste (window, "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]");
  g_assert_cmpint (window->kind, ==, GAME_QUEENS);
  g_assert_cmpint (game_state_size (app_window_get_state (window)), ==, 4);
  app_window_set_kind (window, GAME_SUDOKU);
  g_assert_true (game_state_equal (app_window_get_state (window), &after));

  close_window (window);
}

static void
test_open (void)
{
  AppWindow *window = open_window ();
  GameState before = *app_window_get_state (window);
  g_autoptr(GFile) nothing = g_file_new_for_path ("/nowhere/nothing.sdk");

  app_window_open_file (window, nothing);
  wait_for_toast (window);
  g_assert_true (game_state_equal (app_window_get_state (window), &before));

  /* Closing the window ends the reading. */
  app_window_open_file (window, nothing);
  close_window (window);
}

static GFile *
make_file (const char *line,
           int         n_lines)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;
  int fd = g_file_open_tmp ("nine-queens-XXXXXX", &path, &error);

  g_assert_no_error (error);
  close (fd);
  for (int i = 0; i < n_lines; i++)
    g_string_append_printf (text, "%s\n", line);
  g_file_set_contents (path, text->str, text->len, &error);
  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

/* What was asked for last counts, however long the first takes. */
static void
test_open_twice (void)
{
  AppWindow *window = open_window ();
  g_autoptr(GFile) large = make_file (UNIQUE_LINE, 80000);
  g_autoptr(GFile) small = make_file (HARD_LINE, 1);
  unsigned int n_references = G_OBJECT (window)->ref_count;

  app_window_open_file (window, large);
  app_window_open_file (window, small);

  /* Each of the two holds the window until it has ended. */
  while (G_OBJECT (window)->ref_count > n_references)
    g_main_context_iteration (NULL, true);
  g_assert_cmpint (app_window_get_state (window)->sudoku.givens.digit[2], ==, 7);
  g_assert_cmpint (app_window_get_state (window)->sudoku.givens.digit[0], ==, 0);

  g_assert_true (g_file_delete (large, NULL, NULL));
  g_assert_true (g_file_delete (small, NULL, NULL));
  close_window (window);
}

static void
test_pages (void)
{
  AppWindow *window = open_window ();

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    for (int page = 0; page < APP_N_PAGES; page++)
      {
        app_window_set_kind (window, kind);
        app_window_set_page (window, page);
        gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      }

  app_window_set_page (window, APP_PAGE_PLAY);
  close_window (window);
}

/* A message covers no control but squares, however long it is and however narrow the window. */
static void
test_toast (void)
{
  static const int widths[] = { 360, 1000 };
  g_autofree char *novel = g_strnfill (200, 'n');

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      AppWindow *window = open_window_of_width (widths[i]);
      graphene_rect_t board;
      graphene_rect_t toast;

      app_toast_show (window->toast, novel, "Undo", "win.undo");
      while (gtk_widget_get_width (GTK_WIDGET (window->toast)) == 0)
        g_main_context_iteration (NULL, true);

      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window->board), GTK_WIDGET (window),
                                                &board));
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (window->toast), GTK_WIDGET (window),
                                                &toast));
      g_assert_true (graphene_rect_contains_rect (&board, &toast));
      close_window (window);
    }
}

/* Tab goes through the title bar in the order of reading. */
static void
test_tab_order (void)
{
  AppWindow *window = open_window ();
  GtkWidget *header = gtk_window_get_titlebar (GTK_WINDOW (window));
  float before = -1;
  int n_stops = 0;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  while (gtk_widget_child_focus (header, GTK_DIR_TAB_FORWARD))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (gtk_window_get_focus (GTK_WINDOW (window)),
                                                header, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >, before);
      before = bounds.origin.x;
      n_stops++;
    }

  g_assert_cmpint (n_stops, >=, 6);
  close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/digits", test_digits);
  g_test_add_func ("/app/solve", test_solve);
  g_test_add_func ("/app/late", test_late);
  g_test_add_func ("/app/stop", test_stop);
  g_test_add_func ("/app/queens", test_queens);
  g_test_add_func ("/app/sizes", test_sizes);
  g_test_add_func ("/app/paste", test_paste);
  g_test_add_func ("/app/open", test_open);
  g_test_add_func ("/app/open/twice", test_open_twice);
  g_test_add_func ("/app/pages", test_pages);
  g_test_add_func ("/app/toast", test_toast);
  g_test_add_func ("/app/tab-order", test_tab_order);
}

int
main (int    argc,
      char **argv)
{
  return run_with_windows (argc, argv, add_tests);
}
