/* Positions in which a technique is to be seen, and whether a player who tries one found the step.
 *
 * Each technique that has one step of its own in paths has two positions: one that is shown and
 * explained, and one to be tried.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/hint/game-hint.h"

typedef enum
{
  GAME_POSITION_SHOWN,
  GAME_POSITION_TRIED,
} GamePositionUse;

/* Fills a state: givens, entries and, for more than a single, marks in each empty cell. Returns
 * false where the technique has no position. */
bool       game_trial_get_position (SudokuTechnique   technique,
                                    GamePositionUse   use,
                                    GameState        *state);

/* Fills the hint that explains the first step of a technique in a state of a puzzle with one
 * solution; returns false where there is none. */
bool       game_trial_find_hint    (SudokuTechnique   technique,
                                    const GameState  *state,
                                    GameHint         *hint);

/* The steps of a technique that a player may find. */
typedef struct _GameTrial GameTrial;

GameTrial *game_trial_new          (SudokuTechnique   technique,
                                    const GameState  *state);
void       game_trial_free         (GameTrial        *self);

SudokuTechnique
           game_trial_get_technique (const GameTrial *self);

/* Whether the state is one of the same puzzle. */
bool       game_trial_is_of        (const GameTrial  *self,
                                    const GameState  *state);

/* Whether one of the steps was taken: its digit stands there, or its candidates are gone, and
 * nothing on the board is wrong. */
bool       game_trial_is_done      (const GameTrial  *self,
                                    const GameState  *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameTrial, game_trial_free)
