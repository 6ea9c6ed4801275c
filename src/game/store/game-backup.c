/* A backup as text and back, and what of it goes into the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/store/game-backup.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "game/store/game-folder.h"
#include "game/store/game-records.h"
#include "game/store/game-save-private.h"

static const char what[] = "nine-queens-backup";

static void
game_clear (gpointer data)
{
  g_bytes_unref (((GameBackupGame *) data)->text);
}

GameBackup *
game_backup_new (void)
{
  GameBackup *backup = g_new0 (GameBackup, 1);

  backup->settings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  backup->records = g_ptr_array_new_with_free_func (g_free);
  backup->games = g_array_new (FALSE, FALSE, sizeof (GameBackupGame));
  g_array_set_clear_func (backup->games, game_clear);

  return backup;
}

void
game_backup_free (GameBackup *backup)
{
  g_hash_table_unref (backup->settings);
  g_ptr_array_unref (backup->records);
  g_array_unref (backup->games);
  g_free (backup);
}

/* Takes the text, if it is that of a game. */
static bool
add_game (GameBackup *backup,
          GBytes     *owned_text,
          int64_t     played)
{
  g_autoptr(GBytes) text = owned_text;
  g_autoptr(GameSave) save = text != NULL ? game_save_read (text, NULL) : NULL;
  GameBackupGame game = { .played = played };

  if (save == NULL)
    return false;

  game.text = g_steal_pointer (&text);
  g_array_append_val (backup->games, game);
  return true;
}

void
game_backup_add_folder (GameBackup *backup,
                        const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "games", NULL);
  g_auto(GStrv) names = game_folder_list (path, GAME_LIBRARY_SUFFIX);

  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *file = g_build_filename (path, *name, NULL);
      GStatBuf info;

      if (g_stat (file, &info) == 0)
        add_game (backup, game_folder_read (file, NULL), info.st_mtime);
    }

  game_records_add_lines (folder, backup->records);
}

GBytes *
game_backup_write (const GameBackup *backup)
{
  GString *body = g_string_new (NULL);
  g_autoptr(GList) names = g_hash_table_get_keys (backup->settings);

  names = g_list_sort (names, (GCompareFunc) strcmp);
  for (GList *name = names; name != NULL; name = name->next)
    g_string_append_printf (body, "setting %s %s\n", (char *) name->data,
                            (char *) g_hash_table_lookup (backup->settings, name->data));

  for (guint i = 0; i < backup->records->len; i++)
    g_string_append_printf (body, "record %s\n", (char *) backup->records->pdata[i]);

  for (guint i = 0; i < backup->games->len; i++)
    {
      const GameBackupGame *game = &g_array_index (backup->games, GameBackupGame, i);
      gsize length;
      const char *text = g_bytes_get_data (game->text, &length);

      g_string_append_printf (body, "game %" G_GINT64_FORMAT " %" G_GSIZE_FORMAT "\n",
                              game->played, length);
      g_string_append_len (body, text, length);
    }

  g_string_append (body, "end\n");

  return game_save_add_checksum (what, 1, body);
}

/* The text of a game stands behind its line. */
static bool
read_game (GameBackup    *backup,
           char          *words,
           GameSaveLines *lines,
           const char    *end)
{
  const char *played = game_save_next_word (&words);
  const char *size = game_save_next_word (&words);
  const char *text = lines->rest;
  uint64_t seconds;
  uint64_t length;

  if (played == NULL || !game_save_read_number (played, G_MAXINT64 / G_USEC_PER_SEC, &seconds)
      || size == NULL || !game_save_read_number (size, GAME_SAVE_MAX, &length)
      || text == NULL || length > (uint64_t) (end - text)
      || !add_game (backup, g_bytes_new (text, length), seconds))
    return false;

  lines->rest += length;
  for (const char *c = text; c < lines->rest; c++)
    lines->line += *c == '\n';

  return true;
}

static bool
read_setting (GameBackup *backup,
              char       *words)
{
  const char *name = game_save_next_word (&words);

  return name != NULL && *name != '\0' && words != NULL
         && g_hash_table_insert (backup->settings, g_strdup (name), g_strdup (words));
}

