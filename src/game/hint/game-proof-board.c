/* Proofs on the board, and the highlights of their steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-proof-board.h"

#include <limits.h>
#include <string.h>

enum { NO_CAUSE = SUDOKU_CELLS };

void
game_proof_board_init (GameProofBoard       *self,
                       const SudokuPosition *position)
{
  self->position = position;
  memset (self->placed, 0, sizeof self->placed);
  memcpy (self->left, position->candidates, sizeof self->left);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      self->cause[cell][digit - 1] = (SudokuCandidate) { NO_CAUSE, digit };
}

static void
take (GameProofBoard  *self,
      int              cell,
      int              digit,
      SudokuCandidate  cause)
{
  if (!(self->left[cell] >> (digit - 1) & 1))
    return;

  self->left[cell] &= ~(1 << (digit - 1));
  self->cause[cell][digit - 1] = cause;
}

static void
place (GameProofBoard *self,
       int             cell,
       int             digit)
{
  SudokuCandidate cause = { cell, digit };
  SudokuCells peers = sudoku_peer_cells[cell];

  self->placed[cell] = digit;

  for (int other = 1; other <= SUDOKU_DIGITS; other++)
    if (other != digit)
      take (self, cell, other, cause);

  while (!sudoku_cells_is_empty (peers))
    take (self, sudoku_cells_take (&peers), digit, cause);
}

/* Where a digit can still be, among some cells. */
static SudokuCells
get_places (const GameProofBoard *self,
            SudokuCells           cells,
            int                   digit)
{
  SudokuCells places = sudoku_cells_none ();

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      if (self->left[cell] >> (digit - 1) & 1)
        places = sudoku_cells_or (places, sudoku_cells_of (cell));
    }

  return places;
}

static int
find_nearest (SudokuCells cells,
              int         to)
{
  int nearest = NO_CAUSE;
  int least = INT_MAX;

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);
      int rows = sudoku_row (cell) - sudoku_row (to);
      int columns = sudoku_column (cell) - sudoku_column (to);

      if (rows * rows + columns * columns < least)
        {
          least = rows * rows + columns * columns;
          nearest = cell;
        }
    }

  return nearest;
}

static SudokuCells
get_crossing (const SudokuProofStep *step)
{
  return sudoku_cells_and (sudoku_house_cells[step->house], sudoku_house_cells[step->second]);
}

static void
take_locked (GameProofBoard        *self,
             const SudokuProofStep *step)
{
  SudokuCells places = get_places (self, get_crossing (step), step->digit);
  SudokuCells cells = step->cells;

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      take (self, cell, step->digit,
            (SudokuCandidate) { find_nearest (places, cell), step->digit });
    }
}

void
game_proof_board_do (GameProofBoard        *self,
                     const SudokuProofStep *step)
{
  SudokuCandidate nothing = { NO_CAUSE, step->digit };

  switch (step->kind)
    {
    case SUDOKU_PROOF_SUPPOSE:
    case SUDOKU_PROOF_ONLY_DIGIT:
    case SUDOKU_PROOF_ONLY_PLACE:
      if (step->is_true)
        place (self, step->cell, step->digit);
      else
        take (self, step->cell, step->digit, nothing);
      break;

    case SUDOKU_PROOF_LOCKED:
      take_locked (self, step);
      break;

    case SUDOKU_PROOF_REFUTED:
      take (self, step->cell, step->digit, nothing);
      break;

    case SUDOKU_PROOF_NO_DIGIT:
    case SUDOKU_PROOF_NO_PLACE:
    case SUDOKU_PROOF_GOAL:
    default:
      break;
    }
}

int
game_proof_board_get_cause (const GameProofBoard *self,
                            int                   cell,
                            int                   digit)
{
  SudokuCandidate cause = self->cause[cell][digit - 1];

  return cause.cell != NO_CAUSE && self->placed[cause.cell] == cause.digit ? cause.cell : -1;
}

static void
emphasize (GameHighlight *self,
           int            cell,
           int            digit,
           GameEmphasis   emphasis)
{
  self->candidate[cell][digit - 1] = (GameEmphasized) { emphasis, false };
}

static void
add_link (GameHighlight   *self,
          SudokuCandidate  from,
          int              cell,
          int              digit,
          bool             strong)
{
  if (self->n_links < GAME_HIGHLIGHT_MAX_LINKS)
    {
      self->link[self->n_links] = (GameHighlightLink) {
        from.cell, from.digit, cell, digit, strong, false, self->n_links,
      };
      self->n_links++;
    }
}

