/* How soon the window answers while workers are busy: when work is stopped, when another puzzle is
 * chosen and when the window is closed. `meson test --benchmark answers -v`
 *
 * Times are by the clock: until the frame is drawn that shows the answer, and until the last worker
 * has ended too. A goal is 100 ms for 95 of 100 on a quiet machine; nothing is held against it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/solutions/app-solutions-page.h"
#include "support/app/app-driver.h"
#include "support/app/app-find.h"
#include "support/app/app-times.h"

#define RARE "0302"             /* Jellyfish, for which thousands of puzzles are looked at */
#define BUSY .05                /* seconds of work, after which a search has begun */

enum
{
  N_SAMPLES = 100,
  LONG_COUNT = 20,              /* queens, which take minutes */
};

/* What keeps the workers busy. */
typedef struct
{
  const char *name;
  void      (*begin)   (AppWindow *window);
  bool      (*is_busy) (AppWindow *window);
} Work;

static GtkWidget *
get_stop_button (AppWindow *window)
{
  GtkWidget *page = ui_find (window, APP_TYPE_SOLUTIONS_PAGE);

  return GTK_WIDGET (gtk_widget_get_template_child (page, APP_TYPE_SOLUTIONS_PAGE, "stop_button"));
}

static bool
is_counting (AppWindow *window)
{
  return gtk_widget_get_visible (get_stop_button (window));
}

static void
begin_count (AppWindow *window)
{
  ui_choose (window, "page", "play");
  ui_choose (window, "kind", "queens");
  ui_act_with (window, "win.new-queens", g_variant_new_int32 (LONG_COUNT));
  ui_choose (window, "page", "solutions");
  wait_for (is_counting (window), "the count");
}

static void
begin_generator (AppWindow *window)
{
  ui_choose (window, "page", "play");
  ui_choose (window, "kind", "sudoku");
  ui_act_with (window, "win.practise", g_variant_new_string (RARE));
}

static bool
is_generating (AppWindow *window)
{
  return ui_is_enabled (window, "win.stop");
}

static const Work works[] = {
  { "a count", begin_count, is_counting },
  { "the generator", begin_generator, is_generating },
};

/* A puzzle that is found too soon is looked for again. */
static void
be_busy (const Work *work,
         AppWindow  *window)
{
  double begin;

  do
    {
      work->begin (window);
      begin = times_now (CLOCK_PROCESS_CPUTIME_ID);
      wait_for (times_now (CLOCK_PROCESS_CPUTIME_ID) - begin > BUSY || !work->is_busy (window),
                "the work to begin");
    }
  while (!work->is_busy (window));
}

/* Stops it as a press of its button does. */
static void
stop (AppWindow *window)
{
  if (is_counting (window))
    g_signal_emit_by_name (get_stop_button (window), "clicked");
  else
    ui_act (window, "win.stop");
}

static void
show_other_puzzle (AppWindow *window)
{
  ui_choose (window, "kind", ui_is_chosen (window, "kind", "sudoku") ? "queens" : "sudoku");
}

/* Does something while the workers are busy, until a frame shows that. */
static void
measure_answer (const char *what,
                const Work *work,
                void      (*act) (AppWindow *window))
{
  g_autofree char *drawn = g_strdup_printf ("%s during %s", what, work->name);
  g_autofree char *ended = g_strdup_printf ("%s, workers ended", drawn);
  AppWindow *window = ui_open_window ();
  double frames[N_SAMPLES];
  double ends[N_SAMPLES];

  for (int i = 0; i < N_SAMPLES; i++)
    {
      double begin;

      be_busy (work, window);
      begin = times_now (CLOCK_MONOTONIC);
      act (window);
      wait_for (!work->is_busy (window), "the answer");
      times_wait_for_frame (GTK_WIDGET (window));
      frames[i] = times_now (CLOCK_MONOTONIC) - begin;
      ui_wait_for_all_jobs ();
      ends[i] = times_now (CLOCK_MONOTONIC) - begin;
    }

  times_print (drawn, frames, N_SAMPLES);
  times_print (ended, ends, N_SAMPLES);
  ui_close_window (window);
}

/* A window is closed when it and all workers are gone: then the program can end. */
static void
measure_close (const Work *work)
{
  g_autofree char *name = g_strdup_printf ("closing during %s", work->name);
  double times[N_SAMPLES];

  for (int i = 0; i < N_SAMPLES; i++)
    {
      AppWindow *window = ui_open_window ();
      gpointer gone = window;
      double begin;

      be_busy (work, window);
      g_object_add_weak_pointer (G_OBJECT (window), &gone);
      begin = times_now (CLOCK_MONOTONIC);
      gtk_window_close (GTK_WINDOW (window));
      wait_for (gone == NULL, "the end of the window");
      ui_wait_for_all_jobs ();
      times[i] = times_now (CLOCK_MONOTONIC) - begin;
    }

  times_print (name, times, N_SAMPLES);
}

static void
measure_all (void)
{
  times_print_heads ();
  for (size_t i = 0; i < G_N_ELEMENTS (works); i++)
    {
      measure_answer ("Stop", &works[i], stop);
      measure_answer ("another puzzle", &works[i], show_other_puzzle);
      measure_close (&works[i]);
    }
}

static void
add_measurements (void)
{
  g_test_add_func ("/answers", measure_all);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_measurements);
}
