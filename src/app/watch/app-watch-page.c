/* The Watch page: puts what the player says into words, numbers and a tree, and what the person
 * does into wishes to the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-drop-down.h"
#include "app/watch/app-watch-compare.h"
#include "app/watch/app-watch-counters.h"
#include "app/watch/app-watch-keys.h"
#include "app/watch/app-watch-logic.h"
#include "app/watch/app-watch-methods.h"
#include "app/watch/app-watch-page.h"
#include "app/watch/app-watch-player.h"
#include "app/watch/app-watch-speed.h"
#include "app/watch/app-watch-timeline.h"
#include "app/watch/app-watch-tracing.h"
#include "app/watch/app-watch-tree.h"
#include "app/watch/app-watch-words.h"
#include "game/text/game-text.h"

static const char * const method_keys[GAME_N_KINDS] = {
  "watch-method-sudoku", "watch-method-queens",
};

struct _AppWatchPage
{
  GtkWidget         parent_instance;

  GtkBox           *upper;
  GtkWidget        *method_box;
  GtkWidget        *method_drop_down;
  GtkWidget        *tree_card;
  GtkWidget        *tree;
  GtkWidget        *order_box;
  GtkWidget        *by_column_button;
  GtkWidget        *sentence_label;
  GtkWidget        *counters;
  GtkWidget        *logic;
  GtkWidget        *timeline;
  GtkWidget        *play_button;
  GtkWidget        *start_button;
  GtkWidget        *back_button;
  GtkWidget        *transport;
  GtkWidget        *solution_button;
  GtkWidget        *speed_drop_down;
  GtkWidget        *tracing;

  GSettings        *settings;
  AppWatchPlayer   *player;
  GameMethod        method;
  bool              has_puzzle;
  bool              active;
  bool              filling;    /* the drop-down of methods: its choice is not the person's */
};

enum
{
  SCENE_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppWatchPage, app_watch_page, GTK_TYPE_WIDGET)

/* The reel of a path, or NULL where a search is shown. */
static AppWatchReel *
watch_page_get_logic (AppWatchPage *self)
{
  AppWatchReel *reel = app_watch_player_get_reel (self->player);

  return reel != NULL && app_watch_reel_get_playback (reel) == NULL ? reel : NULL;
}

static void
watch_page_name (GtkWidget  *button,
                 const char *name)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
watch_page_update_transport (AppWatchPage *self)
{
  bool is_logic = watch_page_get_logic (self) != NULL;
  bool moves = app_watch_player_get_motion (self->player) != APP_WATCH_PAUSED;
  bool begun = app_watch_reel_get_place (app_watch_player_get_reel (self->player)) > 0;

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            moves ? "media-playback-pause-symbolic"
                                  : "media-playback-start-symbolic");

  if (is_logic)
    watch_page_name (self->play_button, moves ? _("Pause Steps") : _("Play Steps"));
  else
    watch_page_name (self->play_button, moves ? _("Pause Search") : _("Play Search"));

  watch_page_name (self->solution_button,
                   is_logic ? _("Next Step Beyond Singles") : _("Next Solution"));
  gtk_widget_set_sensitive (self->start_button, begun);
  gtk_widget_set_sensitive (self->back_button, begun);
}

static void
watch_page_show_search (AppWatchPage *self,
                        AppWatchReel *reel)
{
  GamePlayback *playback = app_watch_reel_get_playback (reel);
  g_autofree char *sentence = game_text_event (game_playback_get_search (playback),
                                               game_playback_get_event (playback));
  g_autofree char *markup = app_watch_words_emphasize (sentence);
  bool whole;
  uint64_t length = app_watch_reel_get_length (reel, &whole);

  gtk_label_set_markup (GTK_LABEL (self->sentence_label), markup);
  app_watch_counters_show (APP_WATCH_COUNTERS (self->counters), &self->method.puzzle,
                           game_playback_get_search (playback),
                           app_watch_reel_get_place (reel), length, whole);
  app_watch_tree_show (APP_WATCH_TREE (self->tree), playback);
}

