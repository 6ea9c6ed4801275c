/* Many sudoku at once: every kernel that this processor runs gives the answers of sudoku_solve (),
 * to the last node.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "solver/sudoku/sudoku-steps.h"
#include "support/solver/sudoku-kernels.h"
#include "support/solver/sudoku-samples.h"
#include "support/solver/steps-run.h"

static void
assert_same_answer (const SudokuAnswer *answer,
                    const SudokuAnswer *expected)
{
  g_assert_cmpint (answer->end, ==, expected->end);
  g_assert_cmpmem (&answer->stats, sizeof answer->stats,
                   &expected->stats, sizeof expected->stats);
  g_assert_cmpmem (&answer->solution, sizeof answer->solution,
                   &expected->solution, sizeof expected->solution);
}

static void
check_batch (const SudokuGrid *givens,
             size_t            n_puzzles,
             uint64_t          limit)
{
  g_autofree SudokuAnswer *answers = g_new (SudokuAnswer, n_puzzles + 1);
  SudokuAnswer untouched;

  memset (answers, 0xa5, sizeof *answers * (n_puzzles + 1));
  untouched = answers[n_puzzles];
  sudoku_solve_many (givens, n_puzzles, limit, NULL, answers);

  for (size_t i = 0; i < n_puzzles; i++)
    {
      SudokuAnswer expected;

      sudoku_solve (&givens[i], limit, NULL, &expected);
      assert_same_answer (&answers[i], &expected);
    }

  g_assert_cmpmem (&answers[n_puzzles], sizeof untouched, &untouched, sizeof untouched);
}

/* Grids with no solution, one, several and a great many, and with contradictions. */
static void
fill_random (SudokuGrid *givens,
             size_t      n_puzzles)
{
  for (size_t i = 0; i < n_puzzles; i++)
    sudoku_random_puzzle (&givens[i], g_test_rand_int_range (0, 75));
}

static void
check_random (void)
{
  enum { N_PUZZLES = 3000 };
  g_autofree SudokuGrid *givens = g_new (SudokuGrid, N_PUZZLES);

  fill_random (givens, N_PUZZLES);
  for (uint64_t limit = 1; limit <= 3; limit++)
    check_batch (givens, N_PUZZLES, limit);
  check_batch (givens, 300, 100);
}

static void
test_random (void)
{
  sudoku_with_each_kernel (check_random);
}

/* All solutions, where they can be counted. */
static void
check_samples (void)
{
  const char *names[] = { "sudoku-unique.txt", "sudoku-several.txt" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(GArray) samples = sudoku_samples_load (names[i]);
      g_autofree SudokuGrid *givens = g_new (SudokuGrid, samples->len);

      for (guint k = 0; k < samples->len; k++)
        givens[k] = g_array_index (samples, SudokuSample, k).givens;

      for (uint64_t limit = 0; limit <= 3; limit++)
        check_batch (givens, samples->len, limit);
    }
}

static void
test_samples (void)
{
  sudoku_with_each_kernel (check_samples);
}

/* Where all solutions are asked for, lanes without a puzzle help others. */
static void
check_all (void)
{
  enum { MAX_PUZZLES = 40 };
  SudokuGrid givens[MAX_PUZZLES];

  for (int i = 0; i < MAX_PUZZLES; i++)
    sudoku_random_wide (&givens[i]);
  for (size_t n_puzzles = 1; n_puzzles <= MAX_PUZZLES; n_puzzles = n_puzzles * 2 + 1)
    check_batch (givens, n_puzzles, 0);
}

static void
test_all (void)
{
  sudoku_with_each_kernel (check_all);
}

/* Lanes that stay empty, that are filled just so, and that are filled again. */
static void
check_sizes (void)
{
  enum { MAX_PUZZLES = 100 };
  SudokuGrid givens[MAX_PUZZLES];

  fill_random (givens, MAX_PUZZLES);
  for (size_t n_puzzles = 0; n_puzzles <= MAX_PUZZLES; n_puzzles++)
    check_batch (givens, n_puzzles, 2);
}

static void
test_sizes (void)
{
  sudoku_with_each_kernel (check_sizes);
}

