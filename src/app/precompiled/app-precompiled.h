/* Compiled once for the layer and once for its tests: GTK takes most of the time that a file of the
 * window takes the compiler. Files include what they use all the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>
