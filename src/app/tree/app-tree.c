/* The picture of the search that is watched: as large as the zoom area around it says, and only
 * the part that can be seen. Nodes that stand for those of the picture have the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/tree/app-tree-private.h"

#include <glib/gi18n-lib.h>

#include "app/player/app-watch-numbers.h"
#include "app/tree/app-tree-legend.h"
#include "app/widgets/app-theme.h"
#include "app/widgets/app-zoom-area.h"

enum
{
  TREE_HEIGHT = 112,
  NODE_MARGIN = 20,             /* around the node at work, at the usual scale */
};

static void app_tree_init_view (AppWatchViewInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppTree, app_tree, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (APP_TYPE_WATCH_VIEW,
                                                      app_tree_init_view))

static void
app_tree_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? TREE_HEIGHT : 0;
}

double
app_tree_get_scale (AppTree *self)
{
  AppZoomArea *around = app_zoom_area_get_around (GTK_WIDGET (self));

  return app_zoom_get_scale (app_zoom_area_get_zoom (around));
}

static int
app_tree_get_first (AppTree *self)
{
  return self->settings != NULL ? app_watch_numbers_get_first (self->settings) : 1;
}

int
app_tree_get_levels (AppTree *self)
{
  return self->settings != NULL ? g_settings_get_int (self->settings, "watch-tree-levels") : 0;
}

void
app_tree_lay_out (AppTree       *self,
                  AppTreePlaces *places)
{
  double scale = app_tree_get_scale (self);

  app_tree_places_init (places, self->playback, app_tree_get_levels (self),
                        app_tree_get_first (self),
                        gtk_widget_get_width (GTK_WIDGET (self)) / scale,
                        gtk_widget_get_height (GTK_WIDGET (self)) / scale);
}

int
app_tree_get_chosen (AppTree       *self,
                     AppTreePlaces *places)
{
  return self->marked >= 0 && self->marked < places->layout.n_places
         ? paint_tree_shown (&places->layout, self->marked)
         : app_tree_places_get_current (places);
}

static void
app_tree_draw (AppTree *self,
               cairo_t *cr)
{
  bool has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  AppTreePlaces places;
  PaintTheme theme;

  app_tree_lay_out (self, &places);
  app_theme_read (GTK_WIDGET (self), &theme);
  app_tree_places_draw (&places, cr, has_focus && self->marked >= 0
                                     ? app_tree_get_chosen (self, &places) : -1, &theme);
}

static void
app_tree_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  AppTree *self = APP_TREE (widget);
  AppZoomArea *around = app_zoom_area_get_around (widget);
  double scale = app_tree_get_scale (self);
  graphene_rect_t visible;
  cairo_t *cr;

  if (self->playback == NULL)
    return;

  app_zoom_area_get_visible (around, &visible);
  cr = gtk_snapshot_append_cairo (snapshot, &visible);
  cairo_scale (cr, scale, scale);
  app_tree_draw (self, cr);
  cairo_destroy (cr);
}

void
app_tree_show_place (AppTree       *self,
                     AppTreePlaces *places,
                     int            place)
{
  const PaintTreePlace *at = &places->layout.place[place];
  double scale = app_tree_get_scale (self);

  app_zoom_area_show (app_zoom_area_get_around (GTK_WIDGET (self)),
                      &(GdkRectangle) { at->x * scale, at->y * scale, 1, 1 },
                      NODE_MARGIN * scale);
}

/* The place at work stays in sight. */
static void
app_tree_show_current (AppTree *self)
{
  AppTreePlaces places;

  app_tree_lay_out (self, &places);
  app_tree_show_place (self, &places, app_tree_places_get_current (&places));
}

/* The chosen node gets it. */
static gboolean
app_tree_move_focus (AppTree       *self,
                     AppTreePlaces *places)
{
  gboolean has_focus;

  self->is_moving = true;
  has_focus = app_tree_nodes_grab_focus (self->nodes, app_tree_get_chosen (self, places));
  self->is_moving = false;

  return has_focus;
}

/* Names the nodes; the chosen one gets the focus, if the tree has it. */
static void
app_tree_tell (AppTree *self)
{
  bool has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  AppTreePlaces places;
  g_auto(GStrv) names = NULL;

  app_tree_lay_out (self, &places);
  names = g_new0 (char *, places.layout.n_places + 1);
  for (int i = 0; i < places.layout.n_places; i++)
    names[i] = app_tree_places_dup_words (&places, i);

  app_tree_nodes_show (self->nodes, &places.layout, names, app_tree_get_scale (self),
                       app_tree_places_get_current (&places));
  if (has_focus)
    app_tree_move_focus (self, &places);
}

