/* The worker of a job, where it thinks as people do: hints, grades, new puzzles, paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-work.h"

void
game_work_hint (const GameRequest *request,
                GameProgress      *progress,
                GameReport        *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);
  GameHint *hint = g_new (GameHint, 1);

  if (game_hint_find (&request->state, &request->hint.facts, request->hint.uniqueness,
                      request->hint.last, &control, hint))
    report->hint = hint;
  else
    g_free (hint);

  report->end = report->hint != NULL ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
}

void
game_work_steps (const GameRequest *request,
                 GameProgress      *progress,
                 GameReport        *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init (&probe, progress);

  report->steps = game_hint_find_steps (&request->steps.position, request->steps.harder, &control);
  report->end = report->steps != NULL ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
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
game_work_daily (const GameRequest *request,
                 GameProgress      *progress,
                 GameReport        *report)
{
  int n_puzzles = request->daily.n_puzzles;
  g_autofree GameState *puzzles = g_new (GameState, n_puzzles);

  for (int i = 0; i < n_puzzles && report->end == SEARCH_EXHAUSTED; i++)
    {
      GameProbe probe;
      SearchControl control = game_probe_init (&probe, progress);
      SearchStats stats;

      report->end = game_daily_make (request->daily.first + i, &control, &puzzles[i], &stats);
      search_stats_add (&report->stats, &stats);
    }

  if (report->end == SEARCH_EXHAUSTED)
    report->daily = g_steal_pointer (&puzzles);
}

void
game_work_facts (const GameRequest *request,
                 GameProgress      *progress,
                 GameReport        *report)
{
  GameProbe probe;
  SearchControl control = game_probe_init_uncounted (&probe, progress);

  report->facts = request->facts.known;
  report->end = game_facts_find (&report->facts, request->facts.wanted, &control, &report->stats);
}

void
game_work_path (const GameRequest *request,
                GameProgress      *progress,
                GameReport        *report)
{
  const SudokuGrid puzzle = game_sudoku_puzzle (&request->state.sudoku);
  GameFacts facts = game_facts_new (&request->state);
  GameProbe probe;
  SearchControl control = game_probe_init_uncounted (&probe, progress);

  report->end = game_facts_find (&facts, GAME_FACTS_SOLUTION, &control, &report->stats);
  if (facts.n_solutions != 1)
    return;

  report->path = game_path_new (&puzzle, &control);

  if (report->path == NULL)
    report->end = SEARCH_STOPPED;
}
