/* The rows of a search tree's picture, taken from a search, and the shapes of its nodes. Private to
 * the folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint.h"

enum { PAINT_TREE_MAX_ROWS = SUDOKU_CELLS };

/* A set of columns is a bit mask. */
typedef struct
{
  int      column;      /* of the path; -1 in the row at work, which the path has not reached */
  int      level;       /* of the search, the first one of several */
  int      n_levels;    /* more than one only for `forced` */
  bool     forced;      /* levels without a choice, drawn together */

  uint32_t columns;     /* all columns of the row; 0: the row has no sets, and every column */
  uint32_t rejected;
  uint32_t closed;
  uint32_t fruitful;    /* those of `closed` below which there were solutions */
  uint32_t untried;
} PaintTreeRow;

typedef struct
{
  int          n_columns;       /* more than 32 only where there are no sets */
  int          n_usual_columns; /* how many a row has as a rule; the picture is scaled for them */
  bool         is_board;        /* rows and columns are those of the board */
  const char  *letters;         /* of words: the names of the rows; NULL: they have numbers */
  int          n_rows;
  PaintTreeRow row[PAINT_TREE_MAX_ROWS];

  int          current_row;     /* of the event; -1: none, or the root */
  int          current_column;
  bool         is_solution;
} PaintTree;

/* Where rows and their values lie in the picture of a path. */
typedef struct
{
  double left[PAINT_TREE_MAX_ROWS];     /* the first column of each row */
  double parent[PAINT_TREE_MAX_ROWS];   /* the node from which the row hangs */

  double number;        /* the numbers of rows */
  double pitch;         /* between columns */
  double top;           /* of the node above the first row */
  double level;         /* between rows */
  double node;          /* radius of a node */
  int    first;         /* the first row that is shown */
  int    n_levels;      /* how many there is room for */
} PaintTreeGrid;

/* The first `n` bits, 0 to 32. */
static inline uint32_t
paint_tree_first_bits (int n)
{
  return n >= 32 ? UINT32_MAX : (UINT32_C (1) << n) - 1;
}

/* Fills the tree of a search after `event`, which may be NULL. */
void paint_tree_collect        (PaintTree         *tree,
                                const GameSearch  *search,
                                const SearchEvent *event);

/* The same of each search, into an empty tree. */
void paint_tree_collect_sudoku (PaintTree         *tree,
                                const SudokuSteps *steps,
                                const SearchEvent *event);
void paint_tree_collect_queens (PaintTree         *tree,
                                const QueensSteps *steps,
                                const SearchEvent *event);
void paint_tree_collect_words  (PaintTree         *tree,
                                const WordsSteps  *steps,
                                const SearchEvent *event);

/* Takes the rows of a search that are not below a level, 0: all, and finds where they lie. Returns
 * how many levels there can be. */
int    paint_tree_grid_init    (PaintTreeGrid       *grid,
                                PaintTree           *tree,
                                const GameSearch    *search,
                                const SearchEvent   *event,
                                int                  max_level,
                                double               width,
                                double               height);

/* Where a value, a row, and the node of the path in a row lie. */
double paint_tree_grid_x       (const PaintTreeGrid *grid,
                                const PaintTree     *tree,
                                int                  row,
                                int                  column);
double paint_tree_grid_y       (const PaintTreeGrid *grid,
                                int                  row);
double paint_tree_grid_node_x  (const PaintTreeGrid *grid,
                                const PaintTree     *tree,
                                int                  row);

/* Shapes, appended to a path. */
typedef void (*PaintTreeShape) (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);

void paint_tree_disc           (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);
void paint_tree_square         (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);
void paint_tree_triangle       (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);
void paint_tree_diamond        (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);

/* The thin lines between nodes: seen on the ground of every theme. */
void paint_tree_stroke_edges   (cairo_t          *cr,
                                const PaintTheme *theme);

/* Fills a text, as paint_text_path () places it. */
void paint_tree_text           (cairo_t          *cr,
                                const PaintTheme *theme,
                                PaintColor        color,
                                const char       *text,
                                double            size,
                                double            x,
                                double            y,
                                int               align);
