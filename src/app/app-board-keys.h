/* What keys mean on a board, as pure functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The digit that a key stands for, 0 to 9, or -1. With Shift or Control the key's place on the
 * keyboard counts, since what Shift and 1 give depends on the layout. */
int  app_keys_get_digit (unsigned int     keyval,
                         unsigned int     keycode,
                         GdkModifierType  state);

/* Where a key takes the cursor of a board of `size` by `size` with boxes of `box` rows; false if it
 * does not move it. The edges of the board are joined. */
bool app_keys_move      (unsigned int     keyval,
                         unsigned int     keycode,
                         GdkModifierType  state,
                         int              size,
                         int              box,
                         int             *square);

G_END_DECLS
