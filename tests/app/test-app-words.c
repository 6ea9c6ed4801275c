/* Sums of words on the Watch page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <locale.h>
#include <string.h>

#include "app/board/app-board.h"
#include "app/watch/app-watch-views.h"
#include "support/app/app-page.h"

static GtkWidget *
find_entry (AppWatchPage *page)
{
  GtkWidget *equation = GTK_WIDGET (ui_watch_part (page, "equation"));

  return gtk_widget_get_first_child (gtk_widget_get_first_child (equation));
}

/* Enters a sum; returns what is said about it, lent, or NULL. */
static const char *
enter (AppWatchPage *page,
       const char   *text)
{
  GtkWidget *entry = find_entry (page);
  GtkWidget *message = gtk_widget_get_next_sibling (entry);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");

  return gtk_widget_get_visible (message) ? gtk_label_get_label (GTK_LABEL (message)) : NULL;
}

/* The page with a method of words chosen. */
static AppWatchPage *
watch_words (WordsMethod   method,
             GtkWindow   **window)
{
  GameState puzzle = game_state_new_queens (6);
  AppWatchPage *page = ui_watch (&puzzle, window);
  GtkDropDown *methods = GTK_DROP_DOWN (ui_watch_part (page, "method_drop_down"));

  g_assert_cmpint (g_list_model_get_n_items (gtk_drop_down_get_model (methods)), ==,
                   QUEENS_N_METHODS + WORDS_N_METHODS);
  gtk_drop_down_set_selected (methods, QUEENS_N_METHODS + method);
  g_assert_null (enter (page, "SEND + MORE = MONEY"));

  return page;
}

static void
get_scene (AppWatchPage *page,
           PaintScene   *scene)
{
  GameState state;

  app_watch_page_get_scene (page, scene, &state);
}

/* Forwards and backwards, event by event, by both methods: the same boards, sums and carries. */
static void
test_words_steps (gconstpointer data)
{
  enum { N = 60 };
  GtkWindow *window;
  AppWatchPage *page = watch_words (GPOINTER_TO_INT (data), &window);
  g_autofree PaintScene *passed = g_new (PaintScene, N);
  g_autofree PaintScene *scene = g_new (PaintScene, 1);

  for (int i = 0; i < N; i++)
    {
      get_scene (page, &passed[i]);
      ui_watch_press (page, GDK_KEY_Right);
    }

  g_assert_cmpint (passed[N - 1].sum.puzzle.n_letters, ==, 8);
  g_assert_false (passed[N - 1].has_corner);
  for (int i = N - 1; i >= 0; i--)
    {
      ui_watch_press (page, GDK_KEY_Left);
      get_scene (page, scene);
      g_assert_cmpmem (scene->flags, sizeof scene->flags, passed[i].flags, sizeof scene->flags);
      g_assert_cmpint (scene->sum.known, ==, passed[i].sum.known);
      g_assert_cmpint (scene->sum.n_worked, ==, passed[i].sum.n_worked);
      g_assert_cmpint (scene->sum.tried, ==, passed[i].sum.tried);
    }
  ui_end_page (window);
}

/* A seek to the only solution shows it; the end has found it. */
static void
test_words_whole (void)
{
  static const uint8_t digits[] = { 7, 5, 2, 6, 8, 0, 9, 1 };   /* D E Y N R O S M */
  GtkWindow *window;
  AppWatchPage *page = watch_words (WORDS_CARRY, &window);
  g_autofree PaintScene *scene = g_new (PaintScene, 1);

  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_End);
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "1");
  g_assert_true (app_watch_page_press_key (page, GDK_KEY_N, GDK_SHIFT_MASK));
  ui_watch_wait_for_rest (page);
  get_scene (page, scene);
  g_assert_true (scene->sum.is_solved);
  g_assert_cmpmem (scene->sum.digits.digit, sizeof digits, digits, sizeof digits);
  ui_watch_press (page, GDK_KEY_Home);
  get_scene (page, scene);
  g_assert_cmpint (scene->sum.known, ==, 0);
  ui_end_page (window);
}

