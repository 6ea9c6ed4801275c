/* Counting queens in 8 lanes: the kernel for SSE2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <emmintrin.h>
#include <string.h>

#include "solver/queens/queens-lanes.h"

enum { LANES_N = 8 };

typedef uint16_t Lanes __attribute__ ((vector_size (16)));
typedef uint32_t LaneMask;

typedef const uint16_t *LanePacking;    /* of QueensLanes.packings */

static inline Lanes
lanes_nor (Lanes a,
           Lanes b,
           Lanes c)
{
  return ~(a | b | c);
}

static inline LaneMask
lanes_equal (Lanes a,
             Lanes b)
{
  const __m128i equal = _mm_cmpeq_epi16 ((__m128i) a, (__m128i) b);

  return _mm_movemask_epi8 (_mm_packs_epi16 (equal, _mm_setzero_si128 ()));
}

static inline LaneMask
lanes_some (Lanes a)
{
  return lanes_equal (a, (Lanes) { 0 }) ^ 0xFF;
}

static inline LaneMask
lanes_live (Lanes queen,
            Lanes next,
            Lanes next_left,
            Lanes after,
            Lanes after_left)
{
  const Lanes zero = { 0 };
  const Lanes dead = (Lanes) (queen == zero) | (Lanes) ((next & next_left) == zero)
                     | (Lanes) ((after & after_left) == zero);

  return lanes_equal (dead, zero);
}

static inline LanePacking
lanes_packing (const uint16_t packings[256][8],
               LaneMask       mask)
{
  return packings[mask];
}

/* No instruction moves words by a list, so that they go one after another. */
static inline void
lanes_pack (uint16_t    *to,
            LanePacking  packing,
            Lanes        a)
{
  uint8_t bytes[sizeof a];

  memcpy (bytes, &a, sizeof a);

  for (int i = 0; i < LANES_N; i++)
    memcpy (to + i, bytes + (packing[i] & 0xFF), sizeof *to);
}

#include "solver/queens/queens-lanes-expand.h"

uint64_t
queens_lanes_expand_8 (QueensLanes *lanes,
                       int          depth,
                       int          first,
                       int          n_nodes)
{
  return lanes_expand (lanes, depth, first, n_nodes);
}
