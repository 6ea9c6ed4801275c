/* Requests for jobs, as the tests need them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"

/* A puzzle with one solution, and that. */
#define UNIQUE_LINE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLVED_LINE \
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

/* A puzzle that needs guesses: searches of it meet dead ends of every kind. */
#define HARD_LINE \
  "..7...........32...5.1.2...5.1..47......7...1..49...8.3....79......9..6.4.96...5."

static inline SudokuGrid
make_grid (const char *line)
{
  SudokuGrid grid = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';

  return grid;
}

static inline GameRequest
make_sudoku (GameWish    wish,
             const char *line)
{
  SudokuGrid givens = make_grid (line);
  GameRequest request = { .wish = wish, .state = game_state_new_sudoku (&givens) };

  return request;
}

static inline GameRequest
make_queens (GameWish wish,
             int      n)
{
  GameRequest request = { .wish = wish, .state = game_state_new_queens (n) };

  return request;
}

static inline void
put_queen (GameRequest *request,
           int          row,
           int          column)
{
  request->state.queens.queens.row[row] |= UINT32_C (1) << column;
  request->state.queens.fixed.row[row] |= UINT32_C (1) << column;
}

static inline GameReport *
run (const GameRequest *request)
{
  g_autoptr(GameJob) job = game_job_new (request);

  return game_job_run (job);
}
