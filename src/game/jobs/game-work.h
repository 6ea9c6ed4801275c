/* The work of a job: a request in, a report out, on the thread of the caller.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"
#include "game/jobs/game-progress.h"

/* Does the work of a request, puts the solutions of a GAME_JOB_LIST into `store`, writes the
 * progress and obeys it. `report` is all zero before, but for its type. */
void game_work (const GameRequest *request,
                GameStore         *store,
                GameProgress      *progress,
                GameReport        *report);

/* The work of one type of job, which fills its member of the report. */
typedef void GameWorker (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);

/* game-work-solve.c and game-work-logic.c. */
GameWorker game_work_solve;
GameWorker game_work_facts;
GameWorker game_work_hint;
GameWorker game_work_steps;
GameWorker game_work_generate;
GameWorker game_work_daily;
GameWorker game_work_path;
