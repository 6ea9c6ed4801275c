/* Helpers for the sentences that explain techniques.
 *
 * A family of techniques has a function that adds the sentences of its hints, one or two each, and
 * adds to each its highlight:
 *
 *     game_words_add (words, _("…"), …);
 *     game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
 *
 * One sentence is one translatable string; names of cells and houses, digits, and lists of them are
 * put into it. game-words-sudoku.c adds the conclusion for all families, but for what the family
 * has told already, and to each highlight the rest of the step, faintly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/text/game-words-hints.h"
#include "solver/sudoku/logic/sudoku-proof.h"

typedef struct
{
  GArray               *sentences;
  const SudokuHint     *hint;
  const SudokuPosition *position;
  SudokuDigits          told[SUDOKU_CELLS];     /* of what goes: no sentence is needed for it */
  bool                  is_placement;           /* the reason speaks of the digit that is left
                                                 * where all else goes, not of what goes */
} GameWords;

/* Appends a sentence, as printf () would write it; or one that is written, which is taken. */
void game_words_add         (GameWords       *words,
                             const char      *format,
                             ...) G_GNUC_PRINTF (2, 3);
void game_words_take        (GameWords       *words,
                             char            *text);

/* Add to the highlight of the last sentence. Links come before marks, see game-highlight.h; a
 * `group` of -1 is all groups; bit s of `sets` is for hint->set[s]. */
void game_words_show_links  (GameWords       *words,
                             int              first,
                             int              n_links);
void game_words_show_marks  (GameWords       *words,
                             uint32_t         roles,
                             int              group);
void game_words_show_houses (GameWords       *words,
                             SudokuHouseRole  role);
void game_words_show_sets   (GameWords       *words,
                             uint32_t         sets);

/* The last sentence states the conclusion; or that cells lose a digit, which the conclusion leaves
 * out. */
void game_words_show_result (GameWords       *words);
void game_words_show_told   (GameWords       *words,
                             SudokuCells      cells,
                             int              digit);

/* Adds a conclusion: "r1c4 sees both, so it is not 4." for those of `cells` that lose the digit.
 * `n_seen` is how many cells the sentence before named. */
void game_words_add_seen    (GameWords       *words,
                             SudokuCells      cells,
                             int              digit,
                             int              n_seen);

/* Adds the conclusion: what goes, or is placed. In game-words-sudoku.c. */
void game_words_add_conclusion (GameWords    *words);

/* The houses of a role, as bits. */
uint32_t      game_words_house_bits    (const SudokuHint *hint,
                                        SudokuHouseRole   role);

/* New strings: the houses of a role, "rows 2 and 7"; a statement of a chain, "4 in r2c3",
 * "4 in r2c3 or r2c4". */
char         *game_words_houses        (const SudokuHint *hint,
                                        SudokuHouseRole   role);
char         *game_words_node          (const SudokuNode *node);

/* The cells that carry marks of a role and group (-1: all groups), and their digits. */
SudokuCells   game_words_marked        (const SudokuHint *hint,
                                        SudokuRole        role,
                                        int               group);
SudokuDigits  game_words_marked_digits (const SudokuHint *hint,
                                        SudokuRole        role,
                                        int               group);

/* The cells that lose a digit; a digit of 0 is any. */
SudokuCells   game_words_losers        (const SudokuHint *hint,
                                        int               digit);

/* The families, each in game-words-sudoku-*.c. */
void game_words_sudoku_singles          (GameWords *words);
void game_words_sudoku_locked           (GameWords *words);
void game_words_sudoku_subsets          (GameWords *words);
void game_words_sudoku_fish             (GameWords *words);
void game_words_sudoku_turbot           (GameWords *words);
void game_words_sudoku_empty_rectangle  (GameWords *words);
void game_words_sudoku_wings            (GameWords *words);
void game_words_sudoku_remote_pair      (GameWords *words);
void game_words_sudoku_bug              (GameWords *words);
void game_words_sudoku_rectangles       (GameWords *words);
void game_words_sudoku_colors           (GameWords *words);
void game_words_sudoku_chains           (GameWords *words);
void game_words_sudoku_forcing          (GameWords *words);
void game_words_sudoku_templates        (GameWords *words);
void game_words_sudoku_als              (GameWords *words);
void game_words_sudoku_sue_de_coq       (GameWords *words);

/* What a verity tries; that all of it comes to the same; and all steps of a proof. */
void game_words_sudoku_cases       (GameWords         *words);
void game_words_sudoku_cases_end   (GameWords         *words);
void game_words_sudoku_proof_lines (GameWords         *words,
                                    const SudokuProof *proof);
