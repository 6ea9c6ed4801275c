/* The window, its picture: what comes down into it, once a frame.
 *
 * Everything that is shown is shown by app_window_update (), and follows from the puzzle, the
 * settings and the page alone: whoever changes one of them only says that something is stale.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/play/app-entry-bar.h"
#include "app/play/app-pad.h"
#include "app/widgets/app-enums.h"
#include "game/text/game-text-games.h"

GtkWidget *
app_window_get_child (AppWindow  *self,
                      const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), APP_TYPE_WINDOW, id));
}

/* The scene of the board. */

static void
app_window_get_view (AppWindow *self,
                     PaintView *view)
{
  const GameSquares *selected = app_board_get_selected (self->board);
  int size = game_state_size (app_window_get_state (self));
  bool shows_attacked = g_settings_get_boolean (self->settings, "show-attacked");

  *view = (PaintView) {
    .wrong = *game_play_get_wrong (app_window_get_play (self)),
    .show_peers = g_settings_get_boolean (self->settings, "highlight-peers"),
    .show_same = g_settings_get_boolean (self->settings, "highlight-same"),
    .digit = app_input_get_pen_digit (self->input),
    .filter = app_input_get_filter (self->input),
    .picked = app_input_get_picked (self->input),
    .show_attacked = shows_attacked,
    .show_attackers = shows_attacked,
    .hide_conflicts = app_checker_is_off (self->checker),
    .marks_in_places = g_settings_get_boolean (self->settings, "marks-in-places"),
  };

  /* While a board of another size comes, what is selected may still be of the one before. */
  if (game_squares_next (selected, size * size) < 0
      && (app_session_get_board (self->session)->n_digits > 0 || game_squares_count (selected) > 1))
    view->selected = *selected;
}

static void
app_window_init_scene (AppWindow  *self,
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

  if (app_completion_get_scene (self->completion, scene, shown))
    return;

  *shown = *app_window_get_state (self);
  app_window_get_view (self, &view);
  paint_scene_init (scene, shown, &view);
  app_hint_panel_add_scene (app_play_page_get_hint_panel (self->play_page), scene);
}

void
app_window_get_scene (AppWindow  *self,
                      PaintScene *scene,
                      GameState  *shown)
{
  app_window_init_scene (self, scene, shown);
  scene->keypad_order = app_pad_is_keypad (self->settings);
}

/* The solutions of a puzzle in play would spoil it. */
static bool
app_window_hides_solutions (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);
  GamePlayStats stats = game_play_get_stats (app_window_get_play (self));

  return game_state_has_givens (state) && !game_state_is_solved (state) && !stats.saw_solution
         && !app_session_is_entering (self->session);
}

/* Whichever page shows the solution of a puzzle in play, the game remembers it. */
static void
app_window_show_board (AppWindow *self)
{
  PaintScene scene;
  GameState shown;

  app_window_get_scene (self, &scene, &shown);
  if (self->page != APP_PAGE_PLAY && game_state_is_solved (&shown)
      && app_window_hides_solutions (self))
    game_play_see_solution (app_window_get_play (self));
  app_board_set_scene (self->board, &scene, &shown);
}

/* The focus. */

/* To the board, or to what covers it. */
static void
app_window_focus_board (AppWindow *self)
{
  if (!gtk_widget_grab_focus (GTK_WIDGET (self->board)))
    gtk_widget_child_focus (app_window_get_child (self, "cover"), GTK_DIR_TAB_FORWARD);
}

/* A widget that goes must not take the focus with it, and GTK would only look after it with the
 * next event. A popover, though, gives it back to its button. */
static void
app_window_focus_unmapped_cb (AppWindow *self,
                              GtkWidget *widget)
{
  if (gtk_window_get_focus (GTK_WINDOW (self)) == widget
      && gtk_widget_get_mapped (GTK_WIDGET (self))
      && gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) == NULL)
    app_window_focus_board (self);
}

void
app_window_focus_changed_cb (AppWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL)
    return;

  /* GTK offers the focus of a widget that has gone to those around it, seen or not. */
  if (!gtk_widget_get_mapped (focus))
    app_window_focus_unmapped_cb (self, focus);

  g_signal_handlers_disconnect_by_func (focus, app_window_focus_unmapped_cb, self);
  g_signal_connect_object (focus, "unmap", G_CALLBACK (app_window_focus_unmapped_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The rest. */

/* Whether any of these is stale. The caller shows it now, and what is marked from here on is shown
 * later. */
static bool
app_window_take_stale (AppWindow *self,
                       AppStale   stale)
{
  bool is_stale = (self->stale & stale) != 0;

  self->stale &= ~stale;

  return is_stale;
}

/* A board that is hidden cannot be read in any way. */
static void
app_window_show_cover (AppWindow *self)
{
  bool paused = app_session_is_paused (self->session);
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *cover = app_window_get_child (self, "cover");
  int side;

  if (gtk_widget_get_visible (cover) == paused)
    return;

  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, &side, NULL, NULL, NULL);
  if (paused)
    gtk_widget_set_size_request (cover, side, side);
  gtk_widget_set_visible (cover, paused);
  gtk_widget_set_visible (board, !paused);
  app_window_focus_board (self);
}

/* The page that goes is seen for a moment longer, but has the focus no more, nor an open list. */
static void
app_window_show_page (AppWindow *self)
{
  const char *name = g_enum_get_value (g_type_class_peek (APP_TYPE_PAGE), self->page)->value_nick;
  GtkWidget *pages = app_window_get_child (self, "pages");
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *list;

  if (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (pages)), name) == 0)
    return;

  if (focus != NULL && gtk_widget_is_ancestor (focus, pages))
    {
      list = gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);
      if (list != NULL)
        gtk_popover_popdown (GTK_POPOVER (list));
      app_window_focus_board (self);
    }

  gtk_stack_set_visible_child_name (GTK_STACK (pages), name);
}

