/* The panel of hints in the window, in process: its stages, what the board shows of them, and that
 * it goes when the board changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <locale.h>

#include "app/app-application.h"
#include "app/window/app-window-private.h"
#include "support/game-requests.h"

static GtkApplication *application;

static AppWindow *
open_window (const char *line)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWindow *window = app_window_new (application, settings);
  SudokuGrid givens = make_grid (line);
  GameState state = game_state_new_sudoku (&givens);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  app_window_replace (window, &state);

  return window;
}

static void
close_window (AppWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, false))
    ;
}

static void
act (AppWindow  *window,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
}

static AppHintPanel *
get_panel (AppWindow *window)
{
  return app_play_page_get_hint_panel (window->play_page);
}

static bool
is_open (AppWindow *window)
{
  bool visible = gtk_widget_get_visible (GTK_WIDGET (get_panel (window)));

  g_assert_cmpint (visible, ==, app_hint_panel_get_hint (get_panel (window)) != NULL);

  return visible;
}

static void
ask (AppWindow *window)
{
  act (window, "win.hint");
  while (window->hint_job != NULL)
    g_main_context_iteration (NULL, true);
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
  GtkListBox *list = find_list (GTK_WIDGET (get_panel (window)));
  int n_sentences = 0;

  while (gtk_list_box_get_row_at_index (list, n_sentences) != NULL)
    n_sentences++;

  return n_sentences;
}

static PaintScene
get_scene (AppWindow *window)
{
  PaintScene scene;

  paint_scene_init (&scene, app_window_get_state (window), NULL);
  app_hint_panel_add_scene (get_panel (window), &scene);

  return scene;
}

static void
assert_stage (AppWindow  *window,
              GameStage   stage,
              const char *name)
{
  g_assert_true (is_open (window));
  g_assert_cmpint (app_hint_panel_get_stage (get_panel (window)), ==, stage);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_panel (window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_cmpint (get_scene (window).hint.is_shown, ==, stage > GAME_STAGE_NUDGE);
}

/* Every press goes one stage further, none fills a cell; Apply does, and can be undone. */
static void
test_stages (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);
  GameState before = *app_window_get_state (window);
  GtkWidget *focus;

  g_assert_false (is_open (window));
  ask (window);
  assert_stage (window, GAME_STAGE_NUDGE, "Hint: Naked Single, Nudge, 1 of 4");
  act (window, "win.hint");
  assert_stage (window, GAME_STAGE_WHERE, "Hint: Naked Single, Where, 2 of 4");
  act (window, "win.hint");
  assert_stage (window, GAME_STAGE_WHY, "Hint: Naked Single, Why, 3 of 4");
  g_assert_cmpint (count_sentences (window), >=, 2);
  act (window, "win.hint");
  assert_stage (window, GAME_STAGE_APPLY, "Hint: Naked Single, Do It, 4 of 4");
  act (window, "win.hint");
  g_assert_true (game_state_equal (app_window_get_state (window), &before));

  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (get_panel (window))));

  act (window, "win.hint-back");
  assert_stage (window, GAME_STAGE_WHY, "Hint: Naked Single, Why, 3 of 4");
  act (window, "win.hint-apply");
  g_assert_false (is_open (window));
  g_assert_cmpint (sudoku_count_digits (&app_window_get_state (window)->sudoku.entries), ==, 1);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (window->board)));

  act (window, "win.undo");
  g_assert_true (game_state_equal (app_window_get_state (window), &before));

  close_window (window);
}

/* A sentence that is selected is what the board shows strongly. */
static void
test_look (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);
  GtkListBox *list = find_list (GTK_WIDGET (get_panel (window)));
  PaintScene whole, first, last;

  ask (window);
  act (window, "win.hint-explain");
  whole = get_scene (window);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 0));
  first = get_scene (window);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list,
                                                                count_sentences (window) - 1));
  last = get_scene (window);

  g_assert_false (whole.hint.faint_result);
  g_assert_true (first.hint.faint_result);
  g_assert_false (last.hint.faint_result);
  g_assert_false (sudoku_cells_is_empty (first.hint.causes));
  g_assert_true (sudoku_cells_is_empty (last.hint.causes));

  close_window (window);
}

/* Whatever changes the board closes the hint, undo too; an answer that comes late is dropped. */
static void
test_stale (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);
  g_autoptr(GameJob) job = NULL;

  app_board_set_current (window->board, 2);
  ask (window);
  app_window_enter_digit (window, 4, APP_MODE_DIGIT);
  g_assert_false (is_open (window));

  ask (window);
  g_assert_true (is_open (window));
  act (window, "win.undo");
  g_assert_false (is_open (window));

  ask (window);
  g_assert_true (app_window_close_hint (window));
  g_assert_false (app_window_close_hint (window));

  act (window, "win.hint");
  job = g_object_ref (window->hint_job);
  app_window_enter_digit (window, 4, APP_MODE_DIGIT);
  g_assert_null (window->hint_job);
  while (G_OBJECT (job)->ref_count > 1)
    g_main_context_iteration (NULL, true);
  g_assert_false (is_open (window));

  close_window (window);
}