void
app_tree_mark (AppTree *self,
               int      place)
{
  self->marked = place;
  app_tree_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
app_tree_show_legend (AppTree *self)
{
  g_autofree char *markup = app_tree_legend_dup (GTK_WIDGET (self),
                                                 app_tree_get_levels (self),
                                                 app_tree_places_count_levels (self->playback));

  gtk_label_set_markup (self->legend, markup);
}

/* Whether the search is elsewhere; a path is another one there, where nothing is marked. */
static bool
app_tree_has_moved (AppTree      *self,
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
app_tree_show (AppWatchView   *view,
               AppWatchPlayer *player)
{
  AppTree *self = APP_TREE (view);
  GamePlayback *playback = app_watch_view_get_playback (player);
  bool has_path = game_playback_get_tree (playback) == NULL;
  bool has_moved = app_tree_has_moved (self, playback);

  g_set_object (&self->player, player);
  g_set_object (&self->playback, playback);
  if (has_moved)
    app_tree_show_current (self);
  gtk_widget_set_visible (GTK_WIDGET (self->depths), has_path);
  if (has_path)
    app_tree_depths_show (self->depths, player);
  if (app_watch_player_get_motion (player) == APP_WATCH_PAUSED)
    {
      app_tree_tell (self);
      app_tree_show_legend (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A node that was marked and is left out now gives its mark to the one above it that is drawn. */
static void
app_tree_levels_changed_cb (AppTree *self)
{
  AppTreePlaces places;

  if (self->playback == NULL)
    return;

  app_tree_lay_out (self, &places);
  if (self->marked >= 0)
    self->marked = app_tree_get_chosen (self, &places);

  app_tree_tell (self);
  app_tree_show_legend (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Outside of the layout, because widgets come and go. */
static gboolean
app_tree_resized_cb (gpointer data)
{
  AppTree *self = data;

  self->idle_id = 0;
  if (self->playback != NULL && app_watch_player_get_motion (self->player) == APP_WATCH_PAUSED)
    app_tree_tell (self);

  return G_SOURCE_REMOVE;
}

static void
app_tree_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  AppTree *self = APP_TREE (widget);

  app_tree_nodes_allocate (self->nodes);
  if (width == self->width && height == self->height)
    return;

  self->width = width;
  self->height = height;
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (app_tree_resized_cb, self);
}

static gboolean
app_tree_grab_focus (GtkWidget *widget)
{
  AppTree *self = APP_TREE (widget);
  AppTreePlaces places;

  if (self->playback == NULL)
    return FALSE;

  app_tree_tell (self);
  app_tree_lay_out (self, &places);

  return app_tree_move_focus (self, &places);
}

static void
app_tree_init_view (AppWatchViewInterface *interface)
{
  interface->show = app_tree_show;
}

static void
app_tree_dispose (GObject *object)
{
  AppTree *self = APP_TREE (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_object (&self->player);
  g_clear_object (&self->playback);
  g_clear_object (&self->settings);
  g_clear_object (&self->legend);
  g_clear_object (&self->depths);
  g_clear_pointer (&self->nodes, app_tree_nodes_free);

  G_OBJECT_CLASS (app_tree_parent_class)->dispose (object);
}

static void
app_tree_class_init (AppTreeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_tree_dispose;
  widget_class->measure = app_tree_measure;
  widget_class->snapshot = app_tree_snapshot;
  widget_class->size_allocate = app_tree_size_allocate;
  widget_class->focus = app_widget_focus_at_once;
  widget_class->grab_focus = app_tree_grab_focus;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TREE);
}

static void
app_tree_init (AppTree *self)
{
  app_widget_set_name (GTK_WIDGET (self), _("Search tree"));
  self->marked = -1;
  self->depths = APP_TREE_DEPTHS (g_object_ref_sink (app_tree_depths_new ()));
  self->legend = g_object_ref_sink (GTK_LABEL (app_widget_new_label (NULL, "legend")));
  gtk_label_set_wrap (self->legend, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->legend), "small");
  app_tree_init_input (self);
}

void
app_tree_bind (AppTree   *self,
               GSettings *settings)
{
  g_return_if_fail (APP_IS_TREE (self));

  g_set_object (&self->settings, settings);
  g_signal_connect_object (settings, "changed::watch-tree-levels",
                           G_CALLBACK (app_tree_levels_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
app_tree_get_depths (AppTree *self)
{
  g_return_val_if_fail (APP_IS_TREE (self), NULL);

  return GTK_WIDGET (self->depths);
}

GtkWidget *
app_tree_get_legend (AppTree *self)
{
  g_return_val_if_fail (APP_IS_TREE (self), NULL);

  return GTK_WIDGET (self->legend);
}
