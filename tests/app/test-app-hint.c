/* The panel of hints in the window, in process: its stages, what the board shows of them, and that
 * it goes when the board changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-play-page.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

static AppWindow *
open_sudoku (const char *line)
{
  AppWindow *window = ui_open_window ();

  ui_open_sudoku (window, line);
  ui_hide_toast (window);

  return window;
}

static GtkListBox *
find_list (GtkWidget *widget)
{
  GtkListBox *list = GTK_IS_LIST_BOX (widget) ? GTK_LIST_BOX (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = find_list (child);

  return list;
}

static int
count_sentences (AppWindow *window)
{
  GtkListBox *list = find_list (GTK_WIDGET (ui_get_hint_panel (window)));
  int n_sentences = 0;

  while (gtk_list_box_get_row_at_index (list, n_sentences) != NULL)
    n_sentences++;

  return n_sentences;
}

static void
assert_stage (AppWindow  *window,
              GameStage   stage,
              const char *name)
{
  g_assert_true (ui_shows_hint (window));
  g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (window)), ==, stage);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_get_hint_panel (window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_cmpint (ui_get_scene (window).hint.is_shown, ==, stage > GAME_STAGE_NUDGE);
}

/* Every press goes one stage further, none fills a cell; Apply does, and can be undone. */
static void
test_stages (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);
  GameState before = *ui_get_state (window);

  g_assert_false (ui_shows_hint (window));
  ui_ask_hint (window);
  assert_stage (window, GAME_STAGE_NUDGE, "Hint: Hidden Single, Nudge, 1 of 4");
  ui_act (window, "win.hint");
  assert_stage (window, GAME_STAGE_WHERE, "Hint: Hidden Single, Where, 2 of 4");
  ui_act (window, "win.hint");
  assert_stage (window, GAME_STAGE_WHY, "Hint: Hidden Single, Why, 3 of 4");
  g_assert_cmpint (count_sentences (window), >=, 2);
  ui_act (window, "win.hint");
  assert_stage (window, GAME_STAGE_APPLY, "Hint: Hidden Single, Do It, 4 of 4");
  ui_act (window, "win.hint");
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  g_assert_true (ui_has_focus (ui_get_hint_panel (window)));

  ui_act (window, "win.hint-back");
  assert_stage (window, GAME_STAGE_WHY, "Hint: Hidden Single, Why, 3 of 4");
  ui_act (window, "win.hint-apply");
  g_assert_false (ui_shows_hint (window));
  g_assert_cmpint (sudoku_count_digits (&ui_get_state (window)->sudoku.entries), ==, 1);
  g_assert_true (ui_has_focus (ui_get_board (window)));

  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  ui_close_window (window);
}

/* A sentence that is selected is what the board shows strongly. */
static void
test_look (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);
  GtkListBox *list = find_list (GTK_WIDGET (ui_get_hint_panel (window)));
  PaintScene whole, first, last;

  ui_ask_hint (window);
  ui_act (window, "win.hint-explain");
  whole = ui_get_scene (window);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 0));
  first = ui_get_scene (window);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list,
                                                                count_sentences (window) - 1));
  last = ui_get_scene (window);

  g_assert_false (whole.hint.faint_result);
  g_assert_true (first.hint.faint_result);
  g_assert_false (last.hint.faint_result);
  g_assert_false (sudoku_cells_is_empty (first.hint.causes));
  g_assert_true (sudoku_cells_is_empty (last.hint.causes));

  ui_close_window (window);
}

/* Whatever changes the board closes the hint, undo too; an answer that comes late is dropped. */
static void
test_stale (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);

  ui_select (window, 2);
  ui_ask_hint (window);
  ui_press (window, GDK_KEY_4, 0);
  g_assert_false (ui_shows_hint (window));

  ui_ask_hint (window);
  g_assert_true (ui_shows_hint (window));
  ui_act (window, "win.undo");
  g_assert_false (ui_shows_hint (window));

  ui_ask_hint (window);
  ui_press (window, GDK_KEY_Escape, 0);
  g_assert_false (ui_shows_hint (window));

  ui_act (window, "win.hint");
  ui_enter (window, 2, 4);
  ui_wait_for_all_jobs ();
  g_assert_false (ui_shows_hint (window));

  ui_close_window (window);
}

