/* Keeps the session on the disk.
 *
 * Invariant: while a write is under way (`writing`) no other one begins, but for the last one, when
 * the session is closed. What changes meanwhile makes the session `dirty`, and it is written again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/store/game-autosave.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "game/jobs/game-thread.h"
#include "game/store/game-atomic-file.h"
#include "game/store/game-folder.h"
#include "game/store/game-save-private.h"

enum
{
  DELAY_MS = 400,               /* of the second that a change may take, so much to gather more */
  RETRY_MS = 10 * 1000,
  CLOCK_SIZE = 128,             /* the one line of the file `clock` */
};

/* A write on another thread. Who writes the file holds `mutex`. */
typedef struct
{
  GMutex  mutex;
  int     is_superseded;        /* by a newer session on the disk; atomic */
  GFile  *file;
  GBytes *text;
} Writing;

struct _GameAutosave
{
  GObject      parent_instance;

  char        *folder;
  GFile       *session_file;
  char        *clock_path;
  int          clock_fd;        /* -1 until it is needed */

  GameCollect  collect;
  gpointer     data;

  guint        timeout_id;
  bool         dirty;
  Writing     *writing;         /* NULL: none */
  bool         failed;          /* since the last time that it worked */
  bool         blocked;         /* a file that cannot be read is in the way */
  bool         closed;
};

enum { FAILED, UNSAVED, FOUND, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (GameAutosave, game_autosave, G_TYPE_OBJECT)

static void game_autosave_schedule (GameAutosave *self,
                                    guint         milliseconds);

/* What was tried to be written: NULL, it is on the disk. */
static void
game_autosave_written (GameAutosave *self,
                       const GError *error)
{
  g_autofree char *message = NULL;
  bool failed_before = self->failed;

  self->failed = error != NULL;
  if (!self->failed)
    return;

  self->dirty = true;
  if (failed_before)
    return;

  /* Translators: %s is a sentence about what is wrong */
  message = g_strdup_printf (_("The game cannot be saved now: %s"), error->message);
  g_signal_emit (self, signals[FAILED], 0, message);
}

static void
game_autosave_close_clock (GameAutosave *self)
{
  if (self->clock_fd >= 0)
    close (self->clock_fd);
  self->clock_fd = -1;
}

/* Opens the file anew where it was removed, maybe with its folder. */
static void
game_autosave_open_clock (GameAutosave *self)
{
  struct stat info;

  if (self->clock_fd >= 0 && (fstat (self->clock_fd, &info) != 0 || info.st_nlink == 0))
    game_autosave_close_clock (self);

  if (self->clock_fd < 0)
    self->clock_fd = g_open (self->clock_path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
}

/* Where it does not work, the session has what was at its last change. */
static void
game_autosave_write_clock (GameAutosave      *self,
                           const GameSession *session)
{
  g_autoptr(GString) line = g_string_new (NULL);

  game_autosave_open_clock (self);
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      const GameSessionBoard *board = &session->boards[kind];
      const GamePlayStats *stats = board->game != NULL ? &board->game->stats : &board->stats;

      g_string_append_printf (line, "%" G_GINT64_FORMAT " %" G_GUINT64_FORMAT " ",
                              stats->begun, stats->milliseconds);
    }
  g_string_append_printf (line, "%" G_GUINT64_FORMAT, session->position);
  while (line->len < CLOCK_SIZE - 1)
    g_string_append_c (line, ' ');
  g_string_append_c (line, '\n');

  if (self->clock_fd >= 0
      && pwrite (self->clock_fd, line->str, line->len, 0) != (ssize_t) line->len)
    {
      ftruncate (self->clock_fd, 0);
      game_autosave_close_clock (self);
    }
}

/* The clock is never older than the session, so that it may be believed. A change that the
 * collection itself brings makes the session dirty again. */
static GBytes *
game_autosave_collect (GameAutosave *self)
{
  g_autoptr(GameSession) session = NULL;

  self->dirty = false;
  session = self->collect (self->data);
  game_autosave_write_clock (self, session);

  return game_session_write (session);
}

static void
writing_clear (Writing *writing)
{
  g_mutex_clear (&writing->mutex);
  g_object_unref (writing->file);
  g_bytes_unref (writing->text);
}

static void
writing_unref (Writing *writing)
{
  g_atomic_rc_box_release_full (writing, (GDestroyNotify) writing_clear);
}

static Writing *
writing_new (GFile  *file,
             GBytes *text)
{
  Writing *self = g_atomic_rc_box_new0 (Writing);

  g_mutex_init (&self->mutex);
  self->file = g_object_ref (file);
  self->text = g_bytes_ref (text);

  return self;
}

/* Returns NULL with an error, otherwise anything else. */
static gpointer
writing_worker (gpointer       data,
                GCancellable  *cancellable,
                GError       **error)
{
  Writing *self = data;
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  if (g_atomic_int_get (&self->is_superseded)
      || game_atomic_file_write (self->file, GAME_FILE_PRIVATE, self->text, error))
    return self;

  return NULL;
}

static void
game_autosave_replaced_cb (GObject      *object,
                           GAsyncResult *result,
                           gpointer      data)
{
  g_autoptr(GameAutosave) self = data;
  g_autoptr(GError) error = NULL;

  game_thread_run_finish (result, &error);
  if (self->closed)
    return;

  g_clear_pointer (&self->writing, writing_unref);
  game_autosave_written (self, error);
  if (self->dirty)
    game_autosave_schedule (self, error != NULL ? RETRY_MS : DELAY_MS);
}

static bool
game_autosave_write_now (GameAutosave  *self,
                         GError       **error)
{
  g_autoptr(GBytes) text = game_autosave_collect (self);

  return game_folder_make (self->folder, error)
         && game_atomic_file_write (self->session_file, GAME_FILE_PRIVATE, text, error);
}

/* The first time, and where the folder is gone, at once; then on another thread. The callback owns
 * the reference that waits for it, so that no other thread drops the last one. */
static void
game_autosave_write (GameAutosave *self)
{
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GError) error = NULL;

