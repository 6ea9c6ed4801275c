/* Sheets of paper: how many pages, what stands where, and that nothing is there twice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-print.h"

#include <cairo-pdf.h>
#include <math.h>

#include "support/paint/paint-pixels.h"
#include "support/paint/pdf-pages.h"

static const int per_page[] = { 1, 2, 4, 6, 9 };

/* A4 and Letter within what printers leave, and A4 turned. */
static const double papers[][2] = { { 559, 806 }, { 576, 756 }, { 806, 559 } };

static PaintPrintPuzzle
new_puzzle (int number)
{
  PaintPrintPuzzle puzzle = { .label = "Medium" };
  int size = number % 3 == 2 ? 1 + number % QUEENS_MAX : 9;

  puzzle.puzzle = (PaintScene) {
    .kind = number % 3 == 2 ? GAME_QUEENS : GAME_SUDOKU, .size = size, .line = -1,
    .queens = queens_board_empty (size),
  };
  for (int cell = number % 7; cell < SUDOKU_CELLS; cell += 3)
    {
      puzzle.puzzle.digit[cell] = 1 + (cell + number) % 9;
      puzzle.puzzle.flags[cell] = cell % 2 == 0 ? PAINT_GIVEN : 0;
    }
  for (int row = 0; row < size; row++)
    puzzle.puzzle.queens.row[row] = UINT32_C (1) << (row * 2 + number) % size;
  puzzle.solution = puzzle.puzzle;

  return puzzle;
}

static PaintPrintPuzzle *
new_puzzles (int n_puzzles)
{
  PaintPrintPuzzle *puzzles = g_new (PaintPrintPuzzle, MAX (n_puzzles, 1));

  for (int i = 0; i < n_puzzles; i++)
    puzzles[i] = new_puzzle (i);

  return puzzles;
}

static PaintPrint
new_sheet (const PaintPrintPuzzle *puzzles,
           int                     n_puzzles,
           int                     n_per_page,
           const double            paper[2])
{
  return (PaintPrint) {
    .width = paper[0], .height = paper[1], .family = "",
    .title = "Sudoku", .solutions = "Solutions",
    .per_page = n_per_page, .n_puzzles = n_puzzles, .puzzle = puzzles,
  };
}

static void
test_n_pages (void)
{
  g_autofree PaintPrintPuzzle *puzzles = new_puzzles (50);

  for (size_t i = 0; i < G_N_ELEMENTS (per_page); i++)
    for (int n_puzzles = 1; n_puzzles <= 50; n_puzzles++)
      {
        PaintPrint print = new_sheet (puzzles, n_puzzles, per_page[i], papers[0]);
        int n_pages = (n_puzzles + per_page[i] - 1) / per_page[i];
        PaintPrintPosition first;

        paint_print_solution_position (&print, 0, &first);
        g_assert_cmpint (first.page, >=, n_pages - 1);
        g_assert_cmpint (paint_print_n_pages (&print), ==, first.page + (n_puzzles + 19) / 20);
        print.solutions = NULL;
        g_assert_cmpint (paint_print_n_pages (&print), ==, n_pages);
      }
}

/* One puzzle and its solution are one page; full pages leave no room. */
static void
test_n_pages_shared (void)
{
  g_autofree PaintPrintPuzzle *puzzles = new_puzzles (9);

  for (size_t i = 0; i < G_N_ELEMENTS (per_page); i++)
    {
      PaintPrint one = new_sheet (puzzles, 1, per_page[i], papers[0]);
      PaintPrint full = new_sheet (puzzles, per_page[i], per_page[i], papers[0]);

      g_assert_cmpint (paint_print_n_pages (&one), ==, 1);
      if (per_page[i] > 1)
        g_assert_cmpint (paint_print_n_pages (&full), ==, 2);
    }
}

