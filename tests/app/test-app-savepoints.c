/* The states that the user keeps, in the window: keep, go back, rename, remove, and what of it is
 * there after a restart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-savepoint.h"
#include "app/play/app-savepoints.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

static const GameSavepoints *
get_all (AppWindow *window)
{
  return game_play_get_savepoints (app_window_get_play (window));
}

/* The row of tiles that can be seen. */
static GtkWidget *
find_row (AppWindow *window)
{
  GtkWidget *row = ui_find (window, APP_TYPE_SAVEPOINTS);

  g_assert_true (row != NULL && gtk_widget_get_mapped (row));

  return row;
}

/* The tile of that place in the row, or NULL. */
static GtkWidget *
get_tile (AppWindow *window,
          int        place)
{
  GtkWidget *tile = ui_find (find_row (window), APP_TYPE_SAVEPOINT);

  for (; tile != NULL && place > 0; place--)
    tile = gtk_widget_get_next_sibling (tile);

  return tile;
}

static GtkWidget *
get_button (AppWindow *window,
            int        place)
{
  return ui_find (get_tile (window, place), GTK_TYPE_BUTTON);
}

static void
press (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
assert_named (AppWindow  *window,
              int         place,
              const char *name)
{
  ui_wait_for_frame (window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_button (window, place)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* The start is there by itself; a state that was kept is called by what was tried from it. */
static void
test_keep (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *row = ui_find (window, APP_TYPE_SAVEPOINTS);
  GameState kept;
  GameState later;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_mapped (row));
  ui_enter (window, 2, 4);
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_get_mapped (row));
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Savepoints");
  assert_named (window, 0, "The start, 30 filled");
  g_assert_null (get_tile (window, 1));

  kept = *ui_get_state (window);
  press (ui_find_action (row, "win.keep-state"));
  g_assert_cmpint (get_all (window)->n, ==, 1);
  assert_named (window, 0, "31 filled");
  ui_act (window, "win.keep-state");
  g_assert_cmpint (get_all (window)->n, ==, 1);
  ui_wait_for_toast (window);
  g_assert_true (ui_says (ui_get_toast (window), "This state is kept already"));

  ui_enter (window, 3, 6);
  assert_named (window, 0, "Before 6 in r1c4, 31 filled");
  assert_named (window, 1, "The start, 30 filled");
  ui_enter (window, 5, 8);
  later = *ui_get_state (window);

  press (get_button (window, 0));
  g_assert_true (game_state_equal (ui_get_state (window), &kept));
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &later));
  press (get_button (window, 1));
  g_assert_true (game_state_is_untouched (ui_get_state (window)));
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_get_mapped (row));
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &later));

  /* Another puzzle has none, and the one before has its own again. */
  ui_open_sudoku (window, OTHER_LINE);
  g_assert_cmpint (get_all (window)->n, ==, 0);
  ui_act (window, "win.bring-back");
  assert_named (window, 0, "Before 6 in r1c4, 31 filled");
  ui_close_window (window);
}

static void
act_on (GtkWidget  *tile,
        const char *action)
{
  g_assert_true (gtk_widget_activate_action (tile, action, NULL));
}

/* Arrows move in the row; the start has no other name, and stays. */
static void
test_tiles (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *entry;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  ui_act (window, "win.keep-state");
  ui_wait_for_frame (window);

  gtk_widget_grab_focus (find_row (window));
  g_assert_true (ui_has_focus (ui_find_action (find_row (window), "win.keep-state")));
  ui_press (window, GDK_KEY_Left, 0);
  g_assert_true (ui_has_focus (get_button (window, 1)));
  act_on (get_tile (window, 1), "savepoint.remove");
  act_on (get_tile (window, 1), "savepoint.rename");
  g_assert_cmpint (get_all (window)->n, ==, 1);
  ui_press (window, GDK_KEY_Left, 0);
  g_assert_true (ui_has_focus (get_button (window, 0)));

  act_on (get_tile (window, 0), "savepoint.rename");
  entry = ui_find (get_tile (window, 0), GTK_TYPE_ENTRY);
  wait_for (gtk_widget_get_mapped (entry), "the entry of the name");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "31 filled");
  gtk_editable_set_text (GTK_EDITABLE (entry), "My idea");
  g_signal_emit_by_name (entry, "activate");
  assert_named (window, 0, "My idea, 31 filled");
  ui_enter (window, 3, 6);
  assert_named (window, 0, "My idea, 31 filled");

  act_on (get_tile (window, 0), "savepoint.remove");
  g_assert_cmpint (get_all (window)->n, ==, 0);
  ui_wait_for_toast (window);
  g_assert_true (ui_says (ui_get_toast (window), "Savepoint removed"));
  ui_act (window, "win.restore-savepoint");
  assert_named (window, 0, "My idea, 31 filled");
  g_assert_false (ui_is_enabled (window, "win.restore-savepoint"));

  /* What was removed is of a puzzle that is there no more. */
  ui_act_with (window, "win.remove-savepoint", g_variant_new_int32 (0));
  ui_open_sudoku (window, OTHER_LINE);
  g_assert_false (ui_is_enabled (window, "win.restore-savepoint"));
  ui_close_window (window);
}

