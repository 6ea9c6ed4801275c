/* The sentences about a hint for queens, from a nudge to the reason.
 *
 * Squares are named by row and column, as everywhere on a board of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-sentence.h"
#include "solver/queens/queens-hint.h"

G_BEGIN_DECLS

/* Short, for the head of a panel: "One Free Square". Static. */
const char *game_words_queens_title (const QueensHint *hint);

/* The kind of hint; it names no square and no line. New. */
char       *game_words_queens_nudge (const QueensHint *hint);

/* The line or the queens to look at. New. */
char       *game_words_queens_where (const QueensHint *hint);

/* Why it is true, as GameSentences; the last one says what follows. New. */
GArray     *game_words_queens_sentences (const QueensHint *hint);

G_END_DECLS
