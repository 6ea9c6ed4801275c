/* Which region has which look is a small colouring of the map: one region after the other, those
 * with many neighbours first, takes the look whose tint is farthest from those of its neighbours.
 *
 * The tints were chosen to lie far apart, also for people who do not see all hues (simulated after
 * Machado 2009, distances in OKLab), while ink keeps its contrast on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-regions.h"

#include <glib.h>
#include <math.h>

const uint32_t game_look_tints[COLOURED_MAX] = {
  0x56d3da, 0xf6f9a1, 0xf2ad73, 0xbfeef7, 0xe9d5b3, 0xbec0aa,
  0xc0c5ff, 0xdbfce0, 0xfbaee1, 0xcdd093, 0x9ce9d9, 0xc5d9f9,
};

/* The distance of two tints, the red mean formula (compuphase.com/cmetric.htm). */
static double
distance (uint32_t a,
          uint32_t b)
{
  double mean = ((a >> 16 & 0xff) + (b >> 16 & 0xff)) / 512.0;
  double red = (double) (a >> 16 & 0xff) - (b >> 16 & 0xff);
  double green = (double) (a >> 8 & 0xff) - (b >> 8 & 0xff);
  double blue = (double) (a & 0xff) - (b & 0xff);

  return (2 + mean) * red * red + 4 * green * green + (3 - mean) * blue * blue;
}

/* Bit r of entry q: regions q and r have squares side by side. */
static void
find_neighbours (const ColouredPuzzle *puzzle,
                 uint16_t             *neighbours)
{
  int n = puzzle->n;

  for (int square = 0; square < n * n; square++)
    {
      int here = puzzle->region[square];
      int right = square % n + 1 < n ? puzzle->region[square + 1] : here;
      int below = square + n < n * n ? puzzle->region[square + n] : here;

      neighbours[here] |= 1 << right | 1 << below;
      neighbours[right] |= 1 << here;
      neighbours[below] |= 1 << here;
    }
}

/* The free look whose tint has the farthest nearest one among those of the neighbours. */
static int
best_look (const uint8_t *looks,
           unsigned       neighbours,
           unsigned       taken)
{
  double best = -1;
  int found = 0;

  for (int look = 0; look < COLOURED_MAX; look++)
    {
      double nearest = INFINITY;

      for (unsigned rest = neighbours; rest != 0; rest &= rest - 1)
        {
          int neighbour = looks[__builtin_ctz (rest)];
          double far = distance (game_look_tints[look], game_look_tints[neighbour]);

          nearest = MIN (nearest, far);
        }

      if ((taken >> look & 1) == 0 && nearest > best)
        {
          best = nearest;
          found = look;
        }
    }

  return found;
}

void
game_region_looks (const ColouredPuzzle *puzzle,
                   uint8_t              *looks)
{
  uint16_t neighbours[COLOURED_MAX] = { 0 };
  unsigned done = 0, taken = 0;

  find_neighbours (puzzle, neighbours);
  for (int i = 0; i < puzzle->n; i++)
    {
      int region = -1;

      for (int other = 0; other < puzzle->n; other++)
        if ((done >> other & 1) == 0
            && (region < 0 || __builtin_popcount (neighbours[other])
                              > __builtin_popcount (neighbours[region])))
          region = other;

      looks[region] = best_look (looks, neighbours[region] & done, taken);
      done |= 1u << region;
      taken |= 1u << looks[region];
    }
}
