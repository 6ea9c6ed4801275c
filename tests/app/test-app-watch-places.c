/* Nothing on the Watch page moves while a search is played: numbers grow, sentences get longer, and
 * a job comes and goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board.h"
#include "app/watch/app-watch-counters.h"
#include "app/watch/app-watch-transport.h"
#include "app/watch/app-watch-views.h"
#include "app/widgets/app-lines.h"
#include "support/app/app-driver.h"
#include "support/app/app-page.h"

enum { N_PARTS = 8, N_PLACES = 60, N_STILL = 5 };

typedef struct
{
  const char      *name;
  GtkWidget       *widget;
  graphene_rect_t  place;       /* in the window */
} Part;

static graphene_rect_t
get_place (GtkWidget *widget)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (gtk_widget_get_mapped (widget))
    g_assert_true (gtk_widget_compute_bounds (widget,
                                              GTK_WIDGET (gtk_widget_get_root (widget)), &place));

  return place;
}

static void
find_parts (AppWindow *window,
            Part       parts[N_PARTS])
{
  AppWatchPage *page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  const Part found[N_PARTS] = {
    { "board", ui_find (window, APP_TYPE_BOARD) },
    { "caption", ui_find_class (window, "watch-caption") },
    { "views", ui_find (page, APP_TYPE_WATCH_VIEWS) },
    { "sentence", ui_find (page, APP_TYPE_LINES) },
    { "counters", ui_find (page, APP_TYPE_WATCH_COUNTERS) },
    { "last counter", GTK_WIDGET (gtk_widget_get_template_child (
                        ui_find (page, APP_TYPE_WATCH_COUNTERS), APP_TYPE_WATCH_COUNTERS,
                        "solutions_label")) },
    { "transport", ui_find (page, APP_TYPE_WATCH_TRANSPORT) },
    { "play", GTK_WIDGET (ui_transport_part (page, "play_button")) },
  };

  memcpy (parts, found, sizeof found);
}

static bool
has_moved (Part parts[N_PARTS])
{
  bool has_moved = false;

  for (int i = 0; i < N_PARTS; i++)
    {
      const graphene_rect_t place = get_place (parts[i].widget);

      has_moved |= !graphene_rect_equal (&place, &parts[i].place);
      parts[i].place = place;
    }

  return has_moved;
}

static void
check_places (AppWindow *window,
              Part       parts[N_PARTS],
              uint64_t   position)
{
  ui_wait_for_frame (window);
  for (int i = 0; i < N_PARTS; i++)
    {
      const graphene_rect_t *old = &parts[i].place;
      const graphene_rect_t place = get_place (parts[i].widget);

      if (!graphene_rect_equal (&place, old))
        g_test_message ("the %s moved at step %" G_GUINT64_FORMAT ": %g, %g, %g × %g; "
                        "it was at %g, %g, %g × %g", parts[i].name, position,
                        place.origin.x, place.origin.y, place.size.width, place.size.height,
                        old->origin.x, old->origin.y, old->size.width, old->size.height);
    }

  g_assert_false (has_moved (parts));
}

static void
set_true_cb (gpointer data)
{
  *(bool *) data = true;
}

/* A window gets its size, and its widgets hear of it, frame by frame; some change in between, as
 * soon as there is nothing else to do. */
static void
wait_for_places (AppWindow *window,
                 Part       parts[N_PARTS])
{
  int n_still = 0;

  find_parts (window, parts);
  while (n_still < N_STILL)
    {
      bool is_idle = false;

      g_idle_add_once (set_true_cb, &is_idle);
      wait_for (is_idle, "the main loop to be idle");
      ui_wait_for_frame (window);
      n_still = has_moved (parts) ? 0 : n_still + 1;
    }
}

static void
play (int         width,
      int         n,
      const char *method)
{
  AppWatchPlayer *player;
  AppWatchPage *page;
  AppWindow *window;
  Part parts[N_PARTS];

  g_settings_set_string (ui_get_settings (), "watch-method-queens", method);
  g_settings_set_double (ui_get_settings (), "watch-speed", APP_WATCH_FULL_SPEED);
  window = ui_open_window_of_width (width);
  ui_act_with (window, "app.play-queens", g_variant_new_int32 (n));
  ui_choose (window, "page", "watch");
  page = APP_WATCH_PAGE (ui_find (window, APP_TYPE_WATCH_PAGE));
  player = app_watch_page_get_player (page);
  wait_for_places (window, parts);
  g_assert_cmpfloat (parts[0].place.size.width, >, 0);

  for (int i = 0; i < N_PLACES; i++)
    {
      app_watch_player_step (player, true);
      check_places (window, parts, i);
    }
  app_watch_player_toggle (player);
  while (ui_watch_plays (page))
    check_places (window, parts, app_watch_player_get_position (player));
  ui_watch_wait_for_trace (page);
  for (int i = 0; i <= N_PLACES; i++)
    {
      uint64_t length = game_playable_get_length (app_watch_player_get_playable (player), NULL);
      uint64_t position = length / N_PLACES * i + length % N_PLACES * i / N_PLACES;

      app_watch_player_seek (player, position);
      check_places (window, parts, position);
    }

  g_settings_reset (ui_get_settings (), "watch-speed");
  ui_close_window (window);
}

static void
test_eight (void)
{
  play (360, 8, "scan");
  play (1000, 8, "flags");
  play (1280, 8, "scan");
}

static void
test_twelve (void)
{
  play (360, 12, "flags");
  if (!g_test_quick ())
    play (1000, 12, "flags");
  play (1280, 12, "flags");
}

/* The count before a line of code and its text stand in this order in any language. */
static void
test_code_direction (void)
{
  AppWindow *window;
  GtkWidget *values, *count;
  graphene_rect_t left, right;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = ui_open_window_of_width (1280);
  ui_choose (window, "kind", "queens");
  ui_choose (window, "page", "watch");
  wait_for ((values = ui_find_class (window, "code-values")) != NULL
            && gtk_widget_get_mapped (values), "the code");
  count = gtk_widget_get_prev_sibling (gtk_widget_get_parent (values));
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_compute_bounds (count, GTK_WIDGET (window), &left));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_prev_sibling (values),
                                            GTK_WIDGET (window), &right));
  g_assert_cmpfloat (left.origin.x, <, right.origin.x);
  ui_close_window (window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* The caption below the board belongs to Watch alone, from the first frame on. */
static void
test_caption (void)
{
  AppWindow *window = ui_open_window_of_width (1280);
  GtkWidget *caption = ui_find_class (window, "watch-caption");

  g_assert_true (ui_is_chosen (window, "page", "play"));
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (caption));
  ui_choose (window, "page", "watch");
  wait_for (gtk_widget_get_mapped (caption), "the caption");
  ui_choose (window, "page", "play");
  wait_for (!gtk_widget_get_visible (caption), "the end of the caption");
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/watch-places/caption", test_caption);
  g_test_add_func ("/app/watch-places/eight", test_eight);
  g_test_add_func ("/app/watch-places/twelve", test_twelve);
  g_test_add_func ("/app/watch-places/code-direction", test_code_direction);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
