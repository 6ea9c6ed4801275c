/* The settings that an example of a tutorial brings along: they hold while its search is shown, and
 * then the user's own are back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/learn/game-examples.h"

typedef struct _AppWatchExample AppWatchExample;

/* Sets what the example needs. It lends `example` and keeps a reference to `settings`. */
AppWatchExample *app_watch_example_new    (GSettings         *settings,
                                           const GameExample *example);

/* Tells which method the page shows. Returns false when that was the example's and is another one
 * now: the example has ended. */
bool             app_watch_example_follow (AppWatchExample   *self,
                                           const GameMethod  *method);

/* Puts the user's settings back, but for those that the user has changed meanwhile. */
void             app_watch_example_undo   (AppWatchExample   *self);

void             app_watch_example_free   (AppWatchExample   *self);
