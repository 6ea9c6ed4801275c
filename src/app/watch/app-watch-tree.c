/* The picture of the search that is watched: as large as the zoom area around it says, and only
 * the part that can be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-tree.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-numbers.h"
#include "app/widgets/app-theme.h"
#include "app/widgets/app-zoom-area.h"
#include "game/text/game-text-stack.h"
#include "paint/paint-tree-whole.h"

enum
{
  TREE_HEIGHT = 112,
  PREVIEW_SIDE = 96,
  NODE_MARGIN = 20,             /* around the node at work, at the usual scale */
};

struct _AppWatchTree
{
  GtkWidget       parent_instance;

  AppWatchPlayer *player;
  GamePlayback   *playback;
  GSettings      *settings;
  GtkLabel       *legend;       /* outside of the tree, which can be made larger */
  int             marked;       /* the node that keys have chosen; -1: none */
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

/* The tree and where its nodes lie; NULL where it is too large to be drawn whole. */
static const GameTree *
app_watch_tree_lay_out (AppWatchTree    *self,
                        PaintTreeLayout *layout)
{
  const GameTree *tree = self->playback != NULL ? game_playback_get_tree (self->playback) : NULL;
  double scale = app_watch_tree_get_scale (self);

  if (tree != NULL)
    paint_tree_layout_init (layout, tree, app_watch_tree_get_levels (self),
                            gtk_widget_get_width (GTK_WIDGET (self)) / scale,
                            gtk_widget_get_height (GTK_WIDGET (self)) / scale);

  return tree;
}

/* The node at work, where it is drawn. */
static int
app_watch_tree_get_current (AppWatchTree          *self,
                            const GameTree        *tree,
                            const PaintTreeLayout *layout)
{
  uint64_t position = game_playable_get_position (GAME_PLAYABLE (self->playback));

  return paint_tree_shown (layout, tree, game_tree_find (tree, position));
}

static void
app_watch_tree_draw (AppWatchTree *self,
                     cairo_t      *cr,
                     double        scale)
{
  const GameSearch *search = game_playback_get_search (self->playback);
  const SearchEvent *event = game_playback_get_event (self->playback);
  PaintTreeView view = {
    search, event, gtk_widget_has_focus (GTK_WIDGET (self)) ? self->marked : -1,
    app_watch_tree_get_first (self),
  };
  PaintTreeLayout layout;
  const GameTree *tree = app_watch_tree_lay_out (self, &layout);
  PaintTheme theme;

  app_theme_read (GTK_WIDGET (self), &theme);
  if (tree != NULL)
    paint_tree_whole (cr, &layout, tree, &view, &theme);
  else
    paint_tree (cr, search, event, &theme, view.first,
                gtk_widget_get_width (GTK_WIDGET (self)) / scale,
                gtk_widget_get_height (GTK_WIDGET (self)) / scale);
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
  app_watch_tree_draw (self, cr, scale);
  cairo_destroy (cr);
}

static void
app_watch_tree_show_place (AppWatchTree *self,
                           double        x,
                           double        y)
{
  double scale = app_watch_tree_get_scale (self);

  app_zoom_area_show (app_zoom_area_get_around (GTK_WIDGET (self)),
                      &(GdkRectangle) { x * scale, y * scale, 1, 1 }, NODE_MARGIN * scale);
}

/* The node at work stays in sight. */
static void
app_watch_tree_show_current (AppWatchTree *self)
{
  double scale = app_watch_tree_get_scale (self);
  PaintTreeLayout layout;
  const GameTree *tree = app_watch_tree_lay_out (self, &layout);
  double x, y;

  if (tree != NULL)
    {
      const PaintTreePlace *place = &layout.place[app_watch_tree_get_current (self, tree, &layout)];

      app_watch_tree_show_place (self, place->x, place->y);
    }
  else if (paint_tree_find_current (game_playback_get_search (self->playback),
                                    game_playback_get_event (self->playback),
                                    gtk_widget_get_width (GTK_WIDGET (self)) / scale,
                                    gtk_widget_get_height (GTK_WIDGET (self)) / scale, &x, &y))
    {
      app_watch_tree_show_place (self, x, y);
    }
}

/* Says the marked node, or the one at work. */
static void
app_watch_tree_tell (AppWatchTree *self)
{
  PaintTreeLayout layout;
  const GameTree *tree = app_watch_tree_lay_out (self, &layout);
  g_autofree char *words = NULL;

  if (tree != NULL)
    {
      int current = app_watch_tree_get_current (self, tree, &layout);

      words = game_text_tree_node (tree, self->marked >= 0 ? self->marked : current,
                                   game_playable_get_position (GAME_PLAYABLE (self->playback)),
                                   app_watch_tree_get_first (self));
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : "", -1);
}

static void
app_watch_tree_mark (AppWatchTree *self,
                     int           node)
{
  self->marked = node;
  app_watch_tree_tell (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Breaks no line within an entry. */
static void
add_to_legend (GString          *markup,
               const char       *shape,
               const PaintColor *color,
               const char       *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  g_autofree char *entry = g_strjoinv ("\302\240", words);

  g_string_append_printf (markup, "%s<span color='#%02x%02x%02x'>%s</span>\302\240%s",
                          markup->len > 0 ? "  " : "", (int) (color->red * 255),
                          (int) (color->green * 255), (int) (color->blue * 255), shape, entry);
}

static void
app_watch_tree_show_legend (AppWatchTree *self)
{
  const GameTree *tree = self->playback != NULL ? game_playback_get_tree (self->playback) : NULL;
  g_autoptr(GString) markup = g_string_new (NULL);
  int levels = app_watch_tree_get_levels (self);
  PaintTheme theme;

  app_theme_read (GTK_WIDGET (self), &theme);
  /* Translators: the legend of a search tree, in one short line: nodes that stand, values that were
   * refused, branches with solutions and how many, those without and how many nodes they have, and
   * what was not tried yet. */
  add_to_legend (markup, "●", &theme.ring, C_("legend of a search tree", "path"));
  add_to_legend (markup, "■", &theme.error, C_("legend of a search tree", "refused"));
  add_to_legend (markup, "◆", &theme.found, C_("legend of a search tree", "solutions"));
  add_to_legend (markup, "▲", &theme.error, C_("legend of a search tree", "dead: nodes"));
  add_to_legend (markup, "○", &theme.mark, C_("legend of a search tree", "not yet"));
  if (tree != NULL && levels > 0 && levels < tree->n_levels)
    {
      /* Translators: in the legend of a search tree: how many of its levels are drawn. */
      g_autofree char *text = g_strdup_printf (_("%d of %d levels"), levels, tree->n_levels);

      g_string_append_printf (markup, "  %s", text);
    }
  gtk_label_set_markup (self->legend, markup->str);
}

static void
app_watch_tree_show (AppWatchView   *view,
                     AppWatchPlayer *player)
{
  AppWatchTree *self = APP_WATCH_TREE (view);
  GamePlayback *playback = app_watch_view_get_playback (player);

  if (playback != self->playback)
    self->marked = -1;

  g_set_object (&self->player, player);
  g_set_object (&self->playback, playback);
  app_watch_tree_show_current (self);
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
                   const GameTree *tree,
                   int             node)
{
  app_watch_player_seek (self->player, game_tree_position (tree, node));
}

static void
app_watch_tree_released_cb (AppWatchTree *self,
                            int           n_presses,
                            double        x,
                            double        y)
{
  double scale = app_watch_tree_get_scale (self);
  PaintTreeLayout layout;
  const GameTree *tree = app_watch_tree_lay_out (self, &layout);
  int node = tree != NULL ? paint_tree_at (&layout, x / scale, y / scale) : -1;

  if (node >= 0)
    app_watch_tree_go (self, tree, node);
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
  PaintTreeLayout layout;
  const GameTree *tree = app_watch_tree_lay_out (self, &layout);

  if (tree != NULL && self->marked >= 0)
    self->marked = paint_tree_shown (&layout, tree, self->marked);

  app_watch_tree_tell (self);
  app_watch_tree_show_legend (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* One level more or fewer, from the root. */
static bool
app_watch_tree_press_levels (AppWatchTree   *self,
                             const GameTree *tree,
                             guint           keyval)
{
  bool fewer = keyval == GDK_KEY_minus || keyval == GDK_KEY_KP_Subtract;
  int levels = app_watch_tree_get_levels (self);

  if (!fewer && keyval != GDK_KEY_plus && keyval != GDK_KEY_KP_Add && keyval != GDK_KEY_equal)
    return false;

  if (levels == 0 || levels > tree->n_levels)
    levels = tree->n_levels;
  levels = MAX (levels + (fewer ? -1 : 1), 1);
  g_settings_set_int (self->settings, "watch-tree-levels", levels < tree->n_levels ? levels : 0);

  return true;
}

static gboolean
app_watch_tree_key_cb (AppWatchTree   *self,
                       guint           keyval,
                       guint           keycode,
                       GdkModifierType state)
{
  PaintTreeLayout layout;
  const GameTree *tree = app_watch_tree_lay_out (self, &layout);
  PaintTreeDirection direction;
  int node;

  state &= gtk_accelerator_get_default_mod_mask ();
  if (tree != NULL && (state & ~GDK_SHIFT_MASK) == 0
      && app_watch_tree_press_levels (self, tree, keyval))
    return TRUE;

  if (tree == NULL || state != 0)
    return FALSE;

  node = self->marked >= 0 ? paint_tree_shown (&layout, tree, self->marked)
                           : app_watch_tree_get_current (self, tree, &layout);
  if (find_direction (keyval, &direction))
    node = paint_tree_next (&layout, tree, node, direction);
  else if (keyval == GDK_KEY_Home)
    node = app_watch_tree_get_current (self, tree, &layout);
  else if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return FALSE;
  else
    app_watch_tree_go (self, tree, node);

  app_watch_tree_mark (self, node);
  app_watch_tree_show_place (self, layout.place[node].x, layout.place[node].y);

  return TRUE;
}

/* The board at a node. */
static GdkPaintable *
app_watch_tree_new_preview (AppWatchTree   *self,
                            const GameTree *tree,
                            int             node)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  SearchEvent event;
  GameSearch search;
  GameState state;
  PaintScene scene;
  PaintTheme theme;
  cairo_t *cr;

  game_tree_go (tree, node, &search, &event);
  game_search_state (&search, &state);
  paint_scene_init (&scene, &state, NULL);
  app_theme_read (GTK_WIDGET (self), &theme);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, PREVIEW_SIDE, PREVIEW_SIDE));
  paint_thumbnail (cr, &scene, &theme, PREVIEW_SIDE, PREVIEW_SIDE);
  cairo_destroy (cr);

  return gtk_snapshot_free_to_paintable (snapshot,
                                         &GRAPHENE_SIZE_INIT (PREVIEW_SIDE, PREVIEW_SIDE));
}

static GtkWidget *
app_watch_tree_new_tip (AppWatchTree   *self,
                        const GameTree *tree,
                        int             node)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autoptr(GdkPaintable) preview = app_watch_tree_new_preview (self, tree, node);
  GtkWidget *picture = gtk_picture_new_for_paintable (preview);
  g_autofree char *words = game_text_tree_node (
    tree, node, game_playable_get_position (GAME_PLAYABLE (self->playback)),
    app_watch_tree_get_first (self));
  g_autofree char *step = g_strdup_printf (_("Step %d"), (int) game_tree_position (tree, node));
  g_autofree char *text = g_strconcat (words, "\n", step, "\n", _("Click to go there"), NULL);

  gtk_widget_set_size_request (picture, PREVIEW_SIDE, PREVIEW_SIDE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));

