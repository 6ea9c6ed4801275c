/* Sentences about refusals, full boards, and what comes next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/queens-said.h"

/* Refusals of a square. */

static bool
refused_by (const QueensWitness *board,
            const Said          *said,
            Place                queen)
{
  return witness_same (board->at, witness_numbers (said, 0)) && witness_has_queen (board, queen)
         && witness_attack (board->at, queen)
         && witness_count_attackers (board, board->at, true) == 1;
}

static bool
same_row (const QueensWitness *board,
          const Said          *said)
{
  return refused_by (board, said, (Place) { board->at.row, said->number[2] });
}

static bool
same_column (const QueensWitness *board,
             const Said          *said)
{
  return refused_by (board, said, (Place) { said->number[2], board->at.column });
}

static bool
falling (const QueensWitness *board,
         const Said          *said)
{
  Place queen = witness_numbers (said, 2);

  return refused_by (board, said, queen)
         && witness_same (witness_numbers (said, 4), board->at)
         && witness_same (witness_numbers (said, 6), queen)
         && board->at.row - board->at.column == queen.row - queen.column;
}

static bool
rising (const QueensWitness *board,
        const Said          *said)
{
  Place queen = witness_numbers (said, 2);

  return refused_by (board, said, queen)
         && witness_same (witness_numbers (said, 4), board->at)
         && witness_same (witness_numbers (said, 6), queen)
         && board->at.row + board->at.column == queen.row + queen.column;
}

static bool
is_way (const char *way,
        Place       one,
        Place       other)
{
  return (g_str_has_prefix (way, "row)") && one.row == other.row)
         || (g_str_has_prefix (way, "column)") && one.column == other.column)
         || (g_str_has_prefix (way, "diagonal)")
             && ABS (one.row - other.row) == ABS (one.column - other.column));
}

static bool
several (const QueensWitness *board,
         const Said          *said)
{
  const bool by_line = queens_method_is_by_line (board->steps->method);
  const int most_ways = by_line ? 3 : 2;
  const char *list = said->list;
  bool seen[QUEENS_MAX + 1][QUEENS_MAX + 1] = { 0 };
  int n_named = 0;

  for (int first = said_take_number (&list); first >= 0; first = said_take_number (&list))
    {
      Place queen = by_line ? board->queen[first - 1]
                            : (Place) { first, said_take_number (&list) };

      if (!witness_has_queen (board, queen) || seen[queen.row][queen.column])
        return false;
      if (said->number[2] <= most_ways
          && (list[0] != ' ' || !is_way (list + strlen (" ("), board->at, queen)))
        return false;

      seen[queen.row][queen.column] = true;
      n_named++;
    }

  return witness_same (board->at, witness_numbers (said, 0)) && n_named == said->number[2]
         && n_named > 1 && n_named == witness_count_attackers (board, board->at, true);
}

static bool
many (const QueensWitness *board,
      const Said          *said)
{
  return witness_same (board->at, witness_numbers (said, 0))
         && witness_lines_attack (board, said->list, true);
}

static bool
occupied (const QueensWitness *board,
          const Said          *said)
{
  return witness_same (board->at, witness_numbers (said, 0))
         && witness_has_queen (board, board->at);
}

static bool
left_over (const QueensWitness *board,
           const Said          *said)
{
  return witness_same (board->at, witness_numbers (said, 0))
         && witness_count_attackers (board, board->at, true) == 0;
}

/* What comes next. */

static bool
next_in_line (const QueensWitness *board,
              const Said          *said)
{
  int line = witness_line_of (board, board->at);

  return witness_looks_at (board, witness_in_line (board, line, said->number[0]));
}

static bool
next_square (const QueensWitness *board,
             const Said          *said)
{
  return witness_looks_at (board, witness_numbers (said, 0));
}

static bool
goes_on (const QueensWitness *board,
         const Said          *said)
{
  return witness_looks_at (board, witness_in_line (board, said->number[0], said->number[1]))
         && said->number[0] == witness_line_of (board, board->at);
}

static bool
last_of_line (const QueensWitness *board,
              const Said          *said)
{
  return board->has_next && board->next.kind == SEARCH_DEAD_END
         && said->number[0] == witness_line_of (board, board->at)
         && witness_value_of (board, board->at) == board->steps->n;
}

static bool
last_of_board (const QueensWitness *board,
               const Said          *said)
{
  return board->has_next && board->next.kind == SEARCH_DEAD_END
         && said->number[0] == board->n_queens + 1;
}

static bool
line_goes_back (const QueensWitness *board,
                const Said          *said)
{
  return witness_takes_back (board, said->number[1]) && said->number[1] == said->number[0] - 1
         && said->number[0] == witness_line_of (board, board->at);
}

static bool
queen_goes_on (const QueensWitness *board,
               const Said          *said)
{
  return witness_looks_at (board, witness_numbers (said, 1))
         && said->number[0] == board->n_queens + 1;
}

static bool
queen_goes_back (const QueensWitness *board,
                 const Said          *said)
{
  return board->has_next && board->next.kind == SEARCH_RETRACT
         && said->number[1] == board->n_queens && said->number[0] == board->n_queens + 1
         && board->at.row == board->steps->n && board->at.column == board->steps->n;
}

static bool
too_few_squares (const QueensWitness *board,
                 const Said          *said)
{
  int n = board->steps->n;
  int n_left = n * n - (witness_line_of (board, board->at) - 1) * n
               - witness_value_of (board, board->at);

  return board->has_next && board->next.kind == SEARCH_RETRACT
         && said->number[0] == board->n_queens && n_left < n - board->n_queens;
}

