/* The pad of digits: 7 8 9 on top as on a keypad, or two rows of five where room is short.
 *
 * Its keys do the actions "win.digit" and, in the short form, "win.erase".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define APP_TYPE_PAD (app_pad_get_type ())

G_DECLARE_FINAL_TYPE (AppPad, app_pad, APP, PAD, GtkWidget)

void app_pad_set_narrow    (AppPad    *self,
                            bool       narrow);

/* How many of each digit are still to be placed; of digit d at [d - 1]. */
void app_pad_set_remaining (AppPad    *self,
                            const int  remaining[9]);

/* The digit that is locked, or 0. */
void app_pad_set_locked    (AppPad    *self,
                            int        digit);

G_END_DECLS
