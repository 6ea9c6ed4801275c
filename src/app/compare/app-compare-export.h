/* A comparison as a file: a text, CSV, or the bars as a drawing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/widgets/app-toast.h"
#include "game/watch/game-compare.h"

/* Asks for a file and writes it; `toast` says how that went. */
void app_compare_export_ask  (GtkWindow             *window,
                              AppToast              *toast,
                              const GameComparisons *comparisons);

/* Writes into a file in the format of its name: “.csv”, “.svg”, and a text for every other. */
void app_compare_export_save (GtkWindow             *window,
                              AppToast              *toast,
                              const GameComparisons *comparisons,
                              GFile                 *file);
