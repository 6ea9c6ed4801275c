/* Files of our own in a folder: read whole, and set aside where they cannot be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* Makes a folder that only its user may look into. */
bool    game_folder_make      (const char  *path,
                               GError     **error);

/* Takes out what writers that were killed left behind. */
void    game_folder_tidy      (const char  *path);

/* The whole file, new. NULL without an error where there is no such file. */
GBytes *game_folder_read      (const char  *path,
                               GError     **error);

/* Gives a file that cannot be read a name that no file has: with `.newer` behind its own if `why`
 * says so, else with `.damaged-1` and so on. Returns a sentence about it for a person, new; `done`
 * tells whether the name is free now. */
char   *game_folder_set_aside (const char   *path,
                               const GError *why,
                               bool         *done);

G_END_DECLS
