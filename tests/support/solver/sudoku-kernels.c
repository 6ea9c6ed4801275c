/* Each kernel for sudoku in a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-kernels.h"

#include "solver/kernel.h"
#include "solver/sudoku/sudoku.h"

void
sudoku_with_each_kernel (void (*check) (void))
{
  int n_kernels = 0;

  for (Kernel kernel = 0; kernel < N_KERNELS; kernel++)
    {
      g_setenv ("NINE_QUEENS_KERNEL", kernel_name (kernel), TRUE);
      if (!g_str_equal (sudoku_kernel (), kernel_name (kernel)))
        continue;

      g_test_message ("kernel %s", kernel_name (kernel));
      check ();
      n_kernels++;
    }

  g_unsetenv ("NINE_QUEENS_KERNEL");
  g_assert_cmpint (n_kernels, >=, 2);
}
