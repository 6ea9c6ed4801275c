/* Puzzles that come in: from files, from the clipboard, and dropped on the window.
 *
 * A text with several puzzles is never guessed at: the user chooses one, and may go on from it to
 * the next one of the text. Messages go to the toast.
 *
 * Signal "changed": app_import_has_neighbour () may return something else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"
#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"

#define APP_TYPE_IMPORT (app_import_get_type ())

G_DECLARE_FINAL_TYPE (AppImport, app_import, APP, IMPORT, GObject)

/* Takes drops on `parent`, which dialogs open over. `parent` disposes of the import before it goes
 * itself: that cancels what is being read. The widgets are lent until then. */
AppImport *app_import_new            (AppSession *session,
                                      GtkWindow  *parent,
                                      AppBoard   *board,
                                      AppToast   *toast);

/* Opens the puzzle of a file or a text in place of the one on the board. Whatever was still being
 * read is dropped. */
void       app_import_open_file      (AppImport  *self,
                                      GFile      *file);
void       app_import_open_text      (AppImport  *self,
                                      const char *text);

/* Asks for a file. */
void       app_import_open           (AppImport  *self);

/* The same for the text on the clipboard; and that text as marks of the puzzle on the board. */
void       app_import_paste          (AppImport  *self);
void       app_import_paste_marks    (AppImport  *self);

/* Whether there is a puzzle `offset` places on in the text that the last one was chosen from; and
 * opens that one. */
bool       app_import_has_neighbour  (AppImport  *self,
                                      int         offset);
void       app_import_open_neighbour (AppImport  *self,
                                      int         offset);
