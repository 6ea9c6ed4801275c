/* Pictures without a display: where squares are, what a scene shows, and that nothing is told by
 * colour alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "paint/paint.h"

enum
{
  SIDE = 270,           /* of a board in these tests */
  MARGIN = 8,           /* around it, to be left alone */
  CELL = 40,            /* the square whose flags are tried out */
};

static const char *const puzzle =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static const uint16_t sudoku_flags[] =
{
  PAINT_GIVEN, PAINT_PEER, PAINT_SAME, PAINT_SELECTED, PAINT_CONFLICT, PAINT_TRYING,
  PAINT_REFUSED, PAINT_PLACED, PAINT_DIFFERS, PAINT_FOUND,
};

static const uint16_t queens_flags[] =
{
  PAINT_GIVEN, PAINT_SELECTED, PAINT_CONFLICT, PAINT_ATTACKED, PAINT_TRYING, PAINT_REFUSED,
  PAINT_DIFFERS, PAINT_FOUND,
};

/* Every ink black, every ground white: what is left of a picture is its shapes. */
static PaintTheme
theme_of_shapes (bool high_contrast)
{
  const PaintColor white = { 1, 1, 1, 1 };
  const PaintColor black = { 0, 0, 0, 1 };
  PaintTheme theme = {
    .cell = white, .given = white, .peer = white, .same = white, .selected = white,
    .attacked = white, .line = black, .border = black, .ink = black, .own = black,
    .mark = black, .error = black, .found = black, .trying = black, .ring = black,
    .high_contrast = high_contrast,
  };

  return theme;
}

static GameState
sudoku_state (void)
{
  SudokuGrid givens = { { 0 } };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    givens.digit[cell] = puzzle[cell] == '.' ? 0 : puzzle[cell] - '0';

  return game_state_new_sudoku (&givens);
}

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
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         width + 2 * MARGIN,
                                                         height + 2 * MARGIN);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, MARGIN, MARGIN);
  if (picture == SCENE)
    paint_scene (cr, scene, theme, width, height);
  else
    paint_thumbnail (cr, scene, theme, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static uint32_t
pixel (cairo_surface_t *surface,
       int              x,
       int              y)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  uint32_t value;

  memcpy (&value, data + y * cairo_image_surface_get_stride (surface) + 4 * x, sizeof value);

  return value;
}

/* The brightness of a pixel, 0 to 255: what is left of it without its hue. */
static int
brightness (uint32_t value)
{
  return ((value >> 16 & 0xff) * 299 + (value >> 8 & 0xff) * 587 + (value & 0xff) * 114) / 1000;
}

/* How many pixels are of another brightness, such that an eye may see it. */
static int
count_differences (cairo_surface_t *a,
                   cairo_surface_t *b)
{
  int n_differences = 0;

  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      n_differences += abs (brightness (pixel (a, x, y)) - brightness (pixel (b, x, y))) > 2;

  return n_differences;
}

static bool
is_blank_around (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        bool is_inside = x >= MARGIN && x < width - MARGIN && y >= MARGIN && y < height - MARGIN;

        if (!is_inside && pixel (surface, x, y) != 0)
          return false;
      }

  return true;
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

