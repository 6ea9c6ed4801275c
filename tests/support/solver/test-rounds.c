/* How often a loop over random cases goes round.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/test-rounds.h"

#include <glib.h>

enum { TEST_ROUNDS_QUICK = 8 };

int
test_rounds (int n_rounds)
{
  return g_test_quick () ? MAX (n_rounds / TEST_ROUNDS_QUICK, 1) : n_rounds;
}
