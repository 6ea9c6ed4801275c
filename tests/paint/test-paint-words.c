/* Words: where the board and the sum above it stand, and what of a search can be seen there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "paint/paint-parts.h"
#include "support/paint/paint-shapes.h"

static const char money[] = "SEND + MORE = MONEY";

static void
start (GameSearch  *search,
       WordsMethod  number,
       const char  *text)
{
  GameMethod method = { .method = number };
  TextError error;

  g_assert_true (words_read (text, strlen (text), &method.words, &error));
  g_assert_true (game_search_init (search, &method));
}

static void
run_to (GameSearch  *search,
        SearchEvent *event,
        uint64_t     number)
{
  while (game_search_n_events (search) < number)
    g_assert_true (game_search_next (search, event));
}

static void
make_scene (PaintScene        *scene,
            const GameSearch  *search,
            const SearchEvent *event)
{
  paint_scene_init_search (scene, search, event);
  scene->is_numbered = true;
}

static cairo_surface_t *
draw (const PaintScene *scene,
      int               width,
      int               height)
{
  cairo_t *cr = begin_picture (width, height);

  paint_scene (cr, scene, &paint_theme_light, width, height);

  return end_picture (cr);
}

/* Sums of any size stand above their board, both inside the picture, and its squares are found
 * where they are drawn. */
static void
test_places (void)
{
  static const char *const texts[] = {
    money, "A = B", "A + B + C + D + E + F + G + H + I = J", "A + B + C + D + E = FG",
    "ABCDEFGHIJABCDEFGHIJABCDEFGHIJAB + A = ABCDEFGHIJABCDEFGHIJABCDEFGHIJAB",
  };
  static const int sizes[][2] = { { 590, 640 }, { 336, 336 }, { 216, 288 }, { 1000, 400 },
                                  { 60, 60 } };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    for (size_t k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        const int width = sizes[k][0], height = sizes[k][1];
        GameSearch search;
        SearchEvent event;
        PaintScene scene;
        PaintBoard board;
        cairo_surface_t *surface;
        double x, y, side;

        start (&search, WORDS_CARRY, texts[i]);
        run_to (&search, &event, 3);
        make_scene (&scene, &search, &event);
        g_assert_cmpint (paint_scene_n_rows (&scene), ==, search.words.puzzle.n_letters);

        surface = draw (&scene, width, height);
        g_assert_true (is_blank_around (surface));
        cairo_surface_destroy (surface);

        paint_board_init (&board, &scene, width, height);
        g_assert_cmpfloat (board.sum_y, >=, 0);
        g_assert_cmpfloat (board.sum_y + paint_sum_n_lines (&scene.sum) * board.sum_line, <,
                           board.y);
        for (int square = 0; square < 10 * search.words.puzzle.n_letters; square++)
          {
            paint_square_area (&scene, width, height, square, &x, &y, &side);
            g_assert_cmpint (paint_square (&scene, width, height, x + side / 2, y + side / 2), ==,
                             square);
          }
        g_assert_cmpint (paint_square (&scene, width, height, x + side / 2, y + 1.5 * side), <, 0);
      }
}

/* The moment of the design: R tries 4, and 6 + 4 + 1 does not end in 5. */
static void
test_moment (void)
{
  static const uint8_t digits[] = { 7, 5, 2, 6, 4 };    /* D E Y N R */
  GameSearch search;
  SearchEvent event;
  PaintScene scene;
  const PaintSum *sum = &scene.sum;

  start (&search, WORDS_CARRY, money);
  do
    g_assert_true (game_search_next (&search, &event));
  while (event.kind != SEARCH_REJECT || event.variable != 4 || event.value != 4
         || search.words.digits.digit[0] != 7 || search.words.digits.digit[1] != 5
         || search.words.digits.digit[3] != 6);

  make_scene (&scene, &search, &event);
  g_assert_cmpmem (sum->digits.digit, sizeof digits, digits, sizeof digits);
  g_assert_cmpint (sum->known, ==, 0x1f);
  g_assert_cmpint (sum->tried, ==, 4);
  g_assert_cmpint (sum->n_worked, ==, 1);
  g_assert_cmpint (sum->carry[1], ==, 1);
  g_assert_true (sum->has_column);
  g_assert_cmpint (sum->column.column, ==, 1);
  g_assert_cmpint (sum->column.total, ==, 11);
  g_assert_cmpint (sum->reason, ==, SEARCH_WRONG_SUM);
  g_assert_cmpint (scene.line, ==, 4);

  /* From this row down: 2 5 6 7 are used, S and M cannot be 0; the square that is tried is free. */
  for (int letter = 0; letter < 8; letter++)
    for (int digit = 0; digit < 10; digit++)
      {
        bool is_used = digit == 2 || digit == 5 || digit == 6 || digit == 7;
        bool leads = digit == 0 && letter >= 6;
        bool is_barred = (scene.flags[letter * 10 + digit] & PAINT_RULED_OUT) != 0;

        g_assert_true (is_barred == (letter >= 4 && (is_used || leads)));
      }
}

