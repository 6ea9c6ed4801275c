/* How many sudoku are rated as Sudoku Explainer rates them, by the ratings that they must have, and
 * how many a second.
 *
 * usage: bench-rating [FILE]
 *
 * A line of the file is a puzzle, ER, EP and ED, with tabs between them; other lines are passed
 * over. Without one it is tests/data/ratings.txt. Times are processor time of the one thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <time.h>

#include "solver/sudoku/rating/sudoku-rating.h"
#include "support/solver/sudoku-samples.h"

enum { N_BANDS = 13 };          /* by whole points */

typedef struct
{
  int    n_puzzles;
  int    n_equal[3];            /* ER, EP, ED */
  double seconds;
} Band;

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static void
rate_line (char *line,
           Band  bands[N_BANDS])
{
  double begin = processor_seconds ();
  SudokuGrid givens;
  SudokuRating rating;
  int wanted[6];
  Band *band;

  g_strdelimit (line, "\t/", ' ');

  if (strlen (line) < 81
      || sscanf (line + 81, "%d.%d %d.%d %d.%d", &wanted[0], &wanted[1], &wanted[2], &wanted[3],
                 &wanted[4], &wanted[5]) != 6)
    return;

  sudoku_sample_read (line, &givens);
  sudoku_rating_puzzle (&givens, NULL, &rating);

  band = &bands[CLAMP (wanted[0], 0, N_BANDS - 1)];
  band->n_puzzles++;
  band->n_equal[0] += rating.er == wanted[0] * 10 + wanted[1];
  band->n_equal[1] += rating.ep == wanted[2] * 10 + wanted[3];
  band->n_equal[2] += rating.ed == wanted[4] * 10 + wanted[5];
  band->seconds += processor_seconds () - begin;
}

static void
print_band (const char *name,
            const Band *band)
{
  g_print ("%-5s %8d", name, band->n_puzzles);

  for (int i = 0; i < 3; i++)
    g_print (" %8.2f", 100.0 * band->n_equal[i] / band->n_puzzles);

  g_print (" %12.1f\n", band->n_puzzles / band->seconds);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;
  Band bands[N_BANDS] = { 0 };
  Band sum = { 0 };

  g_test_init (&argc, &argv, NULL);
  path = argc > 1 ? g_strdup (argv[1]) :
                    g_test_build_filename (G_TEST_DIST, "data", "ratings.txt", NULL);

  if (!g_file_get_contents (path, &text, NULL, &error))
    {
      g_printerr ("bench-rating: %s\n", error->message);
      return 1;
    }

  lines = g_strsplit (text, "\n", -1);
  g_print ("%-5s %8s %8s %8s %8s %12s\n", "ER", "puzzles", "ER, %", "EP, %", "ED, %", "a second");

  for (char **line = lines; *line != NULL; line++)
    rate_line (*line, bands);

  for (int i = 0; i < N_BANDS; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d", i);

      if (bands[i].n_puzzles == 0)
        continue;

      print_band (name, &bands[i]);
      sum.n_puzzles += bands[i].n_puzzles;
      sum.seconds += bands[i].seconds;

      for (int j = 0; j < 3; j++)
        sum.n_equal[j] += bands[i].n_equal[j];
    }

  print_band ("all", &sum);

  return 0;
}
