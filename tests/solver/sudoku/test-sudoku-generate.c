/* New sudokus: they have one solution and not a clue too many, meet their spec, and are the
 * same wherever and in whatever company they are made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "solver/sudoku/generate/sudoku-minimize.h"
#include "solver/sudoku/logic/sudoku-grade.h"
#include "support/solver/sudoku-kernels.h"
#include "support/solver/sudoku-made.h"
#include "support/solver/test-rounds.h"

static void
test_minimal (void)
{
  enum { N = 60 };

  for (int symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    {
      SudokuSpec spec = sudoku_made_spec (symmetry);
      SudokuGrid puzzles[N];

      spec.symmetry = symmetry;
      sudoku_made_generate (&spec, 0, N, puzzles);
      for (int i = 0; i < N; i++)
        sudoku_made_assert_minimal (&puzzles[i], symmetry);
    }
}

static void
test_orbits (void)
{
  static const int largest[] = { 1, 2, 2, 2, 8 };
  static const int fixed[] = { 81, 1, 9, 9, 1 };

  for (int symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    {
      int most = 0;
      int n_fixed = 0;

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          SudokuCells orbit = sudoku_orbit (symmetry, cell);
          SudokuCells images = orbit;

          most = MAX (most, sudoku_cells_count (orbit));
          n_fixed += sudoku_cells_count (orbit) == 1;
          g_assert_true (sudoku_cells_has (orbit, cell));
          while (!sudoku_cells_is_empty (images))
            g_assert_true (sudoku_cells_equal (sudoku_orbit (symmetry,
                                                             sudoku_cells_take (&images)),
                                               orbit));
        }

      g_assert_cmpint (most, ==, largest[symmetry]);
      g_assert_cmpint (n_fixed, ==, fixed[symmetry]);
    }
}

/* Asking few questions leaves the same clues as asking about each orbit in turn. */
static void
test_minimize (void)
{
  for (int i = 0; i < 100; i++)
    {
      SudokuSymmetry symmetry = i % SUDOKU_N_SYMMETRIES;
      SudokuMinimize minimize;
      SudokuGrid expected;
      SudokuGrid puzzle;

      sudoku_minimize_init (&minimize, (Random) { i }, symmetry);
      do
        sudoku_ask (&minimize.question);
      while (!sudoku_minimize_handle_answer (&minimize));

      g_assert_true (sudoku_is_solved (&minimize.grid));
      expected = minimize.grid;
      for (int k = 0; k < minimize.n_orbits; k++)
        {
          SudokuCells orbit = sudoku_orbit (symmetry, minimize.order[k]);
          SudokuGrid rest = sudoku_made_without (&expected, orbit);

          if (sudoku_made_is_unique (&rest))
            expected = rest;
        }

      puzzle = sudoku_minimize_get_puzzle (&minimize);
      g_assert_cmpmem (&puzzle, sizeof puzzle, &expected, sizeof expected);
      g_assert_cmpint (minimize.n_clues, ==, sudoku_count_digits (&expected));
    }
}

/* Any puzzle, orbits, puzzles for beginners, and candidates that are graded. */
static void
check_first (void)
{
  enum { N = 40 };
  const SudokuSpec specs[] = {
    { .level = -1, .technique = -1, .seed = 1234 },
    { .level = -1, .technique = -1, .seed = 1234, .symmetry = SUDOKU_SYMMETRY_FULL },
    { .level = -1, .technique = -1, .seed = 1234, .is_beginner = true },
    { .level = SUDOKU_EASY, .technique = -1, .seed = 1234 },
  };
  static SudokuGrid first[G_N_ELEMENTS (specs)][N];
  static bool has_first;

  for (size_t i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      SudokuGrid puzzles[N];

      sudoku_made_generate (&specs[i], 5, N, puzzles);
      if (has_first)
        g_assert_cmpmem (puzzles, sizeof puzzles, first[i], sizeof first[i]);
      memcpy (first[i], puzzles, sizeof first[i]);
    }

  has_first = true;
}

