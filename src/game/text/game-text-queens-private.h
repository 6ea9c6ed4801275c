/* What the sentences of a search of n queens share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-text-private.h"

/* A square, counted from 1. */
typedef struct
{
  int row;
  int column;
} GameTextSquare;

GameTextSquare game_text_queens_square       (const QueensSteps    *steps,
                                              int                   variable,
                                              int                   value);

/* The rows of the queens, or in a search by columns the columns: "1, 3 and 4". */
char          *game_text_queens_lines        (const QueensSteps    *steps,
                                              const QueensAttacker *attackers,
                                              int                   n_attackers);

/* The line of the event has no square left, so the search goes back to the line before. */
char          *game_text_queens_last_of_line (const QueensSteps    *steps,
                                              const SearchEvent    *event);

/* A SEARCH_REJECT, and where the search goes from there. */
char          *game_text_queens_refused      (const QueensSteps    *steps,
                                              const SearchEvent    *event);
