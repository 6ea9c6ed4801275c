/* Bars of the comparison, as widgets for a table. Their numbers are in the accessible description.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* The scale of bars of which the longest stands for `most`. */
GtkWidget *app_compare_bars_new_scale (uint64_t most);

/* The bar of a number; `is_strong`: of a method that fills the board first. 0 has no bar. */
GtkWidget *app_compare_bars_new_bar   (uint64_t most,
                                       uint64_t number,
                                       bool     is_strong);