/* A digit twice in a house is INVALID and no choice is made, wherever the two stand and whatever
 * else is given. */
static void
check_invalid (void)
{
  enum { N_PUZZLES = 2000 };
  g_autofree SudokuGrid *givens = g_new (SudokuGrid, N_PUZZLES);
  g_autofree SudokuAnswer *answers = g_new (SudokuAnswer, N_PUZZLES);

  for (int i = 0; i < N_PUZZLES; i++)
    {
      int cell = g_test_rand_int_range (0, SUDOKU_CELLS);
      int digit = g_test_rand_int_range (1, SUDOKU_DIGITS + 1);

      sudoku_random_puzzle (&givens[i], g_test_rand_int_range (0, SUDOKU_CELLS));
      givens[i].digit[cell] = digit;
      givens[i].digit[sudoku_peers (cell)[i % SUDOKU_PEERS]] = digit;
    }

  sudoku_solve_many (givens, N_PUZZLES, 1, NULL, answers);

  for (int i = 0; i < N_PUZZLES; i++)
    {
      SearchStats nothing = { 0 };

      g_assert_cmpint (answers[i].end, ==, SEARCH_INVALID);
      g_assert_cmpmem (&answers[i].stats, sizeof nothing, &nothing, sizeof nothing);
    }

  check_batch (givens, N_PUZZLES, 1);
}

static void
test_invalid (void)
{
  sudoku_with_each_kernel (check_invalid);
}

/* What a puzzle turns out to be, where solutions are counted up to a limit. */
typedef enum
{
  KIND_INVALID,
  KIND_NONE,
  KIND_UNIQUE,
  KIND_SEVERAL,
  KIND_TOO_MANY,
  N_KINDS,
} Kind;

static Kind
answer_kind (const SudokuAnswer *answer)
{
  if (answer->end == SEARCH_INVALID)
    return KIND_INVALID;
  if (answer->end == SEARCH_LIMITED)
    return KIND_TOO_MANY;

  return KIND_NONE + MIN (answer->stats.n_solutions, 2);
}

/* Against a search that shares nothing with these but the rules, on puzzles of every kind. */
static void
check_taught (void)
{
  enum { N_PUZZLES = 1500, LIMIT = 20 };
  g_autofree SudokuGrid *givens = g_new (SudokuGrid, N_PUZZLES);
  g_autofree SudokuAnswer *answers = g_new (SudokuAnswer, N_PUZZLES);
  int n_puzzles[N_KINDS] = { 0 };

  for (int i = 0; i < N_PUZZLES; i++)
    sudoku_random_puzzle (&givens[i], i % 60);
  sudoku_solve_many (givens, N_PUZZLES, LIMIT, NULL, answers);

  for (int i = 0; i < N_PUZZLES; i++)
    {
      SudokuSteps steps;

      sudoku_steps_init (&steps, SUDOKU_PROPAGATE, &givens[i]);
      g_assert_cmpint (sudoku_steps_run (&steps, LIMIT, NULL), ==, answers[i].end);
      g_assert_cmpuint (steps.stats.n_solutions, ==, answers[i].stats.n_solutions);
      n_puzzles[answer_kind (&answers[i])]++;

      if (answers[i].stats.n_solutions > 0)
        {
          g_assert_true (sudoku_is_solved (&answers[i].solution));
          g_assert_true (sudoku_is_part_of (&givens[i], &answers[i].solution));
        }
    }

  for (int kind = 0; kind < N_KINDS; kind++)
    g_assert_cmpint (n_puzzles[kind], >=, 10);
}

static void
test_taught (void)
{
  sudoku_with_each_kernel (check_taught);
}

