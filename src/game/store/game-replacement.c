/* The new content of a local file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/store/game-replacement.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define TEMPORARY_PREFIX ".nine-queens-"
#define TEMPORARY_X "XXXXXX"

enum
{
  MAX_LINKS = 40,               /* followed, as Linux does */
  BLOCK_SIZE = 64 * 1024,       /* bytes copied at once */
};

bool
game_replacement_is_temporary (const char *name)
{
  return g_str_has_prefix (name, TEMPORARY_PREFIX)
         && strlen (name) == strlen (TEMPORARY_PREFIX TEMPORARY_X)
         && strspn (name + strlen (TEMPORARY_PREFIX), G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS)
            == strlen (TEMPORARY_X);
}

static void
set_error (GameReplacement  *self,
           int               number,
           GError          **error)
{
  const char *reason = g_strerror (number);

  if (self->existed)
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
                 /* Translators: %s says why, like "No space left on device". It stands behind a
                  * colon, as in "The puzzle could not be saved: %s". */
                 _("%s; what was saved before is unchanged"), reason);
  else
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), reason);
}

void
game_replacement_clear (GameReplacement *self)
{
  if (self->fd >= 0)
    close (self->fd);
  if (self->new_path != NULL)
    g_unlink (self->new_path);

  self->fd = -1;
  g_clear_pointer (&self->new_path, g_free);
  g_clear_pointer (&self->path, g_free);
}

static bool
game_replacement_fail (GameReplacement  *self,
                       int               number,
                       GError          **error)
{
  set_error (self, number, error);
  game_replacement_clear (self);

  return false;
}

/* The path behind all links, new: the last one may lead to a file that does not exist. */
static char *
resolve (const char *path)
{
  g_autofree char *resolved = g_strdup (path);

  for (int i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (resolved, NULL);
      g_autofree char *folder = g_path_get_dirname (resolved);

      if (target == NULL)
        break;

      g_free (resolved);
      resolved = g_canonicalize_filename (target, folder);
    }

  return g_steal_pointer (&resolved);
}

/* 0, or an errno that says why nothing can be written there. */
static int
game_replacement_look (GameReplacement *self)
{
  if (stat (self->path, &self->old) != 0)
    return errno == ENOENT ? 0 : errno;

  if (S_ISDIR (self->old.st_mode))
    return EISDIR;
  if (!S_ISREG (self->old.st_mode))
    return EINVAL;

  self->existed = true;
  if (faccessat (AT_FDCWD, self->path, W_OK, AT_EACCESS) != 0)
    return errno;

  return 0;
}

/* A file in a folder; -1 and errno where there can be none. */
static int
make_temporary (const char  *folder,
                int          mode,
                char       **path)
{
  int fd;

  *path = g_build_filename (folder, TEMPORARY_PREFIX TEMPORARY_X, NULL);
  fd = g_mkstemp_full (*path, O_RDWR | O_CLOEXEC, mode);
  if (fd < 0)
    g_clear_pointer (path, g_free);

  return fd;
}

/* The same where the program has its own temporary files. */
static int
make_spare (char **path)
{
  int fd = -1;

  if (g_mkdir_with_parents (g_get_user_cache_dir (), 0700) == 0)
    fd = make_temporary (g_get_user_cache_dir (), 0600, path);

  return fd >= 0 ? fd : make_temporary (g_get_tmp_dir (), 0600, path);
}

/* Whether a folder refuses all new files, where it is not the disk that has no room for one. */
static bool
is_refusal (int number)
{
  return number == EACCES || number == EPERM || number == EROFS || number == EBUSY
         || number == EXDEV || number == ENOSYS || number == ENOTSUP;
}

static bool
game_replacement_make (GameReplacement *self,
                       int              mode)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  int number;

  self->fd = make_temporary (folder, self->existed ? 0600 : mode, &self->new_path);
  if (self->fd >= 0)
    return true;

  number = errno;
  if (self->existed && is_refusal (number))
    self->fd = make_spare (&self->new_path);
  self->in_place = true;
  if (self->fd < 0)
    errno = number;

  return self->fd >= 0;
}

/* The new file is the old one to others: its owner, its mode, all its names. */
static void
game_replacement_take_after (GameReplacement *self)
{
  const struct stat *old = &self->old;
  struct stat new;
  bool is_same;

  if (!self->existed || self->in_place)
    return;

  is_same = old->st_nlink == 1 && fstat (self->fd, &new) == 0
            && ((new.st_uid == old->st_uid && new.st_gid == old->st_gid)
                || fchown (self->fd, old->st_uid, old->st_gid) == 0)
            && fchmod (self->fd, old->st_mode & 07777) == 0;
  self->in_place = !is_same;
}

