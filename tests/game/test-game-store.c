/* Stores: what goes in comes out, while it is being filled too; and the list made of one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/jobs/game-solutions.h"
#include "support/game/wait-for.h"

/* Not a solution of the puzzle, but any `n` columns that `number` names. */
static QueensSolution
make_queens (int      n,
             uint64_t number)
{
  QueensSolution solution = { .n = n };
  uint64_t bits = number * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  for (int row = 0; row < n; row++)
    {
      solution.column[row] = (bits >> 40) % n;
      bits = bits * G_GUINT64_CONSTANT (6364136223846793005) + number;
    }

  return solution;
}

static void
assert_queens (GameStore *store,
               int        n,
               uint64_t   number)
{
  QueensSolution solution = make_queens (n, number);
  GameState state;

  game_store_get (store, number, &state);
  g_assert_cmpint (state.kind, ==, GAME_QUEENS);
  g_assert_cmpint (state.queens.queens.n, ==, n);

  for (int row = 0; row < n; row++)
    g_assert_cmpuint (state.queens.queens.row[row], ==, UINT32_C (1) << solution.column[row]);
}

static void
test_queens (void)
{
  for (int n = 1; n <= QUEENS_MAX; n++)
    {
      GameState state = game_state_new_queens (n);
      g_autoptr(GameStore) store = game_store_new (&state);

      for (uint64_t i = 0; i < 5000; i++)
        {
          QueensSolution solution = make_queens (n, i);

          g_assert_cmpuint (game_store_get_length (store), ==, i);
          g_assert_true (game_store_add_queens (store, &solution));
        }

      for (uint64_t i = 0; i < 5000; i++)
        assert_queens (store, n, i);
    }
}

static void
test_sudoku (void)
{
  GameState state = game_state_new_sudoku (NULL);
  g_autoptr(GameStore) store = NULL;

  state.sudoku.givens.digit[0] = 9;
  state.sudoku.entries.digit[1] = 9;
  state.sudoku.marks[2] = 5;
  store = game_store_new (&state);

  for (int i = 0; i < 10000; i++)
    {
      SudokuGrid grid;

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        grid.digit[cell] = (i * 7 + cell * (i % 5 + 1)) % 9 + 1;

      grid.digit[0] = 9;
      g_assert_true (game_store_add_sudoku (store, &grid));
    }

  for (int i = 0; i < 10000; i++)
    {
      GameState solution;
      SudokuGrid grid;

      game_store_get (store, i, &solution);
      grid = game_sudoku_grid (&solution.sudoku);
      g_assert_cmpint (solution.sudoku.givens.digit[0], ==, 9);
      g_assert_cmpint (solution.sudoku.entries.digit[0], ==, 0);
      g_assert_cmpint (sudoku_count_digits (&solution.sudoku.givens), ==, 1);

      for (int cell = 1; cell < SUDOKU_CELLS; cell++)
        g_assert_cmpint (grid.digit[cell], ==, (i * 7 + cell * (i % 5 + 1)) % 9 + 1);
    }
}

enum { N_SHARED = 300000 };

static gpointer
fill_worker (gpointer data)
{
  for (uint64_t i = 0; i < N_SHARED; i++)
    {
      QueensSolution solution = make_queens (14, i);

      g_assert_true (game_store_add_queens (data, &solution));
    }

  return NULL;
}

/* Returns whether all are there. */
static bool
read_some (GameStore *store,
           uint64_t  *length)
{
  uint64_t seen = game_store_get_length (store);

  g_assert_cmpuint (seen, >=, *length);
  *length = seen;
  if (seen > 0)
    {
      assert_queens (store, 14, seen - 1);
      assert_queens (store, 14, seen / 2);
    }

  return seen == N_SHARED;
}

static gpointer
read_worker (gpointer data)
{
  uint64_t length = 0;

  wait_for_thread (read_some (data, &length), "all solutions");

  return NULL;
}

