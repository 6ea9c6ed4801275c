/* The library: a folder of games.
 *
 * The list is read late and then kept in step; a game itself is read whenever it is wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/store/game-library.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "game/store/game-atomic-file.h"
#include "game/store/game-folder.h"

struct _GameLibrary
{
  GObject     parent_instance;

  char       *folder;
  GListStore *entries;          /* NULL until the list is asked for */
  GHashTable *unwritten;        /* games that could not be written, by key */
};

static guint failed_signal;

G_DEFINE_FINAL_TYPE (GameLibrary, game_library, G_TYPE_OBJECT)

char *
game_library_get_path (GameLibrary *self,
                       const char  *key)
{
  g_autofree char *name = g_strconcat (key, GAME_LIBRARY_SUFFIX, NULL);

  return g_build_filename (self->folder, name, NULL);
}

static void
set_unread_error (const char    *path,
                  const GError  *failure,
                  GError       **error)
{
  g_autofree char *shown = g_filename_display_name (path);

  g_set_error (error, failure->domain, failure->code,
               /* Translators: the first %s is a sentence, the second a file name */
               _("%s This game waits until it can be read: %s"), failure->message, shown);
}

/* Reads a game into `save`, new: NULL where there is none, or a damaged one that is in quarantine
 * now. Returns false if a file that cannot be read is there. */
static bool
game_library_read (GameLibrary  *self,
                   const char   *key,
                   GameSave    **save,
                   GError      **error)
{
  g_autofree char *path = game_library_get_path (self, key);
  g_autofree char *message = NULL;
  g_autoptr(GError) failure = NULL;
  g_autoptr(GBytes) text = game_folder_read (path, &failure);

  *save = text != NULL ? game_save_read (text, &failure) : NULL;
  if (failure == NULL)
    return true;

  message = game_folder_quarantine (path, failure);
  if (message != NULL)
    g_signal_emit (self, failed_signal, 0, message);
  else
    set_unread_error (path, failure, error);

  return message != NULL;
}

GameSave *
game_library_get (GameLibrary *self,
                  const char  *key)
{
  g_autoptr(GError) error = NULL;
  GameSave *save;

  g_return_val_if_fail (GAME_IS_LIBRARY (self), NULL);

  save = g_hash_table_lookup (self->unwritten, key);
  if (save != NULL)
    return game_save_copy (save);

  if (!game_library_read (self, key, &save, &error))
    g_signal_emit (self, failed_signal, 0, error->message);

  return save;
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  int64_t first = game_entry_get_played ((GameEntry *) a);
  int64_t second = game_entry_get_played ((GameEntry *) b);

  return (first < second) - (first > second);
}

/* 0.1.0 had one name for all sudokus that were being entered. */
static void
game_library_rename (GameLibrary     *self,
                     char           **key,
                     const GameSave  *save)
{
  g_autofree char *right = game_save_dup_key (save);
  g_autofree char *from = game_library_get_path (self, *key);
  g_autofree char *to = game_library_get_path (self, right);

  if (!g_str_equal (*key, right) && !g_file_test (to, G_FILE_TEST_EXISTS)
      && g_rename (from, to) == 0)
    {
      g_free (*key);
      *key = g_steal_pointer (&right);
    }
}

static void
game_library_read_entry (GameLibrary  *self,
                         const char   *name,
                         GError      **error)
{
  g_autofree char *key = g_strndup (name, strlen (name) - strlen (GAME_LIBRARY_SUFFIX));
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr(GameSave) save = NULL;
  g_autoptr(GameEntry) entry = NULL;
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return;

  if (!game_library_read (self, key, &save, error) || save == NULL)
    return;

  game_library_rename (self, &key, save);
  entry = game_entry_new (key, save, info.st_mtime * G_USEC_PER_SEC);
  g_list_store_append (self->entries, entry);
}

/* Lets the list show the game of `key`, played then, or with NULL that there is none. */
static void
game_library_show (GameLibrary    *self,
                   const char     *key,
                   const GameSave *save,
                   int64_t         played)
{
  guint n_entries = self->entries != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->entries))
                                          : 0;

  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr(GameEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);

      if (g_str_equal (game_entry_get_key (entry), key))
        {
          g_list_store_remove (self->entries, i);
          break;
        }
    }

  if (self->entries != NULL && save != NULL)
    {
      g_autoptr(GameEntry) entry = game_entry_new (key, save, played);

      g_list_store_insert_sorted (self->entries, entry, compare_entries, NULL);
    }
}