  return box;
}

static gboolean
app_watch_tree_query_tooltip_cb (AppWatchTree *self,
                                 int           x,
                                 int           y,
                                 gboolean      by_keyboard,
                                 GtkTooltip   *tooltip)
{
  double scale = app_watch_tree_get_scale (self);
  PaintTreeLayout layout;
  const GameTree *tree = app_watch_tree_lay_out (self, &layout);
  int node = -1;

  if (tree != NULL)
    node = by_keyboard ? self->marked : paint_tree_at (&layout, x / scale, y / scale);

  if (node >= 0)
    {
      const PaintTreePlace *place = &layout.place[node];

      gtk_tooltip_set_custom (tooltip, app_watch_tree_new_tip (self, tree, node));
      gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle) { place->x * scale - 8,
                                                           place->y * scale - 8, 16, 16 });
    }
  else
    {
      gtk_tooltip_set_text (tooltip, _("Disc: a choice that stands. Square: refused. Triangle: "
                                       "nothing below it, and how many nodes. Diamond: solutions, "
                                       "and how many. Circle: not yet. "
                                       "Keys − and +: fewer or more levels."));
    }

  return TRUE;
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

  g_clear_object (&self->player);
  g_clear_object (&self->playback);
  g_clear_object (&self->settings);
  g_clear_object (&self->legend);

  G_OBJECT_CLASS (app_watch_tree_parent_class)->dispose (object);
}

static void
app_watch_tree_class_init (AppWatchTreeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_tree_dispose;
  widget_class->measure = app_watch_tree_measure;
  widget_class->snapshot = app_watch_tree_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
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
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  self->marked = -1;
  self->legend = g_object_ref_sink (GTK_LABEL (app_widget_new_label (NULL, "quiet")));
  gtk_label_set_wrap (self->legend, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->legend), "small");
  g_signal_connect (self, "query-tooltip", G_CALLBACK (app_watch_tree_query_tooltip_cb), NULL);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
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
app_watch_tree_get_legend (AppWatchTree *self)
{
  g_return_val_if_fail (APP_IS_WATCH_TREE (self), NULL);

  return GTK_WIDGET (self->legend);
}
