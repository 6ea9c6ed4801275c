/* What a person marks: pencil marks of all kinds, excluded squares, selections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "support/paint/paint-shapes.h"
#include "support/solver/test-rounds.h"

enum { SIDE = 540, CELL = 40 };

static PaintScene
empty_scene (GameKind kind,
             int      size)
{
  PaintScene scene = { .kind = kind, .size = size, .line = -1, .marks_in_places = true };

  scene.queens = scene.excluded = queens_board_empty (size);

  return scene;
}

static cairo_surface_t *
draw (const PaintScene *scene,
      const PaintTheme *theme)
{
  cairo_t *cr = begin_picture (SIDE, SIDE);

  paint_scene (cr, scene, theme, SIDE, SIDE);

  return end_picture (cr);
}

static GPtrArray *
new_pictures (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
}

/* The same digit as a corner mark, as a centre mark in its place and as one in a line; few marks
 * and nine; struck through and not; with one of them looked at. */
static void
test_marks_apart (void)
{
  const SudokuDigits sets[] = { 0x001, 0x003, 0x011, 0x0ff, 0x1ff };

  for (size_t i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      GPtrArray *pictures = new_pictures ();
      PaintTheme theme = theme_of_shapes (true);

      for (int way = 0; way < 4; way++)
        for (int same = 0; same <= 1; same++)
          for (int flags = 0; flags <= PAINT_WRONG; flags += PAINT_WRONG)
            {
              PaintScene scene = empty_scene (GAME_SUDOKU, 9);

              scene.corner[CELL] = way == 0 || way == 1 ? sets[i] : 0;
              scene.marks[CELL] = way == 1 || way == 2 || way == 3 ? sets[i] : 0;
              scene.marks_in_places = way != 3;
              scene.same_digit = same;
              scene.flags[CELL] = flags;
              g_ptr_array_add (pictures, draw (&scene, &theme));
            }

      check_apart (pictures, 5);
      g_ptr_array_unref (pictures);
    }
}

/* Every set of corner marks is a picture of its own, and so is every line of centre marks. */
static void
test_marks_all_sets (void)
{
  PaintTheme theme = theme_of_shapes (true);

  for (int corner = 0; corner <= 1; corner++)
    {
      GPtrArray *pictures = new_pictures ();

      for (int round = 0; round < test_rounds (40); round++)
        {
          PaintScene scene = empty_scene (GAME_SUDOKU, 9);
          SudokuDigits set = round * 13;

          *(corner ? &scene.corner[CELL] : &scene.marks[CELL]) = set;
          scene.marks_in_places = false;
          g_ptr_array_add (pictures, draw (&scene, &theme));
        }
      check_apart (pictures, 3);
      g_ptr_array_unref (pictures);
    }
}

/* Under a digit no mark is seen. */
static void
test_marks_under_a_digit (void)
{
  PaintScene plain = empty_scene (GAME_SUDOKU, 9), marked;
  cairo_surface_t *first, *second;

  plain.digit[CELL] = 7;
  marked = plain;
  marked.marks[CELL] = marked.corner[CELL] = SUDOKU_ALL_CANDIDATES;
  first = draw (&plain, &paint_theme_light);
  second = draw (&marked, &paint_theme_light);
  g_assert_cmpint (count_differences (first, second), ==, 0);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
}

/* The middle of what is pure green or, with another picture, of what is not as there. */
static void
find_middle (cairo_surface_t *surface,
             cairo_surface_t *other,
             double          *x,
             double          *y)
{
  int left = SIDE, right = 0, top = SIDE, bottom = 0;

  for (int row = 0; row < SIDE; row++)
    for (int column = 0; column < SIDE; column++)
      if (other == NULL ? pixel (surface, column + MARGIN, row + MARGIN) == 0xff00ff00
                        : pixel (surface, column + MARGIN, row + MARGIN)
                          != pixel (other, column + MARGIN, row + MARGIN))
        {
          left = MIN (left, column);
          right = MAX (right, column + 1);
          top = MIN (top, row);
          bottom = MAX (bottom, row + 1);
        }

  g_assert_cmpint (left, <, right);
  *x = (left + right) / 2.0;
  *y = (top + bottom) / 2.0;
}

/* A set of any digits; but nine in a line of this board are too small to be pointed at. */
static SudokuDigits
random_set (bool is_line)
{
  SudokuDigits set = g_test_rand_int_range (1, SUDOKU_ALL_CANDIDATES + 1);

  return is_line && set == SUDOKU_ALL_CANDIDATES ? set & ~1 : set;
}

