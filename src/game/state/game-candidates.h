/* What the user draws on single candidates: their colours, and links between two of them. Plain
 * values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "solver/sudoku/sudoku-cells.h"

/* A digit in a cell; digit 0: none. */
typedef struct
{
  uint8_t cell;
  uint8_t digit;
} GameCandidate;

/* A strong link says that one of the two is true, a weak one that one of them is false. It has no
 * direction: `from` is the one whose cell, or whose digit in the same cell, is lower. */
typedef struct
{
  GameCandidate from;
  GameCandidate to;
  bool          is_weak;
} GameLink;

enum { GAME_MAX_LINKS = 48 };

/* Ordered by `from`, then by `to`, and 0 behind the last: equal links are equal byte by byte. */
typedef struct
{
  uint8_t  n;
  GameLink of[GAME_MAX_LINKS];
} GameLinks;

/* The colours of the nine candidates of a cell, one for each at most: four bits for a digit, those
 * of 1 lowest; 0: none. */
typedef uint64_t GameCandidateColors;

bool game_candidate_equal (GameCandidate  a,
                           GameCandidate  b);

int  game_candidate_colors_get (GameCandidateColors  colors,
                                int                  digit);
void game_candidate_colors_set (GameCandidateColors *colors,
                                int                  digit,
                                int                  color);

/* Adds a link; returns false where there is one already, or no room, or both ends are the same. */
bool game_links_add       (GameLinks     *self,
                           GameCandidate  a,
                           GameCandidate  b,
                           bool           is_weak);

/* Makes no link a strong one, a strong one weak, and a weak one none. */
void game_links_step      (GameLinks     *self,
                           GameCandidate  a,
                           GameCandidate  b);

/* Takes away the links that end in one of the cells. */
void game_links_clear     (GameLinks     *self,
                           SudokuCells    cells);
