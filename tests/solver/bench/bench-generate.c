/* How many new sudokus a second: by level, and by symmetry.
 *
 * Times are processor time of the one thread; a row takes about a second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <time.h>

#include "solver/sudoku/generate/sudoku-generate.h"

/* Puzzles a call, as the command line tool has them. */
enum
{
  BATCH = 256,
  SLOW_BATCH = 16,
};

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static void
print_row (const char       *name,
           const SudokuSpec *spec,
           size_t            batch)
{
  SearchStats sum = { 0 };
  double begin = processor_seconds ();
  double seconds;

  do
    {
      SudokuGrid puzzles[BATCH];
      SearchStats stats;

      sudoku_generate (spec, sum.n_solutions, batch, NULL, puzzles, &stats);
      search_stats_add (&sum, &stats);
      seconds = processor_seconds () - begin;
    }
  while (seconds < 1);

  g_print ("%-12s %10.0f %14.1f %14.1f\n", name, sum.n_solutions / seconds,
           (double) sum.n_nodes / sum.n_solutions, (double) sum.n_checks / sum.n_nodes);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const symmetries[SUDOKU_N_SYMMETRIES] = {
    "none", "rotational", "mirror", "diagonal", "full",
  };
  SudokuSpec spec = { .level = -1, .technique = -1, .seed = 1 };

  g_test_init (&argc, &argv, NULL);

  g_print ("%-12s %10s %14s %14s\n", sudoku_kernel (), "a second", "looked at each",
           "questions each");

  for (int symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    {
      spec.symmetry = symmetry;
      print_row (symmetries[symmetry], &spec, BATCH);
    }

  spec.symmetry = SUDOKU_SYMMETRY_NONE;
  sudoku_spec_set_level (&spec, "beginner");
  print_row ("beginner", &spec, BATCH);
  spec.is_beginner = false;
  for (spec.level = 0; spec.level < SUDOKU_N_LEVELS; spec.level++)
    print_row (sudoku_level_name (spec.level), &spec, SLOW_BATCH);

  return 0;
}
