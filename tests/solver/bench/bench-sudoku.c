/* How many sudoku a second: kinds of puzzles by kernels, finding the first solution and proving it
 * the only one, with textbook solvers as the yardstick.
 *
 * usage: bench-sudoku [FILE…]
 *
 * A file holds one puzzle a line and is one kind. Without any, the kinds are puzzles made here from
 * a seed and the samples in tests/data. Times are processor time of the one thread, medians of
 * several runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <time.h>

#include "solver/sudoku/sudoku-steps.h"
#include "support/solver/sudoku-samples.h"
#include "support/solver/steps-run.h"

enum
{
  BATCH = 4000,                 /* puzzles a call, as the command line tool has them */
  RUNS = 5,
  SEED = 1,
};

typedef struct
{
  char       *name;
  SudokuGrid *givens;           /* a multiple of those that there are, at least BATCH */
  int         n_puzzles;

  double      yardstick[2];     /* what the fastest that is taught does, by limit */
} Kind;

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  const double *left = a;
  const double *right = b;

  return (*left > *right) - (*left < *right);
}

/* Takes the grids. */
static void
add_kind (GArray     *kinds,
          const char *name,
          GArray     *grids)
{
  int n_grids = grids->len;
  Kind kind = { .name = g_strdup (name), .n_puzzles = n_grids };

  while (kind.n_puzzles < BATCH)
    kind.n_puzzles += n_grids;

  kind.givens = g_new (SudokuGrid, kind.n_puzzles);
  for (int i = 0; i < kind.n_puzzles; i++)
    kind.givens[i] = g_array_index (grids, SudokuGrid, i % n_grids);

  g_array_append_val (kinds, kind);
  g_array_unref (grids);
}

static void
shuffle (GRand   *random,
         uint8_t *numbers,
         int      n_numbers)
{
  for (int i = n_numbers; i > 1; i--)
    {
      int k = g_rand_int_range (random, 0, i);
      uint8_t number = numbers[i - 1];

      numbers[i - 1] = numbers[k];
      numbers[k] = number;
    }
}

/* A whole grid: the three boxes of the diagonal do not see each other. */
static void
make_whole (GRand      *random,
            SudokuGrid *grid)
{
  uint8_t digits[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  SudokuAnswer answer;

  memset (grid, 0, sizeof *grid);

  for (int box = 0; box < 9; box += 4)
    {
      shuffle (random, digits, 9);
      for (int i = 0; i < 9; i++)
        grid->digit[sudoku_house_cell (SUDOKU_BOX, box, i)] = digits[i];
    }

  sudoku_solve (grid, 1, NULL, &answer);
  *grid = answer.solution;
}

/* Empties cells in random order while one solution is left, down to a number of givens. */
static void
make_puzzle (GRand      *random,
             int         n_givens,
             SudokuGrid *grid)
{
  uint8_t cells[SUDOKU_CELLS];
  int n_left = SUDOKU_CELLS;

  make_whole (random, grid);
  for (int i = 0; i < SUDOKU_CELLS; i++)
    cells[i] = i;
  shuffle (random, cells, SUDOKU_CELLS);

  for (int i = 0; i < SUDOKU_CELLS && n_left > n_givens; i++)
    {
      int digit = grid->digit[cells[i]];
      SudokuAnswer answer;

      grid->digit[cells[i]] = 0;
      sudoku_solve (grid, 2, NULL, &answer);

      if (answer.stats.n_solutions == 1)
        n_left--;
      else
        grid->digit[cells[i]] = digit;
    }
}

static void
add_made (GArray     *kinds,
          const char *name,
          int         n_givens)
{
  GRand *random = g_rand_new_with_seed (SEED);
  GArray *grids = g_array_sized_new (FALSE, FALSE, sizeof (SudokuGrid), BATCH);

  g_array_set_size (grids, BATCH / 2);
  for (guint i = 0; i < grids->len; i++)
    make_puzzle (random, n_givens, &g_array_index (grids, SudokuGrid, i));

  add_kind (kinds, name, grids);
  g_rand_free (random);
}

static void
add_samples (GArray     *kinds,
             const char *name,
             const char *file)
{
  g_autoptr(GArray) samples = sudoku_samples_load (file);
  GArray *grids = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));

  for (guint i = 0; i < samples->len; i++)
    g_array_append_val (grids, g_array_index (samples, SudokuSample, i).givens);

  add_kind (kinds, name, grids);
}