/* The one place where the page is made to show what is. */
static void
watch_page_update (AppWatchPage *self)
{
  AppWatchReel *reel = app_watch_player_get_reel (self->player);
  bool is_logic = watch_page_get_logic (self) != NULL;

  if (reel == NULL)
    return;

  gtk_widget_set_visible (self->logic, is_logic);
  gtk_widget_set_visible (self->tree_card, !is_logic);
  gtk_widget_set_visible (self->sentence_label, !is_logic);
  gtk_widget_set_visible (self->counters, !is_logic);

  if (is_logic)
    app_watch_logic_show (APP_WATCH_LOGIC (self->logic), reel);
  else
    watch_page_show_search (self, reel);

  app_watch_timeline_set_place (APP_WATCH_TIMELINE (self->timeline),
                                app_watch_reel_get_place (reel),
                                app_watch_reel_get_length (reel, NULL));
  app_watch_timeline_set_ticks (APP_WATCH_TIMELINE (self->timeline),
                                app_watch_reel_get_trace (reel), app_watch_reel_get_path (reel));
  watch_page_update_transport (self);
  app_watch_tracing_show (APP_WATCH_TRACING (self->tracing), reel);
}

static void
watch_page_changed_cb (GObject      *player_or_logic,
                       AppWatchPage *self)
{
  watch_page_update (self);
  g_signal_emit (self, signals[SCENE_CHANGED], 0);
}

/* Methods. */

/* A step of logic takes longer to read than a step of a search, so it has a speed of its own. */
static const char *
watch_page_get_speed_key (AppWatchPage *self)
{
  return app_watch_methods_is_logic (self->method.puzzle.kind, self->method.method) ?
         "watch-speed-logic" : "watch-speed";
}

static void
watch_page_start_method (AppWatchPage *self)
{
  GameKind kind = self->method.puzzle.kind;
  g_autofree char *blurb = app_watch_methods_dup_blurb (kind, self->method.method);

  gtk_widget_set_tooltip_text (self->method_drop_down, blurb);
  app_watch_speed_select (GTK_DROP_DOWN (self->speed_drop_down),
                          g_settings_get_double (self->settings, watch_page_get_speed_key (self)));

  if (app_watch_methods_is_logic (kind, self->method.method))
    app_watch_player_set_logic (self->player, &self->method.puzzle);
  else
    app_watch_player_set_method (self->player, &self->method);
}

static void
watch_page_fill_methods (AppWatchPage *self)
{
  GameKind kind = self->method.puzzle.kind;
  g_autofree char *name = g_settings_get_string (self->settings, method_keys[kind]);

  self->method.method = app_watch_methods_from_name (kind, name);

  self->filling = true;
  app_watch_methods_fill (GTK_DROP_DOWN (self->method_drop_down), kind);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->method_drop_down), self->method.method);
  self->filling = false;
}

static void
watch_page_method_selected_cb (GtkDropDown  *drop_down,
                               GParamSpec   *pspec,
                               AppWatchPage *self)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  if (self->filling || selected == GTK_INVALID_LIST_POSITION)
    return;

  self->method.method = selected;
  g_settings_set_string (self->settings, method_keys[self->method.puzzle.kind],
                         app_watch_methods_get_name (self->method.puzzle.kind,
                                                     self->method.method));
  watch_page_start_method (self);
}

static void
watch_page_order_toggled_cb (GtkToggleButton *by_column,
                             AppWatchPage    *self)
{
  self->method.order = gtk_toggle_button_get_active (by_column) ? QUEENS_BY_COLUMN : QUEENS_BY_ROW;

  if (self->has_puzzle)
    watch_page_start_method (self);
}

