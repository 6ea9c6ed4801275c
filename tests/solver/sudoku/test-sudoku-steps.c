/* The teaching solvers of sudoku, held against the rules, the fast solver and each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "solver/sudoku/sudoku-steps.h"
#include "support/solver/sudoku-samples.h"
#include "support/solver/steps-run.h"

#define LEETCODE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define ESCARGOT "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

static void
test_names (void)
{
  g_assert_cmpstr (sudoku_method_name (SUDOKU_SCAN), ==, "scan");
  g_assert_cmpstr (sudoku_method_name (SUDOKU_PROPAGATE), ==, "propagate");
}

static void
check_nodes (const char   *line,
             SudokuMethod  method,
             uint64_t      to_first,
             uint64_t      to_end)
{
  SudokuGrid givens;
  SudokuSteps steps;

  sudoku_sample_read (line, &givens);
  g_assert_true (sudoku_steps_init (&steps, method, &givens));
  g_assert_cmpint (sudoku_steps_run (&steps, 1, NULL), ==, SEARCH_LIMITED);
  g_assert_cmpuint (steps.stats.n_nodes, ==, to_first);
  g_assert_true (sudoku_is_solved (&steps.grid));
  g_assert_cmpint (sudoku_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (steps.stats.n_nodes, ==, to_end);
  g_assert_cmpuint (steps.stats.n_solutions, ==, 1);
}

/* How many digits each method places until the first solution, and in all. Those of the first two
 * follow from the rules alone; those of the others from which of two equal cells comes first, too.
 */
static void
test_known_nodes (void)
{
  check_nodes (LEETCODE, SUDOKU_SCAN, 4208, 4631);
  check_nodes (LEETCODE, SUDOKU_FLAGS, 4208, 4631);
  check_nodes (LEETCODE, SUDOKU_TIGHTEST, 51, 51);
  check_nodes (LEETCODE, SUDOKU_PROPAGATE, 51, 51);
  check_nodes (ESCARGOT, SUDOKU_SCAN, 8969, 18884);
  check_nodes (ESCARGOT, SUDOKU_FLAGS, 8969, 18884);
  check_nodes (ESCARGOT, SUDOKU_TIGHTEST, 217, 2231);
  check_nodes (ESCARGOT, SUDOKU_PROPAGATE, 167, 1556);
}

/* What the events of a search have done to the grid, kept apart from the search. */
typedef struct
{
  SudokuGrid  grid;
  SearchStats stats;            /* n_checks is not known from the events */
  uint64_t    n_events;
  int         depth;
  int         variable[SUDOKU_CELLS];   /* the cells filled, in order */
} Witness;

static SudokuDigits
bit_of (int digit)
{
  return 1u << (digit - 1);
}

/* The kind of house of three reasons that stand in the order row, column, box. */
static SudokuHouseKind
kind_of (SearchReason reason,
         SearchReason first)
{
  g_assert_cmpint (reason, >=, first);
  g_assert_cmpint (reason, <=, first + 2);

  return SUDOKU_ROW + (reason - first);
}

/* How many cells of a house may still hold a digit. */
static int
count_places (const SudokuGrid *grid,
              SudokuHouseKind   kind,
              int               house,
              int               digit)
{
  int n_places = 0;

  for (int index = 0; index < 9; index++)
    {
      int cell = sudoku_house_cell (kind, house, index);

      n_places += grid->digit[cell] == 0 &&
                  (sudoku_candidates (grid, cell) & bit_of (digit)) != 0;
    }

  return n_places;
}

static void
check_place (Witness           *witness,
             const SearchEvent *event)
{
  SudokuDigits candidates = sudoku_candidates (&witness->grid, event->variable);

  g_assert_cmpint (witness->grid.digit[event->variable], ==, 0);
  g_assert_true ((candidates & bit_of (event->value)) != 0);

  if (event->reason == SEARCH_ONLY_VALUE)
    g_assert_cmpuint (candidates, ==, bit_of (event->value));
  else if (event->reason != SEARCH_NO_REASON)
    {
      SudokuHouseKind kind = kind_of (event->reason, SEARCH_ONLY_PLACE_ROW);

      g_assert_cmpint (count_places (&witness->grid, kind, sudoku_house (kind, event->variable),
                                     event->value), ==, 1);
    }

  witness->grid.digit[event->variable] = event->value;
  witness->variable[witness->depth++] = event->variable;
  witness->stats.n_nodes++;
}

