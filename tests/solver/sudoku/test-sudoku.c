/* The fast solver of sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "solver/sudoku/sudoku-steps.h"
#include "support/solver/sudoku-samples.h"

static void
check_answer (const SudokuGrid   *givens,
              const SudokuAnswer *answer)
{
  if (answer->stats.n_solutions > 0)
    {
      g_assert_true (sudoku_is_solved (&answer->solution));
      g_assert_true (sudoku_is_part_of (givens, &answer->solution));
    }
}

static void
test_solve_sample (void)
{
  /* The example of LeetCode's problem 37. */
  const char *puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const char *solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  SudokuAnswer answer;
  SudokuGrid givens;
  SudokuGrid expected;

  sudoku_sample_read (puzzle, &givens);
  sudoku_sample_read (solution, &expected);
  sudoku_solve (&givens, 2, NULL, &answer);

  g_assert_cmpint (answer.end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (answer.stats.n_solutions, ==, 1);
  g_assert_cmpmem (&answer.solution, sizeof answer.solution, &expected, sizeof expected);
}

/* Every sample: its number of solutions with and without limits. */
static void
check_counts (const char *name)
{
  g_autoptr(GArray) samples = sudoku_samples_load (name);

  for (guint i = 0; i < samples->len; i++)
    {
      const SudokuSample *sample = &g_array_index (samples, SudokuSample, i);
      uint64_t limits[] = { 0, 1, 2, sample->n_solutions, sample->n_solutions + 1 };

      for (guint k = 0; k < G_N_ELEMENTS (limits); k++)
        {
          bool limited = limits[k] != 0 && limits[k] <= sample->n_solutions;
          SudokuAnswer answer;

          sudoku_solve (&sample->givens, limits[k], NULL, &answer);
          g_assert_cmpuint (answer.stats.n_solutions, ==,
                            limited ? limits[k] : sample->n_solutions);
          g_assert_cmpint (answer.end, ==, limited ? SEARCH_LIMITED : SEARCH_EXHAUSTED);
          check_answer (&sample->givens, &answer);
        }
    }
}

static void
test_solve_unique (void)
{
  check_counts ("sudoku-unique.txt");
}

static void
test_solve_several (void)
{
  check_counts ("sudoku-several.txt");
}

static void
test_solve_whole (void)
{
  SudokuGrid whole;
  SudokuAnswer answer;

  sudoku_random_solution (&whole);
  sudoku_solve (&whole, 0, NULL, &answer);
  g_assert_cmpint (answer.end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (answer.stats.n_solutions, ==, 1);
  g_assert_cmpuint (answer.stats.n_nodes, ==, 0);
  g_assert_cmpmem (&answer.solution, sizeof whole, &whole, sizeof whole);

  whole.digit[40] = whole.digit[41];
  sudoku_solve (&whole, 0, NULL, &answer);
  g_assert_cmpint (answer.end, ==, SEARCH_INVALID);
  g_assert_cmpuint (answer.stats.n_solutions, ==, 0);
}

/* Every solution as plain backtracking finds them. */
static GArray *
collect_by_backtracking (const SudokuGrid *givens)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
  SudokuSteps steps;
  SearchEvent event;

  sudoku_steps_init (&steps, SUDOKU_FLAGS, givens);
  while (sudoku_steps_next (&steps, &event))
    if (event.kind == SEARCH_SOLUTION)
      g_array_append_val (solutions, steps.grid);

  return solutions;
}

static void
test_solve_random (void)
{
  int n_none = 0;
  int n_one = 0;
  int n_several = 0;
  int n_invalid = 0;

  for (int round = 0; round < 4000; round++)
    {
      g_autoptr(GArray) expected = NULL;
      g_autoptr(GArray) solutions = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
      SudokuGrid givens;
      SearchStats stats;
      SearchEnd end;

      sudoku_random_puzzle (&givens, 20 + round % 28);
      expected = collect_by_backtracking (&givens);
      end = sudoku_each (&givens, 0, sudoku_collect, solutions, NULL, &stats);

      g_assert_cmpint (end, ==, sudoku_has_conflict (&givens) ? SEARCH_INVALID : SEARCH_EXHAUSTED);
      g_assert_cmpuint (stats.n_solutions, ==, solutions->len);
      g_array_sort (expected, sudoku_compare);
      g_array_sort (solutions, sudoku_compare);
      g_assert_cmpmem (solutions->data, solutions->len * sizeof (SudokuGrid),
                       expected->data, expected->len * sizeof (SudokuGrid));

      n_invalid += end == SEARCH_INVALID;
      n_none += end == SEARCH_EXHAUSTED && solutions->len == 0;
      n_one += solutions->len == 1;
      n_several += solutions->len > 1;
    }

  /* The samples are of every kind. */
  g_test_message ("invalid %d, none %d, one %d, several %d", n_invalid, n_none, n_one, n_several);
  g_assert_cmpint (MIN (MIN (n_invalid, n_none), MIN (n_one, n_several)), >=, 50);
}

