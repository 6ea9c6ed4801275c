/* Sentences about games: what they are, how far, how long, and when.
 *
 * All functions return a new string, to be freed with g_free ().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/game-effort.h"

G_BEGIN_DECLS

/* What a clock shows: "0:07", "12:41", "1:02:41". */
char *game_text_time     (uint64_t milliseconds);

G_END_DECLS
