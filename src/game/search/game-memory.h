/* The memory of a search method, as tables of cells: what it keeps beside the board to know which
 * values are free.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/search/game-search.h"

typedef enum
{
  GAME_MEMORY_TAKEN  = 1 << 0,  /* dark: set, counted or used */
  GAME_MEMORY_TESTED = 1 << 1,  /* framed: the last event read it */
  GAME_MEMORY_ADDED  = 1 << 2,  /* the last event added to it */
  GAME_MEMORY_GONE   = 1 << 3,  /* the last event took from it */
  GAME_MEMORY_WRONG  = 1 << 4,  /* struck through: not as the board says */
  GAME_MEMORY_FREE   = 1 << 5,  /* of a word of free squares: a value that is left */
} GameMemoryFlags;

typedef struct
{
  int16_t number;               /* the owner, a count or a bit; -1: the cell is blank */
  uint8_t flags;                /* GameMemoryFlags */
} GameMemoryCell;

/* A table of one row is a strip. */
typedef struct
{
  char           *name;         /* as the code has it: "rising[r+c]" */
  char           *formula;      /* the index of the cell that is read: "5 + 3 = 8"; NULL: none */
  const char *const *row_names; /* NULL: rows have numbers, a strip has none */
  int             n_rows;
  int             n_columns;
  int             first_row;    /* the number of the first one */
  int             first_column;
  GameMemoryCell *cells;        /* row by row */
  char            letters[WORDS_LETTERS_MAX + 1];       /* in the place of numbers; empty: none */
} GameMemoryTable;

typedef struct
{
  char      *caption;           /* a sentence on how to read it; translated */
  GPtrArray *tables;            /* GameMemoryTable; none where a method keeps nothing */
} GameMemory;

/* What the method of a search keeps after `event`, its last one, or NULL at the start. Lines and
 * columns count from `first`, 0 or 1. The caller frees it. */
GameMemory *game_memory_new  (const GameSearch  *search,
                              const SearchEvent *event,
                              int                first);
void        game_memory_free (GameMemory        *self);

/* A cell in words, for a screen reader: "rising 8, taken by row 2, tested". To be freed. */
char       *game_memory_dup_cell (const GameMemoryTable *table,
                                  int                    row,
                                  int                    column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameMemory, game_memory_free)