/* A candidate that is gone: the step follows from that, and that from its cause. Where the step
 * places a digit, a strong link leads there. */
static void
add_gone (GameHighlight         *self,
          const GameProofBoard  *board,
          int                    cell,
          int                    digit,
          const SudokuProofStep *step)
{
  SudokuCandidate cause = board->cause[cell][digit - 1];

  emphasize (self, cell, digit, GAME_EMPHASIS_BESIDE);

  if (cause.cell != NO_CAUSE)
    {
      emphasize (self, cause.cell, cause.digit, GAME_EMPHASIS_GROUP_1);
      add_link (self, cause, cell, digit, false);
    }

  if (step->kind == SUDOKU_PROOF_ONLY_DIGIT || step->kind == SUDOKU_PROOF_ONLY_PLACE)
    add_link (self, (SudokuCandidate) { cell, digit }, step->cell, step->digit, true);
}

/* All candidates of a cell but one digit that the position has. */
static void
add_gone_digits (GameHighlight         *self,
                 const GameProofBoard  *board,
                 const SudokuProofStep *step)
{
  SudokuDigits digits = board->position->candidates[step->cell];

  if (step->kind == SUDOKU_PROOF_ONLY_DIGIT)
    digits &= ~(1 << (step->digit - 1));

  for (; digits != 0; digits &= digits - 1)
    add_gone (self, board, step->cell, sudoku_lowest_digit (digits), step);
}

/* All places of a digit in a house, but for those that are left. */
static void
add_gone_places (GameHighlight         *self,
                 const GameProofBoard  *board,
                 const SudokuProofStep *step)
{
  SudokuCells cells = sudoku_position_in_house (board->position, step->house, step->digit);

  self->houses |= UINT32_C (1) << step->house;
  cells = sudoku_cells_minus (cells, get_places (board, cells, step->digit));

  while (!sudoku_cells_is_empty (cells))
    add_gone (self, board, sudoku_cells_take (&cells), step->digit, step);
}

static void
add_locked (GameHighlight         *self,
            const GameProofBoard  *board,
            const SudokuProofStep *step)
{
  SudokuCells places = get_places (board, get_crossing (step), step->digit);
  SudokuCells cells = step->cells;

  add_gone_places (self, board, step);
  self->covers |= UINT32_C (1) << step->second;

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      emphasize (self, cell, step->digit, GAME_EMPHASIS_BESIDE);
      add_link (self, (SudokuCandidate) { find_nearest (places, cell), step->digit }, cell,
                step->digit, false);
    }

  while (!sudoku_cells_is_empty (places))
    emphasize (self, sudoku_cells_take (&places), step->digit, GAME_EMPHASIS_GROUP_1);
}

static void
add_reasons (GameHighlight         *self,
             const GameProofBoard  *board,
             const SudokuProofStep *step)
{
  switch (step->kind)
    {
    case SUDOKU_PROOF_ONLY_DIGIT:
    case SUDOKU_PROOF_NO_DIGIT:
      add_gone_digits (self, board, step);
      break;

    case SUDOKU_PROOF_ONLY_PLACE:
    case SUDOKU_PROOF_NO_PLACE:
      add_gone_places (self, board, step);
      break;

    case SUDOKU_PROOF_LOCKED:
      add_locked (self, board, step);
      break;

    case SUDOKU_PROOF_GOAL:
      if (!step->is_true)
        add_gone (self, board, step->cell, step->digit, step);
      break;

    case SUDOKU_PROOF_SUPPOSE:
    case SUDOKU_PROOF_REFUTED:
    default:
      break;
    }
}

void
game_highlight_add_proof (GameHighlight         *self,
                          const GameProofBoard  *board,
                          const SudokuProofStep *step)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (board->placed[cell] != 0)
      self->candidate[cell][board->placed[cell] - 1] =
        (GameEmphasized) { GAME_EMPHASIS_GROUP_1, true };

  add_reasons (self, board, step);

  if (step->kind == SUDOKU_PROOF_NO_DIGIT)
    self->cells = sudoku_cells_of (step->cell);
  else if (step->kind != SUDOKU_PROOF_LOCKED && step->kind != SUDOKU_PROOF_NO_PLACE)
    emphasize (self, step->cell, step->digit,
               step->is_true ? GAME_EMPHASIS_GROUP_1 : GAME_EMPHASIS_BESIDE);
}
