/* The teaching solvers of sudoku: givens that are read as events, searches that stop at the first
 * solution, and what a search tells about refusals and dead ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/steps-run.h"
#include "support/solver/sudoku-samples.h"

#include "solver/sudoku/sudoku-steps.h"

static const char *const lines[] = {
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  "..7...........32...5.1.2...5.1..47......7...1..49...8.3....79......9..6.4.96...52",
};

static SudokuGrid
read_line (const char *line)
{
  SudokuGrid grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';

  return grid;
}

/* The givens come in row order, each goes into the flags, and the search is the same afterwards. */
static void
test_givens (void)
{
  SudokuGrid givens = read_line (lines[0]);

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      SudokuSteps steps, plain;
      SearchEvent event, plain_event;
      int before = -1;

      g_assert_true (sudoku_steps_init (&plain, method, &givens));
      steps = plain;
      sudoku_steps_read_givens (&steps);

      for (int i = 0; i < sudoku_count_digits (&givens); i++)
        {
          g_assert_cmpint (sudoku_count_digits (&steps.grid), ==, i);
          g_assert_true (sudoku_steps_next (&steps, &event));
          g_assert_cmpint (event.kind, ==, SEARCH_GIVEN);
          g_assert_cmpint (event.variable, >, before);
          g_assert_cmpint (event.value, ==, givens.digit[event.variable]);
          g_assert_cmpint (event.depth, ==, 0);
          before = event.variable;
        }

      g_assert_cmpmem (steps.taken, sizeof steps.taken, plain.taken, sizeof plain.taken);
      for (int i = 0; i < 20000 && sudoku_steps_next (&plain, &plain_event); i++)
        {
          g_assert_true (sudoku_steps_next (&steps, &event));
          g_assert_cmpmem (&event, sizeof event, &plain_event, sizeof plain_event);
        }
    }
}

/* The walk over the cells: each event is about the cell that it has come to, and only givens are
 * skipped. */
static int
follow_walk (const SudokuSteps *steps,
             const SearchEvent *event,
             int                cell)
{
  if (event->kind == SEARCH_SOLUTION)
    {
      g_assert_cmpint (cell, ==, SUDOKU_CELLS);
      return cell;
    }

  if (event->kind == SEARCH_RETRACT)
    return event->variable;

  g_assert_cmpint (event->variable, ==, cell);
  g_assert_true ((steps->givens.digit[cell] != 0) == (event->kind == SEARCH_SKIP));
  if (event->kind == SEARCH_SKIP)
    g_assert_cmpint (event->value, ==, steps->givens.digit[cell]);

  return event->kind == SEARCH_SKIP || event->kind == SEARCH_PLACE ? cell + 1 : cell;
}

/* Without the skips the events are the same. */
static void
check_skips (SudokuMethod      method,
             const SudokuGrid *givens)
{
  SudokuSteps steps, plain;
  SearchEvent event, plain_event;
  uint64_t n_skips = 0;
  int cell = 0;

  sudoku_steps_init (&plain, method, givens);
  steps = plain;
  steps.tells_skips = true;

  for (int i = 0; i < 50000 && sudoku_steps_next (&steps, &event); i++)
    {
      if (sudoku_method_goes_in_order (method))
        cell = follow_walk (&steps, &event, cell);
      if (event.kind == SEARCH_SKIP)
        {
          n_skips++;
          continue;
        }

      g_assert_true (sudoku_steps_next (&plain, &plain_event));
      g_assert_cmpmem (&event, sizeof event, &plain_event, sizeof plain_event);
    }

  g_assert_cmpuint (steps.stats.n_skips, ==, n_skips);
  g_assert_cmpuint (plain.stats.n_skips, ==, 0);
  g_assert_true (sudoku_method_goes_in_order (method) == (n_skips > 0));
}

static void
test_skips (void)
{
  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
      {
        const SudokuGrid givens = read_line (lines[i]);

        check_skips (method, &givens);
      }
}

