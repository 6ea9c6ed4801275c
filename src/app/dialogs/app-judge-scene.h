/* The board that goes wrong first in an output that Check My Output refuses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/judge/game-judge.h"
#include "paint/paint.h"

/* Fills in the board as it was read, with its fault, or the one that is missing. Returns false, and
 * leaves `scene` as it is, where there is none to see. */
bool app_judge_fill_scene (const GameJudgeTask *task,
                           const GameVerdict   *verdict,
                           PaintScene          *scene);
