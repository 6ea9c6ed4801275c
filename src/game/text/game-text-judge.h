/* Verdicts on the output of a program that the user wrote, in sentences.
 *
 * All functions return a new string, or NULL where there is nothing to say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/judge/game-judge.h"

/* The name of a problem for a menu: "Luogu P1219". */
char *game_text_judge            (GameJudge            judge);

/* "Accepted", "Wrong answer", "Cannot be read". */
char *game_text_verdict_word     (const GameJudgeTask *task,
                                  const GameVerdict   *verdict);

/* The verdict in one line without a stop at its end: "Board 3: rows 1 and 4 share column 1". */
char *game_text_verdict          (const GameJudgeTask *task,
                                  const GameVerdict   *verdict);

/* Where in the text: "Lines 20 and 23 of the output. Boards 1 to 2 are right." */
char *game_text_verdict_place    (const GameVerdict   *verdict);

/* Further faults of the same board: "Rows 4 and 8 share a diagonal. Column 3 is empty." Or what a
 * wrong number is: "With 10 queens it would be right." */
char *game_text_verdict_also     (const GameJudgeTask *task,
                                  const GameVerdict   *verdict);

/* What should stand there: "1 6 8 3 7 4 2 5"; and how far from it the board is, where that is one
 * row: "Only row 4 is not the same: column 3, not 1." */
char *game_text_verdict_expected (const GameVerdict   *verdict);
char *game_text_verdict_difference
                                 (const GameVerdict   *verdict);

/* Which mistake gives this very output. */
char *game_text_verdict_undo     (const GameVerdict   *verdict);

/* All boards of a wrong output: "Boards: 92. Right: 90. Wrong: 2. Twice: 0. Missing: 2." */
char *game_text_verdict_rest     (const GameVerdict   *verdict);