/* One thread fills, two others read what is there already. */
static void
test_threads (void)
{
  GameState state = game_state_new_queens (14);
  g_autoptr(GameStore) store = game_store_new (&state);
  GThread *readers[2];
  GThread *writer;

  for (int i = 0; i < 2; i++)
    readers[i] = g_thread_new ("read", read_worker, store);

  writer = g_thread_new ("fill", fill_worker, store);
  g_thread_join (writer);
  for (int i = 0; i < 2; i++)
    g_thread_join (readers[i]);

  for (uint64_t i = 0; i < N_SHARED; i++)
    assert_queens (store, 14, i);
}

static bool
found_cb (const QueensSolution *solution,
          void                 *data)
{
  return game_store_add_queens (data, solution);
}

static GameStore *
list_queens (int n)
{
  GameState state = game_state_new_queens (n);
  GameStore *store = game_store_new (&state);
  SearchStats stats;

  queens_each (&state.queens.fixed, 0, found_cb, store, NULL, &stats);

  return store;
}

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  guint      *announced)
{
  g_assert_cmpuint (n_removed, ==, 0);
  g_assert_cmpuint (position, ==, *announced);
  *announced += n_added;
}

static void
test_list (void)
{
  g_autoptr(GameStore) store = list_queens (9);
  GameState state = game_state_new_queens (9);
  g_autoptr(GameStore) growing = game_store_new (&state);
  g_autoptr(GameSolutions) solutions = game_solutions_new (growing, GAME_SOLUTIONS_PAGE);
  GListModel *model = G_LIST_MODEL (solutions);
  guint announced = 0;

  g_signal_connect (solutions, "items-changed", G_CALLBACK (items_changed_cb), &announced);
  g_assert_cmpuint (game_store_get_length (store), ==, 352);
  g_assert_true (g_list_model_get_item_type (model) == GAME_TYPE_SOLUTION);

  for (guint i = 0; i < 352; i++)
    {
      QueensSolution solution;

      game_store_get (store, i, &state);
      g_assert_true (queens_board_is_solved (&state.queens.queens, &solution));
      game_store_add_queens (growing, &solution);

      /* What was not announced is not there yet. */
      g_assert_cmpuint (g_list_model_get_n_items (model), ==, announced);
      g_assert_null (g_list_model_get_object (model, announced));

      if (i % 50 == 0 || i == 351)
        game_solutions_update (solutions);
    }

  g_assert_cmpuint (announced, ==, 352);
  game_solutions_update (solutions);
  g_assert_cmpuint (announced, ==, 352);

  for (guint i = 0; i < 352; i++)
    {
      g_autoptr(GameSolution) solution = GAME_SOLUTION (g_list_model_get_object (model, i));

      game_store_get (store, i, &state);
      g_assert_cmpuint (game_solution_get_index (solution), ==, i);
      g_assert_true (game_state_equal (game_solution_get_state (solution), &state));
    }
}

static void
test_find (void)
{
  g_autoptr(GameStore) store = list_queens (8);
  QueensSolution solution = { .n = 8 };
  uint64_t index;

  for (uint64_t i = 0; i < 92; i++)
    {
      GameState state;

      game_store_get (store, i, &state);
      g_assert_true (queens_board_is_solved (&state.queens.queens, &solution));
      g_assert_true (game_store_find (store, &solution, &index));
      g_assert_cmpuint (index, ==, i);

      solution.column[7]++;
      g_assert_false (game_store_find (store, &solution, &index));
    }

  for (int row = 0; row < 8; row++)
    solution.column[row] = 0;
  g_assert_false (game_store_find (store, &solution, &index));

  for (int row = 0; row < 8; row++)
    solution.column[row] = 7;
  g_assert_false (game_store_find (store, &solution, &index));
}

static bool
keep_solution (const QueensSolution *solution,
               void                 *data)
{
  return game_store_add_queens (data, solution);
}

/* Coloured queens do not come in lexicographic order, and are found all the same. With columns as
 * regions there are 90 solutions, the permutations of six in which no two neighbours touch (OEIS
 * A002464). */
