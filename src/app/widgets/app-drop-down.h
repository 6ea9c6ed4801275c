/* Drop-downs of strings that a screen reader can read: GTK 4.8 names neither the button inside,
 * where the focus is, nor the items of its list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Names it and draws its items, which are GtkStringObjects. */
void app_drop_down_set_up    (GtkDropDown *drop_down,
                              const char  *name);

/* For a list that draws its items otherwise: names one that is bound. */
void app_drop_down_name_item (GtkListItem *item);
