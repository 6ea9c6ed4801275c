/* What --stats tells: how long the solving took, and what it looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/search.h"

/* Around every piece of solving, on any thread; not around reading, formatting and printing. What
 * is measured is the time during which at least one thread was solving. */
void cli_stopwatch_start (void);
void cli_stopwatch_stop  (void);

/* Lines of "name: value" on standard error; `what` is what was counted, in the plural. */
void cli_stats_print     (const char        *what,
                          guint64            n_things,
                          const SearchStats *stats,
                          const char        *kernel);
