/* States of queens, plain and coloured, and moves from one to the next.
 *
 * Every fixed queen is one of the queens, and no square with a queen is excluded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-state-private.h"

#include <stdlib.h>
#include <string.h>

static bool
boards_equal (const QueensBoard *a,
              const QueensBoard *b)
{
  return a->n == b->n && memcmp (a->row, b->row, a->n * sizeof a->row[0]) == 0;
}

/* The squares as a board of n by n. */
static QueensBoard
get_board (const GameSquares *squares,
           int                n)
{
  QueensBoard board = queens_board_empty (n);

  for (int s = game_squares_next (squares, 0); s >= 0 && s < n * n;
       s = game_squares_next (squares, s + 1))
    board.row[s / n] |= UINT32_C (1) << s % n;

  return board;
}

/* Without the squares of another board. */
static void
take_away (QueensBoard       *board,
           const QueensBoard *other)
{
  for (int row = 0; row < board->n; row++)
    board->row[row] &= ~other->row[row];
}

/* Puts all of `squares` onto the board, or takes all of them off it. */
static void
change (QueensBoard       *board,
        const QueensBoard *squares,
        GameHow            how)
{
  bool all_have = true;

  for (int row = 0; row < board->n; row++)
    all_have = (squares->row[row] & ~board->row[row]) == 0 && all_have;

  if (how == GAME_TAKE || (how == GAME_TOGGLE && all_have))
    take_away (board, squares);
  else
    for (int row = 0; row < board->n; row++)
      board->row[row] |= squares->row[row];
}

static void
erase (GameQueens        *queens,
       const QueensBoard *squares)
{
  const QueensBoard before = queens->queens;

  take_away (&queens->queens, squares);
  if (boards_equal (&queens->queens, &before))
    take_away (&queens->excluded, squares);
}

bool
game_queens_play (GameQueens     *queens,
                  const GameMove *move)
{
  const GameQueens before = *queens;
  QueensBoard squares = get_board (&move->squares, queens->queens.n);

  take_away (&squares, &queens->fixed);

  switch (move->kind)
    {
    case GAME_MOVE_QUEEN:
      change (&queens->queens, &squares, move->how);
      take_away (&queens->excluded, &queens->queens);
      break;

    case GAME_MOVE_EXCLUDE:
      take_away (&squares, &queens->queens);
      change (&queens->excluded, &squares, move->how);
      break;

    case GAME_MOVE_ERASE:
      erase (queens, &squares);
      break;

    case GAME_MOVE_RESTART:
      queens->queens = queens->fixed;
      queens->excluded = queens_board_empty (queens->queens.n);
      break;

    case GAME_MOVE_DIGIT:
    case GAME_MOVE_MARK:
    case GAME_MOVE_CORNER:
    case GAME_MOVE_COLOR:
    case GAME_MOVE_COLOR_MARK:
    case GAME_MOVE_LINK:
    case GAME_MOVE_UNLINK:
    case GAME_MOVE_FILL_MARKS:
    case GAME_MOVE_AUTO_MARKS:
    case GAME_MOVE_REPLACE:
    default:
      break;
    }

  return !game_queens_equal (queens, &before);
}

bool
game_queens_same_puzzle (const GameQueens *a,
                         const GameQueens *b)
{
  return boards_equal (&a->fixed, &b->fixed) && coloured_equal (&a->coloured, &b->coloured);
}

bool
game_queens_equal (const GameQueens *a,
                   const GameQueens *b)
{
  return game_queens_same_puzzle (a, b) && boards_equal (&a->queens, &b->queens)
         && boards_equal (&a->excluded, &b->excluded);
}

bool
game_queens_is_untouched (const GameQueens *queens)
{
  return boards_equal (&queens->queens, &queens->fixed)
         && queens_board_count (&queens->excluded) == 0;
}

void
game_queens_fill (GameQueens    *queens,
                  const uint8_t *columns)
{
  for (int row = 0; row < queens->queens.n; row++)
    queens->queens.row[row] = UINT32_C (1) << columns[row];

  take_away (&queens->excluded, &queens->queens);
}

bool
game_queens_is_coloured (const GameQueens *queens)
{
  return queens->coloured.n != 0;
}

GameVariant
game_queens_variant (const GameQueens *queens)
{
  if (game_queens_is_coloured (queens))
    return GAME_VARIANT_COLOURED_QUEENS;

  return queens_board_count (&queens->fixed) > 0 ? GAME_VARIANT_FIXED_QUEENS
                                                 : GAME_VARIANT_FREE_QUEENS;
}

bool
game_queens_see (const GameQueens *queens,
                 int               a,
                 int               b)
{
  const int n = queens->queens.n;
  const int down = abs (a / n - b / n);
  const int right = abs (a % n - b % n);

  if (down == 0 || right == 0)
    return true;

  return game_queens_is_coloured (queens)
         ? (down == 1 && right == 1) || queens->coloured.region[a] == queens->coloured.region[b]
         : down == right;
}

bool
game_queens_is_attacked (const GameQueens *queens,
                         int               square)
{
  const int n = queens->queens.n;

  for (int row = 0; row < n; row++)
    for (uint32_t rest = queens->queens.row[row]; rest != 0; rest &= rest - 1)
      {
        const int queen = row * n + __builtin_ctz (rest);

        if (queen != square && game_queens_see (queens, queen, square))
          return true;
      }

  return false;
}

void
game_queens_attacked (const GameQueens *queens,
                      QueensBoard      *attacked)
{
  if (game_queens_is_coloured (queens))
    coloured_attacked (&queens->coloured, &queens->queens, attacked);
  else
    queens_board_attacked (&queens->queens, attacked);
}

bool
game_queens_get_solution (const GameQueens *queens,
                          QueensSolution   *solution)
{
  if (game_queens_is_coloured (queens))
    return coloured_is_solved (&queens->coloured, &queens->queens, solution);

  return queens_board_is_solved (&queens->queens, solution);
}

bool
game_queens_is_solved (const GameQueens *queens)
{
  return game_queens_get_solution (queens, NULL);
}

bool
game_queens_has_conflict (const GameQueens *queens)
{
  QueensBoard attacked;

  game_queens_attacked (queens, &attacked);
  for (int row = 0; row < attacked.n; row++)
    if ((queens->queens.row[row] & attacked.row[row]) != 0)
      return true;

  return false;
}
