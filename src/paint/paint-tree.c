/* The search tree around the current node of a search.
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
static const double margin_numbers = 36;        /* with the numbers of rows */
static const double margin_counts = 28;         /* with a count beside the last node */
static const double widest_board_pitch = 48;
static const double least_level = 13;           /* where rows are those of the board */
static const double least_count_pitch = 30;     /* where there is room for counts */
static const double text_size = 10;

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
  int    n_levels;      /* how many there is room for */
} TreeLayout;

static double
column_x (const TreeLayout *layout,
          const PaintTree  *tree,
          int               row,
          int               column)
{
  uint32_t columns = tree->row[row].columns;
  int index = columns == 0 ? column : __builtin_popcount (columns & paint_tree_first_bits (column));

  return layout->left[row] + index * layout->pitch;
}

static double
row_y (const TreeLayout *layout,
       int               row)
{
  return layout->top + (row - layout->first + 1) * layout->level;
}

static double
node_x (const TreeLayout *layout,
        const PaintTree  *tree,
        int               row)
{
  return tree->row[row].forced ? layout->parent[row]
                               : column_x (layout, tree, row, tree->row[row].column);
}

/* All rows of a board begin at the same place. */
static double
row_left (const PaintTree *tree,
          double           parent,
          double           extent,
          double           width)
{
  double room = width - extent;

  if (tree->is_board)
    return fmax (margin_numbers, (room + margin_numbers - margin_counts) / 2);

  return CLAMP (parent - extent / 2, margin_x, fmax (room - margin_x, margin_x));
}

/* Else each row is centred below its parent, as far as the picture is wide enough. */
static void
place_rows (TreeLayout      *layout,
            const PaintTree *tree,
            double           width)
{
  double parent = width / 2;

  layout->parent[layout->first] = parent;         /* of the root, even where no row hangs from it */

  for (int row = layout->first; row < tree->n_rows; row++)
    {
      uint32_t columns = tree->row[row].columns;
      int n_columns = columns == 0 ? tree->n_columns : __builtin_popcount (columns);
      double extent = layout->pitch * MAX (n_columns - 1, 0);

      layout->parent[row] = parent;
      layout->left[row] = row_left (tree, parent, extent, width);
      if (tree->row[row].column >= 0)
        parent = node_x (layout, tree, row);
    }
}

static void
place_tree (TreeLayout      *layout,
            const PaintTree *tree,
            int              most_rows,
            double           width,
            double           height)
{
  double high = fmax (height - 2 * margin_y, 0);
  int shown_rows = tree->is_board ? MAX (high / least_level, SHOWN_ROWS) : SHOWN_ROWS;
  int hidden = MAX (tree->n_rows - shown_rows, 0);
  int n_levels = CLAMP (most_rows, 1, shown_rows);
  int n_gaps = MAX (tree->n_usual_columns - 1, 1);

  layout->first = MIN ((hidden + SCROLL_ROWS - 1) / SCROLL_ROWS * SCROLL_ROWS,
                       MAX (tree->n_rows - 1, 0));
  layout->n_levels = n_levels;
  layout->pitch = tree->is_board
                  ? CLAMP ((width - margin_numbers - margin_counts) / n_gaps, 0, widest_board_pitch)
                  : CLAMP (width * widest_row / n_gaps, 0, widest_pitch);
  layout->level = fmin (high / n_levels, highest_level);
  layout->top = (height - layout->level * n_levels) / 2;
  layout->node = CLAMP (fmin (layout->level * 0.22, layout->pitch * 0.4), 3, 5.5);
  place_rows (layout, tree, width);
}

/* Lines keep clear of the dots of forced levels. */
static void
add_edge (cairo_t          *cr,
          const TreeLayout *layout,
          const PaintTree  *tree,
          int               row,
          double            x)
{
  double above = row > layout->first && tree->row[row - 1].forced ? layout->node : 0;
  double below = tree->row[row].forced ? layout->node : 0;

  if (tree->is_board && row == layout->first)
    return;

  cairo_move_to (cr, layout->parent[row], row_y (layout, row - 1) + above);
  cairo_line_to (cr, x, row_y (layout, row) - below);
}

static void
draw_thin_edges (cairo_t          *cr,
                 const TreeLayout *layout,
                 const PaintTree  *tree,
                 const PaintTheme *theme)
{
  for (int row = layout->first; row < tree->n_rows && !tree->is_board; row++)
    {
      uint32_t known = tree->row[row].rejected | tree->row[row].closed;

      for (int column = 0; column < 32; column++)
        if (known >> column & 1)
          add_edge (cr, layout, tree, row, column_x (layout, tree, row, column));
    }

  paint_tree_stroke_edges (cr, theme);
}

