/* A page of the panel in a window of its own, and the Watch page there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-page.h"
#include "support/game/wait-for.h"

/* Shows a page in a window of its own, to be ended by ui_end_page (). */
GtkWindow    *ui_show_page      (GtkWidget       *page);
void          ui_end_page       (GtkWindow       *window);

/* The Watch page of a puzzle; its parts, and a label of its counters. */
AppWatchPage *ui_watch          (const GameState *puzzle,
                                 GtkWindow      **window);
GObject      *ui_watch_part     (AppWatchPage    *page,
                                 const char      *name);
GObject      *ui_transport_part (AppWatchPage    *page,
                                 const char      *name);
const char   *ui_watch_counter  (AppWatchPage    *page,
                                 const char      *name);

/* A key that the page takes. */
void          ui_watch_press    (AppWatchPage    *page,
                                 guint            keyval);

/* Whether it plays; until it does no more; until the whole search is known. */
bool          ui_watch_plays    (AppWatchPage    *page);
void          ui_watch_wait_for_rest (AppWatchPage *page);
void          ui_watch_wait_for_trace (AppWatchPage *page);

/* The board that it shows. */
GameState     ui_watch_board    (AppWatchPage    *page);
