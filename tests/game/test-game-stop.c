/* Jobs of teaching searches; and what all jobs must do: end when they are told to, and answer
 * nobody who does not wait for them any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "support/game/game-requests.h"
#include "support/solver/steps-run.h"
#include "support/game/wait-for.h"

static void
assert_stats (const SearchStats *a,
              const SearchStats *b)
{
  g_assert_cmpuint (a->n_nodes, ==, b->n_nodes);
  g_assert_cmpuint (a->n_checks, ==, b->n_checks);
  g_assert_cmpuint (a->n_backtracks, ==, b->n_backtracks);
  g_assert_cmpuint (a->n_solutions, ==, b->n_solutions);
  g_assert_cmpuint (a->n_rejects, ==, b->n_rejects);
}

static void
test_trace (void)
{
  GameRequest request = make_queens (GAME_JOB_TRACE, 8);

  for (int method = QUEENS_PERMUTATIONS; method < QUEENS_N_METHODS; method++)
    {
      g_autoptr(GameReport) report = NULL;
      g_autoptr(GameReport) limited = NULL;
      QueensSteps steps;

      request.trace.method = method;
      request.trace.limit = 0;
      report = run (&request);
      queens_steps_init (&steps, method, QUEENS_BY_ROW, 8);
      queens_steps_run (&steps, 0, NULL);

      g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
      g_assert_true (game_trace_is_whole (report->trace));
      g_assert_cmpuint (game_trace_get_length (report->trace), ==, steps.n_events);
      assert_stats (&report->stats, &steps.stats);

      request.trace.limit = 1000;
      limited = run (&request);
      g_assert_cmpint (limited->end, ==, SEARCH_LIMITED);
      g_assert_false (game_trace_is_whole (limited->trace));
      g_assert_cmpuint (game_trace_get_length (limited->trace), ==, 1000);
    }
}

/* What is left of a search without an end is known by its limit. */
static void
test_trace_progress (void)
{
  GameRequest request = make_queens (GAME_JOB_TRACE, 20);
  g_autoptr(GameJob) job = NULL;
  g_autoptr(GameReport) report = NULL;
  GameJobProgress progress;

  request.trace.method = QUEENS_PLACEMENTS;
  request.trace.limit = 100000;
  job = game_job_new (&request);
  report = game_job_run (job);
  game_job_get_progress (job, &progress);
  g_assert_cmpfloat (progress.fraction, >, 0.9);
  g_assert_cmpfloat (progress.fraction, <=, 1);
}

