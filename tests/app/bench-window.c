/* How long the window takes to be there, how much work a key is until its frame is drawn, what
 * playing a search costs with its views and without, and how much memory long play takes.
 *
 * Work is processor time of the whole process, without a GPU. Nothing is held against a limit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "app/app-application.h"
#include "app/watch/app-watch-views.h"
#include "support/app/app-driver.h"
#include "support/app/app-page.h"
#include "support/app/app-times.h"
#include "support/game/game-scenarios.h"

enum
{
  N_STARTS = 15,
  N_KEYS = 400,
  N_STEPS = 90,
  N_SEEKS = 60,
  N_ROUNDS = 10,
  N_ACTIONS = 400,              /* of a round: ten of them are an hour of unhurried play */
};

/* The process that is measured from outside: says when its board was drawn, and leaves. */
static void
drawn_cb (GdkFrameClock *clock,
          GtkWidget     *board)
{
  if (gtk_widget_get_width (board) == 0)
    return;

  g_print ("%.6f %.6f\n", times_now (CLOCK_MONOTONIC), times_now (CLOCK_PROCESS_CPUTIME_ID));
  exit (0);
}

static void
begin_cb (GtkApplication *app)
{
  AppWindow *window = APP_WINDOW (gtk_application_get_active_window (app));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));

  g_signal_connect (clock, "after-paint", G_CALLBACK (drawn_cb), ui_get_board (window));
}

static int
run_once (void)
{
  g_autoptr(AppApplication) app = app_application_new (G_APPLICATION_NON_UNIQUE);

  g_signal_connect_after (app, "activate", G_CALLBACK (begin_cb), NULL);

  return g_application_run (G_APPLICATION (app), 0, NULL);
}

static void
measure_start (const char *self)
{
  char *arguments[] = { (char *) self, (char *) "--start", NULL };
  double walls[N_STARTS];
  double works[N_STARTS];

  for (int i = 0; i < N_STARTS; i++)
    {
      g_autofree char *output = NULL;
      double begin = times_now (CLOCK_MONOTONIC);
      char *end;

      if (!g_spawn_sync (NULL, arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL,
                         NULL))
        g_error ("cannot start %s", self);

      walls[i] = g_ascii_strtod (output, &end) - begin;
      works[i] = g_ascii_strtod (end, NULL);
    }

  times_print ("start to a drawn board, by the clock", walls, N_STARTS);
  times_print ("start to a drawn board, work", works, N_STARTS);
}

/* Presses keys, each when the frame of the one before is there. */
static void
measure_keys (const char         *name,
              AppWindow          *window,
              const unsigned int *keyvals,
              int                 n_keyvals)
{
  double times[N_KEYS];

  for (int i = 0; i < N_KEYS; i++)
    {
      double begin = times_now (CLOCK_PROCESS_CPUTIME_ID);

      ui_send_key (window, keyvals[i % n_keyvals], 0, 0);
      times_wait_for_frame (GTK_WIDGET (ui_get_board (window)));
      times[i] = times_now (CLOCK_PROCESS_CPUTIME_ID) - begin;
    }

  times_print (name, times, N_KEYS);
}

static void
measure_boards (void)
{
  static const unsigned int sudoku_keys[] = {
    GDK_KEY_Right, GDK_KEY_1, GDK_KEY_Down, GDK_KEY_4, GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_9,
  };
  static const unsigned int queens_keys[] = {
    GDK_KEY_Right, GDK_KEY_space, GDK_KEY_Down, GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_space,
  };
  AppWindow *window = ui_open_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sudoku", "s", "medium");
  ui_wait_for_job (window);
  measure_keys ("key to its frame, 9 by 9", window, sudoku_keys, G_N_ELEMENTS (sudoku_keys));

  ui_choose (window, "kind", "queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (32));
  measure_keys ("key to its frame, 32 by 32", window, queens_keys, G_N_ELEMENTS (queens_keys));

  ui_close_window (window);
}

/* What is drawn while a search plays. */
typedef struct
{
  AppWatchPlayer *player;
  uint64_t        last;
  int             n_shown;
} Shown;

static void
shown_cb (GdkFrameClock *clock,
          Shown         *self)
{
  uint64_t position = app_watch_player_get_position (self->player);

  self->n_shown += position != self->last;
  self->last = position;
}

/* Plays at 30 steps a second: prints the steps that were drawn of those that were passed and of
 * those due by the clock, and the work of one, which it returns. */
static double
measure_playing (const char     *name,
                 GtkWidget      *window,
                 AppWatchPlayer *player,
                 double          least)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Shown shown = { player, 0, 0 };
  double wall;
  double work;

  app_watch_player_seek (player, 0);
  app_watch_player_set_speed (player, 30);
  run_pending ();
  g_signal_connect (clock, "after-paint", G_CALLBACK (shown_cb), &shown);
  wall = times_now (CLOCK_MONOTONIC);
  work = times_now (CLOCK_PROCESS_CPUTIME_ID);
  app_watch_player_toggle (player);
  wait_for (shown.last >= N_STEPS, "the steps to be drawn");
  wall = times_now (CLOCK_MONOTONIC) - wall;
  work = (times_now (CLOCK_PROCESS_CPUTIME_ID) - work) / shown.last;
  app_watch_player_pause (player);
  g_signal_handlers_disconnect_by_data (clock, &shown);

  g_print ("%-34s %3d shown of %3d passed, %3.0f due, %8.2f ms work a step", name, shown.n_shown,
           (int) shown.last, wall * 30, work * 1e3);
  g_print (least > 0 ? ", %.2f times the first\n" : "\n", work / least);

  return work;
}

