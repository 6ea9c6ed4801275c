/* A chart of times, in the colours and the font of the desktop. For assistive technology it is a
 * picture; its description says where each line ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint-chart.h"

#define APP_TYPE_CHART (app_chart_get_type ())

G_DECLARE_FINAL_TYPE (AppChart, app_chart, APP, CHART, GtkDrawingArea)

/* The chart is copied; the size of its texts follows the font. */
void       app_chart_set_chart  (AppChart         *self,
                                 const PaintChart *chart);

/* A small picture of the marker of a line, for a table beside the chart. */
GtkWidget *app_chart_new_marker (int               style);
