/* A game as text and back: a puzzle with everything that was done to it, and what that took.
 *
 * The text is UTF-8 in lines, of which the first has the checksum:
 *
 *     nine-queens-game 1 LENGTH SHA256
 *
 * its type, the version of the format, and the length and checksum of the bytes that follow. A
 * reader refuses a text that is cut short, damaged, or of a newer version. Savepoints, `entering`,
 * links and colours of marks came with version 2; a text without any of them is of version 1, so
 * that older programs read it. Each of the other lines says one thing:
 *
 *     begun 2026-11-20T18:03:12.402117Z
 *     time 83400                                 milliseconds on the clock
 *     saw-solution                               the program has shown it
 *     hints 0 2 1 0                              shown as far as each stage
 *     technique 0200 1                           explained by hints so often
 *     level easy
 *     entering                                   of version 2; queens that the user fixes
 *     history 3 2                                number of states, index of the present one
 *     board sudoku given r1c1=5 r1c2=3 …         the first state; or `board queens 8 …`
 *     step entry r1c3=4 mark r1c4=26             each later state: its differences
 *     step entry r1c3=0
 *     savepoint Before 4 in r9c1                 of version 2; its name, if it has one
 *     step entry r1c3=4                          its state, as if it were a later one
 *     end
 *
 * A step has the new value of each square that changed, layer by layer: the digit of a given or
 * entry, the digits of marks and colours (`-` for none), 1 or 0 for queens, the letter of a region,
 * a digit and its colour for each coloured mark. Where links changed, all that there are follow,
 * strong ones with `=` and weak ones with `-`:
 *
 *     step mark-color r1c3=4172 link 4r1c3=4r1c7 4r1c7-6r1c7
 *
 * Automatic marks are not written, because they follow from the rest. Thousands of moves take some
 * hundred kilobytes. A puzzle of another kind or size begins again with `board`.
 *
 * Readers check every invariant of a state. Errors are GAME_SAVE_ERROR.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/state/game-play.h"

#define GAME_SAVE_ERROR (game_save_error_quark ())

typedef enum
{
  GAME_SAVE_ERROR_EMPTY,
  GAME_SAVE_ERROR_FOREIGN,      /* something else than what was asked for */
  GAME_SAVE_ERROR_NEWER,        /* of a version that is not known here */
  GAME_SAVE_ERROR_CUT,
  GAME_SAVE_ERROR_DAMAGED,
  GAME_SAVE_ERROR_INVALID,      /* whole, but makes no sense */
} GameSaveError;

GQuark game_save_error_quark (void);

enum
{
  GAME_SAVE_VERSION = 2,
  GAME_SAVE_MAX = 64 << 20,             /* bytes that are read: two histories, and more */
  GAME_SAVE_MAX_HISTORY = 30 << 20,     /* bytes of the states that are written */
  GAME_SAVE_MAX_STATES = 100000,        /* of which the latest are kept; below 200 megabytes */
};

/* A saved game. Its maker owns it. */
typedef struct
{
  GArray        *states;        /* GameState, the oldest first; never empty */
  guint          position;      /* of the present one */
  GamePlayStats  stats;
  GameSavepoints savepoints;
  bool           entering;      /* the user enters the puzzle, which its states do not tell */
} GameSave;

void             game_save_free      (GameSave         *save);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameSave, game_save_free)

/* Takes a copy. It has no savepoints yet. */
GameSave        *game_save_new       (const GameState     *states,
                                      guint                n_states,
                                      guint                position,
                                      const GamePlayStats *stats);

GameSave        *game_save_copy      (const GameSave     *save);

/* All of a play, new; and the play goes on with it. */
GameSave        *game_save_new_of_play (GamePlay         *play);
void             game_save_resume    (const GameSave     *save,
                                      GamePlay           *play);

const GameState *game_save_get_state (const GameSave   *save);

/* The same puzzle has the same key, whatever was done to it: 16 characters of 0-9 and a-f. New. */
char            *game_save_key       (const GameState  *state);

/* The key of a game: that of its puzzle. A sudoku that is still being entered may become any
 * puzzle, so its key depends on when it was begun. New. */
char            *game_save_dup_key   (const GameSave   *save);

/* A history may go through several puzzles: 0.1.0 wrote such, and so does the session while the
 * library cannot be written. Leaves the present one in `save` and returns the others as new games,
 * GameSave at their last states with new statistics; a puzzle that was entered and then started is
 * one game. New, and mostly empty. */
GPtrArray       *game_save_split     (GameSave         *save);

/* Whether one of its states is this. */
bool             game_save_went_through (const GameSave  *save,
                                         const GameState *state);

/* Whether a text means to be a saved game, whole or not. */
bool             game_save_is_game   (GBytes           *text);

/* The text, with a checksum; and a game out of such a text, or NULL. Both new. */
GBytes          *game_save_write     (const GameSave   *save);
GameSave        *game_save_read      (GBytes           *text,
                                      GError          **error);