  if (!g_file_query_exists (self->session_file, NULL))
    {
      game_autosave_write_now (self, &error);
      game_autosave_written (self, error);
      if (self->dirty)
        game_autosave_schedule (self, RETRY_MS);
      return;
    }

  text = game_autosave_collect (self);
  self->writing = writing_new (self->session_file, text);
  game_thread_run_async (writing_worker, NULL, g_atomic_rc_box_acquire (self->writing),
                         (GDestroyNotify) writing_unref, NULL, NULL, game_autosave_replaced_cb,
                         g_object_ref (self));
}

/* The file that was in the way may be free by now. The session in it is none of this time. Returns
 * whether it is. */
static bool
game_autosave_unblock (GameAutosave  *self,
                       GError       **error)
{
  g_autofree char *message = NULL;
  g_autoptr(GameSession) there = game_autosave_load (self, &message);

  if (there != NULL)
    g_signal_emit (self, signals[FOUND], 0, there);
  else if (self->blocked)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, message);
  else if (message != NULL)
    g_signal_emit (self, signals[FAILED], 0, message);
  self->dirty = self->dirty || !self->blocked;

  return !self->blocked;
}

static gboolean
game_autosave_timeout_cb (gpointer data)
{
  GameAutosave *self = data;

  self->timeout_id = 0;
  if (self->blocked)
    game_autosave_unblock (self, NULL);
  if (!self->dirty || self->writing != NULL)
    return G_SOURCE_REMOVE;

  if (!self->blocked)
    {
      game_autosave_write (self);
    }
  else
    {
      self->dirty = false;
      g_signal_emit (self, signals[UNSAVED], 0);
    }

  return G_SOURCE_REMOVE;
}

static void
game_autosave_schedule (GameAutosave *self,
                        guint         milliseconds)
{
  if (self->timeout_id == 0 && !self->closed)
    self->timeout_id = g_timeout_add (self->blocked ? RETRY_MS : milliseconds,
                                      game_autosave_timeout_cb, self);
}

static void
game_autosave_dispose (GObject *object)
{
  GameAutosave *self = GAME_AUTOSAVE (object);

  self->closed = true;
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_pointer (&self->writing, writing_unref);
  game_autosave_close_clock (self);

  G_OBJECT_CLASS (game_autosave_parent_class)->dispose (object);
}

static void
game_autosave_finalize (GObject *object)
{
  GameAutosave *self = GAME_AUTOSAVE (object);

  g_free (self->folder);
  g_clear_object (&self->session_file);
  g_free (self->clock_path);

  G_OBJECT_CLASS (game_autosave_parent_class)->finalize (object);
}

