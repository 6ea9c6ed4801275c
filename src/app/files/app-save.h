/* The dialog that asks where a puzzle is to be saved, and in which form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/files/game-form.h"

G_BEGIN_DECLS

/* The program's own form, which holds everything; beside those of GameForm. */
enum { APP_SAVE_GAME = GAME_N_FORMS };

/* A chooser with a filter for each form that fits the state, and a name without an ending. */
GtkFileChooserNative *
     app_save_new_chooser (GtkWindow            *parent,
                           const GameState      *state);

/* The form of the file that was chosen: that of its name, or else of the filter. */
int  app_save_get_form    (GtkFileChooserNative *chooser,
                           const GameState      *state);

G_END_DECLS
