/* The time line of a search: a scale over its whole length, with a tick for each solution. Or of a
 * logical path, with a tick for each step that is more than a single.
 *
 * Signal "seek" (guint64 place): the person drags, clicks or presses a key to go there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/watch/game-path.h"
#include "game/watch/game-trace.h"

G_BEGIN_DECLS

#define APP_TYPE_WATCH_TIMELINE (app_watch_timeline_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchTimeline, app_watch_timeline, APP, WATCH_TIMELINE, GtkWidget)

void app_watch_timeline_set_place (AppWatchTimeline *self,
                                   uint64_t          place,
                                   uint64_t          length);

/* The trace whose solutions are ticked, or the path whose steps are that are more than a single;
 * both NULL: no ticks. */
void app_watch_timeline_set_ticks (AppWatchTimeline *self,
                                   GameTrace        *trace,
                                   GamePath         *path);

G_END_DECLS
