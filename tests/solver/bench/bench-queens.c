/* How fast n queens are counted, looked up, constructed, drawn and completed, and puzzles of them
 * made, in processor time on one core.
 *
 *     bench-queens [LARGEST [SECONDS]]
 *
 * counts up to n = LARGEST (18) with every kernel that runs here, and with the slowest and the
 * fastest of the backtracking methods that are taught. None tries a count of which the one before
 * says that it takes more than SECONDS (10). Short counts are run several times and the median is
 * told. A wrong number ends the program with status 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/solver/steps-run.h"
#include "solver/kernel.h"
#include "solver/queens/queens-directory.h"
#include "solver/queens/queens-generate.h"
#include "solver/queens/queens-places.h"
#include "solver/queens/queens-steps.h"

enum
{
  N_RUNS = 5,
  N_LOOKUPS = 2000,
  N_PUZZLES = 50,
  SMALLEST = 10,
  LARGEST = 18,
  GROWTH = 7,                   /* a board takes so many times as long as the one before */
  N_RUNNERS_MAX = 2 + N_KERNELS,
  ONE_SOLUTION = QUEENS_ONE_MAX,
};

/* Runs of a count go on for so many seconds at the most; and no count is to take longer than so
 * many. */
static const double short_time = 2.0;
static const double long_time = 10.0;

typedef struct
{
  const char *name;
  int         kernel;           /* or -1 */
  int         method;           /* of teaching, where there is no kernel */
  double      expected;         /* seconds that the next count takes */
} Runner;

/* The widest that runs here, where none is forced. */
static Kernel
widest_kernel (void)
{
  Kernel kernel = N_KERNELS - 1;

  while (strcmp (kernel_name (kernel), queens_kernel ()) != 0)
    kernel--;

  return kernel;
}

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec / 1e9;
}

static uint64_t
run (const Runner *runner,
     int           n)
{
  const QueensBoard empty = queens_board_empty (n);
  SearchStats stats;
  QueensSteps steps;

  if (runner->kernel >= 0)
    {
      g_setenv ("NINE_QUEENS_KERNEL", runner->name, TRUE);
      queens_count (&empty, NULL, &stats);

      return stats.n_solutions;
    }

  queens_steps_init (&steps, runner->method, QUEENS_BY_ROW, n);
  queens_steps_run (&steps, 0, NULL);

  return steps.stats.n_solutions;
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  const double *x = a;
  const double *y = b;

  return (*x > *y) - (*x < *y);
}

/* The median of the runs, in seconds. */
static double
measure (const Runner *runner,
         int           n)
{
  const double begin = processor_seconds ();
  double seconds[N_RUNS];
  int n_runs = 0;

  do
    {
      const double start = processor_seconds ();

      if (run (runner, n) != queens_known_count (n))
        {
          fprintf (stderr, "%s: wrong number of solutions for n = %d\n", runner->name, n);
          exit (1);
        }

      seconds[n_runs++] = processor_seconds () - start;
    }
  while (n_runs < N_RUNS && processor_seconds () - begin < short_time);

  qsort (seconds, n_runs, sizeof seconds[0], compare_doubles);

  return seconds[n_runs / 2];
}

static void
print_count (double seconds,
             int    n)
{
  if (seconds > 0)
    printf (" %10.6f %7.2f", seconds, queens_known_count (n) / seconds / 1e6);
  else
    printf (" %10s %7s", "-", "-");

  fflush (stdout);
}

/* A line of the table. The last column is how many times faster the last runner is than the
 * yardstick, where that had the time. */
static void
bench_count (Runner *runners,
             int     n_runners,
             int     yardstick,
             int     n,
             double  longest)
{
  double seconds[N_RUNNERS_MAX] = { 0 };

  printf ("%2d", n);

  for (int i = 0; i < n_runners; i++)
    {
      if (runners[i].expected <= longest)
        {
          seconds[i] = measure (&runners[i], n);
          runners[i].expected = GROWTH * seconds[i];
        }

      print_count (seconds[i], n);
    }

  if (seconds[yardstick] > 0 && seconds[n_runners - 1] > 0)
    printf (" %6.0f\n", seconds[yardstick] / seconds[n_runners - 1]);
  else
    printf (" %6s\n", "-");
}

static void
bench_counts (int    largest,
              double longest)
{
  enum { SCAN, BITS };
  Runner runners[N_RUNNERS_MAX] = {
    [SCAN] = { "scan", -1, QUEENS_SCAN, 0 },
    [BITS] = { "bits", -1, QUEENS_BITS, 0 },
  };
  const Kernel widest = widest_kernel ();
  int n_runners = BITS + 1;

  for (int kernel = 0; kernel <= (int) widest; kernel++)
    runners[n_runners++] = (Runner) { kernel_name (kernel), kernel, 0, 0 };

  printf ("Seconds, and million solutions a second. `scan` and `bits` are taught; the last column "
          "is %s against `bits`.\n n", runners[n_runners - 1].name);
  for (int i = 0; i < n_runners; i++)
    printf (" %18s", runners[i].name);
  printf ("      x\n");

  for (int n = SMALLEST; n <= largest; n++)
    bench_count (runners, n_runners, BITS, n, longest);
}

