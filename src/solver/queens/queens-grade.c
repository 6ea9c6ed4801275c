/* Grading boards with fixed queens: the rules are tried, the easiest first, until the board is full
 * or none helps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-grade.h"

#include <string.h>

#include "solver/queens/queens-lines.h"

/* A queen attacks three squares of a line beside it at the most, so that a line with more free ones
 * cannot be shut. */
enum { MOST_SHUT = 3 };

typedef struct
{
  QueensBoard queens;
  QueensBoard excluded;         /* squares that were ruled out */
  QueensLines lines;            /* what both leave */
} Board;

static const char *const level_names[QUEENS_N_LEVELS] = {
  [QUEENS_EASY] = "easy",
  [QUEENS_MEDIUM] = "medium",
  [QUEENS_HARD] = "hard",
};

const char *
queens_level_name (QueensLevel level)
{
  return level_names[level];
}

int
queens_level_from_name (const char *name)
{
  for (int level = 0; level < QUEENS_N_LEVELS; level++)
    if (strcmp (name, level_names[level]) == 0)
      return level;

  return -1;
}

static void
look (Board *self)
{
  queens_lines_init (&self->lines, &self->queens);
  queens_lines_exclude (&self->lines, &self->excluded);
}

static bool
place_single (Board *self)
{
  QueensLine line;
  int square;

  if (!queens_lines_tightest (&self->lines, 1, &line)
      || queens_lines_n_free (&self->lines, line) > 1)
    return false;

  square = __builtin_ctz (queens_lines_free (&self->lines, line));

  if (line.direction == QUEENS_ROWS)
    self->queens.row[line.number] = queens_bit (square);
  else
    self->queens.row[square] = queens_bit (line.number);

  look (self);

  return true;
}

static bool
exclude_some (Board *self)
{
  for (QueensLine line = { QUEENS_ROWS, -1 }; queens_lines_next (&self->lines, &line);)
    if (queens_lines_n_free (&self->lines, line) <= MOST_SHUT
        && queens_lines_shutting (&self->lines, line, &self->excluded))
      {
        queens_lines_exclude (&self->lines, &self->excluded);
        return true;
      }

  return false;
}

QueensLevel
queens_grade_puzzle (const QueensBoard *fixed)
{
  Board self = { .queens = *fixed, .excluded.n = fixed->n };
  QueensLevel level = QUEENS_EASY;

  look (&self);

  while (self.lines.open[QUEENS_ROWS] != 0)
    if (!place_single (&self))
      {
        if (!exclude_some (&self))
          return QUEENS_HARD;

        level = QUEENS_MEDIUM;
      }

  return level;
}
