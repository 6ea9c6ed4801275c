/* A sentence of a hint, and what it speaks of, so that a view can highlight it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/sudoku/logic/sudoku-hint.h"

G_BEGIN_DECLS

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
} GameSentence;

/* An array of GameSentence, empty. Freed with g_array_unref (), texts and all. */
GArray       *game_sentences_new (void);

/* Appends a sentence; takes `text`. Nothing is highlighted by it yet. The result is lent until the
 * next sentence is added. */
GameSentence *game_sentences_add (GArray *sentences,
                                  char   *text);

G_END_DECLS
