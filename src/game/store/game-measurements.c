/* Measurements: a line for each search.
 *
 *     KEY METHOD ORDER AIM NODES CHECKS BACKTRACKS SOLUTIONS VALID REJECTS COPIES SECOND THIRD
 *     MICROSECONDS
 *
 * in one line; the order is `row` or `column`, the aim `all` solutions or the `first`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-measurements.h"

#include <string.h>

#include "game/search/game-methods.h"
#include "game/store/game-atomic-file.h"
#include "game/store/game-folder.h"
#include "game/store/game-save.h"

/* The searched puzzle, whatever stands on a plain board: it is searched empty. */
static GameState
get_puzzle (const GameMethod *method)
{
  switch (game_state_variant (&method->puzzle))
    {
    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      return game_state_new_queens (method->puzzle.queens.queens.n);

    case GAME_VARIANT_SUDOKU:
    case GAME_VARIANT_COLOURED_QUEENS:
    default:
      return method->puzzle;
    }
}

/* Of a sum, whatever the order of its words. New. */
static char *
dup_words_key (const WordsPuzzle *words)
{
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, (const uint8_t *) words->letter, sizeof words->letter);
  g_checksum_update (sum, (const uint8_t *) &words->leads, sizeof words->leads);
  g_checksum_update (sum, (const uint8_t *) words->n_times, sizeof words->n_times);
  g_checksum_update (sum, (const uint8_t *) words->sum, sizeof words->sum);

  return g_strdup_printf ("words-%.16s", g_checksum_get_string (sum));
}

/* Its first words, with the space after them. New. */
static char *
dup_name (const GameMethod *method)
{
  const GameSearchType type = game_method_search (method);
  const GameState puzzle = get_puzzle (method);
  g_autofree char *key = type == GAME_SEARCH_WORDS ? dup_words_key (&method->words)
                                                   : game_save_key (&puzzle);

  return g_strdup_printf ("%s %s %s %s ", key, game_methods[type].name (method->method),
                          method->order == QUEENS_BY_ROW ? "row" : "column",
                          method->stops_at_first ? "first" : "all");
}

/* New. */
static char **
read_lines (const char *path)
{
  g_autofree char *text = NULL;

  if (path == NULL || !g_file_get_contents (path, &text, NULL, NULL))
    return g_new0 (char *, 1);

  return g_strsplit (text, "\n", 0);
}

static bool
read_numbers (const char     *text,
              GameComparison *comparison)
{
  SearchStats *stats = &comparison->stats;
  uint64_t microseconds = 0;
  uint64_t *const numbers[] = {
    &stats->n_nodes, &stats->n_checks, &stats->n_backtracks, &stats->n_solutions, &stats->n_valid,
    &stats->n_rejects, &stats->n_copies, &stats->n_second_reads, &stats->n_third_reads,
    &microseconds,
  };
  g_auto(GStrv) words = g_strsplit (text, " ", 0);

  if (g_strv_length (words) != G_N_ELEMENTS (numbers))
    return false;

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!g_ascii_string_to_unsigned (words[i], 10, 0, G_MAXUINT64, numbers[i], NULL))
      return false;

  comparison->seconds = microseconds / 1e6;

  return true;
}

bool
game_measurements_find (const char       *folder,
                        const GameMethod *method,
                        GameComparison   *found)
{
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "measurements", NULL) : NULL;
  g_autofree char *name = dup_name (method);
  g_auto(GStrv) lines = read_lines (path);

  *found = (GameComparison) { .method = method->method, .end = SEARCH_EXHAUSTED };
  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], name) && read_numbers (lines[i] + strlen (name), found))
      return true;

  return false;
}

static void
append_numbers (GString              *text,
                const GameComparison *comparison)
{
  const SearchStats *stats = &comparison->stats;
  const uint64_t numbers[] = {
    stats->n_nodes, stats->n_checks, stats->n_backtracks, stats->n_solutions, stats->n_valid,
    stats->n_rejects, stats->n_copies, stats->n_second_reads, stats->n_third_reads,
    comparison->seconds * 1e6,
  };

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_string_append_printf (text, "%s%" G_GUINT64_FORMAT, i > 0 ? " " : "", numbers[i]);
}

bool
game_measurements_keep (const char            *folder,
                        const GameMethod      *method,
                        const GameComparison  *comparison,
                        GError               **error)
{
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "measurements", NULL) : NULL;
  g_autofree char *name = dup_name (method);
  g_auto(GStrv) lines = read_lines (path);
  g_autoptr(GFile) file = NULL;
  g_autoptr(GBytes) bytes = NULL;
  GString *text;

  if (path == NULL || comparison->end != SEARCH_EXHAUSTED)
    return true;

  text = g_string_new (NULL);
  for (int i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !g_str_has_prefix (lines[i], name))
      g_string_append_printf (text, "%s\n", lines[i]);
  g_string_append (text, name);
  append_numbers (text, comparison);
  g_string_append_c (text, '\n');

  file = g_file_new_for_path (path);
  bytes = g_string_free_to_bytes (text);

  return game_folder_make (folder, error)
         && game_atomic_file_write (file, GAME_FILE_PRIVATE, bytes, error);
}
