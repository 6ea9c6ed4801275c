/* The whole tree of a small search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree.h"

#include <math.h>

#include "paint/paint-parts.h"
#include "paint/tree/paint-tree-parts.h"

static const double margin_left = 30;           /* with the numbers of levels */
static const double margin_right = 16;
static const double margin_top = 14;
static const double margin_bottom = 20;
static const double least_row = 15;
static const double widest_pitch = 46;
static const double highest_row = 64;
static const double text_size = 10;

/* The layout. */

/* A node without a choice that has none below it either. */
static bool
is_inner (const GameTree *tree,
          int             node)
{
  int parent = tree->node[node].parent;

  return node > 0 && tree->node[parent].n_children == 1 && tree->node[node].n_children == 1;
}

/* Returns how many rows there are. */
static int
place_in_rows (PaintTreeLayout *layout,
               const GameTree  *tree,
               int              max_level,
               bool             draws_together)
{
  int n_rows = 0;
  int head = 0;

  for (int i = 0; i < tree->n_nodes; i++)
    {
      const GameTreeNode *node = &tree->node[i];
      PaintTreePlace *place = &layout->place[i];
      bool is_inner_node = draws_together && is_inner (tree, i);

      *place = (PaintTreePlace) {
        .parent = node->parent, .n_levels = 1, .level = node->level - 1,
      };
      if (i == 0)
        continue;

      if (max_level > 0 && node->level > max_level)
        {
          place->n_levels = 0;
          continue;
        }

      place->row = layout->place[node->parent].row + 1;
      if (is_inner_node && is_inner (tree, node->parent))
        {
          place->row--;
          place->n_levels = 0;
          layout->place[head].n_levels++;
        }
      else if (is_inner_node)
        {
          head = i;
        }

      n_rows = MAX (n_rows, place->row);
    }

  return n_rows;
}

/* Whether nothing is drawn below a node that is drawn. */
static bool
has_nothing_below (const PaintTreeLayout *layout,
                   const GameTree        *tree,
                   int                    node)
{
  for (int i = node + 1; i < node + tree->node[node].n_nodes; i++)
    if (layout->place[i].n_levels > 0)
      return false;

  return true;
}

/* Leaves from the left, then each node above its children. Returns how many leaves there are. */
static int
place_in_columns (PaintTreeLayout *layout,
                  const GameTree  *tree)
{
  double first[GAME_TREE_MAX_NODES];
  double last[GAME_TREE_MAX_NODES];
  int n_leaves = 0;

  for (int i = 0; i < tree->n_nodes; i++)
    {
      first[i] = -1;
      layout->place[i].is_leaf = layout->place[i].n_levels > 0
                                 && has_nothing_below (layout, tree, i);
      if (layout->place[i].is_leaf)
        layout->place[i].x = n_leaves++;
    }

  for (int i = tree->n_nodes - 1; i >= 0; i--)
    {
      PaintTreePlace *place = &layout->place[i];
      int parent = i;

      if (place->n_levels == 0)
        continue;

      if (!place->is_leaf)
        place->x = (first[i] + last[i]) / 2;
      if (i == 0)
        break;

      parent = paint_tree_shown (layout, tree->node[i].parent);
      if (first[parent] < 0)
        last[parent] = place->x;
      first[parent] = place->x;
    }

  return n_leaves;
}

void
paint_tree_layout_init (PaintTreeLayout *layout,
                        const GameTree  *tree,
                        int              max_level,
                        double           width,
                        double           height)
{
  double room = fmax (width - margin_left - margin_right, 1);
  double high = fmax (height - margin_top - margin_bottom, 1);
  double left;
  int n_leaves;

  layout->n_places = tree->n_nodes;
  layout->n_rows = place_in_rows (layout, tree, max_level, false);
  if (layout->n_rows * least_row > high)
    layout->n_rows = place_in_rows (layout, tree, max_level, true);
  n_leaves = place_in_columns (layout, tree);

  layout->pitch = fmin (room / MAX (n_leaves, 1), widest_pitch);
  layout->row_height = fmin (high / MAX (layout->n_rows, 1), highest_row);
  layout->radius = CLAMP (fmin (layout->pitch * 0.3, layout->row_height * 0.24), 1.5, 9);
  left = margin_left + (room - layout->pitch * (n_leaves - 1)) / 2;

  for (int i = 0; i < tree->n_nodes; i++)
    {
      layout->place[i].x = left + layout->place[i].x * layout->pitch;
      layout->place[i].y = margin_top + layout->place[i].row * layout->row_height;
    }
}

