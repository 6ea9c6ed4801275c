/* Between the parts of a collection: how puzzles of each kind are found in a text and read again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/files/game-collection.h"
#include "solver/text.h"

/* A text that is being gone through. */
typedef struct
{
  const char   *text;
  gsize         length;
  GCancellable *cancellable;    /* may be NULL */

  GArray       *offsets;        /* guint32, one a puzzle: where a reader has to begin to
                                 * come to it next. Texts are smaller than GAME_FILE_MAX */
  guint         n_errors;
  TextError     first_error;
} GameFinding;

/* A puzzle that is read again: where it begins and ends, its title and comments included. */
typedef struct
{
  GameState state;
  gsize     begin;
  gsize     end;
} GameFound;

/* Finds the puzzles of a text, or only blames. Queens and coloured queens give up where the first
 * thing in the text is none: words and numbers that look like a small board are everywhere. */
void        game_find_sudoku             (GameFinding      *self);
void        game_find_queens             (GameFinding      *self);
void        game_find_coloured           (GameFinding      *self);

void        game_read_sudoku             (const char       *text,
                                          gsize             length,
                                          guint32           offset,
                                          GameFound        *found);
void        game_read_queens             (const char       *text,
                                          gsize             length,
                                          guint32           offset,
                                          GameFound        *found);
void        game_read_coloured           (const char       *text,
                                          gsize             length,
                                          guint32           offset,
                                          GameFound        *found);

/* What the text says about a puzzle that stands from `begin` to `end`, or NULL. New. */
char       *game_collection_about_sudoku (const char      *begin,
                                          const char      *end);
char       *game_collection_about_board  (const char      *begin,
                                          const char      *end);
