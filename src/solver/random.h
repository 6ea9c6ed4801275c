/* Numbers at random from a seed, the same ones on every machine.
 *
 * G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators" (2014): the
 * state is counted up and scrambled. Any seed will do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>

typedef struct
{
  uint64_t state;
} Random;

static inline uint64_t
random_next (Random *self)
{
  uint64_t value = self->state += UINT64_C (0x9E3779B97F4A7C15);

  value = (value ^ value >> 30) * UINT64_C (0xBF58476D1CE4E5B9);
  value = (value ^ value >> 27) * UINT64_C (0x94D049BB133111EB);

  return value ^ value >> 31;
}

/* From 0 to bound - 1. */
static inline uint32_t
random_below (Random   *self,
              uint32_t  bound)
{
  return (random_next (self) >> 32) * bound >> 32;
}