bool
game_replacement_open (GameReplacement  *self,
                       const char       *path,
                       int               mode,
                       GError          **error)
{
  int number;

  *self = (GameReplacement) { .path = resolve (path), .fd = -1 };

  number = game_replacement_look (self);
  if (number != 0)
    return game_replacement_fail (self, number, error);
  if (!game_replacement_make (self, mode))
    return game_replacement_fail (self, errno, error);

  game_replacement_take_after (self);

  return true;
}

ssize_t
game_replacement_write (GameReplacement  *self,
                        const void       *data,
                        size_t            length,
                        GError          **error)
{
  ssize_t n_written;

  do
    n_written = write (self->fd, data, length);
  while (n_written < 0 && errno == EINTR);

  if (n_written < 0)
    set_error (self, errno, error);

  return n_written;
}

/* Some file systems have nothing to force. */
static bool
synchronize (int fd)
{
  return fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

/* So that the new name is on the disk too; where that fails, the file is still whole. */
static void
synchronize_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;

  fsync (fd);
  close (fd);
}

static bool
write_all (int         fd,
           const char *data,
           size_t      length)
{
  while (length > 0)
    {
      ssize_t n_written = write (fd, data, length);

      if (n_written < 0 && errno != EINTR)
        return false;

      data += MAX (n_written, 0);
      length -= MAX (n_written, 0);
    }

  return true;
}

/* Makes the content of one file that of another, on the disk. */
static bool
copy (int from,
      int to)
{
  g_autofree char *block = g_malloc (BLOCK_SIZE);
  off_t length = 0;
  ssize_t n_read;

  if (lseek (from, 0, SEEK_SET) != 0 || lseek (to, 0, SEEK_SET) != 0)
    return false;

  while ((n_read = read (from, block, BLOCK_SIZE)) > 0)
    {
      if (!write_all (to, block, n_read))
        return false;
      length += n_read;
    }

  return n_read == 0 && ftruncate (to, length) == 0 && synchronize (to);
}

/* Asks for the space before anything is written over. */
static bool
reserve (GameReplacement *self,
         int              old_fd)
{
  struct stat new;
  int number;

  if (fstat (self->fd, &new) != 0)
    return false;
  if (new.st_size <= self->old.st_size)
    return true;

  number = posix_fallocate (old_fd, 0, new.st_size);
  if (number == 0 || number == EOPNOTSUPP || number == EINVAL)
    return true;

  if (ftruncate (old_fd, self->old.st_size) == 0)
    errno = number;

  return false;
}

/* Returns 0 or an errno. `backup_path` is cleared unless nothing but the backup has the old
 * content. */
static int
game_replacement_write_over (GameReplacement  *self,
                             int               old_fd,
                             int               backup_fd,
                             char            **backup_path)
{
  int number = 0;

  if (!copy (old_fd, backup_fd) || !reserve (self, old_fd))
    number = errno;
  else if (!copy (self->fd, old_fd))
    {
      number = errno;
      if (!copy (backup_fd, old_fd))
        return number;
    }

  g_unlink (*backup_path);
  g_clear_pointer (backup_path, g_free);

  return number;
}

static bool
game_replacement_commit_in_place (GameReplacement  *self,
                                  GError          **error)
{
  g_autofree char *backup_path = NULL;
  int old_fd = g_open (self->path, O_RDWR | O_CLOEXEC, 0);
  int backup_fd = old_fd >= 0 ? make_spare (&backup_path) : -1;
  int number = backup_fd >= 0 ? game_replacement_write_over (self, old_fd, backup_fd, &backup_path)
                              : errno;

  if (backup_fd >= 0)
    close (backup_fd);
  if (old_fd >= 0)
    close (old_fd);

  if (number != 0 && backup_path != NULL)
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
                 /* Translators: the first %s says why, the second is the name of a file. */
                 _("%s; what was saved before is in %s"), g_strerror (number), backup_path);
  else if (number != 0)
    set_error (self, number, error);

  return number == 0;
}

/* Closes the new file first, for some file systems say only then that there is no room. Returns 0
 * or an errno; a file that others keep from being replaced is then to be written in place. */
static int
game_replacement_rename (GameReplacement *self)
{
  int number;

  number = close (self->fd) == 0 ? 0 : errno;
  self->fd = -1;
  if (number != 0)
    return number;

  if (g_rename (self->new_path, self->path) == 0)
    {
      g_clear_pointer (&self->new_path, g_free);
      synchronize_folder (self->path);
      return 0;
    }

  number = errno;
  self->fd = g_open (self->new_path, O_RDONLY | O_CLOEXEC, 0);
  self->in_place = self->existed && self->fd >= 0 && is_refusal (number);

  return self->in_place ? 0 : number;
}

bool
game_replacement_commit (GameReplacement  *self,
                         GError          **error)
{
  int number = synchronize (self->fd) ? 0 : errno;
  bool done;

  if (number == 0 && !self->in_place)
    number = game_replacement_rename (self);
  if (number != 0)
    return game_replacement_fail (self, number, error);

  done = !self->in_place || game_replacement_commit_in_place (self, error);
  game_replacement_clear (self);

  return done;
}
