/* The teaching solvers of n queens: every event is true, every method finds what the fast solver
 * finds, and a copy of a search goes on as the original does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "support/solver/steps-run.h"

#include "solver/queens/queens-steps.h"

/* The largest boards that are gone through event by event. */
static const int n_watched[QUEENS_N_METHODS] = {
  [QUEENS_PLACEMENTS] = 5,
  [QUEENS_ALL_SQUARES] = 5,
  [QUEENS_ROWS] = 6,
  [QUEENS_PERMUTATIONS] = 8,
  [QUEENS_SCAN] = 8,
  [QUEENS_SCAN_SQUARES] = 8,
  [QUEENS_MARKS_CLEARED] = 8,
  [QUEENS_MARKS_CLEARED_ALL] = 7,
  [QUEENS_MARKS_COPIED] = 8,
  [QUEENS_MARKS] = 8,
  [QUEENS_FLAGS] = 8,
  [QUEENS_SET] = 8,
  [QUEENS_BITS] = 9,
};

typedef struct
{
  QueensSteps steps;
  QueensBoard board;            /* as the events tell it */
  uint64_t    n_returned[SEARCH_GIVEN + 1];
  uint32_t    rejected[QUEENS_MAX + 1];  /* of each line, likewise */
  uint32_t    closed[QUEENS_MAX + 1];
} Watch;

typedef void (*WatchFunc) (QueensMethod method,
                           QueensOrder  order,
                           int          n);

static void
for_all (WatchFunc func)
{
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    for (int n = 1; n <= n_watched[method]; n++)
      {
        func (method, QUEENS_BY_ROW, n);
        func (method, QUEENS_BY_COLUMN, n);
      }
}

static bool
looks_back (QueensMethod method)
{
  return !queens_method_tests_whole (method);
}

static bool
is_reason (SearchReason reason,
           int          row,
           int          column,
           int          other_row,
           int          other_column)
{
  switch ((int) reason)
    {
    case SEARCH_SAME_ROW:
      return row == other_row;
    case SEARCH_SAME_COLUMN:
      return column == other_column;
    case SEARCH_SAME_DIAGONAL:
      return row - column == other_row - other_column;
    case SEARCH_SAME_ANTIDIAGONAL:
      return row + column == other_row + other_column;
    case SEARCH_SAME_SQUARE:
      return row == other_row && column == other_column;
    default:
      return false;
    }
}

static void
check_reject (Watch             *watch,
              const SearchEvent *event,
              int                row,
              int                column)
{
  const QueensSteps *steps = &watch->steps;
  int other_row = -1;
  int other_column = -1;

  if (event->reason == SEARCH_NO_REASON)
    {
      g_assert_true (queens_method_is_wrong (steps->method));
      g_assert_false (queens_steps_refuser (steps, event, &other_row, &other_column));
      g_assert_cmpint (event->other, ==, -1);
      return;
    }

  g_assert_true (queens_board_has (&watch->board, row, column)
                 == (!looks_back (steps->method) || event->reason == SEARCH_SAME_SQUARE));
  g_assert_true (queens_steps_refuser (steps, event, &other_row, &other_column));
  g_assert_true (queens_board_has (&watch->board, other_row, other_column));
  g_assert_true ((row == other_row && column == other_column)
                 == (event->reason == SEARCH_SAME_SQUARE));
  g_assert_true (is_reason (event->reason, row, column, other_row, other_column));
  g_assert_cmpint (event->other, ==,
                   steps->order == QUEENS_BY_ROW ? other_row : other_column);
}

static void
check_dead_end (Watch             *watch,
                const SearchEvent *event)
{
  QueensBoard attacked;

  if (!queens_method_is_by_line (watch->steps.method))
    {
      g_assert_cmpint (event->variable, ==, -1);
      queens_board_attacked (&watch->board, &attacked);
      for (int row = 0; row < watch->board.n; row++)
        attacked.row[row] |= watch->board.row[row];
      g_assert_cmpint (queens_board_count (&attacked), ==, watch->board.n * watch->board.n);
      return;
    }

  g_assert_cmpint (event->variable, ==, watch->steps.depth);
  g_assert_cmpint (event->reason, ==, watch->steps.order == QUEENS_BY_ROW
                                        ? SEARCH_NO_PLACE_ROW : SEARCH_NO_PLACE_COLUMN);
  queens_board_attacked (&watch->board, &attacked);
  if (queens_method_is_wrong (watch->steps.method))
    return;

  for (int value = 0; value < watch->board.n; value++)
    {
      int row, column;

      queens_steps_square (&watch->steps, event->variable, value, &row, &column);
      g_assert_true (queens_board_has (&attacked, row, column));
    }
}

