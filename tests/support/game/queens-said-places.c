/* Sentences about queens that are placed and taken back, tables of marks, and dead ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/queens-said.h"

/* Placements. */

static bool
stands (const QueensWitness *board,
        const Said          *said)
{
  return board->event.kind == SEARCH_PLACE && witness_same (board->at, witness_numbers (said, 0))
         && witness_same (board->at, witness_last_queen (board));
}

static bool
stands_in_peace (const QueensWitness *board,
                 const Said          *said)
{
  return stands (board, said) && witness_count_attackers (board, board->at, false) == 0;
}

static bool
stands_first (const QueensWitness *board,
              const Said          *said)
{
  return stands_in_peace (board, said) && board->n_queens == 1;
}

static bool
stands_after_look (const QueensWitness *board,
                   const Said          *said)
{
  return stands_in_peace (board, said) && said->number[2] == board->n_queens - 1;
}

/* The squares up the column and both diagonals, as many as the board has. */
static bool
stands_after_squares (const QueensWitness *board,
                      const Said          *said)
{
  const int ahead = witness_line_of (board, board->at) - 1;
  const int value = witness_value_of (board, board->at);
  const int n_squares = ahead + MIN (ahead, board->steps->n - value) + MIN (ahead, value - 1);

  return stands_in_peace (board, said) && said->number[2] == n_squares;
}

static bool
stands_alone (const QueensWitness *board,
              const Said          *said)
{
  for (int i = 0; i < board->n_queens - 1; i++)
    if (board->queen[i].row == board->at.row || board->queen[i].column == board->at.column)
      return false;

  return stands (board, said);
}

static bool
has_numbers (const QueensWitness *board,
             const Said          *said)
{
  Place at = board->at;

  return stands_in_peace (board, said) && said->number[2] == witness_value_of (board, at)
         && witness_same (witness_numbers (said, 3), at) && said->number[5] == at.row + at.column
         && witness_same (witness_numbers (said, 6), at) && said->number[8] == at.row - at.column;
}

static bool
is_lowest_bit (const QueensWitness *board,
               const Said          *said)
{
  int line = witness_line_of (board, board->at);

  for (int value = board->tried[line] + 1; value < witness_value_of (board, board->at); value++)
    {
      bool is_attacked = false;

      for (int i = 0; i < board->n_queens - 1; i++)
        is_attacked |= witness_attack (board->queen[i], witness_in_line (board, line, value));
      if (!is_attacked)
        return false;
    }

  return stands_in_peace (board, said);
}

static bool
is_attacked_by_one (const QueensWitness *board,
                    const Said          *said)
{
  return witness_has_queen (board, witness_numbers (said, 0))
         && witness_attack (witness_numbers (said, 0), board->at)
         && witness_count_attackers (board, board->at, false) == 1;
}

static bool
is_attacked_by_lines (const QueensWitness *board,
                      const Said          *said)
{
  return witness_lines_attack (board, said->list, false);
}

/* The table of the squares ahead: what it has of the queens that stand. */

static bool
table_is (const QueensWitness *board,
          bool                 counts)
{
  for (int line = board->n_queens + 1; line <= board->steps->n; line++)
    for (int value = 1; value <= board->steps->n; value++)
      {
        Place place = witness_in_line (board, line, value);
        int n_attackers = witness_count_attackers (board, place, true);
        int marks = board->steps->n_attacks[line - 1][value - 1];

        if (counts ? marks != n_attackers : (marks > 0) != (n_attackers > 0))
          return false;
      }

  return true;
}

static bool
counts_one_more (const QueensWitness *board,
                 const Said          *said)
{
  return table_is (board, true);
}

/* Of a wrong method only the marks of the last queen are sure. */
static bool
marks_ahead (const QueensWitness *board,
             const Said          *said)
{
  for (int line = witness_line_of (board, board->at) + 1; line <= board->steps->n; line++)
    for (int value = 1; value <= board->steps->n; value++)
      if (witness_attack (board->at, witness_in_line (board, line, value))
          && board->steps->n_attacks[line - 1][value - 1] == 0)
        return false;

  return board->steps->method != QUEENS_MARKS_COPIED || table_is (board, false);
}

