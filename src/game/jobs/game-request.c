/* Requests, a constructor for each type of job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-job.h"

GameRequest
game_request_solve (const GameState *state)
{
  return (GameRequest) { .type = GAME_JOB_SOLVE, .state = *state };
}

GameRequest
game_request_facts (const GameFacts *known,
                    GameFactsWanted  wanted)
{
  return (GameRequest) {
    .type = GAME_JOB_FACTS,
    .state = known->puzzle,
    .facts = { .known = *known, .wanted = wanted },
  };
}

GameRequest
game_request_list (const GameState *puzzle,
                   uint64_t         limit,
                   bool             fundamental)
{
  return (GameRequest) {
    .type = GAME_JOB_LIST,
    .state = *puzzle,
    .list = { .limit = limit, .fundamental = fundamental },
  };
}

GameRequest
game_request_trace (const GameMethod *method,
                    uint64_t          limit)
{
  return (GameRequest) {
    .type = GAME_JOB_TRACE,
    .state = method->puzzle,
    .trace = {
      .words = method->words,
      .method = method->method,
      .order = method->order,
      .stops_at_first = method->stops_at_first,
      .reads_givens = method->reads_givens,
      .tells_skips = method->tells_skips,
      .limit = limit,
    },
  };
}

GameRequest
game_request_compare (const GameMethod *method,
                      uint64_t          limit)
{
  return (GameRequest) {
    .type = GAME_JOB_COMPARE,
    .state = method->puzzle,
    .compare = {
      .words = method->words,
      .method = method->method,
      .order = method->order,
      .stops_at_first = method->stops_at_first,
      .limit = limit,
    },
  };
}

GameRequest
game_request_hint (const GameState *state,
                   const GameFacts *facts,
                   bool             uniqueness,
                   SudokuCells      last)
{
  return (GameRequest) {
    .type = GAME_JOB_HINT,
    .state = *state,
    .hint = { .uniqueness = uniqueness, .last = last, .facts = *facts },
  };
}

GameRequest
game_request_steps (const GameHint *hint,
                    bool            harder)
{
  return (GameRequest) {
    .type = GAME_JOB_STEPS,
    .state = hint->state,
    .steps = { .position = hint->position, .harder = harder },
  };
}

GameRequest
game_request_generate (const GameSpec *spec)
{
  return (GameRequest) { .type = GAME_JOB_GENERATE, .generate = *spec };
}

GameRequest
game_request_daily (int first,
                    int n_puzzles)
{
  return (GameRequest) {
    .type = GAME_JOB_DAILY,
    .daily = { .first = first, .n_puzzles = n_puzzles },
  };
}

GameRequest
game_request_path (const GameState *puzzle)
{
  return (GameRequest) { .type = GAME_JOB_PATH, .state = *puzzle };
}