static void
add_file (GArray     *kinds,
          const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  GArray *grids = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("cannot read %s", path);
  lines = g_strsplit (text, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    if (strlen (lines[i]) >= SUDOKU_CELLS && lines[i][0] != '#')
      {
        SudokuGrid grid;

        sudoku_sample_read (lines[i], &grid);
        g_array_append_val (grids, grid);
      }

  if (grids->len == 0)
    g_error ("no puzzles in %s", path);

  add_kind (kinds, name, grids);
}

/* Puzzles a second, in thousands. */
static double
measure_kernel (const Kind *kind,
                uint64_t    limit)
{
  g_autofree SudokuAnswer *answers = g_new (SudokuAnswer, kind->n_puzzles);
  double seconds[RUNS];

  for (int run = 0; run < RUNS; run++)
    {
      double begin = processor_seconds ();

      for (int i = 0; i < kind->n_puzzles; i += BATCH)
        sudoku_solve_many (kind->givens + i, MIN (BATCH, kind->n_puzzles - i), limit, NULL,
                           answers + i);
      seconds[run] = processor_seconds () - begin;
    }

  qsort (seconds, RUNS, sizeof seconds[0], compare_doubles);

  return kind->n_puzzles / seconds[RUNS / 2] / 1000;
}

static bool
before_deadline (const SearchStats *stats,
                 void              *data)
{
  const double *deadline = data;

  return processor_seconds () < *deadline;
}

/* The same for a teaching method, on as many puzzles as it gets done in a short time. */
static double
measure_method (const Kind  *kind,
                SudokuMethod method,
                uint64_t     limit)
{
  double begin = processor_seconds ();
  double deadline = begin + 0.3;
  SearchControl control = { before_deadline, &deadline };
  int n_solved = 0;

  for (; n_solved < kind->n_puzzles && before_deadline (NULL, &deadline); n_solved++)
    {
      SudokuSteps steps;

      sudoku_steps_init (&steps, method, &kind->givens[n_solved]);
      if (sudoku_steps_run (&steps, limit, &control) == SEARCH_STOPPED)
        break;
    }

  return n_solved / (processor_seconds () - begin) / 1000;
}

static void
print_head (const GArray *kinds)
{
  g_print ("Thousand puzzles a second: first solution / proof that it is the only one, each with "
           "how many times `propagate` it is\n\n%-10s", "");
  for (guint i = 0; i < kinds->len; i++)
    g_print (" %29.29s", g_array_index (kinds, Kind, i).name);
  g_print ("\n");
}

static void
print_methods (const GArray *kinds)
{
  struct
  {
    const char  *name;
    SudokuMethod method;
  } methods[] = { { "propagate", SUDOKU_PROPAGATE }, { "tightest", SUDOKU_TIGHTEST },
                  { "flags", SUDOKU_FLAGS } };

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_print ("%-10s", methods[i].name);
      for (guint k = 0; k < kinds->len; k++)
        {
          Kind *kind = &g_array_index (kinds, Kind, k);
          double first = measure_method (kind, methods[i].method, 1);
          double proof = measure_method (kind, methods[i].method, 2);

          g_print (" %14.3f/%14.3f", first, proof);
          if (methods[i].method == SUDOKU_PROPAGATE)
            {
              kind->yardstick[0] = first;
              kind->yardstick[1] = proof;
            }
        }
      g_print ("\n");
    }
}

static void
print_kernels (const GArray *kinds)
{
  const char *names[] = { "scalar", "vector", "sse2", "avx2", "avx512" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_setenv ("NINE_QUEENS_KERNEL", names[i], TRUE);
      if (!g_str_equal (sudoku_kernel (), names[i]))
        continue;

      g_print ("%-10s", names[i]);
      for (guint k = 0; k < kinds->len; k++)
        {
          const Kind *kind = &g_array_index (kinds, Kind, k);
          double first = measure_kernel (kind, 1);
          double proof = measure_kernel (kind, 2);

          g_print (" %8.0f %4.0fx/%8.0f %4.0fx", first, first / kind->yardstick[0], proof,
                   proof / kind->yardstick[1]);
        }
      g_print ("\n");
    }
}

int
main (int   argc,
      char *argv[])
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (Kind));

  g_test_init (&argc, &argv, NULL);

  for (int i = 1; i < argc; i++)
    add_file (kinds, argv[i]);

  if (kinds->len == 0)
    {
      add_made (kinds, "minimal", 0);
      add_made (kinds, "33 givens", 33);
      add_samples (kinds, "samples", "sudoku-unique.txt");
      add_samples (kinds, "several", "sudoku-several.txt");
    }

  print_head (kinds);
  print_methods (kinds);
  print_kernels (kinds);

  for (guint i = 0; i < kinds->len; i++)
    {
      g_free (g_array_index (kinds, Kind, i).name);
      g_free (g_array_index (kinds, Kind, i).givens);
    }
  g_array_unref (kinds);

  return 0;
}
