/* A savepoint as a tile: its board, its name, and how far it was. A press goes back to it; where it
 * has an index, a menu, F2 and Delete rename it or remove it.
 *
 * Requests are the actions "win.restart", "win.go-back" (i), "win.rename-savepoint" (si) and
 * "win.remove-savepoint" (i).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "game/state/game-savepoints.h"

#define APP_TYPE_SAVEPOINT (app_savepoint_get_type ())

G_DECLARE_FINAL_TYPE (AppSavepoint, app_savepoint, APP, SAVEPOINT, AppWidget)

GtkWidget *app_savepoint_new  (void);

/* With index -1, that of no savepoint, it is the start of the puzzle. */
void       app_savepoint_show (AppSavepoint        *self,
                               int                  index,
                               const GameSavepoint *savepoint);
