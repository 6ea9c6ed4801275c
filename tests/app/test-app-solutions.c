/* The Solutions page in a window, worked as the user works it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>
#include <locale.h>

#include "app/board/app-thumbnail.h"
#include "app/solutions/app-solutions-export.h"
#include "app/solutions/app-solutions-page.h"
#include "support/app/app-find.h"
#include "support/app/app-page.h"
#include "support/game/game-requests.h"

#define SOLUTIONS(self, name) \
  (gtk_widget_get_template_child (GTK_WIDGET (self), APP_TYPE_SOLUTIONS_PAGE, name))

enum { GRID_ROWS = 30 };          /* that GTK keeps of a long grid */

#define FIRST_OF_16 "1 3 5 2 13 9 14 12 15 6 16 7 4 11 8 10"
#define LAST_OF_16 "16 14 12 15 4 8 3 5 2 11 1 10 13 6 9 7"

static AppSolutionsPage *
list (const GameState *puzzle,
      GtkWindow      **window)
{
  AppSolutionsPage *page = g_object_new (APP_TYPE_SOLUTIONS_PAGE, NULL);

  *window = ui_show_page (GTK_WIDGET (page));
  app_solutions_page_set_puzzle (page, puzzle);
  app_solutions_page_set_active (page, true);

  return page;
}

static AppSolutionsPage *
list_queens (int         n,
             GtkWindow **window)
{
  GameState puzzle = game_state_new_queens (n);

  return list (&puzzle, window);
}

static const char *
text_of (AppSolutionsPage *page,
         const char       *name)
{
  return gtk_label_get_label (GTK_LABEL (SOLUTIONS (page, name)));
}

static void
wait_for_list (AppSolutionsPage *page)
{
  wait_for (!gtk_widget_get_visible (GTK_WIDGET (SOLUTIONS (page, "stop_button"))),
            "the list");
}

static void
go_to (AppSolutionsPage *page,
       const char       *goal)
{
  GtkEditable *entry = GTK_EDITABLE (SOLUTIONS (page, "goal_entry"));

  gtk_editable_set_text (entry, goal);
  g_signal_emit_by_name (entry, "activate");
}

static bool
is_refused (AppSolutionsPage *page)
{
  return gtk_widget_has_css_class (GTK_WIDGET (SOLUTIONS (page, "goal_entry")), "error");
}

static void
assert_picked (AppSolutionsPage *page,
               const char       *permutation)
{
  PaintScene scene;
  GameState state;
  QueensSolution solution;
  g_autoptr(GString) text = g_string_new (NULL);

  g_assert_true (app_solutions_page_get_scene (page, &scene, &state));
  g_assert_true (queens_board_is_solved (&state.queens.queens, &solution));

  for (int row = 0; row < solution.n; row++)
    g_string_append_printf (text, row > 0 ? " %d" : "%d", solution.column[row] + 1);

  g_assert_cmpstr (text->str, ==, permutation);
}

static void
test_solutions_list (void)
{
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (8, &window);

  wait_for_list (page);
  g_assert_cmpstr (text_of (page, "heading_label"), ==, "92 solutions");
  g_assert_cmpstr (text_of (page, "detail_label"), ==, "12 fundamental");
  assert_picked (page, "1 5 8 6 3 7 2 4");

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (SOLUTIONS (page, "fundamental_button")), TRUE);
  wait_for_list (page);
  g_assert_cmpstr (text_of (page, "heading_label"), ==, "12 fundamental solutions");
  g_assert_cmpstr (text_of (page, "detail_label"), ==, "of 92");
  ui_end_page (window);
}

static void
told_cb (bool *was_told)
{
  *was_told = true;
}

/* What was picked is picked no more when another list begins, and the board is told at once. */
static void
test_solutions_begin_anew (void)
{
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (8, &window);
  PaintScene scene;
  GameState state;
  bool was_told = false;

  wait_for_list (page);
  assert_picked (page, "1 5 8 6 3 7 2 4");
  g_signal_connect_swapped (page, "scene-changed", G_CALLBACK (told_cb), &was_told);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (SOLUTIONS (page, "fundamental_button")), TRUE);
  g_assert_false (app_solutions_page_get_scene (page, &scene, &state));
  g_assert_cmpstr (text_of (page, "info_label"), ==, "");
  g_assert_true (was_told);
  ui_end_page (window);
}

static void
test_solutions_go_to (void)
{
  static const char * const refused[] = {
    "0", "93", "2 4 6", "1 2 3 4 5 6 7 8", "9 1 2 3 4 5 6 7", "x",
  };
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (8, &window);

  wait_for_list (page);
  go_to (page, "2 4 6 8 3 1 7 5");
  g_assert_false (is_refused (page));
  assert_picked (page, "2 4 6 8 3 1 7 5");
  g_assert_true (g_str_has_prefix (text_of (page, "info_label"), "No. "));

  go_to (page, "1");
  assert_picked (page, "1 5 8 6 3 7 2 4");
  go_to (page, "100 %");
  assert_picked (page, "8 4 1 3 6 2 7 5");

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      go_to (page, refused[i]);
      g_assert_true (is_refused (page));
      assert_picked (page, "8 4 1 3 6 2 7 5");
    }

  ui_end_page (window);
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  char **text = data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_assert_nonnull (*text);
}

