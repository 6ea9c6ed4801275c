/* Stores that have a directory in place of solutions: the same list as any other, read while it is
 * built, stopped in the middle, and turned by the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/jobs/game-solutions.h"
#include "support/game/game-requests.h"
#include "support/solver/queens-samples.h"
#include "support/game/wait-for.h"

static GameStore *
new_whole (int n)
{
  GameState state = game_state_new_queens (n);
  GameStore *store = game_store_new_whole (&state);

  g_assert_nonnull (store);
  g_assert_true (game_store_has_directory (store));

  return store;
}

static GameStore *
new_built (int n)
{
  GameStore *store = new_whole (n);
  GameProgress progress = { 0 };
  SearchStats stats;

  g_assert_cmpint (game_store_build (store, &progress, &stats), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (game_store_get_length (store), ==, n_all[n]);
  g_assert_cmpfloat (game_progress_get_fraction (&progress), ==, 1);

  return store;
}

static void
assert_number (GameStore       *store,
               const GameState *state,
               uint64_t         number)
{
  QueensSolution solution;
  uint64_t index;

  g_assert_true (queens_board_is_solved (&state->queens.queens, &solution));
  g_assert_true (game_store_find (store, &solution, &index));
  g_assert_cmpuint (index, ==, number);
}

/* Which boards have one: nothing fixed, nothing left out. */
static void
test_choice (void)
{
  GameRequest request = make_queens (GAME_JOB_LIST, 14);

  for (int n = 1; n <= QUEENS_MAX; n++)
    {
      GameState state = game_state_new_queens (n);
      g_autoptr(GameStore) store = game_store_new_whole (&state);

      g_assert_true ((store != NULL) == (n >= GAME_STORE_DIRECTORY_FROM &&
                                         n <= GAME_STORE_DIRECTORY_TO));
    }

  for (int i = 0; i < 4; i++)
    {
      GameRequest other = request;
      g_autoptr(GameJob) job = NULL;

      other.list.fundamental = i == 1;
      other.list.limit = i == 2 ? 100 : 0;
      if (i == 3)
        put_queen (&other, 3, 5);

      job = game_job_new (&other);
      g_assert_true (game_store_has_directory (game_job_get_store (job)) == (i == 0));
    }
}

/* A job's list against the solutions as they are found, one after the other and by the block. */
static void
test_list (void)
{
  GameRequest request = make_queens (GAME_JOB_LIST, 13);
  g_autoptr(GameJob) job = game_job_new (&request);
  g_autoptr(GameReport) report = game_job_run (job);
  GameStore *store = game_job_get_store (job);
  g_autoptr(GArray) solutions = g_array_new (FALSE, FALSE, sizeof (QueensSolution));
  GameReader reader;
  SearchStats stats;

  g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (report->stats.n_solutions, ==, n_all[13]);
  queens_each (&request.state.queens.fixed, 0, append_solution, solutions, NULL, &stats);
  game_reader_init (&reader, store);

  for (uint64_t i = 0; i < n_all[13]; i++)
    {
      GameState state;
      GameState alone;
      QueensSolution solution;

      game_reader_get (&reader, i, &state);
      g_assert_true (queens_board_is_solved (&state.queens.queens, &solution));
      g_assert_cmpint (queens_compare (&solution, &g_array_index (solutions, QueensSolution, i)),
                       ==, 0);

      if (i % 100 != 0)
        continue;

      assert_number (store, &state, i);
      game_store_get (store, i, &alone);
      g_assert_true (game_state_equal (&state, &alone));
    }
}

