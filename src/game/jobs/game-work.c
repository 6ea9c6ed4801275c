/* What the worker of a job does, wish by wish.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-work.h"

#include <time.h>

#include "game/jobs/game-count.h"
#include "game/files/game-file.h"
#include "game/jobs/game-work-private.h"

typedef struct
{
  const GameRequest *request;
  GBytes            *text;      /* GAME_READ only */
  GameStore         *store;     /* GAME_LIST only */
  GameMeter         *meter;
  GameReport        *report;
} Work;

/* How many digits of `entered` are others in `solution`. */
static int
count_changed (const SudokuGrid *entered,
               const SudokuGrid *solution)
{
  int n_changed = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_changed += entered->digit[cell] != 0 && entered->digit[cell] != solution->digit[cell];

  return n_changed;
}

/* Solves the puzzle. Where it has several solutions, one that agrees with what the person has
 * entered is worth more than the first. */
static void
solve_sudoku (Work *self)
{
  GameReport *report = self->report;
  const GameSudoku *sudoku = &self->request->state.sudoku;
  const SudokuGrid puzzle = game_sudoku_puzzle (sudoku);
  const SudokuGrid grid = game_sudoku_grid (sudoku);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, self->meter);
  SudokuAnswer answer;

  sudoku_solve (&puzzle, 2, &control, &answer);
  report->end = answer.end;
  report->stats = answer.stats;

  if (answer.stats.n_solutions == 0)
    return;

  if (answer.stats.n_solutions > 1 && !sudoku_is_part_of (&grid, &answer.solution))
    {
      SudokuAnswer agreeing;

      control = game_probe_init_aside (&probe, self->meter);
      sudoku_solve (&grid, 1, &control, &agreeing);
      if (agreeing.end == SEARCH_STOPPED)
        report->end = SEARCH_STOPPED;
      if (agreeing.stats.n_solutions > 0)
        answer.solution = agreeing.solution;
    }

  report->n_changed = count_changed (&grid, &answer.solution);
  report->solution = self->request->state;
  game_state_fill (&report->solution, answer.solution.digit);
}

static void
count_sudoku (Work *self)
{
  GameReport *report = self->report;
  const SudokuGrid puzzle = game_sudoku_puzzle (&self->request->state.sudoku);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, self->meter);
  SudokuAnswer answer;

  /* Where all solutions are counted, the lanes share them. */
  sudoku_solve_many (&puzzle, 1, self->request->limit, &control, &answer);
  report->end = answer.end;
  report->stats = answer.stats;
}

static bool
accept_queens (const QueensSolution *solution,
               void                 *data)
{
  return true;
}

static void
count_queens (Work *self)
{
  GameReport *report = self->report;
  const GameRequest *request = self->request;
  const QueensBoard *fixed = &request->state.queens.fixed;

  if (game_queens_is_coloured (&request->state.queens))
    {
      game_work_count_coloured (request, self->meter, report);
      return;
    }

  if (request->limit > 0)
    {
      GameProbe probe;
      SearchControl control = game_probe_init (&probe, self->meter);

      report->end = queens_each (fixed, request->limit, accept_queens, NULL,
                                 &control, &report->stats);
      return;
    }

  report->end = game_count_queens (fixed, request->n_threads, self->meter, &report->stats);

  if (report->end == SEARCH_EXHAUSTED && queens_board_count (fixed) == 0)
    report->end = game_count_fundamental (fixed->n, report->stats.n_solutions,
                                          self->meter, &report->n_fundamental);
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
wants_more (Work *self)
{
  uint64_t limit = self->request->limit;

  return limit == 0 || game_store_get_length (self->store) < limit;
}

static bool
found_sudoku (const SudokuGrid *solution,
              void             *data)
{
  Work *self = data;

  return game_store_add_sudoku (self->store, solution) && wants_more (self);
}

/* How far a listing in lexicographic order has come, by its last solution and by the limit. */
static double
list_fraction (Work                 *self,
               const QueensSolution *solution)
{
  uint64_t limit = self->request->limit;
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
  Work *self = data;

  game_meter_set_fraction (self->meter, list_fraction (self, solution));

  if (self->request->fundamental
      && !is_first_of_class (solution, &self->request->state.queens.fixed))
    return true;

  return game_store_add_queens (self->store, solution) && wants_more (self);
}

/* Lists all solutions. The limit is held here and not by the solvers, which would count the images
 * of fundamental solutions too. */
static void
list (Work *self)
{
  GameReport *report = self->report;
  const GameState *state = &self->request->state;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, self->meter);

  if (game_store_has_directory (self->store))
    {
      report->end = game_store_build (self->store, self->meter, &report->stats);
    }
  else if (state->kind == GAME_QUEENS && game_queens_is_coloured (&state->queens))
    {
      report->end = coloured_each (&state->queens.coloured, &state->queens.fixed, 0, found_queens,
                                   self, &control, &report->stats);
    }
  else if (state->kind == GAME_QUEENS)
    {
      report->end = queens_each (&state->queens.fixed, 0, found_queens, self,
                                 &control, &report->stats);
    }
  else
    {
      const SudokuGrid puzzle = game_sudoku_puzzle (&state->sudoku);

      report->end = sudoku_each (&puzzle, 0, found_sudoku, self,
                                 &control, &report->stats);
    }

  /* It was not the person who stopped it, but the limit, or a store that is full. */
  if (report->end == SEARCH_STOPPED && !game_meter_is_stopped (self->meter))
    report->end = SEARCH_LIMITED;

  report->stats.n_solutions = game_store_get_length (self->store);
}

