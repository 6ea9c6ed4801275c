/* Hints for a board of n queens.
 *
 * What is wrong comes first: two queens that attack each other; a line, row or column, that has no
 * queen and no free square; queens that no solution has, although every line has a free square.
 * Then what has to be: a line with one free square. Then what cannot be. When a line has few free
 * squares, a queen elsewhere may attack all of them, and so shut the line:
 *
 *     x . x . .          row 3 has two free squares (o); a queen on any x attacks both, so that
 *     . x . . .          no queen could stand in row 3
 *     o # o # #
 *     . x . . .
 *     x . x . .
 *
 * Where no line is as tight as that, the free squares of the tightest one are tried: those that no
 * solution has a queen on are reported. At the end there is always a solution to take a square
 * from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-conflict-set.h"
#include "solver/queens/queens-lines.h"

static void
hint_mark (QueensHint *hint,
           QueensRole  role,
           int         row,
           int         column)
{
  hint->squares[role].row[row] |= queens_bit (column);
}

static void
hint_mark_squares (QueensHint *hint,
                   QueensRole  role,
                   QueensLine  line,
                   uint32_t    squares)
{
  for (; squares != 0; squares &= squares - 1)
    {
      const int square = __builtin_ctz (squares);

      if (line.direction == QUEENS_ROWS)
        hint_mark (hint, role, line.number, square);
      else
        hint_mark (hint, role, square, line.number);
    }
}

static void
hint_mark_queens (QueensHint        *hint,
                  QueensRole         role,
                  const QueensBoard *queens,
                  uint32_t           rows)
{
  for (; rows != 0; rows &= rows - 1)
    hint->squares[role].row[__builtin_ctz (rows)] = queens->row[__builtin_ctz (rows)];
}

/* A hint about a line. */
static void
hint_set_line (QueensHint        *hint,
               QueensHintKind     kind,
               const QueensLines *lines,
               QueensLine         line)
{
  hint->kind = kind;
  hint->row = line.direction == QUEENS_ROWS ? line.number : -1;
  hint->column = line.direction == QUEENS_COLUMNS ? line.number : -1;
  hint_mark_squares (hint, QUEENS_ROLE_FREE, line, queens_lines_free (lines, line));
}

/* The square of `line` that `solution` has a queen on. */
static void
hint_mark_solution (QueensHint           *hint,
                    QueensLine            line,
                    const QueensSolution *solution)
{
  for (int row = 0; row < solution->n; row++)
    if ((line.direction == QUEENS_ROWS ? row : solution->column[row]) == line.number)
      hint_mark (hint, QUEENS_ROLE_PLACE, row, solution->column[row]);
}

/* How many queens attack the one at `row`, `column` or stand behind one that does. */
static int
n_conflicts (const QueensBoard *queens,
             int                row,
             int                column)
{
  int n_queens = __builtin_popcount (queens->row[row]) - 1;

  for (int other = 0; other < queens->n; other++)
    if (other != row)
      {
        const QueensLine line = { QUEENS_ROWS, other };

        n_queens += __builtin_popcount (queens->row[other]
                                        & queens_line_attacked (queens->n, line, row, column));
      }

  return n_queens;
}

/* The queen to take away is the one of the two that has more conflicts, the second one where they
 * have the same. */
static void
hint_set_conflict (QueensHint        *hint,
                   QueensTrial       *trial,
                   const QueensBoard *fixed,
                   const int          row[2],
                   const int          column[2])
{
  int away = -1;
  int most = 0;

  hint->kind = QUEENS_HINT_CONFLICT;

  for (int i = 0; i < 2; i++)
    {
      const int n_queens = n_conflicts (&trial->queens, row[i], column[i]);

      hint_mark (hint, QUEENS_ROLE_CONFLICT, row[i], column[i]);

      if (!queens_board_has (fixed, row[i], column[i]) && n_queens >= most)
        {
          most = n_queens;
          away = i;
        }
    }

  if (away >= 0)
    {
      QueensBoard others = trial->queens;
      QueensSolution solution;

      hint_mark (hint, QUEENS_ROLE_AWAY, row[away], column[away]);
      others.row[row[away]] &= ~queens_bit (column[away]);
      hint->helps = queens_trial_complete (trial, &others, QUEENS_HINT_NODES, &solution)
                    == SEARCH_LIMITED;
    }
}

