/* Choosing a kernel in a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-kernels.h"

Kernel
queens_widest_kernel (void)
{
  Kernel kernel = N_KERNELS - 1;

  while (strcmp (kernel_name (kernel), queens_kernel ()) != 0)
    kernel--;

  return kernel;
}

void
queens_force_kernel (Kernel kernel)
{
  g_setenv ("NINE_QUEENS_KERNEL", kernel_name (kernel), TRUE);
  g_assert_cmpstr (queens_kernel (), ==, kernel_name (kernel));
}
