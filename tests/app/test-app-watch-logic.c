/* The logical path on the Watch page, worked as the user works it.
 *
 * Nothing here waits for a time: a test goes on when what it waits for has come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <locale.h>

#include "app/watch/app-watch-logic.h"
#include "support/app/app-find.h"
#include "support/app/app-page.h"
#include "support/game/game-requests.h"

static GtkWidget *
logic_child (AppWatchPage *page,
             const char   *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (ui_watch_part (page, "logic")),
                                                    APP_TYPE_WATCH_LOGIC, name));
}

static const char *
logic_text (AppWatchPage *page,
            const char   *name)
{
  return gtk_label_get_label (GTK_LABEL (logic_child (page, name)));
}

/* Chooses the logical path, and waits until it is there or cannot be. */
static AppWatchPage *
watch_logic (const GameState *puzzle,
             GtkWindow      **window)
{
  AppWatchPage *page = ui_watch (puzzle, window);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_watch_part (page, "method_drop_down")),
                              SUDOKU_N_METHODS);

  wait_for (!g_str_has_prefix (logic_text (page, "sentence_label"), "Looking"), "the path");

  return page;
}

static GtkListBox *
find_list (GtkWidget *widget)
{
  GtkListBox *list = GTK_IS_LIST_BOX (widget) ? GTK_LIST_BOX (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = find_list (child);

  return list;
}

/* The board shows what follows from the step, and ticks at the end. */
static void
check_scene (AppWatchPage     *page,
             const SudokuHint *step)
{
  PaintScene scene;
  GameState state;

  app_watch_page_get_scene (page, &scene, &state);
  g_assert_true (scene.hint.is_shown == (step != NULL));

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      bool is_given = scene.flags[cell] & PAINT_GIVEN;
      bool is_found = scene.flags[cell] & PAINT_FOUND;

      g_assert_true (is_found == (step == NULL && !is_given));
      if (step != NULL)
        g_assert_cmpuint (scene.hint.removed[cell], ==, step->removals[cell]);
    }

  for (int i = 0; step != NULL && i < step->n_placements; i++)
    g_assert_cmpuint (scene.hint.placed[step->placement[i].cell], ==, step->placement[i].digit);
}

static void
check_step (AppWatchPage *page,
            GamePath     *path,
            guint         index)
{
  GtkListBox *list = find_list (logic_child (page, "steps"));
  guint length = game_path_get_length (path);
  g_autofree char *step = g_strdup_printf ("%u of %u", MIN (index + 1, length), length);
  GameState board = ui_watch_board (page);
  GameState there;

  game_path_get_state (path, index, &there);
  g_assert_true (game_state_equal (&board, &there));
  check_scene (page, game_path_get_step (path, index));
  g_assert_cmpstr (logic_text (page, "step_label"), ==, step);
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list)), ==, index);
}

static void
test_watch_logic (void)
{
  GameRequest request = make_sudoku (GAME_JOB_PATH, HARD_LINE);
  g_autoptr(GameReport) report = run (&request);
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *name = NULL;
  GamePath *path = report->path;
  guint length = game_path_get_length (path);
  guint beyond = game_path_find (path, 0, true);
  GtkWindow *window;
  AppWatchPage *page = watch_logic (&request.state, &window);
  GtkListBox *list = find_list (logic_child (page, "steps"));

  for (guint index = 0; index < length; index++)
    {
      check_step (page, path, index);
      ui_watch_press (page, GDK_KEY_Right);
    }

  for (guint index = length; index > 0; index--)
    {
      check_step (page, path, index);
      ui_watch_press (page, GDK_KEY_Left);
    }

  ui_watch_press (page, GDK_KEY_n);
  check_step (page, path, beyond);
  ui_watch_press (page, GDK_KEY_End);
  check_step (page, path, length);
  g_assert_true (g_str_has_prefix (logic_text (page, "sentence_label"), "Solved"));
  ui_watch_press (page, GDK_KEY_5);
  check_step (page, path, length / 2);
  ui_watch_press (page, GDK_KEY_Home);
  check_step (page, path, 0);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (ui_transport_part (page, "back_button"))));

  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 7));
  check_step (page, path, 7);

  name = g_settings_get_string (settings, "watch-method-sudoku");
  g_assert_cmpstr (name, ==, "logic");
  g_settings_reset (settings, "watch-method-sudoku");
  ui_end_page (window);
}

static int
count_strong (AppWatchPage *page)
{
  PaintScene scene;
  GameState state;
  int n_strong = 0;

  app_watch_page_get_scene (page, &scene, &state);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
      n_strong += scene.hint.candidate[cell][digit].emphasis != GAME_EMPHASIS_NONE
                  && !scene.hint.candidate[cell][digit].faint;

  return n_strong + (scene.hint.faint_result ? 0 : 1);
}

