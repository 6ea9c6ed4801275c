/* The Watch page in the window of the program, beside the board and the title bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>

#include "app/tree/app-tree-depths.h"
#include "app/tree/app-tree.h"
#include "app/watch/app-watch-code.h"
#include "app/watch/app-watch-transport.h"
#include "app/watch/app-watch-views.h"
#include "app/watch/app-watch-walk.h"
#include "app/widgets/app-lines.h"
#include "app/window/app-header.h"
#include "paint/tree/paint-tree.h"
#include "support/app/app-driver.h"
#include "support/app/app-events.h"
#include "support/app/app-page.h"
#include "support/game/game-requests.h"

/* Who watches a search find the solution has seen it. */
static void
test_solution (void)
{
  AppWindow *window = ui_open_window ();
  GamePlay *play = app_window_get_play (window);

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  g_assert_false (game_play_get_stats (play).saw_solution);
  ui_watch_press (APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE)), GDK_KEY_n);
  wait_for (game_play_get_stats (play).saw_solution, "the solution");
  ui_close_window (window);
}

/* The keys that play a search work with the focus on a button of the title bar too, and after a
 * method was chosen the space bar plays. */
static void
test_keys (void)
{
  AppWindow *window = ui_open_window ();
  AppWatchPage *page;
  GtkWidget *methods;

  ui_act_with (window, "app.play-queens", g_variant_new_int32 (6));
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));

  g_assert_true (gtk_widget_grab_focus (ui_find (ui_find (window, APP_TYPE_HEADER),
                                                 GTK_TYPE_MENU_BUTTON)));
  g_assert_true (ui_send_key (window, GDK_KEY_Right, 0, 0));
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "1");

  methods = GTK_WIDGET (ui_watch_part (page, "method_drop_down"));
  gtk_widget_grab_focus (methods);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (methods), 1);
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "0");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window))
                 == GTK_WIDGET (ui_transport_part (page, "play_button")));
  ui_close_window (window);
}

/* The place of a node in the tree of four queens. */
static PaintTreePlace
find_node (AppWatchPage *page,
           GtkWidget    *widget,
           int           node,
           uint64_t     *position)
{
  GamePlayable *playable = app_watch_player_get_playable (app_watch_page_get_player (page));
  const GameTree *tree = game_playback_get_tree (GAME_PLAYBACK (playable));
  PaintTreeLayout layout;

  g_assert_nonnull (tree);
  *position = game_tree_position (tree, node);
  paint_tree_layout_init (&layout, tree, 0, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));

  return layout.place[node];
}

/* What GTK offers the focus to when its widget has gone may have left the window with its page. */
static void
test_focus (void)
{
  AppWindow *window = ui_open_window ();
  AppWatchPage *page;

  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  ui_choose (window, "page", "play");
  wait_for (!gtk_widget_get_mapped (GTK_WIDGET (page)), "the page to go");

  gtk_widget_grab_focus (GTK_WIDGET (ui_transport_part (page, "play_button")));
  g_assert_true (gtk_widget_get_mapped (gtk_root_get_focus (GTK_ROOT (window))));
  ui_close_window (window);
}

/* A click on a node of the tree goes there, and so does Return on one that arrows have chosen;
 * arrows leave the search where it is. */
static void
test_tree (void)
{
  AppWindow *window = ui_open_window ();
  AppWatchPage *page;
  PaintTreePlace place;
  GtkWidget *tree;
  uint64_t position;

  g_settings_set_string (ui_get_settings (), "watch-method-queens", "flags");
  ui_act_with (window, "app.play-queens", g_variant_new_int32 (4));
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  tree = ui_find (window, APP_TYPE_TREE);

  place = find_node (page, tree, 8, &position);
  ui_drag_pointer (tree, GDK_BUTTON_PRIMARY, place.x, place.y, place.x, place.y);
  g_assert_cmpuint (app_watch_player_get_position (app_watch_page_get_player (page)), ==,
                    position);

  app_watch_player_seek (app_watch_page_get_player (page), 0);
  g_assert_true (gtk_widget_grab_focus (tree));
  g_assert_true (ui_send_key (window, GDK_KEY_Down, 0, 0));
  g_assert_true (ui_send_key (window, GDK_KEY_Right, 0, 0));
  g_assert_true (ui_send_key (window, GDK_KEY_Down, 0, 0));
  g_assert_cmpstr (ui_watch_counter (page, "step_label"), ==, "0");
  g_assert_true (ui_send_key (window, GDK_KEY_Return, 0, 0));
  find_node (page, tree, 6, &position);
  g_assert_cmpuint (app_watch_player_get_position (app_watch_page_get_player (page)), ==,
                    position);

  ui_close_window (window);
}