static void
check_place (Watch             *watch,
             const SearchEvent *event,
             int                row,
             int                column)
{
  g_assert_cmpint (queens_board_has (&watch->board, row, column), ==,
                   event->kind == SEARCH_RETRACT);
  watch->board.row[row] ^= UINT32_C (1) << column;

  if (event->kind == SEARCH_PLACE && looks_back (watch->steps.method)
      && !queens_method_is_wrong (watch->steps.method))
    {
      QueensBoard attacked;

      queens_board_attacked (&watch->board, &attacked);
      g_assert_false (queens_board_has (&attacked, row, column));
    }
}

static void
check_event (Watch             *watch,
             const SearchEvent *event)
{
  int row, column;

  queens_steps_square (&watch->steps, event->variable, event->value, &row, &column);
  watch->n_returned[event->kind]++;

  switch ((SearchEventKind) event->kind)
    {
    case SEARCH_PLACE:
    case SEARCH_RETRACT:
      check_place (watch, event, row, column);
      break;
    case SEARCH_REJECT:
      check_reject (watch, event, row, column);
      break;
    case SEARCH_DEAD_END:
      check_dead_end (watch, event);
      break;
    case SEARCH_SOLUTION:
      g_assert_true (queens_board_is_solved (&watch->board, NULL)
                     == (event->reason == SEARCH_NO_REASON));
      g_assert_true (event->reason == SEARCH_NO_REASON
                     || queens_method_is_wrong (watch->steps.method));
      break;
    case SEARCH_GIVEN:
    case SEARCH_SKIP:
    default:
      g_assert_not_reached ();
    }
}

/* What became of the places of each line is what the events have told of it. */
static void
check_sets (Watch             *watch,
            const SearchEvent *event)
{
  const QueensSteps *steps = &watch->steps;

  if (!queens_method_is_by_line (steps->method))
    return;

  if (event->kind == SEARCH_PLACE)
    watch->rejected[event->variable + 1] = watch->closed[event->variable + 1] = 0;
  else if (event->kind == SEARCH_RETRACT)
    watch->closed[event->variable] |= UINT32_C (1) << event->value;
  else if (event->kind == SEARCH_REJECT && looks_back (steps->method))
    watch->rejected[event->variable] |= UINT32_C (1) << event->value;

  for (int line = 0; line <= steps->depth && line < steps->n; line++)
    {
      g_assert_cmpuint (steps->closed[line], ==, watch->closed[line]);
      if (steps->method != QUEENS_BITS)
        g_assert_cmpuint (steps->rejected[line], ==, watch->rejected[line]);
    }
}

static void
watch_events (QueensMethod method,
              QueensOrder  order,
              int          n)
{
  Watch watch = { .board = queens_board_empty (n) };
  SearchEvent event;
  QueensBoard board;
  uint64_t n_events = 0;

  g_assert_true (queens_steps_init (&watch.steps, method, order, n));

  while (queens_steps_next (&watch.steps, &event))
    {
      check_event (&watch, &event);
      check_sets (&watch, &event);
      queens_steps_board (&watch.steps, &board);
      g_assert_cmpmem (&board, sizeof board, &watch.board, sizeof watch.board);
      g_assert_cmpint (event.depth, ==, queens_board_count (&board));
      g_assert_cmpuint (watch.steps.n_events, ==, ++n_events);
    }

  g_assert_cmpint (queens_board_count (&watch.board), ==, 0);
  g_assert_cmpint (watch.steps.depth, ==, 0);
  g_assert_cmpuint (watch.n_returned[SEARCH_PLACE], ==, watch.steps.stats.n_nodes);
  g_assert_cmpuint (watch.n_returned[SEARCH_RETRACT], ==, watch.steps.stats.n_backtracks);
  g_assert_cmpuint (watch.n_returned[SEARCH_SOLUTION], ==, watch.steps.stats.n_solutions);
  g_assert_cmpuint (watch.n_returned[SEARCH_REJECT], ==, watch.steps.stats.n_rejects);
  g_assert_cmpuint (watch.n_returned[SEARCH_PLACE], ==, watch.n_returned[SEARCH_RETRACT]);
  g_assert_false (queens_steps_next (&watch.steps, &event));
  g_assert_cmpuint (watch.steps.n_events, ==, n_events);
}

