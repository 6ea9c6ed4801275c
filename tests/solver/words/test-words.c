/* Verbal arithmetic: known numbers of solutions, the rules, and the fast search held against all
 * digits for all letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/test-rounds.h"
#include "support/solver/words-samples.h"

#include <string.h>

typedef struct
{
  const char        *text;
  const WordsPuzzle *puzzle;
  const char        *wanted;            /* a solution that has to be among them */
  bool               has_wanted;
  int                n_found;
  WordsSolution      last;
} Found;

static bool
check_solution (const WordsSolution *solution,
                void                *data)
{
  Found *found = data;
  char written[2048];

  words_write (found->text, strlen (found->text), found->puzzle, solution, written,
               sizeof written);
  g_assert_true (words_is_true (found->text, written));
  g_assert_true (words_is_solution (found->puzzle, solution));
  found->has_wanted |= g_strcmp0 (written, found->wanted) == 0;

  /* They come in the order of the rows, so none comes twice. */
  if (found->n_found > 0)
    g_assert_cmpint (memcmp (solution, &found->last, sizeof *solution), >, 0);
  found->last = *solution;
  found->n_found++;

  return true;
}

static int
count (const char *text,
       const char *wanted)
{
  const WordsPuzzle puzzle = words_sample_puzzle (text);
  Found found = { .text = text, .puzzle = &puzzle, .wanted = wanted };
  SearchStats stats;

  g_assert_cmpint (words_each (&puzzle, 0, check_solution, &found, NULL, &stats), ==,
                   SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, found.n_found);
  g_assert_true (found.has_wanted == (wanted != NULL));

  return found.n_found;
}

static void
test_known (void)
{
  for (int i = 0; i < n_words_samples; i++)
    g_assert_cmpint (count (words_samples[i].text, words_samples[i].solution), ==,
                     words_samples[i].n_solutions);

  g_assert_cmpint (count ("SEND + MORE = MONEY", "9567 + 1085 = 10652"), ==, 1);
  g_assert_cmpint (count (words_longest_sample, NULL), ==, 1);
}

static void
test_plainly (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  int n_solvable = 0;

  for (int i = 0; i < n_words_samples; i++)
    g_assert_cmpint (words_count_plainly (words_samples[i].text), ==,
                     words_samples[i].n_solutions);

  /* About one in sixteen has a solution; one has to be met. */
  for (int round = 0; round < test_rounds (400) || n_solvable == 0; round++)
    {
      g_autofree char *text = words_random_text (rand);
      int n_solutions = words_count_plainly (text);

      g_test_message ("%s", text);
      g_assert_cmpint (count (text, NULL), ==, n_solutions);
      n_solvable += n_solutions > 0;
    }
}

/* What is no solution is wrong by one of the rules. */
static void
test_rules (void)
{
  static const struct
  {
    const char *text;
    const char *digits;         /* row by row */
    bool        is_solution;
  } cases[] = {
    { "A + B = C", "123", true },
    { "A + B = C", "101", false },      /* a digit twice */
    { "A + B = C", "124", false },
    { "A + B = C", "9:9", false },      /* no digit */
    { "AB + C = AD", "1234", true },
    { "AB + C = AD", "1230", false },   /* 01 + 2 = 03 */
    { "AB + C = DA", "1234", false },
    { "BA + BA = CA", "012", true },
    { "AB + AB = AC", "120", false },   /* 01 + 01 = 02 */
    { "A = A", "0", true },
    { "AA + A = A", "0", false },
    { "A + B = C", "987", false },      /* 17: a carry is left */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const WordsPuzzle puzzle = words_sample_puzzle (cases[i].text);
      WordsSolution solution = { { 0 } };

      g_assert_cmpuint (strlen (cases[i].digits), ==, puzzle.n_letters);
      for (int row = 0; row < puzzle.n_letters; row++)
        solution.digit[row] = cases[i].digits[row] - '0';

      g_test_message ("%s %s", cases[i].text, cases[i].digits);
      g_assert_true (words_is_solution (&puzzle, &solution) == cases[i].is_solution);
    }
}

static bool
stop_at_third (const WordsSolution *solution,
               void                *data)
{
  int *n_found = data;

  return ++*n_found < 3;
}

static void
test_limit (void)
{
  const WordsPuzzle puzzle = words_sample_puzzle ("TWO + TWO = FOUR");
  SearchStats stats;
  int n_found = 0;

  g_assert_cmpint (words_each (&puzzle, 2, NULL, NULL, NULL, &stats), ==, SEARCH_LIMITED);
  g_assert_cmpuint (stats.n_solutions, ==, 2);
  g_assert_cmpint (words_each (&puzzle, 7, NULL, NULL, NULL, &stats), ==, SEARCH_LIMITED);
  g_assert_cmpint (words_each (&puzzle, 8, NULL, NULL, NULL, &stats), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, 7);
  g_assert_cmpint (words_each (&puzzle, 0, stop_at_third, &n_found, NULL, &stats), ==,
                   SEARCH_STOPPED);
  g_assert_cmpint (n_found, ==, 3);
}

static bool
never (const SearchStats *stats,
       void              *data)
{
  uint64_t *n_nodes = data;

  *n_nodes = stats->n_nodes;

  return false;
}

static void
test_stop (void)
{
  const WordsPuzzle puzzle = words_sample_puzzle ("A + B + C + D + E + F + G + H + I = J");
  uint64_t n_nodes = 0;
  const SearchControl control = { never, &n_nodes };
  SearchStats stats;

  g_assert_cmpint (words_each (&puzzle, 0, NULL, NULL, &control, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpuint (n_nodes, ==, SEARCH_CHECK_NODES);
  g_assert_cmpuint (stats.n_nodes, ==, SEARCH_CHECK_NODES);
}

static void
test_no_letters (void)
{
  const WordsPuzzle none = { 0 };
  const WordsSolution solution = { { 0 } };
  SearchStats stats = { 1, 1, 1, 1 };

  g_assert_cmpint (words_each (&none, 0, NULL, NULL, NULL, &stats), ==, SEARCH_INVALID);
  g_assert_cmpuint (stats.n_solutions, ==, 0);
  g_assert_false (words_is_solution (&none, &solution));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/each/known", test_known);
  g_test_add_func ("/words/each/plainly", test_plainly);
  g_test_add_func ("/words/each/limit", test_limit);
  g_test_add_func ("/words/each/stop", test_stop);
  g_test_add_func ("/words/each/no-letters", test_no_letters);
  g_test_add_func ("/words/is-solution/rules", test_rules);

  return g_test_run ();
}
