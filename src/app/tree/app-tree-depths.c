/* The chart of how deep a search was over time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/tree/app-tree-depths.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-theme.h"
#include "game/text/game-text.h"
#include "paint/tree/paint-tree.h"

enum { CHART_WIDTH = 100, CHART_HEIGHT = 24 };    /* at least */

struct _AppTreeDepths
{
  AppWidget       parent_instance;

  GtkLabel       *caption;
  GtkWidget      *chart;
  AppWatchPlayer *player;
  double          begin;        /* of a drag */
};

G_DEFINE_FINAL_TYPE (AppTreeDepths, app_tree_depths, APP_TYPE_WIDGET)

static GamePlayback *
app_tree_depths_get_playback (AppTreeDepths *self)
{
  GamePlayable *playable = self->player != NULL ? app_watch_player_get_playable (self->player)
                                                : NULL;

  return playable != NULL && GAME_IS_PLAYBACK (playable) ? GAME_PLAYBACK (playable) : NULL;
}

static void
app_tree_depths_draw_cb (GtkDrawingArea *area,
                         cairo_t        *cr,
                         int             width,
                         int             height,
                         gpointer        data)
{
  AppTreeDepths *self = data;
  GamePlayback *playback = app_tree_depths_get_playback (self);
  PaintTheme theme;

  if (playback == NULL)
    return;

  app_theme_read (GTK_WIDGET (area), &theme);
  paint_tree_depths (cr, game_playback_get_depths (playback),
                     game_playable_get_position (GAME_PLAYABLE (playback)),
                     game_search_n_variables (game_playback_get_search (playback)), &theme, width,
                     height);
}

static void
app_tree_depths_seek (AppTreeDepths *self,
                      double         x)
{
  GamePlayback *playback = app_tree_depths_get_playback (self);
  int width = gtk_widget_get_width (self->chart);
  uint64_t length;

  if (playback == NULL || width == 0)
    return;

  length = game_playback_get_depths (playback)->length;
  app_watch_player_seek (self->player, round (length * CLAMP (x / width, 0, 1)));
}

static void
app_tree_depths_begin_cb (AppTreeDepths *self,
                          double         x,
                          double         y,
                          GtkGesture    *drag)
{
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  self->begin = x;
  app_tree_depths_seek (self, x);
}

static void
app_tree_depths_update_cb (AppTreeDepths *self,
                           double         x,
                           double         y)
{
  app_tree_depths_seek (self, self->begin + x);
}

static void
app_tree_depths_dispose (GObject *object)
{
  g_clear_object (&APP_TREE_DEPTHS (object)->player);

  G_OBJECT_CLASS (app_tree_depths_parent_class)->dispose (object);
}

static void
app_tree_depths_class_init (AppTreeDepthsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_tree_depths_dispose;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "depths");
}

static GtkWidget *
app_tree_depths_new_chart (AppTreeDepths *self)
{
  GtkWidget *chart = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_add_css_class (chart, "depth-chart");
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (chart), CHART_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (chart), CHART_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (chart), app_tree_depths_draw_cb, self, NULL);
  gtk_widget_set_tooltip_text (chart, _("How deep the search was at each time: at least, dark, "
                                        "and at most, light. Green: solutions. "
                                        "Click to go there."));
  app_widget_set_name (chart, _("Depth over time"));
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (app_tree_depths_begin_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (app_tree_depths_update_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (chart, GTK_EVENT_CONTROLLER (drag));

  return chart;
}

static void
app_tree_depths_init (AppTreeDepths *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->caption = GTK_LABEL (app_widget_new_label (NULL, "quiet"));
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "small");
  gtk_label_set_wrap (self->caption, false);
  gtk_label_set_ellipsize (self->caption, PANGO_ELLIPSIZE_END);
  self->chart = app_tree_depths_new_chart (self);
  gtk_widget_set_halign (GTK_WIDGET (self->caption), GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self->caption), GTK_ALIGN_END);
  gtk_widget_set_can_target (GTK_WIDGET (self->caption), false);
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "depth-caption");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->chart);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->caption));
  gtk_widget_set_parent (overlay, GTK_WIDGET (self));
}

GtkWidget *
app_tree_depths_new (void)
{
  return g_object_new (APP_TYPE_TREE_DEPTHS, NULL);
}

/* For who does not see it. */
static void
app_tree_depths_tell (AppTreeDepths *self,
                      GamePlayback  *playback)
{
  const GameSearch *search = game_playback_get_search (playback);
  g_autofree char *step = game_text_number (game_search_n_events (search));
  g_autofree char *length = game_text_number (game_playback_get_depths (playback)->length);
  /* Translators: of a search: the place in time and how many values stand there, as in "step 1 347
   * of 17 776, depth 5 of 8". */
  g_autofree char *words = g_strdup_printf (_("step %s of %s, depth %d of %d"), step, length,
                                            game_search_depth (search),
                                            game_search_n_variables (search));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

void
app_tree_depths_show (AppTreeDepths  *self,
                      AppWatchPlayer *player)
{
  GamePlayback *playback;

  g_return_if_fail (APP_IS_TREE_DEPTHS (self));

  g_set_object (&self->player, player);
  playback = app_tree_depths_get_playback (self);
  if (app_watch_player_get_motion (player) == APP_WATCH_PAUSED)
    {
      /* Translators: the caption of a chart; the number is the greatest depth of a search. */
      g_autofree char *text = g_strdup_printf (_("Depth over time, from 0 to %d"),
                                               game_search_n_variables (
                                                 game_playback_get_search (playback)));

      gtk_label_set_label (self->caption, text);
      app_tree_depths_tell (self, playback);
    }
  gtk_widget_queue_draw (self->chart);
}
