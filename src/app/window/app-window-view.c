/* The window, its picture: what of a state is to be seen, as its settings and the selection say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

/* True while a window is made and has no settings yet. */
static bool
app_window_wants (AppWindow  *self,
                  const char *key)
{
  return self->settings == NULL || g_settings_get_boolean (self->settings, key);
}

static void
app_window_get_view (AppWindow *self,
                     PaintView *view)
{
  const GameSquares *selected = app_board_get_selected (self->board);
  int size = game_state_size (app_window_get_state (self));
  int found = app_input_get_highlighted_digit (self->input);

  *view = (PaintView) {
    .wrong = *game_play_get_wrong (app_window_get_play (self)),
    .show_peers = app_window_wants (self, "highlight-peers"),
    .show_same = app_window_wants (self, "highlight-same"),
    .digit = found != 0 ? found : app_input_get_pen_digit (self->input),
    .show_attacked = app_window_shows_attacked (self),
    .show_attackers = app_window_shows_attacked (self),
    .hide_conflicts = app_checker_is_off (self->checker),
    .marks_in_places = app_window_wants (self, "marks-in-places"),
  };

  /* While a board of another size comes, what is selected may still be of the one before. */
  if (game_squares_next (selected, size * size) < 0
      && (app_window_get_kind (self) == GAME_SUDOKU || game_squares_count (selected) > 1))
    view->selected = *selected;
}

void
app_window_get_scene (AppWindow  *self,
                      PaintScene *scene,
                      GameState  *shown)
{
  PaintView view;

  if (self->page == APP_PAGE_WATCH)
    {
      app_watch_page_get_scene (self->watch_page, scene, shown);
      return;
    }

  if (self->page == APP_PAGE_SOLUTIONS
      && app_solutions_page_get_scene (self->solutions_page, scene, shown))
    return;

  if (app_completion_get_replayed (self->completion) != NULL)
    {
      *shown = *app_completion_get_replayed (self->completion);
      paint_scene_init (scene, shown, NULL);
      return;
    }

  *shown = *app_window_get_state (self);
  app_window_get_view (self, &view);
  paint_scene_init (scene, shown, &view);
  app_hint_panel_add_scene (app_play_page_get_hint_panel (self->play_page), scene);
}

void
app_window_update_board (AppWindow *self)
{
  PaintScene scene;
  GameState shown;

  app_window_get_scene (self, &scene, &shown);
  app_board_set_scene (self->board, &scene, &shown);
}

void
app_window_add_view_settings (AppWindow *self)
{
  static const char *const keys[] = {
    "changed::highlight-peers", "changed::highlight-same", "changed::marks-in-places",
    "changed::show-attacked", "changed::check-level",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    g_signal_connect_object (self->settings, keys[i], G_CALLBACK (app_window_update_board), self,
                             G_CONNECT_SWAPPED);
}
