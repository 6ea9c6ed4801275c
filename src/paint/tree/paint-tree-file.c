/* Trees as files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree-file.h"

#include <string.h>

#include "paint/tree/paint-tree.h"

/* A PNG is as sharp as on a good screen. */
static const double png_scale = 2;

/* Room for the numbers on the lines. */
enum { LEAF_WIDTH = 26, LEVEL_HEIGHT = 48 };

typedef struct
{
  const GameTree *tree;
  int             first;
  GameSearch      search;
  PaintTreeLayout layout;
} TreePicture;

int
paint_tree_format_from_name (const char *name)
{
  const char *dot = strrchr (name, '.');

  if (dot != NULL && g_ascii_strcasecmp (dot, ".dot") == 0)
    return PAINT_TREE_DOT;

  return paint_file_from_name (name);
}

/* The shapes and numbers that a node has in Watch. */
static void
add_node (GString            *text,
          const GameTreeNode *node,
          int                 index)
{
  g_string_append_printf (text, "  n%d ", index);
  if (node->solution > 0)
    g_string_append (text, "[shape=diamond, label=\"✓\"];\n");
  else if (node->last == G_MAXUINT64)
    g_string_append (text, "[shape=circle, label=\"\"];\n");
  else if (node->n_solutions > 0)
    g_string_append_printf (text, "[shape=diamond, label=\"%d\"];\n", node->n_solutions);
  else
    g_string_append_printf (text, "[shape=triangle, label=\"%d\"];\n", node->n_nodes);
}

/* Digits are no places: they count from where they do. */
static GBytes *
new_dot (const GameTree *tree,
         int             first)
{
  GString *text = g_string_new ("digraph tree {\n  edge [arrowhead=none];\n");

  if (tree->start.type != GAME_SEARCH_QUEENS)
    first = 0;

  for (int i = 0; i < tree->n_nodes; i++)
    {
      const GameTreeNode *node = &tree->node[i];

      add_node (text, node, i);
      if (i > 0)
        g_string_append_printf (text, "  n%d -> n%d [label=\"%d\"];\n", node->parent, i,
                                node->value + first);
    }
  g_string_append (text, "}\n");

  return g_string_free_to_bytes (text);
}

static void
draw_tree (cairo_t    *cr,
           const void *value,
           double      scale)
{
  const TreePicture *self = value;
  PaintTreeView view = { &self->search, NULL, -1, self->first, true };

  cairo_scale (cr, scale, scale);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  paint_tree_whole (cr, &self->layout, self->tree, &view, &paint_theme_light);
}

static GBytes *
new_picture (const GameTree  *tree,
             int              first,
             PaintFile        format,
             GError         **error)
{
  g_autofree TreePicture *self = g_new0 (TreePicture, 1);
  PaintPicture picture = { .value = self, .draw = draw_tree };
  SearchEvent event;
  int n_leaves = 0;

  for (int i = 0; i < tree->n_nodes; i++)
    n_leaves += tree->node[i].n_children == 0;
  picture.width = (n_leaves + 2) * LEAF_WIDTH;
  picture.height = (tree->n_levels + 1) * LEVEL_HEIGHT;

  self->tree = tree;
  self->first = first;
  self->search = tree->start;
  while (game_search_next (&self->search, &event))
    continue;
  paint_tree_layout_init (&self->layout, tree, 0, picture.width, picture.height);

  return paint_picture_new_bytes (&picture, format, png_scale, error);
}

GBytes *
paint_tree_new_bytes (const GameTree  *tree,
                      int              first,
                      int              format,
                      GError         **error)
{
  return format == PAINT_TREE_DOT ? new_dot (tree, first)
                                  : new_picture (tree, first, format, error);
}
