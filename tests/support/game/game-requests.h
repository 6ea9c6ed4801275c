/* Requests for jobs, as the tests need them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"

/* A puzzle with one solution, and that. */
#define UNIQUE_LINE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* The same as SudokuPad writes it in a link. */
#define UNIQUE_RUNS "53C7E6C195E98E6B8D6D34C8B3C17D2D6B6E28E419C5E8C79"
#define SOLVED_LINE \
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

/* Another puzzle with one solution. */
#define OTHER_LINE \
  "1.8.5.3.7693871...25.......8.47.......52931.......67.3.......12...1284364.1.3.5.8"

/* A puzzle that needs guesses: searches of it meet dead ends of every kind. */
#define HARD_LINE \
  "..7...........32...5.1.2...5.1..47......7...1..49...8.3....79......9..6.4.96...5."

SudokuGrid  make_grid   (const char        *line);
GameRequest make_sudoku (GameJobType        type,
                         const char        *line);
GameRequest make_queens (GameJobType        type,
                         int                n);
void        put_queen   (GameRequest       *request,
                         int                row,
                         int                column);
GameReport *run         (const GameRequest *request);
