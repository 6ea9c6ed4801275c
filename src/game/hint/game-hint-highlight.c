/* The highlight of a hint at each stage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint.h"

GameHighlight
game_highlight_new (void)
{
  return (GameHighlight) { .is_shown = true, .faint_result = true, .row = -1, .column = -1 };
}

/* The cells that conflict; the entries and marks that are wrong; or the cell or house that has
 * nothing left. */
static SudokuCells
get_wrong_cells (const GameHint *hint)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  SudokuGrid grid = game_sudoku_grid (&hint->state.sudoku);
  SudokuCells cells = sudoku_cells_or (hint->entries, hint->marks);
  int n_conflicts, cell, house, digit;

  if (hint->kind == GAME_HINT_MISTAKE)
    return cells;

  if (hint->kind == GAME_HINT_DEAD)
    {
      if (!sudoku_position_get_dead_end (&hint->position, &cell, &house, &digit))
        return sudoku_cells_none ();

      return cell >= 0 ? sudoku_cells_of (cell) : sudoku_house_cells[house];
    }

  n_conflicts = sudoku_find_conflicts (&grid, conflicts);
  for (int i = 0; i < n_conflicts; i++)
    for (int j = 0; j < conflicts[i].n_cells; j++)
      cells = sudoku_cells_or (cells, sudoku_cells_of (conflicts[i].cell[j]));

  return cells;
}

/* At first a mistake shows only the boxes that it is in. */
static void
add_wrong_cells (GameHighlight  *self,
                 const GameHint *hint,
                 GameStage       stage)
{
  SudokuCells cells = get_wrong_cells (hint);

  if (hint->kind != GAME_HINT_MISTAKE || stage != GAME_STAGE_WHERE)
    {
      self->cells = cells;
      if (hint->kind == GAME_HINT_MISTAKE)
        self->wrong = cells;
      return;
    }

  for (int box = SUDOKU_FIRST_BOX; box < SUDOKU_HOUSES; box++)
    if (sudoku_cells_meet (cells, sudoku_house_cells[box]))
      self->houses |= UINT32_C (1) << box;
}

/* Queens that are wrong, and squares that lack one: at first only the regions that they are in. */
static void
add_wrong_queens (GameHighlight  *self,
                  const GameHint *hint,
                  GameStage       stage)
{
  const ColouredPuzzle *coloured = &hint->state.queens.coloured;
  const QueensBoard wrong = game_hint_get_wrong_queens (hint);

  if (stage != GAME_STAGE_WHERE || hint->kind == GAME_HINT_CONFLICT)
    {
      self->squares[GAME_SQUARES_WRONG] = wrong;
      return;
    }

  for (int square = 0; square < coloured->n * coloured->n; square++)
    if (queens_board_has (&wrong, square / coloured->n, square % coloured->n))
      self->bases[COLOURED_REGION] |= 1 << coloured->region[square];
}

GameHighlight
game_hint_get_highlight (const GameHint *hint,
                         GameStage       stage)
{
  GameHighlight self = game_highlight_new ();

  if (stage == GAME_STAGE_NUDGE || !game_hint_has_stages (hint))
    self.is_shown = false;
  else if (hint->kind == GAME_HINT_QUEENS)
    game_highlight_add_queens_step (&self, &hint->queens, stage);
  else if (hint->kind == GAME_HINT_COLOURED)
    game_highlight_add_coloured_step (&self, &hint->coloured, stage);
  else if (hint->kind == GAME_HINT_STEP)
    game_highlight_add_step (&self, &hint->step, stage);
  else if (hint->state.kind == GAME_QUEENS)
    add_wrong_queens (&self, hint, stage);
  else
    add_wrong_cells (&self, hint, stage);

  return self;
}
