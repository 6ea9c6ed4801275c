/* The first line of a saved text, which says what it is and whether it is whole; lines and words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/store/game-save-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (game-save-error, game_save_error)

/* No first line is as long. */
enum { SEAL_MAX = 160 };

GBytes *
game_save_add_checksum (const char *what,
                        int         version,
                        GString    *body)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256,
                                                      (const unsigned char *) body->str, body->len);
  GString *text = g_string_sized_new (body->len + SEAL_MAX);

  g_string_append_printf (text, "%s %d %" G_GSIZE_FORMAT " %s\n", what, version, body->len,
                          sum);
  g_string_append_len (text, body->str, body->len);
  g_string_free (body, true);

  return g_string_free_to_bytes (text);
}

static bool
refuse (GameSaveError  code,
        const char    *message,
        GError       **error)
{
  g_set_error_literal (error, GAME_SAVE_ERROR, code, message);

  return false;
}

/* Holds the words of the first line, cut at its end, against the `length` bytes that follow. */
static bool
check_seal (const char  *what,
            char        *checksum,
            const char  *body,
            size_t       length,
            GError     **error)
{
  g_autofree char *sum = NULL;
  const char *name = game_save_next_word (&checksum);
  const char *version = game_save_next_word (&checksum);
  const char *size = game_save_next_word (&checksum);
  uint64_t number;

  if (g_strcmp0 (name, what) != 0)
    return refuse (GAME_SAVE_ERROR_FOREIGN, _("This is no saved game."), error);
  if (version == NULL || !game_save_read_number (version, G_MAXINT, &number) || number == 0)
    return refuse (GAME_SAVE_ERROR_DAMAGED, _("The saved game is damaged."), error);
  if (number > GAME_SAVE_VERSION)
    return refuse (GAME_SAVE_ERROR_NEWER, _("A newer Nine Queens saved this game."), error);
  if (size == NULL || !game_save_read_number (size, G_MAXINT64, &number))
    return refuse (GAME_SAVE_ERROR_DAMAGED, _("The saved game is damaged."), error);
  if (number > length)
    return refuse (GAME_SAVE_ERROR_CUT, _("The saved game is cut short."), error);

  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const unsigned char *) body, length);
  if (number < length || g_strcmp0 (game_save_next_word (&checksum), sum) != 0 || checksum != NULL
      || memchr (body, '\0', length) != NULL || !g_utf8_validate (body, length, NULL))
    return refuse (GAME_SAVE_ERROR_DAMAGED, _("The saved game is damaged."), error);

  return true;
}

char *
game_save_verify (const char     *what,
                  GBytes         *text,
                  GameSaveLines  *lines,
                  GError        **error)
{
  size_t length;
  const char *data = g_bytes_get_data (text, &length);
  const char *end = length > 0 ? memchr (data, '\n', MIN (length, SEAL_MAX)) : NULL;
  g_autofree char *checksum = NULL;
  char *body;

  if (end == NULL)
    {
      if (length == 0)
        refuse (GAME_SAVE_ERROR_EMPTY, _("The saved game is empty."), error);
      else if (length < SEAL_MAX && memcmp (data, what, MIN (length, strlen (what))) == 0)
        refuse (GAME_SAVE_ERROR_CUT, _("The saved game is cut short."), error);
      else
        refuse (GAME_SAVE_ERROR_FOREIGN, _("This is no saved game."), error);
      return NULL;
    }

  checksum = g_strndup (data, end - data);
  if (!check_seal (what, checksum, end + 1, data + length - (end + 1), error))
    return NULL;

  body = g_strndup (end + 1, data + length - (end + 1));
  *lines = (GameSaveLines) { .rest = body, .line = 1 };

  return body;
}

char *
game_save_next_line (GameSaveLines *lines)
{
  char *line = lines->rest;
  char *end;

  if (line == NULL || *line == '\0')
    return NULL;

  lines->line++;
  end = strchr (line, '\n');
  lines->rest = end != NULL ? end + 1 : NULL;
  if (end != NULL)
    *end = '\0';

  return line;
}

char *
game_save_next_word (char **line)
{
  char *word = *line;
  char *end;

  if (word == NULL)
    return NULL;

  end = strchr (word, ' ');
  *line = end != NULL ? end + 1 : NULL;
  if (end != NULL)
    *end = '\0';

  return word;
}

bool
game_save_read_number (const char *word,
                       uint64_t    max,
                       uint64_t   *number)
{
  return g_ascii_string_to_unsigned (word, 10, 0, max, number, NULL);
}

bool
game_save_refuse (const GameSaveLines  *lines,
                  GError              **error)
{
  g_set_error (error, GAME_SAVE_ERROR, GAME_SAVE_ERROR_INVALID,
               _("Line %d of the saved game makes no sense."), lines->line);

  return false;
}

void
game_save_add_square (GString *text,
                      int      square,
                      int      n)
{
  const int places[] = { square / n + 1, square % n + 1 };

  g_string_append_c (text, ' ');
  for (int i = 0; i < 2; i++)
    {
      g_string_append_c (text, "rc"[i]);
      if (places[i] >= 10)
        g_string_append_c (text, '0' + places[i] / 10);
      g_string_append_c (text, '0' + places[i] % 10);
    }
}

int
game_save_read_square (const char *word,
                       int         n)
{
  int row = 0;
  int column = 0;
  const char *at = word;

  if (*at != 'r')
    return -1;
  for (at++; g_ascii_isdigit (*at) && row <= n; at++)
    row = 10 * row + *at - '0';

  if (*at != 'c')
    return -1;
  for (at++; g_ascii_isdigit (*at) && column <= n; at++)
    column = 10 * column + *at - '0';

  if (*at != '\0' || row < 1 || row > n || column < 1 || column > n)
    return -1;

  return (row - 1) * n + column - 1;
}