/* A value of the path of a search, which is too large for a whole tree. */
static PaintTreePlace
find_value (AppWatchPage *page,
            GtkWidget    *widget,
            int           level,
            int           value)
{
  GamePlayable *playable = app_watch_player_get_playable (app_watch_page_get_player (page));
  GamePlayback *playback = GAME_PLAYBACK (playable);
  PaintTreeLayout layout;

  g_assert_null (game_playback_get_tree (playback));
  paint_tree_path_init (&layout, game_playback_get_search (playback),
                        game_playback_get_event (playback), 0, gtk_widget_get_width (widget),
                        gtk_widget_get_height (widget));
  for (int i = 0; i < layout.n_places; i++)
    if (layout.place[i].level == level && layout.place[i].value == value)
      return layout.place[i];

  g_assert_not_reached ();
}

static void
click (GtkWidget *widget,
       double     x,
       double     y)
{
  ui_drag_pointer (widget, GDK_BUTTON_PRIMARY, x, y, x, y);
}

/* Of a large search the path can be clicked, walked by keys and cut, and so can its time. */
static void
test_path (void)
{
  AppWindow *window = ui_open_window ();
  GSettings *settings = ui_get_settings ();
  AppWatchPage *page;
  AppWatchPlayer *player;
  PaintTreePlace place;
  GtkWidget *tree;
  GtkWidget *chart;
  bool is_whole;

  g_settings_set_string (settings, "watch-method-queens", "flags");
  ui_act_with (window, "app.play-queens", g_variant_new_int32 (8));
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  player = app_watch_page_get_player (page);
  tree = ui_find (window, APP_TYPE_TREE);
  wait_for (game_playable_get_length (app_watch_player_get_playable (player), &is_whole) == 18512
            && is_whole, "the length of the search");

  /* Refused, closed, to come, and the beginning. */
  app_watch_player_seek (player, 100);
  place = find_value (page, tree, 1, 1);
  click (tree, place.x, place.y);
  g_assert_cmpuint (app_watch_player_get_position (player), ==, 3);
  place = find_value (page, tree, 0, 6);
  click (tree, place.x, place.y);
  g_assert_cmpstr (ui_watch_counter (page, "depth_label"), ==, "1 of 8");
  place = find_value (page, tree, 0, 0);
  click (tree, place.x, place.y);
  g_assert_cmpuint (app_watch_player_get_position (player), ==, 1);
  place = find_value (page, tree, -1, -1);
  click (tree, place.x, place.y);
  g_assert_cmpuint (app_watch_player_get_position (player), ==, 0);

  /* Row 1, column 3: the third value. */
  g_assert_true (gtk_widget_grab_focus (tree));
  g_assert_true (ui_send_key (window, GDK_KEY_Down, 0, 0));
  g_assert_true (ui_send_key (window, GDK_KEY_Right, 0, 0));
  g_assert_true (ui_send_key (window, GDK_KEY_Right, 0, 0));
  g_assert_cmpuint (app_watch_player_get_position (player), ==, 0);
  g_assert_true (ui_send_key (window, GDK_KEY_Return, 0, 0));
  g_assert_cmpint (find_value (page, tree, 0, 2).state, ==, GAME_TREE_PATH);
  g_assert_cmpint (find_value (page, tree, 0, 0).state, ==, GAME_TREE_CLOSED);

  g_assert_true (ui_send_key (window, GDK_KEY_minus, 0, 0));
  g_assert_cmpint (g_settings_get_int (settings, "watch-tree-levels"), ==, 7);
  g_settings_reset (settings, "watch-tree-levels");

  chart = ui_find (ui_find (window, APP_TYPE_TREE_DEPTHS), GTK_TYPE_DRAWING_AREA);
  g_assert_true (gtk_widget_get_mapped (chart));
  click (chart, gtk_widget_get_width (chart) / 4., 5);
  g_assert_cmpuint (app_watch_player_get_position (player), ==, 18512 / 4);
  ui_close_window (window);
}