static void
click_export (AppSolutionsPage *page,
              const char       *button)
{
  GtkWidget *export = GTK_WIDGET (SOLUTIONS (page, "export"));

  g_signal_emit_by_name (gtk_widget_get_template_child (export, APP_TYPE_SOLUTIONS_EXPORT, button),
                         "clicked");
}

static void
assert_copied (AppSolutionsPage *page,
               const char       *button,
               const char       *expected)
{
  GtkWidget *export = GTK_WIDGET (SOLUTIONS (page, "export"));
  g_autofree char *text = NULL;

  click_export (page, button);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (export), NULL, copied_cb, &text);

  wait_for (text != NULL, "what was copied");

  g_assert_cmpstr (text, ==, expected);
}

static void
test_solutions_copy (void)
{
  GameState other = game_state_new_queens (5);
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (4, &window);

  wait_for_list (page);
  go_to (page, "2");
  assert_copied (page, "copy_one_button", "3 1 4 2\n");
  assert_copied (page, "copy_all_button", "2 4 1 3\n3 1 4 2\n");

  /* Buttons that were held while the list went copy and save nothing. */
  app_solutions_page_set_active (page, false);
  app_solutions_page_set_puzzle (page, &other);
  click_export (page, "copy_all_button");
  click_export (page, "save_button");
  g_assert_null (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  assert_copied (page, "copy_one_button", "2 4 1 3\n3 1 4 2\n");
  ui_end_page (window);
}

static void
test_solutions_many (void)
{
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (12, &window);

  wait_for_list (page);
  g_assert_cmpstr (text_of (page, "detail_label"), ==, "1787 fundamental");
  go_to (page, "14200");
  assert_picked (page, "12 10 8 5 3 1 7 2 11 6 4 9");
  ui_end_page (window);
}

static int
count_thumbnails (GtkWidget *widget)
{
  int n = APP_IS_THUMBNAIL (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_thumbnails (child);

  return n;
}

/* Of a long list there are small boards for the rows that GTK keeps, in the columns that fit. */
static void
test_solutions_columns (void)
{
  static const int widths[] = { 400, 700, 360 };
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (12, &window);
  GtkWidget *list = GTK_WIDGET (SOLUTIONS (page, "grid_view"));
  GtkWidget *thumbnail;

  wait_for_list (page);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));  /* its first size comes after ours else */
  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (window, widths[i], 600);
      wait_for (gtk_widget_get_width (GTK_WIDGET (window)) == widths[i], "the window");
      thumbnail = ui_find (list, APP_TYPE_THUMBNAIL);
      wait_for (count_thumbnails (list) <= GRID_ROWS * gtk_widget_get_width (list)
                                         / gtk_widget_get_width (thumbnail),
                "small boards to go that are in no column");
    }

  ui_end_page (window);
}

/* More than fit into one grid. */
static void
test_solutions_pages (void)
{
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (12, &window);
  GtkWidget *pager = GTK_WIDGET (SOLUTIONS (page, "pager_box"));
  GameState many = game_state_new_queens (16);
  GameState few = game_state_new_queens (4);

  wait_for_list (page);
  g_assert_false (gtk_widget_get_visible (pager));

  app_solutions_page_set_puzzle (page, &many);
  wait_for_list (page);
  g_assert_true (gtk_widget_get_visible (pager));
  assert_picked (page, FIRST_OF_16);
  g_assert_cmpstr (text_of (page, "heading_label"), ==, "Solutions 1–10000000 of 14772512");
  g_assert_cmpstr (text_of (page, "detail_label"), ==, "1846955 fundamental");
  g_assert_cmpstr (text_of (page, "pager_label"), ==, "1 of 2");

  g_assert_true (gtk_widget_activate_action (pager, "solutions.next-page", NULL));
  g_assert_cmpstr (text_of (page, "heading_label"), ==, "Solutions 10000001–14772512 of 14772512");
  g_assert_cmpstr (text_of (page, "pager_label"), ==, "2 of 2");
  g_assert_true (g_str_has_prefix (text_of (page, "info_label"), "No. 10000001: "));

  /* There is no page to turn to behind the last one. */
  gtk_widget_activate_action (pager, "solutions.next-page", NULL);
  g_assert_cmpstr (text_of (page, "pager_label"), ==, "2 of 2");

  /* By number and by solution, across pages. */
  go_to (page, "14772512");
  assert_picked (page, LAST_OF_16);
  go_to (page, FIRST_OF_16);
  g_assert_cmpstr (text_of (page, "pager_label"), ==, "1 of 2");
  assert_picked (page, FIRST_OF_16);
  go_to (page, LAST_OF_16);
  g_assert_cmpstr (text_of (page, "pager_label"), ==, "2 of 2");
  assert_copied (page, "copy_one_button", LAST_OF_16 "\n");
  go_to (page, "14772513");
  g_assert_true (is_refused (page));

  g_assert_true (gtk_widget_activate_action (pager, "solutions.previous-page", NULL));
  assert_picked (page, FIRST_OF_16);

  /* A button that was held while the list went turns no page. */
  app_solutions_page_set_active (page, false);
  app_solutions_page_set_puzzle (page, &few);
  gtk_widget_activate_action (pager, "solutions.next-page", NULL);
  ui_end_page (window);
}

