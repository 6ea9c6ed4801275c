/* A disk for tests that runs full.
 *
 * `disk_init ()` mounts a small tmpfs where the machine lets it, and makes it the folder for
 * temporary files of this program, so that all files of its cases are there. Where it may not
 * mount, each fault is made by a limit to the size of files instead, and the case says so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <glib.h>

typedef enum
{
  DISK_LIMITED,                 /* files may have no more than a few bytes */
  DISK_FULL,                    /* no space, but inodes */
  DISK_WITHOUT_INODES,          /* space, but no more files */
  DISK_READ_ONLY,
  DISK_N_FAULTS
} DiskFault;

/* For the path of a case. */
const char *disk_get_name       (DiskFault fault);

/* To be called first in main (), while there is one thread. */
void        disk_init           (void);

/* From now on nothing more than a few bytes can be written. */
void        disk_break          (DiskFault fault);
void        disk_mend           (void);

/* Files may have no more than so many bytes. */
void        disk_limit          (size_t size);
void        disk_unlimit        (void);

/* A file that this thread may not read, not even as root; and may again. */
void        disk_forbid         (const char *path);
void        disk_allow          (const char *path);

/* A folder that takes no new files, with a file that may be written: by mounts, which nobody
 * overrules, or by modes. */
void        disk_protect        (const char *folder,
                                 const char *path);

/* A file that no other can replace, though its folder takes new files. */
void        disk_pin            (const char *path);
void        disk_unpin          (const char *path);
void        disk_unprotect      (const char *folder,
                                 const char *path);

/* What main () returns. */
int         disk_end            (int status);

/* Contents, held against others later. */
GBytes     *disk_read           (const char *path);
void        disk_assert_holds   (const char *path,
                                 GBytes     *expected);

/* Files and folders in it. */
int         disk_count          (const char *path);
