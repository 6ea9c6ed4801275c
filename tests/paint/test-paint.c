/* Pictures without a display: where squares are, what a scene shows, and that nothing is told by
 * colour alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint.h"
#include "support/paint/paint-shapes.h"

enum
{
  SIDE = 270,           /* of a board in these tests */
  CELL = 40,            /* the square whose flags are tried out */
};

static const uint32_t sudoku_flags[] =
{
  PAINT_GIVEN, PAINT_PEER, PAINT_SAME, PAINT_SELECTED, PAINT_CONFLICT, PAINT_TRYING,
  PAINT_REFUSED, PAINT_PLACED, PAINT_DIFFERS, PAINT_FOUND, PAINT_WRONG, PAINT_FITS,
  PAINT_RULED_OUT, PAINT_TAKEN_BACK,
};

static const uint32_t queens_flags[] =
{
  PAINT_GIVEN, PAINT_SELECTED, PAINT_CONFLICT, PAINT_ATTACKED, PAINT_TRYING, PAINT_REFUSED,
  PAINT_DIFFERS, PAINT_FOUND, PAINT_WRONG, PAINT_TAKEN_BACK,
};

static PaintScene
empty_scene (GameKind kind,
             int      size)
{
  PaintScene scene = { .kind = kind, .size = size, .line = -1 };

  scene.queens = queens_board_empty (size);

  return scene;
}

typedef enum
{
  SCENE,
  THUMBNAIL,
} Picture;

static cairo_surface_t *
draw (const PaintScene *scene,
      const PaintTheme *theme,
      Picture           picture,
      int               width,
      int               height)
{
  cairo_t *cr = begin_picture (width, height);

  if (picture == SCENE)
    paint_scene (cr, scene, theme, width, height);
  else
    paint_thumbnail (cr, scene, theme, width, height);

  return end_picture (cr);
}

static void
test_square_inverse (void)
{
  for (int round = 0; round < 400; round++)
    {
      PaintScene scene = empty_scene (GAME_QUEENS, 1 + round % QUEENS_MAX);
      double width = g_test_rand_double_range (20, 3000);
      double height = g_test_rand_double_range (20, 3000);

      for (int square = 0; square < scene.size * scene.size; square++)
        {
          const double inside[] = { 0, 0.25, 0.5, 0.999 };
          double x, y, side;

          paint_square_area (&scene, width, height, square, &x, &y, &side);
          g_assert_cmpfloat (side, >, 0);
          g_assert_cmpfloat (x, >=, 0);
          g_assert_cmpfloat (y, >=, 0);
          g_assert_cmpfloat (x + side, <=, width);
          g_assert_cmpfloat (y + side, <=, height);

          for (size_t i = 0; i < G_N_ELEMENTS (inside); i++)
            g_assert_cmpint (paint_square (&scene, width, height, x + inside[i] * side + 1e-9,
                                           y + inside[3 - i] * side + 1e-9), ==, square);
        }
    }
}

static void
test_square_outside (void)
{
  for (int round = 0; round < 2000; round++)
    {
      PaintScene scene = empty_scene (GAME_QUEENS, g_test_rand_int_range (1, QUEENS_MAX + 1));
      double width = g_test_rand_double_range (0, 1000);
      double height = g_test_rand_double_range (0, 1000);
      double x = g_test_rand_double_range (-200, 1200);
      double y = g_test_rand_double_range (-200, 1200);
      int last = scene.size * scene.size - 1;
      double left, top, right, bottom, side;
      bool is_inside;

      paint_square_area (&scene, width, height, 0, &left, &top, &side);
      paint_square_area (&scene, width, height, last, &right, &bottom, &side);
      is_inside = x >= left && y >= top && x < right + side && y < bottom + side;
      g_assert_cmpint (paint_square (&scene, width, height, x, y) >= 0, ==, is_inside);
    }
}