/* Sizes that a window has for a moment while it is laid out must do no harm. */
static void
test_square_no_room (void)
{
  const double sizes[][2] = { { 0, 0 }, { 0, 100 }, { 3, 3 }, { -5, 20 }, { 1, 500 } };

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      PaintScene scene = empty_scene (GAME_SUDOKU, 9);
      cairo_surface_t *surface = draw (&scene, &paint_theme_light, SCENE,
                                       MAX (sizes[i][0], 1), MAX (sizes[i][1], 1));

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
      scene.flags[square] = g_test_rand_int_range (0, PAINT_FOUND << 1);
      if (kind == GAME_SUDOKU)
        {
          scene.digit[square] = g_test_rand_int_range (0, 10);
          scene.marks[square] = g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);
        }
      else if (g_test_rand_int_range (0, 4) == 0)
        {
          scene.queens.row[square / scene.size] |= UINT32_C (1) << square % scene.size;
        }
    }

  scene.trying_value = g_test_rand_int_range (-1, 12);
  scene.line = kind == GAME_QUEENS ? g_test_rand_int_range (-1, scene.size) : -1;
  scene.line_is_column = g_test_rand_int_range (0, 2);

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
          int size = cairo_image_surface_get_stride (first) * cairo_image_surface_get_height (first);

          g_assert_cmpmem (cairo_image_surface_get_data (first), size,
                           cairo_image_surface_get_data (second), size);
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
                   const uint16_t   *flags,
                   size_t            n_flags,
                   unsigned          left_out)
{
  GPtrArray *pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  PaintScene plain = scene_with_flag (kind, true, 0);

  g_ptr_array_add (pictures, draw (&plain, theme, SCENE, SIDE, SIDE));
  for (size_t i = 0; i < n_flags; i++)
    {
      PaintScene scene = scene_with_flag (kind, true, flags[i]);

      if ((flags[i] & left_out) == 0)
        g_ptr_array_add (pictures, draw (&scene, theme, SCENE, SIDE, SIDE));
    }

  for (guint i = 0; i < pictures->len; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpint (count_differences (pictures->pdata[i], pictures->pdata[j]), >, 5);

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

/* What is only tried is drawn in outline, and does not look like what stands there. */
static void
test_flags_tried_is_outlined (void)
{
  PaintTheme theme = theme_of_shapes (true);

  for (int kind = GAME_SUDOKU; kind <= GAME_QUEENS; kind++)
    {
      PaintScene tried = scene_with_flag (kind, false, PAINT_TRYING);
      PaintScene stands = scene_with_flag (kind, true, PAINT_TRYING);
      cairo_surface_t *first = draw (&tried, &theme, SCENE, SIDE, SIDE);
      cairo_surface_t *second = draw (&stands, &theme, SCENE, SIDE, SIDE);

      g_assert_cmpint (count_differences (first, second), >, 20);
      cairo_surface_destroy (first);
      cairo_surface_destroy (second);
    }
}

static void
test_flags_line (void)
{
  for (int is_column = 0; is_column <= 1; is_column++)
    {
      PaintTheme theme = theme_of_shapes (true);
      PaintScene scene = empty_scene (GAME_QUEENS, 6);
      cairo_surface_t *plain = draw (&scene, &theme, SCENE, SIDE, SIDE);
      cairo_surface_t *ringed;

      scene.line = 2;
      scene.line_is_column = is_column;
      ringed = draw (&scene, &theme, SCENE, SIDE, SIDE);
      g_assert_cmpint (count_differences (plain, ringed), >, SIDE / 2);
      cairo_surface_destroy (plain);
      cairo_surface_destroy (ringed);
    }
}

static void
test_init_sudoku_conflicts (void)
{
  for (int round = 0; round < 200; round++)
    {
      GameState state = sudoku_state ();
      SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
      bool in_conflict[SUDOKU_CELLS] = { false };
      SudokuGrid grid;
      PaintScene scene;
      int n_conflicts;

      for (int i = 0; i < round % 40; i++)
        {
          int cell = g_test_rand_int_range (0, SUDOKU_CELLS);

          if (state.sudoku.givens.digit[cell] == 0)
            state.sudoku.entries.digit[cell] = g_test_rand_int_range (0, 10);
        }

      grid = game_sudoku_grid (&state.sudoku);
      n_conflicts = sudoku_find_conflicts (&grid, conflicts);
      for (int i = 0; i < n_conflicts; i++)
        for (int j = 0; j < conflicts[i].n_cells; j++)
          in_conflict[conflicts[i].cell[j]] = true;

      paint_scene_init (&scene, &state, -1, false);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          g_assert_cmpint (scene.digit[cell], ==, grid.digit[cell]);
          g_assert_cmpint ((scene.flags[cell] & PAINT_CONFLICT) != 0, ==, in_conflict[cell]);
          g_assert_cmpint ((scene.flags[cell] & PAINT_GIVEN) != 0, ==,
                           state.sudoku.givens.digit[cell] != 0);
        }
    }
}

static void
test_init_sudoku_selected (void)
{
  GameState state = sudoku_state ();

  state.sudoku.marks[80 - 1] = 0x1ff;
  for (int selected = 0; selected < SUDOKU_CELLS; selected++)
    {
      PaintScene scene;
      int n_peers = 0, n_selected = 0;

      paint_scene_init (&scene, &state, selected, false);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          bool is_same = scene.digit[selected] != 0
                         && (scene.digit[cell] == scene.digit[selected]
                             || (scene.digit[cell] == 0 && scene.marks[cell] != 0));

          n_peers += (scene.flags[cell] & PAINT_PEER) != 0;
          n_selected += (scene.flags[cell] & PAINT_SELECTED) != 0;
          g_assert_cmpint ((scene.flags[cell] & PAINT_SAME) != 0, ==, is_same);
        }

      g_assert_cmpint (n_peers, ==, SUDOKU_PEERS);
      g_assert_cmpint (n_selected, ==, 1);
      g_assert_true (scene.flags[selected] & PAINT_SELECTED);
    }
}

