/* The picture of the search that is watched: as large as the zoom area around it says, and only
 * the part that can be seen. Nodes that stand for those of the picture have the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-tree.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-depths.h"
#include "app/watch/app-watch-legend.h"
#include "app/watch/app-watch-nodes.h"
#include "app/watch/app-watch-numbers.h"
#include "app/watch/app-watch-places.h"
#include "app/widgets/app-theme.h"
#include "app/widgets/app-zoom-area.h"

enum
{
  TREE_HEIGHT = 112,
  NODE_MARGIN = 20,             /* around the node at work, at the usual scale */
};

struct _AppWatchTree
{
  GtkWidget       parent_instance;

  AppWatchPlayer *player;
  GamePlayback   *playback;
  GSettings      *settings;
  GtkLabel       *legend;       /* outside of the tree, which can be made larger */
  AppWatchDepths *depths;       /* likewise; of a tree that is not drawn whole */
  AppWatchNodes  *nodes;
  int             marked;       /* the place that keys have chosen; -1: the one at work */
  uint64_t        position;     /* that is shown */
  bool            is_moving;    /* the focus, and not by the user */
  int             width;        /* for which the nodes are laid out */
  int             height;
  guint           idle_id;
};

static void app_watch_tree_init_view (AppWatchViewInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppWatchTree, app_watch_tree, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (APP_TYPE_WATCH_VIEW,
                                                      app_watch_tree_init_view))

static void
app_watch_tree_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? TREE_HEIGHT : 0;
}

static double
app_watch_tree_get_scale (AppWatchTree *self)
{
  AppZoomArea *around = app_zoom_area_get_around (GTK_WIDGET (self));

  return app_zoom_get_scale (app_zoom_area_get_zoom (around));
}

static int
app_watch_tree_get_first (AppWatchTree *self)
{
  return self->settings != NULL ? app_watch_numbers_get_first (self->settings) : 1;
}

/* How many levels are drawn; 0: all. */
static int
app_watch_tree_get_levels (AppWatchTree *self)
{
  return self->settings != NULL ? g_settings_get_int (self->settings, "watch-tree-levels") : 0;
}

/* There is a playback. */
static void
app_watch_tree_lay_out (AppWatchTree   *self,
                        AppWatchPlaces *places)
{
  double scale = app_watch_tree_get_scale (self);

  app_watch_places_init (places, self->playback, app_watch_tree_get_levels (self),
                         app_watch_tree_get_first (self),
                         gtk_widget_get_width (GTK_WIDGET (self)) / scale,
                         gtk_widget_get_height (GTK_WIDGET (self)) / scale);
}

/* The place that keys have chosen, or else the one at work. */
static int
app_watch_tree_get_chosen (AppWatchTree   *self,
                           AppWatchPlaces *places)
{
  return self->marked >= 0 && self->marked < places->layout.n_places
         ? paint_tree_shown (&places->layout, self->marked)
         : app_watch_places_get_current (places);
}

static void
app_watch_tree_draw (AppWatchTree *self,
                     cairo_t      *cr)
{
  bool has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  AppWatchPlaces places;
  PaintTheme theme;

  app_watch_tree_lay_out (self, &places);
  app_theme_read (GTK_WIDGET (self), &theme);
  app_watch_places_draw (&places, cr, has_focus && self->marked >= 0
                                      ? app_watch_tree_get_chosen (self, &places) : -1, &theme);
}

static void
app_watch_tree_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AppWatchTree *self = APP_WATCH_TREE (widget);
  AppZoomArea *around = app_zoom_area_get_around (widget);
  double scale = app_watch_tree_get_scale (self);
  graphene_rect_t visible;
  cairo_t *cr;

  if (self->playback == NULL)
    return;

  app_zoom_area_get_visible (around, &visible);
  cr = gtk_snapshot_append_cairo (snapshot, &visible);
  cairo_scale (cr, scale, scale);
  app_watch_tree_draw (self, cr);
  cairo_destroy (cr);
}