static void
test_find_coloured (void)
{
  ColouredPuzzle puzzle = { .n = 6 };
  g_autoptr(GameStore) store = NULL;
  QueensSolution before = { .n = 0 };
  bool is_in_order = true;
  SearchStats stats;
  GameState state;
  uint64_t index;

  for (int square = 0; square < 36; square++)
    puzzle.region[square] = square % 6;
  state = game_state_new_coloured (&puzzle);
  store = game_store_new (&state);
  coloured_each (&puzzle, NULL, 0, keep_solution, store, NULL, &stats);
  g_assert_cmpuint (game_store_get_length (store), ==, 90);

  for (uint64_t i = 0; i < 90; i++)
    {
      QueensSolution solution;

      game_store_get (store, i, &state);
      g_assert_true (coloured_is_solved (&puzzle, &state.queens.queens, &solution));
      g_assert_true (game_store_find (store, &solution, &index));
      g_assert_cmpuint (index, ==, i);

      is_in_order = is_in_order && (i == 0 || queens_compare (&before, &solution) < 0);
      before = solution;
      solution.column[5]++;
      g_assert_false (game_store_find (store, &solution, &index));
    }

  g_assert_false (is_in_order);
}

/* Every item of every page is the solution that has its number, and a page that grows tells. */
static void
test_pages (void)
{
  g_autoptr(GameStore) store = list_queens (9);
  GameState state = game_state_new_queens (9);
  g_autoptr(GameStore) growing = game_store_new (&state);
  g_autoptr(GameSolutions) solutions = game_solutions_new (growing, 100);
  GListModel *model = G_LIST_MODEL (solutions);
  guint announced = 0;

  g_signal_connect (solutions, "items-changed", G_CALLBACK (items_changed_cb), &announced);
  g_assert_cmpuint (game_solutions_get_n_pages (solutions), ==, 1);

  for (guint i = 0; i < 352; i++)
    {
      QueensSolution solution;

      game_store_get (store, i, &state);
      g_assert_true (queens_board_is_solved (&state.queens.queens, &solution));
      game_store_add_queens (growing, &solution);
      game_solutions_update (solutions);
      g_assert_cmpuint (game_solutions_get_total (solutions), ==, i + 1);
      g_assert_cmpuint (game_solutions_get_n_pages (solutions), ==, i / 100 + 1);
      g_assert_cmpuint (announced, ==, MIN (i + 1, 100));
    }

  g_signal_handlers_disconnect_by_data (solutions, &announced);

  for (guint page = 4; page-- > 0;)
    {
      guint n_items = page == 3 ? 52 : 100;

      game_solutions_set_page (solutions, page);
      g_assert_cmpuint (game_solutions_get_page (solutions), ==, page);
      g_assert_cmpuint (g_list_model_get_n_items (model), ==, n_items);
      g_assert_null (g_list_model_get_object (model, n_items));

      for (guint i = 0; i < n_items; i++)
        {
          g_autoptr(GameSolution) solution = GAME_SOLUTION (g_list_model_get_object (model, i));

          game_store_get (store, page * 100 + i, &state);
          g_assert_cmpuint (game_solution_get_index (solution), ==, page * 100 + i);
          g_assert_true (game_state_equal (game_solution_get_state (solution), &state));
        }
    }
}

static void
test_differ (void)
{
  GameState state = game_state_new_sudoku (NULL);
  g_autoptr(GameStore) store = game_store_new (&state);
  g_autoptr(GameSolutions) solutions = NULL;
  SudokuGrid grid = { 0 };
  bool differs[SUDOKU_CELLS];

  for (int i = 0; i < 3; i++)
    {
      grid.digit[i] = 4;
      game_store_add_sudoku (store, &grid);
    }

  solutions = game_solutions_new (store, GAME_SOLUTIONS_PAGE);
  for (guint n = 0; n < 5; n++)
    {
      game_solutions_differ (solutions, n, differs);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        g_assert_true (differs[cell] == (cell > 0 && cell < (int) MIN (n, 3)));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/store/queens", test_queens);
  g_test_add_func ("/game/store/sudoku", test_sudoku);
  g_test_add_func ("/game/store/threads", test_threads);
  g_test_add_func ("/game/solutions/list", test_list);
  g_test_add_func ("/game/store/find", test_find);
  g_test_add_func ("/game/store/find/coloured", test_find_coloured);
  g_test_add_func ("/game/solutions/pages", test_pages);
  g_test_add_func ("/game/solutions/differ", test_differ);

  return g_test_run ();
}
