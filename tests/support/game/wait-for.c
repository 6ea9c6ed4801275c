/* Waiting for what comes through the main loop, or from other threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/wait-for.h"

enum
{
  LIMIT = 600,                  /* seconds; far more than anything takes, sanitizers included */
  MAX_PENDING = 1000,           /* sources; a widget that moves has always another one */
};

static void
wait_check (int64_t     begin,
            const char *what)
{
  if (g_get_monotonic_time () - begin > LIMIT * G_USEC_PER_SEC)
    g_error ("timed out waiting for %s", what);
}

static void
wake_cb (gpointer data)
{
  guint *id = data;

  *id = 0;
}

void
wait_one_turn (int64_t     begin,
               const char *what)
{
  guint id = g_timeout_add_once (1000, wake_cb, &id);

  g_main_context_iteration (NULL, true);
  if (id != 0)
    g_source_remove (id);

  wait_check (begin, what);
}

void
wait_yield (int64_t     begin,
            const char *what)
{
  g_thread_yield ();
  wait_check (begin, what);
}

void
run_pending (void)
{
  for (int i = 0; i < MAX_PENDING && g_main_context_iteration (NULL, false); i++)
    ;
}