/* Each mark of a set is found where it is drawn, which the chip behind an equal one tells. */
static void
test_mark_at (void)
{
  PaintTheme theme = paint_theme_light;

  theme.same = (PaintColor) { 0, 1, 0, 1 };
  for (int round = 0; round < test_rounds (60); round++)
    {
      PaintScene scene = empty_scene (GAME_SUDOKU, 9);
      bool corner = round % 3 == 0;
      SudokuDigits set = random_set (round % 3 == 2);

      *(corner ? &scene.corner[CELL] : &scene.marks[CELL]) = set;
      scene.marks_in_places = round % 3 == 1;
      scene.keypad_order = round % 2 == 1;
      for (SudokuDigits left = set; left != 0; left &= left - 1)
        {
          cairo_surface_t *surface;
          PaintMark found;
          double x, y;

          scene.same_digit = sudoku_lowest_digit (left);
          surface = draw (&scene, &theme);
          find_middle (surface, NULL, &x, &y);
          found = paint_mark_at (&scene, SIDE, SIDE, x, y);
          g_assert_cmpint (found.square, ==, CELL);
          g_assert_cmpint (found.digit, ==, scene.same_digit);
          g_assert_cmpint (found.is_corner, ==, corner);
          cairo_surface_destroy (surface);
        }
    }
}

/* 7 8 9 are on top as on a keypad, or 1 2 3 as on a telephone: marks, and the candidates that a
 * hint strikes out. */
static void
test_order (void)
{
  for (int keypad = 0; keypad < 2; keypad++)
    for (int digit = 1; digit <= 9; digit++)
      {
        PaintScene scene = empty_scene (GAME_SUDOKU, 9);
        int row = (digit - 1) / 3, column = (digit - 1) % 3;
        double x, y, side, struck_x, struck_y;
        cairo_surface_t *plain, *struck;

        scene.marks[CELL] = SUDOKU_ALL_CANDIDATES;
        scene.keypad_order = keypad;
        scene.hint.is_shown = true;
        paint_square_area (&scene, SIDE, SIDE, CELL, &x, &y, &side);
        x += (0.5 + 0.275 * (column - 1)) * side;
        y += (0.5 + 0.275 * ((keypad ? 2 - row : row) - 1)) * side;
        g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x, y).digit, ==, digit);

        plain = draw (&scene, &paint_theme_light);
        scene.hint.removed[CELL] = 1 << (digit - 1);
        struck = draw (&scene, &paint_theme_light);
        find_middle (struck, plain, &struck_x, &struck_y);
        g_assert_cmpfloat (fabs (struck_y - y), <, 0.1 * side);
        cairo_surface_destroy (plain);
        cairo_surface_destroy (struck);
      }
}

/* Where only one digit has marks, they are larger and stand in the middle, and so does all that a
 * hint draws on them. */
static void
test_only_digit (void)
{
  PaintScene scene = empty_scene (GAME_SUDOKU, 9);
  double x, y, side, struck_x, struck_y;
  cairo_surface_t *plain, *struck;

  paint_square_area (&scene, SIDE, SIDE, CELL, &x, &y, &side);
  scene.marks[CELL] = 1 << 1;
  scene.marks_in_places = true;
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side / 2, y + side / 2).digit, ==, 0);
  scene.only_digit = 2;
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side / 2, y + side / 2).digit, ==, 2);

  scene.hint.is_shown = true;
  plain = draw (&scene, &paint_theme_light);
  scene.hint.removed[CELL] = 1 << 1;
  struck = draw (&scene, &paint_theme_light);
  find_middle (struck, plain, &struck_x, &struck_y);
  g_assert_cmpfloat (hypot (struck_x - x - side / 2, struck_y - y - side / 2), <, 0.1 * side);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (struck);
}

/* Nothing is found beside the marks, under a digit, outside of the board, or where queens play. */
static void
test_mark_at_nothing (void)
{
  PaintScene scene = empty_scene (GAME_SUDOKU, 9);
  double x, y, side;

  paint_square_area (&scene, SIDE, SIDE, CELL, &x, &y, &side);
  scene.marks[CELL] = 1 << 4;
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side / 2, y + side / 2).digit, ==, 5);
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side / 4, y + side / 2).digit, ==, 0);
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side / 2, y + side * .9).digit, ==, 0);
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side * 1.5, y + side / 2).digit, ==, 0);
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, -9, -9).digit, ==, 0);

  scene.digit[CELL] = 8;
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side / 2, y + side / 2).digit, ==, 0);

  scene = empty_scene (GAME_QUEENS, 9);
  g_assert_cmpint (paint_mark_at (&scene, SIDE, SIDE, x + side / 2, y + side / 2).digit, ==, 0);
}