/* A puzzle without a solution leaves no hole among the solutions. */
static void
test_n_pages_unsolved (void)
{
  g_autofree PaintPrintPuzzle *puzzles = new_puzzles (27);
  PaintPrint print = new_sheet (puzzles, 27, 9, papers[0]);
  PaintPrintPosition position;

  g_assert_cmpint (paint_print_n_pages (&print), ==, 3 + 2);
  for (int i = 0; i < 7; i++)
    puzzles[2 * i].solution.size = 0;
  g_assert_cmpint (paint_print_n_pages (&print), ==, 3 + 1);
  g_assert_false (paint_print_solution_position (&print, 2, &position));
  g_assert_true (paint_print_solution_position (&print, 3, &position));
}

static bool
positions_overlap (const PaintPrintPosition *a,
                   const PaintPrintPosition *b)
{
  return a->page == b->page && a->x < b->x + b->extent && b->x < a->x + a->extent
         && a->y < b->y + b->extent && b->y < a->y + a->extent;
}

static void
check_positions (const PaintPrint *print)
{
  g_autoptr(GArray) positions = g_array_new (false, false, sizeof (PaintPrintPosition));

  for (int i = 0; i < 2 * print->n_puzzles; i++)
    {
      PaintPrintPosition position;

      if (i % 2 == 0)
        paint_print_puzzle_position (print, i / 2, &position);
      else
        g_assert_true (paint_print_solution_position (print, i / 2, &position));

      g_assert_cmpint (position.page, <, paint_print_n_pages (print));
      g_assert_cmpfloat (position.extent, >, 60);
      g_assert_cmpfloat (position.x, >=, 0);
      g_assert_cmpfloat (position.y, >=, 0);
      g_assert_cmpfloat (position.x + position.extent, <=, print->width);
      g_assert_cmpfloat (position.y + position.extent, <=, print->height);

      for (guint j = 0; j < positions->len; j++)
        g_assert_false (positions_overlap (&position,
                                           &g_array_index (positions, PaintPrintPosition, j)));
      g_array_append_val (positions, position);
    }
}

static void
test_positions (void)
{
  g_autofree PaintPrintPuzzle *puzzles = new_puzzles (23);

  for (size_t paper = 0; paper < G_N_ELEMENTS (papers); paper++)
    for (size_t i = 0; i < G_N_ELEMENTS (per_page); i++)
      {
        PaintPrint print = new_sheet (puzzles, 23, per_page[i], papers[paper]);

        check_positions (&print);
      }
}

static cairo_surface_t *
draw (const PaintPrint *print,
      int               page)
{
  cairo_t *cr = begin_picture (ceil (print->width), ceil (print->height));

  paint_print (cr, print, page);

  return end_picture (cr);
}

/* The pages differ in that place, and nowhere else. */
static void
check_change (GPtrArray                *before,
              GPtrArray                *after,
              const PaintPrintPosition *position)
{
  for (guint page = 0; page < before->len; page++)
    {
      cairo_surface_t *a = before->pdata[page], *b = after->pdata[page];
      int n_inside = 0, n_outside = 0;

      for (int y = 0; y < cairo_image_surface_get_height (a); y++)
        for (int x = 0; x < cairo_image_surface_get_width (a); x++)
          {
            double left = x - MARGIN - position->x, top = y - MARGIN - position->y;
            bool is_inside = (int) page == position->page && left >= -1 && top >= -1
                             && left <= position->extent && top <= position->extent;
            bool differs = pixel (a, x, y) != pixel (b, x, y);

            n_inside += differs && is_inside;
            n_outside += differs && !is_inside;
          }

      g_assert_cmpint (n_outside, ==, 0);
      g_assert_cmpint (n_inside > 20, ==, (int) page == position->page);
    }
}

static GPtrArray *
draw_all (const PaintPrint *print)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  for (int page = 0; page < paint_print_n_pages (print); page++)
    g_ptr_array_add (pages, draw (print, page));

  return pages;
}

static void
clear_scene (PaintScene *scene)
{
  memset (scene->digit, 0, sizeof scene->digit);
  memset (scene->queens.row, 0, sizeof scene->queens.row);
}

