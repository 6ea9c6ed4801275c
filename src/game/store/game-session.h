/* What is open: both puzzles with all that was done to them, and where a person was. As text it is
 *
 *     nine-queens-session 1 LENGTH SHA256
 *     show sudoku
 *     page watch
 *     mode digit
 *     watch flags by-row 1042                    method, order, and the position in it
 *     record 1790000000000000 …                  of version 2: a line that `records` lacks
 *     game                                       of each kind, as game-save.h tells
 *     …
 *     end
 *     cursor r4c5                                on the board of the game before
 *     selected r4c5 r4c6
 *
 * Errors are GAME_SAVE_ERROR.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-save.h"
#include "game/state/game-squares.h"

enum { GAME_NAME_SIZE = 24 };

typedef struct
{
  GameSave      *game;          /* NULL where there is none */
  GamePlayStats  stats;         /* without a game: see game_autosave_tick (); with one: as read */
  int            cursor;
  GameSquares    selected;
} GameSessionBoard;

typedef struct
{
  GameSessionBoard boards[GAME_N_KINDS];
  GameKind         kind;                        /* the one that is shown */
  char             page[GAME_NAME_SIZE];        /* names without a space; "" where not known */
  char             mode[GAME_NAME_SIZE];

  /* In Watch, of the puzzle that is shown. */
  char             method[GAME_NAME_SIZE];
  bool             by_column;
  uint64_t         position;

  GPtrArray       *records;     /* lines that could not be added to the records; or NULL */
} GameSession;

GameSession *game_session_new   (void);
void         game_session_free  (GameSession        *session);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameSession, game_session_free)

/* Both new; a text that is no session is NULL. */
GBytes      *game_session_write (const GameSession  *session);
GameSession *game_session_read  (GBytes             *text,
                                 GError            **error);
