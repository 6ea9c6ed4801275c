/* The borders of solutions of n queens.
 *
 * The first border of a class is the one with the least sides, the left one compared first. So its
 * left queen is at least as near to a corner as the others are; where it is nearer than all of
 * them, no image is the same border, nor comes before it. Only where another one is just as near
 * the images have to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-border.h"

#include <stdlib.h>

/* The queens of the sides, those of the left and right column by row. */
typedef struct
{
  int left;
  int right;
  int bottom;
  int top;
} Sides;

static Sides
sides_rotated (Sides sides,
               int   n)
{
  return (Sides) {
    .top = n - 1 - sides.left,
    .right = sides.top,
    .bottom = n - 1 - sides.right,
    .left = sides.bottom,
  };
}

static Sides
sides_mirrored (Sides sides,
                int   n)
{
  return (Sides) {
    .top = n - 1 - sides.top,
    .right = sides.left,
    .bottom = n - 1 - sides.bottom,
    .left = sides.right,
  };
}

static int
sides_key (Sides sides)
{
  return ((sides.left * QUEENS_MAX + sides.right) * QUEENS_MAX + sides.bottom) * QUEENS_MAX
         + sides.top;
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

/* Whether a queen in a corner is that of both its sides. */
static bool
sides_agree (Sides sides,
             int   n)
{
  return (sides.top == 0) == (sides.left == 0)
         && (sides.top == n - 1) == (sides.right == 0)
         && (sides.bottom == 0) == (sides.left == n - 1)
         && (sides.bottom == n - 1) == (sides.right == n - 1);
}

static bool
attacks (int row,
         int column,
         int other_row,
         int other_column)
{
  return row == other_row || column == other_column
         || abs (row - other_row) == abs (column - other_column);
}

/* Whether the queens of the sides but the top one attack each other, one in a corner not itself. */
static bool
sides_clash (Sides sides,
             int   n)
{
  const int last = n - 1;

  return (attacks (sides.left, 0, sides.right, last) && n > 1)
         || (attacks (sides.left, 0, last, sides.bottom) && sides.left != last)
         || (attacks (sides.right, last, last, sides.bottom) && sides.right != last);
}

static void
border_find_tops (QueensBorder *self)
{
  const int last = self->n - 1;
  const int left = self->left;
  Sides sides = { left, self->right, self->bottom, left };

  if (sides_clash (sides, self->n))
    return;

  for (; sides.top <= last - left; sides.top++)
    {
      const bool nearest = left > 0
        && left < sides.top && sides.top < last - left
        && left < sides.right && sides.right < last - left
        && left < sides.bottom && sides.bottom < last - left;
      int weight = QUEENS_IMAGES;

      if (!nearest)
        weight = sides_agree (sides, self->n) ? sides_weight (sides, self->n) : 0;

      self->tops_of[weight] |= UINT32_C (1) << sides.top;
    }

  self->tops_of[0] = 0;
}

/* Turns to the next three queens. Returns false where there are none. */
static bool
border_turn (QueensBorder *self)
{
  const int last = self->n - 1;

  if (++self->bottom > last - self->left)
    {
      if (++self->right > last - self->left)
        {
          if (++self->left > last / 2)
            return false;

          self->right = self->left;
        }

      self->bottom = self->left;
    }

  border_find_tops (self);

  return true;
}

void
queens_border_init (QueensBorder *border,
                    int           n)
{
  *border = (QueensBorder) { .n = n, .bottom = -1 };
}

bool
queens_border_next (QueensBorder *border)
{
  do
    for (int weight = QUEENS_IMAGES; weight > 0; weight /= 2)
      if (border->tops_of[weight] != 0)
        {
          border->weight = weight;
          border->tops = border->tops_of[weight];
          border->tops_of[weight] = 0;

          return true;
        }
  while (border_turn (border));

  return false;
}

QueensBoard
queens_border_board (const QueensBorder *border)
{
  const int last = border->n - 1;
  QueensBoard board = queens_board_empty (border->n);

  board.row[border->left] |= 1;
  board.row[border->right] |= UINT32_C (1) << last;
  board.row[last] |= UINT32_C (1) << border->bottom;

  return board;
}
