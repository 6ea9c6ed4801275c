/* Regions grown around queens, so that no other placement of queens fits them.
 *
 * n queens are placed at random, and each is a region of one square. A board whose other squares
 * belong to no region, and so take no queen, has one solution. Regions then grow square by square,
 * and a square joins a region only if no solution would have a queen on it: so there is one
 * solution all the way, and in the end, when all squares have their region, there still is.
 *
 * A queen on the square at hand fills its region, its row and its column, and much of the board has
 * no region yet, so that the question takes a search of few queens. For a board of 12 by 12 there
 * are some 150 questions.
 *
 * It can happen that squares are left which may join none of the regions they touch. Then one is
 * taken nevertheless, and for every second solution that it lets in, one of the other squares of
 * that solution is taken out of its region again, where the region does not fall apart. Such a
 * square can join another region, or the same one when others have gone. Four of five boards of 12
 * by 12 come to nothing; a new one is begun then.
 *
 * Each region has a size that it tends to, drawn at random, and takes rather the squares that it
 * touches with more than one side: so regions are of many sizes, and round rather than winding.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-grow.h"

#include <stdlib.h>

#include "solver/coloured/coloured-search.h"

enum
{
  MAX_REPAIRS = 10,     /* more make a board less likely to be finished than a new one is */
  LEAST_SHARE = 3,      /* regions tend to sizes from LEAST_SHARE to MOST_SHARE to each other */
  MOST_SHARE = 20,
};

typedef struct
{
  int             n;
  uint8_t         queen[COLOURED_MAX];          /* the columns; region r is that of row r's queen */
  uint8_t         region[COLOURED_SQUARES];     /* means nothing for free squares */
  ColouredHouses  houses;
  ColouredSquares free;                         /* squares without a region */
  ColouredSquares refused[COLOURED_MAX];        /* squares that may not join the region now */
  int             wanted[COLOURED_MAX];         /* sizes */
  Random         *random;
  SearchStats    *stats;
} Growth;

static ColouredSquares *
region_of (Growth *self,
           int     region)
{
  return &self->houses.house[2 * self->n + region];
}

static void
join (Growth *self,
      int     region,
      int     row,
      int     column)
{
  const ColouredSquares square = coloured_square (row, column);

  self->region[row * self->n + column] = region;
  *region_of (self, region) = coloured_or (*region_of (self, region), square);
  self->free = coloured_minus (self->free, square);
}

static void
leave (Growth *self,
       int     row,
       int     column)
{
  ColouredSquares *region = region_of (self, self->region[row * self->n + column]);
  const ColouredSquares square = coloured_square (row, column);

  *region = coloured_minus (*region, square);
  self->free = coloured_or (self->free, square);
}

static bool
touch (const uint8_t *queen,
       int            n)
{
  for (int row = 1; row < n; row++)
    if (abs (queen[row] - queen[row - 1]) < 2)
      return true;

  return false;
}

/* All placements without two that touch are equally likely; an eighth of the permutations are. */
static void
place_queens (Growth *self)
{
  do
    for (int row = 0; row < self->n; row++)
      {
        const int other = random_below (self->random, row + 1);

        self->queen[row] = self->queen[other];
        self->queen[other] = row;
      }
  while (touch (self->queen, self->n));
}

static void
growth_init (Growth      *self,
             int          n,
             Random      *random,
             SearchStats *stats)
{
  int sum = 0;

  *self = (Growth) { .n = n, .houses = { .n = n }, .random = random, .stats = stats };
  self->free = coloured_all (n);
  place_queens (self);

  for (int i = 0; i < n; i++)
    {
      coloured_add_row (&self->houses.house[i], i, coloured_row (self->free, i));
      self->wanted[i] = LEAST_SHARE + random_below (random, MOST_SHARE - LEAST_SHARE + 1);
      sum += self->wanted[i];
    }

  for (int row = 0; row < n; row++)
    for (int column = 0; column < n; column++)
      coloured_add_row (&self->houses.house[n + column], row, UINT32_C (1) << column);

  for (int i = 0; i < n; i++)
    {
      self->wanted[i] = self->wanted[i] * n * n / sum;
      join (self, i, i, self->queen[i]);
    }
}

static bool
keep_solution (const QueensSolution *solution,
               void                 *data)
{
  *(QueensSolution *) data = *solution;

  return false;
}

/* Returns whether the square, if it joined the region, would be compatible with another solution,
 * one that has a queen on it; if so, writes that solution. */
static bool
is_compatible (Growth         *self,
               int             region,
               int             row,
               int             column,
               QueensSolution *solution)
{
  const int n = self->n;
  SearchStats stats = { 0 };
  ColouredSearch search = {
    .houses = &self->houses,
    .region = self->region,
    .solution = { .n = n },
    .found = keep_solution,
    .data = solution,
    .stats = &stats,
    .end = SEARCH_EXHAUSTED,
  };
  const ColouredSquares taken = coloured_or (self->free, coloured_kept_out (&self->houses, region,
                                                                            row, column));

  search.solution.column[row] = column;
  coloured_search_run (&search, coloured_minus (coloured_all (n), taken),
                       UINT64_C (1) << row | UINT64_C (1) << (n + column)
                       | UINT64_C (1) << (2 * n + region));
  self->stats->n_checks++;

  return stats.n_solutions > 0;
}

/* The free squares that touch the region by a side. */
static ColouredSquares
border (Growth *self,
        int     region)
{
  return coloured_and (coloured_spread (*region_of (self, region)), self->free);
}

static int
n_sides (Growth *self,
         int     region,
         int     row,
         int     column)
{
  return coloured_count (coloured_and (coloured_spread (coloured_square (row, column)),
                                       *region_of (self, region)));
}