/* By any kernel a puzzle is the same, */
static void
test_kernels (void)
{
  sudoku_with_each_kernel (check_first);
}

/* and so it is alone and in any part of a row. */
static void
test_same (void)
{
  enum { N = 150 };
  SudokuSpec spec = sudoku_made_spec (1234);
  SudokuGrid puzzles[N];
  SudokuGrid others[N];

  spec.level = SUDOKU_EASY;
  sudoku_made_generate (&spec, 5, N, puzzles);

  for (int i = 0; i < N; i += 50)
    {
      sudoku_made_generate (&spec, 5 + i, 50, others);
      g_assert_cmpmem (others, 50 * sizeof others[0], puzzles + i, 50 * sizeof others[0]);
      sudoku_made_generate (&spec, 5 + i, 1, others);
      g_assert_cmpmem (others, sizeof others[0], puzzles + i, sizeof others[0]);
    }

  spec.seed++;
  sudoku_made_generate (&spec, 5, N, others);
  for (int i = 0; i < N; i++)
    g_assert_cmpint (memcmp (&others[i], &puzzles[i], sizeof others[i]), !=, 0);
}

static void
test_levels (void)
{
  enum { N = 20 };
  const int n_puzzles = test_rounds (N);

  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    for (int symmetry = 0; symmetry <= (int) SUDOKU_SYMMETRY_ROTATIONAL; symmetry++)
      {
        SudokuSpec spec = { .level = level, .technique = -1, .symmetry = symmetry, .seed = level };
        SudokuGrid puzzles[N];

        sudoku_made_generate (&spec, 0, n_puzzles, puzzles);
        for (int i = 0; i < n_puzzles; i++)
          {
            SudokuGrade grade;

            sudoku_grade_puzzle (&puzzles[i], NULL, NULL, &grade);
            g_assert_cmpint (grade.level, ==, level);
            sudoku_made_assert_minimal (&puzzles[i], symmetry);
          }
      }
}

static bool
stop_late (const SearchStats *stats,
           void              *data)
{
  uint64_t *n_looked = data;

  *n_looked = stats->n_nodes;

  return stats->n_nodes < 100;
}

static void
check_stop (const SudokuSpec *spec,
            size_t            n_puzzles)
{
  uint64_t n_looked = 0;
  SearchControl control = { stop_late, &n_looked };
  g_autofree SudokuGrid *puzzles = g_new (SudokuGrid, n_puzzles);
  SearchStats stats;

  g_assert_cmpint (sudoku_generate (spec, 0, n_puzzles, &control, puzzles, &stats), ==,
                   SEARCH_STOPPED);
  g_assert_cmpuint (n_looked, ==, 100);
  g_assert_cmpuint (stats.n_nodes, ==, 100);
  g_assert_cmpuint (stats.n_solutions, <=, spec->technique < 0 ? 100 : 0);
}

/* A spec that no puzzle meets goes on until it is stopped, as others do with many puzzles. */
static void
test_stop (void)
{
  const SudokuSpec specs[] = {
    { .level = -1, .technique = SUDOKU_LEVIATHAN },
    { .level = -1, .technique = -1 },
    { .level = -1, .technique = -1, .is_beginner = true },
    { .level = SUDOKU_MEDIUM, .technique = -1 },
  };

  check_stop (&specs[0], 1);
  for (size_t i = 0; i < G_N_ELEMENTS (specs); i++)
    check_stop (&specs[i], 200);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/generate/minimal", test_minimal);
  g_test_add_func ("/sudoku/generate/orbits", test_orbits);
  g_test_add_func ("/sudoku/generate/minimize", test_minimize);
  g_test_add_func ("/sudoku/generate/kernels", test_kernels);
  g_test_add_func ("/sudoku/generate/same", test_same);
  g_test_add_func ("/sudoku/generate/levels", test_levels);
  g_test_add_func ("/sudoku/generate/stop", test_stop);

  return g_test_run ();
}
