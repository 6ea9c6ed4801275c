/* Jobs that list: every solution once, in order, while somebody reads what is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "support/game/game-requests.h"
#include "support/game/wait-for.h"

static const uint64_t n_all[] = { 1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712 };
static const uint64_t n_classes[] = { 1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233 };

static QueensSolution
get_queens (GameStore *store,
            uint64_t   index)
{
  QueensSolution solution = { 0 };
  GameState state;

  game_store_get (store, index, &state);
  g_assert_true (queens_board_is_solved (&state.queens.queens, &solution));

  return solution;
}

static void
test_list_queens (void)
{
  for (int n = 1; n <= 11; n++)
    for (int fundamental = 0; fundamental < 2; fundamental++)
      {
        GameRequest request = make_queens (GAME_JOB_LIST, n);
        g_autoptr(GameJob) job = NULL;
        g_autoptr(GameReport) report = NULL;
        uint64_t n_wanted = fundamental ? n_classes[n] : n_all[n];
        GameStore *store;

        request.list.fundamental = fundamental;
        job = game_job_new (&request);
        report = game_job_run (job);
        store = game_job_get_store (job);

        g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
        g_assert_cmpuint (report->stats.n_solutions, ==, n_wanted);
        g_assert_cmpuint (game_store_get_length (store), ==, n_wanted);

        for (uint64_t i = 0; i < n_wanted; i++)
          {
            QueensSolution solution = get_queens (store, i);
            QueensSolution before = get_queens (store, i > 0 ? i - 1 : 0);

            g_assert_true (i == 0 || queens_compare (&before, &solution) < 0);
            g_assert_true (!fundamental || queens_is_fundamental (&solution));
          }
      }
}

/* With a queen that stays, each solution has exactly one of its images in the list. */
static void
test_list_fixed (void)
{
  for (int square = 0; square < 64; square++)
    {
      GameRequest request = make_queens (GAME_JOB_LIST, 8);
      g_autoptr(GameJob) all = NULL;
      g_autoptr(GameJob) some = NULL;
      g_autoptr(GameReport) all_report = NULL;
      g_autoptr(GameReport) some_report = NULL;

      put_queen (&request, square / 8, square % 8);
      all = game_job_new (&request);
      all_report = game_job_run (all);
      request.list.fundamental = true;
      some = game_job_new (&request);
      some_report = game_job_run (some);

      for (uint64_t i = 0; i < all_report->stats.n_solutions; i++)
        {
          QueensSolution solution = get_queens (game_job_get_store (all), i);
          int n_matches = 0;

          for (uint64_t j = 0; j < some_report->stats.n_solutions; j++)
            {
              QueensSolution other = get_queens (game_job_get_store (some), j);
              bool matches = false;

              for (int k = 0; k < QUEENS_IMAGES; k++)
                {
                  QueensSolution image = queens_image (&solution, k);

                  matches = matches || queens_compare (&image, &other) == 0;
                }

              n_matches += matches;
            }

          g_assert_cmpint (n_matches, ==, 1);
        }
    }
}

static void
test_list_limit (void)
{
  GameRequest request = make_queens (GAME_JOB_LIST, 10);

  for (int fundamental = 0; fundamental < 2; fundamental++)
    {
      g_autoptr(GameJob) job = NULL;
      g_autoptr(GameReport) report = NULL;
      GameJobProgress progress;

      request.list.limit = 50;
      request.list.fundamental = fundamental;
      job = game_job_new (&request);
      report = game_job_run (job);
      g_assert_cmpint (report->end, ==, SEARCH_LIMITED);
      g_assert_cmpuint (report->stats.n_solutions, ==, 50);
      g_assert_cmpuint (game_store_get_length (game_job_get_store (job)), ==, 50);

      game_job_get_progress (job, &progress);
      g_assert_cmpfloat (progress.fraction, >=, 0.9);
      g_assert_cmpfloat (progress.fraction, <=, 1);
    }
}

static void
test_list_sudoku (void)
{
  GameRequest request = make_sudoku (GAME_JOB_LIST, UNIQUE_LINE);
  g_autoptr(GameJob) job = NULL;
  g_autoptr(GameReport) report = NULL;
  g_autoptr(GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SudokuAnswer answer;

  for (int cell = 60; cell < SUDOKU_CELLS; cell++)
    request.state.sudoku.givens.digit[cell] = 0;

  sudoku_solve (&request.state.sudoku.givens, 0, NULL, &answer);
  job = game_job_new (&request);
  report = game_job_run (job);
  g_assert_cmpuint (report->stats.n_solutions, ==, answer.stats.n_solutions);

  for (uint64_t i = 0; i < report->stats.n_solutions; i++)
    {
      GameState state;
      SudokuGrid grid;

      game_store_get (game_job_get_store (job), i, &state);
      grid = game_sudoku_grid (&state.sudoku);
      g_assert_true (game_state_is_solved (&state));
      g_assert_true (sudoku_is_part_of (&request.state.sudoku.givens, &grid));
      g_assert_true (g_hash_table_add (lines, g_strndup ((char *) grid.digit, SUDOKU_CELLS)));
    }
}

static gpointer
run_worker (gpointer data)
{
  return game_job_run (data);
}

/* Reads what is new. Returns whether all are there. */
static bool
read_new (GameStore *store,
          uint64_t  *n_seen)
{
  for (uint64_t length = game_store_get_length (store); *n_seen < length; (*n_seen)++)
    get_queens (store, *n_seen);

  return *n_seen == n_all[12];
}

/* A list that is looked at while its job fills it. */
static void
test_list_grows (void)
{
  GameRequest request = make_queens (GAME_JOB_LIST, 12);
  g_autoptr(GameJob) job = game_job_new (&request);
  g_autoptr(GameReport) report = NULL;
  GameStore *store = game_job_get_store (job);
  GThread *thread = g_thread_new ("list", run_worker, job);
  uint64_t n_seen = 0;

  wait_for_thread (read_new (store, &n_seen), "all solutions");
  report = g_thread_join (thread);
  g_assert_cmpuint (report->stats.n_solutions, ==, n_all[12]);
  g_assert_cmpuint (game_store_get_length (store), ==, n_all[12]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/job/list/queens", test_list_queens);
  g_test_add_func ("/game/job/list/fixed", test_list_fixed);
  g_test_add_func ("/game/job/list/limit", test_list_limit);
  g_test_add_func ("/game/job/list/sudoku", test_list_sudoku);
  g_test_add_func ("/game/job/list/grows", test_list_grows);

  return g_test_run ();
}
