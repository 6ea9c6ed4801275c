/* The file of a long count: reading it with suspicion, and appending to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/queens/cli-saved-count.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LINE_SIZE = 64 };        /* more than a line of a slice can have */

struct _CliSavedCount
{
  char    *file;
  char    *title;
  int      fd;

  uint32_t first_slice;
  uint32_t n_slices;
  uint32_t n_all;

  bool    *has;                 /* of each slice, whether it was in the file */
  uint32_t n_saved;
  uint64_t total;

  gint64   synced;              /* when all was on the disk last */
};

/* Ends with the first digits of a checksum of the title and the line, so that a number that was
 * changed is no number, nor is one of another count. */
static char *
slice_line (const CliSavedCount *self,
            uint32_t             slice,
            uint64_t             count)
{
  g_autofree char *line = g_strdup_printf ("%u/%u %" G_GUINT64_FORMAT, slice + 1, self->n_all,
                                           count);
  g_autofree char *all = g_strconcat (self->title, "\n", line, NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, all, -1);

  return g_strdup_printf ("%s %.8s\n", line, sum);
}

static CliStatus
complain_of_system (const CliSavedCount *self)
{
  cli_complain ("%s: %s", self->file, g_strerror (errno));
  return CLI_IO;
}

static CliStatus
complain_of_line (const CliSavedCount *self,
                  guint                number)
{
  cli_complain ("%s:%u: the file is damaged; count into a new one", self->file, number);
  return CLI_DATA;
}

/* Takes over a line without its end. A line is right if it would be written just like that. */
static bool
read_line (CliSavedCount *self,
           const char    *line)
{
  const uint64_t slice = g_ascii_strtoull (line, NULL, 10) - 1;
  const char *space = strchr (line, ' ');
  g_autofree char *wanted = NULL;
  uint64_t count;

  if (space == NULL || slice - self->first_slice >= self->n_slices)
    return false;

  count = g_ascii_strtoull (space + 1, NULL, 10);
  wanted = slice_line (self, (uint32_t) slice, count);
  if (strncmp (wanted, line, strlen (wanted) - 1) != 0 || strlen (line) != strlen (wanted) - 1 ||
      self->has[slice - self->first_slice])
    return false;

  self->has[slice - self->first_slice] = true;
  self->n_saved++;
  self->total += count;
  return true;
}

/* Whether a text without an end of line can be the beginning of one. What a failing machine had not
 * written may read as zeros. */
static bool
may_be_torn (const char *text,
             gsize       length)
{
  if (length >= LINE_SIZE)
    return false;

  for (gsize i = 0; i < length; i++)
    if (text[i] != '\0' && strchr ("0123456789abcdef/ ", text[i]) == NULL)
      return false;

  return true;
}

/* Reads what stands below the title and cuts off a torn last line. */
static CliStatus
read_lines (CliSavedCount *self,
            char          *text,
            gsize          begin,
            gsize          length)
{
  guint number = 2;
  char *end;

  while ((end = memchr (text + begin, '\n', length - begin)) != NULL)
    {
      *end = '\0';
      if (strlen (text + begin) != (gsize) (end - text) - begin || !read_line (self, text + begin))
        return complain_of_line (self, number);

      begin = (gsize) (end - text) + 1;
      number++;
    }

  if (!may_be_torn (text + begin, length - begin))
    return complain_of_line (self, number);

  if (begin < length && ftruncate (self->fd, (off_t) begin) != 0)
    return complain_of_system (self);

  return CLI_FINE;
}

static bool
write_text (CliSavedCount *self,
            const char    *text)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      ssize_t written = write (self->fd, text, length);

      if (written < 0 && errno != EINTR)
        return false;

      text += MAX (written, 0);
      length -= (gsize) MAX (written, 0);
    }

  return true;
}

static CliStatus
begin_file (CliSavedCount *self,
            const char    *title)
{
  g_autofree char *line = g_strconcat (title, "\n", NULL);

  if (ftruncate (self->fd, 0) != 0 || !write_text (self, line) || fsync (self->fd) != 0)
    return complain_of_system (self);

  return CLI_FINE;
}

