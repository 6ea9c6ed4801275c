/* Files that are replaced as a whole or stay as they were.
 *
 * Invariant: after a failure (`failure`) nothing is written any more and the file is not replaced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-atomic-file.h"

#include "game/jobs/game-thread.h"
#include "game/store/game-replacement.h"

struct _GameAtomicFile
{
  GOutputStream    parent_instance;

  GFile           *file;
  GameFileAccess   access;

  bool             is_open;
  GameReplacement  replacement;         /* of a local file */
  GOutputStream   *remote;              /* or NULL */
  GError          *failure;
};

G_DEFINE_FINAL_TYPE (GameAtomicFile, game_atomic_file, G_TYPE_OUTPUT_STREAM)

static bool
game_atomic_file_open_remote (GameAtomicFile  *self,
                              GCancellable    *cancellable,
                              GError         **error)
{
  GFileCreateFlags flags = self->access == GAME_FILE_PRIVATE ? G_FILE_CREATE_PRIVATE
                                                             : G_FILE_CREATE_NONE;
  GFileOutputStream *stream = g_file_replace (self->file, NULL, FALSE, flags, cancellable, error);

  self->remote = stream != NULL ? G_OUTPUT_STREAM (stream) : NULL;

  return stream != NULL;
}

static bool
game_atomic_file_ensure_open (GameAtomicFile  *self,
                              GCancellable    *cancellable,
                              GError         **error)
{
  int mode = self->access == GAME_FILE_PRIVATE ? 0600 : 0666;

  if (self->is_open)
    return true;

  if (g_file_is_native (self->file))
    self->is_open = game_replacement_open (&self->replacement, g_file_peek_path (self->file), mode,
                                           error);
  else
    self->is_open = game_atomic_file_open_remote (self, cancellable, error);

  return self->is_open;
}

static ssize_t
game_atomic_file_try_write (GameAtomicFile  *self,
                            const void      *data,
                            size_t           length,
                            GCancellable    *cancellable,
                            GError         **error)
{
  if (g_cancellable_set_error_if_cancelled (cancellable, error)
      || !game_atomic_file_ensure_open (self, cancellable, error))
    return -1;

  if (self->remote != NULL)
    return g_output_stream_write (self->remote, data, length, cancellable, error);

  return game_replacement_write (&self->replacement, data, length, error);
}

static ssize_t
game_atomic_file_stream_write (GOutputStream  *stream,
                               const void     *data,
                               size_t          length,
                               GCancellable   *cancellable,
                               GError        **error)
{
  GameAtomicFile *self = GAME_ATOMIC_FILE (stream);
  ssize_t n_written = -1;

  if (self->failure == NULL)
    n_written = game_atomic_file_try_write (self, data, length, cancellable, &self->failure);
  if (n_written < 0 && error != NULL)
    *error = g_error_copy (self->failure);

  return n_written;
}

/* A stream of GIO that is closed with a cancelled cancellable leaves the old file. */
static void
game_atomic_file_give_up (GameAtomicFile *self)
{
  g_autoptr(GCancellable) cancelled = g_cancellable_new ();

  if (!self->is_open)
    return;

  g_cancellable_cancel (cancelled);
  if (self->remote != NULL)
    g_output_stream_close (self->remote, cancelled, NULL);
  else
    game_replacement_clear (&self->replacement);
}

static bool
game_atomic_file_commit (GameAtomicFile  *self,
                         GCancellable    *cancellable,
                         GError         **error)
{
  if (self->remote != NULL)
    return g_output_stream_close (self->remote, cancellable, error);

  return game_replacement_commit (&self->replacement, error);
}

static gboolean
game_atomic_file_stream_close (GOutputStream  *stream,
                               GCancellable   *cancellable,
                               GError        **error)
{
  GameAtomicFile *self = GAME_ATOMIC_FILE (stream);
  bool is_fine;

  is_fine = self->failure == NULL
            && !g_cancellable_set_error_if_cancelled (cancellable, &self->failure)
            && game_atomic_file_ensure_open (self, cancellable, &self->failure);
  if (!is_fine)
    game_atomic_file_give_up (self);
  else
    game_atomic_file_commit (self, cancellable, &self->failure);

  if (self->failure != NULL && error != NULL)
    *error = g_error_copy (self->failure);
  is_fine = self->failure == NULL;

  return is_fine;
}

/* GIO closes here what nobody has closed. */
static void
game_atomic_file_dispose (GObject *object)
{
  GameAtomicFile *self = GAME_ATOMIC_FILE (object);

  if (self->failure == NULL)
    self->failure = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "");

  G_OBJECT_CLASS (game_atomic_file_parent_class)->dispose (object);
}

static void
game_atomic_file_finalize (GObject *object)
{
  GameAtomicFile *self = GAME_ATOMIC_FILE (object);

  g_clear_object (&self->file);
  g_clear_object (&self->remote);
  g_clear_error (&self->failure);

  G_OBJECT_CLASS (game_atomic_file_parent_class)->finalize (object);
}

static void
game_atomic_file_class_init (GameAtomicFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GOutputStreamClass *stream_class = G_OUTPUT_STREAM_CLASS (klass);

  object_class->dispose = game_atomic_file_dispose;
  object_class->finalize = game_atomic_file_finalize;

  stream_class->write_fn = game_atomic_file_stream_write;
  stream_class->close_fn = game_atomic_file_stream_close;
}

static void
game_atomic_file_init (GameAtomicFile *self)
{
}

GOutputStream *
game_atomic_file_new (GFile          *file,
                      GameFileAccess  access)
{
  GameAtomicFile *self = g_object_new (GAME_TYPE_ATOMIC_FILE, NULL);

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self->file = g_object_ref (file);
  self->access = access;

  return G_OUTPUT_STREAM (self);
}

bool
game_atomic_file_write (GFile           *file,
                        GameFileAccess   access,
                        GBytes          *contents,
                        GError         **error)
{
  g_autoptr(GOutputStream) stream = game_atomic_file_new (file, access);
  size_t length;
  const void *data = g_bytes_get_data (contents, &length);

  return g_output_stream_write_all (stream, data, length, NULL, NULL, error)
         && g_output_stream_close (stream, NULL, error);
}

/* On a worker. */

typedef struct
{
  GFile          *file;
  GameFileAccess  access;
  GBytes         *contents;
} Writing;

static void
writing_free (Writing *writing)
{
  g_object_unref (writing->file);
  g_bytes_unref (writing->contents);
  g_free (writing);
}

static gpointer
write_worker (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  Writing *writing = data;

  return game_atomic_file_write (writing->file, writing->access, writing->contents, error)
         ? writing : NULL;
}

void
game_atomic_file_write_async (GFile               *file,
                              GameFileAccess       access,
                              GBytes              *contents,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  Writing *writing = g_new (Writing, 1);

  *writing = (Writing) { g_object_ref (file), access, g_bytes_ref (contents) };
  game_thread_run_async (write_worker, NULL, writing, (GDestroyNotify) writing_free, NULL,
                         NULL, callback, data);
}

bool
game_atomic_file_write_finish (GAsyncResult  *result,
                               GError       **error)
{
  return game_thread_run_finish (result, error) != NULL;
}
