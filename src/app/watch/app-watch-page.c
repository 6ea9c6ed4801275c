/* The Watch page: puts the state of the player into words, numbers and a tree, and chooses the
 * method that is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-page-private.h"

#include <glib/gi18n-lib.h>

#include "app/player/app-watch-numbers.h"
#include "app/player/app-watch-player.h"
#include "app/watch/app-watch-keys.h"
#include "app/watch/app-watch-methods.h"
#include "app/watch/app-watch-words.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-zoom-area.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"
#include "game/watch/game-path-playback.h"
#include "game/watch/game-playback.h"

enum
{
  WIDE_HEIGHT = 110,            /* at least, of what is above the transport */
  NARROW_HEIGHT = 156,          /* the sentence, the switch, and three lines of a view */
  WIDE_GAP = 10,
  NARROW_GAP = 6,
};

enum { PROP_ORDER = 1, PROP_SENTENCE, PROP_CAPTIONED, PROP_ROOMY, N_PROPS };

static GParamSpec *props[N_PROPS];

static const char *const order_names[] = { "row", "column" };   /* in the order of QueensOrder */

G_DEFINE_FINAL_TYPE (AppWatchPage, app_watch_page, APP_TYPE_WIDGET)

static char *
app_watch_page_dup_sentence (AppWatchPage *self,
                             GamePlayback *playback)
{
  char *sentence = NULL;

  if (app_watch_page_is_in_lesson (self))
    {
      app_lesson_card_follow (self->lesson_card, playback);
      sentence = app_lesson_card_dup_sentence (self->lesson_card);
    }

  return sentence != NULL ? sentence
                          : game_text_event (game_playback_get_search (playback),
                                             game_playback_get_event (playback),
                                             app_watch_numbers_get_first (self->settings));
}

static void
app_watch_page_show_search (AppWatchPage *self,
                            GamePlayback *playback)
{
  GamePlayable *playable = GAME_PLAYABLE (playback);
  const GameSearch *search = game_playback_get_search (playback);
  g_autofree char *sentence = app_watch_page_dup_sentence (self, playback);
  g_autofree char *markup = app_watch_words_emphasize (sentence);
  bool is_whole;
  uint64_t length = game_playable_get_length (playable, &is_whole);
  bool is_guessed = app_watch_page_is_in_lesson (self)
                    && app_lesson_card_is_guessed (self->lesson_card);

  app_lines_set_markup (self->sentence, markup);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence),
                          !self->roomy && !app_watch_page_wants_counters (self)
                          && sentence[0] != '\0');
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SENTENCE]);
  app_watch_counters_show (self->counters, search, game_playable_get_position (playable),
                           is_guessed ? 0 : length, is_whole && !is_guessed);
  app_watch_views_show (self->views, self->player);
}

/* Every search has a caption, whether or not there is anything to say: the board keeps its size. */
static void
app_watch_page_update_captioned (AppWatchPage *self)
{
  GamePlayable *playable = app_watch_player_get_playable (self->player);
  bool captioned = self->active && playable != NULL && !GAME_IS_PATH_PLAYBACK (playable);

  if (self->captioned == captioned)
    return;

  self->captioned = captioned;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAPTIONED]);
}

static int
app_watch_page_get_least_height (AppWatchPage *self)
{
  if (!app_widget_get_narrow (APP_WIDGET (self)))
    return WIDE_HEIGHT;

  return app_watch_page_is_in_lesson (self) ? app_lesson_card_get_least_height (self->lesson_card)
                                            : NARROW_HEIGHT;
}

void
app_watch_page_update (AppWatchPage *self)
{
  GamePlayable *playable = app_watch_player_get_playable (self->player);
  bool is_logic = playable != NULL && GAME_IS_PATH_PLAYBACK (playable);
  bool in_lesson = app_watch_page_is_in_lesson (self);

  app_watch_page_update_captioned (self);
  gtk_scrolled_window_set_min_content_height (self->upper_window,
                                              app_watch_page_get_least_height (self));
  if (playable == NULL)
    return;

  app_watch_page_update_saving (self);
  gtk_widget_set_visible (GTK_WIDGET (self->logic), is_logic);
  gtk_widget_set_visible (GTK_WIDGET (self->views),
                          !is_logic && (!in_lesson
                                        || app_lesson_card_get_view (self->lesson_card) != NULL));
  gtk_widget_set_visible (self->method_box, !in_lesson);
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_foot), in_lesson);
  gtk_widget_set_visible (GTK_WIDGET (self->transport), app_watch_page_is_played (self));
  gtk_widget_set_visible (GTK_WIDGET (self->counters),
                          !is_logic && (!in_lesson || app_watch_page_wants_counters (self)));

  if (is_logic)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->sentence), false);
      app_watch_logic_show (self->logic, GAME_PATH_PLAYBACK (playable));
    }
  else
    app_watch_page_show_search (self, GAME_PLAYBACK (playable));

  app_watch_transport_set_slim (self->transport,
                                in_lesson && app_widget_get_narrow (APP_WIDGET (self)));
  app_watch_transport_update (self->transport);
}