/* A mistake is told without its place first, and the way back leads to before it. */
static void
test_mistake (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);
  GameState right;
  GameState wrong;

  ui_enter (window, 2, 4);
  right = *ui_get_state (window);
  ui_enter (window, 3, 2);
  ui_enter (window, 5, 8);
  wrong = *ui_get_state (window);

  ui_ask_hint (window);
  assert_stage (window, GAME_STAGE_NUDGE, "Hint: Mistake, Nudge, 1 of 4");
  ui_act (window, "win.hint");
  g_assert_cmpint (ui_get_scene (window).hint.houses, ==, UINT32_C (1) << 19);
  g_assert_cmpint (ui_get_scene (window).flags[3] & PAINT_CONFLICT, ==, 0);
  ui_act (window, "win.hint-explain");
  g_assert_cmpint (ui_get_scene (window).flags[3] & PAINT_CONFLICT, !=, 0);
  g_assert_cmpint (app_hint_panel_get_action (ui_get_hint_panel (window)), ==, GAME_ACTION_GO_BACK);

  ui_act (window, "win.hint-apply");
  g_assert_true (game_state_equal (ui_get_state (window), &right));
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &wrong));

  ui_close_window (window);
}

/* A sentence without stages offers nothing but to be closed. */
static void
test_solved (void)
{
  AppWindow *window = open_sudoku (SOLVED_LINE);

  ui_ask_hint (window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_get_hint_panel (window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Hint: Solved");
  ui_act (window, "win.hint");
  g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (window)), ==, GAME_STAGE_NUDGE);
  g_assert_cmpint (app_hint_panel_get_action (ui_get_hint_panel (window)), ==, GAME_ACTION_NONE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hint-apply", NULL);
  g_assert_true (ui_shows_hint (window));

  ui_close_window (window);
}

static void
test_queens (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);
  PaintScene scene;

  ui_choose (window, "kind", "queens");
  ui_activate_cell (window, 0);
  ui_activate_cell (window, 9);

  ui_ask_hint (window);
  g_assert_true (ui_shows_hint (window));
  ui_act (window, "win.hint-explain");
  scene = ui_get_scene (window);
  g_assert_cmpint (queens_board_count (&scene.hint.squares[QUEENS_ROLE_CONFLICT]), ==, 2);
  ui_act (window, "win.hint-apply");
  g_assert_cmpint (queens_board_count (&ui_get_state (window)->queens.queens), ==, 1);

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* Asked from another page, a hint that is told already is shown again, not told further. */
static void
test_pages (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);

  ui_ask_hint (window);
  ui_act (window, "win.hint");
  ui_choose (window, "page", "watch");
  ui_act (window, "win.hint");
  g_assert_true (ui_is_chosen (window, "page", "play"));
  g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (window)), ==, GAME_STAGE_WHERE);

  ui_close_window (window);
}

static void
test_keys (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);

  ui_ask_hint (window);
  ui_press (window, GDK_KEY_h, 0);
  g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (window)), ==, GAME_STAGE_WHERE);
  ui_press (window, GDK_KEY_H, GDK_SHIFT_MASK);
  g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (window)), ==, GAME_STAGE_NUDGE);
  g_assert_false (ui_send_key (window, GDK_KEY_h, 0, GDK_CONTROL_MASK));
  g_assert_false (ui_send_key (window, GDK_KEY_g, 0, 0));

  ui_close_window (window);
}

/* A hint that is found when another page is shown leaves the focus where it is. */
static void
test_elsewhere (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);

  ui_act (window, "win.hint");
  ui_choose (window, "page", "solutions");
  wait_for (app_hint_panel_get_hint (ui_get_hint_panel (window)) != NULL, "a hint");

  g_assert_false (ui_has_focus (ui_find (window, APP_TYPE_PLAY_PAGE)));

  ui_choose (window, "page", "play");
  ui_close_window (window);
}

/* The first hint that names a cell says how its name is read; the next one takes that as known. */
static void
test_cell_names (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);

  for (int n_hints = 0; n_hints < 2; n_hints++)
    {
      ui_ask_hint (window);
      g_assert_false (ui_says (ui_get_hint_panel (window), "is row"));
      ui_act (window, "win.hint");
      g_assert_cmpint (ui_says (ui_get_hint_panel (window), "is row"), ==, n_hints == 0);
      ui_act (window, "win.hint");
      g_assert_cmpint (ui_says (ui_get_hint_panel (window), "is row"), ==, n_hints == 0);
      ui_act (window, "win.hint-apply");
    }

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-hint/stages", test_stages);
  g_test_add_func ("/app-hint/cell-names", test_cell_names);
  g_test_add_func ("/app-hint/look", test_look);
  g_test_add_func ("/app-hint/stale", test_stale);
  g_test_add_func ("/app-hint/mistake", test_mistake);
  g_test_add_func ("/app-hint/solved", test_solved);
  g_test_add_func ("/app-hint/queens", test_queens);
  g_test_add_func ("/app-hint/pages", test_pages);
  g_test_add_func ("/app-hint/elsewhere", test_elsewhere);
  g_test_add_func ("/app-hint/keys", test_keys);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
