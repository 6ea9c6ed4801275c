/* The board of a search of n queens as its events tell it: what all checks ask.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/queens-said.h"

bool
witness_attack (Place one,
                Place other)
{
  return one.row == other.row || one.column == other.column
         || ABS (one.row - other.row) == ABS (one.column - other.column);
}

bool
witness_same (Place one,
              Place other)
{
  return one.row == other.row && one.column == other.column;
}

Place
witness_numbers (const Said *said,
                 int         first)
{
  return (Place) { said->number[first], said->number[first + 1] };
}

Place
witness_last_queen (const QueensWitness *board)
{
  g_assert_cmpint (board->n_queens, >, 0);

  return board->queen[board->n_queens - 1];
}

int
witness_line_of (const QueensWitness *board,
                 Place                place)
{
  return board->by_row ? place.row : place.column;
}

int
witness_value_of (const QueensWitness *board,
                  Place                place)
{
  return board->by_row ? place.column : place.row;
}

bool
witness_has_queen (const QueensWitness *board,
                   Place                place)
{
  for (int i = 0; i < board->n_queens; i++)
    if (witness_same (board->queen[i], place))
      return true;

  return false;
}

/* The standing queens that attack a square; one on it counts where `with_itself`. */
int
witness_count_attackers (const QueensWitness *board,
                         Place                place,
                         bool                 with_itself)
{
  int n_attackers = 0;

  for (int i = 0; i < board->n_queens; i++)
    n_attackers += witness_attack (board->queen[i], place)
                   && (with_itself || !witness_same (board->queen[i], place));

  return n_attackers;
}

bool
witness_takes_back (const QueensWitness *board,
                    int                  line)
{
  return board->has_next && board->next.kind == SEARCH_RETRACT
         && witness_line_of (board, board->next_at) == line;
}

bool
witness_looks_at (const QueensWitness *board,
                  Place                place)
{
  return board->has_next && witness_same (board->next_at, place)
         && (board->next.kind == SEARCH_PLACE || board->next.kind == SEARCH_REJECT);
}

Place
witness_in_line (const QueensWitness *board,
                 int                  line,
                 int                  value)
{
  return board->by_row ? (Place) { line, value } : (Place) { value, line };
}

/* A list of lines, each with one queen that attacks the square of the event. */
bool
witness_lines_attack (const QueensWitness *board,
                      const char          *list,
                      bool                 with_itself)
{
  int n_named = 0;
  int before = 0;

  for (int line = said_take_number (&list); line >= 0; line = said_take_number (&list))
    {
      if (line <= before || line > board->n_queens
          || !witness_attack (board->queen[line - 1], board->at))
        return false;

      before = line;
      n_named++;
    }

  return n_named > 1 && n_named == witness_count_attackers (board, board->at, with_itself);
}

bool
witness_last_goes_back (const QueensWitness *board,
                        const Said          *said)
{
  return board->has_next && board->next.kind == SEARCH_RETRACT
         && witness_same (board->next_at, witness_last_queen (board));
}
