/* Names for drop-downs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Gives the accessible name to the button inside, too: that is what has the focus. */
void app_drop_down_set_name (GtkDropDown *drop_down,
                             const char  *name);
