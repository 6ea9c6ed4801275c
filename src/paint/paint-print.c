/* Sheets of paper.
 *
 * A page is a head and, under it, a grid of equal fields. A field holds a caption and a board. A
 * page of solutions is the same with a finer grid, which is turned by half a turn, so that it fills
 * from below; where the last page of puzzles leaves enough room there, it is on that one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-print.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "paint/paint-parts.h"

/* Points. The margin is within what a printer can reach, which ends nearer to the edge. */
static const double margin = 18;
static const double head_size = 14;
static const double head_height = 36;
static const double largest_board = 440;

/* How the fields of a page are laid out. */
typedef struct
{
  int    columns;               /* of a page that is higher than wide; else it is turned */
  int    rows;
  double gap;
  double caption;               /* height */
  double font;
  double line;                  /* width of thin lines; strong ones are three times as wide */
} Fields;

static const Fields solution_fields = { 4, 5, 16, 13, 7.5, 0.25 };

static Fields
puzzle_fields (int per_page)
{
  static const int columns[] = { [1] = 1, [2] = 1, [4] = 2, [6] = 2, [9] = 3 };
  Fields fields = { .gap = 24, .caption = 20, .font = 11, .line = 0.5 };

  if (per_page < 1 || per_page >= (int) G_N_ELEMENTS (columns) || columns[per_page] == 0)
    per_page = 1;

  fields.columns = columns[per_page];
  fields.rows = per_page / fields.columns;

  return fields;
}

/* A broad page has as many columns as a high one has rows. */
static Fields
turn_fields (Fields            fields,
             const PaintPrint *print)
{
  Fields turned = fields;

  if (print->width > print->height)
    {
      turned.columns = fields.rows;
      turned.rows = fields.columns;
    }

  return turned;
}

/* Where board number `field` of a page stands, as long as nothing is upside down. */
static PaintPrintPosition
field_position (const PaintPrint *print,
                const Fields     *fields,
                int               field)
{
  double width = (print->width - 2 * margin - (fields->columns - 1) * fields->gap)
                 / fields->columns;
  double height = (print->height - 2 * margin - head_height - (fields->rows - 1) * fields->gap)
                  / fields->rows;
  double extent = fmin (fmin (width, height - fields->caption), largest_board);
  double left = margin + field % fields->columns * (width + fields->gap);
  double top = margin + head_height + field / fields->columns * (height + fields->gap);

  return (PaintPrintPosition) {
    .x = left + (width - extent) / 2,
    .y = top + fields->caption,
    .extent = fmax (extent, 1),
  };
}

/* Solutions are numbered as they are shown, without those that are not there. */
static int
count_solutions (const PaintPrint *print,
                 int               n_puzzles)
{
  int n_solutions = 0;

  for (int i = 0; print->solutions != NULL && i < n_puzzles; i++)
    n_solutions += print->puzzle[i].solution.size > 0;

  return n_solutions;
}

static int
count_pages (int           n_boards,
             const Fields *fields)
{
  int n_fields = fields->columns * fields->rows;

  return (n_boards + n_fields - 1) / n_fields;
}

static int
count_puzzle_pages (const PaintPrint *print)
{
  Fields fields = puzzle_fields (print->per_page);

  return count_pages (print->n_puzzles, &fields);
}

void
paint_print_puzzle_position (const PaintPrint   *print,
                             int                 puzzle,
                             PaintPrintPosition *position)
{
  Fields fields = turn_fields (puzzle_fields (print->per_page), print);
  int n_fields = fields.columns * fields.rows;

  *position = field_position (print, &fields, puzzle % n_fields);
  position->page = puzzle / n_fields;
}

/* Half a turn around the middle of the fields: the head stays. */
static double
turned_y (const PaintPrint *print,
          double            y)
{
  return print->height + head_height - y;
}

/* Whether all solutions find room below the last puzzles. */
static bool
shares_last_page (const PaintPrint *print)
{
  Fields fields = turn_fields (solution_fields, print);
  int n_solutions = count_solutions (print, print->n_puzzles);
  PaintPrintPosition puzzle, solution;

  if (n_solutions == 0 || count_pages (n_solutions, &fields) > 1)
    return false;

  paint_print_puzzle_position (print, print->n_puzzles - 1, &puzzle);
  solution = field_position (print, &fields, n_solutions - 1);

  return turned_y (print, solution.y + solution.extent) - head_height > puzzle.y + puzzle.extent;
}

static int
first_solution_page (const PaintPrint *print)
{
  return count_puzzle_pages (print) - shares_last_page (print);
}

int
paint_print_n_pages (const PaintPrint *print)
{
  return first_solution_page (print)
         + count_pages (count_solutions (print, print->n_puzzles), &solution_fields);
}

/* The same before the page is turned. */
static PaintPrintPosition
upright_solution_position (const PaintPrint *print,
                           int               puzzle)
{
  Fields fields = turn_fields (solution_fields, print);
  int n_fields = fields.columns * fields.rows;
  int number = count_solutions (print, puzzle);
  PaintPrintPosition position = field_position (print, &fields, number % n_fields);

  position.page = first_solution_page (print) + number / n_fields;

  return position;
}

bool
paint_print_solution_position (const PaintPrint   *print,
                               int                 puzzle,
                               PaintPrintPosition *position)
{
  PaintPrintPosition upright;

  if (print->solutions == NULL || print->puzzle[puzzle].solution.size == 0)
    return false;

  upright = upright_solution_position (print, puzzle);
  *position = upright;
  position->x = print->width - upright.x - upright.extent;
  position->y = turned_y (print, upright.y + upright.extent);

  return true;
}

/* A line of text whose middle is at y, and which begins, is centred or ends at x for an `align` of
 * 0, 0.5, 1. */