static bool
was_taken_back (const QueensWitness *board,
                const Said          *said)
{
  return board->event.kind == SEARCH_RETRACT && witness_same (board->at, witness_numbers (said, 0))
         && !witness_has_queen (board, board->at);
}

static bool
table_is_back (const QueensWitness *board,
               const Said          *said)
{
  return was_taken_back (board, said) && table_is (board, false);
}

static bool
has_cleared (const QueensWitness *board,
             const Said          *said,
             bool                 column_too)
{
  for (int line = witness_line_of (board, board->at) + 1; line <= board->steps->n; line++)
    for (int value = 1; value <= board->steps->n; value++)
      if (witness_attack (board->at, witness_in_line (board, line, value))
          && (column_too || value != witness_value_of (board, board->at))
          && board->steps->n_attacks[line - 1][value - 1] != 0)
        return false;

  return was_taken_back (board, said);
}

static bool
has_cleared_diagonals (const QueensWitness *board,
                       const Said          *said)
{
  int value = witness_value_of (board, board->at) - 1;

  for (int line = witness_line_of (board, board->at) + 1; line <= board->steps->n; line++)
    if (board->steps->n_attacks[line - 1][value] != board->before.n_attacks[line - 1][value])
      return false;

  return has_cleared (board, said, false);
}

static bool
has_cleared_all (const QueensWitness *board,
                 const Said          *said)
{
  return has_cleared (board, said, true);
}

/* Dead ends: how many queens, the first first, attack every square of a line or of the board. */

static int
count_closing (const QueensWitness *board,
               int                  line)
{
  int n_closing = 0;

  for (int row = 1; row <= board->steps->n; row++)
    for (int column = 1; column <= board->steps->n; column++)
      {
        Place place = { row, column };
        int first = 0;

        if (line > 0 && witness_line_of (board, place) != line)
          continue;
        while (first < board->n_queens && !witness_attack (board->queen[first], place))
          first++;
        n_closing = MAX (n_closing, first + 1);
      }

  return n_closing;
}

static bool
line_is_closed (const QueensWitness *board,
                const Said          *said)
{
  int n_closing = count_closing (board, said->number[0]);

  return board->event.kind == SEARCH_DEAD_END && said->number[0] == board->n_queens + 1
         && n_closing < board->n_queens
         && witness_same (board->queen[n_closing - 1], witness_numbers (said, 1));
}

static bool
line_is_closed_by_last (const QueensWitness *board,
                        const Said          *said)
{
  return board->event.kind == SEARCH_DEAD_END && said->number[0] == board->n_queens + 1
         && count_closing (board, said->number[0]) == board->n_queens
         && witness_same (witness_last_queen (board), witness_numbers (said, 1))
         && witness_last_goes_back (board, said);
}

static bool
board_is_closed_by_last (const QueensWitness *board,
                         const Said          *said)
{
  return board->event.kind == SEARCH_DEAD_END && said->number[0] == board->n_queens + 1
         && count_closing (board, 0) == board->n_queens && said->number[1] == board->n_queens
         && witness_same (witness_last_queen (board), witness_numbers (said, 2))
         && witness_last_goes_back (board, said);
}

static bool
line_is_full_of_marks (const QueensWitness *board,
                       const Said          *said)
{
  int n_free = 0;

  for (int value = 1; value <= board->steps->n; value++)
    {
      Place place;

      if (board->steps->n_attacks[said->number[0] - 1][value - 1] == 0)
        return false;

      place = witness_in_line (board, said->number[0], value);
      n_free += witness_count_attackers (board, place, true) == 0;
    }

  return said->number[0] == board->n_queens + 1 && said->number[1] == n_free && n_free > 0;
}

static bool
always (const QueensWitness *board,
        const Said          *said)
{
  return true;
}

