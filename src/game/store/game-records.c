/* Records: a line for each finished game, and their sums.
 *
 *     BEGUN FINISHED PUZZLE SIZE LEVEL MILLISECONDS HINTS KEY[;NAME=VALUE]…
 *
 * with `-` for a level that is not known. A line of 0.1.0 ends with the key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-records.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "game/store/game-atomic-file.h"
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
  int fd = g_open (path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  bool done = fd >= 0 && write_line (fd, line);
  int number = errno;

  if (fd >= 0)
    close (fd);
  if (!done)
    g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (number),
                         g_strerror (number));

  return done;
}

static void
add_techniques (GString             *line,
                const GameState     *state,
                const GamePlayStats *stats)
{
  const GameVariantInfo *info = game_state_info (state);
  const char *before = ";techniques=";

  for (int technique = 0; stats->has_path && technique < info->n_techniques; technique++)
    if (sudoku_techniques_has (&stats->path, technique))
      {
        g_string_append_printf (line, "%s%s", before, info->technique_code (technique));
        before = ",";
      }
}

char *
game_records_dup_line (const GameState     *state,
                       const GamePlayStats *stats)
{
  g_autofree char *key = game_save_key (state);
  GString *line = g_string_new (NULL);

  g_string_printf (line, "%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %s %d %s %" G_GUINT64_FORMAT
                         " %u %s;clock=%s",
                   stats->begun, stats->finished, game_state_info (state)->key,
                   game_state_size (state), stats->level[0] != '\0' ? stats->level : "-",
                   stats->milliseconds, game_play_stats_n_hints (stats), key,
                   stats->had_clock ? "on" : "off");
  add_techniques (line, state, stats);

  return g_string_free (line, false);
}

bool
game_records_add (const char           *folder,
                  const GameState      *state,
                  const GamePlayStats  *stats,
                  GError              **error)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autofree char *line = NULL;
  g_autofree char *text = NULL;

  if (stats->by_program)
    return true;

  line = game_records_dup_line (state, stats);
  text = g_strconcat (line, "\n", NULL);

  return game_folder_make (folder, error) && append (path, text, error);
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

static void
read_techniques (GameResult *result,
                 const char *text)
{
  int variant = game_variant_from_key (result->puzzle);
  const GameVariantInfo *info = variant >= 0 ? &game_variants[variant] : NULL;
  g_auto(GStrv) codes = g_strsplit (text, ",", -1);

  result->has_path = info != NULL && info->n_techniques > 0;
  for (int technique = 0; result->has_path && technique < info->n_techniques; technique++)
    if (g_strv_contains ((const char *const *) codes, info->technique_code (technique)))
      sudoku_techniques_add (&result->path, technique);
}

static void
read_fields (GameResult  *result,
             char       **fields)
{
  for (int i = 0; fields[i] != NULL; i++)
    if (g_str_has_prefix (fields[i], "techniques="))
      read_techniques (result, fields[i] + strlen ("techniques="));
    else if (g_str_equal (fields[i], "clock=off"))
      result->had_clock = false;
}

static bool
read_line (const char *line,
           GHashTable *seen,
           GameResult *result)
{
  g_auto(GStrv) words = g_strsplit (line, " ", N_WORDS + 1);
  g_auto(GStrv) fields = NULL;
  uint64_t hints;
  uint64_t size;

  *result = (GameResult) { .had_clock = true };
  if (g_strv_length (words) != N_WORDS
      || !g_ascii_string_to_signed (words[BEGUN], 10, 0, G_MAXINT64, &result->begun, NULL)
      || !g_ascii_string_to_signed (words[FINISHED], 10, 0, G_MAXINT64, &result->finished, NULL)
      || !game_save_read_number (words[SIZE], QUEENS_MAX, &size)
      || !game_save_read_number (words[TIME], G_MAXINT64 / 1000, &result->milliseconds)
      || !game_save_read_number (words[HINTS], G_MAXINT, &hints))
    return false;

  result->size = size;
  result->n_hints = hints;
  g_strlcpy (result->puzzle, words[PUZZLE], sizeof result->puzzle);
  if (strcmp (words[LEVEL], "-") != 0)
    g_strlcpy (result->level, words[LEVEL], sizeof result->level);
  fields = g_strsplit (words[KEY], ";", -1);
  read_fields (result, fields);

  return g_hash_table_add (seen, g_strconcat (fields[0] != NULL ? fields[0] : "", words[BEGUN],
                                              NULL));
}

/* Whole ones; one without an end is cut short. New. */
static char **
read_lines (const char *folder)
{
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "records", NULL) : NULL;
  g_autofree char *text = NULL;
  char *end;

  if (path == NULL || !g_file_get_contents (path, &text, NULL, NULL))
    return g_new0 (char *, 1);

  end = strrchr (text, '\n');
  text[end != NULL ? end - text : 0] = '\0';

  return g_strsplit (text, "\n", 0);
}

