/* What app-window-keep.c (the session) and app-window-games.c (the library) share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/window/app-window-private.h"
#include "game/state/game-clock.h"
#include "game/store/game-keeper.h"
#include "game/store/game-library.h"

G_BEGIN_DECLS

struct _AppKeep
{
  GameKeeper  *keeper;                  /* NULL: nothing is written */
  GameLibrary *library;                 /* NULL as well */
  guint        tick_id;                 /* while the window is looked at */
  bool         restoring;
  bool         paused;                  /* by hand */

  GameState    states[GAME_N_KINDS];    /* as they were seen last */
  GameEffort   efforts[GAME_N_KINDS];   /* but for what the clock has */
  GameClock    clocks[GAME_N_KINDS];
  GameSave    *left;                    /* in whose place the puzzle that came last came, or NULL */
  GameKind     selection_kind;          /* of what is selected on the board now */
  int          cursors[GAME_N_KINDS];
  GameSquares  selected[GAME_N_KINDS];
  int          told;                    /* how far the hint that is shown was told, or -1 */
};

/* app-window-keep.c */
GameEffort app_window_get_effort_of   (AppWindow        *self,
                                       GameKind          kind);
void       app_window_begin_effort    (AppWindow        *self,
                                       GameKind          kind,
                                       const GameEffort *effort);
void       app_window_set_clocks      (AppWindow        *self);

/* Puts a game on its board, whatever was there. */
void       app_window_restore_game    (AppWindow        *self,
                                       const GameSave   *save);

/* app-window-games.c: the library in `folder`; what a puzzle that comes took so far; the puzzle was
 * finished. */
void       app_window_open_library    (AppWindow        *self,
                                       const char       *folder);
void       app_window_store_game      (AppWindow        *self,
                                       GameKind          kind);
GameEffort app_window_find_effort     (AppWindow        *self,
                                       const GameState  *state);
void       app_window_store_finished  (AppWindow        *self,
                                       GameKind          kind);

G_END_DECLS