static int
count_in_scene (const PaintScene *scene,
                unsigned          flag)
{
  int n_squares = 0;

  for (int square = 0; square < 100; square++)
    n_squares += (scene->flags[square] & flag) != 0;

  return n_squares;
}

/* A method that tests full boards works out nothing before, and minds no 0. */
static void
test_permutations (void)
{
  GameSearch search;
  SearchEvent event;
  PaintScene scene;

  start (&search, WORDS_PERMUTATIONS, money);
  run_to (&search, &event, 1);
  make_scene (&scene, &search, &event);
  g_assert_cmpint (scene.sum.n_worked, ==, 0);
  g_assert_false (scene.sum.has_column);
  g_assert_cmpint (count_in_scene (&scene, PAINT_RULED_OUT), ==, 7);

  run_to (&search, &event, 9);
  make_scene (&scene, &search, &event);
  g_assert_cmpint (event.kind, ==, SEARCH_REJECT);
  g_assert_cmpint (scene.sum.known, ==, 0xff);
  g_assert_true (scene.sum.has_column);
}

static cairo_surface_t *
draw_shapes (const PaintScene *scene)
{
  const PaintTheme theme = theme_of_shapes (true);
  cairo_t *cr = begin_picture (590, 640);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  paint_scene (cr, scene, &theme, 590, 640);

  return end_picture (cr);
}

/* The digits, the carries, the column and the verdict: each makes another picture, in black on
 * white too. */
static void
test_shapes (void)
{
  g_autoptr(GPtrArray) pictures
    = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  GameSearch search;
  SearchEvent event;
  PaintScene scene, other;

  start (&search, WORDS_CARRY, money);
  make_scene (&scene, &search, NULL);
  g_ptr_array_add (pictures, draw_shapes (&scene));

  do
    g_assert_true (game_search_next (&search, &event));
  while (event.reason != SEARCH_WRONG_SUM || event.variable < 4);

  make_scene (&scene, &search, &event);
  g_ptr_array_add (pictures, draw_shapes (&scene));
  other = scene;
  other.sum.has_column = false;
  g_ptr_array_add (pictures, draw_shapes (&other));
  other = scene;
  other.sum.reason = SEARCH_NO_REASON;
  g_ptr_array_add (pictures, draw_shapes (&other));
  other = scene;
  other.sum.carry[1] = !other.sum.carry[1];
  g_ptr_array_add (pictures, draw_shapes (&other));
  other = scene;
  other.sum.tried = -1;
  g_ptr_array_add (pictures, draw_shapes (&other));
  other = scene;
  other.sum.digits.digit[0]++;
  g_ptr_array_add (pictures, draw_shapes (&other));
  other = scene;
  other.sum.is_solved = true;
  g_ptr_array_add (pictures, draw_shapes (&other));
  other = scene;
  other.sum.puzzle.letter[3] = 'X';
  g_ptr_array_add (pictures, draw_shapes (&other));
  check_apart (pictures, 20);
}

/* A sum of more words than are kept says so with one line. */
static void
test_many_words (void)
{
  GameSearch search;
  PaintScene scene;

  start (&search, WORDS_CARRY, "A + A + A + A + A + A = BC");
  make_scene (&scene, &search, NULL);
  g_assert_cmpint (paint_sum_n_lines (&scene.sum), ==, 8);
  start (&search, WORDS_CARRY, "A + A + A + A + A + A + A + A + A = BC");
  make_scene (&scene, &search, NULL);
  g_assert_cmpint (paint_sum_n_lines (&scene.sum), ==, 9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/words/places", test_places);
  g_test_add_func ("/paint/words/moment", test_moment);
  g_test_add_func ("/paint/words/permutations", test_permutations);
  g_test_add_func ("/paint/words/shapes", test_shapes);
  g_test_add_func ("/paint/words/many-words", test_many_words);

  return g_test_run ();
}
