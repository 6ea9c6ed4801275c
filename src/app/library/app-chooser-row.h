/* A puzzle in a list: a small picture, its number, what its text says about it, its level.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/files/game-collection.h"

#define APP_TYPE_CHOOSER_ROW (app_chooser_row_get_type ())

G_DECLARE_FINAL_TYPE (AppChooserRow, app_chooser_row, APP, CHOOSER_ROW, AppWidget)

GtkWidget *app_chooser_row_new       (void);

void       app_chooser_row_set_item  (AppChooserRow      *self,
                                      GameCollectionItem *item);

/* Of the puzzle that it stands for, from 0. */
guint      app_chooser_row_get_position (AppChooserRow   *self);

/* "" as long as it is not known. */
void       app_chooser_row_set_level (AppChooserRow      *self,
                                      const char         *level);