/* Numbers need room on the left and above, and the squares are still where they are drawn. */
static void
test_square_numbered (void)
{
  for (int round = 0; round < 400; round++)
    {
      PaintScene scene = empty_scene (GAME_QUEENS, 1 + round % QUEENS_MAX);
      double width = g_test_rand_double_range (180, 3000);
      double height = g_test_rand_double_range (180, 3000);
      double x, y, side, corner_x, corner_y, corner_side;

      scene.is_numbered = true;
      paint_square_area (&scene, width, height, 0, &x, &y, &side);
      g_assert_cmpfloat (x, >=, 18);
      g_assert_cmpfloat (y, >=, 18);
      g_assert_cmpint (paint_square (&scene, width, height, x - 1, y + 1), ==, -1);
      g_assert_cmpint (paint_square (&scene, width, height, x + 1e-9, y + 1e-9), ==, 0);

      paint_corner_area (&scene, width, height, &corner_x, &corner_y, &corner_side);
      g_assert_cmpfloat (corner_x, >=, 0);
      g_assert_cmpfloat (corner_y, >=, 0);
      g_assert_cmpfloat (corner_x + corner_side, <, x);
      g_assert_cmpfloat (corner_y + corner_side, <, y);

      paint_square_area (&scene, width, height, scene.size * scene.size - 1, &x, &y, &side);
      g_assert_cmpfloat (x + side, <=, width);
      g_assert_cmpfloat (y + side, <=, height);
      g_assert_cmpint (paint_square (&scene, width, height, x + side - 1e-6, y + side - 1e-6), ==,
                       scene.size * scene.size - 1);
    }
}

/* Another first number, or other numbers on the squares, are another picture, and a number that
 * means nothing on a board is not drawn. */
static void
test_scene_numbers (void)
{
  PaintScene scene = empty_scene (GAME_QUEENS, 8);
  cairo_surface_t *bare = draw (&scene, &paint_theme_light, SCENE, 400, 400);
  cairo_surface_t *from_one, *from_zero;

  scene.is_numbered = true;
  scene.first_number = 1;
  from_one = draw (&scene, &paint_theme_light, SCENE, 400, 400);
  g_assert_cmpint (count_differences (bare, from_one), >, 0);
  scene.first_number = 0;
  from_zero = draw (&scene, &paint_theme_light, SCENE, 400, 400);
  g_assert_cmpint (count_differences (from_one, from_zero), >, 0);
  g_assert_true (is_blank_around (from_zero));

  for (PaintNumbers numbers = PAINT_PLACES; numbers <= PAINT_BOXES; numbers++)
    {
      cairo_surface_t *numbered;

      scene.numbers = numbers;
      numbered = draw (&scene, &paint_theme_light, SCENE, 400, 400);
      g_assert_cmpint (count_differences (from_zero, numbered) > 0, ==, numbers != PAINT_BOXES);
      cairo_surface_destroy (numbered);
    }

  cairo_surface_destroy (bare);
  cairo_surface_destroy (from_one);
  cairo_surface_destroy (from_zero);
}

/* Sizes that a window has for a moment while it is laid out must do no harm. */
static void
test_square_no_room (void)
{
  const double sizes[][2] = { { 0, 0 }, { 0, 100 }, { 3, 3 }, { -5, 20 }, { 1, 500 } };

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      PaintScene scene = empty_scene (GAME_SUDOKU, 9);
      cairo_surface_t *surface;

      scene.is_numbered = i % 2 == 0;
      surface = draw (&scene, &paint_theme_light, SCENE, MAX (sizes[i][0], 1),
                      MAX (sizes[i][1], 1));
      g_assert_cmpint (paint_square (&scene, sizes[i][0], sizes[i][1], 900, 900), ==, -1);
      cairo_surface_destroy (surface);
    }
}

