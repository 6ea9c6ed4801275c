/* Lessons on the Watch page: opened from their list, answered on the board, by keys and in fields,
 * each page of all of them to the end; and the progress that is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lesson-card.h"
#include "app/learn/app-lesson-task.h"
#include "app/learn/app-lessons.h"
#include "app/watch/app-watch-counters.h"
#include "app/watch/app-watch-transport.h"
#include "app/watch/app-watch-views.h"
#include "support/app/app-driver.h"

static GtkWidget *
open_lesson (AppWindow *window,
             int        lesson)
{
  ui_act_with (window, "win.lesson", g_variant_new_int32 (lesson));

  return ui_find (window, APP_TYPE_LESSON_CARD);
}

static GtkWidget *
open_first_page (AppWindow *window,
                 int        lesson)
{
  g_settings_reset (ui_get_settings (), "lessons");

  return open_lesson (window, lesson);
}

/* Those of the card are in its foot but for the one that closes it. */
static GtkWidget *
get_button (GtkWidget  *card,
            const char *id)
{
  GtkWidget *foot = ui_find (GTK_WIDGET (gtk_widget_get_root (card)), APP_TYPE_LESSON_FOOT);
  bool is_close = g_str_equal (id, "close_button");

  return GTK_WIDGET (gtk_widget_get_template_child (is_close ? card : foot,
                                                    is_close ? APP_TYPE_LESSON_CARD
                                                             : APP_TYPE_LESSON_FOOT, id));
}

static void
press_button (GtkWidget  *card,
              const char *id)
{
  GtkWidget *button = get_button (card, id);

  g_assert_true (gtk_widget_get_mapped (button));
  g_signal_emit_by_name (button, "clicked");
}

/* The search is the learner: wrong moves are explained, and the right ones lead to a solution. */
static void
test_moves (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *card = open_lesson (window, 3);
  PaintScene scene;

  g_assert_true (ui_says (card, "Lesson 3"));
  g_assert_true (ui_says (card, "You are the search"));
  ui_press (window, GDK_KEY_Return, 0);
  g_assert_true (ui_says (card, "Now you are the search"));

  ui_press (window, GDK_KEY_1, 0);
  ui_press (window, GDK_KEY_2, 0);
  ui_wait_until_says (card, "Not row 2, column 2.");
  ui_press (window, GDK_KEY_BackSpace, 0);
  ui_wait_until_says (card, "Not yet: row 2 has a free square");
  ui_click (window, 6, GDK_BUTTON_PRIMARY, 0);
  ui_wait_until_says (card, "Right: row 2, column 3.");

  for (const char *key = "b42bbb2413"; *key != '\0'; key++)
    ui_press (window, *key == 'b' ? GDK_KEY_BackSpace : (guint) *key, 0);
  ui_wait_until_says (ui_find (window, APP_TYPE_LESSON_FOOT), "Continue");
  scene = ui_get_scene (window);
  g_assert_cmpint (queens_board_count (&scene.queens), ==, 4);
  ui_close_window (window);
}

static void
test_squares (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *card = open_lesson (window, 1);

  ui_press (window, GDK_KEY_Right, GDK_ALT_MASK);
  ui_press (window, GDK_KEY_Return, 0);
  ui_wait_until_says (card, "These are free, but they are not all.");
  ui_click (window, 12, GDK_BUTTON_PRIMARY, 0);
  ui_press (window, GDK_KEY_Return, 0);
  ui_wait_until_says (card, "Row 3, column 3 is not free");
  ui_click (window, 12, GDK_BUTTON_PRIMARY, 0);

  for (const char *key = "35425254"; *key != '\0'; key++)
    ui_press (window, *key, 0);
  ui_press (window, GDK_KEY_Return, 0);
  ui_wait_until_says (card, "Right, these are all the free squares.");
  g_assert_cmpint (app_lessons_get_done (ui_get_settings (), 0), ==, 2);
  ui_close_window (window);
}

