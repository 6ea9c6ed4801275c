/* Jobs and what their workers do.
 *
 * A worker reads the request, which never changes, and writes the store, the meter and its report;
 * the last it hands over when it is done. So nothing here is locked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-job.h"

#include <time.h>

#include "game/game-count.h"
#include "game/game-meter.h"

struct _GameJob
{
  GObject parent_instance;

  GameRequest     request;
  GameStore      *store;

  GameMeter       meter;
  _Atomic int64_t start;        /* monotonic time in microseconds; 0 before it */
  _Atomic int64_t end;          /* likewise */
};

G_DEFINE_FINAL_TYPE (GameJob, game_job, G_TYPE_OBJECT)

/* Solves the puzzle. Where it has several solutions, one that agrees with what the person has
 * entered is worth more than the first. */
static void
game_job_solve_sudoku (GameJob    *self,
                       GameReport *report)
{
  const GameSudoku *sudoku = &self->request.state.sudoku;
  const SudokuGrid puzzle = game_sudoku_puzzle (sudoku);
  const SudokuGrid grid = game_sudoku_grid (sudoku);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, &self->meter);
  SudokuAnswer answer;

  sudoku_solve (&puzzle, 2, &control, &answer);
  report->end = answer.end;
  report->tally = answer.tally;

  if (answer.tally.n_solutions == 0)
    return;

  if (answer.tally.n_solutions > 1 && !sudoku_is_part_of (&grid, &answer.solution))
    {
      SudokuAnswer agreeing;

      control = game_probe_init (&probe, &self->meter);
      sudoku_solve (&grid, 1, &control, &agreeing);
      if (agreeing.end == SEARCH_STOPPED)
        report->end = SEARCH_STOPPED;
      if (agreeing.tally.n_solutions > 0)
        answer.solution = agreeing.solution;
    }

  report->contradicted = !sudoku_is_part_of (&grid, &answer.solution);
  report->solution = self->request.state;
  game_state_fill (&report->solution, answer.solution.digit);
}

static void
game_job_solve_queens (GameJob    *self,
                       GameReport *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, &self->meter);
  QueensSolution solution;

  report->end = queens_complete (&self->request.state.queens.queens, &control,
                                 &solution, &report->tally);

  if (report->tally.n_solutions > 0)
    {
      report->solution = self->request.state;
      game_state_fill (&report->solution, solution.column);
    }
}

static void
game_job_count_sudoku (GameJob    *self,
                       GameReport *report)
{
  const SudokuGrid puzzle = game_sudoku_puzzle (&self->request.state.sudoku);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, &self->meter);
  SudokuAnswer answer;

  sudoku_solve (&puzzle, self->request.limit, &control, &answer);
  report->end = answer.end;
  report->tally = answer.tally;
}

static bool
accept_queens (const QueensSolution *solution,
               void                 *data)
{
  return true;
}

static void
game_job_count_queens (GameJob    *self,
                       GameReport *report)
{
  const GameRequest *request = &self->request;
  const QueensBoard *fixed = &request->state.queens.fixed;

  if (request->limit > 0)
    {
      GameProbe probe;
      SearchControl control = game_probe_init (&probe, &self->meter);

      report->end = queens_each (fixed, request->limit, accept_queens, NULL,
                                 &control, &report->tally);
      return;
    }

  report->end = game_count_queens (fixed, request->n_threads, &self->meter, &report->tally);

  if (report->end == SEARCH_EXHAUSTED && queens_board_count (fixed) == 0)
    report->end = game_count_fundamental (fixed->n, report->tally.n_solutions,
                                          &self->meter, &report->n_fundamental);
}

/* Whether no image of the solution that has the fixed queens too comes before it. Without fixed
 * queens that is what queens_is_fundamental () says. */
static bool
is_first_of_class (const QueensSolution *solution,
                   const QueensBoard    *fixed)
{
  for (int i = 1; i < QUEENS_IMAGES; i++)
    {
      QueensSolution image = queens_image (solution, i);
      bool has_fixed = true;

      for (int row = 0; row < fixed->n; row++)
        has_fixed = has_fixed && (fixed->row[row] & ~(UINT32_C (1) << image.column[row])) == 0;

      if (has_fixed && queens_compare (&image, solution) < 0)
        return false;
    }

  return true;
}