static bool
was_tested_whole (const QueensWitness *board,
                  const Said          *said)
{
  return queens_method_tests_whole (board->steps->method) && stands (board, said);
}

const QueensSaid queens_said_places[] = {
  { "A queen is placed in row #, column #: there is no other yet that could attack it", false,
    stands_first },
  { "A queen is placed in row #, column #: a look back at # queen finds none that attacks it",
    false, stands_after_look },
  { "A queen is placed in row #, column #: a look back at # queens finds none that attacks it",
    false, stands_after_look },
  { "A queen is placed in row #, column #: the search looked at # squares, and no queen stands "
    "there", false, stands_after_squares },
  { "A queen is put into row #, column #, wherever the others stand: only a full board is tested",
    false, was_tested_whole },
  { "A queen is put into row #, column # without a look at the others: only a full board is tested",
    false, was_tested_whole },
  { "A queen is put into row #, column #: no other has this row or column", false, stands_alone },
  { "Diagonals are tested when the board is full", false, always },
  { "A queen is placed in row #, column #: the table counts no attack on it", false,
    stands_in_peace },
  { "Each square ahead that it attacks now counts one more", false, counts_one_more },
  { "A queen is placed in row #, column #: the table has no mark there", false, stands_in_peace },
  { "A copy of the table is kept, then the squares ahead that it attacks are marked", false,
    marks_ahead },
  { "Now the squares ahead that it attacks are marked", false, marks_ahead },
  { "The table has no mark in row #, column #, so a queen is placed there", false, stands },
  { "But the queen in row #, column # attacks it: its mark was lost", false, is_attacked_by_one },
  { "But the queens of rows * attack it: their marks were lost", true, is_attacked_by_lines },
  { "A queen is placed in row #, column #: column # and the diagonals # + # = # and # − # = # "
    "carry no flag", false, has_numbers },
  { "A queen is placed in row #, column #: row # and the diagonals # + # = # and # − # = # carry "
    "no flag", false, has_numbers },
  { "Now they do", false, always },
  { "A queen is placed in row #, column #: column #, the sum # + # = # and the difference # − # = "
    "# are in none of the sets", false, has_numbers },
  { "A queen is placed in row #, column #: row #, the sum # + # = # and the difference # − # = # "
    "are in none of the sets", false, has_numbers },
  { "Now they are", false, always },
  { "A queen is placed in row #, column #: it is the lowest bit left in the word of free squares",
    false, is_lowest_bit },
  { "Attacked squares are not even looked at", false, always },
  { "The queen is taken back from row #, column #: every board that begins like this has been "
    "dealt with", false, was_taken_back },
  { "The queen is taken back from row #, column #, and the copy brings the table back as it was "
    "before it", false, table_is_back },
  { "The queen leaves row #, column # and clears its diagonals ahead, even of marks of others, but "
    "not its column", false, has_cleared_diagonals },
  { "The queen leaves row #, column # and clears its diagonals ahead, even of marks of others, but "
    "not its row", false, has_cleared_diagonals },
  { "The queen leaves row #, column # and clears its column and diagonals ahead, even of marks of "
    "others", false, has_cleared_all },
  { "The queen leaves row #, column # and clears its row and diagonals ahead, even of marks of "
    "others", false, has_cleared_all },
  { "Row # has had no free square since the queen in row #, column # was placed, so that one is "
    "taken back", false, line_is_closed_by_last },
  { "Column # has had no free square since the queen in row #, column # was placed, so that one is "
    "taken back", false, line_is_closed_by_last },
  { "Row # has had no free square since the queen in row #, column # was placed", false,
    line_is_closed },
  { "Column # has had no free square since the queen in row #, column # was placed", false,
    line_is_closed },
  { "Queen # finds no free square since queen # came to row #, column #, so that one is taken back",
    false, board_is_closed_by_last },
  { "Row # is full of marks, but no queen attacks # of its squares: its mark was left over", true,
    line_is_full_of_marks },
  { "Row # is full of marks, but no queen attacks # of its squares: their marks were left over",
    true, line_is_full_of_marks },
  { NULL },
};