static void
check_retract (Witness           *witness,
               const SearchEvent *event)
{
  g_assert_cmpint (witness->variable[--witness->depth], ==, event->variable);
  g_assert_cmpint (witness->grid.digit[event->variable], ==, event->value);
  witness->grid.digit[event->variable] = 0;
  witness->stats.n_backtracks++;
}

static void
check_reject (const Witness     *witness,
              const SearchEvent *event)
{
  SudokuHouseKind kind = kind_of (event->reason, SEARCH_SAME_ROW);

  g_assert_cmpint (witness->grid.digit[event->variable], ==, 0);
  g_assert_cmpint (event->other, !=, event->variable);
  g_assert_cmpint (witness->grid.digit[event->other], ==, event->value);
  g_assert_cmpint (sudoku_house (kind, event->variable), ==, sudoku_house (kind, event->other));
}

static void
check_dead_end (const Witness     *witness,
                const SearchEvent *event)
{
  g_assert_cmpint (witness->grid.digit[event->variable], ==, 0);

  if (event->reason == SEARCH_NO_REASON)
    {
      g_assert_cmpint (event->value, ==, 0);
      g_assert_cmpuint (sudoku_candidates (&witness->grid, event->variable), ==, 0);
    }
  else
    {
      SudokuHouseKind kind = kind_of (event->reason, SEARCH_NO_PLACE_ROW);
      int house = sudoku_house (kind, event->variable);

      g_assert_cmpint (count_places (&witness->grid, kind, house, event->value), ==, 0);
      for (int index = 0; index < 9; index++)
        g_assert_cmpint (witness->grid.digit[sudoku_house_cell (kind, house, index)], !=,
                         event->value);
    }
}

/* Whether an event is true, and what the search says of itself after it. */
static void
check_event (Witness           *witness,
             const SudokuSteps *steps,
             const SearchEvent *event)
{
  witness->n_events++;

  switch ((SearchEventKind) event->kind)
    {
    case SEARCH_PLACE:
      check_place (witness, event);
      break;

    case SEARCH_RETRACT:
      check_retract (witness, event);
      break;

    case SEARCH_REJECT:
      check_reject (witness, event);
      break;

    case SEARCH_DEAD_END:
      check_dead_end (witness, event);
      break;

    case SEARCH_SOLUTION:
      g_assert_true (sudoku_is_solved (&witness->grid));
      g_assert_cmpint (event->variable, ==, -1);
      witness->stats.n_solutions++;
      break;

    case SEARCH_GIVEN:
    case SEARCH_SKIP:
    default:
      g_assert_not_reached ();
    }

  g_assert_true (event->kind == SEARCH_REJECT || event->other == -1);
  g_assert_cmpint (event->depth, ==, witness->depth);
  g_assert_cmpint (steps->depth, ==, witness->depth);
  g_assert_cmpuint (steps->n_events, ==, witness->n_events);
  g_assert_cmpuint (steps->stats.n_nodes, ==, witness->stats.n_nodes);
  g_assert_cmpuint (steps->stats.n_backtracks, ==, witness->stats.n_backtracks);
  g_assert_cmpuint (steps->stats.n_solutions, ==, witness->stats.n_solutions);
  g_assert_cmpmem (&steps->grid, sizeof steps->grid, &witness->grid, sizeof witness->grid);
}

