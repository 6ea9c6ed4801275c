/* The stages of a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* How much of a hint the player wants to be shown. */
typedef enum
{
  GAME_STAGE_NUDGE,             /* what kind, and roughly where */
  GAME_STAGE_WHERE,             /* which houses and cells */
  GAME_STAGE_WHY,               /* the reason, line by line */
  GAME_STAGE_APPLY,             /*< skip >*/ /* what is done, when it is asked for */
  GAME_STAGE_PROOF,             /*< skip >*/ /* only of some, between the reason and what is done:
                                 * each inference; counted as the reason */
} GameStage;

/* Those that every hint has. */
enum { GAME_N_STAGES = GAME_STAGE_APPLY + 1 };