/* The chart is there with large trees alone. */
static void
test_small (void)
{
  AppWindow *window = ui_open_window ();

  ui_act_with (window, "app.play-queens", g_variant_new_int32 (4));
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (ui_find (window, APP_TYPE_TREE_DEPTHS)));
  ui_close_window (window);
}

static bool
is_shown (AppWatchPage *page,
          GtkWidget    *tree,
          int           node)
{
  uint64_t position, wanted;
  PaintTreePlace place = find_node (page, tree, node, &wanted);

  app_watch_player_seek (app_watch_page_get_player (page), 0);
  ui_drag_pointer (tree, GDK_BUTTON_PRIMARY, place.x, place.y, place.x, place.y);
  position = app_watch_player_get_position (app_watch_page_get_player (page));

  return position == wanted;
}

/* The tree is drawn down to the level that keys or the menu choose, which is kept. */
static void
test_levels (void)
{
  GSettings *settings = ui_get_settings ();
  AppWindow *window = ui_open_window ();
  AppWatchPage *page;
  GtkWidget *tree;
  GtkLabel *legend;

  g_settings_set_string (settings, "watch-method-queens", "flags");
  ui_act_with (window, "app.play-queens", g_variant_new_int32 (4));
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  tree = ui_find (window, APP_TYPE_TREE);
  legend = GTK_LABEL (app_tree_get_legend (APP_TREE (tree)));
  g_assert_true (is_shown (page, tree, 6));
  g_assert_null (strstr (gtk_label_get_text (legend), "levels"));

  g_assert_true (gtk_widget_grab_focus (tree));
  g_assert_true (ui_send_key (window, GDK_KEY_minus, 0, 0));
  g_assert_true (ui_send_key (window, GDK_KEY_KP_Subtract, 0, 0));
  g_assert_cmpint (g_settings_get_int (settings, "watch-tree-levels"), ==, 2);
  g_assert_nonnull (strstr (gtk_label_get_text (legend), "2 of 4 levels"));
  g_assert_false (is_shown (page, tree, 6));

  g_assert_true (gtk_widget_grab_focus (tree));
  g_assert_true (ui_send_key (window, GDK_KEY_plus, 0, GDK_SHIFT_MASK));
  g_assert_cmpint (g_settings_get_int (settings, "watch-tree-levels"), ==, 3);
  g_assert_true (ui_send_key (window, GDK_KEY_equal, 0, 0));
  g_assert_cmpint (g_settings_get_int (settings, "watch-tree-levels"), ==, 0);
  g_assert_true (is_shown (page, tree, 6));

  ui_act_with (window, "app.watch-tree-levels", g_variant_new_int32 (1));
  g_assert_true (gtk_widget_grab_focus (tree));
  g_assert_true (ui_send_key (window, GDK_KEY_minus, 0, 0));
  g_assert_cmpint (g_settings_get_int (settings, "watch-tree-levels"), ==, 1);
  g_assert_nonnull (strstr (gtk_label_get_text (legend), "1 of 4 levels"));

  g_settings_reset (settings, "watch-tree-levels");
  ui_close_window (window);
}

static GtkSpinButton *
walk_number (GtkWidget  *walk,
             const char *name)
{
  return GTK_SPIN_BUTTON (gtk_widget_get_template_child (walk, APP_TYPE_WATCH_WALK, name));
}

/* The boards around the step that is shown become a file of each format; too many of them, and none
 * at all, become a sentence. */
static void
test_save_walk (void)
{
  static const char *const begins[] = { "\x89PNG", "<?xml", "%PDF-", "\x89PNG" };
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "walk", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AppWindow *window = ui_open_window ();
  AppWatchPage *page;
  GtkWidget *walk;

  ui_act_with (window, "app.play-queens", g_variant_new_int32 (8));
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  app_watch_player_seek (app_watch_page_get_player (page), 20);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "watch.save-walk", NULL));
  walk = ui_wait_for_window (APP_TYPE_WATCH_WALK);
  g_assert_cmpint (gtk_spin_button_get_value (walk_number (walk, "from")), ==, 15);
  g_assert_cmpint (gtk_spin_button_get_value (walk_number (walk, "to")), ==, 26);

  for (int format = 0; format <= PAINT_WALK_APNG; format++)
    {
      g_autofree char *text = NULL;

      app_watch_walk_save (APP_WATCH_WALK (walk), file, format, 1);
      ui_wait_until_says (walk, "Saved the picture");
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, begins[format]));
      gtk_spin_button_set_value (walk_number (walk, "to"), 27 + format);
      g_assert_false (ui_says (walk, "Saved the picture"));
    }

  gtk_spin_button_set_value (walk_number (walk, "to"), 215);
  app_watch_walk_save (APP_WATCH_WALK (walk), file, PAINT_FILE_SVG, 1);
  ui_wait_until_says (walk, "more than 200 boards");
  gtk_spin_button_set_value (walk_number (walk, "to"), 10);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (
    gtk_widget_get_template_child (walk, APP_TYPE_WATCH_WALK, "save"))));

  ui_close_dialog (walk);
  ui_close_window (window);
  g_remove (path);
  g_rmdir (folder);
}