/* The levels: each filled one is the cell that was filled then, and no digit is in two sets. */
static void
check_levels (const Witness     *witness,
              const SudokuSteps *steps,
              const SearchEvent *event)
{
  const SudokuStepsLevel *work = &steps->level[steps->depth];

  for (int depth = 0; depth < steps->depth; depth++)
    {
      const SudokuStepsLevel *level = &steps->level[depth];
      SudokuDigits standing = bit_of (steps->grid.digit[level->cell]);

      g_assert_cmpint (level->cell, ==, witness->variable[depth]);
      g_assert_cmpuint (level->untried + level->rejected + level->closed + standing, ==,
                        SUDOKU_ALL_CANDIDATES);
      g_assert_cmpuint (level->untried | level->rejected | level->closed | standing, ==,
                        SUDOKU_ALL_CANDIDATES);
    }

  if (event->kind == SEARCH_PLACE || event->kind == SEARCH_SOLUTION)
    {
      g_assert_cmpuint (work->untried | work->rejected | work->closed, ==, 0);
      return;
    }

  g_assert_cmpint (work->cell, ==, event->variable);
  g_assert_cmpuint (work->untried + work->rejected + work->closed, ==, SUDOKU_ALL_CANDIDATES);
  g_assert_cmpuint (work->untried | work->rejected | work->closed, ==, SUDOKU_ALL_CANDIDATES);

  if (event->kind == SEARCH_RETRACT)
    g_assert_true ((work->closed & bit_of (event->value)) != 0);
  if (event->kind == SEARCH_REJECT)
    g_assert_true ((work->rejected & bit_of (event->value)) != 0);
  if (event->kind == SEARCH_DEAD_END)
    g_assert_cmpuint (work->rejected, ==, SUDOKU_ALL_CANDIDATES);
}

/* Runs a search under the eyes of a witness, to its end. */
static void
check_search (SudokuMethod      method,
              const SudokuGrid *givens)
{
  Witness witness = { .grid = *givens };
  SudokuSteps steps;
  SudokuAnswer answer;
  SearchEvent event;

  sudoku_solve (givens, 0, NULL, &answer);

  if (!sudoku_steps_init (&steps, method, givens))
    {
      g_assert_cmpint (answer.end, ==, SEARCH_INVALID);
      g_assert_false (sudoku_steps_next (&steps, &event));
      g_assert_cmpint (sudoku_steps_run (&steps, 0, NULL), ==, SEARCH_INVALID);
      return;
    }

  while (sudoku_steps_next (&steps, &event))
    {
      check_event (&witness, &steps, &event);
      check_levels (&witness, &steps, &event);
    }

  g_assert_false (sudoku_steps_next (&steps, &event));
  g_assert_cmpuint (steps.stats.n_solutions, ==, answer.stats.n_solutions);
  g_assert_cmpuint (steps.stats.n_nodes, ==, steps.stats.n_backtracks);
  g_assert_cmpmem (&steps.grid, sizeof steps.grid, givens, sizeof *givens);
  g_assert_cmpint (steps.depth, ==, 0);
}

static void
test_events_are_true (void)
{
  for (int round = 0; round < 400; round++)
    {
      SudokuGrid givens;

      sudoku_random_puzzle (&givens, round % 44);
      for (int method = 0; method < SUDOKU_N_METHODS; method++)
        check_search (method, &givens);
    }
}

static void
test_events_of_samples (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuGrid givens;

  for (guint i = 0; i < samples->len; i++)
    {
      check_search (SUDOKU_TIGHTEST, &g_array_index (samples, SudokuSample, i).givens);
      check_search (SUDOKU_PROPAGATE, &g_array_index (samples, SudokuSample, i).givens);
    }

  sudoku_sample_read (ESCARGOT, &givens);
  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    check_search (method, &givens);
}

/* Every method finds the solutions that the fast solver finds. */
static void
test_solutions_agree (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-several.txt");

  for (guint i = 0; i < samples->len; i++)
    {
      const SudokuGrid *givens = &g_array_index (samples, SudokuSample, i).givens;
      g_autoptr(GArray) expected = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
      SearchStats stats;

      sudoku_each (givens, 0, sudoku_collect, expected, NULL, &stats);
      if (expected->len > 300)
        continue;
      g_array_sort (expected, sudoku_compare);

      for (int method = 0; method < SUDOKU_N_METHODS; method++)
        {
          g_autoptr(GArray) solutions = g_array_new (FALSE, FALSE, sizeof (SudokuGrid));
          SudokuSteps steps;

          sudoku_steps_init (&steps, method, givens);
          while (sudoku_steps_run (&steps, 1, NULL) == SEARCH_LIMITED)
            g_array_append_val (solutions, steps.grid);

          g_array_sort (solutions, sudoku_compare);
          g_assert_cmpmem (solutions->data, solutions->len * sizeof (SudokuGrid),
                           expected->data, expected->len * sizeof (SudokuGrid));
        }
    }
}

