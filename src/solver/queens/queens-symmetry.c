/* The eight images of a solution of n queens, by rotation and reflection, and the classes that
 * they form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-open.h"

/* A solution from both sides: the column of the queen of each row, and the row of the queen of
 * each column. */
typedef struct
{
  int     n;
  uint8_t column[QUEENS_MAX];
  uint8_t row[QUEENS_MAX];
} BothWays;

/* How each row of an image is read off the solution: from its rows or its columns, these taken in
 * order or from the end, the position counted from the start or from the end. */
typedef struct
{
  bool by_column;
  bool backwards;
  bool mirrored;
} Reading;

static const Reading readings[QUEENS_IMAGES] = {
  { false, false, false },
  { true, false, true },
  { false, true, true },
  { true, true, false },
  { false, false, true },
  { true, true, true },
  { false, true, false },
  { true, false, false },
};

static BothWays
both_ways (const QueensSolution *solution)
{
  BothWays both = { .n = solution->n };

  for (int row = 0; row < solution->n; row++)
    {
      both.column[row] = solution->column[row];
      both.row[solution->column[row]] = row;
    }

  return both;
}

/* The column of the queen in row `row` of an image. */
static int
image_column (const BothWays *both,
              int             image,
              int             row)
{
  const Reading *reading = &readings[image];
  const uint8_t *positions = reading->by_column ? both->row : both->column;
  const int position = positions[reading->backwards ? both->n - 1 - row : row];

  return reading->mirrored ? both->n - 1 - position : position;
}

/* Less than, equal to or greater than 0, as the image comes before the solution, is the same, or
 * comes after it. */
static int
image_compare (const BothWays *both,
               int             image)
{
  for (int row = 0; row < both->n; row++)
    {
      const int difference = image_column (both, image, row) - both->column[row];

      if (difference != 0)
        return difference;
    }

  return 0;
}

static bool
image_has (const BothWays    *both,
           int                image,
           const QueensBoard *fixed)
{
  for (int row = 0; row < both->n; row++)
    if ((fixed->row[row] & ~(UINT32_C (1) << image_column (both, image, row))) != 0)
      return false;

  return true;
}

QueensSolution
queens_image (const QueensSolution *solution,
              int                   image)
{
  const BothWays both = both_ways (solution);
  QueensSolution result = { .n = solution->n };

  for (int row = 0; row < solution->n; row++)
    result.column[row] = image_column (&both, image, row);

  return result;
}

int
queens_orbit (const QueensSolution *solution)
{
  const BothWays both = both_ways (solution);
  int n_same = 0;

  for (int image = 0; image < QUEENS_IMAGES; image++)
    n_same += image_compare (&both, image) == 0;

  return QUEENS_IMAGES / n_same;
}

bool
queens_is_fundamental (const QueensSolution *solution)
{
  const QueensBoard none = queens_board_empty (solution->n);

  return queens_is_first_image (solution, &none);
}

bool
queens_is_first_image (const QueensSolution *solution,
                       const QueensBoard    *fixed)
{
  const BothWays both = both_ways (solution);

  for (int image = 1; image < QUEENS_IMAGES; image++)
    if (image_compare (&both, image) < 0 && image_has (&both, image, fixed))
      return false;

  return true;
}

QueensSolution
queens_first_image (const QueensSolution *solution,
                    const QueensBoard    *fixed)
{
  const BothWays both = both_ways (solution);
  QueensSolution first = *solution;

  for (int i = 1; i < QUEENS_IMAGES; i++)
    {
      const QueensSolution image = queens_image (solution, i);

      if (image_has (&both, i, fixed) && queens_compare (&image, &first) < 0)
        first = image;
    }

  return first;
}

int
queens_compare (const QueensSolution *a,
                const QueensSolution *b)
{
  for (int row = 0; row < a->n && row < b->n; row++)
    if (a->column[row] != b->column[row])
      return a->column[row] - b->column[row];

  return a->n - b->n;
}
