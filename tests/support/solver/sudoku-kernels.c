/* Each kernel for sudoku in a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-kernels.h"

#include "solver/sudoku/sudoku.h"

void
sudoku_with_each_kernel (void (*check) (void))
{
  const char *names[] = { "scalar", "vector", "sse2", "avx2", "avx512" };
  int n_kernels = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_setenv ("NINE_QUEENS_KERNEL", names[i], TRUE);
      if (!g_str_equal (sudoku_kernel (), names[i]))
        continue;

      g_test_message ("kernel %s", names[i]);
      check ();
      n_kernels++;
    }

  g_unsetenv ("NINE_QUEENS_KERNEL");
  g_assert_cmpint (n_kernels, >=, 2);
}
