/* The small disk: a tmpfs in a mount namespace of its own, or a limit to the size of files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/test-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <linux/capability.h>
#include <linux/sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "support/game/wait-for.h"

static const char *const fault_names[] = { "limited", "full", "without-inodes", "read-only" };

static char *disk_folder;
static bool disk_is_mounted;

const char *
disk_get_name (DiskFault fault)
{
  return fault_names[fault];
}

static bool
disk_write_map (const char *path,
                const char *text)
{
  int fd = open (path, O_WRONLY | O_CLOEXEC);
  bool done = fd >= 0 && write (fd, text, strlen (text)) == (ssize_t) strlen (text);

  if (fd >= 0)
    close (fd);

  return done;
}

/* Mounts of its own; for those who may not have them, as the root of a user namespace. */
static bool
disk_unshare (void)
{
  g_autofree char *uids = g_strdup_printf ("0 %d 1", (int) geteuid ());
  g_autofree char *gids = g_strdup_printf ("0 %d 1", (int) getegid ());

  if (syscall (SYS_unshare, CLONE_NEWNS) == 0)
    return true;

  return syscall (SYS_unshare, CLONE_NEWUSER | CLONE_NEWNS) == 0
         && disk_write_map ("/proc/self/setgroups", "deny")
         && disk_write_map ("/proc/self/uid_map", uids)
         && disk_write_map ("/proc/self/gid_map", gids);
}

void
disk_init (void)
{
  g_autofree char *name = g_strdup ("/tmp/nine-queens-disk-XXXXXX");

  signal (SIGXFSZ, SIG_IGN);
  disk_folder = g_strdup (g_mkdtemp (name));
  g_assert_nonnull (disk_folder);
  disk_is_mounted = disk_unshare ()
                    && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
                    && mount ("tmpfs", disk_folder, "tmpfs", 0, "size=16m,nr_inodes=256") == 0;
  g_setenv ("TMPDIR", disk_folder, true);
}

void
disk_limit (size_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

void
disk_unlimit (void)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static bool
disk_may_remount (unsigned long flags)
{
  int status = mount (NULL, disk_folder, NULL, MS_REMOUNT | MS_BIND | flags, NULL);

  if (status != 0 && errno == EBUSY)
    {
      run_pending ();
      return false;
    }

  g_assert_no_errno (status);

  return true;
}

/* When no file there is open for writing any more: others may still be finishing one. */
static void
disk_remount (unsigned long flags)
{
  wait_for_thread (disk_may_remount (flags), "all files to be closed");
}

/* A file in the folder that takes the space, or many that take the inodes. */
static char *
disk_filler (int number)
{
  return g_strdup_printf ("%s/filler-%d", disk_folder, number);
}

static void
disk_fill (void)
{
  static const char block[4096] = { 1 };
  g_autofree char *path = disk_filler (0);
  int fd = open (path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  while (write (fd, block, sizeof block) > 0)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  close (fd);
}

static void
disk_fill_inodes (void)
{
  for (int i = 0;; i++)
    {
      g_autofree char *path = disk_filler (i);
      int fd = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

      if (fd < 0)
        break;
      close (fd);
    }

  g_assert_cmpint (errno, ==, ENOSPC);
}

void
disk_break (DiskFault fault)
{
  if (fault != DISK_LIMITED && !disk_is_mounted)
    g_test_message ("No file system can be mounted here: \"%s\" is tried by a limit to the size "
                    "of files", fault_names[fault]);

  if (fault == DISK_LIMITED || !disk_is_mounted)
    disk_limit (8);
  else if (fault == DISK_FULL)
    disk_fill ();
  else if (fault == DISK_WITHOUT_INODES)
    disk_fill_inodes ();
  else
    disk_remount (MS_RDONLY);
}

void
disk_mend (void)
{
  bool again = true;

  disk_unlimit ();
  if (disk_is_mounted)
    disk_remount (0);

  for (int i = 0; again; i++)
    {
      g_autofree char *path = disk_filler (i);

      again = g_remove (path) == 0;
    }
}

/* Whether root may do in this thread what the modes of files forbid. */
static void
disk_overrule_modes (bool overrule)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3];
  uint32_t overruling = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH;

  g_assert_no_errno (syscall (SYS_capget, &header, sets));
  sets[0].effective = overrule ? sets[0].effective | (sets[0].permitted & overruling)
                               : sets[0].effective & ~overruling;
  g_assert_no_errno (syscall (SYS_capset, &header, sets));
}

void
disk_forbid (const char *path)
{
  g_assert_no_errno (g_chmod (path, 0));
  disk_overrule_modes (false);
}

void
disk_allow (const char *path)
{
  disk_overrule_modes (true);
  g_assert_no_errno (g_chmod (path, 0600));
}

void
disk_protect (const char *folder,
              const char *path)
{
  g_autofree char *link = NULL;
  int fd = open (path, O_RDONLY | O_CLOEXEC);

  if (disk_is_mounted)
    {
      link = g_strdup_printf ("/proc/self/fd/%d", fd);
      g_assert_no_errno (mount (folder, folder, NULL, MS_BIND, NULL));
      g_assert_no_errno (mount (NULL, folder, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL));
      g_assert_no_errno (mount (link, path, NULL, MS_BIND, NULL));
    }
  else
    {
      g_test_message ("No file system can be mounted here: the folder is protected by its mode");
      g_assert_no_errno (g_chmod (folder, 0555));
      disk_overrule_modes (false);
    }

  close (fd);
}

void
disk_pin (const char *path)
{
  if (disk_is_mounted)
    g_assert_no_errno (mount (path, path, NULL, MS_BIND, NULL));
  else
    g_test_message ("No file system can be mounted here: the file can be replaced");
}

void
disk_unpin (const char *path)
{
  if (disk_is_mounted)
    g_assert_no_errno (umount2 (path, MNT_DETACH));
}

void
disk_unprotect (const char *folder,
                const char *path)
{
  if (disk_is_mounted)
    {
      g_assert_no_errno (umount2 (path, MNT_DETACH));
      g_assert_no_errno (umount2 (folder, MNT_DETACH));
    }
  else
    {
      disk_overrule_modes (true);
      g_assert_no_errno (g_chmod (folder, 0700));
    }
}

int
disk_end (int status)
{
  if (disk_is_mounted)
    umount2 (disk_folder, MNT_DETACH);
  g_rmdir (disk_folder);
  g_free (disk_folder);

  return status;
}

GBytes *
disk_read (const char *path)
{
  char *text;
  size_t length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));

  return g_bytes_new_take (text, length);
}

void
disk_assert_holds (const char *path,
                   GBytes     *expected)
{
  g_autoptr(GBytes) found = disk_read (path);

  g_assert_cmpuint (g_bytes_get_size (found), ==, g_bytes_get_size (expected));
  g_assert_true (g_bytes_equal (found, expected));
}

int
disk_count (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  int n_names = 0;

  while (g_dir_read_name (dir) != NULL)
    n_names++;

  return n_names;
}
