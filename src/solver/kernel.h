/* Which of the vector kernels runs.
 *
 * The fast solvers are compiled several times, for processors with wider and wider vectors, and
 * choose when they run. The environment variable NINE_QUEENS_KERNEL forces a narrower one than the
 * processor could run, for tests and measurements: "scalar", "sse2", "avx2" or "avx512"; off x86
 * "scalar" or "vector". A wider one, or a word that is none of these, is passed over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

typedef enum
{
  KERNEL_SCALAR,        /* no vectors: any processor */
  KERNEL_NARROW,        /* 128 bits: every x86-64; elsewhere whatever vectors there are */
  KERNEL_AVX2,          /* 256 bits, with BMI 1 and 2 */
  KERNEL_AVX512,        /* 512 bits, with F, BW, DQ and VL */
  N_KERNELS,
} Kernel;

/* The name in the environment variable. Static. */
const char *kernel_name      (Kernel  kernel);

/* Whether the environment forces a kernel that can run here; then which. */
bool        kernel_is_forced (Kernel *kernel);

/* The one that is forced, or else the widest that may run here. */
Kernel      kernel_choose    (void);
