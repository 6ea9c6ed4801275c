/* What the words of the families of techniques share.
 *
 * A family is a function that adds the lines of its hints to `words`, one sentence or two each:
 *
 *     g_autofree char *cell = game_words_cell (hint->mark[0].cell);
 *     GameLine *line = game_words_add (words, text);
 *
 *     line->roles = 1 << SUDOKU_ROLE_COMMON;
 *
 * One sentence is one translatable string; what is put into it are names of cells and houses,
 * digits, and lists of them. The last line, what follows, is added for all by game-words.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-words.h"

G_BEGIN_DECLS

typedef struct
{
  GArray               *lines;
  const SudokuHint     *hint;
  const SudokuPosition *position;
} GameWords;

/* No lines yet, of GameLine. */
GArray   *game_words_new_lines (void);

/* Takes `text`. The line lights nothing yet. Lent until the next one is added. */
GameLine *game_words_add     (GameWords       *words,
                              char            *text);

/* New strings: "r4c7", "r4c7, r4c8 and r5c1", "1, 4 and 9", "row 4", "rows 2 and 7",
 * "1 or 4". Links of a chain: "4 in r2c3", "4 in r2c3 or r2c4". */
char     *game_words_cell       (int           cell);
char     *game_words_cells      (SudokuCells   cells);
char     *game_words_any_cell   (SudokuCells   cells);
char     *game_words_digits     (SudokuDigits  digits);
char     *game_words_any_digit  (SudokuDigits  digits);
char     *game_words_house      (int           house);
char     *game_words_houses     (const SudokuHint *hint,
                                 SudokuHouseRole   role);
char     *game_words_node       (const SudokuNode *node);

/* "a", "a and b", "a, b and c", of any texts. New. */
char     *game_words_list       (GPtrArray        *items);
/* "a; b; c": of texts that may hold lists themselves. New. */
char     *game_words_results    (GPtrArray        *items);

/* The cells that carry marks of a role and part (-1: all parts), and their digits. */
SudokuCells  game_words_marked  (const SudokuHint *hint,
                                 SudokuRole        role,
                                 int               part);
SudokuDigits game_words_marked_digits (const SudokuHint *hint,
                                       SudokuRole        role,
                                       int               part);

/* The families, each in game-words-*.c. */
void      game_words_singles    (GameWords    *words);
void      game_words_locked     (GameWords    *words);
void      game_words_subsets    (GameWords    *words);
void      game_words_fish       (GameWords    *words);
void      game_words_turbot     (GameWords    *words);
void      game_words_empty_rectangle (GameWords *words);
void      game_words_wings      (GameWords    *words);
void      game_words_remote_pair (GameWords   *words);
void      game_words_grave      (GameWords    *words);
void      game_words_rectangles (GameWords    *words);
void      game_words_colors     (GameWords    *words);
void      game_words_chains     (GameWords    *words);
void      game_words_forcing    (GameWords    *words);
void      game_words_templates  (GameWords    *words);
void      game_words_als        (GameWords    *words);
void      game_words_sue_de_coq (GameWords    *words);

G_END_DECLS
