/* The lines of a board without a queen, and which queens take the squares of one.
 *
 * To find the fewest queens that attack every square of a dead line is to cover a set with the
 * fewest of some others. A queen attacks three squares of the line at the most, and a square is
 * attacked by three queens at the most: one along the line that crosses, one along each diagonal.
 * So one of those that attack the scarcest square is taken, then what they leave is covered, first
 * with one queen, then with two, and so on, of all dead lines in turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-lines.h"

/* How many queens may be tried to cover lines without a free square: some 20 ms. */
enum { MAX_COVERS = 20000 };

/* The squares of a line that have to be covered, and the queens that stand. */
typedef struct
{
  int      n_queens;
  uint8_t  row[QUEENS_MAX];
  uint32_t squares[QUEENS_MAX]; /* of the line, that each queen attacks */
  int     *n_tried;
} Cover;

static void
cover_init (Cover             *cover,
            const QueensBoard *queens,
            QueensLine         line,
            int               *n_tried)
{
  *cover = (Cover) { .n_tried = n_tried };

  for (int row = 0; row < queens->n; row++)
    if (queens->row[row] != 0)
      {
        cover->row[cover->n_queens] = row;
        cover->squares[cover->n_queens++] = queens_line_attacked (queens->n, line, row,
                                                                 __builtin_ctz (queens->row[row]));
      }
}

/* How many queens attack `square`, and the most squares that a queen takes of `squares`. */
static int
cover_n_takers (const Cover *cover,
                uint32_t     squares,
                int          square,
                int         *most)
{
  int n_takers = 0;

  for (int i = 0; i < cover->n_queens; i++)
    {
      const int n_squares = __builtin_popcount (cover->squares[i] & squares);

      n_takers += cover->squares[i] >> square & 1;
      *most = n_squares > *most ? n_squares : *most;
    }

  return n_takers;
}

/* Whether `n_queens` cover `squares`: one of the queens that attack the square that has the fewest
 * of them is always needed. Adds their rows to `rows`. */
static bool
cover_with (const Cover *cover,
            uint32_t     squares,
            int          n_queens,
            uint32_t    *rows)
{
  int scarcest = 0;
  int fewest = QUEENS_MAX + 1;
  int most = 1;

  if (squares == 0)
    return true;

  for (uint32_t rest = squares; rest != 0; rest &= rest - 1)
    {
      const int n_takers = cover_n_takers (cover, squares, __builtin_ctz (rest), &most);

      if (n_takers < fewest)
        {
          fewest = n_takers;
          scarcest = __builtin_ctz (rest);
        }
    }

  if (__builtin_popcount (squares) > n_queens * most || ++*cover->n_tried > MAX_COVERS)
    return false;

  for (int i = 0; i < cover->n_queens; i++)
    if ((cover->squares[i] >> scarcest & 1) != 0
        && cover_with (cover, squares & ~cover->squares[i], n_queens - 1, rows))
      {
        *rows |= queens_bit (cover->row[i]);
        return true;
      }

  return false;
}

/* Leaves out queens for as long as the others cover the line. */
static uint32_t
cover_minimal (const Cover *cover,
               uint32_t     squares)
{
  uint32_t rows = 0;

  for (int i = 0; i < cover->n_queens; i++)
    {
      uint32_t taken = 0;

      for (int other = 0; other < cover->n_queens; other++)
        if (other > i || (rows & queens_bit (cover->row[other])) != 0)
          taken |= cover->squares[other];

      if ((squares & ~taken) != 0)
        rows |= queens_bit (cover->row[i]);
    }

  return rows;
}

void
queens_lines_init (QueensLines       *lines,
                   const QueensBoard *queens)
{
  const uint32_t all = queens_all_columns (queens->n);
  QueensBoard attacked;

  *lines = (QueensLines) { .n = queens->n };
  queens_board_attacked (queens, &attacked);

  for (int row = 0; row < queens->n; row++)
    {
      const uint32_t taken = attacked.row[row] | queens->row[row];

      if (queens->row[row] == 0)
        lines->open[QUEENS_ROWS] |= queens_bit (row);

      lines->open[QUEENS_COLUMNS] |= queens->row[row];
      lines->free[QUEENS_ROWS][row] = all & ~taken;

      for (uint32_t rest = all & ~taken; rest != 0; rest &= rest - 1)
        lines->free[QUEENS_COLUMNS][__builtin_ctz (rest)] |= queens_bit (row);
    }

  lines->open[QUEENS_COLUMNS] = all & ~lines->open[QUEENS_COLUMNS];
}

bool
queens_lines_next (const QueensLines *lines,
                   QueensLine        *line)
{
  do
    if (++line->number == lines->n)
      *line = (QueensLine) { line->direction + 1, 0 };
  while (line->direction < QUEENS_N_DIRECTIONS
         && (lines->open[line->direction] & queens_bit (line->number)) == 0);

  return line->direction < QUEENS_N_DIRECTIONS;
}

bool
queens_lines_tightest (const QueensLines *lines,
                       int                n_least,
                       QueensLine        *tightest)
{
  int fewest = QUEENS_MAX + 1;

  for (QueensLine line = { QUEENS_ROWS, -1 }; queens_lines_next (lines, &line);)
    {
      const int n_free = queens_lines_n_free (lines, line);

      if (n_free >= n_least && n_free < fewest)
        {
          fewest = n_free;
          *tightest = line;
        }
    }

  return fewest <= QUEENS_MAX;
}

void
queens_lines_exclude (QueensLines       *lines,
                      const QueensBoard *excluded)
{
  for (int row = 0; row < lines->n; row++)
    {
      lines->free[QUEENS_ROWS][row] &= ~excluded->row[row];

      for (uint32_t rest = excluded->row[row]; rest != 0; rest &= rest - 1)
        lines->free[QUEENS_COLUMNS][__builtin_ctz (rest)] &= ~queens_bit (row);
    }
}

bool
queens_lines_shutting (const QueensLines *lines,
                       QueensLine         line,
                       QueensBoard       *shutting)
{
  const uint32_t free = queens_lines_free (lines, line);
  bool found = false;

  for (int row = 0; row < lines->n; row++)
    for (uint32_t rest = lines->free[QUEENS_ROWS][row]; rest != 0; rest &= rest - 1)
      {
        const int column = __builtin_ctz (rest);

        if ((line.direction == QUEENS_ROWS ? row : column) != line.number
            && (free & ~queens_line_attacked (lines->n, line, row, column)) == 0)
          {
            shutting->row[row] |= queens_bit (column);
            found = true;
          }
      }

  return found;
}

uint32_t
queens_lines_cover_dead (const QueensLines  *lines,
                         const QueensBoard  *queens,
                         QueensLine         *dead,
                         QueensConflictSize *size)
{
  const uint32_t all = queens_all_columns (lines->n);
  int n_tried = 0;
  Cover cover;

  *size = QUEENS_CONFLICT_SMALLEST;

  for (int n_queens = 1; n_tried <= MAX_COVERS; n_queens++)
    for (QueensLine line = { QUEENS_ROWS, -1 }; queens_lines_next (lines, &line);)
      {
        uint32_t rows = 0;

        if (queens_lines_n_free (lines, line) != 0)
          continue;

        cover_init (&cover, queens, line, &n_tried);

        if (cover_with (&cover, all, n_queens, &rows))
          {
            *dead = line;
            return rows;
          }
      }

  *size = QUEENS_CONFLICT_MINIMAL;
  cover_init (&cover, queens, *dead, &n_tried);

  return cover_minimal (&cover, all);
}
