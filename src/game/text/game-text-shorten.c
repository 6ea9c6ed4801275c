/* Texts from elsewhere, made short enough to be laid out at once.
 *
 * Pango breaks a word of a thousand letters in seconds, and one of four thousand in half a minute.
 * Such words are the names of files in the messages of GIO.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/game-text.h"

enum
{
  MOST_OF_WORD = 60,            /* characters */
  MOST_OF_TEXT = 1000,
};

static const char ELLIPSIS[] = "…";

/* Appends a text of `length` characters at most: a longer one loses its middle. */
static void
append_short (GString    *string,
              const char *text,
              ssize_t     n_bytes,
              long        length)
{
  long n = g_utf8_strlen (text, n_bytes);
  const char *head;
  const char *tail;

  if (n <= length)
    {
      g_string_append_len (string, text, n_bytes);
      return;
    }

  head = g_utf8_offset_to_pointer (text, length / 2);
  tail = g_utf8_offset_to_pointer (head, n - length + 1);
  g_string_append_len (string, text, head - text);
  g_string_append (string, ELLIPSIS);
  g_string_append_len (string, tail, text + n_bytes - tail);
}

/* Where a line may break: at a space, and beside the characters of Chinese and Japanese. */
static const char *
find_end (const char *text,
          bool        of_word)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if ((*text != ' ' && *text != '\n' && !g_unichar_iswide (g_utf8_get_char (text))) != of_word)
      break;

  return text;
}

char *
game_text_shorten (const char *text)
{
  g_autoptr(GString) words = g_string_new (NULL);
  GString *whole = g_string_new (NULL);

  while (*text != '\0')
    {
      const char *end = find_end (text, true);

      append_short (words, text, end - text, MOST_OF_WORD);
      text = find_end (end, false);
      g_string_append_len (words, end, text - end);
    }

  append_short (whole, words->str, (ssize_t) words->len, MOST_OF_TEXT);

  return g_string_free (whole, FALSE);
}
