/* Files of our own in a folder: read whole, and put into quarantine if they are damaged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Makes a folder that only its user may look into. */
bool    game_folder_make       (const char  *path,
                                GError     **error);

/* Takes out what writers that were killed left behind. */
void    game_folder_tidy       (const char  *path);

/* The names of its files with a suffix, in order; none where there is no such folder. New. */
char  **game_folder_list       (const char  *path,
                                const char  *suffix);

/* The whole file, new. NULL without an error where there is no such file. */
GBytes *game_folder_read       (const char  *path,
                                GError     **error);

/* Renames a file for a GAME_SAVE_ERROR: to its name with `.newer` if `why` says so, else with
 * `.damaged-1` and so on. Returns a sentence about it for the user, new; NULL where the file stays:
 * one that could not be read for another reason, or not be renamed. */
char   *game_folder_quarantine (const char   *path,
                                const GError *why);
