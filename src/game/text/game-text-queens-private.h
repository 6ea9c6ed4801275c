/* What the sentences of a search of n queens share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-text-private.h"

/* A square by its numbers, counted as the story counts. */
typedef struct
{
  int row;
  int column;
} GameTextSquare;

GameTextSquare game_text_queens_square       (const QueensStory    *story,
                                              int                   variable,
                                              int                   value);

/* The queens that attack the square of an event, and the first pair of those that attack each
 * other, by their numbers. Return how many there are. */
int            game_text_queens_attackers    (const QueensStory    *story,
                                              const SearchEvent    *event,
                                              QueensAttacker       *attackers);
int            game_text_queens_pairs        (const QueensStory    *story,
                                              QueensAttacker       *earlier,
                                              QueensAttacker       *later);

/* The rows of the queens, or in a search by columns the columns: "1, 3 and 4". */
char          *game_text_queens_lines        (const QueensStory    *story,
                                              const QueensAttacker *attackers,
                                              int                   n_attackers);

/* The line of the event has no square left, so the search goes back to the line before. */
char          *game_text_queens_last_of_line (const QueensStory    *story,
                                              const SearchEvent    *event);

/* A SEARCH_REJECT, and where the search goes from there. */
char          *game_text_queens_refused      (const QueensStory    *story,
                                              const SearchEvent    *event);
