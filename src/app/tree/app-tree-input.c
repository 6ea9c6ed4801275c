/* What the user does with the tree: pointer, keys, nodes that get the focus, and tips.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/tree/app-tree-legend.h"
#include "app/tree/app-tree-private.h"

static void
app_tree_go (AppTree       *self,
             AppTreePlaces *places,
             int            place)
{
  uint64_t position;

  if (app_tree_places_find (places, place, &position))
    app_watch_player_seek (self->player, position);
}

static int
app_tree_find_at (AppTree       *self,
                  AppTreePlaces *places,
                  double         x,
                  double         y)
{
  double scale = app_tree_get_scale (self);

  return paint_tree_at (&places->layout, x / scale, y / scale);
}

static void
app_tree_released_cb (AppTree *self,
                      int      n_presses,
                      double   x,
                      double   y)
{
  AppTreePlaces places;
  int place;

  if (self->playback == NULL)
    return;

  app_tree_lay_out (self, &places);
  place = app_tree_find_at (self, &places, x, y);
  if (place >= 0)
    app_tree_go (self, &places, place);
}

static void
app_tree_activate_cb (GtkWidget *widget,
                      int        place)
{
  AppTree *self = APP_TREE (widget);
  AppTreePlaces places;

  app_tree_lay_out (self, &places);
  if (place < places.layout.n_places)
    app_tree_go (self, &places, place);
}

/* From elsewhere, as a screen reader does. */
static void
app_tree_focus_cb (GtkWidget *widget,
                   int        place)
{
  AppTree *self = APP_TREE (widget);

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

/* One level more or fewer, from the root. */
static bool
app_tree_press_levels (AppTree *self,
                       guint    keyval)
{
  bool fewer = keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract;
  int levels = app_tree_get_levels (self);
  int most = app_tree_places_count_levels (self->playback);

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
app_tree_press_place (AppTree *self,
                      guint    keyval)
{
  PaintTreeDirection direction;
  AppTreePlaces places;
  int place;

  app_tree_lay_out (self, &places);
  place = app_tree_get_chosen (self, &places);
  if (find_direction (keyval, &direction))
    place = paint_tree_next (&places.layout, place, direction);
  else if (keyval == GDK_KEY_Home)
    place = app_tree_places_get_current (&places);
  else if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return false;
  else
    {
      app_tree_go (self, &places, place);
      return true;
    }

  app_tree_mark (self, place);
  app_tree_show_place (self, &places, place);

  return true;
}

static gboolean
app_tree_key_cb (AppTree        *self,
                 guint           keyval,
                 guint           keycode,
                 GdkModifierType state)
{
  state &= gtk_accelerator_get_default_mod_mask ();

  return self->playback != NULL && (state & ~GDK_SHIFT_MASK) == 0
         && (app_tree_press_levels (self, keyval)
             || (state == 0 && app_tree_press_place (self, keyval)));
}

static gboolean
app_tree_query_tooltip_cb (AppTree    *self,
                           int         x,
                           int         y,
                           gboolean    by_keyboard,
                           GtkTooltip *tooltip)
{
  double scale = app_tree_get_scale (self);
  g_autofree char *words = NULL;
  const PaintTreePlace *at;
  AppTreePlaces places;
  int place;

  if (self->playback == NULL)
    return FALSE;

  app_tree_lay_out (self, &places);
  place = by_keyboard ? app_tree_get_chosen (self, &places)
                      : app_tree_find_at (self, &places, x, y);
  if (place < 0)
    {
      gtk_tooltip_set_text (tooltip, app_tree_legend_get_tip ());
      return TRUE;
    }

  at = &places.layout.place[place];
  words = app_tree_places_dup_words (&places, place);
  gtk_tooltip_set_custom (tooltip, app_tree_legend_new_tip (GTK_WIDGET (self), words, places.tree,
                                                            place));
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { at->x * scale - 8, at->y * scale - 8,
                                                       16, 16 });

  return TRUE;
}

void
app_tree_init_input (AppTree *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->nodes = app_tree_nodes_new (GTK_WIDGET (self), app_tree_activate_cb, app_tree_focus_cb);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (app_tree_query_tooltip_cb), NULL);
  g_signal_connect_object (click, "released", G_CALLBACK (app_tree_released_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (app_tree_key_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
