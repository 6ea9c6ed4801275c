/* The sentences about the hints of each puzzle, from a nudge to the reason.
 *
 * Cells of a sudoku are named as r4c7, squares of queens by row and column, regions by the
 * pattern that they have on the board.
 * Titles are static; all other texts are new strings, to be freed with g_free (), and new arrays of
 * GameSentence, whose last ones state the conclusion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/hint/game-hint.h"
#include "game/text/game-sentence.h"
#include "game/text/game-words.h"

/* Sudoku. The technique as a player calls it; some languages tell hidden singles in a box from
 * those in a line. Static. */
const char *game_words_sudoku_title       (const SudokuHint     *hint);

/* The kind of step and roughly where it is: "Hidden Single in box 4". */
char       *game_words_sudoku_nudge       (const SudokuHint     *hint);

/* The houses and cells to look at. */
char       *game_words_sudoku_where       (const SudokuHint     *hint);

/* The conclusion, as players write it: "r4c7 = 5", "r4c2 and r4c3 ≠ 9; r5c5 ≠ 3". */
char       *game_words_sudoku_result      (const SudokuHint     *hint);

/* Why it is true. The hint was found in `position`. */
GArray     *game_words_sudoku_sentences   (const SudokuHint     *hint,
                                           const SudokuPosition *position);

/* The whole proof of a forcing chain or net, a sentence for each inference and then the conclusion;
 * NULL where the reason says all. */
GArray     *game_words_sudoku_proof       (const SudokuHint     *hint,
                                           const SudokuPosition *position);

/* Chains, loops and almost locked sets in Eureka notation, with what follows; NULL of others. The
 * same in every language. */
char       *game_words_sudoku_eureka      (const SudokuHint     *hint);

/* All of it as one text: the name, and the proof or else the sentences. */
char       *game_words_sudoku_hint        (const SudokuHint     *hint,
                                           const SudokuPosition *position);

/* Queens. Short, for the head of a panel: "One Free Square". */
const char *game_words_queens_title       (const QueensHint     *hint);

/* The kind of hint, without any square or line; the line or the queens to look at; and why. */
char       *game_words_queens_nudge       (const QueensHint     *hint);
char       *game_words_queens_where       (const QueensHint     *hint);
GArray     *game_words_queens_sentences   (const QueensHint     *hint);

/* Coloured queens. The rule as a player calls it: "Last Square". Levels are those of sudoku:
 * game_words_level (). */
const char *game_words_coloured_title     (ColouredRule          rule);

/* The kind of step, without any square or house; the houses or squares to look at; and why. */
char       *game_words_coloured_nudge     (const ColouredHint   *hint);
char       *game_words_coloured_where     (const ColouredHint   *hint,
                                           const ColouredPuzzle *puzzle);
GArray     *game_words_coloured_sentences (const ColouredHint   *hint,
                                           const ColouredPuzzle *puzzle);

/* "row 4", "the region with dots". */
char       *game_words_coloured_house     (const ColouredPuzzle *puzzle,
                                           int                   kind,
                                           int                   house);

/* Mistakes on the board: GAME_HINT_CONFLICT, GAME_HINT_UNSOLVABLE (only the nudge),
 * GAME_HINT_MISTAKE and GAME_HINT_DEAD, of a sudoku and of queens. */
typedef struct
{
  char   *(*nudge)     (const GameHint *hint);
  char   *(*where)     (const GameHint *hint);
  GArray *(*sentences) (const GameHint *hint);
} GameWordsWrong;

extern const GameWordsWrong game_words_sudoku_wrong;
extern const GameWordsWrong game_words_queens_wrong;
