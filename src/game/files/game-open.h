/* Puzzles that come from outside: files, and texts that were pasted or dropped. However large they
 * are, the main loop stays free: files are read by GIO and texts are parsed by a job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/files/game-collection.h"
#include "game/store/game-save.h"
#include "game/state/game-state.h"

G_BEGIN_DECLS

/* Cancelling stops the work too; the answer is then G_IO_ERROR_CANCELLED. All errors of
 * game_file_parse () and of GIO are possible. `cancellable` may be NULL and is cancelled on the
 * thread of the caller only. */
void game_open_file_async (GFile               *file,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data);
void game_open_text_async (GBytes              *text,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data);

/* For both. The first puzzle, and how many there are (`n_puzzles` may be NULL). */
bool game_open_finish     (GAsyncResult        *result,
                           GameState           *state,
                           guint               *n_puzzles,
                           GError             **error);

/* The same with all puzzles of the text, for a window that lets a person choose; or, where it is a
 * saved game, NULL and that game in `game` (may be NULL). New, or NULL. */
GameCollection *
     game_open_finish_collection
                          (GAsyncResult        *result,
                           GameSave           **game,
                           GError             **error);

G_END_DECLS