/* Reads up to the line `end`, which is the last; else lines->line is that of the mistake. */
static bool
read_lines (GameBackup    *backup,
            GameSaveLines *lines,
            const char    *end)
{
  char *words;

  while ((words = game_save_next_line (lines)) != NULL)
    {
      const char *word = game_save_next_word (&words);
      bool is_fine = true;

      if (g_str_equal (word, "end"))
        return words == NULL && (lines->rest == NULL || *lines->rest == '\0');

      if (g_str_equal (word, "setting"))
        is_fine = read_setting (backup, words);
      else if (g_str_equal (word, "record") && words != NULL)
        g_ptr_array_add (backup->records, g_strdup (words));
      else if (g_str_equal (word, "game"))
        is_fine = read_game (backup, words, lines, end);

      if (!is_fine)
        return false;
    }

  return false;
}

/* The first line of a damaged text that makes no sense; 0 where all of them do. */
static int
find_damage (GBytes *text)
{
  g_autoptr(GameBackup) backup = game_backup_new ();
  gsize length;
  const char *data = g_bytes_get_data (text, &length);
  const char *body = memchr (data, '\n', length);
  g_autofree char *copy = body != NULL ? g_strndup (body + 1, length - (body + 1 - data)) : NULL;
  GameSaveLines lines = { .rest = copy, .line = 1 };

  return copy == NULL ? 1 : read_lines (backup, &lines, copy + strlen (copy)) ? 0 : lines.line;
}

static int
count_lines (GBytes *text)
{
  gsize length;
  const char *data = g_bytes_get_data (text, &length);
  int n_lines = 1;

  for (gsize i = 0; i + 1 < length; i++)
    n_lines += data[i] == '\n';

  return n_lines;
}

/* A sentence about a backup for one about a game. */
static void
set_error (const GError  *failure,
           GBytes        *text,
           GError       **error)
{
  int line;

  switch ((GameSaveError) failure->code)
    {
    case GAME_SAVE_ERROR_EMPTY:
    case GAME_SAVE_ERROR_FOREIGN:
      g_set_error (error, GAME_SAVE_ERROR, failure->code, _("This is no backup of Nine Queens."));
      break;

    case GAME_SAVE_ERROR_NEWER:
      g_set_error (error, GAME_SAVE_ERROR, failure->code,
                   _("A newer Nine Queens made this backup."));
      break;

    case GAME_SAVE_ERROR_CUT:
      g_set_error (error, GAME_SAVE_ERROR, failure->code,
                   _("The backup is cut short: it ends in line %d."), count_lines (text));
      break;

    case GAME_SAVE_ERROR_DAMAGED:
    case GAME_SAVE_ERROR_INVALID:
    default:
      line = find_damage (text);
      if (line > 0)
        g_set_error (error, GAME_SAVE_ERROR, failure->code,
                     _("The backup is damaged in line %d."), line);
      else
        g_set_error (error, GAME_SAVE_ERROR, failure->code, _("The backup is damaged."));
      break;
    }
}

bool
game_backup_is_backup (GBytes *text)
{
  gsize length;
  const char *data = g_bytes_get_data (text, &length);

  return length > strlen (what) && memcmp (data, what, strlen (what)) == 0;
}

GameBackup *
game_backup_read (GBytes  *text,
                  GError **error)
{
  g_autoptr(GameBackup) backup = game_backup_new ();
  g_autoptr(GError) failure = NULL;
  g_autofree char *body = NULL;
  GameSaveLines lines;

  g_return_val_if_fail (text != NULL, NULL);

  body = game_save_verify (what, text, &lines, &failure);
  if (body != NULL && !read_lines (backup, &lines, body + strlen (body)))
    game_save_refuse (&lines, &failure);

  if (failure == NULL)
    return g_steal_pointer (&backup);

  set_error (failure, text, error);
  return NULL;
}

GameMerged
game_backup_merge_game (const GameBackup *backup,
                        guint             index,
                        GameLibrary      *library)
{
  const GameBackupGame *game = &g_array_index (backup->games, GameBackupGame, index);
  g_autoptr(GameSave) save = game_save_read (game->text, NULL);

  g_return_val_if_fail (save != NULL, GAME_MERGED_KEPT);

  return game_library_merge (library, save, game->played * G_USEC_PER_SEC);
}
