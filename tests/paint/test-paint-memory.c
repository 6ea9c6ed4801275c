/* The memory of a search: how its tables are laid out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-memory.h"
#include "support/game/game-requests.h"

/* The card of a view in a window of the usual size. */
enum { WIDTH = 390, HEIGHT = 190 };

/* The memory after the first event of a search. */
static GameMemory *
remember (const GameState *puzzle,
          int              method)
{
  const GameMethod what = { .puzzle = *puzzle, .method = method };
  SearchEvent event;
  GameSearch search;

  g_assert_true (game_search_init (&search, &what));
  g_assert_true (game_search_next (&search, &event));

  return game_memory_new (&search, &event, 1);
}

/* The middle of the first cell of a table. */
static void
find_table (const GameMemory *memory,
            double            height,
            int               wanted,
            int              *x,
            int              *y)
{
  for (*y = 0; *y < height; ++*y)
    for (*x = 0; *x < WIDTH; ++*x)
      {
        int table, row, column;

        if (paint_memory_find (memory, WIDTH, height, *x, *y, &table, &row, &column)
            && table == wanted && row == 0 && column == 0)
          return;
      }

  g_assert_not_reached ();
}

/* The three fields of a sudoku are seen at once, beside each other. */
static void
test_fields (void)
{
  GameRequest request = make_sudoku (GAME_JOB_TRACE, UNIQUE_LINE);
  g_autoptr(GameMemory) memory = remember (&request.state, SUDOKU_FLAGS);
  double height = paint_memory_height (memory, WIDTH);
  int x[3], y[3];

  g_assert_cmpuint (memory->tables->len, ==, 3);
  g_assert_cmpfloat (height, <=, HEIGHT);
  for (int i = 0; i < 3; i++)
    find_table (memory, height, i, &x[i], &y[i]);
  g_assert_cmpint (y[1], ==, y[0]);
  g_assert_cmpint (y[2], ==, y[0]);
  g_assert_cmpint (x[1], >, x[0]);
  g_assert_cmpint (x[2], >, x[1]);
}

/* The strips of a small board are seen whole, however much width there is. */
static void
test_strips (void)
{
  for (int n = 1; n <= 8; n++)
    {
      GameState puzzle = game_state_new_queens (n);
      g_autoptr(GameMemory) memory = remember (&puzzle, QUEENS_FLAGS);

      g_assert_cmpuint (memory->tables->len, ==, 3);
      g_assert_cmpfloat (paint_memory_height (memory, WIDTH), <=, HEIGHT);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint-memory/fields", test_fields);
  g_test_add_func ("/paint-memory/strips", test_strips);

  return g_test_run ();
}
