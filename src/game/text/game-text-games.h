/* Sentences about games: what they are, how far, how long, when, and what they took.
 *
 * All functions return a new string, to be freed with g_free ().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-play-stats.h"
#include "game/store/game-standing.h"
#include "game/store/game-statistics.h"

/* What a clock shows: "0:07", "12:41", "1:02:41". */
char *game_text_time       (uint64_t          milliseconds);

/* What kind of puzzle: "Sudoku · Medium", "Queens, 8 × 8", "Coloured Queens, 8 × 8 · Easy". */
char *game_text_game       (const GameState     *state,
                            const GamePlayStats *stats);
char *game_text_record     (const GameRecord *record);

/* "41 of 81 cells", "3 of 8 queens". */
char *game_text_progress   (const GameState  *state);

/* The same in short: "46 filled", "3 queens". */
char *game_text_placed     (const GameState  *state);
char *game_text_queens     (int               n);

/* "Before 4 in r9c1", "Before a queen in r3c5": how to call a state by the one digit or queen that
 * came after it; NULL where that is not all that came. */
char *game_text_before     (const GameState  *before,
                            const GameState  *after);

/* A moment, both as microseconds since 1970: "today, 14:05", "yesterday, 14:05", or the date. */
char *game_text_moment     (int64_t           moment,
                            int64_t           now);

/* "3 hints", "No hints". */
char *game_text_hints      (const GamePlayStats *stats);

/* What hints explained: "Hidden Pair, X-Wing"; NULL where they explained nothing. */
char *game_text_techniques (const GamePlayStats *stats);

/* "Your 12th at this level"; and "New technique: X-Wing", the three hardest of them at most. NULL
 * where that is not known, or none is new. */
char *game_text_nth        (const GameStanding  *standing);
char *game_text_new_path   (const GameState     *state,
                            const GameStanding  *standing);

/* Of statistics. The name of a level, or of games without one; static. */
const char *game_text_level (int                  level);

/* A technique of a variant, as players call it. Static. */
const char *game_text_technique (GameVariant       variant,
                                 int               technique);

/* A week or a month: "7 Sep", "this week", "Dec 2025", "this month". */
char *game_text_slot       (const GameStatistics *statistics,
                            int                   slot);