static void
test_init_queens_attacked (void)
{
  for (int round = 0; round < 200; round++)
    {
      int n = g_test_rand_int_range (1, QUEENS_MAX + 1);
      GameState state = game_state_new_queens (n);
      bool show_attacked = round % 2 == 0;
      QueensBoard attacked;
      PaintScene scene;

      for (int i = 0; i < round % 6; i++)
        state.queens.queens.row[g_test_rand_int_range (0, n)] |=
          UINT32_C (1) << g_test_rand_int_range (0, n);

      queens_board_attacked (&state.queens.queens, &attacked);
      paint_scene_init (&scene, &state, -1, show_attacked);

      for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++)
          {
            unsigned flags = scene.flags[row * n + column];
            bool has_queen = queens_board_has (&state.queens.queens, row, column);
            bool is_attacked = queens_board_has (&attacked, row, column);

            g_assert_cmpint ((flags & PAINT_CONFLICT) != 0, ==, has_queen && is_attacked);
            g_assert_cmpint ((flags & PAINT_ATTACKED) != 0, ==,
                             show_attacked && !has_queen && is_attacked);
          }
    }
}

static cairo_surface_t *
draw_tree (const GameSearch  *search,
           const SearchEvent *event,
           int                width,
           int                height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         width + 2 * MARGIN,
                                                         height + 2 * MARGIN);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, MARGIN, MARGIN);
  paint_tree (cr, search, event, &paint_theme_light, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static void
check_event_is_seen (const GameSearch  *search,
                     const SearchEvent *event)
{
  PaintScene scene;
  int n_trying = 0, n_refused = 0, n_found = 0;

  paint_scene_init_search (&scene, search, event);
  for (int square = 0; square < scene.size * scene.size; square++)
    {
      n_trying += (scene.flags[square] & PAINT_TRYING) != 0;
      n_refused += (scene.flags[square] & PAINT_REFUSED) != 0;
      n_found += (scene.flags[square] & PAINT_FOUND) != 0;
    }

  g_assert_cmpint (n_trying, ==, event->kind == SEARCH_PLACE || event->kind == SEARCH_RETRACT);
  g_assert_cmpint (n_refused, <=, 1);
  if (event->kind == SEARCH_REJECT && event->site >= 0)
    g_assert_cmpint (n_refused, ==, 1);
  g_assert_cmpint (n_found, ==, event->kind == SEARCH_SOLUTION ? event->depth : 0);
}

/* Every event of the beginning of a search, seen; the tree of some of them, drawn. */
static void
check_search (const GameMethod *method)
{
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, method));
  for (int i = 0; i < 3000 && game_search_next (&search, &event); i++)
    {
      cairo_surface_t *surface;

      check_event_is_seen (&search, &event);
      if (i % 97 != 0 && event.kind != SEARCH_SOLUTION)
        continue;

      surface = draw_tree (&search, &event, 372, 196);
      g_assert_true (is_blank_around (surface));
      cairo_surface_destroy (surface);
    }
}

static void
test_search_queens (void)
{
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      for (int n = 1; n <= QUEENS_MAX; n += n < 6 ? 1 : 13)
        {
          GameMethod wish = { .puzzle = game_state_new_queens (n), .method = method,
                              .order = order };

          check_search (&wish);
        }
}

static void
test_search_sudoku (void)
{
  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      GameMethod wish = { .puzzle = sudoku_state (), .method = method };

      check_search (&wish);
      wish.puzzle = game_state_new_sudoku (NULL);
      check_search (&wish);
    }
}

static void
test_search_tree_moves (void)
{
  GameMethod method = { .puzzle = game_state_new_queens (6), .method = QUEENS_FLAGS };
  cairo_surface_t *before;
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &method));
  before = draw_tree (&search, NULL, 372, 196);
  while (game_search_next (&search, &event))
    {
      cairo_surface_t *after = draw_tree (&search, &event, 372, 196);

      g_assert_cmpint (count_differences (before, after), >, 0);
      cairo_surface_destroy (before);
      before = after;
    }

  cairo_surface_destroy (before);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/square/inverse", test_square_inverse);
  g_test_add_func ("/paint/square/outside", test_square_outside);
  g_test_add_func ("/paint/square/no-room", test_square_no_room);
  g_test_add_func ("/paint/scene/square-is-there", test_scene_square_is_there);
  g_test_add_func ("/paint/scene/stays-inside", test_scene_stays_inside);
  g_test_add_func ("/paint/scene/again", test_scene_again);
  g_test_add_func ("/paint/flags/without-hue", test_flags_without_hue);
  g_test_add_func ("/paint/flags/by-shape", test_flags_by_shape);
  g_test_add_func ("/paint/flags/tried-is-outlined", test_flags_tried_is_outlined);
  g_test_add_func ("/paint/flags/line", test_flags_line);
  g_test_add_func ("/paint/init/sudoku-conflicts", test_init_sudoku_conflicts);
  g_test_add_func ("/paint/init/sudoku-selected", test_init_sudoku_selected);
  g_test_add_func ("/paint/init/queens-attacked", test_init_queens_attacked);
  g_test_add_func ("/paint/search/queens", test_search_queens);
  g_test_add_func ("/paint/search/sudoku", test_search_sudoku);
  g_test_add_func ("/paint/search/tree-moves", test_search_tree_moves);

  return g_test_run ();
}
