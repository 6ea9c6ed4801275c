/* How many canonical forms a second.
 *
 * usage: bench-canonical [FILE…]
 *
 * A file holds one puzzle a line and is one kind. Without any, the kinds are the samples in
 * tests/data and filled grids made here. Times are processor time of the one thread, the best of
 * several runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <time.h>

#include "support/solver/sudoku-samples.h"

enum
{
  RUNS = 5,
  FILLED = 200,                 /* grids */
};

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static void
measure (const char *name,
         GArray     *grids)
{
  double best = G_MAXDOUBLE;
  uint64_t n_automorphisms = 0;

  for (int run = 0; run < RUNS; run++)
    {
      double begin = processor_seconds ();

      n_automorphisms = 0;
      for (guint i = 0; i < grids->len; i++)
        {
          SudokuGrid form;

          n_automorphisms += sudoku_canonical (&g_array_index (grids, SudokuGrid, i), &form, NULL);
        }
      best = MIN (best, processor_seconds () - begin);
    }

  g_print ("%-30s %8u %12.2f %16.0f\n", name, grids->len, (double) n_automorphisms / grids->len,
           grids->len / best);
}

static void
measure_text (const char *name,
              const char *text)
{
  g_autoptr(GArray) grids = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (strlen (*line) >= SUDOKU_CELLS)
      {
        SudokuGrid grid;

        sudoku_sample_read (*line, &grid);
        g_array_append_val (grids, grid);
      }

  measure (name, grids);
}

static void
measure_filled (void)
{
  g_autoptr(GArray) grids = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));

  for (int i = 0; i < FILLED; i++)
    {
      SudokuGrid grid;

      sudoku_random_whole (&grid);
      g_array_append_val (grids, grid);
    }

  measure ("filled grids", grids);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *samples = NULL;
  char *no_files[] = { NULL, NULL };
  char **paths = argv + 1;

  g_test_init (&argc, &argv, "seed", "R02S1", NULL);
  if (argc == 1)
    {
      samples = g_test_build_filename (G_TEST_DIST, "data", "sudoku-unique.txt", NULL);
      no_files[0] = samples;
      paths = no_files;
    }

  g_print ("%-30s %8s %12s %16s\n", "kind", "grids", "automorphic", "a second");
  for (char **path = paths; *path != NULL; path++)
    {
      g_autofree char *name = g_path_get_basename (*path);
      g_autofree char *text = NULL;
      g_autoptr(GError) error = NULL;

      if (!g_file_get_contents (*path, &text, NULL, &error))
        {
          g_printerr ("bench-canonical: %s\n", error->message);
          return 1;
        }
      measure_text (name, text);
    }
  if (argc == 1)
    measure_filled ();

  return 0;
}