/* Closing brings the user's own search back. */
static void
test_close (void)
{
  AppWindow *window = ui_open_window ();
  g_autofree char *view = NULL;
  GtkWidget *views;
  GtkWidget *card;

  g_settings_set_string (ui_get_settings (), "watch-view", "stack");
  card = open_lesson (window, 5);
  card = open_lesson (window, 10);
  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_cmpint (ui_get_scene (window).size, ==, 8);
  g_assert_true (ui_is_chosen (window, "kind", "queens"));
  ui_press (window, GDK_KEY_Right, GDK_ALT_MASK);
  press_button (card, "show_button");
  ui_wait_until_says (card, "Right. Until the queen of row 4 came");
  view = g_settings_get_string (ui_get_settings (), "watch-view");
  g_assert_cmpstr (view, ==, "stack");
  press_button (card, "close_button");
  g_assert_false (gtk_widget_get_visible (card));
  views = ui_find (window, APP_TYPE_WATCH_VIEWS);
  g_assert_true (gtk_widget_get_mapped (app_watch_views_get_view (APP_WATCH_VIEWS (views),
                                                                  APP_WATCH_STACK_VIEW)));
  ui_close_window (window);
}

static bool
is_seen (GtkWidget  *card,
         const char *id)
{
  return gtk_widget_get_mapped (get_button (card, id));
}

/* By Show Me and Return from page to page; two tasks have no answer that could be shown. */
static void
test_all (void)
{
  AppWindow *window = ui_open_window ();

  for (int lesson = 0; lesson < game_lessons_count (); lesson++)
    {
      GtkWidget *card = open_lesson (window, lesson + 1);
      const int n_pages = game_lesson_n_pages (&game_lessons[lesson]);

      for (int page = app_lessons_get_done (ui_get_settings (), lesson) % n_pages; page < n_pages;
           page++)
        {
          g_test_message ("%s, page %d", game_lessons[lesson].title, page + 1);
          while (is_seen (card, "show_button"))
            press_button (card, "show_button");
          if (is_seen (card, "continue_button"))
            ui_press (window, GDK_KEY_Return, 0);
          else
            ui_press (window, GDK_KEY_Right, GDK_ALT_MASK);
        }

      g_assert_false (gtk_widget_get_visible (card));
      g_assert_cmpint (app_lessons_get_done (ui_get_settings (), lesson), ==, n_pages);
    }

  ui_close_window (window);
}

/* No key of the player gives a move of the learner away, or leaves what is asked about. */
static void
test_moves_alone (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *card = open_first_page (window, 3);
  GtkWidget *transport = ui_find (window, APP_TYPE_WATCH_TRANSPORT);
  PaintScene scene;

  g_assert_true (gtk_widget_get_mapped (transport));
  ui_press (window, GDK_KEY_Return, 0);
  g_assert_false (gtk_widget_get_mapped (transport));
  for (const char *key = "n .,"; *key != '\0'; key++)
    g_assert_false (ui_send_key (window, *key, 0, 0));
  scene = ui_get_scene (window);
  g_assert_cmpint (queens_board_count (&scene.queens), ==, 0);
  ui_press (window, GDK_KEY_BackSpace, 0);
  ui_wait_until_says (card, "Not yet: row 1 has a free square");
  press_button (card, "close_button");
  g_assert_true (gtk_widget_get_mapped (transport));
  ui_close_window (window);
}

/* A field about another board shows that board, whose search can be played. */
static void
test_board_of_field (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *card;
  GtkWidget *task;

  app_lessons_set_done (ui_get_settings (), 12, 3);
  card = open_lesson (window, 13);
  task = ui_find (card, APP_TYPE_LESSON_TASK);
  g_assert_cmpint (ui_get_scene (window).size, ==, 8);
  gtk_widget_child_focus (task, GTK_DIR_TAB_FORWARD);
  g_assert_cmpint (ui_get_scene (window).size, ==, 6);
  gtk_widget_child_focus (task, GTK_DIR_TAB_FORWARD);
  g_assert_cmpint (ui_get_scene (window).size, ==, 7);
  press_button (card, "show_button");
  g_assert_true (gtk_widget_get_mapped (get_button (card, "continue_button")));
  ui_close_window (window);
}

/* The line at work and the values of the lines are seen where the next line is asked for. */
static void
test_values (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *card;
  GtkWidget *row;

  app_lessons_set_done (ui_get_settings (), 4, 3);
  card = open_lesson (window, 5);
  g_assert_true (ui_says (card, "r = 3"));
  row = ui_find_class (card, "current");
  g_assert_true (GTK_IS_LIST_BOX_ROW (row));
  g_assert_true (ui_says (row, "return"));
  ui_close_window (window);
}

