/* The search tree around the place of a search.
 *
 * One row of the picture is one level of the search: the children of one node of the path, each in
 * the column of its value, so that a node never moves while the search goes on below it. Down the
 * path a bold line runs from the root to now. Levels without a choice (the singles of a sudoku) are
 * drawn together as three dots and their number. Of a deep search only the last rows are
 * drawn, and the number of the levels above them is told likewise.
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

enum
{
  MAX_ROWS = SUDOKU_CELLS + 1,
  SHOWN_ROWS = 8,
  SCROLL_ROWS = 3,      /* by how many rows the picture moves when it must */
};

/* A set of columns is a bit mask. */
typedef struct
{
  int      column;      /* of the path; -1 in the row at work, which the path has not reached */
  int      n_levels;    /* more than one, or one with `forced`: levels without a choice */
  bool     forced;
  uint32_t rejected;
  uint32_t closed;
  uint32_t untried;
} TreeRow;

typedef struct
{
  int         n_columns;        /* more than 32 only where there are no sets */
  int         n_rows;
  TreeRow     row[MAX_ROWS + 1];

  int         current_row;      /* of the event; -1: none, or the root */
  int         current_column;
  bool        is_solution;
} Tree;

/* Where the rows lie in the picture. */
typedef struct
{
  double left;
  double pitch;         /* between columns */
  double top;           /* of the node above the first row */
  double level;         /* between rows */
  double node;          /* radius of a node */
  int    first;         /* the first row that is shown */
} TreePlace;

static uint32_t
first_bits (int n)
{
  return n >= 32 ? UINT32_MAX : (UINT32_C (1) << n) - 1;
}

static void
collect_queens (Tree              *tree,
                const QueensSteps *steps)
{
  bool has_sets = steps->method != QUEENS_PLACEMENTS;

  tree->n_columns = has_sets ? steps->n : steps->n * steps->n;
  tree->n_rows = MIN (steps->depth + 1, steps->n);

  for (int line = 0; line < tree->n_rows; line++)
    {
      TreeRow *row = &tree->row[line];

      row->column = line < steps->depth ? steps->place[line] : -1;
      row->n_levels = 1;
      if (!has_sets)
        continue;

      row->rejected = steps->rejected[line];
      row->closed = steps->closed[line] & ~row->rejected;
      row->untried = first_bits (steps->n) & ~(row->rejected | row->closed);
      if (row->column >= 0)
        row->untried &= ~(UINT32_C (1) << row->column);
    }
}

/* Digits that a method rules out by candidates are never looked at: they are left out of the
 * picture, or each level would be full of them. */
static uint32_t
looked_at (const SudokuSteps *steps,
           const SudokuLevel *level)
{
  bool by_candidates = steps->method == SUDOKU_TIGHTEST || steps->method == SUDOKU_PROPAGATE;

  return by_candidates ? 0 : level->rejected;
}

static void
collect_sudoku (Tree              *tree,
                const SudokuSteps *steps)
{
  tree->n_columns = SUDOKU_DIGITS;

  for (int depth = 0; depth <= steps->depth && depth < steps->n_empty; depth++)
    {
      const SudokuLevel *level = &steps->level[depth];
      bool is_forced = depth < steps->depth && level->reason != SEARCH_NO_REASON;
      TreeRow *last = tree->n_rows > 0 ? &tree->row[tree->n_rows - 1] : NULL;
      TreeRow *row = &tree->row[tree->n_rows];

      if (is_forced && last != NULL && last->forced)
        {
          last->n_levels++;
          continue;
        }

      row->column = depth < steps->depth ? steps->grid.digit[level->cell] - 1 : -1;
      row->n_levels = 1;
      row->forced = is_forced;
      tree->n_rows++;
      if (is_forced)
        continue;

      row->rejected = looked_at (steps, level);
      row->closed = level->closed;
      row->untried = level->untried;
    }
}

