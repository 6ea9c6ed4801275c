/* Which search the page plays: by the method that the user chose, of the puzzle or of words. While
 * a lesson is open its card stands in the place of method and views, and its search is played. What
 * of it becomes a file: a walk through it, and its tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-page-private.h"

#include "app/player/app-watch-numbers.h"
#include "app/watch/app-watch-methods.h"
#include "app/watch/app-watch-walk.h"
#include "game/state/game-variant.h"

bool
app_watch_page_is_in_lesson (AppWatchPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->lesson_card));
}

/* Whether the user moves the search; in some lessons nobody does, or only the learner's answers. */
bool
app_watch_page_is_played (AppWatchPage *self)
{
  return !app_watch_page_is_in_lesson (self) || app_lesson_card_is_played (self->lesson_card);
}

/* Of a lesson: in the place of the sentence. */
bool
app_watch_page_wants_counters (AppWatchPage *self)
{
  return app_watch_page_is_in_lesson (self) && app_lesson_card_wants_counters (self->lesson_card);
}

/* Methods. */

GameMethod
app_watch_page_get_search (AppWatchPage *self)
{
  GameMethod method = self->method;
  int words = app_watch_methods_get_words (method.puzzle.kind, method.method);

  if (app_watch_page_is_in_lesson (self))
    return *app_lesson_card_get_method (self->lesson_card);

  if (words >= 0)
    {
      method.method = words;
      method.words = *app_equation_get_puzzle (self->equation);
    }

  return method;
}

void
app_watch_page_begin_example (AppWatchPage      *self,
                              const GameExample *example)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  app_watch_page_end_example (self);
  self->example = app_watch_example_new (self->settings, example);
}

void
app_watch_page_end_example (AppWatchPage *self)
{
  AppWatchExample *example = g_steal_pointer (&self->example);

  if (example == NULL)
    return;

  app_watch_example_undo (example);
  app_watch_example_free (example);
}

/* Where a search begins and ends, from the settings. */
static void
app_watch_page_read_rules (AppWatchPage *self)
{
  self->method.stops_at_first = g_settings_get_boolean (self->settings, "watch-first-only");
  self->method.reads_givens = g_settings_get_boolean (self->settings, "watch-givens");
  self->method.tells_skips = g_settings_get_boolean (self->settings, "watch-skips");
}

void
app_watch_page_start_method (AppWatchPage *self)
{
  GameKind kind = self->method.puzzle.kind;
  bool is_logic = app_watch_methods_is_logic (kind, self->method.method);
  bool is_words = app_watch_methods_get_words (kind, self->method.method) >= 0;
  g_autofree char *blurb = app_watch_methods_dup_blurb (kind, self->method.method);
  GameMethod search;

  if (self->example != NULL && !app_watch_example_follow (self->example, &self->method))
    app_watch_page_end_example (self);

  app_watch_page_read_rules (self);
  search = app_watch_page_get_search (self);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->method_drop_down), blurb);
  gtk_widget_set_visible (GTK_WIDGET (self->equation), is_words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.order",
                                 game_kinds[kind].has_orders && !is_words);
  if (app_watch_page_is_in_lesson (self))
    return;

  /* A step of logic takes longer to read than a step of a search, so it has a speed of its own. */
  app_watch_transport_set_speed_key (self->transport,
                                     is_logic ? "watch-speed-logic" : "watch-speed");

  if (is_logic)
    app_watch_player_set_logic (self->player, &self->method.puzzle);
  else
    app_watch_player_set_method (self->player, &search);
}

/* Has a menu go on after its own items with those of another one, or end. */
static void
fill_menu (GMenu      *menu,
           int         n_own,
           GMenuModel *others)
{
  while (g_menu_model_get_n_items (G_MENU_MODEL (menu)) > n_own)
    g_menu_remove (menu, n_own);

  for (int i = 0; others != NULL && i < g_menu_model_get_n_items (others); i++)
    {
      g_autoptr(GMenuItem) item = g_menu_item_new_from_model (others, i);

      g_menu_append_item (menu, item);
    }
}

static void
app_watch_page_fill_menus (AppWatchPage *self,
                           bool          is_sudoku)
{
  fill_menu (self->numbers_menu, 2, is_sudoku ? self->sudoku_numbers : self->queens_numbers);
  fill_menu (self->rules_menu, 3, is_sudoku ? self->sudoku_rules : NULL);
}

void
app_watch_page_fill_methods (AppWatchPage *self)
{
  GameKind kind = self->method.puzzle.kind;
  g_autofree char *name = g_settings_get_string (self->settings, game_kinds[kind].method_key);

  self->method.method = app_watch_methods_from_name (kind, name);

  self->filling = true;
  app_watch_methods_fill (self->method_drop_down, kind);
  app_watch_page_fill_menus (self, game_kinds[kind].n_digits > 0);
  gtk_drop_down_set_selected (self->method_drop_down, self->method.method);
  self->filling = false;
}

void
app_watch_page_method_selected_cb (AppWatchPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->method_drop_down);
  GameKind kind = self->method.puzzle.kind;

  if (self->filling || selected == GTK_INVALID_LIST_POSITION)
    return;

  self->method.method = selected;
  g_settings_set_string (self->settings, game_kinds[kind].method_key,
                         app_watch_methods_get_name (kind, selected));
  app_watch_page_start_method (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->transport));
}

/* From the entry the focus goes on to where the space bar plays. */
void
app_watch_page_equation_changed_cb (AppWatchPage *self)
{
  app_watch_page_start_method (self);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->equation)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->transport));
}