/* Here and there, on the pages of a view. */
static void
test_pages (void)
{
  g_autoptr(GameStore) store = new_built (16);
  g_autoptr(GameSolutions) solutions = game_solutions_new (store, GAME_SOLUTIONS_PAGE);
  GListModel *model = G_LIST_MODEL (solutions);

  g_assert_cmpuint (game_solutions_get_total (solutions), ==, n_all[16]);
  g_assert_cmpuint (game_solutions_get_n_pages (solutions), ==, 2);

  for (int round = 0; round < 1000; round++)
    {
      uint64_t number = n_all[16] * g_test_rand_double ();
      g_autoptr(GameSolution) solution = NULL;

      game_solutions_set_page (solutions, number / GAME_SOLUTIONS_PAGE);
      solution = g_list_model_get_item (model, number % GAME_SOLUTIONS_PAGE);
      g_assert_cmpuint (game_solution_get_index (solution), ==, number);
      assert_number (store, game_solution_get_state (solution), number);
    }

  game_solutions_set_page (solutions, 1);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, n_all[16] - GAME_SOLUTIONS_PAGE);
}

typedef struct
{
  GameStore *store;
  GameProgress  progress;
} Building;

static gpointer
build_worker (gpointer data)
{
  Building *self = data;
  SearchStats stats;

  return GINT_TO_POINTER (game_store_build (self->store, &self->progress, &stats));
}

/* Reads the last one and one before. Returns whether all are there. */
static bool
read_some (GameReader *reader,
           GameStore  *store,
           uint64_t   *length,
           GRand      *random)
{
  uint64_t seen = game_store_get_length (store);
  uint64_t number = seen * g_rand_double (random);
  GameState state;

  g_assert_cmpuint (seen, >=, *length);
  *length = seen;
  if (seen == 0)
    return false;

  game_reader_get (reader, number, &state);
  assert_number (store, &state, number);
  game_store_get (store, seen - 1, &state);
  assert_number (store, &state, seen - 1);

  return seen == n_all[14];
}

static gpointer
read_worker (gpointer data)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (16);
  uint64_t length = 0;
  GameReader reader;

  game_reader_init (&reader, data);
  wait_for_thread (read_some (&reader, data, &length, random), "all solutions");

  return NULL;
}

/* One thread builds, two others look up what is there already. */
static void
test_threads (void)
{
  Building building = { .store = new_whole (14) };
  GThread *readers[2];
  GThread *builder;

  for (int i = 0; i < 2; i++)
    readers[i] = g_thread_new ("read", read_worker, building.store);

  builder = g_thread_new ("build", build_worker, &building);
  g_assert_cmpint (GPOINTER_TO_INT (g_thread_join (builder)), ==, SEARCH_EXHAUSTED);
  for (int i = 0; i < 2; i++)
    g_thread_join (readers[i]);

  game_store_unref (building.store);
}

/* What was there when it was stopped stays, and nothing else can be found. */
static void
test_stop (void)
{
  Building building = { .store = new_whole (18) };
  GThread *builder = g_thread_new ("build", build_worker, &building);
  QueensSolution last = { .n = 18 };
  GameState first;
  GameState state;
  uint64_t length;
  uint64_t index;

  wait_for_thread (game_store_get_length (building.store) >= 1000, "a thousand solutions");
  game_progress_stop (&building.progress);
  g_assert_cmpint (GPOINTER_TO_INT (g_thread_join (builder)), ==, SEARCH_STOPPED);
  length = game_store_get_length (building.store);
  g_assert_cmpuint (length, >=, 1000);
  g_assert_cmpuint (length, <, queens_known_count (18) / 2);
  g_assert_cmpfloat (game_progress_get_fraction (&building.progress), <, 1);

  for (uint64_t i = 0; i < length; i += length / 100 + 1)
    {
      game_store_get (building.store, i, &state);
      assert_number (building.store, &state, i);
    }

  game_store_get (building.store, 0, &first);
  g_assert_true (queens_board_is_solved (&first.queens.queens, &last));
  last = queens_image (&last, QUEENS_IMAGES / 2);
  g_assert_false (game_store_find (building.store, &last, &index));
  game_store_unref (building.store);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/directory/choice", test_choice);
  g_test_add_func ("/game/directory/list", test_list);
  g_test_add_func ("/game/directory/pages", test_pages);
  g_test_add_func ("/game/directory/threads/read", test_threads);
  g_test_add_func ("/game/directory/threads/stop", test_stop);

  return g_test_run ();
}