static void
app_watch_page_changed_cb (AppWatchPage *self)
{
  app_watch_page_update (self);
  g_signal_emit_by_name (self, "scene-changed");
}

static void
app_watch_page_set_order (AppWatchPage *self,
                          QueensOrder   order)
{
  if (self->method.order == order)
    return;

  self->method.order = order;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ORDER]);
  if (self->has_puzzle)
    app_watch_page_start_method (self);
}

static void
app_watch_page_compare_clicked_cb (AppWatchPage *self)
{
  if (!self->has_puzzle)
    return;

  /* Where the focus is when the window closes: the space bar plays. */
  gtk_widget_grab_focus (GTK_WIDGET (self->transport));
  app_watch_player_pause (self->player);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.compare", NULL);
}

static void
app_watch_page_play_action (GtkWidget  *widget,
                            const char *action,
                            GVariant   *parameter)
{
  app_watch_player_toggle (APP_WATCH_PAGE (widget)->player);
}

static void
app_watch_page_seek_action (GtkWidget  *widget,
                            const char *action,
                            GVariant   *parameter)
{
  app_watch_player_seek (APP_WATCH_PAGE (widget)->player, g_variant_get_uint64 (parameter));
}

/* In a row of their own in a narrow window. The names of methods are long: where only one view has
 * room the buttons leave it to them, rather than take a row from the view. */
static void
app_watch_page_place_method_buttons (AppWatchPage *self)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (self->method_box);
  GtkWidget *methods = GTK_WIDGET (self->method_drop_down);
  bool is_below = app_widget_get_narrow (APP_WIDGET (self));

  app_widget_set_class (self->method_box, "tight", !self->roomy);
  gtk_grid_set_column_spacing (GTK_GRID (self->method_box), self->roomy ? WIDE_GAP : NARROW_GAP);
  gtk_box_set_spacing (GTK_BOX (self->method_buttons), self->roomy ? WIDE_GAP : NARROW_GAP);
  g_object_set (gtk_layout_manager_get_layout_child (grid, methods),
                "column-span", is_below ? 2 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (grid, self->method_buttons),
                "column", is_below ? 0 : 1, "row", is_below ? 1 : 0,
                "column-span", is_below ? 3 : 1, NULL);
}

/* Where room is short the sentence comes first, in three lines, and methods and counters last. */
static void
app_watch_page_narrow_cb (AppWatchPage *self)
{
  bool is_narrow = app_widget_get_narrow (APP_WIDGET (self));
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *views = GTK_WIDGET (self->views);

  app_watch_page_place_method_buttons (self);
  gtk_box_reorder_child_after (self->upper, self->method_box, is_narrow ? views : NULL);
  app_watch_page_place_sentence (self);
  app_lines_set_n_lines (self->sentence, is_narrow ? 3 : 4);
  gtk_box_set_spacing (self->upper, is_narrow ? NARROW_GAP : WIDE_GAP);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), is_narrow ? NARROW_GAP : WIDE_GAP);
  app_widget_set_class (GTK_WIDGET (self), "narrow", is_narrow);
  app_watch_page_update (self);
}

static gboolean
app_watch_page_key_pressed_cb (AppWatchPage    *self,
                               guint            keyval,
                               guint            keycode,
                               GdkModifierType  state)
{
  return app_watch_page_press_key (self, keyval, state);
}