static void
bench_directory (int n)
{
  g_autofree QueensDirectoryEntry *entries = g_new0 (QueensDirectoryEntry,
                                                     queens_directory_size (n));
  g_autoptr(GRand) rand = g_rand_new_with_seed (n);
  QueensDirectory directory;
  SearchStats stats;
  double start = processor_seconds ();
  double longest = 0;
  double sum = 0;

  queens_directory_init (&directory, n, entries);
  queens_directory_build (&directory, UINT64_MAX, NULL, &stats);
  printf ("directory n = %2d %12.6f s %12.3f MB\n", n, processor_seconds () - start,
          directory.n_entries * sizeof (QueensDirectoryEntry) / 1e6);

  for (int i = 0; i < N_LOOKUPS; i++)
    {
      const uint64_t number = directory.n_solutions * g_rand_double (rand);
      QueensSolution solution;
      double seconds;

      start = processor_seconds ();
      queens_directory_seek (&directory, number, &solution);
      seconds = processor_seconds () - start;
      sum += seconds;
      longest = MAX (longest, seconds);
    }

  printf ("the k-th  n = %2d %12.6f ms %11.6f ms at most\n", n, sum / N_LOOKUPS * 1e3,
          longest * 1e3);
}

/* Whether no two queens share a column or a diagonal. */
static bool
is_solution (const uint32_t *columns,
             uint32_t        n)
{
  g_autofree bool *column = g_new0 (bool, n);
  g_autofree bool *falling = g_new0 (bool, 2 * (size_t) n);
  g_autofree bool *rising = g_new0 (bool, 2 * (size_t) n);

  for (uint32_t row = 0; row < n; row++)
    {
      const uint32_t place = columns[row];

      if (place >= n || column[place] || falling[n - 1 + place - row] || rising[place + row])
        return false;

      column[place] = falling[n - 1 + place - row] = rising[place + row] = true;
    }

  return true;
}

static void
bench_one (bool at_random)
{
  g_autofree uint32_t *columns = g_new0 (uint32_t, ONE_SOLUTION);
  double start = processor_seconds ();
  SearchStats stats;
  double seconds;

  if (at_random)
    queens_random (ONE_SOLUTION, 1, NULL, columns, &stats);
  else
    queens_construct (ONE_SOLUTION, columns);

  seconds = processor_seconds () - start;

  if (!is_solution (columns, ONE_SOLUTION))
    {
      fprintf (stderr, "no solution of n = %d\n", ONE_SOLUTION);
      exit (1);
    }

  printf ("%s n = %d %6.3f ms, verified\n", at_random ? "random   " : "one      ", ONE_SOLUTION,
          seconds * 1e3);
}

/* Random solutions of which about one queen in `one_in` is kept. */
static void
bench_complete (int n)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (n);

  for (int one_in = 1; one_in <= 16; one_in *= 2)
    {
      double sum = 0;
      double longest = 0;

      for (int i = 0; i < N_LOOKUPS; i++)
        {
          QueensPlaces places = queens_places_empty (n);
          uint32_t columns[QUEENS_PLACES_MAX];
          SearchStats stats;
          double start, seconds;

          queens_random (n, i, NULL, columns, &stats);
          for (int row = 0; row < n; row++)
            if (g_rand_int_range (rand, 0, one_in) == 0)
              places.column[row] = columns[row];

          start = processor_seconds ();
          queens_complete_places (&places, NULL, &places, &stats);
          seconds = processor_seconds () - start;
          sum += seconds;
          longest = MAX (longest, seconds);
        }

      printf ("complete  n = %d, 1 in %2d kept %9.6f ms %11.6f ms at most\n", n, one_in,
              sum / N_LOOKUPS * 1e3, longest * 1e3);
    }
}

/* Puzzles of each level, with how many had to be looked at for one. */
static void
bench_generate (int n)
{
  for (int level = 0; level < QUEENS_N_LEVELS; level++)
    {
      const QueensSpec spec = { n, level, 1 };
      double longest = 0;
      double sum = 0;
      uint64_t n_looked = 0;

      for (int number = 0; number < N_PUZZLES; number++)
        {
          const double start = processor_seconds ();
          QueensBoard puzzle;
          SearchStats stats;
          double seconds;

          queens_generate (&spec, number, NULL, &puzzle, &stats);
          seconds = processor_seconds () - start;
          n_looked += stats.n_nodes;
          sum += seconds;
          longest = MAX (longest, seconds);
        }

      printf ("generate  n = %2d, %-6s %9.3f ms %11.3f ms at most %9.1f looked at\n", n,
              queens_level_name (level), sum / N_PUZZLES * 1e3, longest * 1e3,
              (double) n_looked / N_PUZZLES);
    }
}

int
main (int    argc,
      char **argv)
{
  const int largest = argc > 1 ? atoi (argv[1]) : LARGEST;
  const double longest = argc > 2 ? g_ascii_strtod (argv[2], NULL) : long_time;

  g_unsetenv ("NINE_QUEENS_KERNEL");
  bench_counts (largest, longest);
  g_unsetenv ("NINE_QUEENS_KERNEL");

  bench_directory (14);
  bench_directory (16);
  bench_one (false);
  bench_one (true);
  bench_complete (QUEENS_PLACES_MAX);

  for (int n = 8; n <= QUEENS_MAX; n += 4)
    bench_generate (n);

  return 0;
}