/* A line that is selected is drawn strongly, and the rest of the step faintly. */
static void
test_watch_logic_lines (void)
{
  GameRequest request = make_sudoku (GAME_JOB_PATH, HARD_LINE);
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GtkWindow *window;
  AppWatchPage *page = watch_logic (&request.state, &window);
  GtkListBox *lines = find_list (logic_child (page, "lines"));
  int n_strong;

  ui_watch_press (page, GDK_KEY_n);
  n_strong = count_strong (page);
  gtk_list_box_select_row (lines, gtk_list_box_get_row_at_index (lines, 0));
  g_assert_cmpint (count_strong (page), <, n_strong);

  /* Another step is seen whole again. */
  ui_watch_press (page, GDK_KEY_Right);
  ui_watch_press (page, GDK_KEY_Left);
  g_assert_cmpint (count_strong (page), ==, n_strong);

  g_settings_reset (settings, "watch-method-sudoku");
  ui_end_page (window);
}

static void
test_watch_logic_plays (void)
{
  GameRequest request = make_sudoku (GAME_JOB_PATH, UNIQUE_LINE);
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GtkWindow *window;
  AppWatchPage *page = watch_logic (&request.state, &window);
  GtkDropDown *speed = GTK_DROP_DOWN (ui_transport_part (page, "speed_drop_down"));
  guint n_speeds = g_list_model_get_n_items (gtk_drop_down_get_model (speed));
  GameState board;

  gtk_drop_down_set_selected (speed, n_speeds - 1);
  ui_watch_press (page, GDK_KEY_space);
  ui_watch_wait_for_rest (page);
  board = ui_watch_board (page);
  g_assert_true (game_state_is_solved (&board));
  g_assert_cmpstr (logic_text (page, "level_label"), ==, "Easy");

  /* A search in its place, at the speed of searches. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_watch_part (page, "method_drop_down")),
                              SUDOKU_FLAGS);
  g_assert_cmpuint (gtk_drop_down_get_selected (speed), <, n_speeds - 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ui_watch_part (page, "logic"))));
  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_n);
  g_assert_cmpstr (ui_watch_counter (page, "depth_label"), ==, "51 of 51");

  g_settings_reset (settings, "watch-method-sudoku");
  g_settings_reset (settings, "watch-speed-logic");
  ui_end_page (window);
}

/* Another view of searches is chosen where there is no search any more. */
static void
test_watch_logic_views (void)
{
  GameRequest request = make_sudoku (GAME_JOB_PATH, UNIQUE_LINE);
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GtkWindow *window;
  AppWatchPage *page = watch_logic (&request.state, &window);
  GtkWidget *button = ui_find (ui_watch_part (page, "views"), GTK_TYPE_TOGGLE_BUTTON);

  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    button = gtk_widget_get_next_sibling (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), true);

  g_settings_reset (settings, "watch-view");
  g_settings_reset (settings, "watch-second-view");
  g_settings_reset (settings, "watch-method-sudoku");
  ui_end_page (window);
}

static void
test_watch_logic_none (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  GameState empty = game_state_new_sudoku (NULL);
  GameRequest request = make_sudoku (GAME_JOB_PATH, UNIQUE_LINE);
  GtkWindow *window;
  AppWatchPage *page = watch_logic (&empty, &window);

  g_assert_nonnull (strstr (logic_text (page, "sentence_label"), "several solutions"));
  g_assert_false (gtk_widget_get_visible (logic_child (page, "steps")));
  ui_watch_press (page, GDK_KEY_Right);
  ui_watch_press (page, GDK_KEY_n);
  ui_watch_press (page, GDK_KEY_End);
  ui_watch_press (page, GDK_KEY_space);
  ui_watch_wait_for_rest (page);

  /* The method stays when another puzzle comes. */
  app_watch_page_set_puzzle (page, &request.state);
  wait_for (gtk_widget_get_visible (logic_child (page, "steps")), "the steps");

  g_settings_reset (settings, "watch-method-sudoku");
  ui_end_page (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_test_add_func ("/app-watch-logic/steps", test_watch_logic);
  g_test_add_func ("/app-watch-logic/lines", test_watch_logic_lines);
  g_test_add_func ("/app-watch-logic/plays", test_watch_logic_plays);
  g_test_add_func ("/app-watch-logic/views", test_watch_logic_views);
  g_test_add_func ("/app-watch-logic/none", test_watch_logic_none);

  return g_test_run ();
}