/* The first queen on the way from `row`, `column` by steps of `down` and `right`. */
static bool
next_queen (const QueensBoard *queens,
            int                down,
            int                right,
            int               *row,
            int               *column)
{
  do
    {
      *row += down;
      *column += right;

      if (*row >= queens->n || *column < 0 || *column >= queens->n)
        return false;
    }
  while (!queens_board_has (queens, *row, *column));

  return true;
}

/* Two queens with nothing between them. */
static bool
find_conflict (QueensHint        *hint,
               QueensTrial       *trial,
               const QueensBoard *fixed)
{
  static const int steps[][2] = { { 0, 1 }, { 1, 0 }, { 1, 1 }, { 1, -1 } };

  for (int first = 0; first < trial->queens.n; first++)
    for (uint32_t rest = trial->queens.row[first]; rest != 0; rest &= rest - 1)
      for (int i = 0; i < 4; i++)
        {
          int row[2] = { first, first };
          int column[2] = { __builtin_ctz (rest), __builtin_ctz (rest) };

          if (!next_queen (&trial->queens, steps[i][0], steps[i][1], &row[1], &column[1]))
            continue;

          hint_set_conflict (hint, trial, fixed, row, column);
          return true;
        }

  return false;
}

/* Blames the queens in `rows`. */
static void
hint_set_conflict_set (QueensHint         *hint,
                       QueensTrial        *trial,
                       uint32_t            rows,
                       QueensConflictSize  size)
{
  const int away = queens_conflict_set_remedy (trial, rows, &hint->helps);

  hint->conflict_size = size;
  hint_mark_queens (hint, QUEENS_ROLE_CONFLICT, &trial->queens, rows);

  if (away >= 0)
    hint_mark_queens (hint, QUEENS_ROLE_AWAY, &trial->queens, queens_bit (away));
}

static bool
find_dead_line (QueensHint        *hint,
                QueensTrial       *trial,
                const QueensLines *lines)
{
  QueensConflictSize size;
  uint32_t rows;
  QueensLine line;

  if (!queens_lines_tightest (lines, 0, &line) || queens_lines_n_free (lines, line) > 0)
    return false;

  rows = queens_lines_cover_dead (lines, &trial->queens, &line, &size);
  hint_set_line (hint, line.direction == QUEENS_ROWS ? QUEENS_HINT_ROW_DEAD
                                                     : QUEENS_HINT_COLUMN_DEAD, lines, line);
  hint_set_conflict_set (hint, trial, rows, size);

  return true;
}

static void
find_conflict_set (QueensHint  *hint,
                   QueensTrial *trial)
{
  QueensConflictSize size;
  uint32_t rows = queens_conflict_set_find (trial, &size);

  hint->kind = QUEENS_HINT_IMPOSSIBLE;
  hint_set_conflict_set (hint, trial, rows, size);
}

static bool
find_free_once (QueensHint        *hint,
                const QueensLines *lines)
{
  QueensLine line;

  if (!queens_lines_tightest (lines, 1, &line) || queens_lines_n_free (lines, line) > 1)
    return false;

  hint_set_line (hint, line.direction == QUEENS_ROWS ? QUEENS_HINT_ROW_FREE_ONCE
                                                     : QUEENS_HINT_COLUMN_FREE_ONCE, lines, line);
  hint->squares[QUEENS_ROLE_PLACE] = hint->squares[QUEENS_ROLE_FREE];

  return true;
}

/* The first line of two or three free squares that a queen elsewhere would shut. `solution` may be
 * NULL. */
static bool
find_excluded_by_line (QueensHint           *hint,
                       const QueensLines    *lines,
                       const QueensSolution *solution)
{
  for (int n_free = 2; n_free <= 3; n_free++)
    for (QueensLine line = { QUEENS_ROWS, -1 }; queens_lines_next (lines, &line);)
      {
        if (queens_lines_n_free (lines, line) != n_free
            || !queens_lines_shutting (lines, line, &hint->squares[QUEENS_ROLE_EXCLUDED]))
          continue;

        hint_set_line (hint, QUEENS_HINT_EXCLUDED_BY_LINE, lines, line);

        if (solution != NULL)
          hint_mark_solution (hint, line, solution);

        return true;
      }

  return false;
}

/* Tries the free squares of `line` that are in no solution known yet, and returns the squares of
 * those that are in none. */
