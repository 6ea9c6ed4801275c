/* The wishes of game-work.c that are about human logic, or about puzzles of queens; each fills its
 * part of the report.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"
#include "game/jobs/game-meter.h"

void game_work_hint     (const GameRequest *request,
                         GameMeter         *meter,
                         GameReport        *report);
void game_work_generate (const GameRequest *request,
                         GameMeter         *meter,
                         GameReport        *report);
void game_work_grade    (const GameRequest *request,
                         GameMeter         *meter,
                         GameReport        *report);
void game_work_path     (const GameRequest *request,
                         GameMeter         *meter,
                         GameReport        *report);

void game_work_solve_queens    (const GameRequest *request,
                                GameMeter         *meter,
                                GameReport        *report);
void game_work_count_coloured  (const GameRequest *request,
                                GameMeter         *meter,
                                GameReport        *report);
void game_work_grade_queens    (const GameRequest *request,
                                GameMeter         *meter,
                                GameReport        *report);
void game_work_generate_queens (const GameRequest *request,
                                GameMeter         *meter,
                                GameReport        *report);
