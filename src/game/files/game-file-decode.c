/* Bytes from outside as text: UTF-8 or, where they begin with its mark, UTF-16, with line feeds at
 * the ends of lines. A table of puzzles with a header comes as the puzzles alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/files/game-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "solver/text-table.h"

static const struct
{
  const char *mark;
  gsize       length;
  const char *encoding;         /* NULL: UTF-8 */
} marks[] = {
  { "\xef\xbb\xbf", 3, NULL },
  { "\xff\xfe", 2, "UTF-16LE" },
  { "\xfe\xff", 2, "UTF-16BE" },
};

bool
game_file_check_length (guint64   length,
                        GError  **error)
{
  if (length <= GAME_FILE_MAX)
    return true;

  g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TOO_LARGE,
               _("This is too large for a puzzle: more than %d megabytes."),
               GAME_FILE_MAX / (1024 * 1024));

  return false;
}

/* Without the mark that it may begin with, and in UTF-8 if the mark says what else it is. */
static GBytes *
decode (GBytes  *bytes,
        GError **error)
{
  gsize length, n_written;
  const char *text = g_bytes_get_data (bytes, &length);
  char *converted = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      const gsize begin = marks[i].length;

      if (length < begin || memcmp (text, marks[i].mark, begin) != 0)
        continue;
      if (marks[i].encoding == NULL)
        return g_bytes_new_from_bytes (bytes, begin, length - begin);

      converted = g_convert (text + begin, length - begin, "UTF-8", marks[i].encoding,
                             NULL, &n_written, NULL);
      if (converted != NULL)
        return g_bytes_new_take (converted, n_written);

      g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT,
                   _("This is not a text in UTF-16."));
      return NULL;
    }

  return g_bytes_ref (bytes);
}

static bool
check_utf8 (GBytes  *bytes,
            GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *end;
  int line = 1;

  if (length == 0 || g_utf8_validate_len (text, length, &end))
    return true;

  for (const char *c = text; c < end; c++)
    line += *c == '\n';

  g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT,
               _("This file is not text that can be read (line %d)."), line);

  return false;
}

/* The first carriage return that ends a line by itself, or NULL. */
static char *
find_return (char       *text,
             const char *end)
{
  while ((text = memchr (text, '\r', end - text)) != NULL)
    {
      if (text + 1 == end || text[1] != '\n')
        return text;

      text += 2;
    }

  return NULL;
}

/* Lines may end as they did on old computers: in a carriage return alone. */
static GBytes *
unify_lines (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  char *position, *unified;

  if (length == 0 || find_return ((char *) text, text + length) == NULL)
    return g_bytes_ref (bytes);

  unified = g_memdup2 (text, length);
  for (position = unified; (position = find_return (position, unified + length)) != NULL; )
    *position++ = '\n';

  return g_bytes_new_take (unified, length);
}

/* Tables of puzzles become texts of puzzles, line by line. */
static GBytes *
take_table (GBytes *bytes)
{
  gsize length, n_written;
  const char *text = g_bytes_get_data (bytes, &length);
  char *lines;
  TextTable table;

  if (length == 0 || !text_table_begins (text, length, &table))
    return g_bytes_ref (bytes);

  lines = g_memdup2 (text, length);
  text_table_convert (&table, lines, length, true, &n_written);

  return g_bytes_new_take (lines, n_written);
}

GBytes *
game_file_decode (GBytes  *bytes,
                  GError **error)
{
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GBytes) lines = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  if (!game_file_check_length (g_bytes_get_size (bytes), error))
    return NULL;

  text = decode (bytes, error);
  if (text == NULL || !check_utf8 (text, error))
    return NULL;

  lines = unify_lines (text);

  return take_table (lines);
}
