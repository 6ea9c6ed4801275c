/* What the readers and writers of saved texts share: the checksum, lines and words, and states.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-save.h"

/* A text that is read line by line. */
typedef struct
{
  char *rest;                   /* what was not read yet; lines and words of it are cut out */
  int   line;                   /* of the whole text, from 1 */
} GameSaveLines;

/* game-save-checksum.c: puts the first line in front; takes `body`. */
GBytes   *game_save_add_checksum (const char          *what,
                                  int                  version,
                                  GString             *body);

/* The body of a text that is whole, to be freed with g_free (), and the lines of it. */
char     *game_save_verify       (const char          *what,
                                  GBytes              *text,
                                  GameSaveLines       *lines,
                                  GError             **error);

/* The next line, or NULL; and the next word of one, or NULL. */
char     *game_save_next_line    (GameSaveLines       *lines);
char     *game_save_next_word    (char               **line);

/* A word that is nothing but a number up to `max`. */
bool      game_save_read_number  (const char          *word,
                                  uint64_t             max,
                                  uint64_t            *number);

/* Says which line makes no sense; returns false. */
bool      game_save_refuse       (const GameSaveLines *lines,
                                  GError             **error);

/* ` r1c3`, a word behind others, on a board of `n` rows, at most 32. Not by printf (): thousands of
 * states have some each. */
void      game_save_add_square   (GString             *text,
                                  int                  square,
                                  int                  n);

/* `r1c3`, on a board of so many rows; -1 where it is none. */
int       game_save_read_square  (const char          *word,
                                  int                  n);

/* game-save-links.c: ` link` and all links, ` 4r1c3=7r2c3` for a strong one and `-` in place of `=`
 * for a weak one; and one of them, added to `links`, or false. */
void      game_save_add_links    (GString             *text,
                                  const GameLinks     *links);
bool      game_save_read_link    (char                *word,
                                  GameLinks           *links);

/* game-save-state.c: the line of a state that comes after `before` (NULL: that is the first). */
void      game_save_add_state    (GString             *text,
                                  const GameState     *before,
                                  const GameState     *state);

/* `state` is the one before, unless `is_first`. */
bool      game_save_read_state   (char                *line,
                                  bool                 is_first,
                                  GameState           *state);

/* game-save.c: the oldest version that can say all of a game. */
int       game_save_get_version  (const GameSave      *save);

/* A game within a larger text, from `begun` to `end`. */
void      game_save_add          (GString             *text,
                                  const GameSave      *save);
GameSave *game_save_read_lines   (GameSaveLines       *lines,
                                  GError             **error);
