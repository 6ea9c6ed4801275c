/* Reading a text character by character.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/text-cursor.h"

#include <string.h>

enum
{
  REPLACEMENT = 0xfffd,
  LAST_CHARACTER = 0x10ffff,
};

/* Whether a character that took `n_bytes` needs them all and is one that UTF-8 may hold. */
static bool
is_proper (uint32_t character,
           size_t   n_bytes)
{
  const uint32_t least = n_bytes == 2 ? 0x80 : n_bytes == 3 ? 0x800 : 0x10000;
  const bool is_surrogate = character >= 0xd800 && character <= 0xdfff;

  return character >= least && character <= LAST_CHARACTER && !is_surrogate;
}

uint32_t
text_read_long_character (const char **position,
                          const char  *end)
{
  const uint8_t *bytes = (const uint8_t *) *position;
  const size_t n_bytes = bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4;
  uint32_t character = bytes[0] & (0x7f >> n_bytes);

  *position += 1;

  if (bytes[0] < 0xc2 || bytes[0] > 0xf4 || n_bytes > (size_t) (end - *position) + 1)
    return REPLACEMENT;

  for (size_t i = 1; i < n_bytes; i++)
    {
      if (bytes[i] >> 6 != 2)
        return REPLACEMENT;

      character = character << 6 | (bytes[i] & 0x3f);
    }

  if (!is_proper (character, n_bytes))
    return REPLACEMENT;

  *position += n_bytes - 1;

  return character;
}

bool
text_fail (TextError        *error,
           const TextCursor *where,
           TextProblem       problem)
{
  *error = (TextError) { .problem = problem, .line = where->line, .column = where->column };

  return false;
}

bool
text_fail_count (TextError        *error,
                 const TextCursor *where,
                 TextProblem       problem,
                 int64_t           found,
                 int64_t           wanted)
{
  text_fail (error, where, problem);
  error->found = found;
  error->wanted = wanted;

  return false;
}

bool
text_fail_foreign (TextError        *error,
                   const TextCursor *where,
                   int               row)
{
  text_fail (error, where, TEXT_FOREIGN_CHARACTER);
  error->character = text_cursor_look (where);
  error->row = row;

  return false;
}

TextCursor
text_cursor_begin (const char *text,
                   size_t      length)
{
  return (TextCursor) { .text = text, .length = length, .line = 1, .column = 1 };
}

uint32_t
text_cursor_look (const TextCursor *self)
{
  const char *position;

  if (self->position == self->length)
    return TEXT_CURSOR_END;

  position = self->text + self->position;

  return text_read_character (&position, self->text + self->length);
}

void
text_cursor_skip (TextCursor *self)
{
  const char *position;

  if (self->position == self->length)
    return;

  position = self->text + self->position;

  if (text_read_character (&position, self->text + self->length) == '\n')
    {
      self->line++;
      self->column = 1;
    }
  else
    {
      self->column++;
    }

  self->position = position - self->text;
}

bool
text_cursor_skip_if (TextCursor *self,
                     uint32_t    character)
{
  if (text_cursor_look (self) != character)
    return false;

  text_cursor_skip (self);

  return true;
}

bool
text_cursor_skip_text (TextCursor *self,
                       const char *text)
{
  const size_t length = strlen (text);

  if (self->length - self->position < length
      || memcmp (self->text + self->position, text, length) != 0)
    return false;

  self->position += length;
  self->column += length;

  return true;
}

bool
text_cursor_is_at_line_end (const TextCursor *self)
{
  const uint32_t character = text_cursor_look (self);

  return character == '\n' || character == TEXT_CURSOR_END;
}

bool
text_cursor_ends_row (const TextCursor *self,
                      uint32_t          end)
{
  const uint32_t character = text_cursor_look (self);

  return character == end || character == TEXT_CURSOR_END || (character == '\n' && end != ']');
}

void
text_cursor_skip_spaces (TextCursor *self)
{
  while (text_is_space (text_cursor_look (self)))
    text_cursor_skip (self);
}

void
text_cursor_skip_blank (TextCursor *self)
{
  while (text_is_space (text_cursor_look (self)) || text_cursor_look (self) == '\n')
    text_cursor_skip (self);
}

int64_t
text_cursor_read_number (TextCursor *self)
{
  const int64_t large = INT64_C (1000000000);
  int64_t number = 0;

  for (; text_is_digit (text_cursor_look (self)); text_cursor_skip (self))
    number = number < large ? number * 10 + (text_cursor_look (self) - '0') : number;

  return number;
}
