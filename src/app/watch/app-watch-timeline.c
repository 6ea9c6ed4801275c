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
  GtkWidget  parent_instance;

  GtkWidget *scale;
  GameTrace *trace;
  GamePath  *path;
};

enum
{
  SEEK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppWatchTimeline, app_watch_timeline, GTK_TYPE_WIDGET)

static GtkWidget *
find_child (GtkWidget  *parent,
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
watch_timeline_find (AppWatchTimeline *self,
                     graphene_rect_t  *trough,
                     graphene_rect_t  *slider)
{
  GtkWidget *trough_widget = find_child (self->scale, "trough");
  GtkWidget *slider_widget = trough_widget != NULL ? find_child (trough_widget, "slider") : NULL;

  return slider_widget != NULL &&
         gtk_widget_compute_bounds (trough_widget, GTK_WIDGET (self), trough) &&
         gtk_widget_compute_bounds (slider_widget, GTK_WIDGET (self), slider);
}

static void
watch_timeline_draw_ticks (AppWatchTimeline *self,
                           GtkSnapshot      *snapshot,
                           const uint64_t   *places,
                           size_t            n_places,
                           double            length)
{
  double drawn = -1;
  double middle;
  int width = TICK_WIDTH;
  graphene_rect_t trough;
  graphene_rect_t slider;
  PaintTheme theme;
  GdkRGBA color;

  if (length == 0 || !watch_timeline_find (self, &trough, &slider))
    return;

  app_theme_read (GTK_WIDGET (self), &theme);
  color = (GdkRGBA) { theme.found.red, theme.found.green, theme.found.blue, theme.found.alpha };

  if (n_places * TICK_ROOM > trough.size.width)
    {
      color.alpha *= .4;
      width = 1;
    }

  middle = trough.origin.y + trough.size.height / 2;

  for (size_t i = 0; i < n_places; i++)
    {
      double x = round (trough.origin.x + trough.size.width * (places[i] / length));

      if (x == drawn || (x >= slider.origin.x && x <= slider.origin.x + slider.size.width))
        continue;

      drawn = x;
      gtk_snapshot_append_color (snapshot, &color,
                                 &GRAPHENE_RECT_INIT (x - width / 2,
                                                      round (middle - TICK_HEIGHT / 2.0),
                                                      width, TICK_HEIGHT));
    }
}

static void
watch_timeline_draw_solutions (AppWatchTimeline *self,
                               GtkSnapshot      *snapshot)
{
  size_t n_solutions;
  const uint64_t *solutions = game_trace_get_solutions (self->trace, &n_solutions);

  /* Some of the ticks would say that there are no others. */
  if (n_solutions == game_trace_get_tally (self->trace).n_solutions)
    watch_timeline_draw_ticks (self, snapshot, solutions, n_solutions,
                               game_trace_get_length (self->trace));
}

/* A tick for each step that is more than a single. */
static void
watch_timeline_draw_steps (AppWatchTimeline *self,
                           GtkSnapshot      *snapshot)
{
  guint length = game_path_get_length (self->path);
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (uint64_t));

  for (guint place = game_path_find (self->path, 0, true); place < length;
       place = game_path_find (self->path, place, true))
    {
      uint64_t tick = place;

      g_array_append_val (places, tick);
    }

  watch_timeline_draw_ticks (self, snapshot, (const uint64_t *) places->data, places->len, length);
}

static gboolean
watch_timeline_change_value_cb (GtkRange      *range,
                                GtkScrollType  scroll,
                                double         value,
                                gpointer       data)
{
  AppWatchTimeline *self = data;
  GtkAdjustment *adjustment = gtk_range_get_adjustment (range);
  double place = CLAMP (value, 0, gtk_adjustment_get_upper (adjustment));

  g_signal_emit (self, signals[SEEK], 0, (uint64_t) round (place));

  return TRUE;
}

static void
app_watch_timeline_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AppWatchTimeline *self = APP_WATCH_TIMELINE (widget);

  gtk_widget_snapshot_child (widget, self->scale, snapshot);

  if (self->trace != NULL)
    watch_timeline_draw_solutions (self, snapshot);
  else if (self->path != NULL)
    watch_timeline_draw_steps (self, snapshot);
}

static void
app_watch_timeline_dispose (GObject *object)
{
  AppWatchTimeline *self = APP_WATCH_TIMELINE (object);

  g_clear_pointer (&self->scale, gtk_widget_unparent);
  g_clear_pointer (&self->trace, game_trace_unref);
  g_clear_pointer (&self->path, game_path_unref);

  G_OBJECT_CLASS (app_watch_timeline_parent_class)->dispose (object);
}

static void
app_watch_timeline_class_init (AppWatchTimelineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_watch_timeline_dispose;
  widget_class->snapshot = app_watch_timeline_snapshot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "timeline");

  signals[SEEK] = g_signal_new ("seek",
                                G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
app_watch_timeline_init (AppWatchTimeline *self)
{
  self->scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);

  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->scale, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->scale, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Time Line"),
                                  -1);
  g_signal_connect (self->scale, "change-value",
                    G_CALLBACK (watch_timeline_change_value_cb), self);
}

void
app_watch_timeline_set_place (AppWatchTimeline *self,
                              uint64_t          place,
                              uint64_t          length)
{
  GtkAdjustment *adjustment;
  g_autofree char *place_text = NULL;
  g_autofree char *length_text = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (APP_IS_WATCH_TIMELINE (self));

  adjustment = gtk_range_get_adjustment (GTK_RANGE (self->scale));
  gtk_adjustment_configure (adjustment, place, 0, MAX (length, 1), 1, MAX (length / 20, 1), 0);

  place_text = game_text_number (place);
  length_text = game_text_number (length);
  /* Translators: the place in a search, as in "step 1 347 of 17 776". */
  text = g_strdup_printf (_("step %s of %s"), place_text, length_text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

void
app_watch_timeline_set_ticks (AppWatchTimeline *self,
                              GameTrace        *trace,
                              GamePath         *path)
{
  g_return_if_fail (APP_IS_WATCH_TIMELINE (self));

  if (self->trace == trace && self->path == path)
    return;

  g_clear_pointer (&self->trace, game_trace_unref);
  g_clear_pointer (&self->path, game_path_unref);

  if (trace != NULL)
    self->trace = game_trace_ref (trace);

  if (path != NULL)
    self->path = game_path_ref (path);

  gtk_widget_queue_draw (GTK_WIDGET (self));
}
