/* New sudokus: they have one solution and not a clue too many, meet their spec, and are the
 * same wherever and in whatever company they are made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "solver/sudoku/generate/sudoku-minimize.h"
#include "solver/sudoku/generate/sudoku-generate.h"
#include "solver/sudoku/logic/sudoku-grade.h"

static SudokuSpec
any_spec (uint64_t seed)
{
  SudokuSpec spec = { .level = -1, .technique = -1, .seed = seed };

  return spec;
}

static void
generate (const SudokuSpec *spec,
          uint64_t          first,
          size_t            n_puzzles,
          SudokuGrid       *puzzles)
{
  SearchStats stats;

  g_assert_cmpint (sudoku_generate (spec, first, n_puzzles, NULL, puzzles, &stats), ==,
                   SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, n_puzzles);
  g_assert_cmpuint (stats.n_nodes, >=, n_puzzles);
}

static bool
is_unique (const SudokuGrid *puzzle)
{
  SudokuAnswer answer;

  sudoku_solve (puzzle, 2, NULL, &answer);

  return answer.end == SEARCH_EXHAUSTED && answer.stats.n_solutions == 1;
}

static SudokuGrid
without (const SudokuGrid *puzzle,
         SudokuCells       cells)
{
  SudokuGrid grid = *puzzle;

  while (!sudoku_cells_is_empty (cells))
    grid.digit[sudoku_cells_take (&cells)] = 0;

  return grid;
}

/* One solution, as symmetric as the spec says, and each orbit is needed. */
static void
assert_minimal (const SudokuGrid *puzzle,
                SudokuSymmetry    symmetry)
{
  g_assert_true (is_unique (puzzle));

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuCells orbit = sudoku_orbit (symmetry, cell);
      SudokuCells images = orbit;

      while (!sudoku_cells_is_empty (images))
        g_assert_true ((puzzle->digit[sudoku_cells_take (&images)] != 0) ==
                       (puzzle->digit[cell] != 0));

      if (puzzle->digit[cell] != 0)
        {
          SudokuGrid rest = without (puzzle, orbit);

          g_assert_false (is_unique (&rest));
        }
    }
}