static void
app_watch_page_get_property (GObject    *object,
                             guint       property,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AppWatchPage *self = APP_WATCH_PAGE (object);

  switch (property)
    {
    case PROP_ORDER:
      g_value_set_string (value, order_names[self->method.order]);
      break;

    case PROP_SENTENCE:
      g_value_set_string (value, app_lines_get_markup (self->sentence));
      break;

    case PROP_CAPTIONED:
      g_value_set_boolean (value, self->captioned);
      break;

    case PROP_ROOMY:
      g_value_set_boolean (value, self->roomy);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
app_watch_page_set_property (GObject      *object,
                             guint         property,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  AppWatchPage *self = APP_WATCH_PAGE (object);

  switch (property)
    {
    case PROP_ORDER:
      app_watch_page_set_order (self, g_strcmp0 (g_value_get_string (value), "column") == 0
                                      ? QUEENS_BY_COLUMN : QUEENS_BY_ROW);
      break;

    case PROP_ROOMY:
      if (self->roomy == g_value_get_boolean (value))
        break;

      self->roomy = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      app_watch_counters_set_roomy (self->counters, self->roomy);
      app_watch_page_place_method_buttons (self);
      app_watch_page_update (self);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
app_watch_page_dispose (GObject *object)
{
  AppWatchPage *self = APP_WATCH_PAGE (object);

  if (self->player != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->player, self);
      app_watch_player_set_active (self->player, false);
    }

  g_clear_pointer (&self->example, app_watch_example_free);
  if (self->settings != NULL)
    app_watch_numbers_set_lesson (self->settings, -1);

  g_clear_object (&self->player);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_watch_page_parent_class)->dispose (object);
}

static void
app_watch_page_bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, upper_window);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, upper);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, method_box);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, method_buttons);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, method_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, equation);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, numbers_menu);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, rules_menu);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, queens_numbers);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, sudoku_numbers);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, sudoku_rules);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, views);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, counters);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, logic);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, transport);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, lesson_card);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, lesson_foot);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_lesson_scene_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_lesson_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_lesson_closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_method_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_equation_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_compare_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_page_narrow_cb);
}

static void
app_watch_page_install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  /* "row" or "column": how queens are searched. */
  props[PROP_ORDER] = g_param_spec_string ("order", NULL, NULL, "row", flags | G_PARAM_READWRITE);
  /* The sentence on the last event, as markup, and whether there are any to be shown. */
  props[PROP_SENTENCE] = g_param_spec_string ("sentence", NULL, NULL, NULL,
                                              flags | G_PARAM_READABLE);
  props[PROP_CAPTIONED] = g_param_spec_boolean ("captioned", NULL, NULL, FALSE,
                                                flags | G_PARAM_READABLE);
  /* Whether the sentence is shown elsewhere: below the board. */
  props[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE, flags | G_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
app_watch_page_class_init (AppWatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_page_dispose;
  G_OBJECT_CLASS (klass)->get_property = app_watch_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = app_watch_page_set_property;
  app_watch_page_install_properties (G_OBJECT_CLASS (klass));

  g_type_ensure (APP_TYPE_EQUATION);
  g_type_ensure (APP_TYPE_LESSON_CARD);
  g_type_ensure (APP_TYPE_LESSON_FOOT);
  g_type_ensure (APP_TYPE_LINES);
  g_type_ensure (APP_TYPE_WATCH_COUNTERS);
  g_type_ensure (APP_TYPE_WATCH_LOGIC);
  g_type_ensure (APP_TYPE_WATCH_TRANSPORT);
  g_type_ensure (APP_TYPE_WATCH_VIEWS);
  app_watch_page_bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "watch.play", NULL, app_watch_page_play_action);
  gtk_widget_class_install_action (widget_class, "watch.seek", "t", app_watch_page_seek_action);
  app_watch_page_install_saving (widget_class);
  gtk_widget_class_install_property_action (widget_class, "watch.order", "order");

  g_signal_new ("scene-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
app_watch_page_take_keys (AppWatchPage *self,
                          GtkWidget    *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (app_watch_page_key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
}

static void
app_watch_page_init (AppWatchPage *self)
{
  self->player = app_watch_player_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->player, "changed", G_CALLBACK (app_watch_page_changed_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  app_drop_down_set_up (self->method_drop_down, _("Method"));
  app_watch_page_narrow_cb (self);

  /* The upper part is scrolled, by Home and End too: it must see them first. */
  app_watch_page_take_keys (self, GTK_WIDGET (self->upper));
  app_watch_page_take_keys (self, GTK_WIDGET (self));
}

static void
app_watch_page_start_puzzle (AppWatchPage *self)
{
  app_watch_page_fill_methods (self);
  app_watch_page_start_method (self);
}

void
app_watch_page_bind_settings (AppWatchPage *self,
                              GSettings    *settings)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  app_watch_transport_bind (self->transport, self->player, settings);
  app_watch_views_bind (self->views, settings, self->stop_button);
  app_equation_bind (self->equation, settings);
  app_lesson_card_bind (self->lesson_card, settings, self->lesson_foot);
  app_watch_page_bind_rules (self);
  app_watch_numbers_bind (settings, G_OBJECT (self), G_CALLBACK (app_watch_page_changed_cb));

  if (self->has_puzzle)
    app_watch_page_start_puzzle (self);
}

void
app_watch_page_set_puzzle (AppWatchPage    *self,
                           const GameState *puzzle)
{
  GameState searched;

  g_return_if_fail (APP_IS_WATCH_PAGE (self));
  g_return_if_fail (puzzle != NULL);

  searched = game_state_new_puzzle (puzzle);

  if (self->has_puzzle && game_state_equal (&searched, &self->method.puzzle))
    return;

  self->method.puzzle = searched;
  self->has_puzzle = true;
  if (self->settings != NULL)
    app_watch_page_start_puzzle (self);
}

void
app_watch_page_set_active (AppWatchPage *self,
                           bool          active)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  app_watch_player_set_active (self->player, active);
  app_watch_page_update (self);

  /* Whoever comes to watch begins with the space bar. */
  if (active && !self->active)
    gtk_widget_grab_focus (app_watch_page_is_played (self) ? GTK_WIDGET (self->transport)
                                                           : GTK_WIDGET (self->lesson_card));

  self->active = active;
  app_watch_page_update_captioned (self);
}

void
app_watch_page_get_scene (AppWatchPage *self,
                          PaintScene   *scene,
                          GameState    *state)
{
  GamePlayable *playable;
  const GameSearch *search;

  g_return_if_fail (APP_IS_WATCH_PAGE (self));
  g_return_if_fail (self->has_puzzle);

  playable = app_watch_player_get_playable (self->player);

  if (GAME_IS_PATH_PLAYBACK (playable))
    {
      app_watch_logic_get_scene (self->logic, &self->method.puzzle, scene, state);
      app_watch_numbers_add_to_logic (scene);
      return;
    }

  search = game_playback_get_search (GAME_PLAYBACK (playable));
  paint_scene_init_search (scene, search, game_playback_get_event (GAME_PLAYBACK (playable)));
  app_watch_numbers_add_to_search (self->settings, scene);
  game_search_state (search, state);
  if (app_watch_page_is_in_lesson (self))
    app_lesson_card_add_scene (self->lesson_card, scene);
}

AppZoom *
app_watch_page_get_zoom (AppWatchPage *self)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), NULL);

  return app_zoom_area_get_zoom (app_zoom_area_get_around (app_watch_views_get_view (self->views,
                                                             APP_WATCH_TREE_VIEW)));
}

