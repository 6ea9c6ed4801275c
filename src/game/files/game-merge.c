/* Marks and entries from elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/files/game-merge.h"

/* The first given of one of them that the other holds another digit instead of, or -1. A grid of
 * candidates does not say what was given, so that a digit is as good as a given; and a given that
 * is a mark there was not placed. */
static int
find_difference (const GameSudoku *sudoku,
                 const GameSudoku *from)
{
  SudokuGrid grid = game_sudoku_grid (from);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int given = sudoku->givens.digit[cell];

      if (given != 0 && grid.digit[cell] != given
          && from->marks[cell] != (SudokuDigits) (1 << (given - 1)))
        return cell;
    }

  return -1;
}

GameMergeEnd
game_merge (GameState       *state,
            const GameState *from,
            int             *cell)
{
  SudokuGrid grid;

  if (state->kind != GAME_SUDOKU || from->kind != GAME_SUDOKU)
    return GAME_MERGE_NO_SUDOKU;

  *cell = find_difference (&state->sudoku, &from->sudoku);
  if (*cell >= 0)
    return GAME_MERGE_OTHER_PUZZLE;

  /* Entries first: what they take out of marks is not to count as struck by a person. */
  grid = game_sudoku_grid (&from->sudoku);
  for (int i = 0; i < SUDOKU_CELLS; i++)
    if (state->sudoku.givens.digit[i] == 0 && grid.digit[i] != 0)
      state->sudoku.entries.digit[i] = grid.digit[i];

  for (int i = 0; i < SUDOKU_CELLS; i++)
    if (state->sudoku.givens.digit[i] == 0 && grid.digit[i] == 0 && from->sudoku.marks[i] != 0)
      game_sudoku_set_marks (&state->sudoku, i, from->sudoku.marks[i]);

  return GAME_MERGED;
}