/* Flags answer the question that scanning asks: the two searches tell the same. */
static void
test_scan_and_flags_agree (void)
{
  SudokuGrid givens;
  SudokuSteps scan;
  SudokuSteps flags;
  SearchEvent scanned;
  SearchEvent flagged;

  sudoku_sample_read (LEETCODE, &givens);
  sudoku_steps_init (&scan, SUDOKU_SCAN, &givens);
  sudoku_steps_init (&flags, SUDOKU_FLAGS, &givens);

  while (sudoku_steps_next (&scan, &scanned))
    {
      g_assert_true (sudoku_steps_next (&flags, &flagged));
      g_assert_cmpmem (&scanned, sizeof scanned, &flagged, sizeof flagged);
    }

  g_assert_false (sudoku_steps_next (&flags, &flagged));
  g_assert_cmpuint (scan.stats.n_checks, >, flags.stats.n_checks);
}

/* A copy, taken anywhere, goes on exactly as the original. */
static void
test_replay (void)
{
  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (SearchEvent));
      g_autoptr(GArray) copies = g_array_new (FALSE, FALSE, sizeof (SudokuSteps));
      SudokuGrid givens;
      SudokuSteps steps;
      SearchEvent event;

      sudoku_sample_read (method < SUDOKU_TIGHTEST ? LEETCODE : ESCARGOT, &givens);
      sudoku_steps_init (&steps, method, &givens);
      g_array_append_val (copies, steps);

      while (sudoku_steps_next (&steps, &event))
        {
          g_array_append_val (events, event);
          if (g_test_rand_int_range (0, 1000) == 0)
            g_array_append_val (copies, steps);
        }

      for (guint i = 0; i < copies->len; i++)
        {
          SudokuSteps *copy = &g_array_index (copies, SudokuSteps, i);

          while (sudoku_steps_next (copy, &event))
            g_assert_cmpmem (&event, sizeof event,
                             &g_array_index (events, SearchEvent, copy->n_events - 1),
                             sizeof event);

          g_assert_cmpuint (copy->n_events, ==, events->len);
          g_assert_cmpmem (&copy->stats, sizeof copy->stats, &steps.stats, sizeof steps.stats);
        }
    }
}

static void
test_whole (void)
{
  SudokuGrid whole;

  sudoku_random_solution (&whole);

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      SudokuSteps steps;

      sudoku_steps_init (&steps, method, &whole);
      g_assert_cmpint (sudoku_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (steps.stats.n_solutions, ==, 1);
      g_assert_cmpuint (steps.n_events, ==, 1);
    }
}

static void
test_stop (void)
{
  SudokuGrid empty = { { 0 } };

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      SudokuPatience patience = { .n_left = 5 };
      SearchControl control = { sudoku_lose_patience, &patience };
      SudokuSteps steps;

      sudoku_steps_init (&steps, method, &empty);
      g_assert_cmpint (sudoku_steps_run (&steps, 0, &control), ==, SEARCH_STOPPED);
      g_assert_cmpuint (steps.stats.n_nodes, ==, 5 * SEARCH_CHECK_NODES);

      /* A stopped search can be run on, to its next solution too, which is asked about. */
      g_assert_cmpint (sudoku_steps_run (&steps, 1, NULL), ==, SEARCH_LIMITED);
      patience = (SudokuPatience) { .n_left = 1, .n_nodes = steps.stats.n_nodes };
      g_assert_cmpint (sudoku_steps_run (&steps, 1, &control), ==, SEARCH_STOPPED);
      g_assert_cmpint (patience.n_left, ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/steps/names", test_names);
  g_test_add_func ("/sudoku/steps/known-nodes", test_known_nodes);
  g_test_add_func ("/sudoku/steps/events-are-true", test_events_are_true);
  g_test_add_func ("/sudoku/steps/events-of-samples", test_events_of_samples);
  g_test_add_func ("/sudoku/steps/solutions-agree", test_solutions_agree);
  g_test_add_func ("/sudoku/steps/scan-and-flags-agree", test_scan_and_flags_agree);
  g_test_add_func ("/sudoku/steps/replay", test_replay);
  g_test_add_func ("/sudoku/steps/whole", test_whole);
  g_test_add_func ("/sudoku/steps/stop", test_stop);

  return g_test_run ();
}
