/* The tree of a search as a file: as Watch draws it, or in DOT, the language of Graphviz.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-walk.h"

#include <string.h>

#include "paint/paint-file.h"
#include "paint/tree/paint-tree.h"

/* A PNG is as sharp as on a good screen. */
static const double png_scale = 2;

/* Room for the numbers on the lines. */
enum { LEAF_WIDTH = 26, LEVEL_HEIGHT = 48 };

typedef struct
{
  const GameTree *tree;
  GameSearch      search;
  PaintTreeLayout layout;
} TreePicture;

static bool
is_dot (const char *file)
{
  const char *suffix = strrchr (file, '.');

  return suffix != NULL && g_ascii_strcasecmp (suffix, ".dot") == 0;
}

bool
cli_tree_parse (const char *file,
                bool        has_others)
{
  if (file != NULL && has_others)
    {
      cli_complain ("--tree goes with none of --export, --limit and --summary");
      return false;
    }

  if (file == NULL || is_dot (file) || paint_file_from_name (file) >= 0)
    return true;

  cli_complain ("the name of the file ends in .dot, .png, .svg or .pdf, unlike “%s”", file);
  return false;
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

static GBytes *
new_dot (const GameTree *tree)
{
  GString *text = g_string_new ("digraph tree {\n  edge [arrowhead=none];\n");
  int first = tree->start.type == GAME_SEARCH_QUEENS;

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
  PaintTreeView view = { &self->search, NULL, -1, 1, true };

  cairo_scale (cr, scale, scale);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  paint_tree_whole (cr, &self->layout, self->tree, &view, &paint_theme_light);
}

/* The tree as it is when the search has ended. */
static GBytes *
new_picture (const GameTree *tree,
             PaintFile       format,
             GError        **error)
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
  self->search = tree->start;
  while (game_search_next (&self->search, &event))
    continue;
  paint_tree_layout_init (&self->layout, tree, 0, picture.width, picture.height);

  return paint_picture_new_bytes (&picture, format, png_scale, error);
}

CliStatus
cli_tree_export (const char       *file,
                 const GameSearch *start)
{
  g_autoptr(GameTree) tree = game_tree_new (start);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;

  if (tree == NULL)
    {
      cli_complain ("the tree of this search has more than %d nodes", GAME_TREE_MAX_NODES);
      return CLI_USAGE;
    }

  bytes = is_dot (file) ? new_dot (tree)
                        : new_picture (tree, paint_file_from_name (file), &error);

  return cli_write_file (file, bytes, error);
}
