/* A hint for coloured queens: how it is put together, done and scored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-logic-private.h"

void
coloured_hint_init (ColouredHint *hint,
                    ColouredRule  rule,
                    int           n)
{
  *hint = (ColouredHint) { .rule = rule };

  for (int role = 0; role < COLOURED_N_ROLES; role++)
    hint->squares[role] = queens_board_empty (n);
}

void
coloured_hint_mark (ColouredHint    *hint,
                    ColouredRole     role,
                    ColouredSquares  squares)
{
  QueensBoard *marked = &hint->squares[role];

  for (int row = 0; row < marked->n; row++)
    marked->row[row] |= coloured_row (squares, row);
}

void
coloured_hint_base (ColouredHint       *hint,
                    const ColouredView *view,
                    int                 house)
{
  const int n = view->houses.n;

  hint->base[house / n] |= 1 << house % n;
  hint->size++;
  coloured_hint_mark (hint, COLOURED_ROLE_FREE, coloured_left_of (view, house));
}

void
coloured_hint_apply (const ColouredHint *hint,
                     QueensBoard        *queens,
                     QueensBoard        *excluded)
{
  for (int row = 0; row < queens->n; row++)
    {
      queens->row[row] |= hint->squares[COLOURED_ROLE_PLACE].row[row];
      excluded->row[row] |= hint->squares[COLOURED_ROLE_EXCLUDED].row[row];
    }
}

int
coloured_hint_score (const ColouredHint *hint)
{
  static const uint8_t scores[COLOURED_N_RULES] = {
    [COLOURED_LAST_SQUARE] = 1,
    [COLOURED_REGION_IN_LINE] = 2,
    [COLOURED_LINE_IN_REGION] = 3,
    [COLOURED_STARVED] = 2,
    [COLOURED_REGIONS_IN_LINES] = 6,
    [COLOURED_LINES_IN_REGIONS] = 8,
    [COLOURED_LINES_IN_LINES] = 10,
    [COLOURED_CHAIN] = 20,
  };

  switch (hint->rule)
    {
    case COLOURED_REGIONS_IN_LINES:
    case COLOURED_LINES_IN_REGIONS:
    case COLOURED_LINES_IN_LINES:
      return scores[hint->rule] * (hint->size - 1);

    case COLOURED_STARVED:
      return scores[hint->rule] + queens_board_count (&hint->squares[COLOURED_ROLE_FREE]);

    case COLOURED_CHAIN:
      return scores[hint->rule] + 5 * hint->size;

    default:
      return scores[hint->rule];
    }
}