static void
watch_page_compare_clicked_cb (GtkButton    *button,
                               AppWatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!self->has_puzzle)
    return;

  app_watch_player_pause (self->player);
  gtk_window_present (GTK_WINDOW (app_watch_compare_new (GTK_WINDOW (root), &self->method)));
}

/* Transport. */

static void
watch_page_play_cb (GtkWidget    *widget,
                    AppWatchPage *self)
{
  app_watch_player_toggle (self->player);
}

static void
watch_page_start_clicked_cb (GtkButton    *button,
                             AppWatchPage *self)
{
  app_watch_player_seek (self->player, 0);
}

static void
watch_page_back_clicked_cb (GtkButton    *button,
                            AppWatchPage *self)
{
  app_watch_player_step (self->player, false);
}

static void
watch_page_forward_clicked_cb (GtkButton    *button,
                               AppWatchPage *self)
{
  app_watch_player_step (self->player, true);
}

static void
watch_page_solution_clicked_cb (GtkButton    *button,
                                AppWatchPage *self)
{
  app_watch_player_find_solution (self->player, true);
}

static void
watch_page_stop_cb (AppWatchTracing *tracing,
                    AppWatchPage    *self)
{
  app_watch_player_stop_tracing (self->player);
}

static void
watch_page_seek_cb (AppWatchTimeline *timeline,
                    uint64_t          place,
                    AppWatchPage     *self)
{
  app_watch_player_seek (self->player, place);
}

static void
watch_page_speed_selected_cb (GtkDropDown  *drop_down,
                              GParamSpec   *pspec,
                              AppWatchPage *self)
{
  double speed = app_watch_speed_get (drop_down);

  app_watch_player_set_speed (self->player, speed);
  g_settings_set_double (self->settings, watch_page_get_speed_key (self), speed);
}

static gboolean
watch_page_key_pressed_cb (GtkEventControllerKey *controller,
                           guint                  keyval,
                           guint                  keycode,
                           GdkModifierType        state,
                           AppWatchPage          *self)
{
  return app_watch_page_press_key (self, keyval, state);
}

static void
app_watch_page_dispose (GObject *object)
{
  AppWatchPage *self = APP_WATCH_PAGE (object);
  GtkWidget *child;

  if (self->player != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->player, self);
      app_watch_player_set_active (self->player, false);
    }

  g_clear_object (&self->player);
  g_clear_object (&self->settings);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (app_watch_page_parent_class)->dispose (object);
}

static void
watch_page_bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, upper);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, method_box);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, method_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, tree_card);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, tree);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, order_box);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, by_column_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, counters);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, logic);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, timeline);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, start_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, transport);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, solution_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, speed_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AppWatchPage, tracing);
}