static void
draw_path (cairo_t          *cr,
           const TreeLayout *layout,
           const PaintTree  *tree,
           const PaintTheme *theme)
{
  for (int row = layout->first; row < tree->n_rows; row++)
    {
      if (tree->row[row].column >= 0)
        add_edge (cr, layout, tree, row, node_x (layout, tree, row));
      else if (row == tree->current_row)
        add_edge (cr, layout, tree, row, column_x (layout, tree, row, tree->current_column));
    }

  paint_set_color (cr, theme->ring);
  cairo_set_line_width (cr, fmax (1.5, layout->node * 0.5));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

static void
add_children (cairo_t          *cr,
              const TreeLayout *layout,
              const PaintTree  *tree,
              int               row,
              uint32_t          columns,
              PaintTreeShape    add_shape,
              double            radius)
{
  for (int column = 0; column < 32; column++)
    if (columns >> column & 1)
      add_shape (cr, column_x (layout, tree, row, column), row_y (layout, row), radius);
}

static void
draw_children (cairo_t          *cr,
               const TreeLayout *layout,
               const PaintTree  *tree,
               const PaintTheme *theme)
{
  double dot = fmin (1.5, layout->node / 2);

  for (int row = layout->first; row < tree->n_rows; row++)
    add_children (cr, layout, tree, row, tree->row[row].untried, paint_tree_disc, dot);
  paint_set_faint_color (cr, theme->mark, 0.6);
  cairo_fill (cr);

  for (int row = layout->first; row < tree->n_rows; row++)
    add_children (cr, layout, tree, row, tree->row[row].closed & ~tree->row[row].fruitful,
                  paint_tree_triangle, layout->node);
  paint_set_color (cr, theme->error);
  cairo_fill (cr);

  for (int row = layout->first; row < tree->n_rows; row++)
    add_children (cr, layout, tree, row, tree->row[row].fruitful, paint_tree_diamond,
                  layout->node * 0.9);
  paint_set_color (cr, theme->found);
  cairo_fill (cr);

  for (int row = layout->first; row < tree->n_rows; row++)
    add_children (cr, layout, tree, row, tree->row[row].rejected, paint_tree_square,
                  layout->node * 0.8);
  paint_set_color (cr, theme->error);
  cairo_fill (cr);
}

/* Short, for there is little room. */
static void
format_count (char     *text,
              size_t    size,
              uint32_t  count)
{
  static const char *const units[] = { "", "k", "M", "G" };
  int unit = 0;

  while (count >= 1000)
    {
      count /= 1000;
      unit++;
    }

  g_snprintf (text, size, "%u%s", count, units[unit]);
}

/* How many solutions, or nodes, a closed branch has, beside it. */
static void
draw_counts (cairo_t          *cr,
             const TreeLayout *layout,
             const PaintTree  *tree,
             const GameSearch *search,
             const PaintTheme *theme)
{
  if (!tree->is_board || layout->pitch < least_count_pitch)
    return;

  for (int row = layout->first; row < tree->n_rows; row++)
    for (uint32_t left = tree->row[row].closed; left != 0; left &= left - 1)
      {
        int column = __builtin_ctz (left);
        uint32_t n_nodes;
        uint32_t n_solutions = game_search_branch (search, tree->row[row].level, column, &n_nodes);
        char text[16];

        format_count (text, sizeof text, n_solutions > 0 ? n_solutions : n_nodes);
        paint_tree_text (cr, theme, n_solutions > 0 ? theme->found : theme->error, text, text_size,
                         column_x (layout, tree, row, column) + layout->node * 1.6 + 2,
                         row_y (layout, row), 1);
      }
}

/* The numbers of columns and rows, as the board has them. */
static void
draw_numbers (cairo_t          *cr,
              const TreeLayout *layout,
              const PaintTree  *tree,
              const PaintTheme *theme,
              int               n_rows,
              int               first)
{
  char text[16];

  if (!tree->is_board || layout->level < text_size || tree->n_rows == 0)
    return;

  for (int row = 0; row < n_rows; row++)
    {
      double y = row_y (layout, row + layout->first);

      if (tree->letters != NULL)
        g_snprintf (text, sizeof text, "%c", tree->letters[row + layout->first]);
      else
        g_snprintf (text, sizeof text, "%d", row + layout->first + first);
      paint_tree_text (cr, theme, theme->mark, text, text_size, 14, y, 0);
    }

  for (int column = 0; column < tree->n_columns && layout->pitch >= text_size; column++)
    {
      g_snprintf (text, sizeof text, "%d", tree->letters != NULL ? column : column + first);
      paint_tree_text (cr, theme, theme->mark, text, text_size,
                       column_x (layout, tree, layout->first, column), layout->top, 0);
    }
}

static void
draw_number (cairo_t          *cr,
             const PaintTheme *theme,
             int               number,
             double            x,
             double            y,
             int               align)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  paint_tree_text (cr, theme, theme->mark, text, text_size, x, y, align);
}

