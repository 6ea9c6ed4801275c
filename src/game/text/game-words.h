/* What a hint of sudoku says, in the language of the person: its name, where to look, and why it
 * is true, line by line. Each line says which parts of the hint it speaks of, so that a view can
 * light them.
 *
 * Cells are named as r4c7, row and column from 1, as the field does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/sudoku/logic/sudoku-hint.h"

G_BEGIN_DECLS

/* One line of the reasoning, and what it speaks of. */
typedef struct
{
  char    *text;

  uint32_t roles;               /* bit r: the marks of SudokuRole r ... */
  int      part;                /* ... of this part, or of all parts where it is -1 */
  bool     shows_base;          /* the houses of SUDOKU_HOUSE_BASE */
  bool     shows_cover;         /* those of SUDOKU_HOUSE_COVER */
  uint32_t sets;                /* bit s: hint->set[s] */
  int      first_link;          /* links that it speaks of */
  int      n_links;
  bool     shows_result;        /* what goes or is placed */
  SudokuCells cells;            /* cells, whatever they hold */
} GameLine;

/* The technique as a player calls it. Static. */
const char *game_words_technique (SudokuTechnique       technique);

/* "Easy" to "Extreme". Static. */
const char *game_words_level     (SudokuLevel           level);

/* What kind of step there is and roughly where: "A hidden single in box 4". New. */
char       *game_words_nudge     (const SudokuHint     *hint);

/* What follows, as players write it: "r4c7 = 5", "r4c2 and r4c3 ≠ 9; r5c5 ≠ 3". New. */
char       *game_words_result    (const SudokuHint     *hint);

/* Why it is true, as GameLines; the last one says what follows. `position` is what the hint was
 * found in. Freed with g_array_unref (), texts and all. */
GArray     *game_words_lines     (const SudokuHint     *hint,
                                  const SudokuPosition *position);

/* All of it as one text: the name and the lines. New. */
char       *game_words_hint      (const SudokuHint     *hint,
                                  const SudokuPosition *position);

G_END_DECLS