void
app_watch_page_restart (AppWatchPage *self)
{
  GameKind kind = self->method.puzzle.kind;

  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  if (app_watch_methods_is_logic (kind, self->method.method)
      || app_watch_methods_get_words (kind, self->method.method) >= 0)
    gtk_drop_down_set_selected (self->method_drop_down, app_watch_methods_from_name (kind, ""));
  app_watch_player_seek (self->player, 0);
}

uint64_t
app_watch_page_get_position (AppWatchPage  *self,
                             const char   **method,
                             bool          *by_column)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), 0);

  *method = app_watch_methods_get_name (self->method.puzzle.kind, self->method.method);
  *by_column = self->method.order == QUEENS_BY_COLUMN;

  return app_watch_player_get_position (self->player);
}

/* Lessons. */

static void
app_watch_page_set_view (AppWatchPage *self,
                         const char   *name)
{
  if (name != NULL)
    app_watch_views_set_view (self->views, app_watch_views_find (name));
}

/* The sentence comes before the view where that may not be seen whole, but for a page of a lesson
 * that speaks of its view. */
void
app_watch_page_place_sentence (AppWatchPage *self)
{
  bool in_lesson = app_watch_page_is_in_lesson (self);
  bool is_narrow = app_widget_get_narrow (APP_WIDGET (self));
  const char *view = in_lesson ? app_lesson_card_get_view (self->lesson_card) : NULL;
  bool is_first = in_lesson ? !is_narrow || view == NULL || g_str_equal (view, "tree") : is_narrow;

  gtk_box_reorder_child_after (self->upper, GTK_WIDGET (self->sentence),
                               is_first ? GTK_WIDGET (self->lesson_card)
                                        : GTK_WIDGET (self->views));
}

void
app_watch_page_lesson_scene_cb (AppWatchPage *self)
{
  uint64_t position = app_lesson_card_get_position (self->lesson_card);

  app_watch_numbers_set_lesson (self->settings, app_lesson_card_get_first (self->lesson_card));
  app_watch_transport_set_speed_key (self->transport, "watch-speed");
  app_watch_page_place_sentence (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->upper_window), 0);
  app_watch_player_set_method (self->player, app_lesson_card_get_method (self->lesson_card));
  app_watch_player_restore (self->player, position);
  app_watch_page_set_view (self, app_lesson_card_get_view (self->lesson_card));
}

void
app_watch_page_lesson_moved_cb (AppWatchPage *self,
                                uint64_t      position)
{
  app_watch_player_seek (self->player, position);
}

void
app_watch_page_lesson_closed_cb (AppWatchPage *self)
{
  g_autofree char *own_view = g_settings_get_string (self->settings, "watch-view");

  gtk_widget_set_visible (GTK_WIDGET (self->lesson_card), false);
  app_watch_numbers_set_lesson (self->settings, -1);
  app_watch_page_place_sentence (self);
  app_watch_page_set_view (self, own_view);
  app_watch_page_start_method (self);
  app_watch_page_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->transport));
}

void
app_watch_page_show (AppWatchPage *self,
                     const char   *view)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  if (app_watch_page_is_in_lesson (self))
    app_watch_page_lesson_closed_cb (self);
  app_watch_page_set_view (self, view);
}

void
app_watch_page_open_lesson (AppWatchPage *self,
                            int           lesson)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->lesson_card), true);
  app_lesson_card_open (self->lesson_card, lesson);
  app_watch_page_update (self);
}

bool
app_watch_page_press_square (AppWatchPage *self,
                             int           square)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), false);

  return app_watch_page_is_in_lesson (self)
         && app_lesson_card_press_square (self->lesson_card, square);
}

/* Rules. */

static void
app_watch_page_rules_cb (AppWatchPage *self)
{
  if (self->has_puzzle)
    app_watch_page_start_method (self);
}

void
app_watch_page_bind_rules (AppWatchPage *self)
{
  static const char *const changes[] = {
    "changed::watch-first-only", "changed::watch-givens", "changed::watch-skips",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (self->settings, changes[i],
                             G_CALLBACK (app_watch_page_rules_cb), self, G_CONNECT_SWAPPED);
}

/* Files. */

const GameTree *
app_watch_page_get_tree (AppWatchPage *self)
{
  GamePlayable *playable;

  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), NULL);

  playable = app_watch_player_get_playable (self->player);

  return playable != NULL && GAME_IS_PLAYBACK (playable)
         ? game_playback_get_tree (GAME_PLAYBACK (playable)) : NULL;
}

static void
app_watch_page_save_walk_action (GtkWidget  *widget,
                                 const char *action,
                                 GVariant   *parameter)
{
  AppWatchPage *self = APP_WATCH_PAGE (widget);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  GameMethod method = app_watch_page_get_search (self);

  app_watch_player_pause (self->player);
  gtk_window_present (GTK_WINDOW (app_watch_walk_new (
    window, &method, app_watch_player_get_position (self->player),
    app_watch_numbers_get_first (self->settings))));
}

static void
app_watch_page_save_tree_action (GtkWidget  *widget,
                                 const char *action,
                                 GVariant   *parameter)
{
  app_watch_player_pause (APP_WATCH_PAGE (widget)->player);
  gtk_widget_activate_action (widget, "win.save-tree", NULL);
}

void
app_watch_page_install_saving (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "watch.save-walk", NULL,
                                   app_watch_page_save_walk_action);
  gtk_widget_class_install_action (widget_class, "watch.save-tree", NULL,
                                   app_watch_page_save_tree_action);
}

/* Of a large search there is no whole tree. */
void
app_watch_page_update_saving (AppWatchPage *self)
{
  GamePlayable *playable = app_watch_player_get_playable (self->player);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.save-walk",
                                 GAME_IS_PLAYBACK (playable));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.save-tree",
                                 app_watch_page_get_tree (self) != NULL);
}
