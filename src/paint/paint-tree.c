/* The search tree around the place of a search.
 *
 * One row of the picture is one level of the search: the children of one node of the path, spread
 * below it in the order of their values. Where a node lies depends on the path above it alone, so
 * that it never moves while the search goes on below. Down the path a bold line runs from the root
 * to now. Levels without a choice (the singles of a sudoku) are drawn together, as three dots and
 * their number. Of a deep search only the last rows are drawn, and the number of the levels above
 * them is told likewise.
 *
 *        o         the root
 *      / | \
 *     ^  o  .      closed subtree, path, not yet tried
 *       / \
 *      #   (#)     refused, and the one that is refused just now
 *
 * Everything comes from the search as it is; there is no history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"
#include "paint/paint-tree.h"

enum
{
  SHOWN_ROWS = 8,
  SCROLL_ROWS = 3,      /* by how many rows the picture moves when it must */
};

static const double margin_x = 20;
static const double margin_y = 18;
static const double widest_row = 0.42;          /* of the whole width */
static const double widest_pitch = 32;
static const double highest_level = 32;

/* Where the rows lie in the picture. */
typedef struct
{
  double left[PAINT_TREE_MAX_ROWS];     /* the first column of each row */
  double parent[PAINT_TREE_MAX_ROWS];   /* the node from which the row hangs */

  double pitch;         /* between columns */
  double top;           /* of the node above the first row */
  double level;         /* between rows */
  double node;          /* radius of a node */
  int    first;         /* the first row that is shown */
} TreePlace;

static double
column_x (const TreePlace *place,
          const PaintTree *tree,
          int              row,
          int              column)
{
  uint32_t columns = tree->row[row].columns;
  int index = columns == 0 ? column : __builtin_popcount (columns & paint_tree_first_bits (column));

  return place->left[row] + index * place->pitch;
}

static double
row_y (const TreePlace *place,
       int              row)
{
  return place->top + (row - place->first + 1) * place->level;
}

static double
node_x (const TreePlace *place,
        const PaintTree *tree,
        int              row)
{
  return tree->row[row].forced ? place->parent[row]
                               : column_x (place, tree, row, tree->row[row].column);
}

/* Each row is centred below its parent, as far as the picture is wide enough. */
static void
place_rows (TreePlace       *place,
            const PaintTree *tree,
            double           width)
{
  double parent = width / 2;

  place->parent[place->first] = parent;         /* of the root, even where no row hangs from it */

  for (int row = place->first; row < tree->n_rows; row++)
    {
      uint32_t columns = tree->row[row].columns;
      int n_columns = columns == 0 ? tree->n_columns : __builtin_popcount (columns);
      double extent = place->pitch * MAX (n_columns - 1, 0);
      double room = fmax (width - margin_x - extent, margin_x);

      place->parent[row] = parent;
      place->left[row] = CLAMP (parent - extent / 2, margin_x, room);
      if (tree->row[row].column >= 0)
        parent = node_x (place, tree, row);
    }
}

static void
place_tree (TreePlace       *place,
            const PaintTree *tree,
            int              most_rows,
            double           width,
            double           height)
{
  int hidden = MAX (tree->n_rows - SHOWN_ROWS, 0);
  int n_levels = CLAMP (most_rows, 1, SHOWN_ROWS);
  int n_gaps = MAX (tree->n_usual_columns - 1, 1);

  place->first = MIN ((hidden + SCROLL_ROWS - 1) / SCROLL_ROWS * SCROLL_ROWS,
                      MAX (tree->n_rows - 1, 0));
  place->pitch = CLAMP (width * widest_row / n_gaps, 0, widest_pitch);
  place->level = CLAMP ((height - 2 * margin_y) / n_levels, 0, highest_level);
  place->top = (height - place->level * n_levels) / 2;
  place->node = CLAMP (fmin (place->level * 0.22, place->pitch * 0.4), 3, 5.5);
  place_rows (place, tree, width);
}

/* Lines keep clear of the dots of forced levels. */
static void
add_edge (cairo_t         *cr,
          const TreePlace *place,
          const PaintTree *tree,
          int              row,
          double           x)
{
  double above = row > place->first && tree->row[row - 1].forced ? place->node : 0;
  double below = tree->row[row].forced ? place->node : 0;

  cairo_move_to (cr, place->parent[row], row_y (place, row - 1) + above);
  cairo_line_to (cr, x, row_y (place, row) - below);
}

