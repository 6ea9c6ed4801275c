/* Counting queens in 16 lanes: the kernel for AVX2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <immintrin.h>

#include "solver/queens/queens-lanes.h"

enum { LANES_N = 16 };

typedef uint16_t Lanes __attribute__ ((vector_size (32)));
typedef uint32_t LaneMask;      /* bits 0 to 7 and 16 to 23 */

enum { ALL_LANES = 0x00FF00FF };

/* Bytes move only within each half of a vector, so that the halves are packed apart. */
typedef struct
{
  __m256i bytes;        /* for each byte of the result the byte that comes there */
  int     n_low;        /* lanes of the lower half */
} LanePacking;

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
  const __m256i equal = _mm256_cmpeq_epi16 ((__m256i) a, (__m256i) b);

  return _mm256_movemask_epi8 (_mm256_packs_epi16 (equal, equal)) & ALL_LANES;
}

static inline LaneMask
lanes_some (Lanes a)
{
  return lanes_equal (a, (Lanes) { 0 }) ^ ALL_LANES;
}

static inline LaneMask
lanes_live (Lanes queen,
            Lanes next,
            Lanes next_left,
            Lanes after,
            Lanes after_left)
{
  const __m256i least = _mm256_min_epu16 ((__m256i) (next & next_left),
                                          (__m256i) (after & after_left));

  return lanes_some ((Lanes) _mm256_min_epu16 (least, (__m256i) queen));
}

static inline LanePacking
lanes_packing (const uint16_t packings[256][8],
               LaneMask       mask)
{
  const uint8_t low = mask;
  const uint8_t high = mask >> 16;
  const __m128i low_bytes = _mm_load_si128 ((const __m128i *) packings[low]);
  const __m128i high_bytes = _mm_load_si128 ((const __m128i *) packings[high]);

  return (LanePacking) {
    .bytes = _mm256_set_m128i (high_bytes, low_bytes),
    .n_low = __builtin_popcount (low),
  };
}

static inline void
lanes_pack (uint16_t    *to,
            LanePacking  packing,
            Lanes        a)
{
  const __m256i packed = _mm256_shuffle_epi8 ((__m256i) a, packing.bytes);

  _mm_storeu_si128 ((__m128i *) to, _mm256_castsi256_si128 (packed));
  _mm_storeu_si128 ((__m128i *) (to + packing.n_low), _mm256_extracti128_si256 (packed, 1));
}

#include "solver/queens/queens-lanes-expand.h"

uint64_t
queens_lanes_expand_16 (QueensLanes *lanes,
                        int          depth,
                        int          first,
                        int          n_nodes)
{
  return lanes_expand (lanes, depth, first, n_nodes);
}
