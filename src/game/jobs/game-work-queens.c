/* What the worker of a job does with puzzles of queens: solves, grades and makes them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-work-private.h"

#include "solver/coloured/coloured-generate.h"
#include "solver/queens/queens-generate.h"

static bool
keep_first (const QueensSolution *solution,
            void                 *data)
{
  QueensSolution *first = data;

  if (first->n == 0)
    *first = *solution;

  return true;
}

/* How many queens of a person stand elsewhere in the solution. */
static int
count_changed (const QueensBoard    *queens,
               const QueensSolution *solution)
{
  int n_changed = 0;

  for (int row = 0; row < queens->n; row++)
    for (int column = 0; column < queens->n; column++)
      n_changed += queens_board_has (queens, row, column) && solution->column[row] != column;

  return n_changed;
}

static void
take_solution (const GameRequest    *request,
               GameReport           *report,
               const QueensSolution *solution)
{
  if (report->stats.n_solutions == 0)
    return;

  report->solution = request->state;
  game_state_fill (&report->solution, solution->column);
  report->n_changed = count_changed (&request->state.queens.queens, solution);
}

static void
solve_coloured (const GameRequest *request,
                GameMeter         *meter,
                GameReport        *report)
{
  const GameQueens *queens = &request->state.queens;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);
  QueensSolution solution = { .n = 0 };

  report->end = coloured_each (&queens->coloured, &queens->fixed, 2, keep_first, &solution,
                               &control, &report->stats);
  take_solution (request, report, &solution);
}

/* All queens that stand are kept if they can be; else only those that are fixed, if there are any:
 * then there is a puzzle, whose solution is wanted. */
static void
solve_plain (const GameRequest *request,
             GameMeter         *meter,
             GameReport        *report)
{
  const GameQueens *queens = &request->state.queens;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);
  QueensSolution solution;

  report->end = queens_complete (&queens->queens, &control, &solution, &report->stats);

  if (report->end != SEARCH_STOPPED && report->stats.n_solutions == 0
      && queens_board_count (&queens->fixed) > 0)
    report->end = queens_complete (&queens->fixed, &control, &solution, &report->stats);

  take_solution (request, report, &solution);
}

void
game_work_solve_queens (const GameRequest *request,
                        GameMeter         *meter,
                        GameReport        *report)
{
  if (game_queens_is_coloured (&request->state.queens))
    solve_coloured (request, meter, report);
  else
    solve_plain (request, meter, report);
}

static bool
accept (const QueensSolution *solution,
        void                 *data)
{
  return true;
}

void
game_work_count_coloured (const GameRequest *request,
                          GameMeter         *meter,
                          GameReport        *report)
{
  const GameQueens *queens = &request->state.queens;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);

  report->end = coloured_each (&queens->coloured, &queens->fixed, request->limit, accept, NULL,
                               &control, &report->stats);
}

/* A free board is no puzzle, and has no level. */
void
game_work_grade_queens (const GameRequest *request,
                        GameMeter         *meter,
                        GameReport        *report)
{
  const GameQueens *queens = &request->state.queens;
  const bool is_coloured = game_queens_is_coloured (queens);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);
  QueensSolution solution;

  if (is_coloured)
    report->end = coloured_each (&queens->coloured, &queens->fixed, 2, accept, NULL, &control,
                                 &report->stats);
  else
    report->end = queens_solve (&queens->fixed, &control, &solution, &report->stats);

  if (report->end != SEARCH_EXHAUSTED || report->stats.n_solutions != 1)
    return;

  if (is_coloured)
    coloured_grade_puzzle (&queens->coloured, &report->coloured);
  report->queens_level = is_coloured ? (int) report->coloured.level
                                     : (int) queens_grade_puzzle (&queens->fixed);
}

static void
generate_coloured (const GameRequest   *request,
                   const SearchControl *control,
                   GameReport          *report)
{
  ColouredSpec spec = {
    .n = request->state.queens.coloured.n,
    .level = request->like.level,
    .seed = request->like.seed,
  };
  ColouredPuzzle puzzle;

  report->end = coloured_generate (&spec, control, &puzzle, &report->stats);
  if (report->end == SEARCH_EXHAUSTED)
    report->puzzle = game_state_new_coloured (&puzzle);
}

static void
generate_plain (const GameRequest   *request,
                const SearchControl *control,
                GameReport          *report)
{
  QueensSpec spec = {
    .n = game_state_size (&request->state),
    .level = request->like.level,
    .seed = request->like.seed,
  };
  QueensBoard fixed;

  report->end = queens_generate (&spec, 0, control, &fixed, &report->stats);
  if (report->end != SEARCH_EXHAUSTED)
    return;

  report->puzzle = game_state_new_queens (spec.n);
  report->puzzle.queens.queens = fixed;
  report->puzzle.queens.fixed = fixed;
}

void
game_work_generate_queens (const GameRequest *request,
                           GameMeter         *meter,
                           GameReport        *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);

  if (game_queens_is_coloured (&request->state.queens))
    generate_coloured (request, &control, report);
  else
    generate_plain (request, &control, report);
}
