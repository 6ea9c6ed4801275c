/* How fast n queens are counted, looked up and constructed, in processor time on one core.
 *
 *     bench-queens [LARGEST]
 *
 * counts up to n = LARGEST (16; 18 takes half a minute and more) with every kernel that runs here,
 * and with the fastest and the slowest of the backtracking methods that are taught. A kernel gets
 * no further than its first count of more than ten seconds, and is run several times where that is
 * short; the median is told. A wrong number ends the program with status 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "solver/kernel.h"
#include "solver/queens-directory.h"
#include "solver/queens-steps.h"

enum
{
  N_RUNS = 5,
  N_LOOKUPS = 2000,
  SMALLEST = 10,
  LARGEST = 16,
  ONE_SOLUTION = QUEENS_ONE_MAX,
};

/* After a count of so many seconds it is not run again, or not tried for larger boards. */
#define SHORT 0.5
#define LONG 10.0

typedef struct
{
  const char *name;
  int         kernel;           /* or -1 */
  int         method;           /* of teaching, where there is no kernel */
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
  SearchTally tally;
  QueensSteps steps;

  if (runner->kernel >= 0)
    {
      g_setenv ("NINE_QUEENS_KERNEL", runner->name, TRUE);
      queens_count (&empty, NULL, &tally);

      return tally.n_solutions;
    }

  queens_steps_init (&steps, runner->method, QUEENS_BY_ROW, n);
  queens_steps_run (&steps, 0, NULL);

  return steps.tally.n_solutions;
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  const double *x = a;
  const double *y = b;

  return (*x > *y) - (*x < *y);
}

/* The median of the runs. */
static double
measure (const Runner *runner,
         int           n)
{
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
  while (n_runs < N_RUNS && seconds[0] < SHORT);

  qsort (seconds, n_runs, sizeof seconds[0], compare_doubles);

  return seconds[n_runs / 2];
}

static void
bench_counts (const Runner *runner,
              int           largest)
{
  double seconds = 0;

  for (int n = SMALLEST; n <= largest && seconds < LONG; n++)
    {
      seconds = measure (runner, n);
      printf ("%-8s n = %2d %12.6f s %12.3f million solutions/s\n", runner->name, n, seconds,
              queens_known_count (n) / seconds / 1e6);
      fflush (stdout);

      /* The next board takes some seven times as long. */
      seconds *= 7;
    }
}

static void
bench_directory (int n)
{
  g_autofree QueensDirectoryEntry *entries = g_new0 (QueensDirectoryEntry,
                                                     queens_directory_size (n));
  g_autoptr(GRand) rand = g_rand_new_with_seed (n);
  QueensDirectory directory;
  SearchTally tally;
  double start = processor_seconds ();
  double longest = 0;
  double sum = 0;

  queens_directory_init (&directory, n, entries);
  queens_directory_build (&directory, UINT64_MAX, NULL, &tally);
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
bench_construct (void)
{
  g_autofree uint32_t *columns = g_new0 (uint32_t, ONE_SOLUTION);
  double start = processor_seconds ();
  double seconds;

  queens_construct (ONE_SOLUTION, columns);
  seconds = processor_seconds () - start;

  if (!is_solution (columns, ONE_SOLUTION))
    {
      fprintf (stderr, "no solution of n = %d\n", ONE_SOLUTION);
      exit (1);
    }

  printf ("one       n = %d %6.3f ms, verified\n", ONE_SOLUTION, seconds * 1e3);
}

int
main (int    argc,
      char **argv)
{
  const int largest = argc > 1 ? atoi (argv[1]) : LARGEST;
  const Runner methods[] = {
    { "scan", -1, QUEENS_SCAN },
    { "bits", -1, QUEENS_BITS },
  };
  Kernel widest;

  g_unsetenv ("NINE_QUEENS_KERNEL");
  widest = widest_kernel ();

  for (unsigned i = 0; i < G_N_ELEMENTS (methods); i++)
    bench_counts (&methods[i], largest);

  for (int kernel = 0; kernel <= (int) widest; kernel++)
    {
      const Runner runner = { kernel_name (kernel), kernel, 0 };

      bench_counts (&runner, largest);
    }

  bench_directory (14);
  bench_directory (16);
  bench_construct ();

  return 0;
}