/* A puzzle that never ends among others, stopped earlier and later. */
static void
check_stop (void)
{
  enum { N_PUZZLES = 200 };
  g_autofree SudokuGrid *givens = g_new0 (SudokuGrid, N_PUZZLES);
  g_autofree SudokuAnswer *answers = g_new (SudokuAnswer, N_PUZZLES);

  for (int i = 0; i < N_PUZZLES; i++)
    if (i != 50)
      sudoku_random_puzzle (&givens[i], 30);

  for (int n = 1; n <= 10; n++)
    {
      SudokuPatience patience = { .n_left = n };
      SearchControl control = { sudoku_lose_patience, &patience };

      sudoku_solve_many (givens, N_PUZZLES, 0, &control, answers);
      g_assert_cmpint (patience.n_left, ==, 0);
      g_assert_cmpint (answers[50].end, ==, SEARCH_STOPPED);

      for (int i = 0; i < N_PUZZLES; i++)
        if (answers[i].end != SEARCH_STOPPED)
          {
            SudokuAnswer expected;

            sudoku_solve (&givens[i], 0, NULL, &expected);
            assert_same_answer (&answers[i], &expected);
          }
        else if (answers[i].stats.n_solutions > 0)
          g_assert_true (sudoku_is_solved (&answers[i].solution));
    }
}

static void
test_stop (void)
{
  sudoku_with_each_kernel (check_stop);
}

/* Puzzles without a choice are asked about too. */
static bool
count_questions (const SearchStats *stats,
                 void              *data)
{
  int *n_questions = data;

  (*n_questions)++;
  return true;
}

static void
check_questions (void)
{
  enum { N_PUZZLES = 5 * SEARCH_CHECK_NODES };
  g_autofree SudokuGrid *givens = g_new (SudokuGrid, N_PUZZLES);
  g_autofree SudokuAnswer *answers = g_new (SudokuAnswer, N_PUZZLES);
  int n_questions = 0;
  SearchControl control = { count_questions, &n_questions };

  for (int i = 0; i < N_PUZZLES; i++)
    sudoku_random_solution (&givens[i]);

  sudoku_solve_many (givens, N_PUZZLES, 2, &control, answers);
  g_assert_cmpint (n_questions, >, 5);
}

static void
test_questions (void)
{
  sudoku_with_each_kernel (check_questions);
}

/* A batch that a thread solves by itself. */
typedef struct
{
  SudokuGrid   givens[2000];
  SudokuAnswer answers[2000];
} Batch;

static gpointer
solve_worker (gpointer data)
{
  Batch *batch = data;

  for (int round = 0; round < 5; round++)
    sudoku_solve_many (batch->givens, G_N_ELEMENTS (batch->givens), 2, NULL, batch->answers);

  return NULL;
}

static void
check_threads (void)
{
  enum { N_THREADS = 2 };
  g_autofree Batch *batches = g_new (Batch, N_THREADS);
  GThread *threads[N_THREADS];

  for (int i = 0; i < N_THREADS; i++)
    fill_random (batches[i].givens, G_N_ELEMENTS (batches[i].givens));
  for (int i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("solver", solve_worker, &batches[i]);

  for (int i = 0; i < N_THREADS; i++)
    {
      g_thread_join (threads[i]);

      for (guint k = 0; k < G_N_ELEMENTS (batches[i].givens); k++)
        {
          SudokuAnswer expected;

          sudoku_solve (&batches[i].givens[k], 2, NULL, &expected);
          assert_same_answer (&batches[i].answers[k], &expected);
        }
    }
}

static void
test_threads (void)
{
  sudoku_with_each_kernel (check_threads);
}

static void
test_unknown (void)
{
  const char *usual = sudoku_kernel ();

  g_setenv ("NINE_QUEENS_KERNEL", "abacus", TRUE);
  g_assert_cmpstr (sudoku_kernel (), ==, usual);
  g_unsetenv ("NINE_QUEENS_KERNEL");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_unsetenv ("NINE_QUEENS_KERNEL");

  g_test_add_func ("/sudoku/kernels/random", test_random);
  g_test_add_func ("/sudoku/kernels/samples", test_samples);
  g_test_add_func ("/sudoku/kernels/all", test_all);
  g_test_add_func ("/sudoku/kernels/sizes", test_sizes);
  g_test_add_func ("/sudoku/kernels/invalid", test_invalid);
  g_test_add_func ("/sudoku/kernels/taught", test_taught);
  g_test_add_func ("/sudoku/kernels/stop", test_stop);
  g_test_add_func ("/sudoku/kernels/questions", test_questions);
  g_test_add_func ("/sudoku/kernels/threads", test_threads);
  g_test_add_func ("/sudoku/kernels/unknown", test_unknown);

  return g_test_run ();
}
