/* Recognising the output of the wrong undo: one board of marks, from which a queen that is taken
 * back clears her marks and those of others with them.
 *
 * The search runs beside the text and stops at the first board that is not the same. An output that
 * was cut off is recognised too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

#include <string.h>

enum { LARGEST = 12 };          /* of more queens nobody prints all boards */

typedef struct
{
  int             n;
  bool            clears_columns;
  bool            is_by_column;
  uint32_t        marked[LARGEST];      /* squares of a row, or of a column */
  QueensBoard     board;
  GameJudgeReader reader;
  GameJudgeBoard  next;                 /* of the text */
  bool            has_next;
  bool            is_same;              /* so far */
} Undo;

static void
put_queen (Undo *self,
           int   row,
           int   column,
           bool  is_queen)
{
  const int r = self->is_by_column ? column : row, c = self->is_by_column ? row : column;

  if (is_queen)
    self->board.row[r] |= UINT32_C (1) << c;
  else
    self->board.row[r] &= ~(UINT32_C (1) << c);
}

static void
change_marks (Undo *self,
              int   row,
              int   column,
              bool  is_marked)
{
  for (int below = row + 1; below < self->n; below++)
    {
      const int distance = below - row;
      uint64_t squares = UINT64_C (1) << (column + distance);

      if (is_marked || self->clears_columns)
        squares |= UINT64_C (1) << column;
      if (column >= distance)
        squares |= UINT64_C (1) << (column - distance);

      if (is_marked)
        self->marked[below] |= (uint32_t) squares;
      else
        self->marked[below] &= ~(uint32_t) squares;
    }
}

/* The search as a textbook prints it, mistake and all. */
static void
search (Undo *self,
        int   row)
{
  if (row == self->n)
    {
      self->is_same = self->next.problem == GAME_VERDICT_ACCEPTED
                      && memcmp (&self->board, &self->next.board, sizeof self->board) == 0;
      self->has_next = game_judge_reader_next (&self->reader, &self->next);
      return;
    }

  for (int column = 0; column < self->n && self->has_next && self->is_same; column++)
    {
      if (self->marked[row] >> column & 1)
        continue;

      put_queen (self, row, column, true);
      change_marks (self, row, column, true);
      search (self, row + 1);
      put_queen (self, row, column, false);
      change_marks (self, row, column, false);
    }
}

static bool
gives_text (const GameJudgeReader *start,
            bool                   clears_columns,
            bool                   is_by_column)
{
  Undo self = {
    .n = start->n,
    .clears_columns = clears_columns,
    .is_by_column = is_by_column,
    .board = queens_board_empty (start->n),
    .reader = *start,
    .is_same = true,
  };

  self.has_next = game_judge_reader_next (&self.reader, &self.next);
  search (&self, 0);

  return self.is_same && !self.has_next;
}

GameUndo
game_judge_find_undo (const GameJudgeReader *start)
{
  if (start->n > LARGEST)
    return GAME_UNDO_FINE;

  for (int is_by_column = 0; is_by_column < 2; is_by_column++)
    {
      if (gives_text (start, false, is_by_column))
        return GAME_UNDO_CLEARED;
      if (gives_text (start, true, is_by_column))
        return GAME_UNDO_CLEARED_ALL;
    }

  return GAME_UNDO_FINE;
}