static void
test_events (void)
{
  for_all (watch_events);
}

/* What is left of a search after its end but for its numbers is what it was at the start. */
static void
watch_tables (QueensMethod method,
              QueensOrder  order,
              int          n)
{
  static const uint8_t no_attacks[QUEENS_MAX][QUEENS_MAX];
  QueensSteps steps;

  if (queens_method_is_wrong (method))
    return;

  queens_steps_init (&steps, method, order, n);
  g_assert_cmpint (queens_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (steps.columns, ==, 0);
  g_assert_cmpuint (steps.diagonals, ==, 0);
  g_assert_cmpuint (steps.antidiagonals, ==, 0);
  g_assert_cmpmem (steps.n_attacks, sizeof steps.n_attacks, no_attacks, sizeof no_attacks);
}

static void
test_tables (void)
{
  for_all (watch_tables);
}

static void
watch_solutions (QueensMethod method,
                 QueensOrder  order,
                 int          n)
{
  g_autoptr(GArray) wanted = g_array_new (FALSE, FALSE, sizeof (QueensSolution));
  QueensBoard empty = queens_board_empty (n);
  unsigned n_found = 0;
  SearchStats stats;
  QueensSteps steps;

  if (!queens_method_is_comparable (method))
    return;

  queens_each (&empty, 0, append_solution, wanted, NULL, &stats);
  queens_steps_init (&steps, method, order, n);

  while (queens_steps_run (&steps, 1, NULL) == SEARCH_LIMITED)
    {
      QueensSolution *solution = &g_array_index (wanted, QueensSolution, n_found++);
      QueensSolution found;
      QueensBoard board;

      queens_steps_board (&steps, &board);
      g_assert_true (queens_board_is_solved (&board, &found));

      for (int row = 0; row < n; row++)
        if (order == QUEENS_BY_ROW)
          g_assert_cmpint (found.column[row], ==, solution->column[row]);
        else
          g_assert_cmpint (found.column[solution->column[row]], ==, row);
    }

  g_assert_cmpuint (n_found, ==, wanted->len);
  g_assert_cmpuint (steps.stats.n_solutions, ==, wanted->len);
  g_assert_cmpuint (steps.stats.n_valid, ==, wanted->len);
}

static void
test_solutions (void)
{
  for_all (watch_solutions);
}

static void
check_stats (QueensMethod method,
             int          n,
             uint64_t     n_nodes,
             int64_t      n_checks)
{
  for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
    {
      QueensSteps steps;

      queens_steps_init (&steps, method, order, n);
      g_assert_cmpint (queens_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (steps.stats.n_nodes, ==, n_nodes);
      g_assert_cmpuint (steps.stats.n_backtracks, ==, n_nodes);

      if (n_checks >= 0)
        g_assert_cmpint (steps.stats.n_checks, ==, n_checks);
    }
}

static void
test_numbers (void)
{
  static const int n[] = { 4, 5, 6, 8, 10 };
  static const uint64_t n_nodes[] = { 16, 53, 152, 2056, 35538 };
  static const uint64_t n_tries[] = { 60, 220, 894, 15720, 348150 };

  for (unsigned i = 0; i < G_N_ELEMENTS (n); i++)
    {
      check_stats (QUEENS_SCAN, n[i], n_nodes[i], -1);
      check_stats (QUEENS_SCAN_SQUARES, n[i], n_nodes[i], -1);
      check_stats (QUEENS_MARKS, n[i], n_nodes[i], n_tries[i]);
      check_stats (QUEENS_MARKS_COPIED, n[i], n_nodes[i], n_tries[i]);
      check_stats (QUEENS_FLAGS, n[i], n_nodes[i], n_tries[i]);
      check_stats (QUEENS_SET, n[i], n_nodes[i], n_tries[i]);
      check_stats (QUEENS_BITS, n[i], n_nodes[i], 0);
    }

  check_stats (QUEENS_SCAN, 8, 2056, 46752);
  check_stats (QUEENS_SCAN_SQUARES, 8, 2056, 81318);
  check_stats (QUEENS_BITS, 12, 856188, 0);
  check_stats (QUEENS_PERMUTATIONS, 8, 109600, 181964);
  check_stats (QUEENS_ROWS, 8, 19173960, 50199400);
}

static uint64_t
binomial (int n,
          int k)
{
  uint64_t product = 1;

  for (int i = 1; i <= k; i++)
    product = product * (n - k + i) / i;

  return product;
}

/* The k first of n squares leave the n - k others room behind them. */
static void
test_placements (void)
{
  for (int n = 1; n <= 5; n++)
    {
      uint64_t n_nodes = 0;

      for (int k = 1; k <= n; k++)
        n_nodes += binomial (n * n - n + k, k);

      check_stats (QUEENS_PLACEMENTS, n, n_nodes, -1);
    }
}

static void
watch_replay (QueensMethod method,
              QueensOrder  order,
              int          n)
{
  QueensSteps steps;
  QueensSteps copy;
  SearchEvent event;
  SearchEvent again;

  queens_steps_init (&steps, method, order, n);
  queens_steps_run (&steps, 0, NULL);

  for (int round = 0; round < 5; round++)
    {
      uint64_t n_before = g_test_rand_int_range (0, MIN (steps.n_events, 1000000));

      queens_steps_init (&copy, method, order, n);

      while (copy.n_events < n_before)
        queens_steps_next (&copy, &event);

      steps = copy;

      for (int i = 0; i < 200 && queens_steps_next (&steps, &event); i++)
        {
          g_assert_true (queens_steps_next (&copy, &again));
          g_assert_cmpmem (&event, sizeof event, &again, sizeof again);
        }

      g_assert_cmpint (queens_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
    }
}

static void
test_replay (void)
{
  for_all (watch_replay);
}

/* On the largest board as well, where the masks are full. */
static void
test_largest (void)
{
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      {
        Watch watch = { .board = queens_board_empty (QUEENS_MAX) };
        SearchEvent event;

        g_assert_true (queens_steps_init (&watch.steps, method, order, QUEENS_MAX));

        for (int i = 0; i < 20000 && queens_steps_next (&watch.steps, &event); i++)
          check_event (&watch, &event);

        g_assert_cmpuint (watch.steps.n_events, ==, 20000);
      }
}

static void
test_invalid (void)
{
  static const int bad_n[] = { -1, 0, QUEENS_MAX + 1 };

  for (unsigned i = 0; i < G_N_ELEMENTS (bad_n); i++)
    {
      QueensSteps steps;
      SearchEvent event;

      g_assert_false (queens_steps_init (&steps, QUEENS_BITS, QUEENS_BY_ROW, bad_n[i]));
      g_assert_false (queens_steps_next (&steps, &event));
      g_assert_cmpint (queens_steps_run (&steps, 0, NULL), ==, SEARCH_INVALID);
    }
}

static void
test_names (void)
{
  g_assert_cmpstr (queens_method_name (QUEENS_PLACEMENTS), ==, "placements");
  g_assert_cmpstr (queens_method_name (QUEENS_BITS), ==, "bits");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/steps/events", test_events);
  g_test_add_func ("/queens/steps/tables", test_tables);
  g_test_add_func ("/queens/steps/solutions", test_solutions);
  g_test_add_func ("/queens/steps/numbers", test_numbers);
  g_test_add_func ("/queens/steps/placements", test_placements);
  g_test_add_func ("/queens/steps/replay", test_replay);
  g_test_add_func ("/queens/steps/largest", test_largest);
  g_test_add_func ("/queens/steps/invalid", test_invalid);
  g_test_add_func ("/queens/steps/names", test_names);

  return g_test_run ();
}
