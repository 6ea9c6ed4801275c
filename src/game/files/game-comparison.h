/* A comparison as a text: a table to read, and one for other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/watch/game-compare.h"

/* Columns. */
enum
{
  GAME_COMPARISON_METHOD,
  GAME_COMPARISON_BOARDS,
  GAME_COMPARISON_NODES,
  GAME_COMPARISON_CHECKS,
  GAME_COMPARISON_COPIES,
  GAME_COMPARISON_SOLUTIONS,
  GAME_COMPARISON_TIME,
  GAME_COMPARISON_COLUMNS,
};

/* The head of a column, in the language of the user. */
const char *game_comparison_head       (int                    column);

/* What stands in a column, in the language of the user: "2,056", "0.15 ms". New. */
char       *game_comparison_dup_amount (GameSearchType         type,
                                        const GameComparison  *comparison,
                                        int                    column);

/* "About 3 minutes", "About 2 days": how long a search takes of which that is expected, more than
 * nothing. New. */
char       *game_comparison_dup_expected
                                       (double                 seconds);

/* "8 queens, all solutions", "Sudoku, first solution", "SEND + MORE = MONEY, all solutions".
 * New. */
char       *game_comparison_dup_title  (const GameComparisons *comparisons);

/* The title, and a table in columns. New. */
char       *game_comparison_dup_text   (const GameComparisons *comparisons);

/* The same for other programs, in English and without a title: a head, then a line for each
 * method. New. */
char       *game_comparison_dup_csv    (const GameComparisons *comparisons);