static void
game_autosave_class_init (GameAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = game_autosave_dispose;
  object_class->finalize = game_autosave_finalize;

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[UNSAVED] = g_signal_new ("unsaved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FOUND] = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
game_autosave_init (GameAutosave *self)
{
  self->clock_fd = -1;
}

GameAutosave *
game_autosave_new (const char  *folder,
                   GameCollect  collect,
                   gpointer     data)
{
  GameAutosave *self = g_object_new (GAME_TYPE_AUTOSAVE, NULL);

  g_return_val_if_fail (folder != NULL && collect != NULL, NULL);

  self->folder = g_strdup (folder);
  self->session_file = g_file_new_build_filename (folder, "session", NULL);
  self->clock_path = g_build_filename (folder, "clock", NULL);
  self->collect = collect;
  self->data = data;

  return self;
}

/* What went on after the session was written the last time. It tells by when they were begun which
 * games it is about; what is not understood tells nothing. */
static void
game_autosave_read_clock (GameAutosave *self,
                          GameSession  *session)
{
  g_autofree char *line = NULL;
  g_auto(GStrv) words = NULL;
  bool is_same = true;

  if (!g_file_get_contents (self->clock_path, &line, NULL, NULL)
      || strlen (line) != CLOCK_SIZE || line[CLOCK_SIZE - 1] != '\n')
    return;

  words = g_strsplit (g_strchomp (line), " ", 0);
  if (g_strv_length (words) != 2 * GAME_N_KINDS + 1)
    return;

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      GameSave *game = session->boards[kind].game;
      uint64_t milliseconds;

      if (game != NULL
          && g_ascii_strtoll (words[2 * kind], NULL, 10) == game->stats.begun
          && game_save_read_number (words[2 * kind + 1], G_MAXINT64 / 1000, &milliseconds))
        game->stats.milliseconds = MAX (game->stats.milliseconds, milliseconds);
      else
        is_same = false;
    }

  if (is_same)
    game_save_read_number (words[2 * GAME_N_KINDS], G_MAXUINT64, &session->position);
}

GameSession *
game_autosave_load (GameAutosave  *self,
                    char         **message)
{
  g_autoptr(GameSession) session = NULL;
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GError) error = NULL;
  const char *path = g_file_peek_path (self->session_file);

  g_return_val_if_fail (GAME_IS_AUTOSAVE (self), NULL);
  g_return_val_if_fail (message != NULL, NULL);

  *message = NULL;
  game_folder_tidy (self->folder);
  text = game_folder_read (path, &error);
  if (text != NULL)
    session = game_session_read (text, &error);

  if (error != NULL)
    *message = game_folder_quarantine (path, error);
  self->blocked = error != NULL && *message == NULL;
  if (self->blocked)
    {
      g_autofree char *shown = g_filename_display_name (path);

      /* Translators: the first %s is a sentence about what is wrong, the second a file name */
      *message = g_strdup_printf (_("%s It is in the way, so that nothing is saved: %s"),
                                  error->message, shown);
      game_autosave_schedule (self, RETRY_MS);
    }

  if (session != NULL)
    game_autosave_read_clock (self, session);

  return g_steal_pointer (&session);
}

void
game_autosave_touch (GameAutosave *self)
{
  g_return_if_fail (GAME_IS_AUTOSAVE (self));

  self->dirty = true;
  if (self->writing == NULL)
    game_autosave_schedule (self, DELAY_MS);
}

bool
game_autosave_close (GameAutosave  *self,
                     GError       **error)
{
  bool done;

  g_return_val_if_fail (GAME_IS_AUTOSAVE (self) && !self->closed, false);

  if (self->writing != NULL)
    g_mutex_lock (&self->writing->mutex);

  done = (!self->blocked || game_autosave_unblock (self, error))
         && game_autosave_write_now (self, error);

  if (self->writing != NULL)
    {
      g_atomic_int_set (&self->writing->is_superseded, done);
      g_mutex_unlock (&self->writing->mutex);
    }

  if (done)
    {
      g_object_run_dispose (G_OBJECT (self));
      return true;
    }

  self->failed = self->dirty = true;
  game_autosave_schedule (self, RETRY_MS);
  g_signal_emit (self, signals[UNSAVED], 0);

  return false;
}

void
game_autosave_tick (GameAutosave      *self,
                    const GameSession *session)
{
  g_return_if_fail (GAME_IS_AUTOSAVE (self));

  if (!self->blocked && !self->closed)
    game_autosave_write_clock (self, session);
}

const char *
game_autosave_get_folder (GameAutosave *self)
{
  return self->folder;
}