/* Goes to places here and there in a search of millions of events. */
static void
measure_seeks (GtkWidget      *window,
               AppWatchPlayer *player)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (1);
  uint64_t length = game_playable_get_length (app_watch_player_get_playable (player), NULL);
  double times[N_SEEKS];

  for (int i = 0; i < N_SEEKS; i++)
    {
      double begin = times_now (CLOCK_PROCESS_CPUTIME_ID);

      app_watch_player_seek (player, length * g_rand_double (random));
      times_wait_for_frame (window);
      times[i] = times_now (CLOCK_PROCESS_CPUTIME_ID) - begin;
    }

  times_print ("seek to its frame, 12 queens", times, N_SEEKS);
}

/* The search first without its views, then with one of them, and then four. */
static void
measure_watching (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *widget = GTK_WIDGET (window);
  AppWatchPage *page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  AppWatchPlayer *player = app_watch_page_get_player (page);
  GtkWidget *views = GTK_WIDGET (ui_watch_part (page, "views"));
  GtkBox *box = GTK_BOX (gtk_widget_get_parent (views));
  double least;

  ui_act_with (window, "app.play-queens", g_variant_new_int32 (12));
  ui_choose (window, "page", "watch");
  ui_watch_wait_for_trace (page);

  g_object_ref (views);
  gtk_box_remove (box, views);
  least = measure_playing ("12 queens without views", widget, player, 0);
  gtk_box_append (box, views);
  g_object_unref (views);
  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    {
      static const char *const names[APP_N_WATCH_VIEWS] = {
        "with the tree, others closed", "with the code, others closed",
        "with the state, others closed", "with the stack, others closed",
        "with the stops, others closed",
      };

      app_watch_views_set_view (APP_WATCH_VIEWS (views), view);
      measure_playing (names[view], widget, player, least);
    }

  measure_seeks (widget, player);
  gtk_window_set_default_size (GTK_WINDOW (window), 1900, 1000);
  wait_for (gtk_widget_get_width (widget) >= 1200, "the window to be wide");
  measure_playing ("with several views open", widget, player, least);
  ui_close_window (window);
}

/* The sum of the lines of /proc/self/smaps_rollup that begin so, in megabytes. */
static double
get_memory (const char *field)
{
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  double kilobytes = 0;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;

  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], field))
      kilobytes += g_ascii_strtod (strchr (lines[i], ':') + 1, NULL);

  return kilobytes / 1024;
}

/* Something that the user may do, whatever it is good for. */
static void
do_something (AppWindow *window,
              GRand     *random)
{
  static const char *const actions[] = {
    "win.undo", "win.undo", "win.redo", "win.hint", "win.erase", "win.restart",
    "win.select-all", "win.fill-marks",
  };
  static const char *const levels[] = { "easy", "medium", "hard", "unfair", "extreme" };
  static const char *const kinds[] = { "sudoku", "queens" };
  static const char *const pages[] = { "play", "watch", "solutions" };
  GtkWidget *widget = GTK_WIDGET (window);
  int what = g_rand_int_range (random, 0, 200);

  if (what < 8)
    gtk_widget_activate_action (widget, actions[what], NULL);
  else if (what == 8)
    gtk_widget_activate_action (widget, "win.new-sudoku", "s",
                                levels[g_rand_int_range (random, 0, G_N_ELEMENTS (levels))]);
  else if (what == 9)
    ui_choose (window, "kind", kinds[g_rand_int_range (random, 0, G_N_ELEMENTS (kinds))]);
  else if (what < 13)
    ui_choose (window, "page", pages[what - 10]);
  else if (what == 13)
    gtk_widget_activate_action (widget, "win.solve", NULL);
  else if (ui_is_chosen (window, "kind", "queens") || what % 2 == 0)
    ui_send_key (window, what % 3 == 0 ? GDK_KEY_space : GDK_KEY_Left + what % 4,
                 0, 0);
  else
    ui_send_key (window, GDK_KEY_0 + what % 10, 0, 0);
}

static void
measure_memory (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (1);
  AppWindow *window = ui_open_window ();

  g_print ("\nmemory in MB: at first %.1f of its own, %.1f with what is shared; of its own "
           "in tenths of an hour:", get_memory ("Private_"), get_memory ("Rss"));

  for (int round = 1; round <= N_ROUNDS; round++)
    {
      for (int i = 0; i < N_ACTIONS; i++)
        {
          do_something (window, random);
          run_pending ();
        }

      ui_wait_for_job (window);
      g_print (" %.1f", get_memory ("Private_"));
    }

  g_print ("; with what is shared %.1f\n", get_memory ("Rss"));
  ui_close_window (window);
}

static void
add_measurements (void)
{
  g_test_add_func ("/window/keys", measure_boards);
  g_test_add_func ("/window/watching", measure_watching);
  g_test_add_func ("/window/memory", measure_memory);
}

int
main (int    argc,
      char **argv)
{
  if (argc > 1 && g_str_equal (argv[1], "--start"))
    return run_once ();

  times_print_heads ();
  measure_start (argv[0]);

  return ui_run_with_windows (argc, argv, add_measurements);
}
