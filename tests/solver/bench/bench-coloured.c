/* Coloured queens: how many new puzzles a second, by size and level, and how long it takes to prove
 * that one has one solution, beside the search of a textbook.
 *
 * Times are processor time of the one thread; a row takes about a second, or less.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdlib.h>
#include <time.h>

#include "solver/coloured/coloured-generate.h"

enum { N_PUZZLES = 64 };

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static bool
go_on (const QueensSolution *solution,
       void                 *data)
{
  return true;
}

static uint64_t
prove (const ColouredPuzzle *puzzle)
{
  SearchStats stats;

  coloured_each (puzzle, NULL, 0, go_on, NULL, NULL, &stats);

  return stats.n_solutions;
}

/* Row by row, each square held against the queens above. */
static uint64_t
count_rows (const ColouredPuzzle *puzzle,
            int                  *columns,
            int                   row)
{
  const int n = puzzle->n;
  uint64_t count = 0;

  if (row == n)
    return 1;

  for (int column = 0; column < n; column++)
    {
      bool fits = row == 0 || abs (columns[row - 1] - column) > 1;

      for (int above = 0; above < row && fits; above++)
        fits = columns[above] != column
               && puzzle->region[above * n + columns[above]] != puzzle->region[row * n + column];

      columns[row] = column;
      count += fits ? count_rows (puzzle, columns, row + 1) : 0;
    }

  return count;
}

static uint64_t
prove_by_rows (const ColouredPuzzle *puzzle)
{
  int columns[COLOURED_MAX];

  return count_rows (puzzle, columns, 0);
}

/* Microseconds for each of the puzzles. */
static double
time_proofs (const ColouredPuzzle *puzzles,
             uint64_t (*prove_one) (const ColouredPuzzle *puzzle))
{
  double begin = processor_seconds ();
  uint64_t n_proofs = 0;

  do
    for (int i = 0; i < N_PUZZLES; i++, n_proofs++)
      if (prove_one (&puzzles[i]) != 1)
        g_error ("a puzzle with more than one solution, or none");
  while (processor_seconds () - begin < 0.3);

  return 1e6 * (processor_seconds () - begin) / n_proofs;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

static void
print_row (int n,
           int level)
{
  g_autoptr(GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  ColouredPuzzle puzzles[N_PUZZLES];
  SearchStats sum = { 0 };
  double begin = processor_seconds ();
  double seconds;

  do
    {
      ColouredSpec spec = { n, level, sum.n_solutions };
      double before = processor_seconds ();
      SearchStats stats;

      coloured_generate (&spec, NULL, &puzzles[sum.n_solutions % N_PUZZLES], &stats);
      search_stats_add (&sum, &stats);
      seconds = processor_seconds () - before;
      g_array_append_val (times, seconds);
    }
  while (processor_seconds () - begin < 0.7 || sum.n_solutions < N_PUZZLES);

  seconds = processor_seconds () - begin;
  g_array_sort (times, compare_times);
  g_print ("%4d  %-8s %10.0f %12.3f %12.1f %12.2f %14.1f\n", n,
           level < 0 ? "any" : coloured_level_name (level), sum.n_solutions / seconds,
           1e3 * g_array_index (times, double, times->len / 2),
           (double) sum.n_nodes / sum.n_solutions, time_proofs (puzzles, prove),
           time_proofs (puzzles, prove_by_rows));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_print ("%4s  %-8s %10s %12s %12s %12s %14s\n", "n", "level", "a second", "median ms",
           "begun each", "proof, us", "by rows, us");

  for (int n = COLOURED_MIN; n <= COLOURED_MAX; n++)
    for (int level = -1; level < COLOURED_N_LEVELS; level++)
      print_row (n, level);

  return 0;
}