static void
test_each_agrees (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-several.txt");

  for (guint i = 0; i < samples->len; i++)
    {
      const SudokuSample *sample = &g_array_index (samples, SudokuSample, i);
      g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
      g_autoptr(GArray) half = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
      SudokuAnswer answer;
      SearchStats stats;

      sudoku_solve (&sample->givens, 0, NULL, &answer);
      g_assert_cmpint (sudoku_each (&sample->givens, 0, sudoku_collect, all, NULL, &stats), ==,
                       answer.end);
      g_assert_cmpmem (&stats, sizeof stats, &answer.stats, sizeof answer.stats);
      g_assert_cmpuint (all->len, ==, sample->n_solutions);
      g_assert_cmpmem (all->data, sizeof (SudokuGrid), &answer.solution, sizeof (SudokuGrid));

      /* A search that ends early finds the same ones in the same order. */
      sudoku_each (&sample->givens, all->len / 2, sudoku_collect, half, NULL, &stats);
      g_assert_cmpuint (half->len, ==, all->len / 2);
      g_assert_cmpmem (half->data, half->len * sizeof (SudokuGrid),
                       all->data, all->len / 2 * sizeof (SudokuGrid));

      g_array_sort (all, sudoku_compare);
      for (guint k = 0; k < all->len; k++)
        {
          const SudokuGrid *solution = &g_array_index (all, SudokuGrid, k);

          g_assert_true (sudoku_is_solved (solution));
          g_assert_true (sudoku_is_part_of (&sample->givens, solution));
          if (k > 0)
            g_assert_cmpint (sudoku_compare (solution - 1, solution), <, 0);
        }
    }
}

static bool
take_three (const SudokuGrid *solution,
            void             *data)
{
  int *n_taken = data;

  return ++*n_taken < 3;
}

static void
test_each_refused (void)
{
  SudokuGrid empty = { { 0 } };
  SearchStats stats;
  int n_taken = 0;

  g_assert_cmpint (sudoku_each (&empty, 0, take_three, &n_taken, NULL, &stats), ==,
                   SEARCH_STOPPED);
  g_assert_cmpint (n_taken, ==, 3);
  g_assert_cmpuint (stats.n_solutions, ==, 3);
}

static void
test_many_agrees (void)
{
  enum { N_PUZZLES = 300 };
  g_autofree SudokuGrid *givens = g_new (SudokuGrid, N_PUZZLES);
  g_autofree SudokuAnswer *answers = g_new (SudokuAnswer, N_PUZZLES);

  for (int i = 0; i < N_PUZZLES; i++)
    sudoku_random_puzzle (&givens[i], i % 60);

  for (uint64_t limit = 1; limit <= 3; limit++)
    {
      sudoku_solve_many (givens, N_PUZZLES, limit, NULL, answers);

      for (int i = 0; i < N_PUZZLES; i++)
        {
          SudokuAnswer answer;

          sudoku_solve (&givens[i], limit, NULL, &answer);
          check_answer (&givens[i], &answers[i]);
          g_assert_cmpint (answers[i].end, ==, answer.end);
          g_assert_cmpuint (answers[i].stats.n_solutions, ==, answer.stats.n_solutions);
        }
    }

  g_assert_nonnull (sudoku_kernel ());
}

static void
test_stop_solve (void)
{
  SudokuGrid empty = { { 0 } };

  for (int n = 1; n <= 20; n++)
    {
      SudokuPatience patience = { .n_left = n };
      SearchControl control = { sudoku_lose_patience, &patience };
      SudokuAnswer answer;

      sudoku_solve (&empty, 0, &control, &answer);
      g_assert_cmpint (answer.end, ==, SEARCH_STOPPED);
      g_assert_cmpuint (answer.stats.n_nodes, ==, n * SEARCH_CHECK_NODES);
      g_assert_cmpint (patience.n_left, ==, 0);
      check_answer (&empty, &answer);
    }
}