/* A lesson counts from 0 everywhere, whatever the user chose. */
static void
test_count_from_zero (void)
{
  AppWindow *window = ui_open_window_of_width (1280);
  GtkWidget *card = open_first_page (window, 7);
  GtkWidget *views = ui_find (window, APP_TYPE_WATCH_VIEWS);
  GtkWidget *sentence = ui_find_class (window, "watch-caption");

  g_assert_true (ui_says (views, "falling[r−c+n−1]"));
  g_assert_true (ui_says (sentence, "row 1, column 2"));
  press_button (card, "close_button");
  g_assert_false (ui_says (views, "falling[r−c+n−1]"));
  ui_close_window (window);
}

/* Another puzzle changes nothing beside the lesson; where there is no sentence, its frame is not
 * seen. */
static void
test_layout (void)
{
  AppWindow *window = ui_open_window_of_width (1280);
  GtkWidget *caption = ui_find_class (window, "watch-caption");
  GtkWidget *card = open_first_page (window, 5);
  graphene_rect_t before, after;

  ui_press (window, GDK_KEY_Right, GDK_ALT_MASK);
  ui_wait_for_frame (window);
  g_assert_cmpfloat (gtk_widget_get_opacity (caption), ==, 0);
  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (window), &before));
  ui_act_with (window, "app.play-queens", g_variant_new_int32 (6));
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (window), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  ui_press (window, GDK_KEY_Right, GDK_ALT_MASK);
  ui_wait_for_frame (window);
  g_assert_cmpfloat (gtk_widget_get_opacity (caption), ==, 1);
  ui_close_window (window);
}

/* The sentence on the first page of “Who is to blame” would answer the second; lines are put in
 * order without a search. */
static void
test_sentence (void)
{
  AppWindow *window = ui_open_window ();

  open_first_page (window, 10);
  g_assert_false (gtk_widget_get_mapped (ui_find_class (window, "watch-sentence")));
  ui_press (window, GDK_KEY_Right, 0);
  g_assert_true (gtk_widget_get_mapped (ui_find_class (window, "watch-sentence")));
  open_first_page (window, 5);
  ui_press (window, GDK_KEY_Return, 0);
  g_assert_false (gtk_widget_get_mapped (ui_find_class (window, "watch-sentence")));
  ui_close_window (window);
}

/* Neither the length of the search nor a counter tells what is to be guessed. */
static void
test_guess (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *counters = ui_find (window, APP_TYPE_WATCH_COUNTERS);
  GtkWidget *card = open_first_page (window, 12);

  ui_press (window, GDK_KEY_Right, GDK_ALT_MASK);
  ui_wait_for_frame (window);
  g_assert_false (ui_says (counters, "of 52"));
  press_button (card, "show_button");
  ui_wait_for_frame (window);
  g_assert_true (ui_says (counters, "of 52"));

  open_first_page (window, 11);
  for (int page = 1; page < 4; page++)
    ui_press (window, GDK_KEY_Right, GDK_ALT_MASK);
  ui_wait_for_frame (window);
  g_assert_false (ui_says (counters, "334653"));
  ui_close_window (window);
}

static void
test_list (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *lessons;

  ui_act (window, "win.lessons");
  lessons = ui_wait_for_window (APP_TYPE_LESSONS);
  g_assert_true (ui_says (lessons, "14. The same search elsewhere"));
  ui_close_dialog (lessons);
  ui_close_window (window);
}

/* No line breaks within a formula. */
static void
test_formula (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *card = open_first_page (window, 4);

  press_button (card, "next_button");
  press_button (card, "next_button");
  g_assert_true (ui_says (card, "4\302\240×\302\2404\302\240×\302\2404"));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/lessons/moves", test_moves);
  g_test_add_func ("/app/lessons/moves-alone", test_moves_alone);
  g_test_add_func ("/app/lessons/board-of-field", test_board_of_field);
  g_test_add_func ("/app/lessons/sentence", test_sentence);
  g_test_add_func ("/app/lessons/values", test_values);
  g_test_add_func ("/app/lessons/count-from-zero", test_count_from_zero);
  g_test_add_func ("/app/lessons/layout", test_layout);
  g_test_add_func ("/app/lessons/squares", test_squares);
  g_test_add_func ("/app/lessons/close", test_close);
  g_test_add_func ("/app/lessons/all", test_all);
  g_test_add_func ("/app/lessons/guess", test_guess);
  g_test_add_func ("/app/lessons/list", test_list);
  g_test_add_func ("/app/lessons/formula", test_formula);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
