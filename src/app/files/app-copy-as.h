/* The list of the formats of text in which a puzzle can be copied, with a look at each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/state/game-state.h"

#define APP_TYPE_COPY_AS (app_copy_as_get_type ())

G_DECLARE_FINAL_TYPE (AppCopyAs, app_copy_as, APP, COPY_AS, GtkWindow)

/* What is chosen is done by "win.copy-as" of the parent, with the id of the format. */
GtkWidget *app_copy_as_new (GtkWindow       *parent,
                            const GameState *state);
