/* Choosing a kernel in a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "support/queens-samples.h"
#include "solver/kernel.h"

/* The widest that runs here, where none is forced. */
static inline Kernel
queens_widest_kernel (void)
{
  Kernel kernel = N_KERNELS - 1;

  while (strcmp (kernel_name (kernel), queens_kernel ()) != 0)
    kernel--;

  return kernel;
}

static inline void
queens_force_kernel (Kernel kernel)
{
  g_setenv ("NINE_QUEENS_KERNEL", kernel_name (kernel), TRUE);
  g_assert_cmpstr (queens_kernel (), ==, kernel_name (kernel));
}
