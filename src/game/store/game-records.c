/* Records: a line for each finished game, and their sums.
 *
 *     BEGUN FINISHED PUZZLE SIZE LEVEL MILLISECONDS HINTS KEY
 *
 * with `-` for a level that is not known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-records.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "game/store/game-folder.h"
#include "game/state/game-variant.h"
#include "game/store/game-save-private.h"

enum { BEGUN, FINISHED, PUZZLE, SIZE, LEVEL, TIME, HINTS, KEY, N_WORDS };

/* Where the next line begins: a write that a crash cut short leaves half of one at the end. */
static off_t
find_end (int fd)
{
  off_t end = lseek (fd, 0, SEEK_END);
  char last;

  while (end > 0 && pread (fd, &last, 1, end - 1) == 1 && last != '\n')
    end--;

  return end;
}

/* All of the line or none, and then errno says why. */
static bool
write_line (int         fd,
            const char *line)
{
  off_t end = find_end (fd);
  size_t length = strlen (line);
  ssize_t n_written;
  int number;

  if (end < 0 || ftruncate (fd, end) != 0)
    return false;

  n_written = write (fd, line, length);
  if (n_written == (ssize_t) length && fsync (fd) == 0)
    return true;

  number = n_written < 0 || n_written == (ssize_t) length ? errno : ENOSPC;
  if (ftruncate (fd, end) == 0)
    errno = number;

  return false;
}

static bool
append (const char  *path,
        const char  *line,
        GError     **error)
{
  int fd = g_open (path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  bool done = fd >= 0 && write_line (fd, line);
  int number = errno;

  if (fd >= 0)
    close (fd);
  if (!done)
    g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (number),
                         g_strerror (number));

  return done;
}

bool
game_records_add (const char           *folder,
                  const GameState      *state,
                  const GamePlayStats  *stats,
                  GError              **error)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *key = game_save_key (state);
  g_autofree char *line = NULL;

  if (stats->by_program)
    return true;

  line = g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s %d %s %" G_GUINT64_FORMAT
                          " %u %s\n",
                          stats->begun, stats->finished, game_state_info (state)->key,
                          game_state_size (state),
                          stats->level[0] != '\0' ? stats->level : "-",
                          stats->milliseconds, game_play_stats_n_hints (stats), key);

  return game_folder_make (folder, error) && append (path, line, error);
}

static int
compare_records (gconstpointer a,
                 gconstpointer b)
{
  const GameRecord *first = a;
  const GameRecord *second = b;
  int order = strcmp (first->puzzle, second->puzzle);

  if (order == 0)
    order = first->size - second->size;

  return order != 0 ? order : strcmp (first->level, second->level);
}

static GameRecord *
find_record (GArray     *records,
             char      **words,
             uint64_t    size)
{
  GameRecord record = { .size = size };

  g_strlcpy (record.puzzle, words[PUZZLE], sizeof record.puzzle);
  if (strcmp (words[LEVEL], "-") != 0)
    g_strlcpy (record.level, words[LEVEL], sizeof record.level);

  for (guint i = 0; i < records->len; i++)
    if (compare_records (&g_array_index (records, GameRecord, i), &record) == 0)
      return &g_array_index (records, GameRecord, i);

  g_array_append_val (records, record);

  return &g_array_index (records, GameRecord, records->len - 1);
}

static void
add_line (GArray     *records,
          GHashTable *seen,
          const char *line)
{
  g_auto(GStrv) words = g_strsplit (line, " ", N_WORDS + 1);
  GameRecord *record;
  uint64_t milliseconds;
  uint64_t hints;
  uint64_t size;

  if (g_strv_length (words) != N_WORDS
      || !game_save_read_number (words[SIZE], QUEENS_MAX, &size)
      || !game_save_read_number (words[TIME], G_MAXINT64 / 1000, &milliseconds)
      || !game_save_read_number (words[HINTS], G_MAXINT, &hints)
      || !g_hash_table_add (seen, g_strconcat (words[KEY], words[BEGUN], NULL)))
    return;

  record = find_record (records, words, size);
  record->best = record->n_games > 0 ? MIN (record->best, milliseconds) : milliseconds;
  record->total += milliseconds;
  record->n_games++;
  record->n_hints += hints;
  if (hints == 0)
    record->n_without_hints++;
}

GArray *
game_records_read (const char *folder)
{
  GArray *records = g_array_new (FALSE, FALSE, sizeof (GameRecord));
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return records;

  lines = g_strsplit (text, "\n", 0);
  for (int i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)        /* the last is cut short */
    add_line (records, seen, lines[i]);
  g_array_sort (records, compare_records);

  return records;
}

/* Other words may follow the key. */
static void
add_finished (GHashTable *finished,
              const char *line)
{
  g_auto(GStrv) words = g_strsplit (line, " ", -1);
  int64_t moment;

  if (g_strv_length (words) < N_WORDS
      || !g_ascii_string_to_signed (words[FINISHED], 10, 1, G_MAXINT64, &moment, NULL))
    return;

  g_hash_table_replace (finished, g_strndup (words[KEY], strcspn (words[KEY], ";")),
                        g_memdup2 (&moment, sizeof moment));
}

GHashTable *
game_records_read_finished (const char *folder)
{
  GHashTable *finished = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return finished;

  lines = g_strsplit (text, "\n", 0);
  for (int i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    add_finished (finished, lines[i]);

  return finished;
}
