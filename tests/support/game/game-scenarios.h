/* Documents that somebody played at random, for the tests of what is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib/gstdio.h>

#include "game/state/game-document.h"
#include "game/store/game-save.h"

/* Rows as regions, but that region 1 is a single square. */
ColouredPuzzle make_coloured      (int             n);
GameState      make_puzzle        (int             which);

/* Any move that may be played, now and then another puzzle. */
GameMove       make_move          (bool            with_others);
void           play_at_random     (GameDocument   *document,
                                   int             n_moves,
                                   bool            with_others);
GamePlayStats     make_stats        (void);
GameSave      *make_save          (GameDocument   *document);
void           assert_saves_equal (const GameSave *a,
                                   const GameSave *b);

/* A folder with all that is in it. */
void           remove_all         (const char     *path);
