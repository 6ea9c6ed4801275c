/* The worker of a job: listing, tracing and comparing, and the choice among the types.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-work.h"

#include <time.h>

typedef struct
{
  const GameRequest *request;
  GameStore         *store;
  GameProgress      *progress;
} Listing;

/* Whether the listing wants more solutions than there are in the store. */
static bool
wants_more (Listing *self)
{
  uint64_t limit = self->request->list.limit;

  return limit == 0 || game_store_get_length (self->store) < limit;
}

static bool
found_sudoku (const SudokuGrid *solution,
              void             *data)
{
  Listing *self = data;

  return game_store_add_sudoku (self->store, solution) && wants_more (self);
}

/* How far a listing in lexicographic order has come, by its last solution and by the limit. */
static double
list_fraction (Listing              *self,
               const QueensSolution *solution)
{
  uint64_t limit = self->request->list.limit;
  double fraction = 0;
  double part = 1;

  for (int row = 0; row < MIN (solution->n, 3); row++)
    {
      part /= solution->n;
      fraction += part * solution->column[row];
    }

  if (limit > 0)
    fraction = MAX (fraction, (double) game_store_get_length (self->store) / limit);

  return fraction;
}

static bool
found_queens (const QueensSolution *solution,
              void                 *data)
{
  Listing *self = data;

  game_progress_set_fraction (self->progress, list_fraction (self, solution));

  if (self->request->list.fundamental
      && !queens_is_first_image (solution, &self->request->state.queens.fixed))
    return true;

  return game_store_add_queens (self->store, solution) && wants_more (self);
}

/* Searches for all solutions. The solvers would count the images of fundamental solutions too, so
 * the limit is held where a solution is found. */
static SearchEnd
list_each (Listing       *self,
           SearchControl *control,
           SearchStats   *stats)
{
  const GameState *state = &self->request->state;
  const GameQueens *queens = &state->queens;
  SudokuGrid puzzle;

  switch (game_state_variant (state))
    {
    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      return queens_each (&queens->fixed, 0, found_queens, self, control, stats);

    case GAME_VARIANT_COLOURED_QUEENS:
      return coloured_each (&queens->coloured, &queens->fixed, 0, found_queens, self, control,
                            stats);

    case GAME_VARIANT_SUDOKU:
    default:
      puzzle = game_sudoku_puzzle (&state->sudoku);
      return sudoku_each (&puzzle, 0, found_sudoku, self, control, stats);
    }
}

static void
list (const GameRequest *request,
      GameStore         *store,
      GameProgress      *progress,
      GameReport        *report)
{
  Listing listing = { request, store, progress };
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);

  report->end = game_store_has_directory (store)
                ? game_store_build (store, progress, &report->stats)
                : list_each (&listing, &control, &report->stats);

  /* The limit stopped it, or a store that is full, and not the user. */
  if (report->end == SEARCH_STOPPED && !game_progress_is_stopped (progress))
    report->end = SEARCH_LIMITED;

  report->stats.n_solutions = game_store_get_length (store);
}

typedef struct
{
  uint64_t      limit;
  GameTrace    *trace;
  GameProgress *progress;
  GameProbe     probe;
  SearchControl control;        /* of the probe */
} TraceProbe;

/* What is left is known by the tree of the search or by the limit, whichever ends it first. */
static bool
trace_probe_should_continue (const SearchStats *stats,
                             void              *data)
{
  TraceProbe *self = data;
  uint64_t length = game_trace_get_length (self->trace);
  GameSearch search;
  double fraction;

  game_trace_nearest (self->trace, length, &search);
  fraction = game_search_fraction (&search);
  if (self->limit > 0)
    fraction = MAX (fraction, (double) length / self->limit);

  game_progress_set_fraction (self->progress, fraction);

  return search_should_continue (&self->control, stats);
}

static void
trace (const GameRequest *request,
       GameProgress      *progress,
       GameReport        *report)
{
  GameMethod method = {
    .puzzle = request->state,
    .words = request->trace.words,
    .method = request->trace.method,
    .order = request->trace.order,
    .stops_at_first = request->trace.stops_at_first,
    .reads_givens = request->trace.reads_givens,
    .tells_skips = request->trace.tells_skips,
  };
  TraceProbe probe = {
    .limit = request->trace.limit, .trace = game_trace_new (&method), .progress = progress,
  };
  SearchControl control = { .should_continue = trace_probe_should_continue, .data = &probe };

  probe.control = game_probe_init (&probe.probe, progress);
  report->end = game_trace_fill (probe.trace, probe.limit, &control);
  report->stats = game_trace_get_stats (probe.trace);
  report->trace = probe.trace;
}

/* Of this thread. */
static double
processor_seconds (void)
{
  struct timespec now = { 0 };

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec / 1e9;
}

static SearchEnd
run_search (GameSearch          *search,
            uint64_t             max_events,
            GameProgress        *progress,
            const SearchControl *control)
{
  const SearchStats *stats = game_search_stats (search);
  SearchEvent event;

  for (uint64_t n_events = 0; max_events == 0 || n_events < max_events; n_events++)
    {
      if (n_events % SEARCH_CHECK_NODES == 0)
        {
          game_progress_set_fraction (progress, game_search_fraction (search));
          if (!search_should_continue (control, stats))
            return SEARCH_STOPPED;
        }

      if (!game_search_next (search, &event))
        return search_should_continue (control, stats) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
    }

  return SEARCH_LIMITED;
}

static void
compare (const GameRequest *request,
         GameProgress      *progress,
         GameReport        *report)
{
  GameMethod method = {
    .puzzle = request->state,
    .method = request->compare.method,
    .order = request->compare.order,
    .stops_at_first = request->compare.stops_at_first,
    .words = request->compare.words,
  };
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);
  uint64_t limit = request->compare.limit;
  GameComparisonMark then = { 0 }, now = { 0 };
  GameSearch search;
  double start = processor_seconds ();

  report->end = SEARCH_INVALID;
  if (game_search_init (&search, &method))
    {
      report->end = run_search (&search, limit - limit / 2, progress, &control);
      then = (GameComparisonMark) { game_search_fraction (&search), processor_seconds () - start };
      if (report->end == SEARCH_LIMITED && limit > 1)
        report->end = run_search (&search, limit / 2, progress, &control);
      now = (GameComparisonMark) { game_search_fraction (&search), processor_seconds () - start };
      report->stats = *game_search_stats (&search);
    }

  report->comparison = (GameComparison) {
    method.method, report->end, report->stats, now.seconds,
    report->end == SEARCH_LIMITED ? game_comparison_expect (&then, &now) : 0,
  };
}

void
game_work (const GameRequest *request,
           GameStore         *store,
           GameProgress      *progress,
           GameReport        *report)
{
  static GameWorker *const workers[] = {
    [GAME_JOB_SOLVE] = game_work_solve,
    [GAME_JOB_FACTS] = game_work_facts,
    [GAME_JOB_TRACE] = trace,
    [GAME_JOB_COMPARE] = compare,
    [GAME_JOB_HINT] = game_work_hint,
    [GAME_JOB_STEPS] = game_work_steps,
    [GAME_JOB_GENERATE] = game_work_generate,
    [GAME_JOB_DAILY] = game_work_daily,
    [GAME_JOB_PATH] = game_work_path,
  };

  if (request->type == GAME_JOB_LIST)
    list (request, store, progress, report);
  else
    workers[request->type] (request, progress, report);
}