/* Whether the listing wants more solutions than there are in the store. */
static bool
game_job_wants_more (GameJob *self)
{
  uint64_t limit = self->request.limit;

  return limit == 0 || game_store_get_length (self->store) < limit;
}

static bool
game_job_found_sudoku (const SudokuGrid *solution,
                       void             *data)
{
  GameJob *self = data;

  return game_store_add_sudoku (self->store, solution) && game_job_wants_more (self);
}

static bool
game_job_found_queens (const QueensSolution *solution,
                       void                 *data)
{
  GameJob *self = data;

  if (self->request.fundamental
      && !is_first_of_class (solution, &self->request.state.queens.fixed))
    return true;

  return game_store_add_queens (self->store, solution) && game_job_wants_more (self);
}

/* Lists all solutions. The limit is held here and not by the solvers, which would count the images
 * of fundamental solutions too. */
static void
game_job_list (GameJob    *self,
               GameReport *report)
{
  const GameState *state = &self->request.state;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, &self->meter);

  if (state->kind == GAME_QUEENS)
    {
      report->end = queens_each (&state->queens.fixed, 0, game_job_found_queens, self,
                                 &control, &report->tally);
    }
  else
    {
      const SudokuGrid puzzle = game_sudoku_puzzle (&state->sudoku);

      report->end = sudoku_each (&puzzle, 0, game_job_found_sudoku, self,
                                 &control, &report->tally);
    }

  /* It was not the person who stopped it, but the limit, or a store that is full. */
  if (report->end == SEARCH_STOPPED && !game_meter_is_stopped (&self->meter))
    report->end = SEARCH_LIMITED;

  report->tally.n_solutions = game_store_get_length (self->store);
}

static GameMethod
game_job_get_method (GameJob *self,
                     int      method)
{
  GameMethod search = {
    .puzzle = self->request.state,
    .method = method,
    .order = self->request.order,
  };

  return search;
}

typedef struct
{
  GameJob      *job;
  GameTrace    *trace;
  GameProbe     probe;
  SearchControl control;        /* of the probe */
} TraceProbe;

/* What is left is known by the tree of the search or by the limit, whichever ends it first. */
static bool
trace_probe_proceed (const SearchTally *tally,
                     void              *data)
{
  TraceProbe *self = data;
  uint64_t length = game_trace_get_length (self->trace);
  uint64_t limit = self->job->request.limit;
  GameSearch search;
  double fraction;

  game_trace_nearest (self->trace, length, &search);
  fraction = game_search_fraction (&search);
  if (limit > 0)
    fraction = MAX (fraction, (double) length / limit);

  game_meter_set_fraction (&self->job->meter, fraction);

  return search_proceeds (&self->control, tally);
}

static void
game_job_trace (GameJob    *self,
                GameReport *report)
{
  GameMethod method = game_job_get_method (self, self->request.method);
  TraceProbe probe = { .job = self, .trace = game_trace_new (&method) };
  SearchControl control = { .proceed = trace_probe_proceed, .data = &probe };

  probe.control = game_probe_init (&probe.probe, &self->meter);
  report->end = game_trace_fill (probe.trace, self->request.limit, &control);
  report->tally = game_trace_get_tally (probe.trace);
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
            const SearchControl *control)
{
  const SearchTally *tally = game_search_tally (search);
  SearchEvent event;

  for (uint64_t n_events = 0; max_events == 0 || n_events < max_events; n_events++)
    {
      if (n_events % SEARCH_CHECK_NODES == 0 && !search_proceeds (control, tally))
        return SEARCH_STOPPED;

      if (!game_search_next (search, &event))
        return search_proceeds (control, tally) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
    }

  return SEARCH_LIMITED;
}

static SearchEnd
game_job_compare_one (GameJob        *self,
                      GameComparison *comparison)
{
  GameMethod method = game_job_get_method (self, comparison->method);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, &self->meter);
  GameSearch search;
  double start = processor_seconds ();

  if (!game_search_init (&search, &method))
    return SEARCH_INVALID;

  comparison->end = run_search (&search, self->request.limit, &control);
  comparison->tally = *game_search_tally (&search);
  comparison->seconds = processor_seconds () - start;

  return comparison->end;
}

