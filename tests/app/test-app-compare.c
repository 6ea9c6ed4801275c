/* Compare: all methods on the same puzzle, measured and shown in a table.
 *
 * Nothing here waits for a time: a test goes on when what it waits for has come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <locale.h>
#include <string.h>

#include "app/compare/app-compare.h"
#include "game/search/game-methods.h"
#include "game/store/game-measurements.h"
#include "game/text/game-text.h"
#include "support/app/app-page.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

static GtkWidget *
find_part (GtkWidget  *compare,
           const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (compare, APP_TYPE_COMPARE, name));
}

/* The label of a column in the line of a method, or NULL. */
static const char *
find_amount (GtkWidget  *compare,
             const char *method,
             int         column)
{
  GtkGrid *table = GTK_GRID (find_part (compare, "table"));

  for (int y = 0; y < 40; y++)
    {
      GtkWidget *name = gtk_grid_get_child_at (table, 0, y);
      GtkWidget *amount = gtk_grid_get_child_at (table, column, y);

      if (GTK_IS_LABEL (name) && g_str_equal (gtk_label_get_label (GTK_LABEL (name)), method))
        return amount != NULL ? gtk_label_get_label (GTK_LABEL (amount)) : NULL;
    }

  return NULL;
}

static bool
is_measured (GtkWidget *compare)
{
  return gtk_widget_get_sensitive (find_part (compare, "again_button"));
}

/* Shows the dialog and waits until every method that is quick has been measured. */
static GtkWidget *
compare (const char       *folder,
         const GameMethod *method)
{
  GtkWidget *compare = app_compare_new (NULL, folder, method);

  gtk_window_set_default_size (GTK_WINDOW (compare), 1200, 640);
  gtk_window_present (GTK_WINDOW (compare));
  wait_for (is_measured (compare), "the last method");

  return compare;
}

/* All backtracking methods for queens reach the same boards. */
static void
assert_nodes (GtkWidget  *compare,
              const char *nodes)
{
  for (int i = QUEENS_SCAN; i < QUEENS_N_METHODS; i++)
    if (queens_method_is_comparable (i))
      {
        g_autofree char *name = game_text_method (GAME_SEARCH_QUEENS, i);

        g_assert_cmpstr (find_amount (compare, name, 2), ==, nodes);
        g_assert_nonnull (find_amount (compare, name, 5));
      }
}

static void
test_queens (void)
{
  GameMethod method = { .puzzle = game_state_new_queens (6), .method = QUEENS_FLAGS };
  GtkWidget *dialog = compare (NULL, &method);

  assert_nodes (dialog, "152");
  g_assert_false (gtk_widget_get_visible (find_part (dialog, "words_label")));

  ui_end_page (GTK_WINDOW (dialog));
}

/* From the board that is watched the user goes on to others. */
static void
test_sizes (void)
{
  GameMethod method = { .puzzle = game_state_new_queens (6), .method = QUEENS_FLAGS };
  GtkWidget *dialog = compare (NULL, &method);
  GtkDropDown *sizes = GTK_DROP_DOWN (find_part (dialog, "size_drop_down"));
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (sizes);

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (sizes)));
  g_assert_cmpint (g_list_model_get_n_items (gtk_drop_down_get_model (sizes)), ==, QUEENS_MAX);
  g_assert_cmpstr (gtk_string_object_get_string (chosen), ==, "6 queens");

  gtk_drop_down_set_selected (sizes, 4);
  wait_for (is_measured (dialog), "the last method for five queens");
  assert_nodes (dialog, "53");

  gtk_drop_down_set_selected (sizes, 6);
  wait_for (is_measured (dialog), "the last method for seven queens");
  assert_nodes (dialog, "551");

  ui_end_page (GTK_WINDOW (dialog));
}

/* A sudoku is what it is. */
static void
test_without_sizes (void)
{
  const SudokuGrid empty = { 0 };
  GameMethod method = {
    .puzzle = game_state_new_sudoku (&empty), .method = SUDOKU_FLAGS, .stops_at_first = true,
  };
  GtkWidget *dialog = g_object_ref_sink (app_compare_new (NULL, NULL, &method));

  g_assert_false (gtk_widget_get_visible (find_part (dialog, "size_drop_down")));
  g_assert_false (gtk_widget_get_visible (find_part (dialog, "words_label")));

  ui_end_page (GTK_WINDOW (dialog));
  g_object_unref (dialog);
}