/* Levels that are not drawn one by one: three dots down the path, and how many they are, on the
 * side to which the path does not go. */
static void
draw_ellipsis (cairo_t          *cr,
               const TreeLayout *layout,
               const PaintTheme *theme,
               int               n_levels,
               double            x,
               double            y,
               bool              path_goes_right)
{
  double dot = fmax (1, layout->node * 0.3);
  int align = path_goes_right ? -1 : 1;

  for (int i = -1; i <= 1; i++)
    paint_tree_disc (cr, x, y + i * dot * 3, dot);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);

  draw_number (cr, theme, n_levels, x + align * (layout->node + 6), y, align);
}

/* How many levels lie above the first row that is shown. */
static int
count_hidden_levels (const TreeLayout *layout,
                     const PaintTree  *tree)
{
  int n_levels = 0;

  for (int row = 0; row < layout->first; row++)
    n_levels += tree->row[row].n_levels;

  return n_levels;
}

static void
draw_ellipses (cairo_t          *cr,
               const TreeLayout *layout,
               const PaintTree  *tree,
               const PaintTheme *theme)
{
  if (layout->first > 0 && !tree->is_board)
    draw_ellipsis (cr, layout, theme, count_hidden_levels (layout, tree),
                   layout->parent[layout->first], layout->top - 2 * layout->node - 2, false);

  for (int row = layout->first; row < tree->n_rows; row++)
    if (tree->row[row].forced)
      {
        bool goes_right = row + 1 < tree->n_rows && tree->row[row + 1].column >= 0
                          && node_x (layout, tree, row + 1) > layout->parent[row];

        draw_ellipsis (cr, layout, theme, tree->row[row].n_levels, layout->parent[row],
                       row_y (layout, row), goes_right);
      }
}

static void
draw_path_nodes (cairo_t          *cr,
                 const TreeLayout *layout,
                 const PaintTree  *tree,
                 const PaintTheme *theme)
{
  if (!tree->is_board)
    paint_tree_disc (cr, layout->parent[layout->first], layout->top, layout->node);
  for (int row = layout->first; row < tree->n_rows; row++)
    if (tree->row[row].column >= 0 && !tree->row[row].forced
        && !(tree->is_solution && row == tree->current_row))
      paint_tree_disc (cr, node_x (layout, tree, row), row_y (layout, row), layout->node);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);
}

/* Returns false where nothing is at work but the root. That is a solution of a full grid. */
static bool
find_current_node (const TreeLayout *layout,
                   const PaintTree  *tree,
                   double           *x,
                   double           *y)
{
  int row = tree->current_row;

  if (row < layout->first)
    {
      *x = layout->parent[layout->first];
      *y = layout->top;

      return tree->is_solution;
    }

  *x = tree->row[row].forced ? node_x (layout, tree, row)
                             : column_x (layout, tree, row, tree->current_column);
  *y = row_y (layout, row);

  return true;
}

bool
paint_tree_find_current (const GameSearch  *search,
                         const SearchEvent *event,
                         double             width,
                         double             height,
                         double            *x,
                         double            *y)
{
  TreeLayout layout;
  PaintTree tree;

  paint_tree_collect (&tree, search, event);
  place_tree (&layout, &tree, game_search_n_variables (search), width, height);

  return find_current_node (&layout, &tree, x, y);
}

static void
draw_current (cairo_t          *cr,
              const TreeLayout *layout,
              const PaintTree  *tree,
              const PaintTheme *theme)
{
  const double dashes[] = { 3, 2 };
  double x, y;

  if (!find_current_node (layout, tree, &x, &y))
    return;

  if (tree->is_solution)
    {
      paint_tree_diamond (cr, x, y, layout->node);
      paint_set_color (cr, theme->found);
      cairo_fill (cr);
      return;
    }

  paint_tree_disc (cr, x, y, layout->node + 3);
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
            int                first,
            double             width,
            double             height)
{
  int most_rows = game_search_n_variables (search);
  TreeLayout layout;
  PaintTree tree;

  paint_tree_collect (&tree, search, event);
  place_tree (&layout, &tree, most_rows, width, height);

  cairo_save (cr);
  cairo_new_path (cr);
  draw_thin_edges (cr, &layout, &tree, theme);
  draw_path (cr, &layout, &tree, theme);
  draw_children (cr, &layout, &tree, theme);
  draw_path_nodes (cr, &layout, &tree, theme);
  draw_ellipses (cr, &layout, &tree, theme);
  draw_counts (cr, &layout, &tree, search, theme);
  draw_numbers (cr, &layout, &tree, theme, MIN (most_rows - layout.first, layout.n_levels), first);
  draw_current (cr, &layout, &tree, theme);
  cairo_restore (cr);
}