static void
draw_thin_edges (cairo_t          *cr,
                 const TreePlace  *place,
                 const PaintTree  *tree,
                 const PaintTheme *theme)
{
  for (int row = place->first; row < tree->n_rows; row++)
    {
      uint32_t known = tree->row[row].rejected | tree->row[row].closed;

      for (int column = 0; column < 32; column++)
        if (known >> column & 1)
          add_edge (cr, place, tree, row, column_x (place, tree, row, column));
    }

  paint_set_color (cr, theme->line);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_path (cairo_t          *cr,
           const TreePlace  *place,
           const PaintTree  *tree,
           const PaintTheme *theme)
{
  for (int row = place->first; row < tree->n_rows; row++)
    {
      if (tree->row[row].column >= 0)
        add_edge (cr, place, tree, row, node_x (place, tree, row));
      else if (row == tree->current_row)
        add_edge (cr, place, tree, row, column_x (place, tree, row, tree->current_column));
    }

  paint_set_color (cr, theme->ring);
  cairo_set_line_width (cr, fmax (1.5, place->node * 0.5));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

static void
add_node (cairo_t *cr,
          double   x,
          double   y,
          double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

static void
add_square (cairo_t *cr,
            double   x,
            double   y,
            double   radius)
{
  cairo_rectangle (cr, x - 0.85 * radius, y - 0.85 * radius, 1.7 * radius, 1.7 * radius);
}

static void
add_triangle (cairo_t *cr,
              double   x,
              double   y,
              double   radius)
{
  cairo_move_to (cr, x, y - 1.15 * radius);
  cairo_line_to (cr, x + 1.4 * radius, y + radius);
  cairo_line_to (cr, x - 1.4 * radius, y + radius);
  cairo_close_path (cr);
}

static void
add_diamond (cairo_t *cr,
             double   x,
             double   y,
             double   radius)
{
  cairo_move_to (cr, x, y - 1.6 * radius);
  cairo_line_to (cr, x + 1.6 * radius, y);
  cairo_line_to (cr, x, y + 1.6 * radius);
  cairo_line_to (cr, x - 1.6 * radius, y);
  cairo_close_path (cr);
}

typedef void (*AddShape) (cairo_t *cr,
                          double   x,
                          double   y,
                          double   radius);

static void
add_children (cairo_t         *cr,
              const TreePlace *place,
              const PaintTree *tree,
              int              row,
              uint32_t         columns,
              AddShape         add_shape,
              double           radius)
{
  for (int column = 0; column < 32; column++)
    if (columns >> column & 1)
      add_shape (cr, column_x (place, tree, row, column), row_y (place, row), radius);
}

static void
draw_children (cairo_t          *cr,
               const TreePlace  *place,
               const PaintTree  *tree,
               const PaintTheme *theme)
{
  double dot = fmin (1.5, place->node / 2);

  for (int row = place->first; row < tree->n_rows; row++)
    add_children (cr, place, tree, row, tree->row[row].untried, add_node, dot);
  paint_set_faint_color (cr, theme->mark, 0.6);
  cairo_fill (cr);

  for (int row = place->first; row < tree->n_rows; row++)
    add_children (cr, place, tree, row, tree->row[row].closed, add_triangle, place->node);
  paint_set_faint_color (cr, theme->error, theme->high_contrast ? 1 : 0.75);
  cairo_fill (cr);

  for (int row = place->first; row < tree->n_rows; row++)
    add_children (cr, place, tree, row, tree->row[row].rejected, add_square, place->node * 0.8);
  paint_set_color (cr, theme->error);
  cairo_fill (cr);
}

static void
draw_number (cairo_t          *cr,
             const PaintTheme *theme,
             int               number,
             double            x,
             double            y,
             int               align)
{
  const double size = 10;
  char text[16];
  PaintFace face;

  g_snprintf (text, sizeof text, "%d", number);
  paint_face_init (&face, theme, PAINT_REGULAR);
  paint_face_select (cr, &face, size);
  paint_text_path (cr, text, x, y, align);
  paint_set_color (cr, theme->mark);
  paint_face_fill (cr, &face, size);
  paint_face_clear (&face);
}

/* Levels that are not drawn one by one: three dots down the path, and how many they are, on the
 * side to which the path does not go. */
static void
draw_ellipsis (cairo_t          *cr,
               const TreePlace  *place,
               const PaintTheme *theme,
               int               n_levels,
               double            x,
               double            y,
               bool              path_goes_right)
{
  double dot = fmax (1, place->node * 0.3);
  int align = path_goes_right ? -1 : 1;

  for (int i = -1; i <= 1; i++)
    add_node (cr, x, y + i * dot * 3, dot);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);

  draw_number (cr, theme, n_levels, x + align * (place->node + 6), y, align);
}

/* How many levels lie above the first row that is shown. */
static int
count_hidden_levels (const TreePlace *place,
                     const PaintTree *tree)
{
  int n_levels = 0;

  for (int row = 0; row < place->first; row++)
    n_levels += tree->row[row].n_levels;

  return n_levels;
}

static void
draw_ellipses (cairo_t          *cr,
               const TreePlace  *place,
               const PaintTree  *tree,
               const PaintTheme *theme)
{
  if (place->first > 0)
    draw_ellipsis (cr, place, theme, count_hidden_levels (place, tree),
                   place->parent[place->first], place->top - 2 * place->node - 2, false);

  for (int row = place->first; row < tree->n_rows; row++)
    if (tree->row[row].forced)
      {
        bool goes_right = row + 1 < tree->n_rows && tree->row[row + 1].column >= 0
                          && node_x (place, tree, row + 1) > place->parent[row];

        draw_ellipsis (cr, place, theme, tree->row[row].n_levels, place->parent[row],
                       row_y (place, row), goes_right);
      }
}

static void
draw_path_nodes (cairo_t          *cr,
                 const TreePlace  *place,
                 const PaintTree  *tree,
                 const PaintTheme *theme)
{
  add_node (cr, place->parent[place->first], place->top, place->node);
  for (int row = place->first; row < tree->n_rows; row++)
    if (tree->row[row].column >= 0 && !tree->row[row].forced
        && !(tree->is_solution && row == tree->current_row))
      add_node (cr, node_x (place, tree, row), row_y (place, row), place->node);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);
}

/* Returns false where nothing is at work but the root. That is a solution of a full grid. */
static bool
find_current_node (const TreePlace *place,
                   const PaintTree *tree,
                   double          *x,
                   double          *y)
{
  int row = tree->current_row;

  if (row < place->first)
    {
      *x = place->parent[place->first];
      *y = place->top;

      return tree->is_solution;
    }

  *x = tree->row[row].forced ? node_x (place, tree, row)
                             : column_x (place, tree, row, tree->current_column);
  *y = row_y (place, row);

  return true;
}

static void
draw_current (cairo_t          *cr,
              const TreePlace  *place,
              const PaintTree  *tree,
              const PaintTheme *theme)
{
  const double dashes[] = { 3, 2 };
  double x, y;

  if (!find_current_node (place, tree, &x, &y))
    return;

  if (tree->is_solution)
    {
      add_diamond (cr, x, y, place->node);
      paint_set_color (cr, theme->found);
      cairo_fill (cr);
      return;
    }

  add_node (cr, x, y, place->node + 3);
  paint_set_color (cr, theme->trying);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
}

void
paint_tree (cairo_t           *cr,
            const GameSearch  *search,
            const SearchEvent *event,
            const PaintTheme  *theme,
            double             width,
            double             height)
{
  int most_rows = search->kind == GAME_QUEENS ? search->queens.n : search->sudoku.n_empty;
  TreePlace place;
  PaintTree tree;

  paint_tree_collect (&tree, search, event);
  place_tree (&place, &tree, most_rows, width, height);

  cairo_save (cr);
  cairo_new_path (cr);
  draw_thin_edges (cr, &place, &tree, theme);
  draw_path (cr, &place, &tree, theme);
  draw_children (cr, &place, &tree, theme);
  draw_path_nodes (cr, &place, &tree, theme);
  draw_ellipses (cr, &place, &tree, theme);
  draw_current (cr, &place, &tree, theme);
  cairo_restore (cr);
}