static GameMethod
get_method (Work *self,
            int   method)
{
  GameMethod search = {
    .puzzle = self->request->state,
    .method = method,
    .order = self->request->order,
  };

  return search;
}

typedef struct
{
  Work         *work;
  GameTrace    *trace;
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
  uint64_t limit = self->work->request->limit;
  GameSearch search;
  double fraction;

  game_trace_nearest (self->trace, length, &search);
  fraction = game_search_fraction (&search);
  if (limit > 0)
    fraction = MAX (fraction, (double) length / limit);

  game_meter_set_fraction (self->work->meter, fraction);

  return search_should_continue (&self->control, stats);
}

static void
trace (Work *self)
{
  GameReport *report = self->report;
  GameMethod method = get_method (self, self->request->method);
  TraceProbe probe = { .work = self, .trace = game_trace_new (&method) };
  SearchControl control = { .should_continue = trace_probe_should_continue, .data = &probe };

  probe.control = game_probe_init (&probe.probe, self->meter);
  report->end = game_trace_fill (probe.trace, self->request->limit, &control);
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
            const SearchControl *control)
{
  const SearchStats *stats = game_search_stats (search);
  SearchEvent event;

  for (uint64_t n_events = 0; max_events == 0 || n_events < max_events; n_events++)
    {
      if (n_events % SEARCH_CHECK_NODES == 0 && !search_should_continue (control, stats))
        return SEARCH_STOPPED;

      if (!game_search_next (search, &event))
        return search_should_continue (control, stats) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
    }

  return SEARCH_LIMITED;
}

static void
compare_one (Work           *self,
             GameComparison *comparison)
{
  GameMethod method = get_method (self, comparison->method);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, self->meter);
  GameSearch search;
  double start = processor_seconds ();

  comparison->end = SEARCH_INVALID;
  if (!game_search_init (&search, &method))
    return;

  comparison->end = run_search (&search, self->request->limit, &control);
  comparison->stats = *game_search_stats (&search);
  comparison->seconds = processor_seconds () - start;
}

static void
compare (Work *self)
{
  GameReport *report = self->report;
  int n_methods = game_search_n_methods (self->request->state.kind);

  game_meter_set_parts (self->meter, n_methods);

  for (int i = 0; i < n_methods; i++)
    {
      GameComparison *comparison = &report->comparison[i];

      comparison->method = i;
      compare_one (self, comparison);
      if (comparison->end != SEARCH_EXHAUSTED)
        report->end = comparison->end;
      if (comparison->end == SEARCH_INVALID)
        return;

      report->n_comparisons++;
      game_meter_end_part (self->meter);
      if (comparison->end == SEARCH_STOPPED)
        return;
    }
}

static void
read_game (Work *self)
{
  GameReport *report = self->report;

  report->game = game_save_read (self->text, &report->error);
  if (report->game != NULL)
    {
      report->n_puzzles = 1;
      report->puzzle = *game_save_get_state (report->game);
    }
}

static void
read_text (Work *self)
{
  GameReport *report = self->report;

  if (game_save_is_game (self->text))
    {
      read_game (self);
      return;
    }

  report->collection = game_collection_new (self->text, self->meter, &report->error);
  if (report->collection != NULL)
    {
      report->n_puzzles = game_collection_get_n_puzzles (report->collection);
      game_collection_get_state (report->collection, 0, &report->puzzle);
    }

  report->end = game_meter_is_stopped (self->meter) ? SEARCH_STOPPED : SEARCH_EXHAUSTED;
}

void
game_work (const GameRequest *request,
           GBytes            *text,
           GameStore         *store,
           GameMeter         *meter,
           GameReport        *report)
{
  Work work = {
    .request = request,
    .text = text,
    .store = store,
    .meter = meter,
    .report = report,
  };
  bool is_queens = request->state.kind == GAME_QUEENS;

  switch (request->wish)
    {
    case GAME_SOLVE:
      if (is_queens)
        game_work_solve_queens (request, meter, report);
      else
        solve_sudoku (&work);
      break;

    case GAME_COUNT:
      (is_queens ? count_queens : count_sudoku) (&work);
      break;

    case GAME_LIST:
      list (&work);
      break;

    case GAME_TRACE:
      trace (&work);
      break;

    case GAME_COMPARE:
      compare (&work);
      break;

    case GAME_HINT:
      game_work_hint (request, meter, report);
      break;

    case GAME_READ:
      read_text (&work);
      break;

    case GAME_GENERATE:
      (is_queens ? game_work_generate_queens : game_work_generate) (request, meter, report);
      break;

    case GAME_GRADE:
      (is_queens ? game_work_grade_queens : game_work_grade) (request, meter, report);
      break;

    case GAME_PATH:
      game_work_path (request, meter, report);
      break;

    default:
      g_assert_not_reached ();
    }
}
