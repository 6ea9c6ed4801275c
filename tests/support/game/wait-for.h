/* Waiting for what comes through the main loop, or from other threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <glib.h>

/* Lets the main loop turn until `condition` holds. What does not come fails the test, which says
 * what was awaited. A macro, since the condition is evaluated again and again. */
#define wait_for(condition, what) \
  for (int64_t wait_begin = g_get_monotonic_time (); !(condition);) \
    wait_one_turn (wait_begin, what)

/* The same for what another thread does and does not tell: the main loop stands still, and
 * `condition` is evaluated all the time. On any thread. */
#define wait_for_thread(condition, what) \
  for (int64_t wait_begin = g_get_monotonic_time (); !(condition);) \
    wait_yield (wait_begin, what)

/* One turn of the main loop, or of other threads, for a wait since `begin`. */
void wait_one_turn (int64_t     begin,
                    const char *what);
void wait_yield    (int64_t     begin,
                    const char *what);

/* What is pending in the main loop. */
void run_pending   (void);
