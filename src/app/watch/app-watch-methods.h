/* The drop-down of teaching methods, and their names in the settings. Sudoku has one more after the
 * last search: its logical path; queens have those of words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/watch/game-trace.h"

/* Whether it is no search. */
bool        app_watch_methods_is_logic  (GameKind     kind,
                                         int          method);

/* The WordsMethod that it is, or -1: it is none. */
int         app_watch_methods_get_words (GameKind     kind,
                                         int          method);

/* The method of that name, or the one to begin with where there is none. */
int         app_watch_methods_from_name (GameKind     kind,
                                         const char  *name);

/* Static. */
const char *app_watch_methods_get_name  (GameKind     kind,
                                         int          method);

/* What it does. New. */
char       *app_watch_methods_dup_blurb (GameKind     kind,
                                         int          method);

/* The methods of `kind` in their textbook order, each with what it does. */
void        app_watch_methods_fill      (GtkDropDown *drop_down,
                                         GameKind     kind);