static void
test_minimal (void)
{
  enum { N = 60 };

  for (int symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    {
      SudokuSpec spec = any_spec (symmetry);
      SudokuGrid puzzles[N];

      spec.symmetry = symmetry;
      generate (&spec, 0, N, puzzles);
      for (int i = 0; i < N; i++)
        assert_minimal (&puzzles[i], symmetry);
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
      SudokuGrid clues;
      SudokuAnswer answer;

      sudoku_minimize_init (&minimize, (Random) { i }, symmetry);
      do
        {
          sudoku_minimize_ask (&minimize, &clues);
          sudoku_solve (&clues, 2, NULL, &answer);
        }
      while (!sudoku_minimize_handle_answer (&minimize, &answer));

      g_assert_true (sudoku_is_solved (&minimize.grid));
      expected = minimize.grid;
      for (int k = 0; k < minimize.n_orbits; k++)
        {
          SudokuGrid rest = without (&expected, sudoku_orbit (symmetry, minimize.order[k]));

          if (is_unique (&rest))
            expected = rest;
        }

      clues = sudoku_minimize_clues (&minimize);
      g_assert_cmpmem (&clues, sizeof clues, &expected, sizeof expected);

      sudoku_solve (&clues, 2, NULL, &answer);
      g_assert_cmpuint (minimize.n_choices, ==, answer.stats.n_nodes);
    }
}

/* Alone, in any part of a row, and by any kernel, a puzzle is the same. */
static void
test_same (void)
{
  enum { N = 150 };
  const char *kernels[] = { "scalar", "sse2", "avx2", "avx512" };
  SudokuSpec spec = any_spec (1234);
  SudokuGrid puzzles[N];
  SudokuGrid others[N];

  spec.level = SUDOKU_EASY;
  generate (&spec, 5, N, puzzles);

  for (size_t i = 0; i < G_N_ELEMENTS (kernels); i++)
    {
      g_setenv ("NINE_QUEENS_KERNEL", kernels[i], TRUE);
      generate (&spec, 5, 40, others);
      g_assert_cmpmem (others, 40 * sizeof others[0], puzzles, 40 * sizeof others[0]);
    }
  g_unsetenv ("NINE_QUEENS_KERNEL");

  for (int i = 0; i < N; i += 50)
    {
      generate (&spec, 5 + i, 50, others);
      g_assert_cmpmem (others, 50 * sizeof others[0], puzzles + i, 50 * sizeof others[0]);
      generate (&spec, 5 + i, 1, others);
      g_assert_cmpmem (others, sizeof others[0], puzzles + i, sizeof others[0]);
    }

  spec.seed++;
  generate (&spec, 5, N, others);
  for (int i = 0; i < N; i++)
    g_assert_cmpint (memcmp (&others[i], &puzzles[i], sizeof others[i]), !=, 0);
}

static void
test_levels (void)
{
  enum { N = 20 };

  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    for (int symmetry = 0; symmetry <= (int) SUDOKU_SYMMETRY_ROTATIONAL; symmetry++)
      {
        SudokuSpec spec = { .level = level, .technique = -1, .symmetry = symmetry, .seed = level };
        SudokuGrid puzzles[N];

        generate (&spec, 0, N, puzzles);
        for (int i = 0; i < N; i++)
          {
            SudokuGrade grade;

            sudoku_grade_puzzle (&puzzles[i], NULL, NULL, &grade);
            g_assert_cmpint (grade.level, ==, level);
            assert_minimal (&puzzles[i], symmetry);
          }
      }
}

static void
assert_uses (SudokuSpec spec,
             bool      *needs_harder)
{
  enum { N = 3 };
  SudokuGrid puzzles[N];

  generate (&spec, 0, N, puzzles);
  for (int i = 0; i < N; i++)
    {
      SudokuTechnique most = MAX (spec.technique, (int) SUDOKU_HIDDEN_SINGLE);
      SudokuGrade grade;

      sudoku_grade_puzzle (&puzzles[i], NULL, NULL, &grade);
      g_assert_cmpint (grade.n_used[spec.technique], >, 0);
      g_assert_true (spec.level < 0 || (int) grade.level == spec.level);
      *needs_harder |= grade.hardest > most;
    }
}

/* Puzzles for a technique need nothing harder, unless the spec allows it or the level tells so. */
static void
test_techniques (void)
{
  const SudokuTechnique techniques[] = {
    SUDOKU_FULL_HOUSE, SUDOKU_NAKED_SINGLE, SUDOKU_POINTING, SUDOKU_NAKED_TRIPLE, SUDOKU_X_WING,
  };
  bool allowed = false;

  for (size_t i = 0; i < G_N_ELEMENTS (techniques); i++)
    {
      SudokuSpec spec = { .level = -1, .technique = techniques[i], .seed = i };
      bool needs_harder = false;

      assert_uses (spec, &needs_harder);
      g_assert_false (needs_harder);

      spec.allows_harder = true;
      assert_uses (spec, &allowed);

      spec.allows_harder = false;
      spec.level = SUDOKU_UNFAIR;
      assert_uses (spec, &needs_harder);
      g_assert_true (needs_harder);
    }

  g_assert_true (allowed);
}

static void
test_impossible (void)
{
  SudokuSpec spec = { .level = SUDOKU_MEDIUM, .technique = SUDOKU_X_WING };
  SearchStats stats;
  SudokuGrid puzzle;

  g_assert_true (sudoku_spec_is_impossible (&spec));
  g_assert_cmpint (sudoku_generate (&spec, 0, 1, NULL, &puzzle, &stats), ==, SEARCH_INVALID);
  spec.level = SUDOKU_HARD;
  g_assert_false (sudoku_spec_is_impossible (&spec));
}

static bool
stop_late (const SearchStats *stats,
           void              *data)
{
  uint64_t *n_looked = data;

  *n_looked = stats->n_nodes;

  return stats->n_nodes < 100;
}

/* A spec that no puzzle meets goes on until it is stopped. */
static void
test_stop (void)
{
  SudokuSpec spec = { .level = -1, .technique = SUDOKU_LEVIATHAN };
  uint64_t n_looked = 0;
  SearchControl control = { stop_late, &n_looked };
  SearchStats stats;
  SudokuGrid puzzle;

  g_assert_cmpint (sudoku_generate (&spec, 0, 1, &control, &puzzle, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpuint (n_looked, ==, 100);
  g_assert_cmpuint (stats.n_nodes, ==, 100);
  g_assert_cmpuint (stats.n_solutions, ==, 0);
}

static void
test_names (void)
{
  static const char *const names[SUDOKU_N_SYMMETRIES] = {
    "none", "rotational", "mirror", "diagonal", "full",
  };

  for (int symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    g_assert_cmpint (sudoku_symmetry_from_name (names[symmetry]), ==, symmetry);

  g_assert_cmpint (sudoku_symmetry_from_name ("half"), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/generate/minimal", test_minimal);
  g_test_add_func ("/sudoku/generate/orbits", test_orbits);
  g_test_add_func ("/sudoku/generate/minimize", test_minimize);
  g_test_add_func ("/sudoku/generate/same", test_same);
  g_test_add_func ("/sudoku/generate/levels", test_levels);
  g_test_add_func ("/sudoku/generate/techniques", test_techniques);
  g_test_add_func ("/sudoku/generate/impossible", test_impossible);
  g_test_add_func ("/sudoku/generate/stop", test_stop);
  g_test_add_func ("/sudoku/generate/names", test_names);

  return g_test_run ();
}