static void
test_solutions_none (void)
{
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (3, &window);
  GtkStack *stack = GTK_STACK (SOLUTIONS (page, "stack"));
  GameState small = game_state_new_queens (4);
  PaintScene scene;
  GameState state;

  wait_for_list (page);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "none");
  g_assert_false (app_solutions_page_get_scene (page, &scene, &state));

  app_solutions_page_set_puzzle (page, &small);
  wait_for_list (page);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "list");
  g_assert_cmpstr (text_of (page, "heading_label"), ==, "2 solutions");
  ui_end_page (window);
}

static void
test_solutions_stop (void)
{
  GtkWindow *window;
  AppSolutionsPage *page = list_queens (18, &window);
  GtkWidget *stop = GTK_WIDGET (SOLUTIONS (page, "stop_button"));
  GtkGridView *grid_view = GTK_GRID_VIEW (SOLUTIONS (page, "grid_view"));
  g_autofree char *heading = NULL;
  g_autoptr(GtkSelectionModel) stopped = NULL;
  bool was_told = false;

  g_assert_true (gtk_widget_get_visible (stop));

  wait_for (g_str_has_suffix (text_of (page, "heading_label"), "so far…"), "a first solution");

  /* Nothing about the solution that is picked changes while the list grows. */
  go_to (page, "x");
  g_signal_connect_swapped (page, "scene-changed", G_CALLBACK (told_cb), &was_told);
  heading = g_strdup (text_of (page, "heading_label"));
  wait_for (!g_str_equal (text_of (page, "heading_label"), heading), "more solutions");
  g_assert_true (is_refused (page));
  g_assert_false (was_told);

  g_signal_emit_by_name (stop, "clicked");
  wait_for_list (page);
  g_assert_cmpstr (text_of (page, "detail_label"), ==, "stopped");

  /* It stays stopped until the user leaves the page and comes back. */
  app_solutions_page_set_active (page, true);
  g_assert_false (gtk_widget_get_visible (stop));
  app_solutions_page_set_active (page, false);
  app_solutions_page_set_active (page, true);
  g_assert_true (gtk_widget_get_visible (stop));

  /* Also where it has not come to its end yet: it begins anew. */
  stopped = g_object_ref (gtk_grid_view_get_model (grid_view));
  app_solutions_page_stop (page);
  app_solutions_page_set_active (page, false);
  app_solutions_page_set_active (page, true);
  g_assert_true (gtk_grid_view_get_model (grid_view) != stopped);
  ui_end_page (window);
}

/* The window goes while the list still grows. */
static void
test_solutions_leave (void)
{
  GtkWindow *window;

  list_queens (16, &window);
  ui_end_page (window);
}

static void
test_solutions_sudoku (void)
{
  GameRequest one = make_sudoku (GAME_JOB_LIST, UNIQUE_LINE);
  GtkWindow *window;
  AppSolutionsPage *page = list (&one.state, &window);
  GameState two = one.state;
  PaintScene scene;
  GameState state;
  int n_differ = 0;

  wait_for_list (page);
  g_assert_cmpstr (text_of (page, "heading_label"), ==, "1 solution");

  two.sudoku.givens.digit[62] = 0;
  two.sudoku.givens.digit[79] = 0;
  two.sudoku.givens.digit[80] = 0;
  two.sudoku.givens.digit[58] = 0;
  app_solutions_page_set_puzzle (page, &two);
  wait_for_list (page);
  g_assert_true (app_solutions_page_get_scene (page, &scene, &state));

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      n_differ += (scene.flags[cell] & PAINT_DIFFERS) != 0;
      g_assert_false (two.sudoku.givens.digit[cell] != 0 && scene.flags[cell] & PAINT_DIFFERS);
    }

  g_assert_cmpint (n_differ, >, 0);
  ui_end_page (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_test_add_func ("/app-solutions/list", test_solutions_list);
  g_test_add_func ("/app-solutions/begin-anew", test_solutions_begin_anew);
  g_test_add_func ("/app-solutions/go-to", test_solutions_go_to);
  g_test_add_func ("/app-solutions/copy", test_solutions_copy);
  g_test_add_func ("/app-solutions/many", test_solutions_many);
  g_test_add_func ("/app-solutions/columns", test_solutions_columns);
  g_test_add_func ("/app-solutions/pages", test_solutions_pages);
  g_test_add_func ("/app-solutions/none", test_solutions_none);
  g_test_add_func ("/app-solutions/stop", test_solutions_stop);
  g_test_add_func ("/app-solutions/leave", test_solutions_leave);
  g_test_add_func ("/app-solutions/sudoku", test_solutions_sudoku);

  return g_test_run ();
}
