/* The drop-down of teaching methods, and their names in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/game-trace.h"

G_BEGIN_DECLS

/* The method of that name, or the one to begin with where there is none. */
int  app_watch_methods_from_name (GameKind     kind,
                                  const char  *name);

/* The methods of `kind` in their textbook order, each with what it does. */
void app_watch_methods_fill      (GtkDropDown *drop_down,
                                  GameKind     kind);

G_END_DECLS