static void
find_current (Tree              *tree,
              const GameSearch  *search,
              const SearchEvent *event)
{
  bool is_at_work = event->kind == SEARCH_REJECT || event->kind == SEARCH_RETRACT;
  int last = tree->n_rows - 1;

  if (last >= 0 && tree->row[last].column < 0 && !is_at_work)
    last--;

  tree->current_row = last;
  tree->is_solution = event->kind == SEARCH_SOLUTION;
  if (last < 0)
    return;

  tree->current_column = tree->row[last].column;
  if (!is_at_work)
    return;

  if (search->kind != GAME_QUEENS)
    tree->current_column = event->value - 1;
  else if (search->queens.method == QUEENS_PLACEMENTS)
    tree->current_column = event->site * search->queens.n + event->value;
  else
    tree->current_column = event->value;
}

static void
collect (Tree              *tree,
         const GameSearch  *search,
         const SearchEvent *event)
{
  *tree = (Tree) { .current_row = -1 };

  if (search->kind == GAME_QUEENS)
    collect_queens (tree, &search->queens);
  else
    collect_sudoku (tree, &search->sudoku);

  if (event != NULL)
    find_current (tree, search, event);
}

static void
place_tree (TreePlace  *place,
            const Tree *tree,
            int         most_rows,
            double      width,
            double      height)
{
  const double margin_x = 24, margin_y = 18, widest_pitch = 40, highest_level = 34;
  int hidden = MAX (tree->n_rows - SHOWN_ROWS, 0);
  int n_levels = CLAMP (most_rows, 1, SHOWN_ROWS);
  int n_gaps = MAX (tree->n_columns - 1, 1);

  place->first = MIN ((hidden + SCROLL_ROWS - 1) / SCROLL_ROWS * SCROLL_ROWS,
                      MAX (tree->n_rows - 1, 0));
  place->pitch = fmin (fmax (width - 2 * margin_x, 0) / n_gaps, widest_pitch);
  place->left = (width - place->pitch * (tree->n_columns - 1)) / 2;
  place->level = fmin (fmax (height - 2 * margin_y, 0) / n_levels, highest_level);
  place->top = (height - place->level * n_levels) / 2;
  place->node = fmin (CLAMP (place->level * 0.2, 2, 5.5), fmax (place->pitch * 0.4, 2));
}

static double
column_x (const TreePlace *place,
          int              column)
{
  return place->left + column * place->pitch;
}

static double
row_y (const TreePlace *place,
       int              row)
{
  return place->top + (row - place->first + 1) * place->level;
}

/* The node from which the children of `row` hang: the path in the row above, or the root. Forced
 * levels hang straight below the node before them. */
static double
parent_x (const TreePlace *place,
          const Tree      *tree,
          int              row)
{
  while (row > 0 && tree->row[row - 1].forced)
    row--;

  if (row == 0)
    return column_x (place, 0) + place->pitch * (tree->n_columns - 1) / 2;

  return column_x (place, tree->row[row - 1].column);
}

static double
node_x (const TreePlace *place,
        const Tree      *tree,
        int              row)
{
  return tree->row[row].forced ? parent_x (place, tree, row)
                               : column_x (place, tree->row[row].column);
}

static void
add_edge (cairo_t         *cr,
          const TreePlace *place,
          const Tree      *tree,
          int              row,
          double           x)
{
  cairo_move_to (cr, parent_x (place, tree, row), row_y (place, row - 1));
  cairo_line_to (cr, x, row_y (place, row));
}

