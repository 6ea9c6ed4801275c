/* The types of jobs that game-work.c hands on; each fills its member of the report.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"
#include "game/jobs/game-progress.h"

void game_work_solve    (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);
void game_work_prove    (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);
void game_work_count    (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);
void game_work_hint     (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);
void game_work_generate (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);
void game_work_grade    (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);
void game_work_path     (const GameRequest *request,
                         GameProgress      *progress,
                         GameReport        *report);
