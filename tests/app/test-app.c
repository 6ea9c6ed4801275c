/* The window, driven in process: keys and actions go in, what assistive technology reads comes out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-play-page.h"
#include "app/widgets/app-progress.h"
#include "game/text/game-text.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

/* The code of one that takes long to find a puzzle for. */
#define RARE_TECHNIQUE "0330"

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
  ui_act (window, "win.solve");
  ui_wait_for_job (window);
}

static void
test_digits (void)
{
  AppWindow *window = ui_open_window ();
  GameState before = *ui_get_state (window);
  int cell = find_empty (&before);
  g_autofree char *empty = game_text_square (&before, cell);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (ui_get_board (window)),
                                   GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (ui_get_cell (window, 0)),
                                   GTK_ACCESSIBLE_ROLE_GRID_CELL);
  ui_assert_cell (window, cell, empty);

  ui_select (window, cell);
  ui_press (window, GDK_KEY_KP_4, 0);
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[cell], ==, 4);
  ui_press (window, GDK_KEY_Delete, 0);
  ui_assert_cell (window, cell, empty);

  ui_press (window, GDK_KEY_4, GDK_CONTROL_MASK);
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[cell], ==, 1 << 3);

  ui_act (window, "win.undo");
  ui_act (window, "win.undo");
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  ui_act (window, "win.redo");
  g_assert_cmpint (ui_get_state (window)->sudoku.entries.digit[cell], ==, 4);

  ui_close_window (window);
}

static void
test_solve (void)
{
  AppWindow *window = ui_open_window ();
  GameState before = *ui_get_state (window);

  solve (window);
  g_assert_true (game_state_is_solved (ui_get_state (window)));
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_close_window (window);
}

/* What is done while a job runs stops it, and its answer changes nothing. */
static void
test_late (void)
{
  AppWindow *window = ui_open_window ();
  GameState after;

  ui_act (window, "win.solve");
  ui_act (window, "win.new-empty");
  g_assert_false (ui_is_enabled (window, "win.stop"));
  after = *ui_get_state (window);

  ui_wait_for_all_jobs ();
  g_assert_true (game_state_equal (ui_get_state (window), &after));

  ui_act (window, "win.bring-back");
  ui_act (window, "win.solve");
  ui_close_window (window);
}

/* A job that takes long shows its progress, and Stop ends it. */
static void
test_stop (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *bar = ui_find (window, APP_TYPE_PROGRESS);

  ui_wait_for_all_jobs ();
  ui_act_with (window, "win.practise", g_variant_new_string (RARE_TECHNIQUE));
  g_assert_false (gtk_widget_get_visible (bar));
  wait_for (gtk_widget_get_visible (bar), "the progress of a job");

  g_signal_emit_by_name (ui_find (bar, GTK_TYPE_BUTTON), "clicked");
  g_assert_false (ui_is_enabled (window, "win.stop"));
  g_assert_false (gtk_widget_get_visible (bar));
  ui_wait_for_all_jobs ();

  ui_close_window (window);
}

static void
test_queens (void)
{
  AppWindow *window = ui_open_window ();

  ui_choose (window, "kind", "queens");
  ui_activate_cell (window, 0);
  ui_assert_cell (window, 0, "Row 1, column 1: queen");
  ui_assert_cell (window, 1, "Row 1, column 2: attacked");

  ui_select (window, 9);
  ui_press (window, GDK_KEY_space, 0);
  ui_assert_cell (window, 9, "Row 2, column 2: queen, conflict");
  ui_press (window, GDK_KEY_Return, 0);
  ui_assert_cell (window, 9, "Row 2, column 2: attacked");

  solve (window);
  g_assert_true (game_state_is_solved (ui_get_state (window)));
  ui_assert_cell (window, 0, "Row 1, column 1: queen");

  /* The other puzzle was not touched. */
  ui_choose (window, "kind", "sudoku");
  g_assert_true (game_state_is_untouched (ui_get_state (window)));

  ui_close_window (window);
}

static void
test_sizes (void)
{
  static const int sizes[] = { 1, 2, 8, 32 };
  AppWindow *window = ui_open_window ();

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int n = sizes[i];

      g_signal_emit_by_name (ui_find (window, APP_TYPE_PLAY_PAGE), "size-picked", n);
      g_assert_cmpint (game_state_size (ui_get_state (window)), ==, n);
      g_assert_nonnull (ui_get_cell (window, n * n - 1));
      g_assert_null (gtk_widget_get_next_sibling (ui_get_cell (window, n * n - 1)));
      ui_press (window, GDK_KEY_End, GDK_CONTROL_MASK);
      g_assert_cmpint (ui_get_cursor (window), ==, n * n - 1);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }

  g_assert_false (ui_is_enabled (window, "win.undo"));
  ui_act (window, "win.bring-back");
  g_assert_cmpint (game_state_size (ui_get_state (window)), ==, 8);

  ui_close_window (window);
}

/* The toast of the last paste leaves first, so that the one waited for is that of this paste. */
static void
paste (AppWindow  *window,
       const char *text)
{
  ui_hide_toast (window);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  ui_act (window, "win.paste");
  ui_wait_for_toast (window);
}

/* A text that holds no puzzle changes nothing; one that does leaves the puzzle before to be brought
 * back, and what is copied can be pasted again. */