static void
test_full (void)
{
  AppWindow *window = ui_open_window ();

  ui_open_sudoku (window, UNIQUE_LINE);
  for (int i = 0; i < GAME_MAX_SAVEPOINTS; i++)
    {
      ui_enter (window, i < 9 ? 2 : i < 18 ? 3 : i < 27 ? 5 : 6, i % 9 + 1);
      ui_act (window, "win.keep-state");
      g_assert_cmpint (get_all (window)->n, ==, i + 1);
    }

  ui_enter (window, 7, 1);
  ui_act (window, "win.keep-state");
  g_assert_cmpint (get_all (window)->n, ==, GAME_MAX_SAVEPOINTS);
  ui_wait_for_toast (window);
  g_assert_true (ui_says (ui_get_toast (window), "No more states can be kept: remove one first"));
  ui_close_window (window);
}

/* Queens too: on the disk before the program ends, and there again in the next. */
static void
test_restart (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);
  GameState kept;

  ui_choose (window, "kind", "queens");
  ui_activate_cell (window, 0);
  kept = *ui_get_state (window);
  ui_act (window, "win.keep-state");
  ui_activate_cell (window, 12);
  wait_for (ui_session_says (folder, "\nsavepoint Before a queen in r2c5\n"),
            "the savepoint on the disk");
  ui_close_window (window);

  window = ui_open_kept (folder);
  assert_named (window, 0, "Before a queen in r2c5, 1 queen");
  assert_named (window, 1, "The start, 0 queens");
  press (get_button (window, 0));
  g_assert_true (game_state_equal (ui_get_state (window), &kept));

  /* In the library as well. */
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  ui_act (window, "win.keep-state");
  ui_open_sudoku (window, OTHER_LINE);
  ui_close_window (window);
  window = ui_open_kept (folder);
  ui_open_sudoku (window, OTHER_LINE);
  {
    SudokuGrid givens = make_grid (UNIQUE_LINE);
    GameState puzzle = game_state_new_sudoku (&givens);
    g_autofree char *key = game_save_key (&puzzle);

    ui_act_with (window, "win.resume", g_variant_new_string (key));
  }
  g_assert_cmpint (get_all (window)->n, ==, 1);
  ui_close_window (window);
  remove_all (folder);
}

/* In a narrow window they open from a button, and close when one is pressed. None while a puzzle is
 * entered. */
static void
test_narrow (void)
{
  AppWindow *window = ui_open_window_of_width (360);
  GtkWidget *button;
  GtkWidget *row;
  GameState kept;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  kept = *ui_get_state (window);
  ui_act (window, "win.keep-state");
  ui_enter (window, 3, 6);
  ui_wait_for_frame (window);
  row = ui_find (ui_find_class (window, "status"), APP_TYPE_SAVEPOINTS);
  button = gtk_widget_get_ancestor (row, GTK_TYPE_MENU_BUTTON);
  wait_for (gtk_widget_get_mapped (button), "the button of the savepoints");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Savepoints");
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  wait_for (gtk_widget_get_mapped (row), "the savepoints");
  press (ui_find_action (row, "win.go-back"));
  g_assert_true (game_state_equal (ui_get_state (window), &kept));
  wait_for (!gtk_widget_get_mapped (row), "the end of the list");

  ui_act (window, "win.new-empty");
  g_assert_false (ui_is_enabled (window, "win.keep-state"));
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_mapped (button));
  ui_close_window (window);
}

/* A tile that is pressed while another board is to be shown goes, with the target of its action,
 * which is not used any more then: AddressSanitizer, or MALLOC_PERTURB_, would tell. */
static void
test_press_late (void)
{
  AppWindow *window = ui_open_window ();
  GameState queens;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  ui_act (window, "win.keep-state");
  ui_enter (window, 3, 6);
  assert_named (window, 0, "Before 6 in r1c4, 31 filled");

  ui_choose (window, "kind", "queens");
  queens = *ui_get_state (window);
  press (get_button (window, 0));
  g_assert_true (game_state_equal (ui_get_state (window), &queens));
  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/savepoints/keep", test_keep);
  g_test_add_func ("/app/savepoints/tiles", test_tiles);
  g_test_add_func ("/app/savepoints/full", test_full);
  g_test_add_func ("/app/savepoints/restart", test_restart);
  g_test_add_func ("/app/savepoints/narrow", test_narrow);
  g_test_add_func ("/app/savepoints/press-late", test_press_late);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
