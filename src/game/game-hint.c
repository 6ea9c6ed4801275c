/* A small hint: where on the board something follows from what stands there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/game-hint.h"

#include <glib/gi18n-lib.h>

static GameHint
hint_at (GameHintKind kind,
         int          square,
         int          size)
{
  return (GameHint) { kind, square, size };
}

/* The only cell of a house that is empty and takes `digit`, or -1. */
static int
get_only_cell (const SudokuGrid *grid,
               SudokuHouseKind   kind,
               int               house,
               int               digit)
{
  int only = -1;

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    {
      int cell = sudoku_house_cell (kind, house, i);

      if (grid->digit[cell] == digit)
        return -1;

      if (grid->digit[cell] != 0 || !(sudoku_candidates (grid, cell) >> (digit - 1) & 1))
        continue;

      if (only >= 0)
        return -1;

      only = cell;
    }

  return only;
}

static GameHint
find_hidden_single (const SudokuGrid *grid)
{
  /* Boxes first: they are what a person looks at first. */
  static const struct
  {
    SudokuHouseKind house_kind;
    GameHintKind    hint_kind;
  } kinds[] = {
    { SUDOKU_BOX, GAME_HINT_SINGLE_IN_BOX },
    { SUDOKU_ROW, GAME_HINT_SINGLE_IN_ROW },
    { SUDOKU_COLUMN, GAME_HINT_SINGLE_IN_COLUMN },
  };

  for (size_t k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (int house = 0; house < SUDOKU_DIGITS; house++)
      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        {
          int cell = get_only_cell (grid, kinds[k].house_kind, house, digit);

          if (cell >= 0)
            return hint_at (kinds[k].hint_kind, cell, SUDOKU_DIGITS);
        }

  return hint_at (GAME_HINT_NONE, -1, SUDOKU_DIGITS);
}

/* The first empty cell that takes `n_candidates` digits, or -1. */
static int
find_cell (const SudokuGrid *grid,
           int               n_candidates)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid->digit[cell] == 0
        && __builtin_popcount (sudoku_candidates (grid, cell)) == n_candidates)
      return cell;

  return -1;
}

static GameHint
find_in_sudoku (const SudokuGrid *grid)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  GameHint single;
  int cell;

  if (sudoku_find_conflicts (grid, conflicts) > 0)
    return hint_at (GAME_HINT_CONFLICT, conflicts[0].cell[0], SUDOKU_DIGITS);

  if ((cell = find_cell (grid, 0)) >= 0)
    return hint_at (GAME_HINT_DEAD, cell, SUDOKU_DIGITS);

  single = find_hidden_single (grid);
  if (single.kind == GAME_HINT_SINGLE_IN_BOX)
    return single;

  if ((cell = find_cell (grid, 1)) >= 0)
    return hint_at (GAME_HINT_NAKED_SINGLE, cell, SUDOKU_DIGITS);

  return single;
}

/* A line of the board without a queen, and what is free of it. */
static bool
is_open_line (const QueensBoard *queens,
              const QueensBoard *attacked,
              bool               column,
              int                line,
              int               *n_free,
              int               *square)
{
  *n_free = 0;
  *square = column ? line : line * queens->n;

  for (int i = 0; i < queens->n; i++)
    {
      int row = column ? i : line;
      int col = column ? line : i;

      if (queens_board_has (queens, row, col))
        return false;

      if (!queens_board_has (attacked, row, col) && (*n_free)++ == 0)
        *square = row * queens->n + col;
    }

  return true;
}

/* The first line without a queen that has `wanted` free squares. */
static GameHint
find_line (const QueensBoard *queens,
           const QueensBoard *attacked,
           int                wanted,
           GameHintKind       row_kind,
           GameHintKind       column_kind)
{
  for (int column = 0; column < 2; column++)
    for (int line = 0; line < queens->n; line++)
      {
        int n_free;
        int square;

        if (is_open_line (queens, attacked, column, line, &n_free, &square) && n_free == wanted)
          return hint_at (column ? column_kind : row_kind, square, queens->n);
      }

  return hint_at (GAME_HINT_NONE, -1, queens->n);
}

static GameHint
find_in_queens (const QueensBoard *queens)
{
  QueensBoard attacked;
  GameHint dead;

  queens_board_attacked (queens, &attacked);
  for (int row = 0; row < queens->n; row++)
    {
      uint32_t conflicts = queens->row[row] & attacked.row[row];

      if (conflicts != 0)
        return hint_at (GAME_HINT_CONFLICT, row * queens->n + __builtin_ctz (conflicts),
                        queens->n);
    }

  dead = find_line (queens, &attacked, 0, GAME_HINT_ROW_DEAD, GAME_HINT_COLUMN_DEAD);
  if (dead.kind != GAME_HINT_NONE)
    return dead;

  return find_line (queens, &attacked, 1, GAME_HINT_ROW_FREE_ONCE, GAME_HINT_COLUMN_FREE_ONCE);
}

GameHint
game_hint_find (const GameState *state)
{
  SudokuGrid grid;

  if (game_state_is_solved (state))
    return hint_at (GAME_HINT_SOLVED, -1, game_state_size (state));

  if (state->kind == GAME_QUEENS)
    return find_in_queens (&state->queens.queens);

  grid = game_sudoku_grid (&state->sudoku);

  return find_in_sudoku (&grid);
}

char *
game_hint_text (const GameHint *hint)
{
  int row = hint->square / hint->size + 1;
  int column = hint->square % hint->size + 1;

  switch (hint->kind)
    {
    case GAME_HINT_SOLVED:
      return g_strdup (_("This is solved."));

    case GAME_HINT_CONFLICT:
      return g_strdup_printf (_("A rule is broken at row %d, column %d."), row, column);

    case GAME_HINT_DEAD:
      return g_strdup_printf (_("No digit fits into row %d, column %d any more: "
                                "something before is wrong."), row, column);

    case GAME_HINT_NAKED_SINGLE:
      return g_strdup_printf (_("Row %d, column %d can be filled: only one digit fits there."),
                              row, column);

    case GAME_HINT_SINGLE_IN_ROW:
      return g_strdup_printf (_("Row %d, column %d can be filled: "
                                "a digit of this row fits nowhere else."), row, column);

    case GAME_HINT_SINGLE_IN_COLUMN:
      return g_strdup_printf (_("Row %d, column %d can be filled: "
                                "a digit of this column fits nowhere else."), row, column);

    case GAME_HINT_SINGLE_IN_BOX:
      return g_strdup_printf (_("Row %d, column %d can be filled: "
                                "a digit of this box fits nowhere else."), row, column);

    case GAME_HINT_ROW_DEAD:
      return g_strdup_printf (_("Row %d has no free square left: a queen has to move."), row);

    case GAME_HINT_COLUMN_DEAD:
      return g_strdup_printf (_("Column %d has no free square left: a queen has to move."),
                              column);

    case GAME_HINT_ROW_FREE_ONCE:
      return g_strdup_printf (_("Row %d has one free square left, in column %d."), row, column);

    case GAME_HINT_COLUMN_FREE_ONCE:
      return g_strdup_printf (_("Column %d has one free square left, in row %d."), column, row);

    case GAME_HINT_NONE:
    default:
      return g_strdup (_("Nothing follows here in a single step."));
    }
}
