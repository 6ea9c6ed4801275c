/* The memory of a search method: strips, fields and words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-memory.h"

#include <math.h>

#include "paint/paint-parts.h"

static const double largest = 26;       /* the side of a cell, in units */
static const double legible[] = { 18, 9 };      /* wanted, and at least if there is a choice */
static const double smallest = 6;
static const double head = 20;          /* the name of a table */
static const double text_size = 12;
static const double index_size = 10;
static const double gap = 10;           /* between tables */
static const double margin = 2;         /* around all, for frames */
static const double name_width = 58;    /* beside rows that have names */
static const double number_width = 16;  /* beside rows that have numbers */


static const GameMemoryTable *
get_table (const GameMemory *memory,
           guint             i)
{
  return g_ptr_array_index (memory->tables, i);
}

static double
get_row_head (const GameMemoryTable *table)
{
  return table->row_names != NULL ? name_width : table->n_rows > 1 ? number_width : 0;
}

/* How tables are laid out: the side of a cell, and how many fields stand beside each other. */
typedef struct
{
  double side;
  guint  n_beside;
} Layout;

static bool
is_field (const GameMemoryTable *table)
{
  return table->n_rows > 4;
}

/* Fields of many rows stand beside each other; strips do not. */
static guint
count_beside (const GameMemory *memory,
              Layout            layout,
              guint             first)
{
  guint n = 1;

  while (n < layout.n_beside && first + n < memory->tables->len
         && is_field (get_table (memory, first)) && is_field (get_table (memory, first + n)))
    n++;

  return n;
}

static double
get_table_width (const GameMemoryTable *table,
                 double                 side)
{
  return get_row_head (table) + table->n_columns * side;
}

static double
get_table_height (const GameMemoryTable *table,
                  double                 side)
{
  return (*table->name != '\0' ? head : 0) + index_size + 4 + table->n_rows * side
         + (is_field (table) && table->formula != NULL ? head : 0);
}

/* From the top of a table to its first cell. */
static double
get_table_head (const GameMemoryTable *table)
{
  return (*table->name != '\0' ? head : 0) + index_size + 4;
}

/* How much room the tables take. */
static void
measure (const GameMemory *memory,
         Layout            layout,
         double           *width,
         double           *height)
{
  guint n;

  *width = *height = 2 * margin;
  for (guint i = 0; i < memory->tables->len; i += n)
    {
      const GameMemoryTable *table = get_table (memory, i);
      double high = 0;

      n = count_beside (memory, layout, i);
      for (guint k = i; k < i + n; k++)
        high = fmax (high, get_table_height (get_table (memory, k), layout.side));
      *width = fmax (*width, n * get_table_width (table, layout.side) + (n - 1) * gap
                             + 2 * margin);
      *height += high + (i > 0 ? gap : 0);
    }
}

static Layout
fit (const GameMemory *memory,
     double            width,
     double            height)
{
  for (Layout layout = { largest, 0 }; layout.side > smallest; layout.side--)
    for (layout.n_beside = 3; layout.n_beside > 0; layout.n_beside--)
      {
        double needed_width, needed_height;

        measure (memory, layout, &needed_width, &needed_height);
        if (needed_width <= width && needed_height <= height)
          return layout;
      }

  return (Layout) { smallest, 3 };
}

/* Fields stand beside each other if their cells can be read then. */
double
paint_memory_height (const GameMemory *memory,
                     double            width)
{
  double height = 0;

  for (Layout layout = { 0, 3 }; layout.n_beside > 0; layout.n_beside--)
    for (layout.side = legible[0]; layout.side >= legible[1]; layout.side--)
      {
        double needed_width;

        measure (memory, layout, &needed_width, &height);
        if (needed_width <= width)
          return height;
      }

  return height;
}