static void
game_job_compare (GameJob    *self,
                  GameReport *report)
{
  int n_methods = game_search_n_methods (self->request.state.kind);

  game_meter_set_parts (&self->meter, n_methods);
  report->end = SEARCH_EXHAUSTED;

  for (int i = 0; i < n_methods; i++)
    {
      GameComparison *comparison = &report->comparison[i];

      comparison->method = i;
      report->end = game_job_compare_one (self, comparison);
      if (report->end == SEARCH_INVALID)
        return;

      report->n_comparisons++;
      game_meter_end_part (&self->meter);
      if (report->end == SEARCH_STOPPED)
        return;
    }
}

static void
game_job_work (GameJob    *self,
               GameReport *report)
{
  bool is_queens = self->request.state.kind == GAME_QUEENS;

  switch (self->request.wish)
    {
    case GAME_SOLVE:
      (is_queens ? game_job_solve_queens : game_job_solve_sudoku) (self, report);
      break;

    case GAME_COUNT:
      (is_queens ? game_job_count_queens : game_job_count_sudoku) (self, report);
      break;

    case GAME_LIST:
      game_job_list (self, report);
      break;

    case GAME_TRACE:
      game_job_trace (self, report);
      break;

    case GAME_COMPARE:
      game_job_compare (self, report);
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
game_job_worker (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  g_task_return_pointer (task, game_job_run (source_object), (GDestroyNotify) game_report_free);
}

static void
game_job_finalize (GObject *object)
{
  GameJob *self = GAME_JOB (object);

  g_clear_pointer (&self->store, game_store_unref);

  G_OBJECT_CLASS (game_job_parent_class)->finalize (object);
}

static void
game_job_class_init (GameJobClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_job_finalize;
}

static void
game_job_init (GameJob *self)
{
}

void
game_report_free (GameReport *report)
{
  g_clear_pointer (&report->trace, game_trace_unref);
  g_free (report);
}

GameJob *
game_job_new (const GameRequest *request)
{
  GameJob *self = NULL;

  g_return_val_if_fail (request != NULL, NULL);

  self = g_object_new (GAME_TYPE_JOB, NULL);
  self->request = *request;
  if (request->wish == GAME_LIST)
    self->store = game_store_new (&request->state);

  return self;
}

void
game_job_start (GameJob             *self,
                GAsyncReadyCallback  callback,
                gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (GAME_IS_JOB (self));

  atomic_store (&self->start, g_get_monotonic_time ());

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, game_job_start);
  g_task_run_in_thread (task, game_job_worker);
}

GameReport *
game_job_finish (GameJob      *self,
                 GAsyncResult *result)
{
  g_return_val_if_fail (GAME_IS_JOB (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

GameReport *
game_job_run (GameJob *self)
{
  GameReport *report = NULL;
  int64_t not_started = 0;

  g_return_val_if_fail (GAME_IS_JOB (self), NULL);

  atomic_compare_exchange_strong (&self->start, &not_started, g_get_monotonic_time ());

  report = g_new0 (GameReport, 1);
  game_job_work (self, report);
  atomic_store (&self->end, g_get_monotonic_time ());

  return report;
}

void
game_job_stop (GameJob *self)
{
  g_return_if_fail (GAME_IS_JOB (self));

  game_meter_stop (&self->meter);
}

void
game_job_get_progress (GameJob      *self,
                       GameProgress *progress)
{
  int64_t start;
  int64_t end;

  g_return_if_fail (GAME_IS_JOB (self));
  g_return_if_fail (progress != NULL);

  start = atomic_load (&self->start);
  end = atomic_load (&self->end);
  if (end == 0)
    end = g_get_monotonic_time ();

  progress->tally = game_meter_get_tally (&self->meter);
  progress->fraction = game_meter_get_fraction (&self->meter);
  progress->seconds = start == 0 ? 0 : (end - start) / 1e6;
}

const GameRequest *
game_job_get_request (GameJob *self)
{
  g_return_val_if_fail (GAME_IS_JOB (self), NULL);

  return &self->request;
}

GameStore *
game_job_get_store (GameJob *self)
{
  g_return_val_if_fail (GAME_IS_JOB (self), NULL);

  return self->store;
}
