/* The sentences about a hint for coloured queens, from a nudge to the reason.
 *
 * Squares are named by row and column, regions by their number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-sentence.h"
#include "solver/coloured/coloured-hint.h"

G_BEGIN_DECLS

/* "Easy" to "Hard" are those of sudoku: game_words_level (). The rule as a player calls it:
 * "Last Square". Static. */
const char *game_words_coloured_title (ColouredRule        rule);

/* The kind of step; it names no square and no house. New. */
char       *game_words_coloured_nudge (const ColouredHint *hint);

/* The houses or the squares to look at. New. */
char       *game_words_coloured_where (const ColouredHint *hint);

/* Why it is true, as GameSentences; the last one says what follows. New. */
GArray     *game_words_coloured_sentences (const ColouredHint *hint);

/* New: "row 4", "region 3". */
char       *game_words_coloured_house (int                 kind,
                                       int                 house);

G_END_DECLS
