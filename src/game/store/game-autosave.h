/* Keeps the session on the disk: read at the start, written soon after each change and at the end.
 *
 * The file `session` is replaced as a whole, by one writer at a time; what changes meanwhile
 * is written after that. What changes all the time, the clocks and the position in Watch, is also
 * in the file `clock`: one short line, overwritten in place and never waited for.
 *
 * It belongs to the main thread: the text is put together there, and written on a worker thread.
 *
 * Signal "failed" (const char *message): nothing can be saved now. It is emitted once until saving
 * works again; until then everything stays in memory, and saving is tried again.
 *
 * While a file that cannot be read is in the way, and when the session cannot be written as it is
 * closed, signal "unsaved": its games must be kept elsewhere. And "found" (GameSession *there):
 * the session in that file, which can be read by now and is replaced next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-session.h"

#define GAME_TYPE_AUTOSAVE (game_autosave_get_type ())

G_DECLARE_FINAL_TYPE (GameAutosave, game_autosave, GAME, AUTOSAVE, GObject)

/* Returns what is to be kept now; new. */
typedef GameSession *(*GameCollect) (gpointer data);

/* `folder` is made if it is not there; `collect` is asked whenever something is to be written. */
GameAutosave  *game_autosave_new      (const char       *folder,
                                       GameCollect       collect,
                                       gpointer          data);

/* The session as it was left, new, or NULL. A damaged one goes into quarantine; one that cannot be
 * read stays, nothing is written, and reading it is tried again. `message` is a sentence about
 * either for the user, new; else NULL. */
GameSession *game_autosave_load     (GameAutosave       *self,
                                     char              **message);

/* Something changed: it is on its way to the disk within a second. */
void         game_autosave_touch    (GameAutosave       *self);

/* Writes the session as it is now, waits for that, and writes no more. The main loop does not turn
 * meanwhile, so that nothing can change what is written. If it cannot be written, the session is
 * not closed: saving goes on. One that is disposed of writes and asks no more either. */
bool         game_autosave_close    (GameAutosave       *self,
                                     GError            **error);

/* Saves only the clocks, which are in the stats of the boards, and the position in Watch; cheap,
 * called once a second. The session needs no games. */
void         game_autosave_tick     (GameAutosave       *self,
                                     const GameSession  *session);

const char  *game_autosave_get_folder (GameAutosave     *self);
