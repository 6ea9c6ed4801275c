/* Counting queens in 32 lanes: the kernel for AVX-512.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <immintrin.h>

#include "solver/queens/queens-lanes.h"

enum { LANES_N = 32 };

typedef uint16_t Lanes __attribute__ ((vector_size (64)));
typedef uint32_t LaneMask;
typedef uint32_t LanePacking;

/* How three words become one: bit 4a + 2b + c is the result for the bits a, b and c. */
enum { TABLE_NOR = 1 << 0 };

static inline Lanes
lanes_nor (Lanes a,
           Lanes b,
           Lanes c)
{
  return (Lanes) _mm512_ternarylogic_epi32 ((__m512i) a, (__m512i) b, (__m512i) c, TABLE_NOR);
}

static inline LaneMask
lanes_live (Lanes queen,
            Lanes next,
            Lanes next_left,
            Lanes after,
            Lanes after_left)
{
  LaneMask live = _mm512_test_epi16_mask ((__m512i) queen, (__m512i) queen);

  live = _mm512_mask_test_epi16_mask (live, (__m512i) next, (__m512i) next_left);

  return _mm512_mask_test_epi16_mask (live, (__m512i) after, (__m512i) after_left);
}

static inline LaneMask
lanes_some (Lanes a)
{
  return _mm512_test_epi16_mask ((__m512i) a, (__m512i) a);
}

static inline LaneMask
lanes_equal (Lanes a,
             Lanes b)
{
  return _mm512_cmpeq_epi16_mask ((__m512i) a, (__m512i) b);
}

static inline LanePacking
lanes_packing (const uint16_t packings[256][8],
               LaneMask       mask)
{
  return mask;
}

static inline void
lanes_pack (uint16_t    *to,
            LanePacking  packing,
            Lanes        a)
{
  _mm512_storeu_si512 (to, _mm512_maskz_compress_epi16 (packing, (__m512i) a));
}

#include "solver/queens/queens-lanes-expand.h"

uint64_t
queens_lanes_expand_32 (QueensLanes *lanes,
                        int          depth,
                        int          first,
                        int          n_nodes)
{
  return lanes_expand (lanes, depth, first, n_nodes);
}
