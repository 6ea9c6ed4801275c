/* Sessions for the tests of what is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "game/store/game-session.h"

GameSession *make_session          (void);
void         assert_sessions_equal (const GameSession *a,
                                    const GameSession *b);

/* Writes a session into the folder of a window. */
void         write_session         (const char        *folder,
                                    const GameSession *session);

/* Writes a session as 0.1.0 did, with two puzzles in one history. `states` becomes that history:
 * each puzzle without an entry, then with one. */
void         write_old_session     (const char        *folder,
                                    GameState          states[4]);