/* A sum of one's own is searched; one that cannot be read is not, and the place is named. */
static void
test_words_entered (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_words (WORDS_CARRY, &window);
  g_autofree PaintScene *scene = g_new (PaintScene, 1);
  const char *message = enter (page, "TWO + TWO FOUR");

  g_assert_nonnull (message);
  g_assert_nonnull (strstr (message, "column 11"));
  get_scene (page, scene);
  g_assert_cmpint (scene->sum.puzzle.n_letters, ==, 8);

  g_assert_null (enter (page, "two + two = four"));
  get_scene (page, scene);
  g_assert_cmpint (scene->sum.puzzle.n_letters, ==, 6);
  g_assert_cmpint (paint_scene_n_rows (scene), ==, 6);
  ui_watch_wait_for_trace (page);
  ui_watch_press (page, GDK_KEY_End);
  g_assert_cmpstr (ui_watch_counter (page, "solutions_label"), ==, "7");
  ui_end_page (window);
}

/* The entry is there for words alone; Compare is told which of the two is searched. */
static void
test_words_and_puzzle (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_words (WORDS_PERMUTATIONS, &window);
  GtkDropDown *methods = GTK_DROP_DOWN (ui_watch_part (page, "method_drop_down"));
  GtkWidget *equation = GTK_WIDGET (ui_watch_part (page, "equation"));
  g_autofree PaintScene *scene = g_new (PaintScene, 1);
  const char *method;
  bool by_column;

  g_assert_true (gtk_widget_get_visible (equation));
  ui_watch_press (page, GDK_KEY_Right);
  g_assert_cmpuint (app_watch_page_get_position (page, &method, &by_column), ==, 1);
  g_assert_cmpstr (method, ==, "words-permutations");
  g_assert_cmpint (app_watch_page_get_search (page).words.n_letters, ==, 8);
  g_assert_cmpint (app_watch_page_get_search (page).method, ==, WORDS_PERMUTATIONS);

  gtk_drop_down_set_selected (methods, QUEENS_FLAGS);
  g_assert_false (gtk_widget_get_visible (equation));
  g_assert_cmpint (app_watch_page_get_search (page).words.n_letters, ==, 0);
  get_scene (page, scene);
  g_assert_cmpint (scene->size, ==, 6);
  g_assert_cmpint (scene->sum.puzzle.n_letters, ==, 0);

  app_watch_page_restore (page, "words-carry", false, 5);
  g_assert_true (gtk_widget_get_visible (equation));
  app_watch_page_restart (page);
  get_scene (page, scene);
  g_assert_cmpint (scene->sum.puzzle.n_letters, ==, 0);
  ui_end_page (window);
}

/* The first child of a board, if it is the name of a sum; else NULL. */
static GtkAccessible *
find_sum (AppBoard *board)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board));

  return GTK_IS_LABEL (child) ? GTK_ACCESSIBLE (child) : NULL;
}

/* Where D is 7 and the rightmost column is at work. */
static uint64_t
find_first_column (const GameMethod *method)
{
  GameSearch search;
  SearchEvent event;
  PaintScene scene;

  g_assert_true (game_search_init (&search, method));
  do
    {
      g_assert_true (game_search_next (&search, &event));
      paint_scene_init_search (&scene, &search, &event);
    }
  while (scene.sum.known != 7 || !scene.sum.has_column || scene.sum.reason != SEARCH_NO_REASON
         || scene.sum.digits.digit[0] != 7);

  return game_search_n_events (&search);
}

