/* The panel of hints in the window, in process: its stages, what the board shows of them, and that
 * it goes when the board changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-pad.h"
#include "app/play/app-play-page.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

#define LINE_OF_NET "..3.....945...92....9..3.54....6....6..9..8....5..8.2..1.7..." \
                    ".............4..5.92"

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

static GtkListBoxRow *
get_row (AppWindow *window,
         int        index)
{
  return gtk_list_box_get_row_at_index (find_list (GTK_WIDGET (ui_get_hint_panel (window))), index);
}

static int
count_shown (AppWindow *window)
{
  int n_shown = 0;

  for (int i = 0; i < count_sentences (window); i++)
    n_shown += gtk_widget_get_child_visible (GTK_WIDGET (get_row (window, i)));

  return n_shown;
}

static void
assert_expanded (AppWindow *window,
                 int        index,
                 bool       is_expanded)
{
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (get_row (window, index)),
                                    GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded);
}

static bool
has_pad (AppWindow *window)
{
  return gtk_widget_get_mapped (ui_find (window, APP_TYPE_PAD));
}

/* A net has a stage more, in which each inference is a line; a line shows what leads to it. It has
 * the room of the keys. */
static void
test_proof (void)
{
  AppWindow *window = open_sudoku (LINE_OF_NET);
  PaintScene scene;
  int n_reasons;

  ui_ask_hint (window);
  ui_act (window, "win.hint-explain");
  assert_stage (window, GAME_STAGE_WHY, "Hint: Forcing Net Contradiction, Why, 3 of 5");
  n_reasons = count_sentences (window);
  g_assert_true (has_pad (window));

  ui_act (window, "win.hint");
  assert_stage (window, GAME_STAGE_PROOF, "Hint: Forcing Net Contradiction, Full Proof, 4 of 5");
  g_assert_false (has_pad (window));
  g_assert_cmpint (count_sentences (window), >=, n_reasons);
  g_assert_cmpint (count_shown (window), ==, count_sentences (window));
  assert_expanded (window, 0, true);
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).hints[GAME_STAGE_WHY], ==,
                    1);

  gtk_list_box_select_row (find_list (GTK_WIDGET (ui_get_hint_panel (window))),
                           get_row (window, 1));
  scene = ui_get_scene (window);
  g_assert_cmpint (scene.hint.n_links, >, 0);

  ui_act (window, "win.hint");
  assert_stage (window, GAME_STAGE_APPLY, "Hint: Forcing Net Contradiction, Do It, 5 of 5");
  g_assert_true (has_pad (window));
  ui_act (window, "win.hint-back");
  ui_act (window, "win.hint-back");
  assert_stage (window, GAME_STAGE_WHY, "Hint: Forcing Net Contradiction, Why, 3 of 5");

  ui_close_window (window);
}

/* Branches within a branch are folded at first; arrows unfold them, and go back to their head. */
static void
test_branches (void)
{
  AppWindow *window = open_sudoku ("..............1.23..2...145.....43...6..7....8..9...7...3..24"
                                   "...7..6....92.8.....");
  int n_shown;

  ui_ask_hint (window);
  ui_act (window, "win.hint-explain");
  ui_act (window, "win.hint");
  assert_stage (window, GAME_STAGE_PROOF, "Hint: Nested Forcing Net, Full Proof, 4 of 5");
  n_shown = count_shown (window);
  g_assert_cmpint (n_shown, <, count_sentences (window));
  assert_expanded (window, 0, true);
  assert_expanded (window, 1, false);

  gtk_widget_grab_focus (GTK_WIDGET (get_row (window, 1)));
  ui_press (window, GDK_KEY_Right, 0);
  assert_expanded (window, 1, true);
  g_assert_cmpint (count_shown (window), >, n_shown);

  gtk_widget_grab_focus (GTK_WIDGET (get_row (window, 2)));
  ui_press (window, GDK_KEY_Left, 0);
  g_assert_true (ui_has_focus (GTK_WIDGET (get_row (window, 1))));
  ui_press (window, GDK_KEY_Left, 0);
  assert_expanded (window, 1, false);
  g_assert_cmpint (count_shown (window), ==, n_shown);

  gtk_widget_activate (GTK_WIDGET (get_row (window, 1)));
  assert_expanded (window, 1, true);

  ui_close_window (window);
}

/* A chain is also told in notation where the user wants it, in the next hints too. */
static void
test_notation (void)
{
  static const char text[] =
    "3567 39 35689 24678 249 2478 45 238 1\n"
    "567 17 2 14678 14 3 45 9 78\n"
    "137 4 389 128 5 129 23 6 2378\n"
    "12345 1239 459 12348 7 1248 1269 1238 23689\n"
    "123 6 139 5 1239 1289 7 1238 4\n"
    "8 12379 1347 1234 1239 6 1239 5 239\n"
    "123467 237 13467 9 1234 12457 8 123 2356\n"
    "1234 8 134 1234 6 1245 1239 7 2359\n"
    "9 5 1367 1237 8 127 1236 4 236\n";
  AppWindow *window = ui_open_window ();
  int n_reasons;

  app_window_open_text (window, text);
  wait_for (ui_get_state (window)->sudoku.marks[0] != 0, "a puzzle to be opened");
  ui_ask_hint (window);
  ui_act (window, "win.hint-explain");
  n_reasons = count_sentences (window);

  ui_act (window, "app.hint-notation");
  g_assert_true (g_settings_get_boolean (ui_get_settings (), "hint-notation"));
  g_assert_cmpint (count_sentences (window), ==, n_reasons + 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (window, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "(4=1)r2c5-(1=7)r2c2-(7)r6c2=(7-4)r6c3=(4)r6c4 => r12c4<>4");

  ui_act (window, "win.hint-back");
  ui_act (window, "win.hint");
  g_assert_cmpint (count_sentences (window), ==, n_reasons + 1);
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (get_row (window, 1))));
  ui_act (window, "app.hint-notation");
  g_assert_cmpint (count_sentences (window), ==, n_reasons);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (get_row (window, 0)));

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

/* The first hint that names a cell says how its name is read; the next one takes that as known, and
 * so does one of another day. */
static void
test_cell_names (void)
{
  AppWindow *window = open_sudoku (UNIQUE_LINE);

  g_settings_reset (ui_get_settings (), "hint-cell-names");

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

  g_assert_false (g_settings_get_boolean (ui_get_settings (), "hint-cell-names"));
  ui_close_window (window);
}

/* The line that says so is seen without scrolling, also where a hint has more lines than fit. */
static void
test_cell_names_in_sight (void)
{
  AppWindow *window = open_sudoku (LINE_OF_NET);
  GtkWidget *scroller = ui_find (ui_get_hint_panel (window), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_settings_reset (ui_get_settings (), "hint-cell-names");
  ui_ask_hint (window);
  ui_act (window, "win.hint-explain");
  ui_wait_for_frame (window);
  g_assert_true (ui_says (scroller, "is row"));
  g_assert_true (gtk_widget_compute_bounds (ui_find_class (scroller, "quiet"), scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));

  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-hint/stages", test_stages);
  g_test_add_func ("/app-hint/cell-names", test_cell_names);
  g_test_add_func ("/app-hint/cell-names-in-sight", test_cell_names_in_sight);
  g_test_add_func ("/app-hint/look", test_look);
  g_test_add_func ("/app-hint/proof", test_proof);
  g_test_add_func ("/app-hint/branches", test_branches);
  g_test_add_func ("/app-hint/notation", test_notation);
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
