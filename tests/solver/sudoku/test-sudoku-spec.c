/* Wishes of new sudokus: the puzzles meet them, and what cannot be met is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "solver/sudoku/generate/sudoku-beginner.h"
#include "solver/sudoku/logic/sudoku-grade.h"
#include "solver/sudoku/rating/sudoku-rating.h"
#include "support/solver/sudoku-made.h"
#include "support/solver/test-rounds.h"

static void
assert_uses (SudokuSpec spec,
             bool      *needs_harder)
{
  enum { N = 3 };
  SudokuGrid puzzles[N];

  sudoku_made_generate (&spec, 0, N, puzzles);
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

static int
count_clues (const SudokuGrid *puzzle)
{
  int n_clues = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_clues += puzzle->digit[cell] != 0;

  return n_clues;
}

/* Places the first cell that is the only place of its digit in its box, or that has one candidate
 * and stands in a house with three empty cells at most. */
static bool
take_beginner_step (SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int digit = 1; digit <= SUDOKU_DIGITS && grid->digit[cell] == 0; digit++)
      {
        unsigned bit = 1u << (digit - 1);
        int n_places = 0;
        int n_empty[3] = { 0 };

        if ((sudoku_candidates (grid, cell) & bit) == 0)
          continue;

        for (int other = 0; other < SUDOKU_CELLS; other++)
          if (grid->digit[other] == 0)
            {
              bool is_in_box = sudoku_box (other) == sudoku_box (cell);

              n_places += is_in_box && (sudoku_candidates (grid, other) & bit) != 0;
              n_empty[0] += sudoku_row (other) == sudoku_row (cell);
              n_empty[1] += sudoku_column (other) == sudoku_column (cell);
              n_empty[2] += is_in_box;
            }

        if (n_places == 1
            || (sudoku_candidates (grid, cell) == bit
                && (n_empty[0] <= 3 || n_empty[1] <= 3 || n_empty[2] <= 3)))
          {
            grid->digit[cell] = digit;
            return true;
          }
      }

  return false;
}

static bool
can_beginner_solve (SudokuGrid puzzle)
{
  while (take_beginner_step (&puzzle))
    ;

  return sudoku_is_solved (&puzzle);
}

/* They have many clues, whatever the symmetry is, take two rules, and grade calls them easy. */
static void
test_beginner (void)
{
  enum { N = 40 };

  for (int symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    {
      SudokuSpec spec = { .technique = -1, .symmetry = symmetry, .seed = symmetry };
      SudokuGrid puzzles[N];

      g_assert_true (sudoku_spec_set_level (&spec, "beginner"));
      sudoku_made_generate (&spec, 0, N, puzzles);
      for (int i = 0; i < N; i++)
        {
          SudokuGrade grade;

          g_assert_cmpint (count_clues (&puzzles[i]), >=, 33);
          g_assert_true (sudoku_made_is_unique (&puzzles[i]));
          g_assert_true (can_beginner_solve (puzzles[i]));
          sudoku_grade_puzzle (&puzzles[i], NULL, NULL, &grade);
          g_assert_cmpint (grade.level, ==, SUDOKU_EASY);
        }
    }
}

/* The two rules solve what a slow solver solves by them, and nothing else. */
static void
test_beginner_rules (void)
{
  enum { N = 200 };
  SudokuSpec spec = sudoku_made_spec (7);
  SudokuGrid puzzles[N];
  int n_solved = 0;

  spec.level = SUDOKU_EASY;
  spec.min_clues = 28;
  spec.max_clues = 40;
  sudoku_made_generate (&spec, 0, N, puzzles);
  for (int i = 0; i < N; i++)
    {
      g_assert_true (sudoku_beginner_can_solve (&puzzles[i]) == can_beginner_solve (puzzles[i]));
      n_solved += sudoku_beginner_can_solve (&puzzles[i]);
    }

  g_assert_cmpint (n_solved, >, 0);
  g_assert_cmpint (n_solved, <, N);
}

static void
test_clues (void)
{
  static const int bounds[][2] = { { 22, 23 }, { 26, 26 }, { 27, 81 }, { 28, 30 }, { 45, 50 } };
  enum { N = 20 };

  for (size_t i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      SudokuSpec spec = sudoku_made_spec (i);
      SudokuGrid puzzles[N];

      spec.min_clues = bounds[i][0];
      spec.max_clues = bounds[i][1];
      sudoku_made_generate (&spec, 0, N, puzzles);
      for (int k = 0; k < N; k++)
        {
          g_assert_cmpint (count_clues (&puzzles[k]), >=, bounds[i][0]);
          g_assert_cmpint (count_clues (&puzzles[k]), <=, bounds[i][1]);
          g_assert_true (sudoku_made_is_unique (&puzzles[k]));
          if (spec.min_clues <= SUDOKU_MINIMAL_CLUES)
            sudoku_made_assert_minimal (&puzzles[k], SUDOKU_SYMMETRY_NONE);
        }
    }
}

/* Three cells of each box, the same ones: 27 clues. */
static SudokuCells
make_pattern (void)
{
  SudokuCells pattern = sudoku_cells_none ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku_row (cell) % 3 == sudoku_column (cell) % 3)
      pattern = sudoku_cells_or (pattern, sudoku_cells_of (cell));

  return pattern;
}

