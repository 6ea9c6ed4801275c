/* Scenes: what of a state, or of a search, is to be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

static void
add_conflicts (PaintScene       *scene,
               const SudokuGrid *grid)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  int n_conflicts = sudoku_find_conflicts (grid, conflicts);

  for (int i = 0; i < n_conflicts; i++)
    for (int j = 0; j < conflicts[i].n_cells; j++)
      scene->flags[conflicts[i].cell[j]] |= PAINT_CONFLICT;
}

/* Peers, equal digits, and empty cells that have the digit among their pencil marks. */
static void
add_relatives (PaintScene *scene,
               int         selected)
{
  const uint8_t *peers = sudoku_peers (selected);
  int digit = scene->digit[selected];

  for (int i = 0; i < SUDOKU_PEERS; i++)
    scene->flags[peers[i]] |= PAINT_PEER;

  if (digit == 0)
    return;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] == digit
        || (scene->digit[cell] == 0 && scene->marks[cell] >> (digit - 1) & 1))
      scene->flags[cell] |= PAINT_SAME;
}

static void
init_sudoku (PaintScene       *scene,
             const GameSudoku *sudoku,
             int               selected)
{
  SudokuGrid grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int given = sudoku->givens.digit[cell];

      grid.digit[cell] = given != 0 ? given : sudoku->entries.digit[cell];
      scene->digit[cell] = grid.digit[cell];
      scene->marks[cell] = sudoku->marks[cell];
      if (given != 0)
        scene->flags[cell] |= PAINT_GIVEN;
    }

  add_conflicts (scene, &grid);
  if (selected >= 0)
    add_relatives (scene, selected);
}

/* Queens in conflict, and the attacked squares between the queens if they are wanted. */
static void
add_attacks (PaintScene *scene,
             bool        show_attacked)
{
  QueensBoard attacked;

  queens_board_attacked (&scene->queens, &attacked);
  for (int row = 0; row < scene->size; row++)
    for (int column = 0; column < scene->size; column++)
      {
        uint16_t *flags = &scene->flags[row * scene->size + column];

        if (!queens_board_has (&attacked, row, column))
          continue;

        if (queens_board_has (&scene->queens, row, column))
          *flags |= PAINT_CONFLICT;
        else if (show_attacked)
          *flags |= PAINT_ATTACKED;
      }
}

static void
init_queens (PaintScene       *scene,
             const GameQueens *queens,
             bool              show_attacked)
{
  scene->queens = queens->queens;
  for (int square = 0; square < scene->size * scene->size; square++)
    if (queens_board_has (&queens->fixed, square / scene->size, square % scene->size))
      scene->flags[square] |= PAINT_GIVEN;

  add_attacks (scene, show_attacked);
}

void
paint_scene_init (PaintScene      *scene,
                  const GameState *state,
                  int              selected,
                  bool             show_attacked)
{
  *scene = (PaintScene) { .kind = state->kind, .size = game_state_size (state), .line = -1 };

  if (scene->kind == GAME_QUEENS)
    init_queens (scene, &state->queens, show_attacked);
  else
    init_sudoku (scene, &state->sudoku, selected);

  if (selected >= 0)
    scene->flags[selected] |= PAINT_SELECTED;
}