static void
test_no_givens (void)
{
  SudokuGrid empty = { { 0 } };
  SudokuGrid wrong = { { 5, 5 } };
  SudokuSteps steps;
  SearchEvent event;

  sudoku_steps_init (&steps, SUDOKU_FLAGS, &empty);
  sudoku_steps_read_givens (&steps);
  g_assert_true (sudoku_steps_next (&steps, &event));
  g_assert_cmpint (event.kind, ==, SEARCH_PLACE);

  g_assert_false (sudoku_steps_init (&steps, SUDOKU_FLAGS, &wrong));
  sudoku_steps_read_givens (&steps);
  g_assert_false (sudoku_steps_next (&steps, &event));
}

static void
test_stops_at_first (void)
{
  SudokuGrid empty = { { 0 } };

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      SudokuSteps steps;

      sudoku_steps_init (&steps, method, &empty);
      steps.stops_at_first = true;
      g_assert_cmpint (sudoku_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (steps.stats.n_solutions, ==, 1);
      g_assert_true (sudoku_is_solved (&steps.grid));
    }
}

/* All peers that hold the digit, and the house of each. */
static void
check_attackers (const SudokuSteps *steps,
                 const SearchEvent *event)
{
  const uint8_t *peers = sudoku_peers (event->variable);
  SudokuAttacker attackers[3];
  int n_attackers = sudoku_steps_attackers (steps, event, attackers);
  bool knows_refuser = false;
  int n_holders = 0;

  for (int i = 0; i < SUDOKU_PEERS; i++)
    n_holders += steps->grid.digit[peers[i]] == event->value;
  g_assert_cmpint (n_attackers, ==, n_holders);

  for (int i = 0; i < n_attackers; i++)
    {
      SudokuHouseKind kind = SUDOKU_ROW + (attackers[i].reason - SEARCH_SAME_ROW);

      g_assert_cmpint (steps->grid.digit[attackers[i].cell], ==, event->value);
      g_assert_cmpint (sudoku_house (kind, attackers[i].cell), ==,
                       sudoku_house (kind, event->variable));
      knows_refuser |= attackers[i].cell == event->other;
    }
  g_assert_true (knows_refuser);
}

/* Whether the digits of the first levels leave the dead cell a digit, or the dead house a place. */
static bool
is_open (const SudokuSteps *steps,
         const SearchEvent *event,
         int                n_levels)
{
  SudokuGrid grid = steps->givens;

  for (int level = 0; level < n_levels; level++)
    grid.digit[steps->level[level].cell] = steps->grid.digit[steps->level[level].cell];

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuHouseKind kind = SUDOKU_ROW + (event->reason - SEARCH_NO_PLACE_ROW);
      bool is_meant = event->value == 0 ? cell == event->variable
                      : sudoku_house (kind, cell) == sudoku_house (kind, event->variable);
      SudokuDigits fitting = grid.digit[cell] == 0 ? sudoku_candidates (&grid, cell)
                                                   : 1u << (grid.digit[cell] - 1);

      if (is_meant && (event->value == 0 ? fitting != 0 : fitting >> (event->value - 1) & 1))
        return true;
    }

  return false;
}

static void
test_facts (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    for (int method = 0; method < SUDOKU_N_METHODS; method++)
      {
        SudokuGrid givens = read_line (lines[i]);
        SudokuAttacker attackers[3];
        SudokuSteps steps;
        SearchEvent event;

        sudoku_steps_init (&steps, method, &givens);
        for (int n_events = 0; n_events < 40000 && sudoku_steps_next (&steps, &event); n_events++)
          {
            int level;

            if (event.kind == SEARCH_REJECT)
              check_attackers (&steps, &event);
            else
              g_assert_cmpint (sudoku_steps_attackers (&steps, &event, attackers), ==, 0);
            if (event.kind != SEARCH_DEAD_END)
              continue;

            level = sudoku_steps_closing_level (&steps, &event);
            g_assert_false (is_open (&steps, &event, level + 1));
            g_assert_true (level < 0 || is_open (&steps, &event, level));
          }
        g_assert_cmpuint (steps.stats.n_valid, ==, steps.stats.n_solutions);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/steps-facts/givens", test_givens);
  g_test_add_func ("/sudoku/steps-facts/no-givens", test_no_givens);
  g_test_add_func ("/sudoku/steps-facts/stops-at-first", test_stops_at_first);
  g_test_add_func ("/sudoku/steps-facts/skips", test_skips);
  g_test_add_func ("/sudoku/steps-facts/facts", test_facts);

  return g_test_run ();
}