static void
check_boards (QueensMethod method,
              int          n,
              uint64_t     n_boards)
{
  static const uint64_t n_solutions[] = { 1, 1, 0, 0, 2, 10, 4, 40, 92 };
  GameRequest request = make_queens (GAME_JOB_COMPARE, n);
  g_autoptr(GameReport) report = NULL;

  request.compare.method = method;
  report = run (&request);
  g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpint (report->comparison.method, ==, method);
  g_assert_cmpint (report->comparison.end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (report->comparison.stats.n_solutions, ==, n_solutions[n]);
  g_assert_cmpuint (game_comparison_boards (GAME_SEARCH_QUEENS, &report->comparison), ==, n_boards);
}

/* The boards that the textbooks name: n of n * n squares, n to the power of n, n factorial. */
static void
test_compare_boards (void)
{
  check_boards (QUEENS_PLACEMENTS, 4, 1820);
  check_boards (QUEENS_PLACEMENTS, 5, 53130);
  check_boards (QUEENS_ROWS, 4, 256);
  check_boards (QUEENS_ROWS, 5, 3125);
  check_boards (QUEENS_ROWS, 8, 16777216);
  check_boards (QUEENS_PERMUTATIONS, 5, 120);
  check_boards (QUEENS_PERMUTATIONS, 8, 40320);
  for (int method = QUEENS_SCAN; method < QUEENS_N_METHODS; method++)
    if (queens_method_is_comparable (method))
      check_boards (method, 8, 2056);

  check_boards (QUEENS_PLACEMENTS, 6, 1947792);
  if (g_test_slow ())
    check_boards (QUEENS_PLACEMENTS, 7, 85900584);
  if (g_test_perf ())
    check_boards (QUEENS_PLACEMENTS, 8, UINT64_C (4426165368));
}

static void
test_compare_limits (void)
{
  GameRequest request = make_queens (GAME_JOB_COMPARE, 20);

  request.compare.limit = 5000;
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    {
      g_autoptr(GameReport) limited = NULL;

      request.compare.method = method;
      limited = run (&request);
      g_assert_cmpint (limited->end, ==, SEARCH_LIMITED);
      g_assert_cmpint (limited->comparison.end, ==, SEARCH_LIMITED);
    }
}

/* It ends with its first solution, and its job is known to advance. */
static void
test_compare_first (void)
{
  GameMethod method = {
    .puzzle = game_state_new_queens (8), .method = QUEENS_FLAGS, .stops_at_first = true,
  };
  GameRequest request = game_request_compare (&method, 0);
  g_autoptr(GameReport) report = run (&request);

  g_assert_cmpint (report->comparison.end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (report->comparison.stats.n_solutions, ==, 1);
  g_assert_cmpuint (game_comparison_boards (GAME_SEARCH_QUEENS, &report->comparison), ==, 113);
}

static void
test_compare_sudoku (void)
{
  GameRequest request = make_sudoku (GAME_JOB_COMPARE, UNIQUE_LINE);
  g_autoptr(GameReport) invalid = NULL;

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      g_autoptr(GameReport) report = NULL;

      request.compare.method = method;
      report = run (&request);
      g_assert_cmpint (report->comparison.method, ==, method);
      g_assert_cmpuint (report->comparison.stats.n_solutions, ==, 1);
      g_assert_cmpuint (game_comparison_boards (GAME_SEARCH_SUDOKU, &report->comparison), ==,
                        report->comparison.stats.n_nodes);
    }

  request.state.sudoku.givens.digit[2] = 5;
  invalid = run (&request);
  g_assert_cmpint (invalid->end, ==, SEARCH_INVALID);
  g_assert_cmpint (invalid->comparison.end, ==, SEARCH_INVALID);
}

/* Work that would go on for hours. */
static GameRequest
make_endless (int number)
{
  GameRequest request;
  GameSpec spec;

  switch (number)
    {
    case 0:
      request = make_queens (GAME_JOB_LIST, GAME_STORE_DIRECTORY_TO);
      break;

    case 1:
      request = make_queens (GAME_JOB_LIST, 20);
      request.list.fundamental = true;
      break;

    case 2:
      request = make_queens (GAME_JOB_TRACE, 20);
      request.trace.method = QUEENS_FLAGS;
      break;

    case 3:
      request = make_queens (GAME_JOB_COMPARE, 20);
      break;

    case 4:
      /* Nobody has a puzzle that only seven cells square can explain. */
      spec = game_spec_new (GAME_VARIANT_SUDOKU, 9, -1);
      spec.sudoku.technique = SUDOKU_LEVIATHAN;
      request = game_request_generate (&spec);
      break;

    case 5:
    default:
      request = make_sudoku (GAME_JOB_LIST, UNIQUE_LINE);
      memset (&request.state.sudoku.givens, 0, sizeof (SudokuGrid));
      break;
    }

  return request;
}

enum { N_ENDLESS = 6 };

/* A job that was stopped before it began looks at next to nothing. */
static void
test_stop_first (void)
{
  for (int i = 0; i < N_ENDLESS; i++)
    {
      GameRequest request = make_endless (i);
      g_autoptr(GameJob) job = game_job_new (&request);
      g_autoptr(GameReport) report = NULL;
      GameJobProgress progress;

      game_job_stop (job);
      report = game_job_run (job);
      game_job_get_progress (job, &progress);
      g_assert_cmpint (report->end, ==, SEARCH_STOPPED);
      g_assert_cmpuint (progress.stats.n_nodes, <=, 8 * SEARCH_CHECK_NODES);
      if (request.type == GAME_JOB_COMPARE)
        g_assert_cmpint (report->comparison.end, ==, SEARCH_STOPPED);
    }
}

/* Who waits for a job, as a window does. */
typedef struct
{
  GameJob    *job;
  GameReport *report;           /* of `job` */
  int         n_answers;        /* of all jobs */
} Waiting;

static void
answer_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  Waiting *waiting = data;
  GameJob *job = GAME_JOB (object);
  g_autoptr(GameReport) report = game_job_finish (job, result);

  waiting->n_answers++;
  if (waiting->job == job)
    waiting->report = g_steal_pointer (&report);
}

