/* A tour of everything that the program shows: the pages in their states, and the dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "support/app/app-driver.h"

/* A window that is drawn; `name` says which, and in which state. */
typedef void (*UiTourStop) (GtkWindow  *window,
                            const char *name,
                            gpointer    data);

/* Goes through the pages in a window of this size, and through the dialogs. */
void ui_tour (int         width,
              int         height,
              UiTourStop  stop,
              gpointer    data);