static bool
line_came_last (const QueensWitness *board,
                const Said          *said)
{
  return witness_last_goes_back (board, said)
         && said->number[0] == witness_line_of (board, witness_last_queen (board));
}

static bool
line_is_through (const QueensWitness *board,
                 const Said          *said)
{
  return line_came_last (board, said) && witness_value_of (board, board->at) == board->steps->n;
}

static bool
is_over (const QueensWitness *board,
         const Said          *said)
{
  return !board->has_next;
}

static bool
places_next (const QueensWitness *board,
             const Said          *said)
{
  return next_in_line (board, said) && board->next.kind == SEARCH_PLACE;
}

/* Full boards. */

static int
count_pairs (const QueensWitness *board)
{
  int n_pairs = 0;

  for (int i = 0; i < board->n_queens; i++)
    n_pairs += witness_count_attackers (board, board->queen[i], false);

  return n_pairs / 2;
}

static bool
is_pair (const QueensWitness *board,
         Place                one,
         Place                other)
{
  return board->n_queens == board->steps->n && witness_has_queen (board, one)
         && witness_has_queen (board, other)
         && !witness_same (one, other) && witness_attack (one, other);
}

static bool
pair_in_row (const QueensWitness *board,
             const Said          *said)
{
  return count_pairs (board) == 1
         && is_pair (board, (Place) { said->number[0], said->number[1] },
                     (Place) { said->number[0], said->number[2] });
}

static bool
pair_in_column (const QueensWitness *board,
                const Said          *said)
{
  return count_pairs (board) == 1
         && is_pair (board, (Place) { said->number[1], said->number[0] },
                     (Place) { said->number[2], said->number[0] });
}

static bool
pair_on_diagonal (const QueensWitness *board,
                  const Said          *said)
{
  return count_pairs (board) == 1 && said->number[0] != said->number[2]
         && said->number[1] != said->number[3]
         && is_pair (board, witness_numbers (said, 0), witness_numbers (said, 2));
}

static bool
pairs (const QueensWitness *board,
       const Said          *said)
{
  return count_pairs (board) == said->number[0] && said->number[0] > 1
         && is_pair (board, witness_numbers (said, 1), witness_numbers (said, 3));
}

static bool
reported_pairs (const QueensWitness *board,
                const Said          *said)
{
  return count_pairs (board) == said->number[1]
         && (uint64_t) said->number[0] == board->steps->stats.n_solutions
         && is_pair (board, witness_numbers (said, 2), witness_numbers (said, 4));
}

static bool
reported_well (const QueensWitness *board,
               const Said          *said)
{
  return count_pairs (board) == 0 && board->n_queens == board->steps->n
         && (uint64_t) said->number[0] == board->steps->stats.n_solutions;
}

static bool
solved (const QueensWitness *board,
        const Said          *said)
{
  return reported_well (board, said) && said->number[1] == board->n_queens;
}

const QueensSaid queens_said_looks[] = {
  { "Row #, column # is refused: the queen in column # stands in the same row", false, same_row },
  { "Row #, column # is refused: the queen in row # stands in the same column", false,
    same_column },
  { "Row #, column # is refused: the queen in row #, column # takes it along a falling diagonal "
    "(# − # = # − #)", false, falling },
  { "Row #, column # is refused: the queen in row #, column # takes it along a rising diagonal "
    "(# + # = # + #)", false, rising },
  { "Row #, column # is refused by # queens: *", false, several },
  { "Row #, column # is refused by the queens of rows *", true, many },
  { "Row #, column # is refused: a queen stands there already", false, occupied },
  { "The table has a mark in row #, column #, but no queen attacks this square: the mark was left "
    "over", false, left_over },
  { "Column # is next", true, next_in_line },
  { "Row #, column # is next", false, next_square },
  { "Row # goes on from column #", true, goes_on },
  { "That was the last column of row #", true, last_of_line },
  { "That was the last square for queen #", false, last_of_board },
  { "No column is left, so the queen of row # is taken back", true, line_is_through },
  { "No bit is left in row #, so the queen of row # is taken back", true, line_goes_back },
  { "No unused column is left, so the queen of row # is taken back", true, line_came_last },
  { "The next bit is column #", true, places_next },
  { "The next unused column is #", true, places_next },
  { "Queen # goes on from row #, column #", false, queen_goes_on },
  { "Queen # has no other square, so queen # is taken back", false, queen_goes_back },
  { "Too few squares follow for the others, so queen # is taken back", false, too_few_squares },
  { "The queen that was placed last is taken back", false, witness_last_goes_back },
  { "The queen of row # is taken back", true, line_came_last },
  { "The queen of row # came last, so it is taken back first", true, line_came_last },
  { "That was its last place, so the search is over", false, is_over },
  { "All queens stand, but this is no solution: row # has queens in columns # and #", false,
    pair_in_row },
  { "All queens stand, but this is no solution: column # has queens in rows # and #", false,
    pair_in_column },
  { "All queens stand, but this is no solution: those in row #, column # and row #, column # share "
    "a diagonal", false, pair_on_diagonal },
  { "All queens stand, but # pairs share a row, column or diagonal; first row #, column # and row "
    "#, column #", false, pairs },
  { "Board # is reported as a solution, but it is none: # pair of queens shares a line, in row #, "
    "column # and row #, column #", false, reported_pairs },
  { "Board # is reported as a solution, but it is none: # pairs of queens share a line, first "
    "those in row #, column # and row #, column #", false, reported_pairs },
  { "Board # is reported as a solution, and it is one: no queen attacks another", false,
    reported_well },
  { "Solution #: # queens stand, and none attacks another", false, solved },
  { "The search takes the last one back to look for more", false, witness_last_goes_back },
  { NULL },
};
