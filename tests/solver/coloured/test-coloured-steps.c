/* The teaching solvers on coloured queens: every event is true, and every method, by rows and by
 * columns, finds what the fast solver finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/coloured-samples.h"
#include "support/solver/steps-run.h"
#include "solver/coloured/coloured-steps.h"

/* The largest boards that are gone through event by event. */
static const int n_watched[QUEENS_N_METHODS] = {
  [QUEENS_PLACEMENTS] = 0,
  [QUEENS_ALL_SQUARES] = 5,
  [QUEENS_ROWS] = 5,
  [QUEENS_PERMUTATIONS] = 7,
  [QUEENS_SCAN] = 9,
  [QUEENS_SCAN_SQUARES] = 0,
  [QUEENS_MARKS_CLEARED] = 0,
  [QUEENS_MARKS_CLEARED_ALL] = 0,
  [QUEENS_MARKS_COPIED] = 9,
  [QUEENS_MARKS] = 9,
  [QUEENS_FLAGS] = 9,
  [QUEENS_SET] = 9,
  [QUEENS_BITS] = 9,
};

static bool
count (const QueensSolution *solution,
       void                 *data)
{
  return true;
}

/* Whether two queens are in each other's way for that reason. */
static bool
is_reason (const ColouredPuzzle *puzzle,
           SearchReason          reason,
           int                   row,
           int                   column,
           int                   other_row,
           int                   other_column)
{
  switch ((int) reason)
    {
    case SEARCH_SAME_SQUARE:
      return row == other_row && column == other_column;

    case SEARCH_SAME_ROW:
      return row == other_row && column != other_column;

    case SEARCH_SAME_COLUMN:
      return column == other_column && row != other_row;

    case SEARCH_SAME_REGION:
      return puzzle->region[row * puzzle->n + column]
             == puzzle->region[other_row * puzzle->n + other_column];

    case SEARCH_TOUCHES:
      return ABS (row - other_row) == 1 && ABS (column - other_column) == 1;

    default:
      return false;
    }
}

static void
assert_event (const ColouredPuzzle *puzzle,
              const QueensSteps    *steps,
              const SearchEvent    *event)
{
  QueensBoard board;
  int row, column, other_row, other_column;

  queens_steps_board (steps, &board);
  if (event->kind == SEARCH_SOLUTION)
    {
      g_assert_true (coloured_is_solved (puzzle, &board, NULL));
      return;
    }
  if (event->kind != SEARCH_REJECT)
    return;

  queens_steps_square (steps, event->variable, event->value, &row, &column);
  g_assert_true (queens_steps_refuser (steps, event, &other_row, &other_column));
  g_assert_true (queens_board_has (&board, other_row, other_column));
  g_assert_true (is_reason (puzzle, event->reason, row, column, other_row, other_column));
}

static void
watch (const ColouredPuzzle *puzzle,
       QueensMethod          method,
       QueensOrder           order,
       uint64_t              n_solutions)
{
  QueensSteps steps;
  QueensSteps again;
  SearchEvent event;
  QueensBoard board;

  g_assert_true (coloured_steps_init (&steps, method, order, puzzle));
  again = steps;
  while (queens_steps_next (&steps, &event))
    assert_event (puzzle, &steps, &event);

  if (method == QUEENS_ALL_SQUARES)
    for (int k = 2; k <= puzzle->n; k++)
      n_solutions *= k;
  g_assert_cmpuint (steps.stats.n_solutions, ==, n_solutions);
  queens_steps_board (&steps, &board);
  g_assert_cmpint (queens_board_count (&board), ==, 0);

  g_assert_cmpint (queens_steps_run (&again, 0, NULL), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (again.n_events, ==, steps.n_events);
}

static void
test_methods (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  uint64_t n_all = 0;

  for (int n = COLOURED_MIN; n <= 9; n++)
    for (int k = 0; k < 6; k++)
      {
        const ColouredPuzzle puzzle = coloured_sample (rand, n);
        SearchStats stats;

        coloured_each (&puzzle, NULL, 0, count, NULL, NULL, &stats);
        n_all += stats.n_solutions;
        for (int method = 0; method < QUEENS_N_METHODS; method++)
          for (int order = 0; order < 2 && n <= n_watched[method]; order++)
            watch (&puzzle, method, order, stats.n_solutions);
      }

  g_assert_cmpuint (n_all, >, 0);
}

/* All methods that look back take the same squares for free. */
static void
test_agree (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());

  for (int k = 0; k < 20; k++)
    {
      const ColouredPuzzle puzzle = coloured_sample (rand, 5 + k % 5);
      uint64_t n_nodes = 0;

      for (int method = QUEENS_SCAN; method < QUEENS_N_METHODS; method++)
        {
          QueensSteps steps;

          if (queens_method_needs_diagonals (method))
            continue;

          coloured_steps_init (&steps, method, QUEENS_BY_ROW, &puzzle);
          queens_steps_run (&steps, 0, NULL);
          g_assert_true (n_nodes == 0 || n_nodes == steps.stats.n_nodes);
          n_nodes = steps.stats.n_nodes;
        }
    }
}

static void
test_invalid (void)
{
  ColouredPuzzle puzzle = { .n = 5 };
  QueensSteps steps;
  SearchEvent event;

  g_assert_false (coloured_steps_init (&steps, QUEENS_FLAGS, QUEENS_BY_ROW, &puzzle));
  g_assert_false (queens_steps_next (&steps, &event));
}

/* The wrong methods are about diagonals, and another goes along them. Their board is there, and
 * nothing happens on it. */
static void
test_refused (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  const ColouredPuzzle puzzle = coloured_sample (rand, 6);
  QueensSteps steps;
  SearchEvent event;

  g_assert_false (coloured_steps_init (&steps, QUEENS_MARKS_CLEARED, QUEENS_BY_ROW, &puzzle));
  g_assert_false (queens_steps_next (&steps, &event));
  g_assert_cmpint (steps.n, ==, 6);
  g_assert_false (coloured_steps_init (&steps, QUEENS_MARKS_CLEARED_ALL, QUEENS_BY_ROW, &puzzle));
  g_assert_false (coloured_steps_init (&steps, QUEENS_SCAN_SQUARES, QUEENS_BY_ROW, &puzzle));
  g_assert_true (coloured_steps_init (&steps, QUEENS_MARKS_COPIED, QUEENS_BY_ROW, &puzzle));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/coloured/steps/methods", test_methods);
  g_test_add_func ("/coloured/steps/agree", test_agree);
  g_test_add_func ("/coloured/steps/invalid", test_invalid);
  g_test_add_func ("/coloured/steps/refused", test_refused);

  return g_test_run ();
}
