/* Sorting rows by runs in a temporary file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-sort.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli-output.h"

enum
{
  RUN = 4 * 1024 * 1024,        /* bytes that are gathered in memory */
  ROOM = 8 * 1024 * 1024,       /* of all runs together when they are read again, */
  LEAST_BUFFER = 4 * 1024,      /* and of each; grows with a row that is longer */
};

/* What stands before a row, in memory and in the file. */
typedef struct
{
  guint64 key;
  guint64 length;
} Head;

/* A row in memory. */
typedef struct
{
  guint64 key;
  gsize   position;
} Place;

/* A run in the file, as far as it is read. */
typedef struct
{
  guint64     position;         /* of the next byte to be read */
  guint64     end;
  GByteArray *buffer;
  gsize       taken;            /* bytes of the buffer that are printed */
  Head        head;             /* of the next row */
} Run;

struct _CliSort
{
  GByteArray *rows;             /* each behind its head */
  GArray     *places;           /* Place */

  FILE       *file;             /* NULL: all rows are in memory */
  guint64     length;           /* of the file */
  GArray     *runs;             /* Run */
  gsize       n_bytes;          /* of a run that are read at once */
};

static void
clear_run (gpointer data)
{
  Run *run = data;

  g_clear_pointer (&run->buffer, g_byte_array_unref);
}

CliSort *
cli_sort_new (void)
{
  CliSort *self = g_new0 (CliSort, 1);

  self->rows = g_byte_array_new ();
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  self->runs = g_array_new (FALSE, FALSE, sizeof (Run));
  g_array_set_clear_func (self->runs, clear_run);
  return self;
}

void
cli_sort_free (CliSort *self)
{
  if (self == NULL)
    return;

  g_byte_array_unref (self->rows);
  g_array_unref (self->places);
  g_array_unref (self->runs);
  g_clear_pointer (&self->file, fclose);
  g_free (self);
}

/* Nothing can be printed without the rows. */
static void G_GNUC_NORETURN
fail (const char *what)
{
  cli_complain ("cannot %s the temporary file that rows are sorted in: %s", what,
                g_strerror (errno));
  _exit (CLI_IO);
}

/* The file has no name, so that nothing of it stays behind. */
static FILE *
open_file (void)
{
  g_autofree char *name = NULL;
  int file = g_file_open_tmp ("nine-queens-XXXXXX", &name, NULL);
  FILE *stream;

  if (file < 0)
    fail ("make");

  g_unlink (name);
  stream = fdopen (file, "w+");
  if (stream == NULL)
    fail ("open");

  return stream;
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const Place *one = a;
  const Place *other = b;

  if (one->key != other->key)
    return one->key < other->key ? -1 : 1;

  return one->position < other->position ? -1 : 1;
}

static void
write_all (CliSort    *self,
           const void *bytes,
           gsize       length)
{
  if (fwrite (bytes, 1, length, self->file) != length)
    fail ("write");
}

/* Hands the rows in memory, in order, to the file, or to standard output. */
static void
take_rows (CliSort *self,
           bool     to_file)
{
  g_array_sort (self->places, compare_places);

  for (guint i = 0; i < self->places->len; i++)
    {
      const guint8 *row = self->rows->data + g_array_index (self->places, Place, i).position;
      Head head;

      memcpy (&head, row, sizeof head);
      if (to_file)
        write_all (self, row, sizeof head + head.length);
      else
        cli_output_put ((const char *) row + sizeof head, head.length);
    }

  g_byte_array_set_size (self->rows, 0);
  g_array_set_size (self->places, 0);
}

static void
end_run (CliSort *self)
{
  Run run = { .position = self->length, .end = self->length + self->rows->len };

  if (self->file == NULL)
    self->file = open_file ();

  take_rows (self, true);
  self->length = run.end;
  g_array_append_val (self->runs, run);
}

void
cli_sort_add (CliSort    *self,
              guint64     key,
              const char *row,
              gsize       length)
{
  const Head head = { key, length };
  const Place place = { key, self->rows->len };

  g_byte_array_append (self->rows, (const guint8 *) &head, sizeof head);
  g_byte_array_append (self->rows, (const guint8 *) row, (guint) length);
  g_array_append_val (self->places, place);

  if (self->rows->len >= RUN)
    end_run (self);
}

/* Sees to it that `length` bytes of the run are in its buffer. */
static void
fill_buffer (CliSort *self,
             Run     *run,
             gsize    length)
{
  if (run->buffer->len - run->taken >= length)
    return;

  g_byte_array_remove_range (run->buffer, 0, (guint) run->taken);
  run->taken = 0;

  while (run->buffer->len < length)
    {
      const gsize had = run->buffer->len;
      const gsize wanted = MIN (MAX (self->n_bytes, length) - had, run->end - run->position);
      ssize_t n_read;

      g_byte_array_set_size (run->buffer, (guint) (had + wanted));
      n_read = pread (fileno (self->file), run->buffer->data + had, wanted, (off_t) run->position);
      if (n_read <= 0)
        fail ("read");

      g_byte_array_set_size (run->buffer, (guint) (had + (gsize) n_read));
      run->position += (guint64) n_read;
    }
}

/* Reads the head of the next row. Returns false at the end of the run. */
static bool
next_row (CliSort *self,
          Run     *run)
{
  if (run->buffer == NULL)
    run->buffer = g_byte_array_new ();

  if (run->position == run->end && run->taken == run->buffer->len)
    return false;

  fill_buffer (self, run, sizeof run->head);
  memcpy (&run->head, run->buffer->data + run->taken, sizeof run->head);
  fill_buffer (self, run, sizeof run->head + run->head.length);
  return true;
}

static void
print_row (Run *run)
{
  cli_output_put ((const char *) run->buffer->data + run->taken + sizeof run->head,
                  run->head.length);
  run->taken += sizeof run->head + run->head.length;
}

/* The run with the lowest key; the first of several, whose rows came first. There are so few that
 * looking at all of them is quick. */
static guint
find_lowest (const CliSort *self)
{
  guint lowest = 0;

  for (guint i = 1; i < self->runs->len; i++)
    if (g_array_index (self->runs, Run, i).head.key
        < g_array_index (self->runs, Run, lowest).head.key)
      lowest = i;

  return lowest;
}

static void
merge_runs (CliSort *self)
{
  if (fflush (self->file) != 0)
    fail ("write");

  self->n_bytes = MAX (ROOM / self->runs->len, LEAST_BUFFER);
  for (guint i = 0; i < self->runs->len; i++)
    next_row (self, &g_array_index (self->runs, Run, i));

  while (self->runs->len > 0)
    {
      const guint lowest = find_lowest (self);
      Run *run = &g_array_index (self->runs, Run, lowest);

      print_row (run);
      if (!next_row (self, run))
        g_array_remove_index (self->runs, lowest);
    }
}

void
cli_sort_print (CliSort *self)
{
  if (self->file == NULL)
    {
      take_rows (self, false);
      return;
    }

  if (self->places->len > 0)
    end_run (self);
  merge_runs (self);
}
