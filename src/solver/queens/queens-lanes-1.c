/* Counting queens in one lane: the kernel for any processor.
 *
 * Without vectors the step of the search is still one without branches, which a processor that
 * guesses branches wrongly half of the time likes better than a recursion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-lanes.h"

enum { LANES_N = 1 };

typedef uint16_t Lanes;
typedef uint32_t LaneMask;
typedef int LanePacking;

static inline Lanes
lanes_nor (Lanes a,
           Lanes b,
           Lanes c)
{
  return ~(a | b | c);
}

static inline LaneMask
lanes_live (Lanes queen,
            Lanes next,
            Lanes next_left,
            Lanes after,
            Lanes after_left)
{
  return (queen != 0) & ((next & next_left) != 0) & ((after & after_left) != 0);
}

static inline LaneMask
lanes_some (Lanes a)
{
  return a != 0;
}

static inline LaneMask
lanes_equal (Lanes a,
             Lanes b)
{
  return a == b;
}

static inline LanePacking
lanes_packing (const uint16_t packings[256][8],
               LaneMask       mask)
{
  return 0;
}

static inline void
lanes_pack (uint16_t    *to,
            LanePacking  packing,
            Lanes        a)
{
  *to = a;
}

#include "solver/queens/queens-lanes-expand.h"

uint64_t
queens_lanes_expand_1 (QueensLanes *lanes,
                       int          depth,
                       int          first,
                       int          n_nodes)
{
  return lanes_expand (lanes, depth, first, n_nodes);
}
