/* Tells ThreadSanitizer that a value goes from one thread to another. GLib takes it there (by a
 * task, a thread pool, a mutex), and is not built with ThreadSanitizer, which would see two threads
 * and nothing between them. Without ThreadSanitizer both functions do nothing.
 *
 * There are five places, so that they hide no race of ours: work and its result (game-thread.c),
 * the pool of threads, the count, and the stopwatch and the progress of the command line tool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

/* The calling thread hands over what lies at `address`, and all that it has written before. */
static inline void
game_hand_over (void *address)
{
#ifdef __SANITIZE_THREAD__
  __tsan_release (address);
#endif
}

/* The calling thread takes it over. */
static inline void
game_take_over (void *address)
{
#ifdef __SANITIZE_THREAD__
  __tsan_acquire (address);
#endif
}
