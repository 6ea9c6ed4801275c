/* What a person spent on a puzzle, as one plain value: time, hints, checks, and when.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-stage.h"
#include "solver/sudoku/logic/sudoku-techniques.h"

enum { GAME_TITLE_SIZE = 128, GAME_LEVEL_SIZE = 16 };

typedef struct
{
  uint64_t milliseconds;        /* of the clock */
  int64_t  begun;               /* microseconds since 1970 by the calendar; identifies the game */
  int64_t  finished;            /* the same; 0 while the puzzle is not solved */
  bool     by_program;          /* it was the program that finished it */
  bool     saw_solution;        /* the program has shown the solution, also if that was undone */

  uint32_t hints[GAME_N_STAGES];        /* hints that were shown as far as that stage */
  uint32_t checks;                      /* how often the board was held against the solution */
  uint16_t techniques[SUDOKU_N_TECHNIQUES];     /* how often a hint explained each */

  /* Of the puzzle, where they are known; "" where not. */
  char     title[GAME_TITLE_SIZE];      /* UTF-8 */
  char     level[GAME_LEVEL_SIZE];      /* as on the command line: "easy" */
  bool     has_seed;
  uint64_t seed;

  /* Told to the records when the puzzle is finished, and saved nowhere else. */
  bool     had_clock;                   /* the player saw the clock */
  bool     has_path;                    /* it is known how logic solves the puzzle */
  SudokuTechniques path;                /* by these; of another variant, by its own numbers */
} GamePlayStats;

static inline GamePlayStats
game_play_stats_new (void)
{
  return (GamePlayStats) { .begun = g_get_real_time () };
}

static inline uint32_t
game_play_stats_n_hints (const GamePlayStats *stats)
{
  uint32_t n_hints = 0;

  for (int stage = 0; stage < GAME_N_STAGES; stage++)
    n_hints += stats->hints[stage];

  return n_hints;
}

/* A hint is shown as far as `stage` that was as far as `before`, -1 for not at all. `technique` is
 * that of a step, else -1. */
static inline void
game_play_stats_add_hint (GamePlayStats *stats,
                          int            before,
                          GameStage      stage,
                          int            technique)
{
  if (technique >= 0 && stage >= GAME_STAGE_WHY && before < GAME_STAGE_WHY
      && stats->techniques[technique] < G_MAXUINT16)
    stats->techniques[technique]++;

  if (before >= 0 && stats->hints[before] > 0)
    stats->hints[before]--;
  stats->hints[stage]++;
}
