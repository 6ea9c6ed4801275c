/* The window of statistics: how many puzzles of each kind and level were solved, how long they took
 * and which techniques they needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/state/game-variant.h"
#include "paint/paint-file.h"

#define APP_TYPE_STATISTICS (app_statistics_get_type ())

G_DECLARE_FINAL_TYPE (AppStatistics, app_statistics, APP, STATISTICS, GtkWindow)

/* `games` are those of game_records_read_games (), taken; `variant` is shown first. */
GtkWidget *app_statistics_new        (GtkWindow     *parent,
                                      GArray        *games,
                                      GameVariant    variant);

/* Writes the chart that is shown into a file, and says so. */
void       app_statistics_save_chart (AppStatistics *self,
                                      GFile         *file,
                                      PaintFile      format,
                                      double         scale);