GListModel *
game_library_get_entries (GameLibrary *self)
{
  GHashTableIter unwritten;
  gpointer key;
  gpointer save;
  g_auto(GStrv) names = NULL;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (GAME_IS_LIBRARY (self), NULL);

  if (self->entries != NULL)
    return G_LIST_MODEL (self->entries);

  game_folder_tidy (self->folder);
  self->entries = g_list_store_new (GAME_TYPE_ENTRY);
  names = game_folder_list (self->folder, GAME_LIBRARY_SUFFIX);
  for (char **name = names; *name != NULL; name++)
    game_library_read_entry (self, *name, error == NULL ? &error : NULL);
  if (error != NULL)
    g_signal_emit (self, failed_signal, 0, error->message);

  g_list_store_sort (self->entries, compare_entries, NULL);
  g_hash_table_iter_init (&unwritten, self->unwritten);
  while (g_hash_table_iter_next (&unwritten, &key, &save))
    game_library_show (self, key, save, g_get_real_time ());

  return G_LIST_MODEL (self->entries);
}

static void
game_library_finalize (GObject *object)
{
  GameLibrary *self = GAME_LIBRARY (object);

  g_free (self->folder);
  g_clear_object (&self->entries);
  g_hash_table_unref (self->unwritten);

  G_OBJECT_CLASS (game_library_parent_class)->finalize (object);
}

static void
game_library_class_init (GameLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_library_finalize;

  failed_signal = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
game_library_init (GameLibrary *self)
{
  self->unwritten = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) game_save_free);
}

GameLibrary *
game_library_new (const char *folder)
{
  GameLibrary *self = g_object_new (GAME_TYPE_LIBRARY, NULL);

  g_return_val_if_fail (folder != NULL, NULL);

  self->folder = g_strdup (folder);

  return self;
}

/* Whether anything was ever done in it. */
static bool
is_touched (const GameSave *save)
{
  for (guint i = 0; i < save->states->len; i++)
    if (!game_state_is_untouched (&g_array_index (save->states, GameState, i)))
      return true;

  return false;
}

/* The present state of `before` comes last: game_save_split () looks for it there. */
static void
prepend (GameSave       *save,
         const GameSave *before)
{
  bool is_last = before->position + 1 == before->states->len;

  if (!is_last)
    g_array_prepend_vals (save->states, game_save_get_state (before), 1);
  g_array_prepend_vals (save->states, before->states->data, before->states->len);
  save->position += before->states->len + !is_last;
}

/* Whether `save` begins with the states of `before` from `first` to its present one. */
static bool
begins_at (const GameSave *save,
           const GameSave *before,
           guint           first)
{
  guint n_states = before->position + 1 - first;

  if (n_states > save->states->len)
    return false;

  for (guint i = n_states; i > 0; i--)
    if (!game_state_equal (&g_array_index (before->states, GameState, first + i - 1),
                           &g_array_index (save->states, GameState, i - 1)))
      return false;

  return true;
}

/* Begun twice: the states of the first time stay, before those of the second. `before` may end with
 * the first states of `save`; those before them are put there. */
static void
join (GameSave       *save,
      const GameSave *before)
{
  guint n_before = 0;

  if (before == NULL
      || (before->stats.finished != 0 && before->stats.begun != save->stats.begun))
    return;

  while (n_before <= before->position && !begins_at (save, before, n_before))
    n_before++;

  if (n_before > before->position)
    {
      prepend (save, before);
      game_savepoints_append (&save->savepoints, &before->savepoints);
      return;
    }

  g_array_prepend_vals (save->states, before->states->data, n_before);
  save->position += n_before;
}

/* Adds to `save` what is there, so that nothing is written over that. */
static bool
game_library_write (GameLibrary  *self,
                    const char   *key,
                    GameSave     *save,
                    GError      **error)
{
  g_autofree char *path = game_library_get_path (self, key);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GameSave) before = NULL;

  if (!game_library_read (self, key, &before, error))
    return false;

  join (save, before);
  text = game_save_write (save);

  return game_folder_make (self->folder, error)
         && game_atomic_file_write (file, GAME_FILE_PRIVATE, text, error);
}

bool
game_library_write_again (GameLibrary *self)
{
  GHashTableIter unwritten;
  gpointer key;
  gpointer save;

  g_hash_table_iter_init (&unwritten, self->unwritten);
  while (g_hash_table_iter_next (&unwritten, &key, &save))
    if (game_library_write (self, key, save, NULL))
      g_hash_table_iter_remove (&unwritten);

  return g_hash_table_size (self->unwritten) == 0;
}

/* A sudoku that is still being entered has no givens that tell it from the next one: an untouched
 * puzzle that it cannot become stands between them. */
static void
prepend_border (GameSave        *save,
                const GameState *entered)
{
  GameState border = game_state_new_sudoku (NULL);

  if (!game_state_is_entry (entered))
    return;

  border.sudoku.givens.digit[0] = entered->sudoku.entries.digit[0] % 9 + 1;
  g_array_prepend_vals (save->states, &border, 1);
  save->position++;
}

void
game_library_prepend_unwritten (GameLibrary *self,
                                GameSave    *save)
{
  GameKind kind = game_save_get_state (save)->kind;
  GHashTableIter unwritten;
  gpointer game;

  g_hash_table_iter_init (&unwritten, self->unwritten);
  while (g_hash_table_iter_next (&unwritten, NULL, &game))
    if (game_save_get_state (game)->kind == kind
        && !game_save_went_through (save, game_save_get_state (game)))
      {
        prepend_border (save, game_save_get_state (game));
        prepend (save, game);
      }
}