/* Nobody looks at a window that is minimized. */
static bool
app_window_shows_watch (AppWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  return self->page == APP_PAGE_WATCH
         && (surface == NULL || (gdk_toplevel_get_state (GDK_TOPLEVEL (surface))
                                 & GDK_TOPLEVEL_STATE_MINIMIZED) == 0);
}

/* At once: a window that is minimized has no frames. */
static void
app_window_state_changed_cb (AppWindow *self)
{
  app_watch_player_set_active (app_watch_page_get_player (self->watch_page),
                               app_window_shows_watch (self));
}

static void
app_window_show_panels (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);
  const GameFacts *facts = app_session_get_facts (self->session);
  GameState puzzle = app_session_get_puzzle (self->session);
  bool entering = self->page == APP_PAGE_PLAY && app_session_is_entering (self->session);

  app_header_set_kind (self->header, app_window_get_kind (self));
  app_window_show_page (self);
  app_entry_bar_set_state (APP_ENTRY_BAR (app_window_get_child (self, "entry_bar")),
                           entering ? state : NULL, facts);
  app_play_page_set_entering (self->play_page, entering);
  app_play_page_set_state (self->play_page, state, facts,
                           game_play_get_savepoints (app_window_get_play (self)));
  app_watch_page_set_puzzle (self->watch_page, state);
  app_watch_page_set_active (self->watch_page, app_window_shows_watch (self));
  app_solutions_page_set_hidden (self->solutions_page, app_window_hides_solutions (self));
  app_solutions_page_set_puzzle (self->solutions_page, &puzzle);
  app_solutions_page_set_active (self->solutions_page, self->page == APP_PAGE_SOLUTIONS);
  app_completion_update (self->completion, app_window_take_stale (self, APP_STALE_FINISHED));
}

/* The mode of entry and the digits of pen and filter, where there are keys for them. */
static void
app_window_show_input (AppWindow *self)
{
  AppMode mode = app_input_get_mode (self->input);
  int pen_digit = app_input_get_pen_digit (self->input);

  app_play_page_set_input (self->play_page, mode, pen_digit);
  app_play_page_set_filter (self->play_page, app_input_get_filter (self->input),
                            app_input_awaits_filter (self->input));
  app_square_menu_set_input (self->square_menu, mode, pen_digit);
}

static void
app_window_show_clock (AppWindow *self)
{
  g_autofree char *time = NULL;

  if (g_settings_get_boolean (self->settings, "show-clock"))
    time = game_text_time (game_play_get_stats (app_window_get_play (self)).milliseconds);

  app_play_page_set_clock (self->play_page, time);
}

/* The board comes last, and changes that the rest makes to it are shown with it; whatever else
 * becomes stale after it was shown waits for the next frame. The board selects squares once it has
 * as many as they are of, and shows them then. */
void
app_window_update (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);
  bool is_other_kind = app_board_get_state (self->board)->kind != state->kind;

  if (self->stale == 0)
    return;

  app_window_show_cover (self);
  app_board_remember_state (self->board, state, !app_checker_is_off (self->checker),
                            self->page == APP_PAGE_PLAY);
  if (app_window_take_stale (self, APP_STALE_PANELS))
    app_window_show_panels (self);
  if (app_window_take_stale (self, APP_STALE_INPUT))
    app_window_show_input (self);
  if (app_window_take_stale (self, APP_STALE_CLOCK))
    app_window_show_clock (self);

  if (app_window_take_stale (self, APP_STALE_SELECTION))
    {
      app_window_show_board (self);
      app_input_show_selection (self->input);
    }
  if (app_window_take_stale (self, APP_STALE_BOARD))
    app_window_show_board (self);

  if (is_other_kind)
    g_object_notify (G_OBJECT (self), "kind");
}

void
app_window_settle (AppWindow *self)
{
  if ((self->stale & APP_STALE_SELECTION) != 0)
    app_window_update (self);
}

/* The update comes at the end of the update phase, after what moves by itself has moved on. */
void
app_window_realized_cb (AppWindow *self)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (self)), "update",
                           G_CALLBACK (app_window_update), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (self)), "notify::state",
                           G_CALLBACK (app_window_state_changed_cb), self, G_CONNECT_SWAPPED);
}