static void
test_pattern (void)
{
  enum { N = 20 };
  SudokuSpec spec = sudoku_made_spec (3);
  SudokuGrid puzzles[N];
  SudokuGrid alone;

  spec.pattern = make_pattern ();
  sudoku_made_generate (&spec, 4, N, puzzles);
  for (int i = 0; i < N; i++)
    {
      g_assert_true (sudoku_made_is_unique (&puzzles[i]));
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        g_assert_true ((puzzles[i].digit[cell] != 0) == sudoku_cells_has (spec.pattern, cell));
    }

  sudoku_made_generate (&spec, 4 + N - 1, 1, &alone);
  g_assert_cmpmem (&alone, sizeof alone, &puzzles[N - 1], sizeof alone);

  spec.level = SUDOKU_MEDIUM;
  sudoku_made_generate (&spec, 0, 1, puzzles);
  g_assert_true (sudoku_made_is_unique (&puzzles[0]));
}

/* A puzzle has the rating that its spec asks for, and an extreme one a high one unless it says
 * otherwise. */
static void
test_ratings (void)
{
  static const struct
  {
    int level;
    int min_rating;
    int max_rating;
  } specs[] = { { -1, 0, 15 }, { -1, 66, 72 }, { SUDOKU_HARD, 40, 0 }, { SUDOKU_UNFAIR, 80, 0 },
                { SUDOKU_EXTREME, 0, 0 }, { SUDOKU_EXTREME, 70, 75 } };
  enum { N = 4 };
  const int n_puzzles = test_rounds (N);

  for (size_t i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      SudokuSpec spec = sudoku_made_spec (i);
      SudokuGrid puzzles[N];

      spec.level = specs[i].level;
      spec.min_rating = specs[i].min_rating;
      spec.max_rating = specs[i].max_rating;
      sudoku_made_generate (&spec, 0, n_puzzles, puzzles);
      for (int k = 0; k < n_puzzles; k++)
        {
          bool is_default = spec.level == SUDOKU_EXTREME && spec.max_rating == 0;
          SudokuRating rating;

          sudoku_rating_puzzle (&puzzles[k], NULL, &rating);
          g_assert_cmpint (rating.er, >=, is_default ? SUDOKU_EXTREME_RATING : spec.min_rating);
          g_assert_true (spec.max_rating == 0 || rating.er <= spec.max_rating);
          sudoku_made_assert_minimal (&puzzles[k], SUDOKU_SYMMETRY_NONE);
        }
    }
}

static void
assert_fault (SudokuSpec      spec,
              SudokuSpecFault fault)
{
  SearchStats stats;
  SudokuGrid puzzle;

  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, fault);
  g_assert_cmpint (sudoku_generate (&spec, 0, 1, NULL, &puzzle, &stats), ==, SEARCH_INVALID);
}

/* A pattern without two rows of a band, too few clues, ratings in the wrong order. */
static void
test_faults (void)
{
  SudokuSpec spec = sudoku_made_spec (0);

  spec.pattern = sudoku_cells_minus (make_pattern (), sudoku_house_cells[0]);
  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_POSSIBLE);
  spec.pattern = sudoku_cells_minus (spec.pattern, sudoku_house_cells[1]);
  assert_fault (spec, SUDOKU_SPEC_PATTERN);
  spec.pattern = sudoku_house_cells[0];
  assert_fault (spec, SUDOKU_SPEC_PATTERN);
  spec.pattern = make_pattern ();
  spec.max_clues = 26;
  assert_fault (spec, SUDOKU_SPEC_CLUES);

  spec = sudoku_made_spec (0);
  spec.max_clues = 16;
  assert_fault (spec, SUDOKU_SPEC_CLUES);
  spec.max_clues = 32;
  sudoku_spec_set_level (&spec, "beginner");
  assert_fault (spec, SUDOKU_SPEC_CLUES);

  spec = sudoku_made_spec (0);
  spec.min_rating = 72;
  spec.max_rating = 71;
  assert_fault (spec, SUDOKU_SPEC_RATINGS);
  spec.max_rating = 0;
  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_POSSIBLE);
  spec.level = SUDOKU_EASY;
  assert_fault (spec, SUDOKU_SPEC_RATINGS);

  spec = sudoku_made_spec (0);
  spec.max_rating = 11;
  assert_fault (spec, SUDOKU_SPEC_RATINGS);
  spec.min_clues = 70;
  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_POSSIBLE);

  spec = sudoku_made_spec (0);
  spec.level = SUDOKU_EXTREME;
  spec.max_rating = 16;
  assert_fault (spec, SUDOKU_SPEC_RATINGS);
  spec.max_rating = 17;
  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_POSSIBLE);
  spec.min_clues = 74;
  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_POSSIBLE);
  spec.min_clues = 75;
  assert_fault (spec, SUDOKU_SPEC_EASY);

  spec = sudoku_made_spec (0);
  spec.min_rating = 21;
  spec.max_rating = 22;
  assert_fault (spec, SUDOKU_SPEC_RATINGS);
  spec.max_rating = 23;
  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_POSSIBLE);
}

