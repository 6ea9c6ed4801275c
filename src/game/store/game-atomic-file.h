/* Files that are replaced as a whole or stay as they were: the one way in which this program writes
 * a file that a user may have something in.
 *
 * A file is never replaced before the new content is completely on the disk; game-replacement.h
 * says how that is done for local files. GIO replaces others, such as those of a server. A message
 * of failure says what is wrong and whether the old content is unchanged; callers put it behind a
 * colon in their sentence.
 *
 * A GameAtomicFile is a stream for a content of any length, used by one thread at a time. The first
 * write opens it, so that a worker does all that can take long. The file is replaced when the
 * stream is closed; a write that fails or is cancelled, a close that is cancelled, and a stream
 * that is dropped without being closed leave the old file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#define GAME_TYPE_ATOMIC_FILE (game_atomic_file_get_type ())

G_DECLARE_FINAL_TYPE (GameAtomicFile, game_atomic_file, GAME, ATOMIC_FILE, GOutputStream)

/* Who may read a file that did not exist before. */
typedef enum
{
  GAME_FILE_SHARED,             /* all whom the umask lets */
  GAME_FILE_PRIVATE,            /* its user alone */
} GameFileAccess;

GOutputStream *game_atomic_file_new          (GFile                *file,
                                              GameFileAccess        access);

/* Writes a whole file and waits for it. */
bool           game_atomic_file_write        (GFile                *file,
                                              GameFileAccess        access,
                                              GBytes               *contents,
                                              GError              **error);

/* Writes a whole file on a worker thread. */
void           game_atomic_file_write_async  (GFile                *file,
                                              GameFileAccess        access,
                                              GBytes               *contents,
                                              GAsyncReadyCallback   callback,
                                              gpointer              data);
bool           game_atomic_file_write_finish (GAsyncResult         *result,
                                              GError              **error);
