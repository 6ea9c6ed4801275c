/* How fast a search is gone through for Watch, in processor time on one core: the median of five
 * traces of each puzzle, beside the same search without a trace.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "game/watch/game-trace.h"

enum { N_RUNS = 5 };

static int
compare (const void *a,
         const void *b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

static double
median (double values[N_RUNS])
{
  qsort (values, N_RUNS, sizeof *values, compare);

  return values[N_RUNS / 2];
}

static double
seconds_since (clock_t start)
{
  return (double) (clock () - start) / CLOCKS_PER_SEC;
}

/* What the events cost by themselves. */
static double
search_bare (const GameMethod *method)
{
  clock_t start = clock ();
  GameSearch search;
  SearchEvent event;

  game_search_init (&search, method);
  if (search.type == GAME_SEARCH_QUEENS)
    while (queens_steps_next (&search.queens, &event));
  else
    while (sudoku_steps_next (&search.sudoku, &event));

  return seconds_since (start);
}

static double
fill_trace (const GameMethod *method,
            uint64_t         *n_events)
{
  clock_t start = clock ();
  GameTrace *trace = game_trace_new (method);
  double seconds;

  game_trace_fill (trace, 0, NULL);
  seconds = seconds_since (start);
  *n_events = game_trace_get_length (trace);
  game_trace_unref (trace);

  return seconds;
}

static void
measure (const char       *name,
         const GameMethod *method)
{
  double bare[N_RUNS];
  double traced[N_RUNS];
  uint64_t n_events;

  for (int i = 0; i < N_RUNS; i++)
    {
      bare[i] = search_bare (method);
      traced[i] = fill_trace (method, &n_events);
    }

  printf ("%-24s %10" PRIu64 " events %8.4f s, %5.1f ns an event, %.2f times the search alone\n",
          name, n_events, median (traced), median (traced) * 1e9 / n_events,
          median (traced) / median (bare));
}

static void
measure_queens (const char   *name,
                int           n,
                QueensMethod  method)
{
  measure (name, &(GameMethod) { .puzzle = game_state_new_queens (n), .method = method });
}

static void
measure_sudoku (const char   *name,
                const char   *line,
                SudokuMethod  method)
{
  SudokuGrid grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';
  measure (name, &(GameMethod) { .puzzle = game_state_new_sudoku (&grid), .method = method });
}

int
main (void)
{
  static const char few_givens[] =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  static const char hard[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  measure_queens ("queens 12, flags", 12, QUEENS_FLAGS);
  measure_queens ("queens 12, bits", 12, QUEENS_BITS);
  measure_queens ("queens 11, scan", 11, QUEENS_SCAN);
  measure_sudoku ("sudoku, scan", hard, SUDOKU_SCAN);
  measure_sudoku ("sudoku, flags", hard, SUDOKU_FLAGS);
  measure_sudoku ("sudoku, tightest", few_givens, SUDOKU_TIGHTEST);

  return 0;
}
