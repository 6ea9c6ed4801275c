/* The sentences about mistakes on the board: for GAME_HINT_CONFLICT, GAME_HINT_UNSOLVABLE (only the
 * nudge), GAME_HINT_MISTAKE and GAME_HINT_DEAD, of a sudoku and of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/hint/game-hint.h"
#include "game/text/game-sentence.h"

G_BEGIN_DECLS

/* See game_hint_text_stage () and game_hint_text_sentences (). */
char   *game_words_sudoku_wrong_nudge     (const GameHint *hint);
char   *game_words_sudoku_wrong_where     (const GameHint *hint);
GArray *game_words_sudoku_wrong_sentences (const GameHint *hint);
char   *game_words_queens_wrong_nudge     (const GameHint *hint);
char   *game_words_queens_wrong_where     (const GameHint *hint);
GArray *game_words_queens_wrong_sentences (const GameHint *hint);

G_END_DECLS
