/* Puzzles that go out: to the clipboard, to files as text or as pictures, and to the printer.
 *
 * Messages go to the toast.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"
#include "game/watch/game-tree.h"
#include "paint/paint.h"

#define APP_TYPE_OUTPUT (app_output_get_type ())

G_DECLARE_FINAL_TYPE (AppOutput, app_output, APP, OUTPUT, GObject)

/* Fills in the scene that the board shows now, and the state that it is a picture of. */
typedef void (*AppSceneFunc) (gpointer    data,
                              PaintScene *scene,
                              GameState  *shown);

/* Dialogs open over `parent`, which disposes of the output before it goes itself, but not while a
 * file is being written (app-writing.h). The widgets and `data` are lent until then. */
AppOutput *app_output_new            (AppSession   *session,
                                      GSettings    *settings,
                                      GtkWindow    *parent,
                                      AppToast     *toast,
                                      AppSceneFunc  get_scene,
                                      gpointer      data);

/* Copies the puzzle on the board, on whichever page, as a text and as a picture; or as a text in
 * the format of that id, if it fits; or asks for the format. */
void       app_output_copy           (AppOutput    *self);
void       app_output_copy_as        (AppOutput    *self,
                                      const char   *id);
void       app_output_choose_copy    (AppOutput    *self);

/* Saves the puzzle where it was saved before; asks for a file if it was not. */
void       app_output_save           (AppOutput    *self);
void       app_output_save_as        (AppOutput    *self);

/* Asks for a file for the picture that the board shows now; and asks what to print. */
void       app_output_export_picture (AppOutput    *self);
void       app_output_print          (AppOutput    *self);

/* Asks for a file for the tree of a search, whose rows and columns count from `first`. */
void       app_output_save_tree      (AppOutput      *self,
                                      const GameTree *tree,
                                      int             first);
