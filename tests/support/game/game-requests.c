/* Requests for jobs, as the tests need them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-requests.h"

SudokuGrid
make_grid (const char *line)
{
  SudokuGrid grid = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';

  return grid;
}

GameRequest
make_sudoku (GameJobType  type,
             const char  *line)
{
  SudokuGrid givens = make_grid (line);
  GameRequest request = { .type = type, .state = game_state_new_sudoku (&givens) };

  return request;
}

GameRequest
make_queens (GameJobType type,
             int         n)
{
  GameRequest request = { .type = type, .state = game_state_new_queens (n) };

  return request;
}

void
put_queen (GameRequest *request,
           int          row,
           int          column)
{
  request->state.queens.queens.row[row] |= UINT32_C (1) << column;
  request->state.queens.fixed.row[row] |= UINT32_C (1) << column;
}

GameReport *
run (const GameRequest *request)
{
  g_autoptr(GameJob) job = game_job_new (request);

  return game_job_run (job);
}
