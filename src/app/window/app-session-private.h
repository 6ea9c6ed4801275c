/* What app-session.c (the boards) and app-session-puzzles.c (puzzles that come and go) share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/window/app-archive.h"
#include "app/window/app-session.h"

struct _AppSession
{
  GObject         parent_instance;

  GamePlay       *shown;                /* one of them is of sudoku, one of queens */
  GamePlay       *other;
  GSettings      *settings;

  GameFactFinder *finder;               /* of the puzzle that is shown */
  AppArchive     *archive;
  GameSave       *left;                 /* what app_session_begin () put away, or NULL */
  bool            restoring;            /* what changes is no news for the disk */

  guint           tick_id;              /* while the window is active */
  bool            is_active;
  bool            shows_board;
  bool            paused;
};

/* Another puzzle on the board that is shown, which is of its kind; the one there goes to the
 * library. Returns whether it is on the disk there. */
bool app_session_begin           (AppSession      *self,
                                  const GameState *puzzle);

/* Squares in a row of the board of queens, shown or not. */
int  app_session_get_queens_size (AppSession      *self);

/* Emits "play-requested". */
void app_session_request_play    (AppSession      *self);
