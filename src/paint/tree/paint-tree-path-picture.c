/* The picture of the path of a search. Down the path a bold line runs from the root to now.
 *
 *        o         the root
 *      / | \
 *     ^  o  .      closed subtree, path, not yet tried
 *       / \
 *      #   (#)     refused, and the one that is refused just now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree.h"

#include <math.h>
#include <string.h>

#include "paint/paint-parts.h"
#include "paint/tree/paint-tree-parts.h"

static const double least_count_pitch = 30;     /* where there is room for counts */
static const double text_size = 10;
static const double least_number = 6;           /* the size of row numbers in flat rows */
static const double room_per_number = 16;       /* of two digits */

/* Lines keep clear of the dots of forced levels. */
static void
add_edge (cairo_t             *cr,
          const PaintTreeGrid *grid,
          const PaintTree     *tree,
          int                  row,
          double               x)
{
  double above = row > grid->first && tree->row[row - 1].forced ? grid->node : 0;
  double below = tree->row[row].forced ? grid->node : 0;

  if (tree->is_board && row == grid->first)
    return;

  cairo_move_to (cr, grid->parent[row], paint_tree_grid_y (grid, row - 1) + above);
  cairo_line_to (cr, x, paint_tree_grid_y (grid, row) - below);
}

static void
draw_thin_edges (cairo_t             *cr,
                 const PaintTreeGrid *grid,
                 const PaintTree     *tree,
                 const PaintTheme    *theme)
{
  for (int row = grid->first; row < tree->n_rows && !tree->is_board; row++)
    {
      uint32_t known = tree->row[row].rejected | tree->row[row].closed;

      for (int column = 0; column < 32; column++)
        if (known >> column & 1)
          add_edge (cr, grid, tree, row, paint_tree_grid_x (grid, tree, row, column));
    }

  paint_tree_stroke_edges (cr, theme);
}