/* Both methods on the same sum: the one that fills the board first comes first. */
static void
test_words (void)
{
  static const char sum[] = "SEND + MORE = MONEY";
  GameMethod method = { .puzzle = game_state_new_queens (10), .method = WORDS_CARRY };
  GtkWidget *dialog;
  TextError error;

  g_assert_true (words_read (sum, strlen (sum), &method.words, &error));
  dialog = compare (NULL, &method);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_part (dialog, "words_label"))), ==, sum);
  g_assert_false (gtk_widget_get_visible (find_part (dialog, "size_drop_down")));
  g_assert_true (gtk_widget_get_visible (find_part (dialog, "whole_label")));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_part (dialog, "solutions_label"))), ==,
                   "1 solution with every method.");
  g_assert_cmpstr (find_amount (dialog, "Permutations", 2), ==, "2606500");
  g_assert_cmpstr (find_amount (dialog, "Digit by digit", 2), ==, "1772");
  for (int i = 0; i < QUEENS_N_METHODS; i++)
    {
      g_autofree char *name = game_text_method (GAME_SEARCH_QUEENS, i);

      if (!g_str_equal (name, "Permutations"))
        g_assert_null (find_amount (dialog, name, 2));
    }

  ui_end_page (GTK_WINDOW (dialog));
}

/* What stands beside the button of a method that takes long. */
static const char *
find_expected (GtkWidget  *compare,
               const char *method)
{
  GtkGrid *table = GTK_GRID (find_part (compare, "table"));

  for (int y = 0; y < 40; y++)
    {
      GtkWidget *name = gtk_grid_get_child_at (table, 0, y);

      if (GTK_IS_LABEL (name) && g_str_equal (gtk_label_get_label (GTK_LABEL (name)), method))
        return gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (
          gtk_grid_get_child_at (table, 1, y))));
    }

  return NULL;
}

/* What takes long is not told before it is known, but about how long that takes; and what is kept
 * is told at once. */
static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameMethod method = { .puzzle = game_state_new_queens (11), .method = QUEENS_PLACEMENTS };
  GameComparison kept = {
    .method = QUEENS_PLACEMENTS, .end = SEARCH_EXHAUSTED, .stats = { .n_nodes = 424242 },
  };
  GtkWidget *dialog;
  const char *expected;
  g_autoptr(GFile) file = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  g_assert_true (game_measurements_keep (folder, &method, &kept, NULL));
  method.method = QUEENS_BITS;
  dialog = compare (folder, &method);
  g_assert_cmpstr (find_amount (dialog, "Any squares", 2), ==, "424242");
  g_assert_null (find_amount (dialog, "One queen a row", 2));
  expected = find_expected (dialog, "One queen a row");
  g_assert_true (g_str_has_prefix (expected, "About "));
  g_assert_true (strstr (expected, " hours") != NULL || strstr (expected, " day") != NULL);
  g_assert_nonnull (find_amount (dialog, "Backtracking, bit masks", 2));

  path = g_build_filename (folder, "compared.csv", NULL);
  file = g_file_new_for_path (path);
  app_compare_save (APP_COMPARE (dialog), file);
  wait_for (g_file_query_exists (file, NULL), "the file");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\nplacements,0,424242,"));
  g_assert_null (strstr (text, "\nrows,"));
  g_assert_nonnull (strstr (text, "\nbits,"));

  ui_end_page (GTK_WINDOW (dialog));
  remove_all (folder);
}

/* A dialog that is closed while its job goes on may outlive its parent. */
static void
test_closed (void)
{
  GameMethod method = { .puzzle = game_state_new_queens (16), .method = QUEENS_FLAGS };
  GtkWindow *parent = ui_show_page (gtk_label_new (NULL));
  GtkWidget *compare = g_object_ref (app_compare_new (parent, NULL, &method));

  gtk_window_present (GTK_WINDOW (compare));
  ui_end_page (GTK_WINDOW (compare));
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (compare)));

  ui_end_page (parent);
  g_object_unref (compare);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_test_add_func ("/app-compare/queens", test_queens);
  g_test_add_func ("/app-compare/sizes", test_sizes);
  g_test_add_func ("/app-compare/without-sizes", test_without_sizes);
  g_test_add_func ("/app-compare/words", test_words);
  g_test_add_func ("/app-compare/kept", test_kept);
  g_test_add_func ("/app-compare/closed", test_closed);

  return g_test_run ();
}
