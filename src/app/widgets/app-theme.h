/* The colours of a picture, taken from the style sheet (data/style.css) of the widget that shows
 * it, so that a desktop's own theme, dark and high contrast reach the painter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "paint/paint.h"

void app_theme_read (GtkWidget  *widget,
                     PaintTheme *theme);

/* The size of texts in a chart: a little less than that of the font, in pixels. */
double app_theme_get_text_size (GtkWidget *widget);
