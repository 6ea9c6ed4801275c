/* The tables of the statistics: new widgets for a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/store/game-statistics.h"

/* Four figures at most, each with what it counts below. */
void       app_statistics_fill_figures   (GtkFlowBox           *box,
                                          const GameStatistics *statistics);

/* Solved puzzles, times and hints of each level. */
GtkWidget *app_statistics_new_levels     (const GameStatistics *statistics);

/* In how many games each technique was met, the most frequent ones first, at most `n_rows`. */
GtkWidget *app_statistics_new_techniques (const GameStatistics *statistics,
                                          unsigned int          n_rows);
