/* The legend of a search tree, and the tips for its nodes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/tree/app-tree-legend.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-theme.h"

enum { PREVIEW_SIDE = 96 };

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

char *
app_tree_legend_dup (GtkWidget *widget,
                     int        levels,
                     int        most)
{
  GString *markup = g_string_new (NULL);
  PaintTheme theme;

  app_theme_read (widget, &theme);
  /* Translators: the legend of a search tree, in one short line: nodes that stand, values that were
   * refused, branches with solutions and how many, those without and how many nodes they have, and
   * what was not tried yet. */
  add_to_legend (markup, "●", &theme.ring, C_("legend of a search tree", "path"));
  add_to_legend (markup, "■", &theme.error, C_("legend of a search tree", "refused"));
  add_to_legend (markup, "◆", &theme.found, C_("legend of a search tree", "solutions"));
  add_to_legend (markup, "▲", &theme.error, C_("legend of a search tree", "dead: nodes"));
  add_to_legend (markup, "○", &theme.mark, C_("legend of a search tree", "not yet"));
  if (levels > 0 && levels < most)
    {
      /* Translators: in the legend of a search tree: how many of its levels are drawn. */
      g_autofree char *text = g_strdup_printf (_("%d of %d levels"), levels, most);

      g_string_append_printf (markup, "  %s", text);
    }

  return g_string_free (markup, FALSE);
}

/* The board at a node. */
static GdkPaintable *
new_preview (GtkWidget      *widget,
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
  app_theme_read (widget, &theme);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, PREVIEW_SIDE, PREVIEW_SIDE));
  paint_thumbnail (cr, &scene, &theme, PREVIEW_SIDE, PREVIEW_SIDE);
  cairo_destroy (cr);

  return gtk_snapshot_free_to_paintable (snapshot,
                                         &GRAPHENE_SIZE_INIT (PREVIEW_SIDE, PREVIEW_SIDE));
}

GtkWidget *
app_tree_legend_new_tip (GtkWidget      *widget,
                         const char     *words,
                         const GameTree *tree,
                         int             node)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autoptr(GString) text = g_string_new (words);

  if (tree != NULL)
    {
      g_autoptr(GdkPaintable) preview = new_preview (widget, tree, node);
      GtkWidget *picture = gtk_picture_new_for_paintable (preview);

      gtk_widget_set_size_request (picture, PREVIEW_SIDE, PREVIEW_SIDE);
      gtk_box_append (GTK_BOX (box), picture);
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _("Step %d"), (int) game_tree_position (tree, node));
    }

  g_string_append_printf (text, "\n%s", _("Click to go there"));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text->str));

  return box;
}

const char *
app_tree_legend_get_tip (void)
{
  return _("Disc: a choice that stands. Square: refused. Triangle: nothing below it, and how many "
           "nodes. Diamond: solutions, and how many. Circle: not yet. "
           "Keys − and +: fewer or more levels.");
}
