/* Sessions for the tests of what is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "support/game-scenarios.h"
#include "game/store/game-session.h"

GameSession *make_session          (void);
void         assert_sessions_equal (const GameSession *a,
                                    const GameSession *b);
