/* A puzzle that leaves its board goes to the library with its history and statistics; a finished
 * one is kept there and counted in the records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-archive.h"

#include <glib/gi18n-lib.h>

#include "game/store/game-records.h"

struct _AppArchive
{
  GObject       parent_instance;

  GameAutosave *autosave;               /* NULL: nothing is written */
  GameLibrary  *library;                /* NULL as well */
  GameCollect   collect;
  gpointer      data;
  GPtrArray    *finished;               /* lines that could not be added to the records */
  bool          is_safe;                /* though the session could not be written */
};

static unsigned int failed_signal;

G_DEFINE_FINAL_TYPE (AppArchive, app_archive, G_TYPE_OBJECT)

/* Returns whether all games are in the library and in the records now. */
static bool
app_archive_write_again (AppArchive *self)
{
  const char *folder = game_autosave_get_folder (self->autosave);

  if (self->finished->len > 0 && game_records_join_lines (folder, self->finished, NULL, NULL))
    g_ptr_array_set_size (self->finished, 0);

  return game_library_write_again (self->library) && self->finished->len == 0;
}

static void
app_archive_failed_cb (AppArchive *self,
                       const char *message)
{
  g_signal_emit (self, failed_signal, 0, message);
}

static void
app_archive_dispose (GObject *object)
{
  AppArchive *self = APP_ARCHIVE (object);

  if (self->autosave != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->autosave, self);
      g_object_run_dispose (G_OBJECT (self->autosave));
    }
  g_clear_object (&self->autosave);
  g_clear_object (&self->library);
  g_clear_pointer (&self->finished, g_ptr_array_unref);

  G_OBJECT_CLASS (app_archive_parent_class)->dispose (object);
}