static uint32_t
try_squares (QueensTrial       *trial,
             const QueensLines *lines,
             QueensLine         line,
             QueensBoard       *possible)
{
  uint32_t excluded = 0;

  for (uint32_t rest = queens_lines_free (lines, line); rest != 0; rest &= rest - 1)
    {
      const int square = __builtin_ctz (rest);
      const int row = line.direction == QUEENS_ROWS ? line.number : square;
      const int column = line.direction == QUEENS_ROWS ? square : line.number;
      QueensBoard with = trial->queens;
      QueensSolution solution;
      SearchEnd end;

      if (queens_board_has (possible, row, column))
        continue;

      with.row[row] = queens_bit (column);
      end = queens_trial_complete (trial, &with, QUEENS_HINT_NODES / 8, &solution);

      if (end == SEARCH_EXHAUSTED)
        excluded |= queens_bit (square);

      for (int i = 0; end == SEARCH_LIMITED && i < lines->n; i++)
        possible->row[i] |= queens_bit (solution.column[i]);
    }

  return excluded;
}

/* The tightest line with squares that are in no solution. */
static bool
find_excluded_in_line (QueensHint           *hint,
                       QueensTrial          *trial,
                       const QueensLines    *lines,
                       const QueensSolution *solution)
{
  QueensBoard possible = queens_board_from_solution (solution);

  for (int n_free = 2; n_free <= lines->n; n_free++)
    for (QueensLine line = { QUEENS_ROWS, -1 }; queens_lines_next (lines, &line);)
      {
        uint32_t excluded;

        if (queens_lines_n_free (lines, line) != n_free)
          continue;

        excluded = try_squares (trial, lines, line, &possible);

        if (excluded == 0)
          continue;

        hint_set_line (hint, QUEENS_HINT_EXCLUDED_IN_LINE, lines, line);
        hint_mark_squares (hint, QUEENS_ROLE_EXCLUDED, line, excluded);
        hint_mark_solution (hint, line, solution);

        return true;
      }

  return false;
}

/* For queens in peace, not all placed, and no line dead. */
static void
find_in_peace (QueensHint        *hint,
               QueensTrial       *trial,
               const QueensLines *lines)
{
  QueensSolution solution;
  const SearchEnd end = queens_trial_complete (trial, &trial->queens, QUEENS_HINT_NODES / 2,
                                               &solution);
  QueensLine line;

  if (end == SEARCH_EXHAUSTED)
    find_conflict_set (hint, trial);
  else if (!find_free_once (hint, lines)
           && !find_excluded_by_line (hint, lines, end == SEARCH_LIMITED ? &solution : NULL)
           && end == SEARCH_LIMITED
           && !find_excluded_in_line (hint, trial, lines, &solution)
           && queens_lines_tightest (lines, 1, &line))
    {
      hint_set_line (hint, QUEENS_HINT_POSSIBLE, lines, line);
      hint_mark_solution (hint, line, &solution);
    }
}

static bool
is_board (const QueensBoard *queens)
{
  if (queens->n < 1 || queens->n > QUEENS_MAX)
    return false;

  for (int row = 0; row < queens->n; row++)
    if ((queens->row[row] & ~queens_all_columns (queens->n)) != 0)
      return false;

  return true;
}

bool
queens_hint_find (const QueensBoard   *queens,
                  const QueensBoard   *fixed,
                  const SearchControl *control,
                  QueensHint          *hint)
{
  const QueensBoard none = { .n = queens->n };

  return queens_hint_find_among (queens, fixed, &none, control, hint);
}

bool
queens_hint_find_among (const QueensBoard   *queens,
                        const QueensBoard   *fixed,
                        const QueensBoard   *excluded,
                        const SearchControl *control,
                        QueensHint          *hint)
{
  QueensTrial trial;
  QueensLines lines;

  *hint = (QueensHint) { .kind = QUEENS_HINT_NONE, .row = -1, .column = -1 };

  if (!is_board (queens))
    return false;

  for (int role = 0; role < QUEENS_N_ROLES; role++)
    hint->squares[role].n = queens->n;

  queens_trial_init (&trial, queens, fixed, control);
  hint->has_fixed = trial.fixed != 0;
  hint->has_excluded = queens_board_count (excluded) > 0;
  queens_lines_init (&lines, queens);
  queens_lines_exclude (&lines, excluded);

  if (queens_board_is_solved (queens, NULL))
    hint->kind = QUEENS_HINT_SOLVED;
  else if (!find_conflict (hint, &trial, fixed) && !find_dead_line (hint, &trial, &lines))
    find_in_peace (hint, &trial, &lines);

  return hint->kind != QUEENS_HINT_NONE;
}

bool
queens_hint_is_mistake (const QueensHint *hint)
{
  return hint->kind >= QUEENS_HINT_CONFLICT && hint->kind <= QUEENS_HINT_IMPOSSIBLE;
}