/* A rating lies in the range of the puzzle's level, of each technique of its path, and of the
 * hardest one where nothing harder may follow. */
static void
test_rating_ranges (void)
{
  enum { N = 400 };
  SudokuGrid puzzles[N];
  SudokuSpec any = sudoku_made_spec (9);

  sudoku_made_generate (&any, 0, N, puzzles);

  for (int i = 0; i < N; i++)
    {
      SudokuRating rating;
      SudokuGrade grade;
      int least;
      int most;

      sudoku_grade_puzzle (&puzzles[i], NULL, NULL, &grade);
      if (grade.level > SUDOKU_HARD)
        continue;

      sudoku_rating_puzzle (&puzzles[i], NULL, &rating);
      g_assert_cmpint (sudoku_rating_next (rating.er), ==, rating.er);

      for (int technique = 0; technique <= (int) grade.hardest; technique++)
        if (grade.n_used[technique] > 0)
          {
            SudokuSpec spec = { .level = (int) grade.level, .technique = technique };

            spec.allows_harder = technique < (int) grade.hardest;
            sudoku_spec_get_ratings (&spec, &least, &most);
            g_assert_cmpint (rating.er, >=, least);
            g_assert_cmpint (rating.er, <=, most);
          }
    }
}

/* Whatever a spec asks for, the plain kernel makes the same puzzles. */
static void
test_same_scalar (void)
{
  enum { N = 4 };
  SudokuSpec specs[5];

  for (size_t i = 0; i < G_N_ELEMENTS (specs); i++)
    specs[i] = sudoku_made_spec (i);
  sudoku_spec_set_level (&specs[0], "beginner");
  sudoku_spec_set_level (&specs[1], "extreme");
  specs[2].pattern = make_pattern ();
  specs[3].min_clues = specs[3].max_clues = 30;
  specs[4].min_rating = specs[4].max_rating = 71;

  for (size_t i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      SudokuGrid puzzles[N];
      SudokuGrid others[N];

      sudoku_made_generate (&specs[i], 0, N, puzzles);
      g_setenv ("NINE_QUEENS_KERNEL", "scalar", TRUE);
      for (int k = 0; k < N; k++)
        sudoku_made_generate (&specs[i], k, 1, &others[k]);
      g_unsetenv ("NINE_QUEENS_KERNEL");
      g_assert_cmpmem (others, sizeof others, puzzles, sizeof puzzles);
    }
}

static void
test_impossible (void)
{
  SudokuSpec spec = { .level = SUDOKU_MEDIUM, .technique = SUDOKU_X_WING };
  SearchStats stats;
  SudokuGrid puzzle;

  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_TECHNIQUE);
  g_assert_cmpint (sudoku_generate (&spec, 0, 1, NULL, &puzzle, &stats), ==, SEARCH_INVALID);
  spec.level = SUDOKU_HARD;
  g_assert_cmpint (sudoku_spec_find_fault (&spec), ==, SUDOKU_SPEC_POSSIBLE);
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

  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    {
      SudokuSpec spec = sudoku_made_spec (0);

      g_assert_true (sudoku_spec_set_level (&spec, sudoku_level_name (level)));
      g_assert_cmpint (spec.level, ==, level);
      g_assert_false (spec.is_beginner);
      g_assert_false (sudoku_spec_set_level (&spec, "fiendish"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/spec/techniques", test_techniques);
  g_test_add_func ("/sudoku/spec/beginner", test_beginner);
  g_test_add_func ("/sudoku/spec/beginner-rules", test_beginner_rules);
  g_test_add_func ("/sudoku/spec/clues", test_clues);
  g_test_add_func ("/sudoku/spec/pattern", test_pattern);
  g_test_add_func ("/sudoku/spec/ratings", test_ratings);
  g_test_add_func ("/sudoku/spec/faults", test_faults);
  g_test_add_func ("/sudoku/spec/rating-ranges", test_rating_ranges);
  g_test_add_func ("/sudoku/spec/impossible", test_impossible);
  g_test_add_func ("/sudoku/spec/same-scalar", test_same_scalar);
  g_test_add_func ("/sudoku/spec/names", test_names);

  return g_test_run ();
}