static void
draw_path (cairo_t             *cr,
           const PaintTreeGrid *grid,
           const PaintTree     *tree,
           const PaintTheme    *theme)
{
  for (int row = grid->first; row < tree->n_rows; row++)
    {
      if (tree->row[row].column >= 0)
        add_edge (cr, grid, tree, row, paint_tree_grid_node_x (grid, tree, row));
      else if (row == tree->current_row)
        add_edge (cr, grid, tree, row,
                  paint_tree_grid_x (grid, tree, row, tree->current_column));
    }

  paint_set_color (cr, theme->ring);
  cairo_set_line_width (cr, fmax (1.5, grid->node * 0.5));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

static void
add_children (cairo_t             *cr,
              const PaintTreeGrid *grid,
              const PaintTree     *tree,
              int                  row,
              uint32_t             columns,
              PaintTreeShape       add_shape,
              double               radius)
{
  for (int column = 0; column < 32; column++)
    if (columns >> column & 1)
      add_shape (cr, paint_tree_grid_x (grid, tree, row, column), paint_tree_grid_y (grid, row),
                 radius);
}

/* Hollow circles, as in the whole tree. */
static void
draw_untried (cairo_t             *cr,
              const PaintTreeGrid *grid,
              const PaintTree     *tree,
              const PaintTheme    *theme)
{
  for (int row = grid->first; row < tree->n_rows; row++)
    add_children (cr, grid, tree, row, tree->row[row].untried, paint_tree_disc,
                  fmin (2.5, grid->node / 2));
  paint_set_faint_color (cr, theme->mark, 0.8);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_children (cairo_t             *cr,
               const PaintTreeGrid *grid,
               const PaintTree     *tree,
               const PaintTheme    *theme)
{
  draw_untried (cr, grid, tree, theme);

  for (int row = grid->first; row < tree->n_rows; row++)
    add_children (cr, grid, tree, row, tree->row[row].closed & ~tree->row[row].fruitful,
                  paint_tree_triangle, grid->node);
  paint_set_color (cr, theme->error);
  cairo_fill (cr);

  for (int row = grid->first; row < tree->n_rows; row++)
    add_children (cr, grid, tree, row, tree->row[row].fruitful, paint_tree_diamond,
                  grid->node * 0.9);
  paint_set_color (cr, theme->found);
  cairo_fill (cr);

  for (int row = grid->first; row < tree->n_rows; row++)
    add_children (cr, grid, tree, row, tree->row[row].rejected, paint_tree_square,
                  grid->node * 0.8);
  paint_set_color (cr, theme->error);
  cairo_fill (cr);
}

/* Short, for there is little room. */
static void
format_count (char    *text,
              size_t   size,
              uint32_t count)
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

static bool
has_counts (const PaintTreeGrid *grid,
            const PaintTree     *tree)
{
  return tree->is_board && grid->pitch >= least_count_pitch;
}

/* How many solutions, or nodes, a closed branch has, beside it. */
typedef struct
{
  char   text[16];
  bool   is_of_solutions;
  double x, y;                  /* of its left end, and of its middle */
} Count;

static Count
get_count (const PaintTreeGrid *grid,
           const PaintTree     *tree,
           const GameSearch    *search,
           int                  row,
           int                  column)
{
  uint32_t n_nodes;
  uint32_t n_solutions = game_search_branch (search, tree->row[row].level, column, &n_nodes);
  Count count = {
    .is_of_solutions = n_solutions > 0,
    .x = paint_tree_grid_x (grid, tree, row, column) + grid->node * 1.6 + 2,
    .y = paint_tree_grid_y (grid, row),
  };

  format_count (count.text, sizeof count.text, n_solutions > 0 ? n_solutions : n_nodes);

  return count;
}

/* No line runs through a count. */
static void
clip_counts (cairo_t             *cr,
             const PaintTreeGrid *grid,
             const PaintTree     *tree,
             const GameSearch    *search,
             double               width,
             double               height)
{
  const double room = fmin (1.2 * text_size, grid->level);

  if (!has_counts (grid, tree))
    return;

  cairo_rectangle (cr, 0, 0, width, height);
  for (int row = grid->first; row < tree->n_rows; row++)
    for (uint32_t left = tree->row[row].closed; left != 0; left &= left - 1)
      {
        Count count = get_count (grid, tree, search, row, __builtin_ctz (left));

        cairo_rectangle (cr, count.x - 2, count.y - room / 2,
                         4 + 0.64 * text_size * strlen (count.text), room);
      }

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
}

static void
draw_counts (cairo_t             *cr,
             const PaintTreeGrid *grid,
             const PaintTree     *tree,
             const GameSearch    *search,
             const PaintTheme    *theme)
{
  if (!has_counts (grid, tree))
    return;

  for (int row = grid->first; row < tree->n_rows; row++)
    for (uint32_t left = tree->row[row].closed; left != 0; left &= left - 1)
      {
        Count count = get_count (grid, tree, search, row, __builtin_ctz (left));

        paint_tree_text (cr, theme, count.is_of_solutions ? theme->found : theme->error,
                         count.text, text_size, count.x, count.y, 1);
      }
}

/* Every number, or as many as there is room for, as on the board; 0: none. */
static int
get_number_step (const PaintTreeGrid *grid,
                 const PaintTree     *tree,
                 int                  first)
{
  static const int steps[] = { 1, 2, 5 };
  const bool is_short = tree->letters != NULL || tree->n_columns - 1 + first < 10;

  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * grid->pitch >= (is_short ? text_size : room_per_number))
      return steps[i];

  return 0;
}

/* The numbers of columns and rows, as the board has them. */
static void
draw_numbers (cairo_t             *cr,
              const PaintTreeGrid *grid,
              const PaintTree     *tree,
              const PaintTheme    *theme,
              int                  n_rows,
              int                  first)
{
  const double size = fmin (text_size, grid->level);
  const int step = get_number_step (grid, tree, first);
  char text[16];

  if (!tree->is_board || tree->n_rows == 0)
    return;

  for (int row = 0; row < n_rows && size >= least_number; row++)
    {
      double y = paint_tree_grid_y (grid, row + grid->first);

      if (tree->letters != NULL)
        g_snprintf (text, sizeof text, "%c", tree->letters[row + grid->first]);
      else
        g_snprintf (text, sizeof text, "%d", row + grid->first + first);
      paint_tree_text (cr, theme, theme->mark, text, size, grid->number, y, 0);
    }

  for (int column = 0; column < tree->n_columns && step > 0; column++)
    {
      const int number = tree->letters != NULL ? column : column + first;

      if (number % step != 0)
        continue;

      g_snprintf (text, sizeof text, "%d", number);
      paint_tree_text (cr, theme, theme->mark, text, text_size,
                       paint_tree_grid_x (grid, tree, grid->first, column), grid->top, 0);
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
draw_ellipsis (cairo_t             *cr,
               const PaintTreeGrid *grid,
               const PaintTheme    *theme,
               int                  n_levels,
               double               x,
               double               y,
               bool                 path_goes_right)
{
  double dot = fmax (1, grid->node * 0.3);
  int align = path_goes_right ? -1 : 1;

  for (int i = -1; i <= 1; i++)
    paint_tree_disc (cr, x, y + i * dot * 3, dot);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);

  draw_number (cr, theme, n_levels, x + align * (grid->node + 6), y, align);
}

/* How many levels lie above the first row that is shown. */
static int
count_hidden_levels (const PaintTreeGrid *grid,
                     const PaintTree     *tree)
{
  int n_levels = 0;

  for (int row = 0; row < grid->first; row++)
    n_levels += tree->row[row].n_levels;

  return n_levels;
}

static void
draw_ellipses (cairo_t             *cr,
               const PaintTreeGrid *grid,
               const PaintTree     *tree,
               const PaintTheme    *theme)
{
  if (grid->first > 0 && !tree->is_board)
    draw_ellipsis (cr, grid, theme, count_hidden_levels (grid, tree),
                   grid->parent[grid->first], grid->top - 2 * grid->node - 2, false);

  for (int row = grid->first; row < tree->n_rows; row++)
    if (tree->row[row].forced)
      {
        bool goes_right = row + 1 < tree->n_rows && tree->row[row + 1].column >= 0
                          && paint_tree_grid_node_x (grid, tree, row + 1) > grid->parent[row];

        draw_ellipsis (cr, grid, theme, tree->row[row].n_levels, grid->parent[row],
                       paint_tree_grid_y (grid, row), goes_right);
      }
}

static void
draw_path_nodes (cairo_t             *cr,
                 const PaintTreeGrid *grid,
                 const PaintTree     *tree,
                 const PaintTheme    *theme)
{
  if (!tree->is_board)
    paint_tree_disc (cr, grid->parent[grid->first], grid->top, grid->node);
  for (int row = grid->first; row < tree->n_rows; row++)
    if (tree->row[row].column >= 0 && !tree->row[row].forced
        && !(tree->is_solution && row == tree->current_row))
      paint_tree_disc (cr, paint_tree_grid_node_x (grid, tree, row), paint_tree_grid_y (grid, row),
                       grid->node);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);
}

/* Returns false where nothing is at work but the root. That is a solution of a full grid. */
static bool
find_current_node (const PaintTreeGrid *grid,
                   const PaintTree     *tree,
                   double              *x,
                   double              *y)
{
  int row = tree->current_row;

  if (row < grid->first)
    {
      *x = grid->parent[grid->first];
      *y = grid->top;

      return tree->is_solution;
    }

  *x = tree->row[row].forced ? paint_tree_grid_node_x (grid, tree, row)
                             : paint_tree_grid_x (grid, tree, row, tree->current_column);
  *y = paint_tree_grid_y (grid, row);

  return true;
}

static void
draw_current (cairo_t             *cr,
              const PaintTreeGrid *grid,
              const PaintTree     *tree,
              const PaintTheme    *theme)
{
  const double dashes[] = { 3, 2 };
  double x, y;

  if (!find_current_node (grid, tree, &x, &y))
    return;

  if (tree->is_solution)
    {
      paint_tree_diamond (cr, x, y, grid->node);
      paint_set_color (cr, theme->found);
      cairo_fill (cr);
      return;
    }

  paint_tree_disc (cr, x, y, grid->node + 3);
  paint_set_color (cr, theme->trying);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
}

/* What is above all lines of a board, and has no node there. */
static void
draw_beginning (cairo_t             *cr,
                const PaintTreeGrid *grid,
                const PaintTree     *tree,
                const PaintTheme    *theme)
{
  if (!tree->is_board || grid->first > 0)
    return;

  paint_tree_disc (cr, grid->number, grid->top, fmin (2, grid->node / 2));
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);
}

