/* Where counting begins, 0 or 1, and the numbers on the board that follow from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "paint/paint.h"

/* The number of the first row and column: of a lesson while one is open, else the user's. */
int  app_watch_numbers_get_first     (GSettings  *settings);

/* A lesson counts from 0 or 1 until it is closed, then with -1. */
void app_watch_numbers_set_lesson    (GSettings  *settings,
                                      int         first);

/* Calls `changed` with `object` when other numbers are to be shown. */
void app_watch_numbers_bind          (GSettings  *settings,
                                      GObject    *object,
                                      GCallback   changed);

/* Steps of logic name their squares from 1, always. */
void app_watch_numbers_add_to_search (GSettings  *settings,
                                      PaintScene *scene);
void app_watch_numbers_add_to_logic  (PaintScene *scene);