static CliStatus
complain_of_title (const CliSavedCount *self,
                   const char          *title,
                   const char          *text)
{
  const char *version = strchr (title, ':') - 1;
  g_autofree char *line = g_strndup (text, strcspn (text, "\n"));
  bool plain = strlen (line) < 1024;

  for (const char *c = line; *c != '\0'; c++)
    plain = plain && g_ascii_isprint (*c);

  if (plain && strncmp (line, title, (gsize) (version - title)) == 0)
    cli_complain ("%s holds another count: “%s”, not “%s”", self->file, line, title);
  else
    cli_complain ("%s is no saved count of queens", self->file);

  return CLI_DATA;
}

/* Reads all of a text that is no longer than a file of this count can be. */
static CliStatus
read_file (CliSavedCount *self,
           const char    *title)
{
  const gsize title_length = strlen (title);
  const gsize size = title_length + 2 + ((gsize) self->n_slices + 1) * LINE_SIZE;
  g_autofree char *text = g_malloc0 (size);
  gsize length = 0;
  ssize_t n_read;

  while (length < size - 1 && (n_read = read (self->fd, text + length, size - 1 - length)) != 0)
    if (n_read > 0)
      length += (gsize) n_read;
    else if (errno != EINTR)
      return complain_of_system (self);

  if (length <= title_length && strncmp (text, title, length) == 0)
    return begin_file (self, title);

  if (strncmp (text, title, title_length) != 0 || text[title_length] != '\n')
    return complain_of_title (self, title, text);

  return read_lines (self, text, title_length + 1, length);
}

/* File systems that know no locks go without. */
static CliStatus
check_file (const CliSavedCount *self)
{
  struct stat status;

  if (fstat (self->fd, &status) != 0)
    return complain_of_system (self);

  if (!S_ISREG (status.st_mode))
    {
      cli_complain ("%s is not a regular file", self->file);
      return CLI_IO;
    }

  if (flock (self->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    {
      cli_complain ("another process is counting into %s", self->file);
      return CLI_IO;
    }

  return CLI_FINE;
}

CliSavedCount *
cli_saved_count_open (const char *file,
                      const char *title,
                      uint32_t    first_slice,
                      uint32_t    n_slices,
                      uint32_t    n_all,
                      CliStatus  *status)
{
  g_autoptr(CliSavedCount) self = g_new0 (CliSavedCount, 1);

  self->file = g_strdup (file);
  self->title = g_strdup (title);
  self->first_slice = first_slice;
  self->n_slices = n_slices;
  self->n_all = n_all;
  self->has = g_new0 (bool, n_slices);

  self->fd = open (file, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0666);
  *status = self->fd < 0 ? complain_of_system (self) : check_file (self);
  if (*status == CLI_FINE)
    *status = read_file (self, title);

  return *status == CLI_FINE ? g_steal_pointer (&self) : NULL;
}

void
cli_saved_count_free (CliSavedCount *self)
{
  if (self->fd >= 0)
    {
      fsync (self->fd);
      close (self->fd);
    }

  g_free (self->has);
  g_free (self->title);
  g_free (self->file);
  g_free (self);
}

const bool *
cli_saved_count_has (const CliSavedCount *self)
{
  return self->has;
}

uint32_t
cli_saved_count_n (const CliSavedCount *self)
{
  return self->n_saved;
}

uint64_t
cli_saved_count_total (const CliSavedCount *self)
{
  return self->total;
}

void
cli_saved_count_add (CliSavedCount *self,
                     uint32_t       slice,
                     uint64_t       count)
{
  g_autofree char *line = slice_line (self, slice, count);
  const gint64 now = g_get_monotonic_time ();

  if (!write_text (self, line) ||
      (now - self->synced >= G_USEC_PER_SEC && fsync (self->fd) != 0))
    _exit (complain_of_system (self));

  if (now - self->synced >= G_USEC_PER_SEC)
    self->synced = now;
}
