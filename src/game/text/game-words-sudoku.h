/* The sentences about a hint of sudoku: where to look, and why it is true, step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-sentence.h"
#include "game/text/game-words.h"

G_BEGIN_DECLS

/* The kind of step and roughly where it is: "Hidden Single in box 4". New. */
char   *game_words_sudoku_nudge     (const SudokuHint     *hint);

/* The houses and cells to look at. New. */
char   *game_words_sudoku_where     (const SudokuHint     *hint);

/* The conclusion, as players write it: "r4c7 = 5", "r4c2 and r4c3 ≠ 9; r5c5 ≠ 3". New. */
char   *game_words_sudoku_result    (const SudokuHint     *hint);

/* Why it is true, as GameSentences; the last ones state the conclusion. The hint was found in
 * `position`. New. */
GArray *game_words_sudoku_sentences (const SudokuHint     *hint,
                                     const SudokuPosition *position);

/* All of it as one text: the name and the sentences. New. */
char   *game_words_sudoku_hint      (const SudokuHint     *hint,
                                     const SudokuPosition *position);

G_END_DECLS
