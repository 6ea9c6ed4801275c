/* The drop-down of speeds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Fills the list and selects `speed`, in events a second (see app-watch-player.h), or one near. */
void   app_watch_speed_fill   (GtkDropDown *drop_down,
                               double       speed);
void   app_watch_speed_select (GtkDropDown *drop_down,
                               double       speed);

double app_watch_speed_get    (GtkDropDown *drop_down);

/* One faster (1) or slower (-1), where there is one. */
void   app_watch_speed_change (GtkDropDown *drop_down,
                               int          change);
