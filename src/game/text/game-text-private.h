/* What the files of game-text share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/text/game-text.h"

/* The character in quotes, or its number where it cannot be shown. */
char          *game_text_quote_character (uint32_t       character);

/* Of an equation of words. */
char          *game_text_words_error  (const TextError   *error);

/* A search that is told, and the number of the first row, column and box: 0 or 1. */
typedef struct
{
  const QueensSteps *steps;
  int                first;
} QueensStory;

typedef struct
{
  const SudokuSteps *steps;
  int                first;
} SudokuStory;

/* Events of each puzzle, after the start. */
char          *game_text_queens_event (const QueensStory *story,
                                       const SearchEvent *event);
char          *game_text_sudoku_event (const SudokuStory *story,
                                       const SearchEvent *event);

/* The same, and the start where `event` is NULL. */
char          *game_text_words_event  (const WordsSteps  *steps,
                                       const SearchEvent *event);
