/* The new content of a local file, until it takes the place of the old one.
 *
 * It is written into a temporary file beside the old one (behind all links), forced onto the disk
 * and then renamed. Mode and owner stay. Where that is not possible (a folder that may not be
 * written, a file with several names or another owner), it is written elsewhere first and then
 * copied over the old content, of which a copy is kept until that is done.
 *
 * In each case of failure the old file stays as it was and the temporary ones are removed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>
#include <sys/stat.h>

typedef struct
{
  char        *path;            /* of the old file, behind all links */
  char        *new_path;        /* of the temporary file; NULL once it is gone */
  int          fd;              /* of the temporary file */

  struct stat  old;
  bool         existed;         /* there is an old file */
  bool         in_place;        /* it cannot be replaced, only written over */
} GameReplacement;

/* Whether a name is one of a temporary file, left behind by a program that was killed. */
bool    game_replacement_is_temporary (const char       *name);

/* `mode` is for a file that does not exist yet, less the umask. After a failure there is nothing
 * to clear. */
bool    game_replacement_open         (GameReplacement  *self,
                                       const char       *path,
                                       int               mode,
                                       GError          **error);

/* Returns how many bytes were written, or -1. */
ssize_t game_replacement_write        (GameReplacement  *self,
                                       const void       *data,
                                       size_t            length,
                                       GError          **error);

/* Either of these ends it. When the first returns true, the new content is on the disk; the second
 * leaves the old file. */
bool    game_replacement_commit       (GameReplacement  *self,
                                       GError          **error);
void    game_replacement_clear        (GameReplacement  *self);