/* What is drawn is where paint_square_area () says: a ring changes its own square only. */
static void
test_scene_square_is_there (void)
{
  for (int n = 4; n <= 12; n += 4)
    for (int square = 0; square < n * n; square += 3)
      {
        PaintScene scene = empty_scene (GAME_QUEENS, n);
        cairo_surface_t *plain = draw (&scene, &paint_theme_light, SCENE, 300, SIDE);
        cairo_surface_t *marked;
        double left, top, side;

        scene.flags[square] = PAINT_SELECTED;
        marked = draw (&scene, &paint_theme_light, SCENE, 300, SIDE);
        paint_square_area (&scene, 300, SIDE, square, &left, &top, &side);

        for (int y = 0; y < SIDE; y++)
          for (int x = 0; x < 300; x++)
            if (x < left || y < top || x >= left + side || y >= top + side)
              g_assert_cmphex (pixel (plain, x + MARGIN, y + MARGIN), ==,
                               pixel (marked, x + MARGIN, y + MARGIN));

        g_assert_cmpint (count_differences (plain, marked), >, 0);
        cairo_surface_destroy (plain);
        cairo_surface_destroy (marked);
      }
}

static PaintScene
random_scene (GameKind kind)
{
  PaintScene scene = empty_scene (kind, kind == GAME_SUDOKU ? 9
                                                            : g_test_rand_int_range (1, 33));

  for (int square = 0; square < scene.size * scene.size; square++)
    {
      scene.flags[square] = g_test_rand_int_range (0, PAINT_RULED_OUT << 1);
      if (kind == GAME_SUDOKU)
        {
          scene.digit[square] = g_test_rand_int_range (0, 10);
          scene.marks[square] = g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);
          scene.corner[square] = g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);
          scene.colors[square] = g_test_rand_int_range (0, 1 << GAME_COLORS);
        }
      else if (g_test_rand_int_range (0, 4) == 0)
        {
          scene.queens.row[square / scene.size] |= UINT32_C (1) << square % scene.size;
        }
    }

  scene.marks_in_places = g_test_rand_int_range (0, 2);
  scene.same_digit = g_test_rand_int_range (0, SUDOKU_DIGITS + 1);
  scene.trying_value = g_test_rand_int_range (-1, 12);
  scene.line = g_test_rand_int_range (-1, scene.size);
  scene.line_kind = g_test_rand_int_range (0, kind == GAME_SUDOKU ? 3 : 2);
  scene.line_is_dead = g_test_rand_int_range (0, 2);

  return scene;
}

static void
test_scene_stays_inside (void)
{
  for (int round = 0; round < 40; round++)
    {
      PaintScene scene = random_scene (round % 2 == 0 ? GAME_SUDOKU : GAME_QUEENS);
      PaintTheme theme = round % 4 < 2 ? paint_theme_light : theme_of_shapes (true);
      int width = g_test_rand_int_range (20, 400);
      int height = g_test_rand_int_range (20, 400);

      for (int picture = SCENE; picture <= THUMBNAIL; picture++)
        {
          cairo_surface_t *surface = draw (&scene, &theme, picture, width, height);

          g_assert_true (is_blank_around (surface));
          cairo_surface_destroy (surface);
        }
    }
}

static void
test_scene_again (void)
{
  for (int round = 0; round < 20; round++)
    {
      PaintScene scene = random_scene (round % 2 == 0 ? GAME_SUDOKU : GAME_QUEENS);

      for (int picture = SCENE; picture <= THUMBNAIL; picture++)
        {
          cairo_surface_t *first = draw (&scene, &paint_theme_dark, picture, SIDE, SIDE);
          cairo_surface_t *second = draw (&scene, &paint_theme_dark, picture, SIDE, SIDE);
          int length = cairo_image_surface_get_stride (first)
                       * cairo_image_surface_get_height (first);

          g_assert_cmpmem (cairo_image_surface_get_data (first), length,
                           cairo_image_surface_get_data (second), length);
          cairo_surface_destroy (first);
          cairo_surface_destroy (second);
        }
    }
}

/* A board with something on the tried square, or with nothing there. */
static PaintScene
scene_with_flag (GameKind kind,
                 bool     is_filled,
                 unsigned flag)
{
  PaintScene scene = empty_scene (kind, 9);

  scene.trying_value = 4;
  scene.flags[CELL] = flag;
  if (is_filled && kind == GAME_SUDOKU)
    scene.digit[CELL] = 4;
  else if (is_filled)
    scene.queens.row[CELL / 9] = UINT32_C (1) << CELL % 9;

  return scene;
}