/* The sum that is drawn above the board is told, with the column that is at work. */
static void
test_words_sum_named (void)
{
  static const char *const names[] = {
    "SEND + MORE = MONEY",
    "SEND + MORE = MONEY; Column 1 from the right; D + E; 7 + 1 = 8; writes 8, carries 0",
  };
  GtkWindow *window;
  AppWatchPage *page = watch_words (WORDS_CARRY, &window);
  AppBoard *board = g_object_ref_sink (g_object_new (APP_TYPE_BOARD, NULL));
  g_autofree PaintScene *scene = g_new (PaintScene, 1);
  const GameMethod method = app_watch_page_get_search (page);
  const uint64_t positions[] = { 0, find_first_column (&method) };
  GameState state;

  ui_watch_wait_for_trace (page);
  for (int i = 0; i < 2; i++)
    {
      app_watch_player_seek (app_watch_page_get_player (page), positions[i]);
      app_watch_page_get_scene (page, scene, &state);
      app_board_set_scene (board, scene, &state);
      gtk_test_accessible_assert_property (find_sum (board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           names[i]);
    }

  paint_scene_init (scene, &state, NULL);
  app_board_set_scene (board, scene, &state);
  g_assert_null (find_sum (board));
  g_object_unref (board);
  ui_end_page (window);
}

static void
assert_focus_seen (GtkWindow *window,
                   AppBoard  *board)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_parent (focus) == GTK_WIDGET (board));
  g_assert_true (gtk_widget_get_mapped (focus));
}

/* A sum of few letters has few rows: the cursor comes to no other, and so does the focus. */
static void
test_words_cursor (void)
{
  static const char *const sums[] = { "SEND + MORE = MONEY", "I + BB = ILL" };
  GtkWindow *window;
  AppWatchPage *page = watch_words (WORDS_CARRY, &window);
  AppBoard *board = g_object_new (APP_TYPE_BOARD, NULL);
  GtkWindow *other = ui_show_page (GTK_WIDGET (board));
  int square;
  g_autofree PaintScene *scene = g_new (PaintScene, 1);
  GameState state;

  app_watch_page_get_scene (page, scene, &state);
  app_board_set_scene (board, scene, &state);
  gtk_widget_grab_focus (GTK_WIDGET (board));

  for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_assert_null (enter (page, sums[i]));
      app_watch_page_get_scene (page, scene, &state);
      app_board_set_scene (board, scene, &state);
      assert_focus_seen (other, board);

      /* Down around the edge, and to it. */
      square = app_board_get_current (board);
      for (int row = 0; row < paint_scene_n_rows (scene); row++)
        {
          app_board_walk (board, &(AppStep) { .rows = 1 });
          assert_focus_seen (other, board);
        }
      g_assert_cmpint (app_board_get_current (board), ==, square);
      app_board_walk (board, &(AppStep) { .rows = 1, .extent = APP_EXTENT_EDGE });
      assert_focus_seen (other, board);
      g_assert_cmpint (app_board_get_current (board) / scene->size, ==,
                       paint_scene_n_rows (scene) - 1);
    }

  ui_end_page (other);
  ui_end_page (window);
}

/* Every view shows the search, at every kind of event. */
static void
test_words_views (gconstpointer data)
{
  GtkWindow *window;
  AppWatchPage *page = watch_words (GPOINTER_TO_INT (data), &window);
  AppWatchViews *views = APP_WATCH_VIEWS (ui_watch_part (page, "views"));

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    {
      app_watch_views_set_view (views, view);
      for (int i = 0; i < 30; i++)
        ui_watch_press (page, GDK_KEY_Right);
      g_assert_true (gtk_widget_get_visible (app_watch_views_get_view (views, view)));
    }
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "150");
  ui_end_page (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_test_add_data_func ("/app-words/steps/carry", GINT_TO_POINTER (WORDS_CARRY), test_words_steps);
  g_test_add_data_func ("/app-words/steps/permutations", GINT_TO_POINTER (WORDS_PERMUTATIONS),
                        test_words_steps);
  g_test_add_func ("/app-words/whole", test_words_whole);
  g_test_add_func ("/app-words/entered", test_words_entered);
  g_test_add_func ("/app-words/and-puzzle", test_words_and_puzzle);
  g_test_add_func ("/app-words/sum-named", test_words_sum_named);
  g_test_add_func ("/app-words/cursor", test_words_cursor);
  g_test_add_data_func ("/app-words/views/carry", GINT_TO_POINTER (WORDS_CARRY), test_words_views);
  g_test_add_data_func ("/app-words/views/permutations", GINT_TO_POINTER (WORDS_PERMUTATIONS),
                        test_words_views);

  return g_test_run ();
}