static void
app_archive_class_init (AppArchiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_archive_dispose;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
app_archive_init (AppArchive *self)
{
  self->finished = g_ptr_array_new_with_free_func (g_free);
}

AppArchive *
app_archive_new (void)
{
  return g_object_new (APP_TYPE_ARCHIVE, NULL);
}

/* Puzzles in the history of another one go to the library. */
static void
app_archive_split (AppArchive *self,
                   GameSave   *game)
{
  g_autoptr(GPtrArray) others = game_save_split (game);

  for (guint i = 0; i < others->len; i++)
    game_library_add (self->library, others->pdata[i]);
}

/* The game that the library has of that key, if it is the same one; else NULL. New. */
static GameSave *
app_archive_find_same (AppArchive     *self,
                       const GameSave *save)
{
  g_autofree char *key = game_save_dup_key (save);
  g_autoptr(GameSave) there = self->library != NULL ? game_library_get (self->library, key) : NULL;

  return there != NULL && there->stats.begun == save->stats.begun ? g_steal_pointer (&there) : NULL;
}

/* The library has a game as it went on after the session could be written the last time. The clock
 * of `board` may be newer than both. What the session alone has goes to the library. */
static void
app_archive_catch_up (AppArchive       *self,
                      GameSessionBoard *board)
{
  g_autoptr(GameSave) there = app_archive_find_same (self, board->game);

  if (there == NULL || there->stats.milliseconds <= board->stats.milliseconds)
    return;

  if (!game_save_went_through (there, game_save_get_state (board->game)))
    {
      game_library_put (self->library, board->game);
      game_library_put (self->library, there);
    }
  there->stats.milliseconds = MAX (there->stats.milliseconds, board->game->stats.milliseconds);
  game_save_free (board->game);
  board->game = g_steal_pointer (&there);
}

static void
app_archive_settle (AppArchive  *self,
                    GameSession *session)
{
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    if (session->boards[kind].game != NULL)
      {
        app_archive_split (self, session->boards[kind].game);
        app_archive_catch_up (self, &session->boards[kind]);
      }
}

static gpointer
copy_line (gconstpointer line,
           gpointer      data)
{
  return g_strdup (line);
}

/* For each autosave, also the one that is tried again and the last. The session keeps the games
 * that only the library refuses, as 0.1.0 did, and finished ones that are not in the records. */
static GameSession *
app_archive_collect_cb (gpointer data)
{
  AppArchive *self = data;
  GameSession *session;

  app_archive_write_again (self);
  session = self->collect (self->data);
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    game_library_prepend_unwritten (self->library, session->boards[kind].game);
  session->records = g_ptr_array_copy (self->finished, copy_line, NULL);

  return session;
}

static void
app_archive_put_all (AppArchive        *self,
                     const GameSession *session)
{
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    if (session->boards[kind].game != NULL)
      game_library_put (self->library, session->boards[kind].game);
}

static void
app_archive_unsaved_cb (AppArchive *self)
{
  g_autoptr(GameSession) session = self->collect (self->data);

  app_archive_put_all (self, session);
  self->is_safe = app_archive_write_again (self);
}

/* The records of the last time are written with the next autosave. */
static void
app_archive_take_records (AppArchive  *self,
                          GameSession *session)
{
  if (session->records != NULL)
    g_ptr_array_extend_and_steal (self->finished, g_steal_pointer (&session->records));
}

static void
app_archive_found_cb (AppArchive  *self,
                      GameSession *there)
{
  app_archive_settle (self, there);
  app_archive_take_records (self, there);
  app_archive_put_all (self, there);
}

GameSession *
app_archive_open (AppArchive  *self,
                  const char  *folder,
                  GameCollect  collect,
                  gpointer     data)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autofree char *message = NULL;
  GameSession *session;

  g_return_val_if_fail (APP_IS_ARCHIVE (self), NULL);
  g_return_val_if_fail (self->autosave == NULL, NULL);

  self->collect = collect;
  self->data = data;
  self->autosave = game_autosave_new (folder, app_archive_collect_cb, self);
  self->library = game_library_new (games);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (app_archive_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "unsaved", G_CALLBACK (app_archive_unsaved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "found", G_CALLBACK (app_archive_found_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->library, "failed", G_CALLBACK (app_archive_failed_cb), self,
                           G_CONNECT_SWAPPED);

  session = game_autosave_load (self->autosave, &message);
  if (session != NULL)
    {
      app_archive_settle (self, session);
      app_archive_take_records (self, session);
    }
  if (message != NULL)
    app_archive_failed_cb (self, message);

  return session;
}

void
app_archive_touch (AppArchive *self)
{
  g_return_if_fail (APP_IS_ARCHIVE (self));

  if (self->autosave != NULL)
    game_autosave_touch (self->autosave);
}

void
app_archive_tick (AppArchive        *self,
                  const GameSession *session)
{
  g_return_if_fail (APP_IS_ARCHIVE (self));

  if (self->autosave != NULL)
    game_autosave_tick (self->autosave, session);
}

char *
app_archive_close (AppArchive *self)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *reason = NULL;

  g_return_val_if_fail (APP_IS_ARCHIVE (self), NULL);

  if (self->autosave == NULL || game_autosave_close (self->autosave, &error))
    return NULL;

  /* Translators: %s is a sentence about what is wrong */
  reason = g_strdup_printf (_("The game cannot be saved now: %s"), error->message);

  return g_strdup_printf ("%s\n\n%s", reason,
                          self->is_safe
                          ? _("Nothing that you played is lost if you close the window: all of it "
                              "is in the library.")
                          : _("You can try again, or save the puzzle in another place. If you "
                              "close the window now, what was not saved is lost."));
}

GameLibrary *
app_archive_get_library (AppArchive *self)
{
  g_return_val_if_fail (APP_IS_ARCHIVE (self), NULL);

  return self->library;
}

bool
app_archive_store (AppArchive     *self,
                   const GameSave *save)
{
  g_return_val_if_fail (APP_IS_ARCHIVE (self), false);

  return self->library != NULL && game_library_put (self->library, save);
}

GameSave *
app_archive_dup_resumed (AppArchive     *self,
                         const GameSave *save)
{
  GameSave *resumed = game_save_copy (save);
  g_autoptr(GameSave) there = NULL;

  g_return_val_if_fail (APP_IS_ARCHIVE (self), resumed);

  there = app_archive_find_same (self, save);
  if (there != NULL)
    resumed->stats.milliseconds = MAX (save->stats.milliseconds, there->stats.milliseconds);

  return resumed;
}

void
app_archive_drop_entered (AppArchive     *self,
                          const GameSave *save)
{
  g_autofree char *key = game_save_dup_key (save);
  g_autoptr(GameSave) taken = NULL;

  g_return_if_fail (APP_IS_ARCHIVE (self));

  if (self->library != NULL)
    taken = game_library_take (self->library, key);
}

/* Nothing spent yet on the same puzzle. */
static GamePlayStats
begin_again (const GamePlayStats *before)
{
  GamePlayStats stats = game_play_stats_new ();

  g_strlcpy (stats.title, before->title, sizeof stats.title);
  g_strlcpy (stats.level, before->level, sizeof stats.level);
  stats.saw_solution = before->saw_solution;
  stats.has_seed = before->has_seed;
  stats.seed = before->seed;

  return stats;
}

/* A finished game is over: the same puzzle begun anew begins with nothing. A puzzle that is being
 * entered is not known yet. */
GamePlayStats
app_archive_recall (AppArchive      *self,
                    const GameState *state)
{
  g_autofree char *key = game_save_key (state);
  g_autoptr(GameSave) save = NULL;

  if (self->library != NULL && !game_state_is_entry (state))
    save = game_library_get (self->library, key);

  if (save == NULL)
    return game_play_stats_new ();
  if (save->stats.finished != 0 && !game_state_equal (game_save_get_state (save), state))
    return begin_again (&save->stats);

  return save->stats;
}

void
app_archive_add_record (AppArchive          *self,
                        const GameState     *state,
                        const GamePlayStats *stats)
{
  g_autofree char *message = NULL;
  g_autoptr(GError) error = NULL;

  g_return_if_fail (APP_IS_ARCHIVE (self));

  if (self->autosave == NULL
      || game_records_add (game_autosave_get_folder (self->autosave), state, stats, &error))
    return;

  g_ptr_array_add (self->finished, game_records_dup_line (state, stats));
  /* Translators: %s is a sentence about what is wrong */
  message = g_strdup_printf (_("The game could not be added to the records yet: %s"),
                             error->message);
  app_archive_failed_cb (self, message);
}

const char *
app_archive_get_folder (AppArchive *self)
{
  g_return_val_if_fail (APP_IS_ARCHIVE (self), NULL);

  return self->autosave != NULL ? game_autosave_get_folder (self->autosave) : NULL;
}