static void
app_watch_tree_show_place (AppWatchTree   *self,
                           AppWatchPlaces *places,
                           int             place)
{
  const PaintTreePlace *at = &places->layout.place[place];
  double scale = app_watch_tree_get_scale (self);

  app_zoom_area_show (app_zoom_area_get_around (GTK_WIDGET (self)),
                      &(GdkRectangle) { at->x * scale, at->y * scale, 1, 1 },
                      NODE_MARGIN * scale);
}

/* The place at work stays in sight. */
static void
app_watch_tree_show_current (AppWatchTree *self)
{
  AppWatchPlaces places;

  app_watch_tree_lay_out (self, &places);
  app_watch_tree_show_place (self, &places, app_watch_places_get_current (&places));
}

/* The chosen node gets it. */
static gboolean
app_watch_tree_move_focus (AppWatchTree   *self,
                           AppWatchPlaces *places)
{
  gboolean has_focus;

  self->is_moving = true;
  has_focus = app_watch_nodes_grab_focus (self->nodes, app_watch_tree_get_chosen (self, places));
  self->is_moving = false;

  return has_focus;
}

/* Names the nodes; the chosen one gets the focus, if the tree has it. */
static void
app_watch_tree_tell (AppWatchTree *self)
{
  bool has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  AppWatchPlaces places;
  g_auto(GStrv) names = NULL;

  app_watch_tree_lay_out (self, &places);
  names = g_new0 (char *, places.layout.n_places + 1);
  for (int i = 0; i < places.layout.n_places; i++)
    names[i] = app_watch_places_dup_words (&places, i);

  app_watch_nodes_show (self->nodes, &places.layout, names, app_watch_tree_get_scale (self),
                        app_watch_places_get_current (&places));
  if (has_focus)
    app_watch_tree_move_focus (self, &places);
}

