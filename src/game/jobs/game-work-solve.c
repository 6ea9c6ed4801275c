/* The worker of a job, its answers: one solution, and whether it is the only one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-work.h"

/* How many digits of `entered` are others in `solution`. */
static int
count_changed_digits (const SudokuGrid *entered,
                      const SudokuGrid *solution)
{
  int n_changed = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_changed += entered->digit[cell] != 0 && entered->digit[cell] != solution->digit[cell];

  return n_changed;
}

/* Solves the puzzle. Where it has several solutions, one that agrees with the entries
 * of the user is worth more than the first. */
static void
solve_sudoku (const GameRequest *request,
              GameProgress      *progress,
              GameReport        *report)
{
  const GameSudoku *sudoku = &request->state.sudoku;
  const SudokuGrid puzzle = game_sudoku_puzzle (sudoku);
  const SudokuGrid grid = game_sudoku_grid (sudoku);
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);
  SudokuAnswer answer;

  sudoku_solve (&puzzle, 2, &control, &answer);
  report->end = answer.end;
  report->stats = answer.stats;

  if (answer.stats.n_solutions == 0)
    return;

  if (answer.stats.n_solutions > 1 && !sudoku_is_part_of (&grid, &answer.solution))
    {
      SudokuAnswer agreeing;

      control = game_probe_init_uncounted (&probe, progress);
      sudoku_solve (&grid, 1, &control, &agreeing);
      if (agreeing.end == SEARCH_STOPPED)
        report->end = SEARCH_STOPPED;
      if (agreeing.stats.n_solutions > 0)
        answer.solution = agreeing.solution;
    }

  report->solve.n_changed = count_changed_digits (&grid, &answer.solution);
  report->solve.solution = request->state;
  game_state_fill (&report->solve.solution, answer.solution.digit);
}

/* How many queens of the user stand elsewhere in the solution. */
static int
count_changed_queens (const QueensBoard    *queens,
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

  report->solve.solution = request->state;
  game_state_fill (&report->solve.solution, solution->column);
  report->solve.n_changed = count_changed_queens (&request->state.queens.queens, solution);
}

static void
solve_coloured (const GameRequest *request,
                GameProgress      *progress,
                GameReport        *report)
{
  const GameQueens *queens = &request->state.queens;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);
  QueensSolution solution;

  report->end = coloured_solve (&queens->coloured, &queens->fixed, 2, &control, &solution,
                                &report->stats);
  take_solution (request, report, &solution);
}

/* All queens that stand are kept if they can be; else only those that are fixed, if there are any:
 * then there is a puzzle, whose solution is wanted. */
static void
solve_plain (const GameRequest *request,
             GameProgress      *progress,
             GameReport        *report)
{
  const GameQueens *queens = &request->state.queens;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);
  QueensSolution solution;

  report->end = queens_complete (&queens->queens, &control, &solution, &report->stats);

  if (report->end != SEARCH_STOPPED && report->stats.n_solutions == 0
      && queens_board_count (&queens->fixed) > 0)
    report->end = queens_complete (&queens->fixed, &control, &solution, &report->stats);

  take_solution (request, report, &solution);
}

void
game_work_solve (const GameRequest *request,
                 GameProgress      *progress,
                 GameReport        *report)
{
  switch (game_state_variant (&request->state))
    {
    case GAME_VARIANT_SUDOKU:
      solve_sudoku (request, progress, report);
      break;

    case GAME_VARIANT_COLOURED_QUEENS:
      solve_coloured (request, progress, report);
      break;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    default:
      solve_plain (request, progress, report);
    }
}
