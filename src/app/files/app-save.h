/* The dialog that asks where a puzzle is to be saved, and in which format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/files/game-format.h"

/* The program's own format, which holds everything; beside those of GameFormat. */
enum { APP_SAVE_GAME = GAME_N_FORMATS };

/* A chooser with a filter for each format that fits the state, and a name with the ending of the
 * first. */
GtkFileChooserNative *
     app_save_new_chooser (GtkWindow            *parent,
                           const GameState      *state);

/* The format of the file that was chosen: that of its name, or else of the filter. */
int  app_save_get_format    (GtkFileChooserNative *chooser,
                             const GameState      *state);