/* On a small board a press in a cell means the cell. */
static void
test_mark_at_small (void)
{
  for (int side = 120; side <= 900; side += 10)
    {
      PaintScene scene = empty_scene (GAME_SUDOKU, 9);
      double x, y, cell;
      bool is_found;

      scene.marks[CELL] = 1 << 4;
      scene.marks_in_places = true;
      paint_square_area (&scene, side, side, CELL, &x, &y, &cell);
      is_found = paint_mark_at (&scene, side, side, x + cell / 2, y + cell / 2).digit == 5;
      g_assert_cmpint (is_found, ==, 0.215 * cell >= 9);
    }
}

/* A square: empty, attacked, excluded, refused, with a queen. One that is attacked is empty, or was
 * excluded by the user, whose cross is the larger one. */
static void
test_excluded_apart (void)
{
  const unsigned flags[] = { 0, PAINT_REFUSED, PAINT_WRONG, PAINT_CONFLICT, PAINT_ATTACKED };
  PaintTheme theme = theme_of_shapes (true);
  GPtrArray *pictures = new_pictures ();

  for (size_t i = 0; i < G_N_ELEMENTS (flags); i++)
    for (int what = 0; what < (flags[i] == PAINT_ATTACKED ? 1 : 3); what++)
      {
        PaintScene scene = empty_scene (GAME_QUEENS, 9);
        QueensBoard *board = what == 1 ? &scene.excluded : &scene.queens;

        if (what > 0)
          board->row[CELL / 9] = UINT32_C (1) << CELL % 9;
        scene.flags[CELL] = flags[i];
        g_ptr_array_add (pictures, draw (&scene, &theme));
      }

  check_apart (pictures, 5);
  g_ptr_array_unref (pictures);
}

/* Shapes of pixels of the ring's colour in the middle of the edge between two squares. */
static bool
has_ring_between (cairo_surface_t  *surface,
                  const PaintScene *scene,
                  int               square,
                  int               down,
                  int               right)
{
  double x, y, side;
  int found = 0;

  paint_square_area (scene, SIDE, SIDE, square, &x, &y, &side);
  x += side / 2 + right * side / 2;
  y += side / 2 + down * side / 2;
  for (int off = -4; off <= 4; off++)
    found += pixel (surface, x + right * off + MARGIN, y + down * off + MARGIN) == 0xff00ff00;

  return found > 0;
}

/* The outline runs along the sides between what is selected and what is not, and nowhere else. */
static void
test_selection_outline (void)
{
  const int step[][2] = { { -1, 0 }, { 0, 1 }, { 1, 0 }, { 0, -1 } };

  for (int round = 0; round < test_rounds (20); round++)
    {
      PaintScene scene = empty_scene (GAME_SUDOKU, 9);
      PaintTheme theme = theme_of_shapes (true);
      cairo_surface_t *surface;

      theme.ring = (PaintColor) { 0, 1, 0, 1 };
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        scene.flags[cell] = g_test_rand_int_range (0, 2) ? PAINT_SELECTED : 0;

      surface = draw (&scene, &theme);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        for (size_t i = 0; i < G_N_ELEMENTS (step); i++)
          {
            int row = cell / 9 + step[i][0], column = cell % 9 + step[i][1];
            bool is_inside = row >= 0 && row < 9 && column >= 0 && column < 9;
            unsigned beside = is_inside ? scene.flags[row * 9 + column] : 0;

            g_assert_cmpint (has_ring_between (surface, &scene, cell, step[i][0], step[i][1]), ==,
                             scene.flags[cell] != beside);
          }
      cairo_surface_destroy (surface);
    }
}

/* What passes is seen while it lasts, and nothing is left of it. */
static void
test_effects (void)
{
  PaintTheme shapes = theme_of_shapes (true);
  const PaintTheme *const themes[] = { &paint_theme_light, &shapes };

  for (size_t t = 0; t < G_N_ELEMENTS (themes); t++)
    for (int kind = GAME_SUDOKU; kind <= GAME_QUEENS; kind++)
      {
        GPtrArray *pictures = new_pictures ();
        PaintScene scene = empty_scene (kind, 9);

        g_ptr_array_add (pictures, draw (&scene, themes[t]));
        scene.glow[CELL] = 255;
        g_ptr_array_add (pictures, draw (&scene, themes[t]));
        scene.glow[CELL] = 0;
        scene.n_sights = 1;
        scene.sight[0] = (PaintSight) { CELL, CELL + 4, 255, true };
        g_ptr_array_add (pictures, draw (&scene, themes[t]));
        check_apart (pictures, 5);
        g_ptr_array_unref (pictures);
      }
}