bool
game_library_put (GameLibrary    *self,
                  const GameSave *save)
{
  g_autofree char *key = NULL;
  g_autofree char *message = NULL;
  g_autoptr(GameSave) both = NULL;
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (GAME_IS_LIBRARY (self), false);
  g_return_val_if_fail (save != NULL, false);

  if (!is_touched (save))
    return true;

  key = game_save_dup_key (save);
  both = game_save_copy (save);
  join (both, g_hash_table_lookup (self->unwritten, key));
  game_library_show (self, key, save, g_get_real_time ());
  if (game_library_write (self, key, both, &error))
    {
      g_hash_table_remove (self->unwritten, key);
      return true;
    }

  g_hash_table_replace (self->unwritten, g_steal_pointer (&key), g_steal_pointer (&both));
  /* Translators: %s is a sentence about what is wrong */
  message = g_strdup_printf (_("The game could not be put into the library yet: %s"),
                             error->message);
  g_signal_emit (self, failed_signal, 0, message);

  return false;
}

void
game_library_add (GameLibrary *self,
                  GameSave    *save)
{
  g_autofree char *key = game_save_dup_key (save);
  g_autoptr(GameSave) before = game_library_get (self, key);

  if (before != NULL && game_save_went_through (before, game_save_get_state (save)))
    return;

  if (before != NULL)
    save->stats = before->stats;
  game_library_put (self, save);
}

/* `save`, of which the file is, was played then; NULL: there is none. */
static void
game_library_set_played (GameLibrary    *self,
                         const char     *key,
                         const GameSave *save,
                         int64_t         played)
{
  g_autofree char *path = game_library_get_path (self, key);
  time_t seconds = played / G_USEC_PER_SEC;

  g_utime (path, &(struct utimbuf) { seconds, seconds });
  game_library_show (self, key, save, played);
}

/* Whether a game that was played then has more than the one that is there. A finished one has
 * all. */
static bool
has_more (const GameSave *save,
          int64_t         played,
          const GameSave *before,
          int64_t         played_before)
{
  double progress = game_entry_progress_of (game_save_get_state (save));
  double progress_before = game_entry_progress_of (game_save_get_state (before));

  return before->stats.finished == 0 && !game_save_went_through (before, game_save_get_state (save))
         && (progress > progress_before
             || (progress == progress_before && played > played_before));
}

GameMerged
game_library_merge (GameLibrary    *self,
                    const GameSave *save,
                    int64_t         played)
{
  g_autofree char *key = NULL;
  g_autofree char *path = NULL;
  g_autoptr(GameSave) before = NULL;
  GStatBuf info = { .st_mtime = 0 };

  g_return_val_if_fail (GAME_IS_LIBRARY (self), GAME_MERGED_FAILED);
  g_return_val_if_fail (save != NULL, GAME_MERGED_FAILED);

  key = game_save_dup_key (save);
  path = game_library_get_path (self, key);
  before = game_library_get (self, key);
  g_stat (path, &info);
  if (before != NULL && !has_more (save, played, before, info.st_mtime * G_USEC_PER_SEC))
    return GAME_MERGED_KEPT;

  if (!game_library_put (self, save))
    return GAME_MERGED_FAILED;

  game_library_set_played (self, key, save, played);

  return before == NULL ? GAME_MERGED_ADDED : GAME_MERGED_REPLACED;
}

bool
game_library_reset (GameLibrary  *self,
                    const char   *key,
                    GBytes       *text,
                    int64_t       played,
                    GError      **error)
{
  g_autofree char *path = game_library_get_path (self, key);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GameSave) save = text != NULL ? game_save_read (text, NULL) : NULL;

  g_return_val_if_fail (GAME_IS_LIBRARY (self), false);
  g_return_val_if_fail (save != NULL || text == NULL, false);

  if (text == NULL ? !g_file_delete (file, NULL, error)
                   : !game_atomic_file_write (file, GAME_FILE_PRIVATE, text, error))
    return false;

  g_hash_table_remove (self->unwritten, key);
  game_library_set_played (self, key, save, played);

  return true;
}

GameSave *
game_library_take (GameLibrary *self,
                   const char  *key)
{
  g_autofree char *path = game_library_get_path (self, key);
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSave) there = NULL;
  g_autoptr(GameSave) save = NULL;

  if (!game_library_read (self, key, &there, &error))
    {
      g_signal_emit (self, failed_signal, 0, error->message);
      return NULL;
    }

  save = game_library_get (self, key);
  if (save == NULL || (g_unlink (path) != 0 && errno != ENOENT))
    return NULL;

  join (save, there);
  g_hash_table_remove (self->unwritten, key);
  game_library_show (self, key, NULL, 0);

  return g_steal_pointer (&save);
}
