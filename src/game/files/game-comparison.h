/* A comparison as a text: a table to read, and one for other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/watch/game-compare.h"

/* The columns of a comparison, of which the method is the first. */
enum { GAME_COMPARISON_COLUMNS = 7 };

/* "50 µs", "0.15 ms", "1.90 s". New. */
char *game_comparison_dup_seconds (double                 seconds);

/* The head of a column, and what stands in it; both in the language of the user. New. */
char *game_comparison_dup_head    (int                    column);
char *game_comparison_dup_amount  (const GameComparisons *comparisons,
                                   int                    row,
                                   int                    column);

/* "8 queens, all solutions", "Sudoku, first solution". New. */
char *game_comparison_dup_title   (const GameComparisons *comparisons);

/* The title, and a table in columns. New. */
char *game_comparison_dup_text    (const GameComparisons *comparisons);

/* The same for other programs, in English and without a title: a head, then a line for each
 * method. New. */
char *game_comparison_dup_csv     (const GameComparisons *comparisons);
