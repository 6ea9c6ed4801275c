/* Counting the solutions of n queens, whole or in slices.
 *
 * A board with fixed queens is searched as it is. For an empty board the queens on its border come
 * first. Every solution has one queen in the top row, the right column, the bottom row and the left
 * column (a queen in a corner serves two of them), and the eight images of a solution have the
 * eight images of its border. So it is enough to take one border of each class, to count the
 * boards that have it, and to multiply by the number of different borders in the class: 8, 4, 2 or,
 * for n = 1, 1. No image is looked at inside a board, and a board with a fixed border is just one
 * with fixed queens. The border is that of NQueensFAF and of the Q27 project.
 *
 * For slices every board is searched down to the same depth, the prefixes found there are numbered
 * in order, and slice k of m takes the prefixes k, k + m, k + 2m and so on: neighbours are alike,
 * so the slices are too. The depth is the least that gives enough prefixes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens-open.h"

/* So many prefixes, on average, share one slice. */
enum { PREFIXES_PER_SLICE = 16 };

typedef struct
{
  QueensOpen           open;            /* the board at work */
  uint64_t             weight;          /* how many solutions one solution of it stands for */

  int                  split;           /* the depth at which prefixes are dealt to slices */
  uint32_t             slice;
  uint32_t             n_slices;
  uint64_t             n_prefixes;      /* met so far */

  const SearchControl *control;
  SearchTally         *tally;
  uint64_t             next_check;      /* the number of nodes at which to ask again */
  bool                 stopped;
} Count;

static bool
count_stops (Count *self)
{
  if (self->tally->n_nodes >= self->next_check)
    {
      self->next_check = self->tally->n_nodes + SEARCH_CHECK_NODES;
      self->stopped = self->stopped || !search_proceeds (self->control, self->tally);
    }

  return self->stopped;
}

/* Counts what there is below open row number `depth`, whose free squares are `free`. There is at
 * least one more open row; in the last one all columns but one are taken, so that it has one free
 * square or none. */
static void
count_rows (Count    *self,
            int       depth,
            uint32_t  free,
            uint32_t  columns,
            uint32_t  falling,
            uint32_t  rising)
{
  const int step = self->open.step[depth];
  const uint32_t below = self->open.free[depth + 1];
  const bool below_is_last = depth + 2 == self->open.n_open;
  uint64_t n_nodes = 0;
  uint64_t n_solutions = 0;

  for (; free != 0; free &= free - 1)
    {
      const uint32_t queen = free & -free;
      const uint32_t next_columns = columns | queen;
      const uint32_t next_falling = (falling | queen) << step;
      const uint32_t next_rising = (rising | queen) >> step;
      const uint32_t next = below & ~(next_columns | next_falling | next_rising);

      n_nodes++;

      if (next == 0)
        continue;

      if (below_is_last)
        n_solutions++;
      else
        count_rows (self, depth + 1, next, next_columns, next_falling, next_rising);

      if (self->stopped)
        break;
    }

  self->tally->n_nodes += n_nodes + n_solutions;
  self->tally->n_solutions += n_solutions * self->weight;
  count_stops (self);
}

/* Counts what there is below a prefix, if it is one of this slice. */
static void
count_prefix (Count    *self,
              int       depth,
              uint32_t  free,
              uint32_t  columns,
              uint32_t  falling,
              uint32_t  rising)
{
  const uint64_t number = self->n_prefixes++;

  if (number % self->n_slices != self->slice)
    return;

  if (depth + 1 < self->open.n_open)
    {
      count_rows (self, depth, free, columns, falling, rising);
    }
  else if (self->open.n_open == 0)
    {
      self->tally->n_solutions += self->weight;
    }
  else if (free != 0)
    {
      self->tally->n_nodes++;
      self->tally->n_solutions += self->weight;
    }
}

/* Walks down to the prefixes. */
static void
count_prefixes (Count    *self,
                int       depth,
                uint32_t  columns,
                uint32_t  falling,
                uint32_t  rising)
{
  const int step = self->open.step[depth];
  uint32_t free = self->open.free[depth] & ~(columns | falling | rising);

  if (depth == self->split || depth + 2 >= self->open.n_open)
    {
      count_prefix (self, depth, free, columns, falling, rising);
      return;
    }

  for (; free != 0 && !count_stops (self); free &= free - 1)
    {
      const uint32_t queen = free & -free;

      self->tally->n_nodes++;
      count_prefixes (self, depth + 1, columns | queen,
                      (falling | queen) << step, (rising | queen) >> step);
    }
}

