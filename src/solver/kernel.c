/* The choice of a vector kernel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/kernel.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[N_KERNELS] = {
  [KERNEL_SCALAR] = "scalar",
#ifdef __x86_64__
  [KERNEL_NARROW] = "sse2",
#else
  [KERNEL_NARROW] = "vector",
#endif
  [KERNEL_AVX2] = "avx2",
  [KERNEL_AVX512] = "avx512",
};

static Kernel
widest_kernel (void)
{
#ifdef __x86_64__
  __builtin_cpu_init ();

  if (!__builtin_cpu_supports ("avx2") || !__builtin_cpu_supports ("bmi")
      || !__builtin_cpu_supports ("bmi2") || !__builtin_cpu_supports ("popcnt"))
    return KERNEL_NARROW;

  if (!__builtin_cpu_supports ("avx512f") || !__builtin_cpu_supports ("avx512bw")
      || !__builtin_cpu_supports ("avx512dq") || !__builtin_cpu_supports ("avx512vl"))
    return KERNEL_AVX2;

  return KERNEL_AVX512;
#else
  return KERNEL_NARROW;
#endif
}

const char *
kernel_name (Kernel kernel)
{
  return names[kernel];
}

bool
kernel_is_known (const char *name)
{
  for (int i = 0; i < N_KERNELS; i++)
    if (strcmp (name, names[i]) == 0)
      return true;

  return false;
}

bool
kernel_is_forced (Kernel *kernel)
{
  const Kernel widest = widest_kernel ();
  const char *wanted = getenv ("NINE_QUEENS_KERNEL");

  for (int i = 0; wanted != NULL && i <= (int) widest; i++)
    if (strcmp (wanted, names[i]) == 0)
      {
        *kernel = i;
        return true;
      }

  return false;
}

Kernel
kernel_choose (void)
{
  Kernel kernel;

  return kernel_is_forced (&kernel) ? kernel : widest_kernel ();
}