bool
app_watch_page_shows_tree (AppWatchPage *self)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), false);

  return gtk_widget_get_mapped (app_watch_views_get_view (self->views, APP_WATCH_TREE_VIEW));
}

AppWatchPlayer *
app_watch_page_get_player (AppWatchPage *self)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), NULL);

  return self->player;
}

void
app_watch_page_play (AppWatchPage *self)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  app_watch_player_seek (self->player, 0);
  app_watch_player_toggle (self->player);
}

void
app_watch_page_restore (AppWatchPage *self,
                        const char   *method,
                        bool          by_column,
                        uint64_t      position)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));
  g_return_if_fail (self->has_puzzle);

  app_watch_page_set_order (self, by_column ? QUEENS_BY_COLUMN : QUEENS_BY_ROW);
  gtk_drop_down_set_selected (self->method_drop_down,
                              app_watch_methods_from_name (self->method.puzzle.kind, method));
  app_watch_player_restore (self->player, position);
}

bool
app_watch_page_press_key (AppWatchPage    *self,
                          guint            keyval,
                          GdkModifierType  state)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), false);

  if (!self->has_puzzle || (state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return false;

  if (app_watch_page_is_in_lesson (self)
      && app_lesson_card_press_key (self->lesson_card, keyval, state))
    return true;
  if (!app_watch_page_is_played (self))
    return false;
  if (GAME_IS_PLAYBACK (app_watch_player_get_playable (self->player))
      && app_watch_keys_press (self->player, self->views, keyval, state))
    return true;
  if ((state & GDK_ALT_MASK) != 0)
    return false;

  return app_watch_transport_press_key (self->transport, keyval, (state & GDK_SHIFT_MASK) != 0);
}
