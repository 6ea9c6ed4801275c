/* Where the path of a search lies in its picture, and what hangs on it.
 *
 * One row of the picture is one level of the search: the children of one node of the path, spread
 * below it in the order of their values. Where a node lies depends on the path above it alone, so
 * that it never moves while the search goes on below. Levels without a choice (the singles of a
 * sudoku) are drawn together, as three dots and their number. Of a deep search only the last rows
 * are drawn, and the number of the levels above them is told likewise.
 *
 * Everything comes from the search as it is; there is no history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree.h"

#include <math.h>

#include "paint/tree/paint-tree-parts.h"

enum
{
  SHOWN_ROWS = 8,
  SCROLL_ROWS = 3,      /* by how many rows the picture moves when it must */
};

static const double margin_x = 20;
static const double margin_y = 18;
static const double margin_board = 13;          /* the same where rows are those of the board */
static const double widest_row = 0.42;          /* of the whole width */
static const double widest_pitch = 32;
static const double highest_level = 32;
static const double margin_numbers = 36;        /* with the numbers of rows */
static const double margin_counts = 28;         /* with a count beside the last node */
static const double widest_board_pitch = 48;
static const double least_level = 13;           /* where rows are those of the board */
static const double number_x = 14;              /* of the numbers of rows */

double
paint_tree_grid_x (const PaintTreeGrid *layout,
                   const PaintTree     *tree,
                   int                  row,
                   int                  column)
{
  uint32_t columns = tree->row[row].columns;
  int index = columns == 0 ? column : __builtin_popcount (columns & paint_tree_first_bits (column));

  return layout->left[row] + index * layout->pitch;
}

double
paint_tree_grid_y (const PaintTreeGrid *layout,
                   int                  row)
{
  return layout->top + (row - layout->first + 1) * layout->level;
}

double
paint_tree_grid_node_x (const PaintTreeGrid *layout,
                        const PaintTree     *tree,
                        int                  row)
{
  return tree->row[row].forced ? layout->parent[row]
                               : paint_tree_grid_x (layout, tree, row, tree->row[row].column);
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
place_rows (PaintTreeGrid   *layout,
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
        parent = paint_tree_grid_node_x (layout, tree, row);
    }
}

static void
place_tree (PaintTreeGrid   *layout,
            const PaintTree *tree,
            int              most_rows,
            double           width,
            double           height)
{
  double high = fmax (height - 2 * (tree->is_board ? margin_board : margin_y), 0);
  int shown_rows = tree->is_board ? MAX (high / least_level, SHOWN_ROWS) : SHOWN_ROWS;
  int hidden = MAX (tree->n_rows - shown_rows, 0);
  int n_levels = CLAMP (most_rows, 1, shown_rows);
  int n_gaps = MAX (tree->n_usual_columns - 1, 1);

  layout->first = MIN ((hidden + SCROLL_ROWS - 1) / SCROLL_ROWS * SCROLL_ROWS,
                       MAX (tree->n_rows - 1, 0));
  layout->n_levels = n_levels;
  layout->number = number_x;
  layout->pitch = tree->is_board
                  ? CLAMP ((width - margin_numbers - margin_counts) / n_gaps, 0, widest_board_pitch)
                  : CLAMP (width * widest_row / n_gaps, 0, widest_pitch);
  layout->level = fmin (high / n_levels, highest_level);
  layout->top = (height - layout->level * n_levels) / 2;
  layout->node = CLAMP (fmin (layout->level * 0.22, layout->pitch * 0.4), 3, 5.5);
  place_rows (layout, tree, width);
}

/* Leaves out what is below a level; the value above it is at work then. */
static void
cut (PaintTree *tree,
     int        max_level)
{
  int n_rows = tree->n_rows;

  while (max_level > 0 && n_rows > 0 && tree->row[n_rows - 1].level >= max_level)
    n_rows--;

  tree->n_rows = n_rows;
  if (tree->current_row < n_rows || n_rows == 0)
    return;

  tree->current_row = n_rows - 1;
  tree->current_column = tree->row[n_rows - 1].column;
  tree->is_solution = false;
}

int
paint_tree_grid_init (PaintTreeGrid     *grid,
                      PaintTree         *tree,
                      const GameSearch  *search,
                      const SearchEvent *event,
                      int                max_level,
                      double             width,
                      double             height)
{
  int n_levels = game_search_n_variables (search);

  if (max_level > 0)
    n_levels = MIN (n_levels, max_level);
  paint_tree_collect (tree, search, event);
  cut (tree, max_level);
  place_tree (grid, tree, n_levels, width, height);

  return n_levels;
}

/* The places of a user. */

static void
add_place (PaintTreeLayout *places,
           PaintTreePlace   place)
{
  places->place[places->n_places++] = place;
}

static GameTreeState
get_state (const PaintTreeRow *row,
           int                 column)
{
  if (column == row->column)
    return GAME_TREE_PATH;

  if ((row->rejected >> column & 1) != 0)
    return GAME_TREE_REFUSED;

  return (row->closed >> column & 1) != 0 ? GAME_TREE_CLOSED : GAME_TREE_TO_COME;
}

/* The values of a row; returns the place of the one that is on the path. */
static int
add_row (PaintTreeLayout     *places,
         const PaintTreeGrid *layout,
         const PaintTree     *tree,
         int                  index,
         int                  parent)
{
  const PaintTreeRow *row = &tree->row[index];
  PaintTreePlace place = {
    .y = paint_tree_grid_y (layout, index), .parent = parent, .row = index - layout->first + 1,
    .n_levels = row->n_levels, .level = row->level, .is_leaf = true,
  };
  int on_path = parent;

  for (int column = 0; column < tree->n_columns; column++)
    {
      bool is_shown = row->columns != 0 && column < 32 && (row->columns >> column & 1) != 0;
      bool is_at_work = index == tree->current_row && column == tree->current_column;

      if (!is_shown && column != row->column && !is_at_work)
        continue;

      place.x = row->forced ? layout->parent[index]
                            : paint_tree_grid_x (layout, tree, index, column);
      place.value = column;
      place.state = row->columns != 0 || column == row->column ? get_state (row, column)
                                                               : GAME_TREE_TO_COME;
      if (column == row->column)
        on_path = places->n_places;
      if (is_at_work)
        places->at = places->n_places;
      add_place (places, place);
    }

  return on_path;
}

void
paint_tree_path_init (PaintTreeLayout   *places,
                      const GameSearch  *search,
                      const SearchEvent *event,
                      int                max_level,
                      double             width,
                      double             height)
{
  PaintTree tree;
  PaintTreeGrid layout;
  const PaintTreeRow *above;
  int parent = 0;

  paint_tree_grid_init (&layout, &tree, search, event, max_level, width, height);
  above = layout.first > 0 ? &tree.row[layout.first - 1] : NULL;

  *places = (PaintTreeLayout) {
    .n_rows = tree.n_rows - layout.first,
    .row_height = layout.level,
    .pitch = layout.pitch,
    .radius = layout.node,
    .max_level = max_level,
    .width = width,
    .height = height,
  };
  add_place (places, (PaintTreePlace) {
    .x = tree.is_board ? layout.number : layout.parent[layout.first],
    .y = layout.top,
    .parent = -1,
    .n_levels = 1,
    .level = above != NULL ? above->level + above->n_levels - 1 : -1,
    .value = above != NULL ? above->column : -1,
    .state = GAME_TREE_PATH,
  });

  for (int row = layout.first; row < tree.n_rows; row++)
    {
      places->place[parent].is_leaf = false;
      parent = add_row (places, &layout, &tree, row, parent);
    }
}
