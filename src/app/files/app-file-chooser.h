/* The dialogs that ask for a file: to save a puzzle, a picture or a backup in, with a filter for
 * each format, and a name that ends as the format does. The format is that of the name that was
 * chosen, or else of the filter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/files/game-format.h"
#include "paint/paint-file.h"
#include "paint/paint-walk.h"
#include "paint/tree/paint-tree-file.h"

/* The program's own format, which holds everything; beside those of GameFormat. */
enum { APP_SAVE_GAME = GAME_N_FORMATS };

/* Has a filter for each format that fits the state. */
GtkFileChooserNative *app_file_chooser_new_for_puzzle  (GtkWindow            *parent,
                                                        const GameState      *state);
int                   app_file_chooser_get_format      (GtkFileChooserNative *chooser,
                                                        const GameState      *state);

/* `name` is without a suffix; the size is in units, and `scale` is pixels for each. */
GtkFileChooserNative *app_file_chooser_new_for_picture (GtkWindow            *parent,
                                                        const char           *name,
                                                        int                   width,
                                                        int                   height);
void                  app_file_chooser_get_picture     (GtkFileChooserNative *chooser,
                                                        PaintFile            *format,
                                                        double               *scale);

/* The same of a walk, which can be an animation too: a format is a PaintFile or PAINT_WALK_APNG. */
GtkFileChooserNative *app_file_chooser_new_for_walk    (GtkWindow            *parent,
                                                        const char           *name);
void                  app_file_chooser_get_walk        (GtkFileChooserNative *chooser,
                                                        int                  *format,
                                                        double               *scale);

/* The same of the tree of a search: a format is a PaintFile or PAINT_TREE_DOT. */
GtkFileChooserNative *app_file_chooser_new_for_tree    (GtkWindow            *parent,
                                                        const char           *name);
int                   app_file_chooser_get_tree        (GtkFileChooserNative *chooser);

/* `name` is without a suffix. The name of the file tells the format: “.txt”, “.csv”, “.svg”. */
GtkFileChooserNative *app_file_chooser_new_for_comparison (GtkWindow         *parent,
                                                           const char        *name);

/* `name` is without a suffix; and one that opens a backup. */
GtkFileChooserNative *app_file_chooser_new_for_backup  (GtkWindow            *parent,
                                                        const char           *name);
GtkFileChooserNative *app_file_chooser_new_for_restore (GtkWindow            *parent);

/* Shows any chooser, modal, and ends it with the response, or when its window goes out of sight.
 * `response_cb` (object, response, chooser) is not called once the object has gone. */
void                  app_file_chooser_show            (GtkFileChooserNative *owned_chooser,
                                                        GCallback             response_cb,
                                                        gpointer              object);
