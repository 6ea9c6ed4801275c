/* A GtkScale with ticks drawn over it: GtkScale has marks of its own, but they need a place below
 * the trough and are one widget each, too many for a thousand solutions.
 *
 * Time runs from left to right whatever the direction of the text, as on every player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-theme.h"
#include "app/watch/app-watch-timeline.h"
#include "game/text/game-text.h"

enum
{
  TICK_WIDTH = 2,
  TICK_HEIGHT = 14,
  TICK_ROOM = 3,                /* where each has less than this, they let the time line through */
};

struct _AppWatchTimeline
{
  AppWidget     parent_instance;

  GtkWidget    *scale;
  GamePlayable *playable;
};

G_DEFINE_FINAL_TYPE (AppWatchTimeline, app_watch_timeline, APP_TYPE_WIDGET)

static GtkWidget *
app_watch_timeline_find_child (GtkWidget  *parent,
                               const char *css_name)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  while (child != NULL && !g_str_equal (gtk_widget_get_css_name (child), css_name))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* Where the trough and the slider are. They are found by their names in CSS, which GTK promises,
 * for gtk_range_get_slider_range () of GTK 4.8 gives a start that does not move. The middle of
 * the slider goes from end to end of the trough. */
static bool
app_watch_timeline_find (AppWatchTimeline *self,
                         graphene_rect_t  *trough,
                         graphene_rect_t  *slider)
{
  GtkWidget *trough_widget = app_watch_timeline_find_child (self->scale, "trough");
  GtkWidget *slider_widget = NULL;

  if (trough_widget != NULL)
    slider_widget = app_watch_timeline_find_child (trough_widget, "slider");

  return slider_widget != NULL &&
         gtk_widget_compute_bounds (trough_widget, GTK_WIDGET (self), trough) &&
         gtk_widget_compute_bounds (slider_widget, GTK_WIDGET (self), slider);
}

/* None while some goals are not known: the others would say that there are no more. */
static void
app_watch_timeline_draw_ticks (AppWatchTimeline *self,
                               GtkSnapshot      *snapshot)
{
  double length = game_playable_get_length (self->playable, NULL);
  size_t n_goals;
  const uint64_t *goals = game_playable_get_goals (self->playable, &n_goals);
  double drawn = -1;
  double middle;
  int width = TICK_WIDTH;
  graphene_rect_t trough;
  graphene_rect_t slider;
  PaintTheme theme;
  GdkRGBA color;

  if (length == 0 || !app_watch_timeline_find (self, &trough, &slider))
    return;

  app_theme_read (GTK_WIDGET (self), &theme);
  color = (GdkRGBA) { theme.found.red, theme.found.green, theme.found.blue, theme.found.alpha };

  if (n_goals * TICK_ROOM > trough.size.width)
    {
      color.alpha *= .4;
      width = 1;
    }

  middle = trough.origin.y + trough.size.height / 2;

  for (size_t i = 0; i < n_goals; i++)
    {
      double x = round (trough.origin.x + trough.size.width * (goals[i] / length));

      if (x == drawn || (x >= slider.origin.x && x <= slider.origin.x + slider.size.width))
        continue;

      drawn = x;
      gtk_snapshot_append_color (snapshot, &color,
                                 &GRAPHENE_RECT_INIT (x - width / 2,
                                                      round (middle - TICK_HEIGHT / 2.0),
                                                      width, TICK_HEIGHT));
    }
}

static gboolean
app_watch_timeline_change_value_cb (GtkRange      *range,
                                    GtkScrollType  scroll,
                                    double         value,
                                    gpointer       data)
{
  GtkAdjustment *adjustment = gtk_range_get_adjustment (range);
  double position = CLAMP (value, 0, gtk_adjustment_get_upper (adjustment));

  gtk_widget_activate_action (GTK_WIDGET (range), "watch.seek", "t", (uint64_t) round (position));

  return TRUE;
}

static void
app_watch_timeline_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AppWatchTimeline *self = APP_WATCH_TIMELINE (widget);

  gtk_widget_snapshot_child (widget, self->scale, snapshot);

  if (self->playable != NULL)
    app_watch_timeline_draw_ticks (self, snapshot);
}

static void
app_watch_timeline_dispose (GObject *object)
{
  g_clear_object (&APP_WATCH_TIMELINE (object)->playable);

  G_OBJECT_CLASS (app_watch_timeline_parent_class)->dispose (object);
}

static void
app_watch_timeline_class_init (AppWatchTimelineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_watch_timeline_dispose;
  widget_class->snapshot = app_watch_timeline_snapshot;

  gtk_widget_class_set_css_name (widget_class, "timeline");
}

static void
app_watch_timeline_init (AppWatchTimeline *self)
{
  self->scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);

  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->scale, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->scale, GTK_WIDGET (self));
  app_widget_set_name (self->scale, _("Time Line"));
  g_signal_connect (self->scale, "change-value", G_CALLBACK (app_watch_timeline_change_value_cb),
                    NULL);
}

static void
app_watch_timeline_say (AppWatchTimeline *self,
                        uint64_t          position,
                        uint64_t          length)
{
  g_autofree char *position_text = game_text_number (position);
  g_autofree char *length_text = game_text_number (length);
  /* Translators: the place in a search, as in "step 1 347 of 17 776". */
  g_autofree char *text = g_strdup_printf (_("step %s of %s"), position_text, length_text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

void
app_watch_timeline_show (AppWatchTimeline *self,
                         GamePlayable     *playable)
{
  GtkAdjustment *adjustment;
  uint64_t position;
  uint64_t length;

  g_return_if_fail (APP_IS_WATCH_TIMELINE (self));

  g_set_object (&self->playable, playable);
  position = game_playable_get_position (playable);
  length = game_playable_get_length (playable, NULL);
  adjustment = gtk_range_get_adjustment (GTK_RANGE (self->scale));
  gtk_adjustment_configure (adjustment, position, 0, MAX (length, 1), 1, MAX (length / 20, 1), 0);
  app_watch_timeline_say (self, position, length);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
