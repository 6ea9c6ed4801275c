/* How often a loop over random cases goes round.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

enum { TEST_ROUNDS_QUICK = 4 };

/* All of them with `-m thorough`, as in a plain build; a quarter with `-m quick`, the default, as
 * under the sanitizers. */
static inline int
test_rounds (int n_rounds)
{
  return g_test_quick () ? MAX (n_rounds / TEST_ROUNDS_QUICK, 1) : n_rounds;
}
