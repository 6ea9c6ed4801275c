/* A hint in words, in the language of the player, stage by stage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/hint/game-hint.h"
#include "game/text/game-sentence.h"

/* Short, for the head of a panel, such as the name of the technique. New. */
char         *game_hint_text_title     (const GameHint *hint);

/* Translated; static. */
const char   *game_hint_text_stage_name (GameStage      stage);

/* The sentence of a stage; GAME_STAGE_WHY has several, see below. New. */
char         *game_hint_text_stage     (const GameHint *hint,
                                        GameStage       stage,
                                        GameAction      action);

/* The reason, GAME_STAGE_WHY, as GameSentences. New. */
GArray       *game_hint_text_sentences (const GameHint *hint);

/* Each inference, GAME_STAGE_PROOF, as GameSentences; NULL where it has none. New. */
GArray       *game_hint_text_proof     (const GameHint *hint);

/* A chain in Eureka notation, NULL where it is none. New. */
char         *game_hint_text_notation  (const GameHint *hint);

/* What is highlighted at a stage: of GAME_STAGE_WHY and GAME_STAGE_PROOF by the sentence of that
 * index, or by all of them where it is -1. */
GameHighlight game_hint_text_highlight (const GameHint *hint,
                                        const GArray   *sentences,
                                        GameStage       stage,
                                        int             index);

/* The label of the button that carries out `action`. Static. */
const char   *game_hint_text_action    (GameAction      action);
