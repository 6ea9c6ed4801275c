/* The beginnings of what may go over many lines of a text: tags, and nested arrays with or without
 * a name before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

bool
sudoku_begins_tag (const char *position,
                   const char *end)
{
  static const char *const tags[] = {
    "?xml", "!--", "opensudoku", "folder", "game", "name", "author", "description", "comment",
    "created", "source", "level", "/opensudoku", "/folder", "/game",
  };
  size_t length = (size_t) (end - position);

  if (length == 0 || *position != '<')
    return false;

  for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
    {
      size_t tag_length = strlen (tags[i]);

      if (length > tag_length && memcmp (position + 1, tags[i], tag_length) == 0)
        return true;
    }

  return false;
}

static const char *
skip_spaces (const char *position,
             const char *end)
{
  while (position < end && strchr (" \t\r\v\f", *position) != NULL && *position != '\0')
    position++;

  return position;
}

/* What may stand before arrays: board = as LeetCode's own pages write it, or {"board": . */
static bool
is_label_character (char character)
{
  return ((character | 0x20) >= 'a' && (character | 0x20) <= 'z') ||
         (character != '\0' && strchr (" =:_{\"'", character) != NULL);
}

bool
sudoku_begins_named_arrays (SudokuLine *line)
{
  const char *bracket = line->start;
  const char *inner;
  size_t label_length;

  while (bracket < line->end && bracket - line->start < 40 && is_label_character (*bracket))
    bracket++;

  if (bracket == line->end || *bracket != '[')
    return false;

  /* The rows may begin on the next line, but not behind a word of prose. */
  label_length = (size_t) (bracket - line->start);
  inner = skip_spaces (bracket + 1, line->end);
  if (inner == line->end ? memchr (line->start, '=', label_length) == NULL &&
                           memchr (line->start, ':', label_length) == NULL
                         : *inner != '[')
    return false;

  line->start = bracket;
  return true;
}

bool
sudoku_begins_arrays (const char *position,
                      const char *end)
{
  if (position == end || *position != '[')
    return false;

  position = skip_spaces (position + 1, end);
  return position == end || *position == '\n' || *position == '[' || *position == ']' ||
         *position == '"' || *position == '\'' || (*position >= '0' && *position <= '9') ||
         (*position == '.' && end - position > 1 && position[1] == ',');
}
