/* The choice between the vector kernels.
 *
 * The fast solvers are compiled several times, for vectors of different widths, and choose one of
 * these kernels at run time. The environment variable NINE_QUEENS_KERNEL forces a narrower kernel
 * than the processor could run, for tests and measurements: "scalar", "sse2", "avx2" or "avx512",
 * or "scalar" or "vector" on other processors than x86. A wider kernel is ignored, and so is an
 * unknown name, which programs may refuse by kernel_is_known ().
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
const char *kernel_name      (Kernel      kernel);

/* Returns whether a name is that of a kernel, be it one that can run here or not. */
bool        kernel_is_known  (const char *name);

/* Returns whether the environment forces a kernel that can run here, and fills `kernel` if so. */
bool        kernel_is_forced (Kernel     *kernel);

/* Returns the forced kernel, or else the widest that can run here. */
Kernel      kernel_choose    (void);