static void
count_board (Count             *self,
             const QueensBoard *board,
             uint64_t           weight)
{
  self->weight = weight;

  if (!self->stopped && queens_open_init (&self->open, board))
    count_prefixes (self, 0, 0, 0, 0);
}

/* Where the four queens of the border stand: the columns of those in the top and the bottom row,
 * the rows of those in the right and the left column. */
typedef struct
{
  int top;
  int right;
  int bottom;
  int left;
} Border;

static Border
border_rotated (Border border,
                int    n)
{
  return (Border) {
    .top = n - 1 - border.left,
    .right = border.top,
    .bottom = n - 1 - border.right,
    .left = border.bottom,
  };
}

static Border
border_mirrored (Border border,
                 int    n)
{
  return (Border) {
    .top = n - 1 - border.top,
    .right = border.left,
    .bottom = n - 1 - border.bottom,
    .left = border.right,
  };
}

static int
border_key (Border border)
{
  return ((border.top * QUEENS_MAX + border.right) * QUEENS_MAX + border.bottom) * QUEENS_MAX
         + border.left;
}

/* The number of different images, or 0 where one of them comes before `border` itself. */
static int
border_weight (Border border,
               int    n)
{
  const int key = border_key (border);
  Border image = border;
  int n_same = 0;

  for (int i = 0; i < QUEENS_IMAGES; i++)
    {
      const int image_key = border_key (image);

      if (image_key < key)
        return 0;

      n_same += image_key == key;
      image = i == 3 ? border_mirrored (image, n) : border_rotated (image, n);
    }

  return QUEENS_IMAGES / n_same;
}

/* Whether a queen in a corner is that of both its sides. */
static bool
border_has_corners (Border border,
                    int    n)
{
  return (border.top == 0) == (border.left == 0)
         && (border.top == n - 1) == (border.right == 0)
         && (border.bottom == 0) == (border.left == n - 1)
         && (border.bottom == n - 1) == (border.right == n - 1);
}

static void
count_border (Count  *self,
              Border  border,
              int     n)
{
  const int weight = border_has_corners (border, n) ? border_weight (border, n) : 0;
  QueensBoard board = queens_board_empty (n);

  if (weight == 0)
    return;

  board.row[0] |= UINT32_C (1) << border.top;
  board.row[border.right] |= UINT32_C (1) << (n - 1);
  board.row[n - 1] |= UINT32_C (1) << border.bottom;
  board.row[border.left] |= 1;
  count_board (self, &board, weight);
}

/* The first border of a class has its top queen at least as near to a corner as the others are. */
static void
count_borders (Count *self,
               int    n)
{
  for (int top = 0; top <= (n - 1) / 2; top++)
    for (int right = top; right < n - top; right++)
      for (int bottom = top; bottom < n - top; bottom++)
        for (int left = top; left < n - top; left++)
          count_border (self, (Border) { top, right, bottom, left }, n);
}

static void
count_all (Count             *self,
           const QueensBoard *fixed)
{
  self->n_prefixes = 0;

  if (queens_board_count (fixed) > 0)
    count_board (self, fixed, 1);
  else
    count_borders (self, fixed->n);
}

/* Finds the depth at which there are enough prefixes. Nothing is counted on the way, as no prefix
 * belongs to slice number `n_slices`. */
static void
count_choose_split (Count             *self,
                    const QueensBoard *fixed)
{
  const uint32_t slice = self->slice;

  self->slice = self->n_slices;
  count_all (self, fixed);

  while (!self->stopped
         && self->n_prefixes < (uint64_t) PREFIXES_PER_SLICE * self->n_slices
         && self->split < fixed->n)
    {
      self->split++;
      count_all (self, fixed);
    }

  self->slice = slice;
}

SearchEnd
queens_count_slice (const QueensBoard   *fixed,
                    uint32_t             slice,
                    uint32_t             n_slices,
                    const SearchControl *control,
                    SearchTally         *tally)
{
  Count self = {
    .slice = slice,
    .n_slices = n_slices,
    .control = control,
    .tally = tally,
    .next_check = SEARCH_CHECK_NODES,
  };

  *tally = (SearchTally) { 0 };

  if (slice >= n_slices || !queens_open_init (&self.open, fixed))
    return SEARCH_INVALID;

  if (n_slices > 1)
    count_choose_split (&self, fixed);

  count_all (&self, fixed);

  return !self.stopped && search_proceeds (control, tally) ? SEARCH_EXHAUSTED : SEARCH_STOPPED;
}

SearchEnd
queens_count (const QueensBoard   *fixed,
              const SearchControl *control,
              SearchTally         *tally)
{
  return queens_count_slice (fixed, 0, 1, control, tally);
}
