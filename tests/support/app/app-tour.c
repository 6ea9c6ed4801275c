/* A tour of everything that the program shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app/app-tour.h"

#include "app/learn/app-lessons.h"
#include "game/learn/game-lesson.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

/* One with seven digits of each kind but 2 and 3 of which all nine are there but one or none. */
#define NEARLY_SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635" \
                      "345286.7."

typedef struct
{
  AppWindow  *window;
  UiTourStop  stop;
  gpointer    data;
} Tour;

/* A frame after that of a change may be the first that shows it: what is narrow comes from an
 * idle. */
static void
draw (gpointer window)
{
  for (int i = 0; i < 4; i++)
    {
      gtk_widget_queue_draw (window);
      gtk_test_widget_wait_for_draw (window);
    }
}

static void
stop (Tour       *tour,
      gpointer    window,
      const char *name)
{
  draw (window);
  tour->stop (window, name, tour->data);
}

static void
act (Tour       *tour,
     const char *action)
{
  ui_act (tour->window, action);
  ui_wait_for_job (tour->window);
}

static void
tour_sudoku (Tour *tour)
{
  AppWindow *window = tour->window;

  stop (tour, window, "a new sudoku");
  ui_choose (window, "mode", "corner");
  stop (tour, window, "corner marks");
  ui_choose (window, "mode", "colour");
  stop (tour, window, "colours");
  ui_choose (window, "mode", "digit");

  ui_open_sudoku (window, UNIQUE_LINE);
  act (tour, "win.fill-marks");
  stop (tour, window, "marks");
  for (int stage = 0; stage < 3; stage++)
    {
      ui_ask_hint (window);
      stop (tour, window, "a hint");
    }
  ui_press (window, GDK_KEY_Escape, 0);
  ui_act_with (window, "win.filter", g_variant_new_int32 (4));
  stop (tour, window, "the filter");
  ui_act_with (window, "win.filter", g_variant_new_int32 (0));
  act (tour, "win.check");
  stop (tour, window, "a message");

  ui_open_sudoku (window, NEARLY_SOLVED);
  stop (tour, window, "finished digits");
  ui_solve_by_hand (window, "534678912672195348198342567859761423426853791713924856961537284"
                            "287419635345286179");
  stop (tour, window, "solved");

  act (tour, "win.new-empty");
  stop (tour, window, "entering");
  ui_type (window, "55");
  ui_wait_for_all_jobs ();
  stop (tour, window, "what cannot be solved");
  ui_act_with (window, "win.new-sudoku", g_variant_new_string ("easy"));
  ui_wait_for_job (window);
}

static void
tour_queens (Tour *tour)
{
  AppWindow *window = tour->window;

  ui_choose (window, "kind", "queens");
  stop (tour, window, "queens");
  ui_act_with (window, "win.new-coloured", g_variant_new ("(si)", "easy", 8));
  ui_wait_for_job (window);
  stop (tour, window, "coloured queens");
  ui_ask_hint (window);
  stop (tour, window, "a hint for queens");
  ui_press (window, GDK_KEY_Escape, 0);
  act (tour, "win.enter-queens");
  stop (tour, window, "entering queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (8));
}

static void
tour_pages (Tour *tour)
{
  AppWindow *window = tour->window;

  ui_choose (window, "page", "watch");
  stop (tour, window, "watching queens");
  for (int view = 1; view < 5; view++)
    {
      ui_press (window, GDK_KEY_4 + view, GDK_ALT_MASK);
      stop (tour, window, "a view of a search");
    }
  ui_press (window, GDK_KEY_4, GDK_ALT_MASK);
  ui_choose (window, "page", "solutions");
  stop (tour, window, "solutions of queens");
  if (ui_is_enabled (window, "win.show-solutions"))
    act (tour, "win.show-solutions");
  ui_wait_for_all_jobs ();
  stop (tour, window, "listed solutions");
  ui_choose (window, "kind", "sudoku");
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_choose (window, "page", "solutions");
  stop (tour, window, "hidden solutions");
  ui_choose (window, "page", "watch");
  stop (tour, window, "watching a sudoku");
  ui_choose (window, "page", "play");
}

/* Pages of each kind of task: each once. */
static void
tour_lessons (Tour *tour)
{
  AppWindow *window = tour->window;
  bool is_seen[GAME_TASK_N_KINDS] = { false };

  for (int lesson = 0; lesson < game_lessons_count (); lesson++)
    for (int page = 0; page < game_lesson_n_pages (&game_lessons[lesson]); page++)
      {
        const GameTaskKind kind = game_lessons[lesson].pages[page].task.kind;

        if (is_seen[kind])
          continue;

        is_seen[kind] = true;
        app_lessons_set_done (ui_get_settings (), lesson, page);
        ui_act_with (window, "win.lesson", g_variant_new_int32 (lesson + 1));
        stop (tour, window, game_lessons[lesson].title);
      }

  ui_choose (window, "kind", "sudoku");
  ui_choose (window, "page", "play");
}

static GtkWindow *
find_dialog (AppWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned int i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) found = g_list_model_get_item (windows, i);

      if (found != GTK_WINDOW (window) && gtk_widget_get_mapped (GTK_WIDGET (found)))
        return found;
    }

  return NULL;
}

static void
tour_dialogs (Tour *tour)
{
  static const char *const actions[] = {
    "win.library", "win.daily", "win.statistics", "win.about-puzzle", "win.choose-technique",
    "win.choose-queens", "win.copy-menu", "win.print", "app.preferences", "app.shortcuts",
    "app.help",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWindow *dialog;

      gtk_widget_activate_action_variant (GTK_WIDGET (tour->window), actions[i], NULL);
      wait_for ((dialog = find_dialog (tour->window)) != NULL, actions[i]);
      ui_wait_for_all_jobs ();
      stop (tour, dialog, actions[i]);
      gtk_window_close (dialog);
      wait_for (find_dialog (tour->window) == NULL, "the end of a dialog");
    }
}

/* A page with a link, a picture and a second name, and the longest name. */
static void
tour_techniques (Tour *tour)
{
  static const char *const codes[] = { "0300", "0600", "0710" };

  for (size_t i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      GtkWindow *page;

      ui_act_with (tour->window, "win.technique", g_variant_new_string (codes[i]));
      wait_for ((page = find_dialog (tour->window)) != NULL, "the page of a technique");
      stop (tour, page, codes[i]);
      gtk_window_close (page);
      wait_for (find_dialog (tour->window) == NULL, "the end of a page");
    }
}

/* X11 counts the shadow that GTK draws around a window, which is known of one that is drawn. */
static void
set_size (Tour *tour,
          int   width,
          int   height)
{
  GtkWindow *window = GTK_WINDOW (tour->window);
  int shadow;

  draw (window);
  gtk_window_get_default_size (window, &shadow, &(int) { 0 });
  shadow -= gtk_widget_get_width (GTK_WIDGET (window));
  gtk_window_set_default_size (window, width + shadow, height + shadow);
  draw (window);
}

void
ui_tour (int         width,
         int         height,
         UiTourStop  stop_cb,
         gpointer    data)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  Tour tour = { ui_open_kept (folder), stop_cb, data };

  set_size (&tour, width, height);
  ui_choose (tour.window, "kind", "sudoku");
  ui_choose (tour.window, "page", "play");
  tour_sudoku (&tour);
  tour_queens (&tour);
  tour_pages (&tour);
  tour_lessons (&tour);
  tour_dialogs (&tour);
  tour_techniques (&tour);
  ui_close_window (tour.window);
  remove_all (folder);
}