/* A mistake is told without its place first, and the way back leads to before it. */
static void
test_mistake (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);
  GameState right;
  GameState wrong;

  app_board_set_current (window->board, 2);
  app_window_enter_digit (window, 4, APP_MODE_DIGIT);
  right = *app_window_get_state (window);
  app_board_set_current (window->board, 3);
  app_window_enter_digit (window, 2, APP_MODE_DIGIT);
  app_board_set_current (window->board, 5);
  app_window_enter_digit (window, 8, APP_MODE_DIGIT);
  wrong = *app_window_get_state (window);

  ask (window);
  assert_stage (window, GAME_STAGE_NUDGE, "Hint: Mistake, Nudge, 1 of 4");
  act (window, "win.hint");
  g_assert_cmpint (get_scene (window).hint.houses, ==, UINT32_C (1) << 19);
  g_assert_cmpint (get_scene (window).flags[3] & PAINT_CONFLICT, ==, 0);
  act (window, "win.hint-explain");
  g_assert_cmpint (get_scene (window).flags[3] & PAINT_CONFLICT, !=, 0);
  g_assert_cmpint (app_hint_panel_get_action (get_panel (window)), ==, GAME_ACTION_GO_BACK);

  act (window, "win.hint-apply");
  g_assert_true (game_state_equal (app_window_get_state (window), &right));
  act (window, "win.undo");
  g_assert_true (game_state_equal (app_window_get_state (window), &wrong));

  close_window (window);
}

/* A sentence without stages offers nothing but to be closed. */
static void
test_solved (void)
{
  AppWindow *window = open_window (SOLVED_LINE);

  ask (window);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_panel (window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Hint: Solved");
  act (window, "win.hint");
  g_assert_cmpint (app_hint_panel_get_stage (get_panel (window)), ==, GAME_STAGE_NUDGE);
  g_assert_cmpint (app_hint_panel_get_action (get_panel (window)), ==, GAME_ACTION_NONE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hint-apply", NULL);
  g_assert_true (is_open (window));

  close_window (window);
}

static void
test_queens (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);
  PaintScene scene;

  app_window_set_kind (window, GAME_QUEENS);
  app_board_set_current (window->board, 0);
  app_window_square_activated_cb (window, 0);
  app_board_set_current (window->board, 9);
  app_window_square_activated_cb (window, 9);

  ask (window);
  g_assert_true (is_open (window));
  act (window, "win.hint-explain");
  scene = get_scene (window);
  g_assert_cmpint (queens_board_count (&scene.hint.squares[QUEENS_ROLE_BLAMED]), ==, 2);
  act (window, "win.hint-apply");
  g_assert_cmpint (queens_board_count (&app_window_get_state (window)->queens.queens), ==, 1);

  app_window_set_kind (window, GAME_SUDOKU);
  close_window (window);
}

/* Asked from another page, a hint that is told already is shown again, not told further. */
static void
test_pages (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);

  ask (window);
  act (window, "win.hint");
  app_window_set_page (window, APP_PAGE_WATCH);
  act (window, "win.hint");
  g_assert_cmpint (window->page, ==, APP_PAGE_PLAY);
  g_assert_cmpint (app_hint_panel_get_stage (get_panel (window)), ==, GAME_STAGE_WHERE);

  close_window (window);
}

static void
test_keys (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);

  ask (window);
  g_assert_true (app_window_press_key (window, GDK_KEY_h, 0, 0));
  g_assert_cmpint (app_hint_panel_get_stage (get_panel (window)), ==, GAME_STAGE_WHERE);
  g_assert_true (app_window_press_key (window, GDK_KEY_H, 0, GDK_SHIFT_MASK));
  g_assert_cmpint (app_hint_panel_get_stage (get_panel (window)), ==, GAME_STAGE_NUDGE);
  g_assert_false (app_window_press_key (window, GDK_KEY_h, 0, GDK_CONTROL_MASK));
  g_assert_false (app_window_press_key (window, GDK_KEY_g, 0, 0));

  close_window (window);
}

/* A hint that is found when another page is shown leaves the focus where it is. */
static void
test_elsewhere (void)
{
  AppWindow *window = open_window (UNIQUE_LINE);
  GtkWidget *focus;

  act (window, "win.hint");
  app_window_set_page (window, APP_PAGE_SOLUTIONS);
  while (window->hint_job != NULL)
    g_main_context_iteration (NULL, true);

  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (app_hint_panel_get_hint (app_play_page_get_hint_panel (window->play_page)));
  g_assert_false (gtk_widget_is_ancestor (focus, GTK_WIDGET (window->play_page)));

  app_window_set_page (window, APP_PAGE_PLAY);
  close_window (window);
}

static void
activate_cb (GtkApplication *app,
             int            *status)
{
  application = app;
  gtk_window_destroy (gtk_application_get_active_window (app));
  g_application_hold (G_APPLICATION (app));

  g_test_add_func ("/app-hint/stages", test_stages);
  g_test_add_func ("/app-hint/look", test_look);
  g_test_add_func ("/app-hint/stale", test_stale);
  g_test_add_func ("/app-hint/mistake", test_mistake);
  g_test_add_func ("/app-hint/solved", test_solved);
  g_test_add_func ("/app-hint/queens", test_queens);
  g_test_add_func ("/app-hint/pages", test_pages);
  g_test_add_func ("/app-hint/elsewhere", test_elsewhere);
  g_test_add_func ("/app-hint/keys", test_keys);
  *status = g_test_run ();

  g_application_release (G_APPLICATION (app));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(AppApplication) app = NULL;
  int status = 1;

  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");        /* gtk_test_init () sets one that may not be there */

  app = app_application_new (G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (app, "activate", G_CALLBACK (activate_cb), &status);
  g_application_run (G_APPLICATION (app), 0, NULL);

  return status;
}
