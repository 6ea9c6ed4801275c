/* The worker of a job, where it thinks as people do: hints, grades, new puzzles, paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-work.h"

/* Whether the puzzle has one solution. */
static bool
prove (const GameState *puzzle,
       GameProgress    *progress,
       GameReport      *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);
  GameState solution;

  report->end = game_state_info (puzzle)->prove (puzzle, &control, &solution, &report->stats);

  return report->end == SEARCH_EXHAUSTED && report->stats.n_solutions == 1;
}

void
game_work_hint (const GameRequest *request,
                GameProgress      *progress,
                GameReport        *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);
  GameHint *hint = g_new (GameHint, 1);

  if (game_hint_find (&request->state, request->hint.uniqueness, &control, hint))
    report->hint = hint;
  else
    g_free (hint);

  report->end = report->hint != NULL ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
}

void
game_work_generate (const GameRequest *request,
                    GameProgress      *progress,
                    GameReport        *report)
{
  const GameSpec *spec = &request->generate;
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);

  report->end = game_variants[spec->variant].generate (spec, 0, 1, &control, &report->puzzle,
                                                       &report->stats);
}

void
game_work_grade (const GameRequest *request,
                 GameProgress      *progress,
                 GameReport        *report)
{
  const GameState *puzzle = &request->state;
  GameProbe probe;
  SearchControl control = game_probe_init_aside (&probe, progress);

  if (request->grade.is_proved)
    report->stats.n_solutions = 1;
  else if (!prove (puzzle, progress, report))
    return;

  if (!game_state_info (puzzle)->grade (puzzle, &control, &report->grade))
    {
      report->end = SEARCH_STOPPED;
      report->stats.n_solutions = 0;
    }
}

void
game_work_path (const GameRequest *request,
                GameProgress      *progress,
                GameReport        *report)
{
  const SudokuGrid puzzle = game_sudoku_puzzle (&request->state.sudoku);
  GameProbe probe;
  SearchControl control = game_probe_init_aside (&probe, progress);

  if (!prove (&request->state, progress, report))
    return;

  report->path = game_path_new (&puzzle, &control);

  if (report->path == NULL)
    report->end = SEARCH_STOPPED;
}