static void
draw_marked (cairo_t               *cr,
             const PaintTreeLayout *places,
             int                    marked,
             const PaintTheme      *theme)
{
  if (marked < 0)
    return;

  paint_tree_disc (cr, places->place[marked].x, places->place[marked].y, places->radius + 4);
  paint_set_color (cr, theme->ink);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

void
paint_tree_path (cairo_t               *cr,
                 const PaintTreeLayout *places,
                 const PaintTreeView   *view,
                 const PaintTheme      *theme)
{
  PaintTreeGrid grid;
  PaintTree tree;
  int n_levels = paint_tree_grid_init (&grid, &tree, view->search, view->event,
                                       places->max_level, places->width, places->height);

  cairo_save (cr);
  cairo_new_path (cr);
  draw_thin_edges (cr, &grid, &tree, theme);
  cairo_save (cr);
  clip_counts (cr, &grid, &tree, view->search, places->width, places->height);
  draw_path (cr, &grid, &tree, theme);
  cairo_restore (cr);
  draw_children (cr, &grid, &tree, theme);
  draw_path_nodes (cr, &grid, &tree, theme);
  draw_ellipses (cr, &grid, &tree, theme);
  draw_counts (cr, &grid, &tree, view->search, theme);
  draw_numbers (cr, &grid, &tree, theme, MIN (n_levels - grid.first, grid.n_levels),
                view->first);
  draw_beginning (cr, &grid, &tree, theme);
  draw_current (cr, &grid, &tree, theme);
  draw_marked (cr, places, view->marked, theme);
  cairo_restore (cr);
}
