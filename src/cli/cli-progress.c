/* When a line is due, and one progress for the whole program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-progress.h"

#include <unistd.h>

#include "cli/cli.h"
#include "game/state/game-hand-over.h"

static const gint64 FIRST_WAIT = 5 * G_USEC_PER_SEC;

static struct
{
  bool        is_shown;
  GMutex      lock;
  CliProgress progress;         /* under the lock */
} shared;

CliProgress
cli_progress_new (gint64 now)
{
  return (CliProgress) { .since = now, .wait = FIRST_WAIT };
}

uint64_t
cli_progress_take (CliProgress *self,
                   uint64_t     n_tried,
                   bool         is_found,
                   gint64       now)
{
  self->n_tried += n_tried;
  if (is_found)
    {
      self->n_tried = 0;
      self->since = now;
    }

  if (self->n_tried == 0 || now - self->since < self->wait)
    return 0;

  self->wait *= 2;
  return self->n_tried;
}

void
cli_progress_start (void)
{
  shared.is_shown = isatty (STDERR_FILENO);
  shared.progress = cli_progress_new (g_get_monotonic_time ());
}

void
cli_progress_count (uint64_t n_tried,
                    bool     is_found)
{
  uint64_t n_in_vain;

  if (!shared.is_shown)
    return;

  g_mutex_lock (&shared.lock);
  game_take_over (&shared);
  n_in_vain = cli_progress_take (&shared.progress, n_tried, is_found, g_get_monotonic_time ());
  game_hand_over (&shared);
  g_mutex_unlock (&shared.lock);

  if (n_in_vain > 0)
    cli_complain ("still searching: %" G_GUINT64_FORMAT " puzzles tried", n_in_vain);
}
