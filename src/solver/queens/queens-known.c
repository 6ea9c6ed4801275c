/* What is known about the number of solutions of n queens before they are counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens.h"

enum { KNOWN_MAX = 27 };

/* OEIS A000170; the last one was counted by the Q27 project (2016). */
static const uint64_t known[KNOWN_MAX + 1] = {
  1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104,
  666090624, 4968057848, 39029188884, 314666222712, 2691008701644, 24233937684440,
  227514171973736, 2207893435808352, 22317699616364044, 234907967154122528,
};

uint64_t
queens_known_count (int n)
{
  return n < 1 || n > KNOWN_MAX ? 0 : known[n];
}

double
queens_expected_nodes (int n)
{
  double n_solutions = queens_known_count (n < KNOWN_MAX ? n : KNOWN_MAX);

  /* (0.143 n)^n solutions, says M. Simkin, "The number of n-queens configurations" (2021). */
  for (int i = KNOWN_MAX + 1; i <= n; i++)
    n_solutions *= 0.39 * i;

  /* As measured from n = 14 to 21, to a tenth. */
  return n_solutions * (n <= 16 ? 10 : 10 + 1.2 * (n - 16));
}