static void
wait_for_answers (Waiting *waiting,
                  int      n_answers)
{
  wait_for (waiting->n_answers >= n_answers, "the report of a job");
}

/* Waits for the job's thread to let go of it. */
static void
wait_for_end (GameJob *job)
{
  wait_for_thread (g_atomic_int_get (&G_OBJECT (job)->ref_count) == 1, "the end of a job");
  g_object_unref (job);
}

static bool
is_busy (GameJob *job)
{
  GameJobProgress progress;

  game_job_get_progress (job, &progress);

  return progress.stats.n_nodes > 0;
}

/* A job that is at work ends when it asks the next time. */
static void
test_stop (void)
{
  for (int i = 0; i < N_ENDLESS; i++)
    {
      GameRequest request = make_endless (i);
      Waiting waiting = { .job = game_job_new (&request) };
      GameJobProgress stopped;
      GameJobProgress ended;

      game_job_start (waiting.job, answer_cb, &waiting);
      wait_for_thread (is_busy (waiting.job), "a job to search");
      game_job_stop (waiting.job);
      game_job_get_progress (waiting.job, &stopped);
      wait_for_answers (&waiting, 1);
      game_job_get_progress (waiting.job, &ended);

      g_assert_cmpint (waiting.report->end, ==, SEARCH_STOPPED);
      g_assert_cmpuint (ended.stats.n_nodes - stopped.stats.n_nodes, <=, 4 * QUEENS_COUNT_CHECK);
      if (request.type == GAME_JOB_LIST)
        g_assert_cmpuint (waiting.report->stats.n_solutions, ==,
                          game_store_get_length (game_job_get_store (waiting.job)));

      game_report_free (waiting.report);
      wait_for_end (waiting.job);
    }
}

/* A second job takes the place of the first, whose answer comes all the same and is dropped. */
static void
test_late_answer (void)
{
  GameRequest endless = make_endless (0);
  GameRequest request = make_queens (GAME_JOB_LIST, 8);
  Waiting waiting = { .job = game_job_new (&endless) };
  GameJob *first = waiting.job;

  game_job_start (first, answer_cb, &waiting);
  game_job_stop (first);

  waiting.job = game_job_new (&request);
  game_job_start (waiting.job, answer_cb, &waiting);
  wait_for_answers (&waiting, 2);

  g_assert_nonnull (waiting.report);
  g_assert_cmpuint (waiting.report->stats.n_solutions, ==, 92);
  g_assert_cmpint (game_job_get_request (waiting.job)->state.queens.queens.n, ==, 8);

  game_report_free (waiting.report);
  wait_for_end (waiting.job);
  wait_for_end (first);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/job/trace", test_trace);
  g_test_add_func ("/game/job/trace/progress", test_trace_progress);
  g_test_add_func ("/game/job/compare/queens/boards", test_compare_boards);
  g_test_add_func ("/game/job/compare/queens/limits", test_compare_limits);
  g_test_add_func ("/game/job/compare/queens/first", test_compare_first);
  g_test_add_func ("/game/job/compare/sudoku", test_compare_sudoku);
  g_test_add_func ("/game/job/stop/first", test_stop_first);
  g_test_add_func ("/game/job/stop/busy", test_stop);
  g_test_add_func ("/game/job/late-answer", test_late_answer);

  return g_test_run ();
}
