/* New puzzles of coloured queens: each has one solution and meets its spec, and its seed makes it
 * again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "solver/coloured/coloured-generate.h"
#include "solver/coloured/coloured-text.h"
#include "support/solver/test-rounds.h"

enum { N_SEEDS = 50 };

static ColouredPuzzle
generate (int      n,
          int      level,
          uint64_t seed)
{
  ColouredSpec spec = { n, level, seed };
  ColouredPuzzle puzzle;
  SearchStats stats;

  g_assert_cmpint (coloured_generate (&spec, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, 1);
  g_assert_cmpuint (stats.n_nodes, >, 0);

  return puzzle;
}

static bool
go_on (const QueensSolution *solution,
       void                 *data)
{
  return true;
}

static void
check_unique (const ColouredPuzzle *puzzle)
{
  SearchStats stats;

  g_assert_true (coloured_is_valid (puzzle));
  g_assert_cmpint (coloured_each (puzzle, NULL, 0, go_on, NULL, NULL, &stats), ==,
                   SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, 1);
}

/* Few regions are a single square, and none is like a flood. */
static void
check_sizes (const ColouredPuzzle *puzzle)
{
  int size[COLOURED_MAX] = { 0 };
  int n_single = 0;

  for (int square = 0; square < puzzle->n * puzzle->n; square++)
    size[puzzle->region[square]]++;

  for (int region = 0; region < puzzle->n; region++)
    {
      n_single += size[region] == 1;
      g_assert_cmpint (size[region], <=, 3 * puzzle->n);
    }

  g_assert_cmpint (n_single, <=, puzzle->n / 4);
}

static void
check_text (const ColouredPuzzle *puzzle)
{
  char text[COLOURED_TEXT_SIZE];
  ColouredPuzzle read;
  TextError error;

  g_assert_true (coloured_text_read (text, coloured_text_write (puzzle, text, sizeof text), &read,
                                     &error));
  g_assert_true (coloured_equal (&read, puzzle));
}

static void
test_puzzles (void)
{
  for (int n = COLOURED_MIN; n <= COLOURED_MAX; n++)
    for (int level = -1; level < COLOURED_N_LEVELS; level++)
      for (int seed = 0; seed < test_rounds (N_SEEDS); seed++)
        {
          ColouredPuzzle puzzle = generate (n, level, seed);
          ColouredGrade grade;

          g_assert_cmpint (puzzle.n, ==, n);
          check_unique (&puzzle);
          check_sizes (&puzzle);
          check_text (&puzzle);
          g_assert_cmpint (coloured_grade_puzzle (&puzzle, &grade), ==, SEARCH_EXHAUSTED);
          g_assert_true (level < 0 || grade.level == (ColouredLevel) level);
        }
}

/* The same here as on every other machine, and not the same for other seeds. */
static void
test_seeds (void)
{
  static const struct
  {
    ColouredSpec spec;
    const char  *text;
  } known[] = {
    { { 5, -1, 1 }, "AAABB/CABBB/CAABB/CCADB/CEEDD" },
    { { 8, COLOURED_EASY, 2 },
      "ABBCCCCC/ABBCCCCC/AABCCCDD/AAEEDDDD/AEEEFGDD/EEEFFGDD/EEGGGGGD/HGGGGGGG" },
    { { 9, COLOURED_MEDIUM, UINT64_MAX },
      "AAAABBBBB/AABBBCCCB/ADDDBCCEF/AAADDCCEF/ADDDCCGEE/ADDDDGGEE/ADDDHHGGE/IDDHHGGGE/DDDDHHHGE" },
    { { 12, COLOURED_HARD, 20261122 },
      "ABBBBBBBBBCC/DBBBBBBCCBCC/DDDBBBBCBBBC/DDDDBBDCCCCC/EEEDDDDCCFFF/EEEDDDDCFFFF/"
      "GGEEEDHHFFHF/GGIIEDHHHHHH/GIIDDDHHJJJK/GIIDDDLLJKJK/GIIDDDLJJKKK/GIIDDLLJJJKK" },
  };
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char text[COLOURED_TEXT_SIZE];

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      const ColouredSpec *spec = &known[i].spec;
      ColouredPuzzle puzzle = generate (spec->n, spec->level, spec->seed);

      coloured_text_write (&puzzle, text, sizeof text);
      g_assert_cmpstr (text, ==, known[i].text);
    }

  for (int seed = 0; seed < test_rounds (500); seed++)
    {
      ColouredPuzzle puzzle = generate (8, -1, seed);

      coloured_text_write (&puzzle, text, sizeof text);
      g_assert_true (g_hash_table_add (seen, g_strdup (text)));
    }
}

static bool
three_times (const SearchStats *stats,
             void              *data)
{
  return ++*(int *) data < 3;
}

static void
test_ends (void)
{
  static const ColouredSpec impossible[] = {
    { 4, -1, 0 }, { 13, -1, 0 }, { 8, COLOURED_N_LEVELS, 0 },
  };
  ColouredSpec spec = { 12, COLOURED_EASY, 1 };
  int n_asked = 0;
  SearchControl control = { three_times, &n_asked };
  ColouredPuzzle puzzle;
  SearchStats stats;

  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++)
    {
      g_assert_true (coloured_spec_is_impossible (&impossible[i]));
      g_assert_cmpint (coloured_generate (&impossible[i], NULL, &puzzle, &stats), ==,
                       SEARCH_INVALID);
      g_assert_cmpint (puzzle.n, ==, 0);
    }

  g_assert_cmpint (coloured_generate (&spec, &control, &puzzle, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpint (n_asked, ==, 3);
  g_assert_cmpint (puzzle.n, ==, 0);
  g_assert_cmpuint (stats.n_solutions, ==, 0);
}

/* What the grade says of a path is what the path has. */
static void
test_grades (void)
{
  for (int level = 0; level < COLOURED_N_LEVELS; level++)
    {
      g_assert_cmpint (coloured_level_from_name (coloured_level_name (level)), ==, level);

      for (int seed = 0; seed < test_rounds (N_SEEDS); seed++)
        {
          ColouredPuzzle puzzle = generate (8, level, seed);
          ColouredGrade grade;
          guint n_steps = 0;
          bool has_group, has_chain;

          coloured_grade_puzzle (&puzzle, &grade);

          for (int rule = 0; rule < COLOURED_N_RULES; rule++)
            n_steps += grade.n_used[rule];

          has_chain = grade.n_used[COLOURED_CHAIN] > 0;
          has_group = grade.n_used[COLOURED_REGIONS_IN_LINES]
                      + grade.n_used[COLOURED_LINES_IN_REGIONS]
                      + grade.n_used[COLOURED_LINES_IN_LINES] > 0;

          g_assert_cmpuint (grade.n_steps, ==, n_steps);
          g_assert_cmpuint (grade.n_used[COLOURED_LAST_SQUARE], ==, 8);
          g_assert_cmpuint (grade.n_used[grade.hardest], >, 0);
          g_assert_false (level < COLOURED_HARD && has_chain);
          g_assert_false (level == COLOURED_EASY && has_group);
        }
    }

  g_assert_cmpint (coloured_level_from_name ("unfair"), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/coloured/generate/puzzles", test_puzzles);
  g_test_add_func ("/coloured/generate/seeds", test_seeds);
  g_test_add_func ("/coloured/generate/ends", test_ends);
  g_test_add_func ("/coloured/generate/grades", test_grades);

  return g_test_run ();
}
