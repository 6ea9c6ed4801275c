/* What a text says about a puzzle: looked for where people and programs put it.
 *
 * On the puzzle's own line: what stands behind the 81 characters, or behind the last bracket. Above
 * it: SudoCue's lines of '#' and a letter, a comment, or a title. In OpenSudoku's XML: the note of
 * the game, or the name of the folder that begins above it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/files/game-collection-private.h"

#include <string.h>

#include "solver/sudoku/sudoku.h"

enum
{
  MOST_CHARACTERS = 120,
  LEAST_SOLUTION = 60,          /* so many characters without a letter are no words */
};

/* Takes a string. One line without blanks around it, or NULL where there are no words. */
static char *
tidy (char *owned_words)
{
  char *words = owned_words;

  g_strdelimit (words, "\t\r\n", ' ');
  words += strspn (words, " ,;#:|");
  words = g_strstrip (g_utf8_substring (words, 0, MIN (g_utf8_strlen (words, -1),
                                                       MOST_CHARACTERS)));
  g_free (owned_words);

  if (*words != '\0' && !(strlen (words) > LEAST_SOLUTION
                          && strspn (words, "0123456789.,;: ") == strlen (words)))
    return words;

  g_free (words);
  return NULL;
}

static bool
is_cell (char character)
{
  return g_ascii_isdigit (character) || strchr (".*_xX", character) != NULL;
}

/* Behind the first 81 cells without anything between them but the '+' of an entry, or NULL. */
static const char *
find_behind_cells (const char *begin,
                   const char *end)
{
  int n_cells = 0;

  for (const char *position = begin; position < end; position++)
    {
      if (is_cell (*position))
        n_cells++;
      else if (*position != '+')
        n_cells = 0;

      if (n_cells == SUDOKU_CELLS)
        return position + 1;
    }

  return NULL;
}

/* The value of an attribute in the last tag of that name, or NULL. New. */
static char *
dup_attribute (const char *begin,
               const char *end,
               const char *tag,
               const char *name)
{
  const char *start = g_strrstr_len (begin, end - begin, tag);
  const char *close = start != NULL ? g_strstr_len (start, end - start, ">") : NULL;
  const char *value = close != NULL ? g_strstr_len (start, close - start, name) : NULL;
  const char *quote;
  g_autoptr(GString) text = NULL;

  if (value == NULL)
    return NULL;

  value += strlen (name);
  quote = memchr (value, '"', close - value);
  if (quote == NULL)
    return NULL;

  text = g_string_new_len (value, quote - value);
  g_string_replace (text, "&lt;", "<", 0);
  g_string_replace (text, "&gt;", ">", 0);
  g_string_replace (text, "&quot;", "\"", 0);
  g_string_replace (text, "&apos;", "'", 0);
  g_string_replace (text, "&amp;", "&", 0);

  return tidy (g_string_free (g_steal_pointer (&text), FALSE));
}

/* What the lines above a puzzle say. */
typedef struct
{
  char *level;
  char *description;
  char *title;
} Above;

static void
set (char **words,
     char  *owned_words)
{
  g_free (*words);
  *words = tidy (owned_words);
}

static bool
has_letter (const char *begin,
            const char *end)
{
  for (const char *position = begin; position < end; position++)
    if (g_ascii_isalpha (*position) || (*position & 0x80) != 0)
      return true;

  return false;
}

static bool
has_cell (const char *begin,
          const char *end)
{
  for (const char *position = begin; position < end; position++)
    if (is_cell (*position))
      return true;

  return false;
}

static void
look_at_line (Above      *above,
              const char *begin,
              const char *end)
{
  const gsize length = end - begin;

  if (length > 2 && begin[0] == '#' && strchr ("ABSU", begin[1]) != NULL)
    return;

  if (length > 2 && begin[0] == '#' && begin[1] == 'L')
    set (&above->level, g_strndup (begin + 2, length - 2));
  else if (length > 2 && begin[0] == '#' && begin[1] == 'D')
    set (&above->description, g_strndup (begin + 2, length - 2));
  else if (length > 2 && begin[0] == '#' && begin[1] == 'C')
    set (&above->title, g_strndup (begin + 2, length - 2));
  else if (length > 0 && strchr ("[{<\"", begin[0]) == NULL && has_letter (begin, end)
           && g_strstr_len (begin, length, "://") == NULL)
    set (&above->title, g_strndup (begin, length));
}

/* Up to the first line of the puzzle: one with digits or cells, and without words. */
static void
look_above (Above      *above,
            const char *begin,
            const char *end)
{
  while (begin < end)
    {
      const char *line_end = memchr (begin, '\n', end - begin);

      if (line_end == NULL)
        line_end = end;
      if (begin < line_end && *begin != '#' && !has_letter (begin, line_end)
          && has_cell (begin, line_end))
        return;

      look_at_line (above, begin, line_end);
      begin = line_end < end ? line_end + 1 : end;
    }
}

static char *
take_above (Above *above)
{
  if (above->description != NULL && above->level != NULL)
    return g_strdup_printf ("%s · %s", above->description, above->level);
  if (above->description != NULL || above->level != NULL)
    return g_strdup (above->description != NULL ? above->description : above->level);

  return g_steal_pointer (&above->title);
}

char *
game_collection_about_sudoku (const char *begin,
                              const char *end)
{
  const char *behind = find_behind_cells (begin, end);
  const char *line_end;
  Above above = { NULL };
  char *words = NULL;

  if (g_strrstr_len (begin, end - begin, "<game") != NULL)
    {
      words = dup_attribute (begin, end, "<game", "note=\"");
      return words != NULL ? words : dup_attribute (begin, end, "<folder", "name=\"");
    }

  if (behind != NULL)
    {
      line_end = memchr (behind, '\n', end - behind);
      words = tidy (g_strndup (behind, (line_end != NULL ? line_end : end) - behind));
    }

  if (words == NULL)
    {
      look_above (&above, begin, end);
      words = take_above (&above);
      g_free (above.level);
      g_free (above.description);
      g_free (above.title);
    }

  return words;
}

char *
game_collection_about_board (const char *begin,
                             const char *end)
{
  const char *position = end;

  while (position > begin && strchr ("]}\t#;", position[-1]) == NULL)
    position--;

  return position > begin ? tidy (g_strndup (position, end - position)) : NULL;
}