static void
test_stop_each (void)
{
  SudokuGrid empty = { { 0 } };

  for (int n = 1; n <= 20; n++)
    {
      g_autoptr(GArray) solutions = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
      SudokuPatience patience = { .n_left = n };
      SearchControl control = { sudoku_lose_patience, &patience };
      SearchStats stats;

      g_assert_cmpint (sudoku_each (&empty, 0, sudoku_collect, solutions, &control, &stats), ==,
                       SEARCH_STOPPED);
      g_assert_cmpint (patience.n_left, ==, 0);
      g_assert_cmpuint (stats.n_solutions, ==, solutions->len);
    }
}

static void
test_stop_many (void)
{
  enum { N_PUZZLES = 20 };
  SudokuGrid givens[N_PUZZLES];
  SudokuAnswer answers[N_PUZZLES];

  for (int i = 0; i < N_PUZZLES; i++)
    sudoku_random_puzzle (&givens[i], 40);
  memset (&givens[7], 0, sizeof givens[7]);

  for (int n = 1; n <= 20; n++)
    {
      SudokuPatience patience = { .n_left = n };
      SearchControl control = { sudoku_lose_patience, &patience };
      bool stopped = false;

      sudoku_solve_many (givens, N_PUZZLES, 0, &control, answers);

      for (int i = 0; i < N_PUZZLES; i++)
        {
          stopped |= answers[i].end == SEARCH_STOPPED;
          check_answer (&givens[i], &answers[i]);
        }

      g_assert_true (stopped);
      g_assert_cmpint (answers[7].end, ==, SEARCH_STOPPED);
      g_assert_cmpint (patience.n_left, ==, 0);
    }
}

/* However short a search is, it asks at its end. */
static void
test_stop_at_end (void)
{
  SudokuGrid whole;
  SudokuAnswer answer;

  sudoku_random_solution (&whole);

  for (int n = 1; n <= 2; n++)
    {
      SudokuPatience patience = { .n_left = n };
      SearchControl control = { sudoku_lose_patience, &patience };

      sudoku_solve (&whole, 0, &control, &answer);
      g_assert_cmpint (patience.n_left, ==, n - 1);
      g_assert_cmpint (answer.end, ==, n == 1 ? SEARCH_STOPPED : SEARCH_EXHAUSTED);
    }
}

static gpointer
solve_samples_worker (gpointer data)
{
  const GArray *samples = data;
  GArray *answers = g_array_new (FALSE, TRUE, sizeof (SudokuAnswer));

  g_array_set_size (answers, samples->len);

  for (guint i = 0; i < samples->len; i++)
    sudoku_solve (&g_array_index (samples, SudokuSample, i).givens, 0, NULL,
                  &g_array_index (answers, SudokuAnswer, i));

  return answers;
}

static void
test_threads (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-several.txt");
  g_autoptr(GArray) expected = solve_samples_worker (samples);
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("solver", solve_samples_worker, samples);

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_autoptr(GArray) answers = g_thread_join (threads[i]);

      for (guint k = 0; k < samples->len; k++)
        {
          const SudokuAnswer *answer = &g_array_index (answers, SudokuAnswer, k);
          const SudokuAnswer *other = &g_array_index (expected, SudokuAnswer, k);

          g_assert_cmpmem (&answer->stats, sizeof answer->stats,
                           &other->stats, sizeof other->stats);
          g_assert_cmpmem (&answer->solution, sizeof answer->solution,
                           &other->solution, sizeof other->solution);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/solve/sample", test_solve_sample);
  g_test_add_func ("/sudoku/solve/unique", test_solve_unique);
  g_test_add_func ("/sudoku/solve/several", test_solve_several);
  g_test_add_func ("/sudoku/solve/whole", test_solve_whole);
  g_test_add_func ("/sudoku/solve/random", test_solve_random);
  g_test_add_func ("/sudoku/each/agrees", test_each_agrees);
  g_test_add_func ("/sudoku/each/refused", test_each_refused);
  g_test_add_func ("/sudoku/many/agrees", test_many_agrees);
  g_test_add_func ("/sudoku/stop/solve", test_stop_solve);
  g_test_add_func ("/sudoku/stop/each", test_stop_each);
  g_test_add_func ("/sudoku/stop/many", test_stop_many);
  g_test_add_func ("/sudoku/stop/at-end", test_stop_at_end);
  g_test_add_func ("/sudoku/threads", test_threads);

  return g_test_run ();
}
