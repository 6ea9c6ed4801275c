/* The progress of the job of a reel, after a moment, with a Stop button.
 *
 * Signal "stop": the person wants the job to end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-reel.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define APP_TYPE_WATCH_TRACING (app_watch_tracing_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchTracing, app_watch_tracing, APP, WATCH_TRACING, GtkWidget)

/* Shows the job of `reel` while there is one. */
void app_watch_tracing_show (AppWatchTracing *self,
                             AppWatchReel    *reel);

G_END_DECLS
