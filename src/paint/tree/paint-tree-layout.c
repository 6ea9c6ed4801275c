/* The places of a tree's picture, and the ways between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree.h"

#include <math.h>

int
paint_tree_shown (const PaintTreeLayout *layout,
                  int                    place)
{
  while (layout->place[place].n_levels == 0)
    place = layout->place[place].parent;

  return place;
}

int
paint_tree_at (const PaintTreeLayout *layout,
               double                 x,
               double                 y)
{
  double nearest = fmax (layout->radius, 5) + 4;
  int found = -1;

  for (int i = 0; i < layout->n_places; i++)
    {
      const PaintTreePlace *place = &layout->place[i];
      double distance = hypot (place->x - x, place->y - y);

      if (place->n_levels == 0 || distance > nearest)
        continue;

      nearest = distance;
      found = i;
    }

  return found;
}

static int
find_in_row (const PaintTreeLayout *layout,
             int                    place,
             int                    step)
{
  for (int i = place + step; i >= 0 && i < layout->n_places; i += step)
    if (layout->place[i].n_levels > 0 && layout->place[i].row == layout->place[place].row)
      return i;

  return place;
}

static int
find_child (const PaintTreeLayout *layout,
            int                    place)
{
  for (int i = place + 1; i < layout->n_places; i++)
    if (layout->place[i].n_levels > 0
        && paint_tree_shown (layout, layout->place[i].parent) == place)
      return i;

  return place;
}

int
paint_tree_next (const PaintTreeLayout *layout,
                 int                    place,
                 PaintTreeDirection     direction)
{
  switch (direction)
    {
    case PAINT_TREE_PARENT:
      return place > 0 ? paint_tree_shown (layout, layout->place[place].parent) : 0;

    case PAINT_TREE_CHILD:
      return find_child (layout, place);

    case PAINT_TREE_BEFORE:
      return find_in_row (layout, place, -1);

    case PAINT_TREE_AFTER:
    default:
      return find_in_row (layout, place, 1);
    }
}