/* Calls `visit` for each table, with the corner of its first cell; ends where that returns true. */
static bool
foreach_table (const GameMemory *memory,
               Layout            layout,
               bool            (*visit) (guint   index,
                                         double  x,
                                         double  y,
                                         void   *data),
               void             *data)
{
  double y = margin;
  guint n;

  for (guint i = 0; i < memory->tables->len; i += n)
    {
      const GameMemoryTable *table = get_table (memory, i);
      double top = get_table_head (table);
      double x = margin;

      n = count_beside (memory, layout, i);
      for (guint k = 0; k < n; k++, x += get_table_width (table, layout.side) + gap)
        if (visit (i + k, x + get_row_head (table), y + top, data))
          return true;

      y += get_table_height (table, layout.side) + gap;
    }

  return false;
}

/* What tables are drawn with. */
typedef struct
{
  cairo_t          *cr;
  const GameMemory *memory;
  const PaintTheme *theme;
  double            side;
  double            width;
  PaintFace         regular;
  PaintFace         bold;
} Painting;

static void
draw_text (Painting   *self,
           PaintFace  *face,
           double      size,
           PaintColor  color,
           const char *text,
           double      x,
           double      y,
           int         align)
{
  paint_face_select (self->cr, face, size);
  paint_text_path (self->cr, text, x, y, align);
  paint_set_color (self->cr, color);
  paint_face_fill (self->cr, face, size);
}

static void
draw_number (Painting   *self,
             PaintFace  *face,
             double      size,
             PaintColor  color,
             int         number,
             double      x,
             double      y,
             int         align)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  draw_text (self, face, size, color, text, x, y, align);
}

/* The frame of a cell that was read, a sign for one that has changed, a stroke through one that is
 * not as the board says. */
static void
draw_marks (Painting             *self,
            const GameMemoryCell *cell,
            double                x,
            double                y)
{
  cairo_t *cr = self->cr;
  double side = self->side;

  if ((cell->flags & GAME_MEMORY_TESTED) != 0)
    {
      paint_rounded_path (cr, x - 1, y - 1, side + 1, side + 1, 3);
      paint_set_color (cr, self->theme->trying);
      cairo_set_line_width (cr, 2.5);
      cairo_stroke (cr);
    }

  if ((cell->flags & (GAME_MEMORY_ADDED | GAME_MEMORY_GONE)) != 0)
    {
      paint_rounded_path (cr, x - 1, y - 1, side + 1, side + 1, 3);
      paint_set_color (cr, self->theme->ring);
      cairo_set_line_width (cr, 2);
      if ((cell->flags & GAME_MEMORY_GONE) != 0)
        cairo_set_dash (cr, (const double[]) { 3, 2 }, 2, 0);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }

  if ((cell->flags & GAME_MEMORY_WRONG) != 0)
    {
      cairo_move_to (cr, x + 1, y + side - 2);
      cairo_line_to (cr, x + side - 2, y + 1);
      paint_set_color (cr, self->theme->error);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
}

static void
draw_cell (Painting              *self,
           const GameMemoryTable *table,
           const GameMemoryCell  *cell,
           double                 x,
           double                 y)
{
  char text[16];
  const PaintTheme *theme = self->theme;
  double side = self->side;
  bool is_taken = (cell->flags & GAME_MEMORY_TAKEN) != 0;
  bool is_free = (cell->flags & GAME_MEMORY_FREE) != 0;
  PaintColor ground = is_taken ? theme->ink : is_free ? theme->found : theme->cell;

  paint_rounded_path (self->cr, x, y, side - 1, side - 1, 3);
  paint_set_color (self->cr, ground);
  cairo_fill_preserve (self->cr);
  paint_set_color (self->cr, is_taken || is_free ? ground : theme->line);
  cairo_set_line_width (self->cr, 1);
  cairo_stroke (self->cr);

  if (table->letters[0] != '\0' && cell->number >= 0)
    g_snprintf (text, sizeof text, "%c", table->letters[cell->number]);
  else
    g_snprintf (text, sizeof text, "%d", cell->number);
  if (cell->number >= 0 && side >= 9)
    draw_text (self, is_taken || is_free ? &self->bold : &self->regular, fmin (0.55 * side, 14),
               is_taken || is_free ? theme->cell : theme->mark, text, x + side / 2 - 0.5,
               y + side / 2 - 0.5, 0);
}

/* The numbers of rows and columns; where cells are small, of every other column. */
static void
draw_heads (Painting              *self,
            const GameMemoryTable *table,
            double                 x,
            double                 y)
{
  double side = self->side;
  int step = side >= 14 ? 1 : side >= 9 ? 2 : 4;

  for (int column = 0; column < table->n_columns; column += step)
    draw_number (self, &self->regular, index_size, self->theme->mark, column + table->first_column,
                 x + (column + 0.5) * side, y - index_size / 2 - 2, 0);

  for (int row = 0; row < table->n_rows; row++)
    if (table->row_names != NULL)
      draw_text (self, &self->regular, text_size, self->theme->ink, table->row_names[row],
                 x - name_width, y + (row + 0.5) * side, 1);
    else if (table->n_rows > 1 && row % step == 0)
      draw_number (self, &self->regular, index_size, self->theme->mark, row + table->first_row,
                   x - 4, y + (row + 0.5) * side, -1);
}

/* Frames lie over the cells around theirs. */
static void
draw_cells (Painting              *self,
            const GameMemoryTable *table,
            double                 x,
            double                 y)
{
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < table->n_rows * table->n_columns; i++)
      {
        const GameMemoryCell *cell = &table->cells[i];
        const double left = x + i % table->n_columns * self->side;
        const double top = y + i / table->n_columns * self->side;

        if (pass == 0)
          draw_cell (self, table, cell, left, top);
        else
          draw_marks (self, cell, left, top);
      }
}