/* The picture. */

typedef struct
{
  cairo_t               *cr;
  const PaintTreeLayout *layout;
  const GameTree        *tree;
  const PaintTreeView   *view;
  const PaintTheme      *theme;
  uint64_t               position;
  int                    at;    /* the node at work, where it is drawn */
} TreePicture;

static int
value_number (const TreePicture *picture,
              int                value)
{
  return picture->tree->start.type == GAME_SEARCH_QUEENS ? value + picture->view->first : value;
}

static const PaintTreePlace *
get_parent_place (const TreePicture *picture,
                  int                node)
{
  int parent = paint_tree_shown (picture->layout, picture->layout->place[node].parent);

  return &picture->layout->place[parent];
}

static void
draw_edges (const TreePicture *picture,
            GameTreeState      state)
{
  const double dots[] = { 2, 3 };
  cairo_t *cr = picture->cr;

  for (int i = 1; i < picture->tree->n_nodes; i++)
    {
      const PaintTreePlace *place = &picture->layout->place[i];

      if (place->n_levels == 0 || game_tree_state (picture->tree, i, picture->position) != state)
        continue;

      cairo_move_to (cr, get_parent_place (picture, i)->x, get_parent_place (picture, i)->y);
      cairo_line_to (cr, place->x, place->y);
    }

  if (state == GAME_TREE_PATH)
    {
      paint_set_color (cr, picture->theme->ring);
      cairo_set_line_width (cr, fmax (2, picture->layout->radius * 0.4));
      cairo_stroke (cr);
      return;
    }

  if (state == GAME_TREE_TO_COME)
    cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  paint_tree_stroke_edges (cr, picture->theme);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* What the path holds is cleared, or painted over on paper. */
static void
fill_with_ground (const TreePicture *picture)
{
  cairo_save (picture->cr);
  paint_set_color (picture->cr, picture->theme->cell);
  if (!picture->view->is_on_paper)
    cairo_set_operator (picture->cr, CAIRO_OPERATOR_CLEAR);
  cairo_fill (picture->cr);
  cairo_restore (picture->cr);
}

/* A number on the line to a node, which leaves off around it. */
static void
draw_value (const TreePicture *picture,
            int                node)
{
  const PaintTreePlace *place = &picture->layout->place[node];
  const PaintTreePlace *parent = get_parent_place (picture, node);
  bool is_on_path = game_tree_state (picture->tree, node, picture->position) == GAME_TREE_PATH;
  PaintColor color = is_on_path ? picture->theme->ring : picture->theme->mark;
  double x = place->x + (parent->x - place->x) * 0.42;
  double y = place->y + (parent->y - place->y) * 0.42;
  char text[16];

  g_snprintf (text, sizeof text, "%d",
              value_number (picture, picture->tree->node[node].value));
  paint_tree_disc (picture->cr, x, y, text_size * 0.7);
  fill_with_ground (picture);
  paint_tree_text (picture->cr, picture->theme, color, text, text_size + is_on_path, x, y, 0);
}

static void
draw_values (const TreePicture *picture)
{
  if (picture->layout->pitch < 14 || picture->layout->row_height < 38)
    return;

  for (int i = 1; i < picture->tree->n_nodes; i++)
    if (picture->layout->place[i].n_levels == 1)
      draw_value (picture, i);
}

/* What the node at work has refused hangs below it, on short lines. */
static void
draw_refused (const TreePicture *picture)
{
  const PaintTreePlace *at = &picture->layout->place[picture->at];
  double pitch = fmin (9, picture->layout->radius * 1.6);
  double y = at->y + fmax (picture->layout->row_height * 0.5, picture->layout->radius * 2);
  cairo_t *cr = picture->cr;
  uint32_t refused = 0;
  PaintTree rows;

  paint_tree_collect (&rows, picture->view->search, picture->view->event);
  if (rows.n_rows > 0 && rows.row[rows.n_rows - 1].column < 0)
    refused = rows.row[rows.n_rows - 1].rejected;

  for (int pass = 0; pass < 2; pass++)
    {
      for (int value = 0; value < rows.n_columns; value++)
        {
          double x = at->x + pitch * (value - (rows.n_columns - 1) / 2.);

          if (value >= 32 || (refused >> value & 1) == 0)
            continue;

          if (pass == 0)
            {
              cairo_move_to (cr, at->x, at->y);
              cairo_line_to (cr, x, y);
            }
          else
            {
              paint_tree_square (cr, x, y, pitch * 0.4);
            }
        }

      if (pass == 0)
        paint_tree_stroke_edges (cr, picture->theme);
      else
        paint_set_color (cr, picture->theme->error);
    }
  cairo_fill (cr);
}

/* A number in a node, if it is large enough. */
static void
draw_count (const TreePicture    *picture,
            const PaintTreePlace *place,
            int                   count,
            double                down)
{
  double size = fmin (10, picture->layout->radius * (count > 99 ? 0.8 : 1.15));
  char text[16];

  if (picture->layout->radius < 6)
    return;

  g_snprintf (text, sizeof text, "%d", count);
  paint_tree_text (picture->cr, picture->theme, picture->theme->cell, text, size, place->x,
                   place->y + down * picture->layout->radius, 0);
}

static void
draw_tick (const TreePicture    *picture,
           const PaintTreePlace *place)
{
  double radius = picture->layout->radius * 0.6;
  cairo_t *cr = picture->cr;

  cairo_move_to (cr, place->x - radius, place->y);
  cairo_line_to (cr, place->x - radius * 0.25, place->y + radius * 0.65);
  cairo_line_to (cr, place->x + radius * 0.9, place->y - radius * 0.6);
  paint_set_color (cr, picture->theme->cell);
  cairo_set_line_width (cr, fmax (1, radius * 0.35));
  cairo_stroke (cr);
}

static void
draw_closed (const TreePicture    *picture,
             const GameTreeNode   *node,
             const PaintTreePlace *place)
{
  double radius = picture->layout->radius;

  if (node->n_solutions == 0)
    {
      paint_tree_triangle (picture->cr, place->x, place->y, radius);
      paint_set_color (picture->cr, picture->theme->error);
      cairo_fill (picture->cr);
      draw_count (picture, place, node->n_nodes, 0.3);
      return;
    }

  paint_tree_diamond (picture->cr, place->x, place->y, radius * 0.9);
  paint_set_color (picture->cr, picture->theme->found);
  cairo_fill (picture->cr);
  if (node->solution > 0)
    draw_tick (picture, place);
  else
    draw_count (picture, place, node->n_solutions, 0);
}

/* Levels that are drawn together. */
static void
draw_levels (const TreePicture    *picture,
             const PaintTreePlace *place,
             GameTreeState         state)
{
  PaintColor color = state == GAME_TREE_PATH ? picture->theme->ring : picture->theme->mark;
  char text[16];

  cairo_rectangle (picture->cr, place->x - 4, place->y - 6, 8, 12);
  fill_with_ground (picture);

  for (int i = -1; i <= 1; i++)
    paint_tree_disc (picture->cr, place->x, place->y + i * 4, 1.3);
  paint_set_color (picture->cr, color);
  cairo_fill (picture->cr);

  g_snprintf (text, sizeof text, "%d", place->n_levels);
  if (picture->layout->pitch >= 24)
    paint_tree_text (picture->cr, picture->theme, picture->theme->mark, text, text_size,
                     place->x + 6, place->y, 1);
}

static void
draw_node (const TreePicture *picture,
           int                index)
{
  const PaintTreePlace *place = &picture->layout->place[index];
  const GameTreeNode *node = &picture->tree->node[index];
  GameTreeState state = game_tree_state (picture->tree, index, picture->position);
  bool is_found = node->solution > 0 && picture->position >= node->found;

  if (place->n_levels > 1)
    {
      draw_levels (picture, place, state);
    }
  else if (state == GAME_TREE_CLOSED || is_found)
    {
      draw_closed (picture, node, place);
    }
  else if (state == GAME_TREE_PATH)
    {
      paint_tree_disc (picture->cr, place->x, place->y, picture->layout->radius);
      paint_set_color (picture->cr, picture->theme->ring);
      cairo_fill (picture->cr);
    }
  else
    {
      paint_tree_disc (picture->cr, place->x, place->y, picture->layout->radius * 0.7);
      paint_set_color (picture->cr, picture->theme->cell);
      cairo_fill_preserve (picture->cr);
      paint_set_color (picture->cr, picture->theme->mark);
      cairo_set_line_width (picture->cr, 1);
      cairo_stroke (picture->cr);
    }
}

static void
draw_ring (const TreePicture *picture,
           int                node,
           PaintColor         color,
           bool               is_dashed)
{
  const PaintTreePlace *place = &picture->layout->place[node];
  const double dashes[] = { 3, 2 };

  paint_tree_disc (picture->cr, place->x, place->y, picture->layout->radius * 1.5 + 3);
  paint_set_color (picture->cr, color);
  cairo_set_line_width (picture->cr, 2);
  if (is_dashed)
    cairo_set_dash (picture->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (picture->cr);
  cairo_set_dash (picture->cr, NULL, 0, 0);
}

/* The numbers of the rows of a board, or of levels, where they are those of the picture. */
static void
draw_row_numbers (const TreePicture *picture)
{
  int first = picture->tree->start.type == GAME_SEARCH_QUEENS ? picture->view->first : 1;
  char text[16];

  if (picture->layout->row_height < least_row)
    return;

  for (int i = 1; i < picture->tree->n_nodes; i++)
    if (picture->layout->place[i].row != picture->tree->node[i].level
        && picture->layout->place[i].n_levels > 0)
      return;

  for (int row = 1; row <= picture->layout->n_rows; row++)
    {
      if (picture->tree->start.type == GAME_SEARCH_WORDS)
        g_snprintf (text, sizeof text, "%c",
                    picture->tree->start.words.puzzle.letter[row - 1]);
      else
        g_snprintf (text, sizeof text, "%d", row - 1 + first);
      paint_tree_text (picture->cr, picture->theme, picture->theme->mark, text, text_size, 14,
                       margin_top + row * picture->layout->row_height, 0);
    }
}

void
paint_tree_whole (cairo_t               *cr,
                  const PaintTreeLayout *layout,
                  const GameTree        *tree,
                  const PaintTreeView   *view,
                  const PaintTheme      *theme)
{
  uint64_t position = game_search_n_events (view->search);
  TreePicture picture = {
    .cr = cr,
    .layout = layout,
    .tree = tree,
    .view = view,
    .theme = theme,
    .position = position,
    .at = paint_tree_shown (layout, game_tree_find (tree, position)),
  };

  /* In a group the ground below the tree is not cleared; on paper nothing is. */
  if (!view->is_on_paper)
    cairo_push_group (cr);
  cairo_new_path (cr);
  draw_edges (&picture, GAME_TREE_TO_COME);
  draw_edges (&picture, GAME_TREE_CLOSED);
  draw_edges (&picture, GAME_TREE_PATH);
  draw_values (&picture);
  if (!view->is_on_paper)
    draw_refused (&picture);
  for (int i = 0; i < tree->n_nodes; i++)
    if (layout->place[i].n_levels > 0)
      draw_node (&picture, i);
  if (!view->is_on_paper)
    draw_ring (&picture, picture.at, theme->trying, true);
  if (view->marked >= 0)
    draw_ring (&picture, view->marked, theme->ink, false);
  draw_row_numbers (&picture);
  if (!view->is_on_paper)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint (cr);
    }
}