/* No two of the flags, nor a flag and none, look alike. */
static void
check_flags_apart (GameKind          kind,
                   const PaintTheme *theme,
                   const uint32_t   *flags,
                   size_t            n_flags,
                   unsigned          left_out)
{
  GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  PaintScene plain = scene_with_flag (kind, true, 0);

  g_ptr_array_add (pictures, draw (&plain, theme, SCENE, SIDE, SIDE));
  for (size_t i = 0; i < n_flags; i++)
    {
      /* No square with a queen is marked as attacked. */
      PaintScene scene = scene_with_flag (kind, flags[i] != PAINT_ATTACKED, flags[i]);

      if ((flags[i] & left_out) == 0)
        g_ptr_array_add (pictures, draw (&scene, theme, SCENE, SIDE, SIDE));
    }

  check_apart (pictures, 5);
  g_ptr_array_unref (pictures);
}

static void
check_all_flags_apart (const PaintTheme *theme,
                       unsigned          left_out)
{
  check_flags_apart (GAME_SUDOKU, theme, sudoku_flags, G_N_ELEMENTS (sudoku_flags), left_out);
  check_flags_apart (GAME_QUEENS, theme, queens_flags, G_N_ELEMENTS (queens_flags), left_out);
}

static void
test_flags_without_hue (void)
{
  check_all_flags_apart (&paint_theme_light, 0);
  check_all_flags_apart (&paint_theme_dark, 0);
}

static void
test_flags_by_shape (void)
{
  PaintTheme high_contrast = theme_of_shapes (true);
  PaintTheme shapes = theme_of_shapes (false);

  check_all_flags_apart (&high_contrast, 0);
  check_all_flags_apart (&shapes, PAINT_PEER | PAINT_SAME);
}

/* What is only tried is drawn in outline, not as what stands there, and without a cross. */
static void
test_flags_tried_is_outlined (void)
{
  PaintTheme theme = theme_of_shapes (true);

  for (int kind = GAME_SUDOKU; kind <= GAME_QUEENS; kind++)
    {
      PaintScene tried = scene_with_flag (kind, false, PAINT_TRYING);
      PaintScene stands = scene_with_flag (kind, true, PAINT_TRYING);
      PaintScene attacked = scene_with_flag (kind, false, PAINT_TRYING | PAINT_ATTACKED);
      cairo_surface_t *third = draw (&attacked, &theme, SCENE, SIDE, SIDE);
      cairo_surface_t *first = draw (&tried, &theme, SCENE, SIDE, SIDE);
      cairo_surface_t *second = draw (&stands, &theme, SCENE, SIDE, SIDE);

      g_assert_cmpint (count_differences (first, second), >, 20);
      g_assert_cmpint (count_differences (first, third), ==, 0);
      cairo_surface_destroy (third);
      cairo_surface_destroy (first);
      cairo_surface_destroy (second);
    }
}

/* Rings around lines differ by their kind, and so does that of a line into which nothing fits. */
static void
test_flags_line (void)
{
  GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  PaintTheme theme = theme_of_shapes (true);
  PaintScene scene = empty_scene (GAME_SUDOKU, 9);

  g_ptr_array_add (pictures, draw (&scene, &theme, SCENE, SIDE, SIDE));
  scene.line = 2;
  for (int kind = PAINT_ROW; kind <= PAINT_BOX; kind++)
    for (int is_dead = 0; is_dead <= 1; is_dead++)
      {
        scene.line_kind = kind;
        scene.line_is_dead = is_dead;
        g_ptr_array_add (pictures, draw (&scene, &theme, SCENE, SIDE, SIDE));
      }

  check_apart (pictures, 50);
  g_ptr_array_unref (pictures);
}

/* Pencil marks of the selected cell's digit stand out, and so does what differs in a small picture:
 * by their shapes. */
