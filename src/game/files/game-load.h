/* Puzzles that come from outside: files, and texts that were pasted or dropped. However large they
 * are, the main loop stays free: a worker reads and parses them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/files/game-collection.h"
#include "game/store/game-save.h"
#include "game/state/game-state.h"

/* A file whose address is a link (https://…) is not fetched: the link itself is the text.
 *
 * Cancelling stops the work too; the answer is then G_IO_ERROR_CANCELLED. All errors of
 * game_file_parse () and of GIO are possible. `cancellable` may be NULL and is cancelled on the
 * thread of the caller only. */
void game_load_file_async (GFile               *file,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data);
void game_load_text_async (GBytes              *text,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data);

/* For both: all puzzles of the text; or, where it is a saved game, NULL and that game in `game`
 * (may be NULL). New, or NULL with an error. */
GameCollection *
     game_load_finish     (GAsyncResult        *result,
                           GameSave           **game,
                           GError             **error);