GArray *
game_records_read_games (const char *folder)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (GameResult));
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto(GStrv) lines = read_lines (folder);

  for (int i = 0; lines[i] != NULL; i++)
    {
      GameResult result;

      if (read_line (lines[i], seen, &result))
        g_array_append_val (results, result);
    }

  return results;
}

static GameRecord *
find_record (GArray           *records,
             const GameResult *result)
{
  GameRecord record = { .size = result->size };

  g_strlcpy (record.puzzle, result->puzzle, sizeof record.puzzle);
  g_strlcpy (record.level, result->level, sizeof record.level);
  for (guint i = 0; i < records->len; i++)
    if (compare_records (&g_array_index (records, GameRecord, i), &record) == 0)
      return &g_array_index (records, GameRecord, i);

  g_array_append_val (records, record);

  return &g_array_index (records, GameRecord, records->len - 1);
}

static void
add_result (GArray           *records,
            const GameResult *result)
{
  GameRecord *record = find_record (records, result);
  uint64_t milliseconds = result->milliseconds;

  record->n_games++;
  record->n_hints += result->n_hints;
  if (result->n_hints == 0)
    record->n_without_hints++;
  if (!result->had_clock)
    return;

  record->best = record->n_timed > 0 ? MIN (record->best, milliseconds) : milliseconds;
  record->total += milliseconds;
  record->n_timed++;
}

GArray *
game_records_read (const char *folder)
{
  GArray *records = g_array_new (FALSE, FALSE, sizeof (GameRecord));
  g_autoptr(GArray) results = game_records_read_games (folder);

  for (guint i = 0; i < results->len; i++)
    add_result (records, &g_array_index (results, GameResult, i));
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
  g_auto(GStrv) lines = read_lines (folder);

  for (int i = 0; lines[i] != NULL; i++)
    add_finished (finished, lines[i]);

  return finished;
}

void
game_records_add_lines (const char *folder,
                        GPtrArray  *lines)
{
  g_auto(GStrv) found = read_lines (folder);

  for (int i = 0; found[i] != NULL; i++)
    if (*found[i] != '\0' && g_utf8_validate (found[i], -1, NULL))
      g_ptr_array_add (lines, g_strdup (found[i]));
}

bool
game_records_join_lines (const char  *folder,
                         GPtrArray   *lines,
                         GPtrArray   *joined,
                         GError     **error)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autoptr(GPtrArray) present = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) missing = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GString) text = g_string_new (NULL);

  game_records_add_lines (folder, present);
  for (guint i = 0; i < present->len; i++)
    g_hash_table_add (seen, present->pdata[i]);
  for (guint i = 0; i < lines->len; i++)
    if (g_hash_table_add (seen, lines->pdata[i]))
      {
        g_ptr_array_add (missing, g_strdup (lines->pdata[i]));
        g_string_append_printf (text, "%s\n", (char *) lines->pdata[i]);
      }

  if (missing->len > 0
      && !(game_folder_make (folder, error) && append (path, text->str, error)))
    return false;

  if (joined != NULL)
    g_ptr_array_extend_and_steal (joined, g_steal_pointer (&missing));

  return true;
}

bool
game_records_remove_lines (const char  *folder,
                           GPtrArray   *lines,
                           GError     **error)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GPtrArray) present = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GHashTable) removed = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GBytes) bytes = NULL;
  GString *text = g_string_new (NULL);

  game_records_add_lines (folder, present);
  for (guint i = 0; i < lines->len; i++)
    g_hash_table_add (removed, lines->pdata[i]);
  for (guint i = 0; i < present->len; i++)
    if (!g_hash_table_contains (removed, present->pdata[i]))
      g_string_append_printf (text, "%s\n", (char *) present->pdata[i]);
  bytes = g_string_free_to_bytes (text);

  return game_atomic_file_write (file, GAME_FILE_PRIVATE, bytes, error);
}
