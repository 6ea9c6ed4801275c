/* The centres of solutions of n queens.
 *
 * The four lines make a frame around the middle. The first centre of a class is the one whose
 * queens come first, the left one compared first. So its left queen is at least as near to an edge
 * as the others are; where it is nearer than all of them, no image is the same centre, nor comes
 * before it. Only where another one is just as near the images have to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-centre.h"

#include <stdlib.h>

typedef struct
{
  int row;
  int column;
} Square;

/* The queens of a centre. */
typedef struct
{
  int left;
  int right;
  int lower;
  int upper;
} Sides;

static Sides
sides_rotated (Sides sides,
               int   n)
{
  return (Sides) {
    .upper = n - 1 - sides.left,
    .right = sides.upper,
    .lower = n - 1 - sides.right,
    .left = sides.lower,
  };
}

static Sides
sides_mirrored (Sides sides,
                int   n)
{
  return (Sides) {
    .upper = n - 1 - sides.upper,
    .right = sides.left,
    .lower = n - 1 - sides.lower,
    .left = sides.right,
  };
}

static int
sides_key (Sides sides)
{
  return ((sides.left * QUEENS_MAX + sides.right) * QUEENS_MAX + sides.lower) * QUEENS_MAX
         + sides.upper;
}

/* The number of different images, or 0 where one of them comes before `sides` itself. */
static int
sides_weight (Sides sides,
              int   n)
{
  const int key = sides_key (sides);
  Sides image = sides;
  int n_same = 0;

  for (int i = 0; i < QUEENS_IMAGES; i++)
    {
      const int image_key = sides_key (image);

      if (image_key < key)
        return 0;

      n_same += image_key == key;
      image = i == 3 ? sides_mirrored (image, n) : sides_rotated (image, n);
    }

  return QUEENS_IMAGES / n_same;
}

/* Whether two queens can stand there, or one where the squares are the same. */
static bool
squares_agree (Square a,
               Square b)
{
  const int rows = abs (a.row - b.row);
  const int columns = abs (a.column - b.column);

  return (rows == 0) == (columns == 0) && (rows == 0 || rows != columns);
}

/* The left and the upper of the four lines. */
static int
first_line (int n)
{
  return (n - 1) / 2 - n % 2;
}

/* Whether the queens agree but for the upper one. */
static bool
sides_agree (Sides sides,
             int   n)
{
  const int first = first_line (n);
  const int last = n - 1 - first;
  const Square left = { sides.left, first };
  const Square right = { sides.right, last };
  const Square lower = { last, sides.lower };

  return squares_agree (left, right) && squares_agree (left, lower) && squares_agree (right, lower);
}

/* Whether the upper queen agrees with each of the others. */
static bool
upper_agrees (Sides sides,
              int   n)
{
  const int first = first_line (n);
  const int last = n - 1 - first;
  const Square upper = { first, sides.upper };

  return squares_agree (upper, (Square) { sides.left, first })
         && squares_agree (upper, (Square) { sides.right, last })
         && squares_agree (upper, (Square) { last, sides.lower });
}

static void
centre_find_uppers (QueensCentre *self)
{
  const int first = self->left;
  const int last = self->n - 1 - first;
  Sides sides = { self->left, self->right, self->lower, first };

  if (!sides_agree (sides, self->n))
    return;

  for (; sides.upper <= last; sides.upper++)
    {
      const bool is_nearest = first < sides.upper && sides.upper < last
                              && first < sides.right && sides.right < last
                              && first < sides.lower && sides.lower < last;

      if (upper_agrees (sides, self->n))
        self->uppers_of[is_nearest ? QUEENS_IMAGES : sides_weight (sides, self->n)]
          |= UINT32_C (1) << sides.upper;
    }

  self->uppers_of[0] = 0;
}

/* Turns to the next three queens. Returns false where there are none. */
static bool
centre_turn (QueensCentre *self)
{
  const int last = self->n - 1;

  if (++self->lower > last - self->left)
    {
      if (++self->right > last - self->left)
        {
          if (++self->left > last / 2)
            return false;

          self->right = self->left;
        }

      self->lower = self->left;
    }

  centre_find_uppers (self);

  return true;
}

void
queens_centre_init (QueensCentre *centre,
                    int           n)
{
  *centre = (QueensCentre) { .n = n, .lower = -1 };
}

static void
centre_open (const QueensCentre *self,
             uint32_t            uppers,
             QueensOpen         *open)
{
  const int first = first_line (self->n);
  const int last = self->n - 1 - first;
  QueensBoard board = queens_board_empty (self->n);

  board.row[self->left] |= UINT32_C (1) << first;
  board.row[self->right] |= UINT32_C (1) << last;
  board.row[last] |= UINT32_C (1) << self->lower;
  queens_open_init (open, &board);

  for (int i = 0; i < open->n_open; i++)
    if (open->row[i] == first)
      open->free[i] &= uppers;
}

bool
queens_centre_next (QueensCentre *centre,
                    QueensOpen   *open)
{
  do
    for (int weight = QUEENS_IMAGES; weight > 0; weight /= 2)
      if (centre->uppers_of[weight] != 0)
        {
          centre->weight = weight;
          centre_open (centre, centre->uppers_of[weight], open);
          centre->uppers_of[weight] = 0;

          return true;
        }
  while (centre_turn (centre));

  return false;
}
