/* What a row of the library shows: a game, or all records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#include "game/store/game-library.h"

/* A row without a game; its last child is a button that deletes. */
GtkWidget *app_library_row_new    (void);

/* Shows a game in a row, and returns what the row is called. New. */
char      *app_library_row_show   (GtkWidget    *row,
                                   GameEntry    *entry,
                                   bool          shows_time);

GtkWidget *app_library_row_get_delete_button (GtkWidget *row);

/* A table of GameRecords. */
GtkWidget *app_library_records_new (const GArray *records,
                                    bool          shows_time);
