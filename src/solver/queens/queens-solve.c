/* A board of queens solved, and whether its solution is the only one.
 *
 * Another solution differs from the first one somewhere, in one row before all others. So the rows
 * are gone through from the top, those above filled as the first solution has them, and a queen is
 * looked for on each other square of the row: every question goes to queens_complete (), which
 * takes the tightest line next and does not mind how the board is turned. Most boards with several
 * solutions say so in the first row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-open.h"

/* The control of a search that is a part of another: it is asked with the stats of all parts. */
typedef struct
{
  const SearchControl *control;
  const SearchStats   *done;
} Whole;

static bool
whole_should_continue (const SearchStats *part,
                       void              *data)
{
  const Whole *whole = data;
  SearchStats sum = *whole->done;

  search_stats_add (&sum, part);

  return search_should_continue (whole->control, &sum);
}

/* Completes `board`, and adds what that took, but no solution, to `stats`. */
static SearchEnd
complete_part (const QueensBoard   *board,
               const SearchControl *control,
               QueensSolution      *solution,
               SearchStats         *stats)
{
  Whole whole = { control, stats };
  const SearchControl part_control = { whole_should_continue, &whole };
  SearchStats part;
  const SearchEnd end = queens_complete (board, &part_control, solution, &part);

  part.n_solutions = 0;
  search_stats_add (stats, &part);

  return end;
}

/* As queens_complete_other () for a board in peace, adding to `stats`. */
static SearchEnd
complete_other (const QueensBoard   *board,
                int                  row,
                int                  column,
                const SearchControl *control,
                QueensSolution      *solution,
                SearchStats         *stats)
{
  QueensBoard attacked;
  SearchEnd end = SEARCH_EXHAUSTED;
  uint32_t free;

  queens_board_attacked (board, &attacked);
  free = queens_all_columns (board->n) & ~attacked.row[row] & ~(UINT32_C (1) << column);

  for (; free != 0 && end == SEARCH_EXHAUSTED; free &= free - 1)
    {
      QueensBoard other = *board;

      other.row[row] = free & -free;
      end = complete_part (&other, control, solution, stats);
    }

  return end;
}

SearchEnd
queens_complete_other (const QueensBoard   *board,
                       int                  row,
                       int                  column,
                       const SearchControl *control,
                       QueensSolution      *solution,
                       SearchStats         *stats)
{
  QueensOpen open;
  SearchEnd end;

  *stats = (SearchStats) { 0 };

  if (!queens_open_init (&open, board) || board->row[row] != 0)
    return SEARCH_INVALID;

  end = complete_other (board, row, column, control, solution, stats);
  stats->n_solutions = end == SEARCH_LIMITED;

  return end == SEARCH_STOPPED || search_should_continue (control, stats) ? end : SEARCH_STOPPED;
}

SearchEnd
queens_solve (const QueensBoard   *fixed,
              const SearchControl *control,
              QueensSolution      *solution,
              SearchStats         *stats)
{
  QueensBoard board = *fixed;
  SearchEnd end;

  *stats = (SearchStats) { 0 };
  end = complete_part (fixed, control, solution, stats);

  if (end != SEARCH_LIMITED)
    return end;

  stats->n_solutions = 1;
  end = SEARCH_EXHAUSTED;

  for (int row = 0; row < board.n && end == SEARCH_EXHAUSTED; row++)
    if (board.row[row] == 0)
      {
        QueensSolution other;

        end = complete_other (&board, row, solution->column[row], control, &other, stats);
        board.row[row] = UINT32_C (1) << solution->column[row];
      }

  if (end == SEARCH_LIMITED)
    stats->n_solutions = 2;

  return end == SEARCH_STOPPED || search_should_continue (control, stats) ? end : SEARCH_STOPPED;
}
