/* Puzzles from text, and back: the readers of the solver layer with the guessing of the format, the
 * limits and the messages that a person needs. What has to do with opening stands in game-load.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/files/game-format.h"
#include "game/state/game-state.h"
#include "solver/queens/text/queens-text.h"
#include "solver/sudoku/text/sudoku-text.h"

/* A file or a paste larger than this is refused with a sentence; no more of a file is read. */
#define GAME_FILE_MAX (8 * 1024 * 1024)

#define GAME_FILE_ERROR (game_file_error_quark ())

typedef enum
{
  GAME_FILE_ERROR_TEXT,         /* the text holds no puzzle; the message says where it goes wrong */
  GAME_FILE_ERROR_TOO_LARGE,
} GameFileError;

GQuark     game_file_error_quark   (void);

/* Bytes from outside as UTF-8 without a mark at its beginning, and with a line feed at the end of
 * each line (Windows' carriage returns before them stay): UTF-8, or UTF-16 that begins with its
 * mark. NULL with GAME_FILE_ERROR where they are neither, or too large. New. */
GBytes    *game_file_decode        (GBytes              *bytes,
                                    GError             **error);

/* A puzzle out of such bytes, whichever it is. Where the text holds several, the first; `n_puzzles`
 * (may be NULL) tells how many. All of them: game-collection.h. Digits in conflict are read all the
 * same: a person may want to mend them. The queens of a board in an array (`["..Q.",…]`) are fixed
 * where they make a puzzle (queens_is_puzzle ()); all others are placed. */
bool       game_file_parse         (const char          *text,
                                    gsize                length,
                                    GameState           *state,
                                    guint               *n_puzzles,
                                    GError             **error);

/* Whether a text of so many bytes is not too large; can be asked before it is parsed. */
bool       game_file_check_length  (guint64              length,
                                    GError             **error);

/* The puzzle as text, without a newline at its end: sudoku as 81 characters of its givens and
 * entries, queens as rows of `.` and `Q`, coloured queens as the letters of their regions. New. */
char      *game_file_write         (const GameState     *state);

/* The puzzle as a text of lines in a format that fits it (game_format_fits ()). New. */
char      *game_file_write_format    (const GameState     *state,
                                      GameFormat           format);

/* What a file about it may be called, without a suffix: "sudoku", "queens-8". New. */
char        *game_file_dup_name     (const GameState  *state);