/* Layout. */

static graphene_rect_t
get_bounds (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));

  return bounds;
}

static bool
is_inside (GtkWidget *widget,
           GtkWidget *whole)
{
  graphene_rect_t inner = get_bounds (widget), outer = get_bounds (whole);

  return gtk_widget_get_mapped (widget) && graphene_rect_contains_rect (&outer, &inner);
}

/* Of eight queens, in a window of this size. */
static AppWatchPage *
watch_in (int         width,
          int         height,
          GtkWindow **window)
{
  GameState puzzle = game_state_new_queens (8);
  AppWatchPage *page = ui_watch (&puzzle, window);

  gtk_window_set_default_size (*window, width, height);
  ui_watch_wait_for_trace (page);

  return page;
}

static GtkWidget *
get_current_line (GtkWidget *code)
{
  GObject *list = gtk_widget_get_template_child (code, APP_TYPE_WATCH_CODE, "list");
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list));

  while (!gtk_widget_has_css_class (row, "current"))
    g_assert_nonnull (row = gtk_widget_get_next_sibling (row));

  return row;
}

/* The line at work is seen wherever it is, in a card that is lower than the listing. */
static void
test_code_follows (void)
{
  static const int positions[] = { 24, 1, 25, 2 };
  GtkWindow *window;
  AppWatchPage *page = watch_in (420, 380, &window);
  GtkWidget *code = app_watch_views_get_view (APP_WATCH_VIEWS (ui_watch_part (page, "views")),
                                              APP_WATCH_CODE_VIEW);
  GtkWidget *card = gtk_widget_get_ancestor (code, GTK_TYPE_SCROLLED_WINDOW);

  g_assert_true (app_watch_page_press_key (page, GDK_KEY_5, GDK_ALT_MASK));
  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      app_watch_player_seek (app_watch_page_get_player (page), positions[i]);
      ui_watch_wait_for_rest (page);
      wait_for (is_inside (get_current_line (code), card), "the line at work");
      g_assert_cmpint (gtk_widget_get_height (card), <, gtk_widget_get_height (code));
    }

  g_settings_reset (ui_get_settings (), "watch-view");
  ui_end_page (window);
}

/* The leading spaces of a line stand before it in a label of their own, as wide in each row. */
static void
test_code_indents (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_in (300, 700, &window);
  GtkWidget *code = app_watch_views_get_view (APP_WATCH_VIEWS (ui_watch_part (page, "views")),
                                              APP_WATCH_CODE_VIEW);
  GObject *list = gtk_widget_get_template_child (code, APP_TYPE_WATCH_CODE, "list");
  int space = 0;

  g_assert_true (app_watch_page_press_key (page, GDK_KEY_5, GDK_ALT_MASK));
  wait_for (gtk_widget_get_width (GTK_WIDGET (list)) > 0, "the code");
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *flow = gtk_widget_get_last_child (gtk_widget_get_first_child (row));
      GtkLabel *text = GTK_LABEL (gtk_widget_get_first_child (flow));
      GtkWidget *indent = gtk_widget_get_prev_sibling (flow);
      int n_spaces = strlen (gtk_label_get_label (GTK_LABEL (indent)));

      g_assert_false (g_str_has_prefix (gtk_label_get_label (text), " "));
      if (space == 0 && n_spaces > 0)
        space = gtk_widget_get_width (indent) / n_spaces;
      g_assert_cmpint (ABS (gtk_widget_get_width (indent) - n_spaces * space), <=, n_spaces);
    }
  g_assert_cmpint (space, >=, 5);

  g_settings_reset (ui_get_settings (), "watch-view");
  ui_end_page (window);
}