static void
test_flags_of_parts (void)
{
  GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  PaintTheme theme = theme_of_shapes (true);
  PaintScene scene = empty_scene (GAME_SUDOKU, 9);

  scene.digit[0] = 4;
  scene.flags[0] = PAINT_SELECTED;
  scene.marks[CELL] = 1 << 3 | 1 << 7;
  g_ptr_array_add (pictures, draw (&scene, &theme, SCENE, SIDE, SIDE));
  scene.same_digit = 4;
  g_ptr_array_add (pictures, draw (&scene, &theme, SCENE, SIDE, SIDE));

  scene.digit[CELL] = 8;
  g_ptr_array_add (pictures, draw (&scene, &theme, THUMBNAIL, SIDE, SIDE));
  scene.flags[CELL] = PAINT_DIFFERS;
  g_ptr_array_add (pictures, draw (&scene, &theme, THUMBNAIL, SIDE, SIDE));

  check_apart (pictures, 5);
  g_ptr_array_unref (pictures);
}

/* What is given looks so in a list as well: by weight or by a bar, in any theme. */
static void
test_thumbnail_givens (void)
{
  PaintTheme theme = theme_of_shapes (true);

  for (GameKind kind = GAME_SUDOKU; kind <= GAME_QUEENS; kind++)
    {
      GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
      PaintScene scene = empty_scene (kind, 9);

      scene.digit[CELL] = 8;
      scene.queens.row[CELL / 9] |= UINT32_C (1) << CELL % 9;
      g_ptr_array_add (pictures, draw (&scene, &theme, THUMBNAIL, SIDE, SIDE));
      scene.flags[CELL] = PAINT_GIVEN;
      g_ptr_array_add (pictures, draw (&scene, &theme, THUMBNAIL, SIDE, SIDE));

      check_apart (pictures, 5);
      g_ptr_array_unref (pictures);
    }
}

/* Where the marks and their words nearly have the room that they want, they stand closer, so that
 * the last is told too. */
static void
test_legend_closes_up (void)
{
  enum { WIDTH = 490, HEIGHT = 504 };
  PaintTheme theme = theme_of_shapes (false);
  PaintScene scene = empty_scene (GAME_QUEENS, 5);
  cairo_surface_t *with, *without;
  int n_pixels = 0;

  scene.is_numbered = true;
  without = draw (&scene, &theme, SCENE, WIDTH, HEIGHT);
  scene.legend = PAINT_LEGEND_MARKS;
  with = draw (&scene, &theme, SCENE, WIDTH, HEIGHT);

  for (int y = 0; y < HEIGHT; y++)
    for (int x = WIDTH - 60; x < WIDTH; x++)
      n_pixels += pixel (with, x, y) != pixel (without, x, y);
  g_assert_cmpint (n_pixels, >, 50);

  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/square/inverse", test_square_inverse);
  g_test_add_func ("/paint/square/outside", test_square_outside);
  g_test_add_func ("/paint/square/numbered", test_square_numbered);
  g_test_add_func ("/paint/scene/numbers", test_scene_numbers);
  g_test_add_func ("/paint/square/no-room", test_square_no_room);
  g_test_add_func ("/paint/scene/square-is-there", test_scene_square_is_there);
  g_test_add_func ("/paint/scene/stays-inside", test_scene_stays_inside);
  g_test_add_func ("/paint/scene/again", test_scene_again);
  g_test_add_func ("/paint/flags/without-hue", test_flags_without_hue);
  g_test_add_func ("/paint/flags/by-shape", test_flags_by_shape);
  g_test_add_func ("/paint/flags/tried-is-outlined", test_flags_tried_is_outlined);
  g_test_add_func ("/paint/flags/line", test_flags_line);
  g_test_add_func ("/paint/flags/of-parts", test_flags_of_parts);

  g_test_add_func ("/paint/thumbnail/givens", test_thumbnail_givens);
  g_test_add_func ("/paint/legend/closes-up", test_legend_closes_up);

  return g_test_run ();
}