/* What a puzzle holds is to be seen once, and its solution once, each where it is said to be. */
static void
test_once (void)
{
  for (int round = 0; round < 3; round++)
    {
      g_autofree PaintPrintPuzzle *puzzles = new_puzzles (5);
      PaintPrint print = new_sheet (puzzles, 5, 4, papers[round]);
      g_autoptr(GPtrArray) before = draw_all (&print);

      for (int i = 0; i < 5; i++)
        for (int solution = 0; solution < 2; solution++)
          {
            PaintPrintPuzzle kept = puzzles[i];
            g_autoptr(GPtrArray) after = NULL;
            PaintPrintPosition position;

            if (solution)
              paint_print_solution_position (&print, i, &position);
            else
              paint_print_puzzle_position (&print, i, &position);
            clear_scene (solution ? &puzzles[i].solution : &puzzles[i].puzzle);
            after = draw_all (&print);
            check_change (before, after, &position);
            puzzles[i] = kept;
          }
    }
}

static void
test_within_margins (void)
{
  g_autofree PaintPrintPuzzle *puzzles = new_puzzles (21);

  for (size_t paper = 0; paper < G_N_ELEMENTS (papers); paper++)
    for (size_t i = 0; i < G_N_ELEMENTS (per_page); i++)
      {
        PaintPrint print = new_sheet (puzzles, 21, per_page[i], papers[paper]);
        g_autoptr(GPtrArray) pages = draw_all (&print);

        for (guint page = 0; page < pages->len; page++)
          g_assert_true (is_blank_around (pages->pdata[page]));
      }
}

/* A solution is its puzzle's picture upside down: half a turn and smaller. */
static void
test_upside_down (void)
{
  PaintPrintPuzzle puzzle = new_puzzle (0);
  PaintPrint print = new_sheet (&puzzle, 1, 9, papers[0]);
  PaintPrintPosition position;
  cairo_surface_t *page;
  int n_above = 0, n_below = 0;

  clear_scene (&puzzle.solution);
  puzzle.solution.digit[0] = 8;
  paint_print_solution_position (&print, 0, &position);
  page = draw (&print, position.page);

  for (int i = 4; i < position.extent / 9 - 4; i++)
    for (int j = 4; j < position.extent / 9 - 4; j++)
      {
        int x = MARGIN + (int) position.x, y = MARGIN + (int) position.y;
        int extent = (int) position.extent;

        n_above += brightness (pixel (page, x + i, y + j)) < 200;
        n_below += brightness (pixel (page, x + extent - i, y + extent - j)) < 200;
      }

  g_assert_cmpint (n_above, ==, 0);
  g_assert_cmpint (n_below, >, 3);
  cairo_surface_destroy (page);
}

/* Lines and outlines only, however it is printed. */
static void
test_vector (void)
{
  g_autofree PaintPrintPuzzle *puzzles = new_puzzles (12);
  PaintPrint print = new_sheet (puzzles, 12, 6, papers[0]);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_t *cr;
  GString *pdf;

  surface = cairo_pdf_surface_create_for_stream (append_cb, bytes,
                                                 print.width, print.height);
  cr = cairo_create (surface);
  for (int page = 0; page < paint_print_n_pages (&print); page++)
    {
      paint_print (cr, &print, page);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);

  pdf = read_pdf ((const char *) bytes->data, bytes->len);
  g_assert_cmpint (count_pdf_pages (pdf), ==, paint_print_n_pages (&print));
  g_assert_cmpint (count_pdf_images (pdf), ==, 0);

  g_string_free (pdf, TRUE);
  cairo_surface_destroy (surface);
  g_byte_array_unref (bytes);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/sheet/n-pages", test_n_pages);
  g_test_add_func ("/paint/sheet/n-pages-shared", test_n_pages_shared);
  g_test_add_func ("/paint/sheet/n-pages-unsolved", test_n_pages_unsolved);
  g_test_add_func ("/paint/sheet/positions", test_positions);
  g_test_add_func ("/paint/sheet/once", test_once);
  g_test_add_func ("/paint/sheet/within-margins", test_within_margins);
  g_test_add_func ("/paint/sheet/upside-down", test_upside_down);
  g_test_add_func ("/paint/sheet/vector", test_vector);

  return g_test_run ();
}