/* A sentence that is longer than its room takes no more of it, until the user opens the rest. */
static void
test_long_sentence (void)
{
  GtkWindow *window;
  AppWatchPage *page = watch_in (300, 700, &window);
  GtkWidget *sentence = GTK_WIDGET (ui_watch_part (page, "sentence"));
  GtkWidget *button = gtk_widget_get_last_child (sentence);
  GtkWidget *text = gtk_widget_get_prev_sibling (button);
  g_autoptr(GString) long_text = g_string_new (NULL);
  int height;

  for (int i = 0; i < 99; i++)
    g_string_append (long_text, "long ");

  app_lines_set_markup (APP_LINES (sentence), "short");
  wait_for (!gtk_widget_get_mapped (button), "a short sentence");
  height = gtk_widget_get_height (sentence);
  g_assert_true (is_inside (text, sentence));

  app_lines_set_markup (APP_LINES (sentence), long_text->str);
  wait_for (gtk_widget_get_mapped (button), "a long sentence");
  g_assert_cmpint (gtk_widget_get_height (sentence), ==, height);
  g_assert_false (is_inside (text, sentence));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  wait_for (is_inside (text, sentence), "the rest of the sentence");
  ui_end_page (window);
}

static int
count_drop_downs (GtkWidget *widget)
{
  int n = GTK_IS_DROP_DOWN (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_drop_downs (child);

  return n;
}

static int
count_views (AppWatchViews *views)
{
  int n = 0;

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    n += gtk_widget_get_mapped (app_watch_views_get_view (views, view));

  return n;
}

/* One view, two with a choice each, or all four, which leave nothing to be chosen. */
static void
test_names_of_views (void)
{
  static const int widths[] = { 420, 700, 960 };
  static const int n_names[] = { 0, 2, 0 };
  static const int n_views[] = { 1, 2, 4 };
  GtkWindow *window;
  AppWatchPage *page = watch_in (420, 700, &window);
  AppWatchViews *views = APP_WATCH_VIEWS (ui_watch_part (page, "views"));

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      gtk_window_set_default_size (window, widths[i], 900);
      wait_for (count_views (views) == n_views[i], "the views");
      wait_for (count_drop_downs (GTK_WIDGET (views)) == n_names[i], "their names");
    }

  ui_end_page (window);
}

/* A message covers neither the buttons that play nor the time line. */
static void
test_message (void)
{
  static const int widths[] = { 1068, 360 };

  for (size_t i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      AppWindow *window = ui_open_window_of_width (widths[i]);
      GtkWidget *board = gtk_widget_get_ancestor (GTK_WIDGET (ui_get_board (window)),
                                                  GTK_TYPE_OVERLAY);
      graphene_rect_t toast, transport;

      ui_open_sudoku (window, UNIQUE_LINE);
      ui_choose (window, "page", "watch");
      ui_wait_for_toast (window);
      wait_for (is_inside (GTK_WIDGET (ui_get_toast (window)), board), "it on the board");
      toast = get_bounds (GTK_WIDGET (ui_get_toast (window)));
      transport = get_bounds (ui_find (window, APP_TYPE_WATCH_TRANSPORT));
      g_assert_false (graphene_rect_intersection (&toast, &transport, NULL));
      ui_close_window (window);
    }
}

static void
add_tests (void)
{
  g_test_add_func ("/app-watch-window/code-follows", test_code_follows);
  g_test_add_func ("/app-watch-window/code-indents", test_code_indents);
  g_test_add_func ("/app-watch-window/long-sentence", test_long_sentence);
  g_test_add_func ("/app-watch-window/names-of-views", test_names_of_views);
  g_test_add_func ("/app-watch-window/message", test_message);
  g_test_add_func ("/app-watch-window/solution", test_solution);
  g_test_add_func ("/app-watch-window/keys", test_keys);
  g_test_add_func ("/app-watch-window/focus", test_focus);
  g_test_add_func ("/app-watch-window/tree", test_tree);
  g_test_add_func ("/app-watch-window/path", test_path);
  g_test_add_func ("/app-watch-window/small", test_small);
  g_test_add_func ("/app-watch-window/levels", test_levels);
  g_test_add_func ("/app-watch-window/save-walk", test_save_walk);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
