/* Queens of a board that attack each other, pair by pair.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

static bool
is_before (const GameAttack *attack,
           const GameAttack *after)
{
  const int *a = attack->square[1], *b = after->square[1];
  const int *c = attack->square[0], *d = after->square[0];

  if (a[0] != b[0] || a[1] != b[1])
    return a[0] < b[0] || (a[0] == b[0] && a[1] < b[1]);

  return c[0] < d[0] || (c[0] == d[0] && c[1] <= d[1]);
}

static SearchReason
shared_line (const int a[2],
             const int b[2])
{
  if (a[0] == b[0])
    return SEARCH_SAME_ROW;
  if (a[1] == b[1])
    return SEARCH_SAME_COLUMN;
  if (a[0] - a[1] == b[0] - b[1])
    return SEARCH_SAME_DIAGONAL;
  if (a[0] + a[1] == b[0] + b[1])
    return SEARCH_SAME_ANTIDIAGONAL;

  return SEARCH_NO_REASON;
}

bool
game_judge_find_attack (const QueensBoard *board,
                        const GameAttack  *after,
                        GameAttack        *attack)
{
  const int n_squares = board->n * board->n;

  for (int later = 0; later < n_squares; later++)
    for (int earlier = 0; earlier < later; earlier++)
      {
        GameAttack pair = { { { earlier / MAX (board->n, 1), earlier % MAX (board->n, 1) },
                              { later / MAX (board->n, 1), later % MAX (board->n, 1) } },
                            SEARCH_NO_REASON };

        if (!queens_board_has (board, pair.square[1][0], pair.square[1][1]))
          break;
        if (!queens_board_has (board, pair.square[0][0], pair.square[0][1]))
          continue;

        pair.reason = shared_line (pair.square[0], pair.square[1]);
        if (pair.reason != SEARCH_NO_REASON && (after == NULL || !is_before (&pair, after)))
          {
            *attack = pair;
            return true;
          }
      }

  return false;
}

bool
game_judge_find_first (const QueensBoard *board,
                       GameAttack        *attack)
{
  for (int row = 0; row < board->n; row++)
    {
      const uint32_t queens = board->row[row], rest = queens & (queens - 1);

      if (rest != 0)
        {
          *attack = (GameAttack) { { { row, __builtin_ctz (queens) },
                                     { row, __builtin_ctz (rest) } }, SEARCH_SAME_ROW };
          return true;
        }
    }

  return game_judge_find_attack (board, NULL, attack);
}