/* A change is seen from its start to its end, each moment of another strength, and then no more. */
static void
test_change (void)
{
  const double step = 1 / 60.0;

  for (int round = 0; round < test_rounds (60); round++)
    {
      PaintScene plain = empty_scene (round % 2 == 0 ? GAME_SUDOKU : GAME_QUEENS, 9);
      GameChange change = { .last = g_test_rand_int_range (0, 81), .solved = round % 3 == 0 };
      int n_lit = 0;
      double seconds = 0;

      if (round % 2 == 0)
        change.houses = 1u << sudoku_row (change.last);
      if (round % 5 == 0)
        game_squares_add (&change.attackers, (change.last + 9) % 81);

      for (;; seconds += step)
        {
          PaintScene scene = plain;

          if (!paint_scene_add_change (&scene, &change, seconds))
            {
              g_assert_cmpmem (&scene, sizeof scene, &plain, sizeof plain);
              break;
            }

          g_assert_cmpint (scene.n_sights, ==, round % 5 == 0);
          for (int square = 0; square < 81; square++)
            {
              n_lit += scene.glow[square] > 0;
              if (!change.solved && sudoku_row (square) != sudoku_row (change.last))
                g_assert_cmpint (scene.glow[square], ==, 0);
            }
        }

      g_assert_cmpfloat (seconds, <=, 0.6 + step);
      g_assert_cmpint (n_lit > 0, ==, change.solved || change.houses != 0);
    }
}

/* The board of a wrong undo shows its table: a square has a cross, or has lost it, or neither; and
 * what differs looks different. */
static void
check_table (QueensMethod method,
             int          n)
{
  const GameMethod wish = { .puzzle = game_state_new_queens (n), .method = method };
  int n_lost = 0, n_left_over = 0;
  GameSearch search;
  SearchEvent event;

  game_search_init (&search, &wish);
  while (game_search_next (&search, &event))
    {
      QueensBoard lost, left_over;
      PaintScene scene;

      paint_scene_init_search (&scene, &search, &event);
      queens_steps_wrong_marks (&search.queens, &lost, &left_over);
      g_assert_cmpint (scene.legend, ==, PAINT_LEGEND_MARKS);
      n_lost += queens_board_count (&lost);
      n_left_over += queens_board_count (&left_over);

      for (int square = 0; square < n * n; square++)
        {
          const unsigned flags = scene.flags[square];
          bool is_lost = queens_board_has (&lost, square / n, square % n);
          bool is_left_over = queens_board_has (&left_over, square / n, square % n);

          g_assert_cmpint ((flags & PAINT_LOST) != 0, ==, is_lost);
          g_assert_cmpint ((flags & PAINT_RULED_OUT) != 0, ==, is_left_over);
          g_assert_false (is_lost && (flags & PAINT_ATTACKED) != 0);
          g_assert_false (is_left_over && (flags & PAINT_ATTACKED) == 0);
        }
    }

  g_assert_cmpint (n_lost, >, 0);
  g_assert_cmpint (n_left_over > 0, ==, method == QUEENS_MARKS_CLEARED);
}

static void
test_wrong_table (void)
{
  check_table (QUEENS_MARKS_CLEARED, 5);
  check_table (QUEENS_MARKS_CLEARED_ALL, 5);
}

/* By shape alone. */
static void
test_table_apart (void)
{
  const unsigned flags[] = { 0, PAINT_ATTACKED, PAINT_LOST, PAINT_ATTACKED | PAINT_RULED_OUT,
                             PAINT_OPEN, PAINT_TAKEN_BACK, PAINT_TRYING };
  GPtrArray *pictures = new_pictures ();
  PaintTheme theme = theme_of_shapes (true);

  for (size_t i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      PaintScene scene = empty_scene (GAME_QUEENS, 8);

      scene.flags[CELL] = flags[i];
      g_ptr_array_add (pictures, draw (&scene, &theme));
    }

  check_apart (pictures, 5);
  g_ptr_array_unref (pictures);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/marks/apart", test_marks_apart);
  g_test_add_func ("/paint/marks/all-sets", test_marks_all_sets);
  g_test_add_func ("/paint/marks/under-a-digit", test_marks_under_a_digit);
  g_test_add_func ("/paint/marks/at", test_mark_at);
  g_test_add_func ("/paint/marks/only-digit", test_only_digit);
  g_test_add_func ("/paint/marks/at-nothing", test_mark_at_nothing);
  g_test_add_func ("/paint/marks/order", test_order);
  g_test_add_func ("/paint/marks/at-small", test_mark_at_small);
  g_test_add_func ("/paint/marks/excluded", test_excluded_apart);
  g_test_add_func ("/paint/marks/wrong-table", test_wrong_table);
  g_test_add_func ("/paint/marks/table-apart", test_table_apart);
  g_test_add_func ("/paint/selection/outline", test_selection_outline);
  g_test_add_func ("/paint/effects/seen", test_effects);

  g_test_add_func ("/paint/effects/change", test_change);

  return g_test_run ();
}
