/* The progress of the job that finds how long a search or a path is, after a moment, with a Stop
 * button.
 *
 * Signal "stop": the user wants the job to end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/jobs/game-job.h"

G_BEGIN_DECLS

#define APP_TYPE_WATCH_TRACING (app_watch_tracing_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchTracing, app_watch_tracing, APP, WATCH_TRACING, GtkWidget)

/* Shows `job` by its `name`; NULL hides the row. */
void app_watch_tracing_show (AppWatchTracing *self,
                             GameJob         *job,
                             const char      *name);

G_END_DECLS
