/* Names in the language of the player: techniques, levels, cells, houses and digits, and lists of
 * them. Cells are named as r4c7, row and column from 1, as the field does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/sudoku/logic/sudoku-techniques.h"
#include "solver/sudoku/sudoku-cells.h"

/* The technique as a player calls it. Static. */
const char *game_words_technique (SudokuTechnique technique);

/* "Easy" to "Extreme". Static. */
const char *game_words_level     (SudokuLevel     level);

/* New strings: "r4c7", "r4c7, r4c8 and r5c1", "r4c7 or r4c8", "1, 4 and 9", "1 or 4", "row 4". */
char       *game_words_cell      (int             cell);
char       *game_words_cells     (SudokuCells     cells);
char       *game_words_any_cell  (SudokuCells     cells);
char       *game_words_digits    (SudokuDigits    digits);
char       *game_words_any_digit (SudokuDigits    digits);
char       *game_words_house     (int             house);

/* The same, where the first one has another number. New. */
char       *game_words_house_from (int            house,
                                   int            first);

/* "row 4", "rows 4 and 7", "row 4 and box 2": bit h is house h. New. */
char       *game_words_house_set (uint32_t        houses);

/* "a", "a and b", "a, b and c", of any texts. New. */
char       *game_words_list      (GPtrArray      *items);

/* "a; b; c": of texts that may hold lists themselves, and of squares ("row 1, column 5"). New. */
char       *game_words_results   (GPtrArray      *items);
char       *game_words_squares   (GPtrArray      *names);

/* "a; b, and c": of clauses, which hold lists. New. */
char       *game_words_clauses   (GPtrArray      *clauses);
