/* The pictures of search trees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree.h"
#include "support/game/game-requests.h"
#include "support/paint/paint-pixels.h"

/* Numbers of columns do not run into each other: in the line above the first row, no more than two
 * digits stand together. */
static void
test_numbers (void)
{
  enum { WIDTH = 372, LINE = 18, WIDEST = 16, LEAST_GAP = 3 };

  for (int n = 5; n <= 27; n++)
    {
      const GameMethod method = { .puzzle = game_state_new_queens (n), .method = QUEENS_FLAGS };
      GameSearch search;
      SearchEvent event;
      cairo_surface_t *surface;
      uint32_t blank;
      int n_runs = 0, begin = -1, last = -LEAST_GAP - 1;

      g_assert_true (game_search_init (&search, &method));
      g_assert_true (game_search_next (&search, &event));
      surface = draw_tree (&search, &event);
      blank = pixel (surface, MARGIN, MARGIN);

      for (int x = 28; x < WIDTH; x++)
        {
          bool is_blank = true;

          for (int y = LINE - 4; y <= LINE + 4; y++)
            is_blank = is_blank && pixel (surface, MARGIN + x, MARGIN + y) == blank;
          if (is_blank)
            continue;

          if (x - last > LEAST_GAP)
            {
              begin = x;
              n_runs++;
            }
          last = x;
          g_assert_cmpint (last - begin, <, WIDEST);
        }

      g_assert_cmpint (n_runs, >=, MIN (n, 9));
      cairo_surface_destroy (surface);
    }
}

static void
test_moves (void)
{
  GameMethod method = { .puzzle = game_state_new_queens (6), .method = QUEENS_FLAGS };
  cairo_surface_t *before;
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &method));
  before = draw_tree (&search, NULL);
  while (game_search_next (&search, &event))
    {
      cairo_surface_t *after = draw_tree (&search, &event);

      g_assert_cmpint (count_differences (before, after), >, 0);
      cairo_surface_destroy (before);
      before = after;
    }

  cairo_surface_destroy (before);
}

/* Whether anything is drawn in the middle of the picture, from top to bottom, and nothing else. */
static bool
is_drawn_in_middle (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  bool is_drawn = false;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        bool is_blank = pixel (surface, x, y) == 0;

        if (!is_blank && ABS (x - width / 2) > 12)
          return false;

        is_drawn = is_drawn || !is_blank;
      }

  return is_drawn;
}

/* The search of a full grid is a root and nothing below it. */
static void
test_full_grid (void)
{
  const SudokuGrid grid = make_grid (SOLVED_LINE);

  for (int number = 0; number < SUDOKU_N_METHODS; number++)
    {
      GameMethod method = { .puzzle = game_state_new_sudoku (&grid), .method = number };
      cairo_surface_t *start, *solution;
      GameSearch search;
      SearchEvent event;

      g_assert_true (game_search_init (&search, &method));
      start = draw_tree (&search, NULL);
      g_assert_true (game_search_next (&search, &event));
      g_assert_cmpint (event.kind, ==, SEARCH_SOLUTION);
      solution = draw_tree (&search, &event);

      g_assert_true (is_drawn_in_middle (start));
      g_assert_true (is_drawn_in_middle (solution));
      g_assert_cmpint (count_differences (start, solution), >, 0);
      cairo_surface_destroy (start);
      cairo_surface_destroy (solution);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint-tree/full-grid", test_full_grid);
  g_test_add_func ("/paint-tree/moves", test_moves);
  g_test_add_func ("/paint-tree/numbers", test_numbers);

  return g_test_run ();
}