static void
app_watch_page_class_init (AppWatchPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_watch_page_dispose;

  g_type_ensure (APP_TYPE_WATCH_COUNTERS);
  g_type_ensure (APP_TYPE_WATCH_LOGIC);
  g_type_ensure (APP_TYPE_WATCH_TIMELINE);
  g_type_ensure (APP_TYPE_WATCH_TRACING);
  g_type_ensure (APP_TYPE_WATCH_TREE);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-page.ui");
  watch_page_bind_children (widget_class);

  gtk_widget_class_bind_template_callback (widget_class, watch_page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_method_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_order_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_compare_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_start_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_play_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_forward_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_solution_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_seek_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_page_speed_selected_cb);

  signals[SCENE_CHANGED] = g_signal_new ("scene-changed",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
watch_page_take_keys (AppWatchPage *self,
                      GtkWidget    *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (watch_page_key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
}

static void
app_watch_page_init (AppWatchPage *self)
{
  self->settings = g_settings_new (APP_ID);
  self->player = app_watch_player_new (GTK_WIDGET (self));
  g_signal_connect (self->player, "changed", G_CALLBACK (watch_page_changed_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  app_drop_down_set_name (GTK_DROP_DOWN (self->method_drop_down), _("Method"));
  app_drop_down_set_name (GTK_DROP_DOWN (self->speed_drop_down), _("Speed"));
  gtk_widget_set_direction (self->transport, GTK_TEXT_DIR_LTR);
  app_watch_speed_fill (GTK_DROP_DOWN (self->speed_drop_down),
                        g_settings_get_double (self->settings, "watch-speed"));

  /* The upper part is scrolled, by Home and End too: it must see them first. */
  watch_page_take_keys (self, GTK_WIDGET (self->upper));
  watch_page_take_keys (self, GTK_WIDGET (self));
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
  gtk_widget_set_visible (self->order_box, searched.kind == GAME_QUEENS);
  watch_page_fill_methods (self);
  watch_page_start_method (self);
}

void
app_watch_page_set_active (AppWatchPage *self,
                           bool          active)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  app_watch_player_set_active (self->player, active);
  watch_page_update (self);

  /* Whoever comes to watch begins with the space bar. */
  if (active && !self->active)
    gtk_widget_grab_focus (self->play_button);

  self->active = active;
}

void
app_watch_page_set_narrow (AppWatchPage *self,
                           bool          narrow)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  gtk_box_reorder_child_after (self->upper, self->tree_card,
                               narrow ? self->counters : self->method_box);
  app_watch_logic_set_narrow (APP_WATCH_LOGIC (self->logic), narrow);
}

void
app_watch_page_get_scene (AppWatchPage *self,
                          PaintScene   *scene,
                          GameState    *state)
{
  GamePlayback *playback;

  g_return_if_fail (APP_IS_WATCH_PAGE (self));
  g_return_if_fail (self->has_puzzle);

  playback = app_watch_reel_get_playback (app_watch_player_get_reel (self->player));

  if (playback == NULL)
    {
      app_watch_logic_get_scene (APP_WATCH_LOGIC (self->logic), &self->method.puzzle, scene, state);
      return;
    }

  paint_scene_init_search (scene, game_playback_get_search (playback),
                           game_playback_get_event (playback));
  game_search_state (game_playback_get_search (playback), state);
}

void
app_watch_page_play (AppWatchPage *self)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  app_watch_player_seek (self->player, 0);
  app_watch_player_toggle (self->player);
}

void
app_watch_page_restart (AppWatchPage *self)
{
  GameKind kind = self->method.puzzle.kind;

  g_return_if_fail (APP_IS_WATCH_PAGE (self));

  if (app_watch_methods_is_logic (kind, self->method.method))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->method_drop_down),
                                app_watch_methods_from_name (kind, ""));
  app_watch_player_seek (self->player, 0);
}

uint64_t
app_watch_page_get_place (AppWatchPage  *self,
                          const char   **method,
                          bool          *by_column)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), 0);

  *method = app_watch_methods_get_name (self->method.puzzle.kind, self->method.method);
  *by_column = self->method.order == QUEENS_BY_COLUMN;

  return app_watch_player_get_place (self->player);
}

void
app_watch_page_restore (AppWatchPage *self,
                        const char   *method,
                        bool          by_column,
                        uint64_t      place)
{
  g_return_if_fail (APP_IS_WATCH_PAGE (self));
  g_return_if_fail (self->has_puzzle);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->by_column_button), by_column);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->method_drop_down),
                              app_watch_methods_from_name (self->method.puzzle.kind, method));
  app_watch_player_restore (self->player, place);
}

bool
app_watch_page_press_key (AppWatchPage    *self,
                          guint            keyval,
                          GdkModifierType  state)
{
  g_return_val_if_fail (APP_IS_WATCH_PAGE (self), false);

  if (!self->has_puzzle || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return false;

  return app_watch_keys_press (self->player, GTK_DROP_DOWN (self->speed_drop_down),
                               keyval, (state & GDK_SHIFT_MASK) != 0);
}
