/* Judging a solved sudoku, however it is printed: rows of digits, with or without blanks, commas,
 * brackets, quotes and frames.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

#include <string.h>

typedef struct
{
  int            n_cells;       /* so far, also behind the last */
  SudokuGrid     grid;
  GameJudgePlace place[SUDOKU_CELLS + 1];       /* the last is that of a cell too many */
} Cells;

/* What may stand between two cells: separators, brackets, quotes, and the lines of a frame. */
static bool
is_between (uint32_t character)
{
  return text_is_space (character) || text_is_quote (character) || character == '\n'
         || (character < 0x80 && strchr (",;[]{}|-+=*", (int) character) != NULL);
}

static bool
read_cells (Cells       *self,
            TextCursor  *cursor,
            GameVerdict *verdict)
{
  for (; text_cursor_look (cursor) != TEXT_CURSOR_END; text_cursor_skip (cursor))
    {
      const uint32_t character = text_cursor_look (cursor);

      if (is_between (character))
        continue;

      if (!text_is_digit (character) && character != '.' && character != '_')
        {
          verdict->kind = GAME_VERDICT_FOREIGN;
          verdict->place[0] = game_judge_place (cursor);
          verdict->character = character;
          return false;
        }

      if (self->n_cells <= SUDOKU_CELLS)
        self->place[self->n_cells] = game_judge_place (cursor);
      if (self->n_cells < SUDOKU_CELLS)
        self->grid.digit[self->n_cells] = text_is_digit (character) ? character - '0' : 0;
      self->n_cells++;
    }

  return true;
}

static void
point_at (GameVerdict *verdict,
          const Cells *cells,
          int          i,
          int          cell)
{
  verdict->place[i] = cells->place[cell];
  verdict->square[i][0] = sudoku_row (cell);
  verdict->square[i][1] = sudoku_column (cell);
}

/* A cell that is empty, or that the puzzle gives otherwise. */
static bool
judge_cells (const GameJudgeTask *task,
             const Cells         *cells,
             GameVerdict         *verdict)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      const int digit = cells->grid.digit[cell], given = task->puzzle.digit[cell];

      if (digit != 0 && (given == 0 || given == digit))
        continue;

      verdict->kind = digit == 0 ? GAME_VERDICT_CELL_EMPTY : GAME_VERDICT_GIVEN;
      verdict->found = digit;
      verdict->wanted = given;
      point_at (verdict, cells, 0, cell);
      return false;
    }

  return true;
}

static void
judge_houses (const Cells *cells,
              GameVerdict *verdict)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];

  if (sudoku_find_conflicts (&cells->grid, conflicts) == 0)
    return;

  verdict->kind = GAME_VERDICT_DIGIT_TWICE;
  verdict->conflict = conflicts[0];
  for (int i = 0; i < 2; i++)
    point_at (verdict, cells, i, conflicts[0].cell[i]);
}

void
game_judge_sudoku (const GameJudgeTask *task,
                   const char          *text,
                   gsize                length,
                   GameVerdict         *verdict)
{
  TextCursor cursor = text_cursor_begin (text, length);
  Cells cells = { 0 };

  if (!read_cells (&cells, &cursor, verdict))
    return;

  verdict->grid = cells.grid;
  if (cells.n_cells != SUDOKU_CELLS)
    {
      verdict->kind = GAME_VERDICT_CELLS;
      verdict->found = cells.n_cells;
      verdict->wanted = SUDOKU_CELLS;
      verdict->place[0] = cells.n_cells < SUDOKU_CELLS ? game_judge_place (&cursor)
                                                       : cells.place[SUDOKU_CELLS];
    }
  else if (judge_cells (task, &cells, verdict))
    {
      judge_houses (&cells, verdict);
    }
}