static void
draw_thin_edges (cairo_t          *cr,
                 const TreePlace  *place,
                 const Tree       *tree,
                 const PaintTheme *theme)
{
  for (int row = place->first; row < tree->n_rows; row++)
    {
      uint32_t known = tree->row[row].rejected | tree->row[row].closed;

      for (int column = 0; known >> column != 0 && column < 32; column++)
        if (known >> column & 1)
          add_edge (cr, place, tree, row, column_x (place, column));
    }

  paint_set_color (cr, theme->line);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_path (cairo_t          *cr,
           const TreePlace  *place,
           const Tree       *tree,
           const PaintTheme *theme)
{
  for (int row = place->first; row < tree->n_rows; row++)
    {
      if (tree->row[row].column >= 0)
        add_edge (cr, place, tree, row, node_x (place, tree, row));
      else if (row == tree->current_row)
        add_edge (cr, place, tree, row, column_x (place, tree->current_column));
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
              int              row,
              uint32_t         columns,
              AddShape         add_shape,
              double           radius)
{
  for (int column = 0; column < 32; column++)
    if (columns >> column & 1)
      add_shape (cr, column_x (place, column), row_y (place, row), radius);
}

static void
draw_children (cairo_t          *cr,
               const TreePlace  *place,
               const Tree       *tree,
               const PaintTheme *theme)
{
  for (int row = place->first; row < tree->n_rows; row++)
    add_children (cr, place, row, tree->row[row].untried, add_node, fmin (1.5, place->node / 2));
  paint_set_faint_color (cr, theme->mark, 0.6);
  cairo_fill (cr);

  for (int row = place->first; row < tree->n_rows; row++)
    {
      add_children (cr, place, row, tree->row[row].rejected, add_square, place->node * 0.8);
      add_children (cr, place, row, tree->row[row].closed, add_triangle, place->node);
    }
  paint_set_color (cr, theme->error);
  cairo_fill (cr);
}

static void
draw_number (cairo_t          *cr,
             const PaintTheme *theme,
             int               number,
             double            x,
             double            y)
{
  const double size = 10;
  char text[16];
  PaintFace face;

  g_snprintf (text, sizeof text, "%d", number);
  paint_face_init (&face, theme, PAINT_REGULAR);
  paint_face_select (cr, &face, size);
  paint_text_path (cr, text, x, y, 1);
  paint_set_color (cr, theme->mark);
  paint_face_fill (cr, &face, size);
  paint_face_clear (&face);
}

/* Levels that are not drawn one by one: three dots down the path, and how many they are. */
static void
draw_ellipsis (cairo_t          *cr,
               const TreePlace  *place,
               const PaintTheme *theme,
               int               n_levels,
               double            x,
               double            y)
{
  double dot = place->node * 0.4;

  for (int i = -1; i <= 1; i++)
    add_node (cr, x, y + i * dot * 3, dot);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);

  draw_number (cr, theme, n_levels, x + place->node + 4, y);
}

/* Forced levels interrupt the line of the path, so that the dots are seen. */
static void
draw_forced (cairo_t          *cr,
             const TreePlace  *place,
             const Tree       *tree,
             const PaintTheme *theme,
             int               row)
{
  draw_ellipsis (cr, place, theme, tree->row[row].n_levels, node_x (place, tree, row),
                 row_y (place, row));
}

static void
draw_path_nodes (cairo_t          *cr,
                 const TreePlace  *place,
                 const Tree       *tree,
                 const PaintTheme *theme)
{
  add_node (cr, parent_x (place, tree, place->first), place->top, place->node);
  for (int row = place->first; row < tree->n_rows; row++)
    if (tree->row[row].column >= 0 && !tree->row[row].forced
        && !(tree->is_solution && row == tree->current_row))
      add_node (cr, node_x (place, tree, row), row_y (place, row), place->node);
  paint_set_color (cr, theme->ring);
  cairo_fill (cr);

  for (int row = place->first; row < tree->n_rows; row++)
    if (tree->row[row].forced)
      draw_forced (cr, place, tree, theme, row);
}

/* How many levels lie above the first row that is shown. */
static int
count_hidden_levels (const TreePlace *place,
                     const Tree      *tree)
{
  int n_levels = 0;

  for (int row = 0; row < place->first; row++)
    n_levels += tree->row[row].n_levels;

  return n_levels;
}

static void
draw_current (cairo_t          *cr,
              const TreePlace  *place,
              const Tree       *tree,
              const PaintTheme *theme)
{
  const double dashes[] = { 3, 2 };
  double x, y;

  if (tree->current_row < place->first)
    return;

  y = row_y (place, tree->current_row);
  x = tree->row[tree->current_row].forced ? node_x (place, tree, tree->current_row)
                                          : column_x (place, tree->current_column);

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
  Tree tree;

  collect (&tree, search, event);
  place_tree (&place, &tree, most_rows, width, height);

  cairo_save (cr);
  cairo_new_path (cr);
  draw_thin_edges (cr, &place, &tree, theme);
  draw_path (cr, &place, &tree, theme);
  draw_children (cr, &place, &tree, theme);
  draw_path_nodes (cr, &place, &tree, theme);
  if (place.first > 0)
    draw_number (cr, theme, count_hidden_levels (&place, &tree),
                 parent_x (&place, &tree, place.first) + place.node + 4, place.top);
  draw_current (cr, &place, &tree, theme);
  cairo_restore (cr);
}
