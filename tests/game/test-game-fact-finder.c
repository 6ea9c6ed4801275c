/* Facts of puzzles: the same as jobs of their own find, each found once, as far as is wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-fact-finder.h"
#include "game/jobs/game-job.h"
#include "game/state/game-variant.h"
#include "support/game/game-requests.h"
#include "support/game/wait-for.h"

static int n_jobs;
static void (*construct_job) (GObject *job);

static void
job_constructed_cb (GObject *job)
{
  n_jobs++;
  construct_job (job);
}

static void
count_jobs (void)
{
  GObjectClass *klass = g_type_class_ref (GAME_TYPE_JOB);

  construct_job = klass->constructed;
  klass->constructed = job_constructed_cb;
}

/* A new puzzle of each variant has one solution and the level of its spec. */
static void
test_puzzles (void)
{
  g_autoptr(GameFactFinder) finder = game_fact_finder_new ();

  game_fact_finder_want (finder, GAME_FACTS_GRADE);
  for (int variant = 0; variant < GAME_N_VARIANTS; variant++)
    {
      GameSpec spec = { .variant = variant };
      const GameFacts *facts;
      g_autoptr(GameReport) report = NULL;
      GameRequest request;

      if (game_variants[variant].generate == NULL)
        continue;

      spec = game_spec_new (variant, 8, 1);
      request = game_request_generate (&spec);
      report = run (&request);
      game_fact_finder_set_puzzle (finder, &report->puzzle);
      facts = game_fact_finder_get_facts (finder);
      wait_for (facts->has_grade, "the grade");
      g_assert_cmpint (facts->n_solutions, ==, 1);
      g_assert_true (game_state_is_solved (&facts->solution));
      g_assert_true (game_state_same_puzzle (&facts->solution, &report->puzzle));
      g_assert_cmpint (facts->grade.level, ==, 1);
      g_assert_cmpint (game_facts_lack_rating (facts), ==, variant == GAME_VARIANT_SUDOKU);
    }
}

/* Puzzles with no solution or several have no grade, and free boards no facts. */
static void
test_no_puzzles (void)
{
  g_autoptr(GameFactFinder) finder = game_fact_finder_new ();
  const GameFacts *facts = game_fact_finder_get_facts (finder);
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState state;

  game_fact_finder_want (finder, GAME_FACTS_GRADE);
  memset (givens.digit, 0, 40);
  state = game_state_new_sudoku (&givens);
  n_jobs = 0;
  game_fact_finder_set_puzzle (finder, &state);
  wait_for (facts->n_solutions == 2, "the proof that there are several");
  g_assert_false (facts->has_grade);

  givens = make_grid (UNIQUE_LINE);
  givens.digit[2] = 5;
  state = game_state_new_sudoku (&givens);
  game_fact_finder_set_puzzle (finder, &state);
  wait_for (facts->n_solutions == 0, "the proof that there is none");

  state = game_state_new_queens (8);
  game_fact_finder_set_puzzle (finder, &state);
  g_assert_cmpint (n_jobs, ==, 2);
  g_assert_cmpint (facts->n_solutions, ==, GAME_FACTS_UNKNOWN);
}

static void
changed_cb (GameFactFinder *finder,
            int            *n_changes)
{
  ++*n_changes;
}

/* No more is found than is wanted, and what is known is not found again. A rating is wanted of one
 * puzzle, not of the next. */
static void
test_wanted (void)
{
  g_autoptr(GameFactFinder) finder = game_fact_finder_new ();
  const GameFacts *facts = game_fact_finder_get_facts (finder);
  const SudokuGrid givens = make_grid (UNIQUE_LINE);
  const SudokuGrid other_givens = make_grid (OTHER_LINE);
  const GameState state = game_state_new_sudoku (&givens);
  const GameState other = game_state_new_sudoku (&other_givens);
  int n_changes = 0;

  g_signal_connect (finder, "changed", G_CALLBACK (changed_cb), &n_changes);
  n_jobs = 0;
  g_assert_true (game_fact_finder_set_puzzle (finder, &state));
  g_assert_cmpint (n_jobs, ==, 0);

  game_fact_finder_want (finder, GAME_FACTS_SOLUTION);
  wait_for (facts->n_solutions == 1, "the solution");
  g_assert_false (facts->has_grade);
  g_assert_cmpint (n_changes, ==, 1);
  g_assert_cmpint (n_jobs, ==, 1);

  game_fact_finder_want_least (finder, GAME_FACTS_GRADE);
  wait_for (facts->has_grade, "the grade");
  g_assert_false (facts->has_rating);
  g_assert_cmpint (n_changes, ==, 2);

  game_fact_finder_want (finder, GAME_FACTS_RATING);
  game_fact_finder_want_least (finder, GAME_FACTS_GRADE);
  wait_for (facts->has_rating, "the rating");
  g_assert_cmpint (facts->rating.er, ==, 12);
  g_assert_cmpint (n_changes, ==, 3);

  game_fact_finder_want (finder, GAME_FACTS_SOLUTION);
  game_fact_finder_want (finder, GAME_FACTS_RATING);
  g_assert_false (game_fact_finder_set_puzzle (finder, &state));
  g_assert_cmpint (n_jobs, ==, 3);
  g_assert_cmpint (n_changes, ==, 3);

  g_assert_true (game_fact_finder_set_puzzle (finder, &other));
  wait_for (facts->has_grade, "the grade of the next puzzle");
  g_assert_cmpint (n_jobs, ==, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  count_jobs ();

  g_test_add_func ("/game/fact-finder/puzzles", test_puzzles);
  g_test_add_func ("/game/fact-finder/no-puzzles", test_no_puzzles);
  g_test_add_func ("/game/fact-finder/wanted", test_wanted);

  return g_test_run ();
}
