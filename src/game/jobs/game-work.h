/* What the worker of a job does: a request in, a report out, on the thread of the caller.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"
#include "game/jobs/game-meter.h"

/* Does what the request wishes, reads `text` for a GAME_READ, puts the solutions of a GAME_LIST
 * into `store`, tells the meter and obeys it. `report` is all zero before. */
void game_work (const GameRequest *request,
                GBytes            *text,
                GameStore         *store,
                GameMeter         *meter,
                GameReport        *report);