static void
app_watch_tree_mark (AppWatchTree *self,
                     int           place)
{
  self->marked = place;
  app_watch_tree_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
app_watch_tree_show_legend (AppWatchTree *self)
{
  g_autofree char *markup = app_watch_legend_dup (GTK_WIDGET (self),
                                                  app_watch_tree_get_levels (self),
                                                  app_watch_places_count_levels (self->playback));

  gtk_label_set_markup (self->legend, markup);
}

/* Whether the search is elsewhere; a path is another one there, where nothing is marked. */
static bool
app_watch_tree_has_moved (AppWatchTree *self,
                          GamePlayback *playback)
{
  uint64_t position = game_playable_get_position (GAME_PLAYABLE (playback));
  bool has_moved = playback != self->playback || position != self->position;

  if (playback != self->playback || (has_moved && game_playback_get_tree (playback) == NULL))
    self->marked = -1;
  self->position = position;
  return has_moved;
}

static void
app_watch_tree_show (AppWatchView   *view,
                     AppWatchPlayer *player)
{
  AppWatchTree *self = APP_WATCH_TREE (view);
  GamePlayback *playback = app_watch_view_get_playback (player);
  bool has_path = game_playback_get_tree (playback) == NULL;
  bool has_moved = app_watch_tree_has_moved (self, playback);

  g_set_object (&self->player, player);
  g_set_object (&self->playback, playback);
  if (has_moved)
    app_watch_tree_show_current (self);
  gtk_widget_set_visible (GTK_WIDGET (self->depths), has_path);
  if (has_path)
    app_watch_depths_show (self->depths, player);
  if (app_watch_player_get_motion (player) == APP_WATCH_PAUSED)
    {
      app_watch_tree_tell (self);
      app_watch_tree_show_legend (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The user. */

static void
app_watch_tree_go (AppWatchTree   *self,
                   AppWatchPlaces *places,
                   int             place)
{
  uint64_t position;

  if (app_watch_places_find (places, place, &position))
    app_watch_player_seek (self->player, position);
}

static int
app_watch_tree_find_at (AppWatchTree   *self,
                        AppWatchPlaces *places,
                        double          x,
                        double          y)
{
  double scale = app_watch_tree_get_scale (self);

  return paint_tree_at (&places->layout, x / scale, y / scale);
}

static void
app_watch_tree_released_cb (AppWatchTree *self,
                            int           n_presses,
                            double        x,
                            double        y)
{
  AppWatchPlaces places;
  int place;

  if (self->playback == NULL)
    return;

  app_watch_tree_lay_out (self, &places);
  place = app_watch_tree_find_at (self, &places, x, y);
  if (place >= 0)
    app_watch_tree_go (self, &places, place);
}

static void
app_watch_tree_activate_cb (GtkWidget *widget,
                            int        place)
{
  AppWatchTree *self = APP_WATCH_TREE (widget);
  AppWatchPlaces places;

  app_watch_tree_lay_out (self, &places);
  if (place < places.layout.n_places)
    app_watch_tree_go (self, &places, place);
}

/* From elsewhere, as a screen reader does. */
static void
app_watch_tree_focus_cb (GtkWidget *widget,
                         int        place)
{
  AppWatchTree *self = APP_WATCH_TREE (widget);

  if (!self->is_moving)
    self->marked = place;
  gtk_widget_queue_draw (widget);
}

static bool
find_direction (guint               keyval,
                PaintTreeDirection *direction)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
      *direction = PAINT_TREE_PARENT;
      return true;

    case GDK_KEY_Down:
      *direction = PAINT_TREE_CHILD;
      return true;

    case GDK_KEY_Left:
      *direction = PAINT_TREE_BEFORE;
      return true;

    case GDK_KEY_Right:
      *direction = PAINT_TREE_AFTER;
      return true;

    default:
      return false;
    }
}

/* A node that was marked and is left out now gives its mark to the one above it that is drawn. */
static void
app_watch_tree_levels_changed_cb (AppWatchTree *self)
{
  AppWatchPlaces places;

  if (self->playback == NULL)
    return;

  app_watch_tree_lay_out (self, &places);
  if (self->marked >= 0)
    self->marked = app_watch_tree_get_chosen (self, &places);

  app_watch_tree_tell (self);
  app_watch_tree_show_legend (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* One level more or fewer, from the root. */
static bool
app_watch_tree_press_levels (AppWatchTree *self,
                             guint         keyval)
{
  bool fewer = keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract;
  int levels = app_watch_tree_get_levels (self);
  int most = app_watch_places_count_levels (self->playback);

  if (!fewer && keyval != GDK_KEY_plus && keyval != GDK_KEY_KP_Add && keyval != GDK_KEY_equal)
    return false;

  if (levels == 0 || levels > most)
    levels = most;
  levels = MAX (levels + (fewer ? -1 : 1), 1);
  g_settings_set_int (self->settings, "watch-tree-levels", levels < most ? levels : 0);

  return true;
}

/* Chooses a place, or goes there. */
static bool
app_watch_tree_press_place (AppWatchTree *self,
                            guint         keyval)
{
  PaintTreeDirection direction;
  AppWatchPlaces places;
  int place;

  app_watch_tree_lay_out (self, &places);
  place = app_watch_tree_get_chosen (self, &places);
  if (find_direction (keyval, &direction))
    place = paint_tree_next (&places.layout, place, direction);
  else if (keyval == GDK_KEY_Home)
    place = app_watch_places_get_current (&places);
  else if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return false;
  else
    {
      app_watch_tree_go (self, &places, place);
      return true;
    }

  app_watch_tree_mark (self, place);
  app_watch_tree_show_place (self, &places, place);

  return true;
}

static gboolean
app_watch_tree_key_cb (AppWatchTree   *self,
                       guint           keyval,
                       guint           keycode,
                       GdkModifierType state)
{
  state &= gtk_accelerator_get_default_mod_mask ();

  return self->playback != NULL && (state & ~GDK_SHIFT_MASK) == 0
         && (app_watch_tree_press_levels (self, keyval)
             || (state == 0 && app_watch_tree_press_place (self, keyval)));
}

static gboolean
app_watch_tree_query_tooltip_cb (AppWatchTree *self,
                                 int           x,
                                 int           y,
                                 gboolean      by_keyboard,
                                 GtkTooltip   *tooltip)
{
  double scale = app_watch_tree_get_scale (self);
  g_autofree char *words = NULL;
  const PaintTreePlace *at;
  AppWatchPlaces places;
  int place;

  if (self->playback == NULL)
    return FALSE;

  app_watch_tree_lay_out (self, &places);
  place = by_keyboard ? app_watch_tree_get_chosen (self, &places)
                      : app_watch_tree_find_at (self, &places, x, y);
  if (place < 0)
    {
      gtk_tooltip_set_text (tooltip, app_watch_legend_get_tip ());
      return TRUE;
    }

  at = &places.layout.place[place];
  words = app_watch_places_dup_words (&places, place);
  gtk_tooltip_set_custom (tooltip, app_watch_legend_new_tip (GTK_WIDGET (self), words, places.tree,
                                                             place));
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { at->x * scale - 8, at->y * scale - 8,
                                                       16, 16 });

  return TRUE;
}

/* Outside of the layout, because widgets come and go. */
static gboolean
app_watch_tree_resized_cb (gpointer data)
{
  AppWatchTree *self = data;

  self->idle_id = 0;
  if (self->playback != NULL && app_watch_player_get_motion (self->player) == APP_WATCH_PAUSED)
    app_watch_tree_tell (self);

  return G_SOURCE_REMOVE;
}

static void
app_watch_tree_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AppWatchTree *self = APP_WATCH_TREE (widget);

  app_watch_nodes_allocate (self->nodes);
  if (width == self->width && height == self->height)
    return;

  self->width = width;
  self->height = height;
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (app_watch_tree_resized_cb, self);
}

static gboolean
app_watch_tree_grab_focus (GtkWidget *widget)
{
  AppWatchTree *self = APP_WATCH_TREE (widget);
  AppWatchPlaces places;

  if (self->playback == NULL)
    return FALSE;

  app_watch_tree_tell (self);
  app_watch_tree_lay_out (self, &places);

  return app_watch_tree_move_focus (self, &places);
}

static void
app_watch_tree_init_view (AppWatchViewInterface *interface)
{
  interface->show = app_watch_tree_show;
}

static void
app_watch_tree_dispose (GObject *object)
{
  AppWatchTree *self = APP_WATCH_TREE (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_object (&self->player);
  g_clear_object (&self->playback);
  g_clear_object (&self->settings);
  g_clear_object (&self->legend);
  g_clear_object (&self->depths);
  g_clear_pointer (&self->nodes, app_watch_nodes_free);

  G_OBJECT_CLASS (app_watch_tree_parent_class)->dispose (object);
}

static void
app_watch_tree_class_init (AppWatchTreeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_tree_dispose;
  widget_class->measure = app_watch_tree_measure;
  widget_class->snapshot = app_watch_tree_snapshot;
  widget_class->size_allocate = app_watch_tree_size_allocate;
  widget_class->focus = app_widget_focus_at_once;
  widget_class->grab_focus = app_watch_tree_grab_focus;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TREE);
}

static void
app_watch_tree_add_controllers (AppWatchTree *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (app_watch_tree_released_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (app_watch_tree_key_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
app_watch_tree_init (AppWatchTree *self)
{
  app_widget_set_name (GTK_WIDGET (self), _("Search tree"));
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  self->marked = -1;
  self->nodes = app_watch_nodes_new (GTK_WIDGET (self), app_watch_tree_activate_cb,
                                     app_watch_tree_focus_cb);
  self->depths = APP_WATCH_DEPTHS (g_object_ref_sink (app_watch_depths_new ()));
  self->legend = g_object_ref_sink (GTK_LABEL (app_widget_new_label (NULL, "quiet")));
  gtk_label_set_wrap (self->legend, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->legend), "small");
  g_signal_connect (self, "query-tooltip", G_CALLBACK (app_watch_tree_query_tooltip_cb), NULL);
  app_watch_tree_add_controllers (self);
}

void
app_watch_tree_bind (AppWatchTree *self,
                     GSettings    *settings)
{
  g_return_if_fail (APP_IS_WATCH_TREE (self));

  g_set_object (&self->settings, settings);
  g_signal_connect_object (settings, "changed::watch-tree-levels",
                           G_CALLBACK (app_watch_tree_levels_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
app_watch_tree_get_depths (AppWatchTree *self)
{
  g_return_val_if_fail (APP_IS_WATCH_TREE (self), NULL);

  return GTK_WIDGET (self->depths);
}

GtkWidget *
app_watch_tree_get_legend (AppWatchTree *self)
{
  g_return_val_if_fail (APP_IS_WATCH_TREE (self), NULL);

  return GTK_WIDGET (self->legend);
}