static bool
draw_table (guint   index,
            double  x,
            double  y,
            void   *data)
{
  Painting *self = data;
  const GameMemoryTable *table = get_table (self->memory, index);
  double left = x - get_row_head (table);
  double name_y = y - index_size - 4 - head / 2;

  if (*table->name != '\0')
    draw_text (self, &self->bold, text_size, self->theme->ink, table->name, left, name_y, 1);
  if (table->formula != NULL)
    draw_text (self, &self->regular, text_size, self->theme->ink, table->formula,
               is_field (table) ? margin : self->width,
               is_field (table) ? y + table->n_rows * self->side + head / 2 : name_y,
               is_field (table) ? 1 : -1);

  draw_heads (self, table, x, y);
  draw_cells (self, table, x, y);

  return false;
}

void
paint_memory (cairo_t          *cr,
              const GameMemory *memory,
              const PaintTheme *theme,
              double            width,
              double            height)
{
  Layout layout = fit (memory, width, height);
  Painting self = { cr, memory, theme, layout.side, width - margin };

  cairo_save (cr);
  paint_face_init (&self.regular, theme, PAINT_REGULAR);
  paint_face_init (&self.bold, theme, PAINT_BOLD);
  foreach_table (memory, layout, draw_table, &self);
  paint_face_clear (&self.regular);
  paint_face_clear (&self.bold);
  cairo_restore (cr);
}

/* A point that is looked for, and the cell there. */
typedef struct
{
  const GameMemory *memory;
  double            side;
  double            x, y;
  int              *table, *row, *column;
} Point;

static bool
find_in_table (guint   index,
               double  x,
               double  y,
               void   *data)
{
  Point *point = data;
  const GameMemoryTable *table = get_table (point->memory, index);

  *point->table = index;
  *point->row = floor ((point->y - y) / point->side);
  *point->column = floor ((point->x - x) / point->side);

  return *point->row >= 0 && *point->row < table->n_rows && *point->column >= 0
         && *point->column < table->n_columns;
}

bool
paint_memory_find (const GameMemory *memory,
                   double            width,
                   double            height,
                   double            x,
                   double            y,
                   int              *table,
                   int              *row,
                   int              *column)
{
  Layout layout = fit (memory, width, height);
  Point point = { memory, layout.side, x, y, table, row, column };

  return foreach_table (memory, layout, find_in_table, &point);
}
