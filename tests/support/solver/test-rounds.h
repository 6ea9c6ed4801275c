/* How often a loop over random cases goes round.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* All of them with `-m thorough`, as in a plain build; an eighth with `-m quick`, the default, as
 * under the sanitizers. */
int test_rounds (int n_rounds);