static void
test_paste (void)
{
  static const char *const bad[] = { "", "A novel.", "12345", "[[\"5\",", "\xff\xfe", "5 5 5" };
  AppWindow *window = ui_open_window ();
  GameState before = *ui_get_state (window);
  GameState after;

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      paste (window, bad[i]);
      g_assert_true (game_state_equal (ui_get_state (window), &before));
    }

  ui_act (window, "win.new-empty");
  paste (window, UNIQUE_LINE);
  after = *ui_get_state (window);
  g_assert_cmpint (sudoku_count_digits (&after.sudoku.entries), ==, 30);

  ui_act (window, "win.copy");
  ui_act (window, "win.bring-back");
  g_assert_false (game_state_equal (ui_get_state (window), &after));
  ui_act (window, "win.paste");
  wait_for (game_state_equal (ui_get_state (window), &after), "what was copied");

  /* A board of queens goes to the other puzzle. */
  paste (window, "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]");
  g_assert_true (ui_is_chosen (window, "kind", "queens"));
  g_assert_cmpint (game_state_size (ui_get_state (window)), ==, 4);
  ui_choose (window, "kind", "sudoku");
  g_assert_true (game_state_equal (ui_get_state (window), &after));

  ui_close_window (window);
}

static void
test_open (void)
{
  AppWindow *window = ui_open_window ();
  GameState before = *ui_get_state (window);
  g_autoptr(GFile) nothing = g_file_new_for_path ("/nowhere/nothing.sdk");

  app_window_open_file (window, nothing);
  ui_wait_for_toast (window);
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  /* Closing the window ends the reading. */
  app_window_open_file (window, nothing);
  ui_close_window (window);
}

/* Which took half a minute to be laid out. */
static void
test_open_long_name (void)
{
  AppWindow *window = ui_open_window ();
  g_autofree char *letters = g_strnfill (4000, 'a');
  g_autofree char *path = g_strconcat ("/nowhere/", letters, ".sdk", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  GtkWidget *label;

  app_window_open_file (window, file);
  ui_wait_for_toast (window);
  label = ui_find (ui_get_toast (window), GTK_TYPE_LABEL);
  g_assert_cmpint (g_utf8_strlen (gtk_label_get_label (GTK_LABEL (label)), -1), <, 200);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "aaa…aaa"));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), ".sdk"));
  ui_close_window (window);
}

/* As D-Bus lets others do. */
static void
test_open_nothing (void)
{
  GApplication *application = g_application_get_default ();
  GFile *none[1] = { NULL };
  AppWindow *window = ui_open_window ();
  GameState before = *ui_get_state (window);

  g_signal_emit_by_name (application, "open", none, 0, "");
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  ui_close_window (window);
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
  AppWindow *window = ui_open_window ();
  g_autoptr(GFile) large = make_file (UNIQUE_LINE, 80000);
  g_autoptr(GFile) small = make_file (HARD_LINE, 1);

  app_window_open_file (window, large);
  app_window_open_file (window, small);

  wait_for (ui_get_state (window)->sudoku.givens.digit[2] == 7, "the second file");
  ui_wait_for_all_jobs ();
  g_assert_cmpint (ui_get_state (window)->sudoku.givens.digit[2], ==, 7);
  g_assert_cmpint (ui_get_state (window)->sudoku.givens.digit[0], ==, 0);

  g_assert_true (g_file_delete (large, NULL, NULL));
  g_assert_true (g_file_delete (small, NULL, NULL));
  ui_close_window (window);
}

static void
test_pages (void)
{
  static const char *const kinds[] = { "sudoku", "queens" };
  static const char *const pages[] = { "play", "watch", "solutions" };
  AppWindow *window = ui_open_window ();

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (pages); j++)
      {
        ui_choose (window, "kind", kinds[i]);
        ui_choose (window, "page", pages[j]);
        gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      }

  ui_choose (window, "page", "play");
  ui_close_window (window);
}

/* A message never covers the board, however long it is and however narrow the window. */
static void
test_toast (void)
{
  static const int widths[] = { 360, 1000 };
  g_autofree char *novel = g_strnfill (200, 'n');

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      AppWindow *window = ui_open_window_of_width (widths[i]);
      GtkWidget *message = GTK_WIDGET (ui_get_toast (window));
      graphene_rect_t board;
      graphene_rect_t toast;
      graphene_rect_t content;

      app_toast_show (ui_get_toast (window), novel, "Undo", "win.undo");
      wait_for (gtk_widget_get_width (message) > 0, "a message");

      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ui_get_board (window)),
                                                GTK_WIDGET (window), &board));
      g_assert_true (gtk_widget_compute_bounds (message, GTK_WIDGET (window), &toast));
      g_assert_true (gtk_widget_compute_bounds (gtk_window_get_child (GTK_WINDOW (window)),
                                                GTK_WIDGET (window), &content));
      g_assert_false (graphene_rect_intersection (&board, &toast, NULL));
      g_assert_true (graphene_rect_contains_rect (&content, &toast));
      ui_close_window (window);
    }
}

/* Tab goes through the title bar in the order of reading. */
static void
test_tab_order (void)
{
  AppWindow *window = ui_open_window ();
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
  ui_close_window (window);
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
  g_test_add_func ("/app/open/long-name", test_open_long_name);
  g_test_add_func ("/app/open/nothing", test_open_nothing);
  g_test_add_func ("/app/pages", test_pages);
  g_test_add_func ("/app/toast", test_toast);
  g_test_add_func ("/app/tab-order", test_tab_order);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
