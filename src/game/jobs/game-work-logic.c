/* What the worker of a job does where it thinks as people do: hints, grades, new puzzles, paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-work-private.h"

/* Whether the puzzle has one solution. */
static bool
prove (const SudokuGrid *puzzle,
       GameMeter        *meter,
       GameReport       *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);
  SudokuAnswer answer;

  sudoku_solve (puzzle, 2, &control, &answer);
  report->end = answer.end;
  report->stats = answer.stats;

  return answer.end == SEARCH_EXHAUSTED && answer.stats.n_solutions == 1;
}

/* Grades a puzzle that has one solution. */
static void
grade_puzzle (const SudokuGrid *puzzle,
              GameMeter        *meter,
              GameReport       *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init_aside (&probe, meter);

  if (sudoku_grade_puzzle (puzzle, NULL, &control, &report->grade) == SEARCH_STOPPED)
    {
      report->end = SEARCH_STOPPED;
      report->stats.n_solutions = 0;
    }
}

void
game_work_hint (const GameRequest *request,
                GameMeter         *meter,
                GameReport        *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);
  GameHint *hint = g_new (GameHint, 1);

  if (game_hint_find (&request->state, request->uniqueness, &control, hint))
    report->hint = hint;
  else
    g_free (hint);

  report->end = report->hint != NULL ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
}

void
game_work_generate (const GameRequest *request,
                    GameMeter         *meter,
                    GameReport        *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, meter);
  SudokuGrid puzzle;

  report->end = sudoku_generate (&request->like, 0, 1, &control, &puzzle, &report->stats);

  if (report->end == SEARCH_EXHAUSTED)
    {
      report->puzzle = game_state_new_sudoku (&puzzle);
      grade_puzzle (&puzzle, meter, report);
    }
}

void
game_work_grade (const GameRequest *request,
                 GameMeter         *meter,
                 GameReport        *report)
{
  const SudokuGrid puzzle = game_sudoku_puzzle (&request->state.sudoku);

  if (prove (&puzzle, meter, report))
    grade_puzzle (&puzzle, meter, report);
}

void
game_work_path (const GameRequest *request,
                GameMeter         *meter,
                GameReport        *report)
{
  const SudokuGrid puzzle = game_sudoku_puzzle (&request->state.sudoku);
  GameProbe probe;
  SearchControl control = game_probe_init_aside (&probe, meter);

  if (!prove (&puzzle, meter, report))
    return;

  report->path = game_path_new (&puzzle, &control);

  if (report->path == NULL)
    report->end = SEARCH_STOPPED;
}