/* One of `squares`, which are not none: a square of the border with k sides to the region counts
 * 2^k times. */
static void
draw_square (Growth          *self,
             int              region,
             ColouredSquares  squares,
             int             *row,
             int             *column)
{
  ColouredSquares rest = squares;
  uint32_t sum = 0;
  uint32_t drawn;

  while (coloured_take (&rest, row, column))
    sum += UINT32_C (1) << n_sides (self, region, *row, *column);

  drawn = random_below (self->random, sum);

  while (coloured_take (&squares, row, column))
    {
      const uint32_t weight = UINT32_C (1) << n_sides (self, region, *row, *column);

      if (drawn < weight)
        break;

      drawn -= weight;
    }
}

/* A region that has squares in `squares[region]`, rather one that lacks many; -1 where none has. */
static int
draw_region (Growth                *self,
             const ColouredSquares *squares)
{
  uint32_t weight[COLOURED_MAX];
  uint32_t sum = 0;
  uint32_t drawn;
  int region = 0;

  for (int i = 0; i < self->n; i++)
    {
      const int lacks = self->wanted[i] - coloured_count (*region_of (self, i));

      weight[i] = lacks > 0 ? 1 + lacks * lacks : 1;
      weight[i] = coloured_is_none (squares[i]) ? 0 : weight[i];
      sum += weight[i];
    }

  if (sum == 0)
    return -1;

  for (drawn = random_below (self->random, sum); drawn >= weight[region]; region++)
    drawn -= weight[region];

  return region;
}

/* Lets one square join a region, or refuses it. False where none is left to be tried. */
static bool
grow (Growth *self)
{
  ColouredSquares open[COLOURED_MAX];
  QueensSolution solution;
  int region, row, column;

  for (int i = 0; i < self->n; i++)
    open[i] = coloured_minus (border (self, i), self->refused[i]);

  region = draw_region (self, open);

  if (region < 0)
    return false;

  draw_square (self, region, open[region], &row, &column);

  if (!is_compatible (self, region, row, column, &solution))
    join (self, region, row, column);
  else
    self->refused[region] = coloured_or (self->refused[region], coloured_square (row, column));

  return true;
}

/* Whether the region of a square that is not its queen's stays connected without it, with another
 * square in addition if that joins the same region. */
static bool
can_leave (Growth          *self,
           int              row,
           int              column,
           int              joined_region,
           ColouredSquares  joined)
{
  const int region = self->region[row * self->n + column];
  ColouredSquares rest = coloured_minus (*region_of (self, region), coloured_square (row, column));

  if (region == joined_region)
    rest = coloured_or (rest, joined);

  return coloured_is_within (rest, coloured_reach (coloured_square (region, self->queen[region]),
                                                   rest));
}

/* Takes a square of `solution` out of its region, not one in row `kept`. */
static bool
break_solution (Growth               *self,
                const QueensSolution *solution,
                int                   joined_region,
                int                   kept)
{
  const ColouredSquares joined = coloured_square (kept, solution->column[kept]);
  uint8_t rows[COLOURED_MAX];
  int n_rows = 0;
  int row;

  for (int i = 0; i < self->n; i++)
    if (i != kept && solution->column[i] != self->queen[i]
        && can_leave (self, i, solution->column[i], joined_region, joined))
      rows[n_rows++] = i;

  if (n_rows == 0)
    return false;

  row = rows[random_below (self->random, n_rows)];
  leave (self, row, solution->column[row]);

  return true;
}

/* Where every square is refused: lets one join nevertheless, and makes room for it. */
static void
repair (Growth *self)
{
  ColouredSquares open[COLOURED_MAX];
  QueensSolution solution;
  bool is_broken = true;
  int region, row, column;

  for (int i = 0; i < self->n; i++)
    {
      open[i] = border (self, i);
      self->refused[i] = (ColouredSquares) { { 0 } };
    }

  region = draw_region (self, open);
  draw_square (self, region, open[region], &row, &column);

  while (is_broken && is_compatible (self, region, row, column, &solution))
    is_broken = break_solution (self, &solution, region, row);

  if (is_broken)
    join (self, region, row, column);
}

/* Numbers the regions in order of appearance. */
static void
emit_puzzle (const Growth   *self,
             ColouredPuzzle *puzzle)
{
  uint8_t number[COLOURED_MAX] = { 0 };         /* from 1 */
  int n_numbers = 0;

  *puzzle = (ColouredPuzzle) { .n = self->n };

  for (int square = 0; square < self->n * self->n; square++)
    {
      uint8_t *own = &number[self->region[square]];

      if (*own == 0)
        *own = ++n_numbers;

      puzzle->region[square] = *own - 1;
    }
}

/* Returns whether the regions make a good puzzle: few of a single square, none far too large. */
static bool
has_acceptable_shapes (Growth *self)
{
  int n_single = 0;
  int largest = 0;

  for (int region = 0; region < self->n; region++)
    {
      const int size = coloured_count (*region_of (self, region));

      n_single += size == 1;
      largest = size > largest ? size : largest;
    }

  return n_single <= self->n / 4 && largest <= 3 * self->n;
}

bool
coloured_grow (int             n,
               Random         *random,
               ColouredPuzzle *puzzle,
               SearchStats    *stats)
{
  int n_repairs = 0;
  Growth self;

  growth_init (&self, n, random, stats);

  while (!coloured_is_none (self.free))
    if (!grow (&self))
      {
        if (n_repairs++ == MAX_REPAIRS)
          return false;

        repair (&self);
      }

  emit_puzzle (&self, puzzle);

  return has_acceptable_shapes (&self);
}