static void
show_text (cairo_t          *cr,
           const PaintPrint *print,
           const char       *text,
           double            size,
           PangoWeight       weight,
           double            x,
           double            y,
           double            align)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  PangoRectangle extents;

  pango_font_description_set_family (font, *print->family != '\0' ? print->family : "Sans");
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, NULL, &extents);

  cairo_move_to (cr, x - align * extents.width / PANGO_SCALE,
                 y - extents.height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);

  pango_font_description_free (font);
  g_object_unref (layout);
}

/* Black lines on white; what is not given is grey, and a chess board too. */
static PaintTheme
paper_theme (const PaintPrint *print,
             const PaintScene *scene)
{
  const PaintColor black = { 0, 0, 0, 1 };
  const PaintColor white = { 1, 1, 1, 1 };
  PaintTheme theme = paint_theme_light;

  theme.cell = white;
  theme.given = scene->kind == GAME_SUDOKU ? white : (PaintColor) { 0.88, 0.88, 0.88, 1 };
  theme.line = black;
  theme.border = black;
  theme.ink = black;
  theme.own = (PaintColor) { 0.4, 0.4, 0.4, 1 };
  theme.mark = (PaintColor) { 0.4, 0.4, 0.4, 1 };
  g_strlcpy (theme.family, print->family, sizeof theme.family);

  return theme;
}

static void
draw_board (cairo_t                  *cr,
            const PaintPrint         *print,
            const PaintScene         *scene,
            const PaintPrintPosition *position,
            double                    line)
{
  PaintTheme theme = paper_theme (print, scene);
  PaintBoard board;

  paint_board_init_paper (&board, scene->size, position->x, position->y, position->extent, line);
  paint_puzzle (cr, &board, scene, &theme);
}

/* The number of a board, where there are more than one, and at the other end what it is. */
static void
draw_caption (cairo_t                  *cr,
              const PaintPrint         *print,
              const Fields             *fields,
              const PaintPrintPosition *position,
              int                       puzzle,
              const char               *label)
{
  double y = position->y - fields->caption / 2 - 1;
  char number[16];

  g_snprintf (number, sizeof number, "%d", puzzle + 1);
  cairo_set_source_rgb (cr, 0, 0, 0);
  if (print->n_puzzles > 1)
    show_text (cr, print, number, fields->font, PANGO_WEIGHT_BOLD, position->x, y, 0);
  cairo_set_source_rgb (cr, 0.25, 0.25, 0.25);
  show_text (cr, print, label, fields->font - 1, PANGO_WEIGHT_NORMAL,
             position->x + position->extent, y, 1);
}

static void
draw_head (cairo_t          *cr,
           const PaintPrint *print,
           const char       *title,
           int               page)
{
  int n_pages = paint_print_n_pages (print);
  double y = margin + head_size / 2 + 1;
  double rule = margin + head_size + 6;
  char number[32];

  cairo_set_source_rgb (cr, 0, 0, 0);
  show_text (cr, print, title, head_size, PANGO_WEIGHT_BOLD, margin, y, 0);
  cairo_rectangle (cr, margin, rule, print->width - 2 * margin, 0.5);
  cairo_fill (cr);

  g_snprintf (number, sizeof number, "%d / %d", page + 1, n_pages);
  if (n_pages > 1)
    show_text (cr, print, number, 9, PANGO_WEIGHT_NORMAL, print->width - margin, y, 1);
}

static void
draw_puzzles (cairo_t          *cr,
              const PaintPrint *print,
              int               page)
{
  Fields fields = puzzle_fields (print->per_page);

  for (int i = 0; i < print->n_puzzles; i++)
    {
      PaintPrintPosition position;

      paint_print_puzzle_position (print, i, &position);
      if (position.page != page)
        continue;

      draw_caption (cr, print, &fields, &position, i, print->puzzle[i].label);
      draw_board (cr, print, &print->puzzle[i].puzzle, &position, fields.line);
    }
}

/* Between the last puzzles and the solutions, where they share a page. */
static void
draw_divider (cairo_t          *cr,
              const PaintPrint *print,
              double            y)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_rectangle (cr, margin, y, print->width - 2 * margin, 0.25);
  cairo_fill (cr);
  show_text (cr, print, print->solutions, solution_fields.font, PANGO_WEIGHT_BOLD, margin,
             y - solution_fields.font, 0);
}

static void
draw_solutions (cairo_t          *cr,
                const PaintPrint *print,
                int               page)
{
  double bottom = 0;

  cairo_save (cr);
  cairo_translate (cr, print->width, turned_y (print, 0));
  cairo_rotate (cr, G_PI);

  for (int i = 0; i < print->n_puzzles; i++)
    {
      PaintPrintPosition position = upright_solution_position (print, i);

      if (print->puzzle[i].solution.size == 0 || position.page != page)
        continue;

      draw_caption (cr, print, &solution_fields, &position, i, "");
      draw_board (cr, print, &print->puzzle[i].solution, &position, solution_fields.line);
      bottom = position.y + position.extent;
    }

  cairo_restore (cr);

  if (page < count_puzzle_pages (print))
    draw_divider (cr, print, turned_y (print, bottom) - solution_fields.gap);
}

void
paint_print (cairo_t          *cr,
             const PaintPrint *print,
             int               page)
{
  bool has_puzzles = page < count_puzzle_pages (print);

  cairo_save (cr);
  cairo_new_path (cr);

  draw_head (cr, print, has_puzzles ? print->title : print->solutions, page);
  if (has_puzzles)
    draw_puzzles (cr, print, page);
  if (print->solutions != NULL && page >= first_solution_page (print))
    draw_solutions (cr, print, page);

  cairo_restore (cr);
}
