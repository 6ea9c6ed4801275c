/* Moving through a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens-text-cursor.h"

#include <string.h>

#define REPLACEMENT 0xfffd

Cursor
cursor_begin (const char *text,
              size_t      length)
{
  return (Cursor) { .text = text, .length = length, .line = 1, .column = 1 };
}

/* Reads one character of UTF-8 and tells how long it is. There is at least one byte. */
static uint32_t
decode (const Cursor *self,
        size_t       *n_bytes)
{
  const uint8_t *bytes = (const uint8_t *) self->text + self->position;
  const size_t n_left = self->length - self->position;
  const size_t n_wanted = bytes[0] < 0x80 ? 1 : bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4;
  uint32_t character = n_wanted == 1 ? bytes[0] : bytes[0] & (0x7f >> n_wanted);

  *n_bytes = 1;

  if ((bytes[0] >= 0x80 && bytes[0] < 0xc2) || bytes[0] > 0xf4 || n_wanted > n_left)
    return REPLACEMENT;

  for (size_t i = 1; i < n_wanted; i++)
    {
      if (bytes[i] >> 6 != 2)
        return REPLACEMENT;

      character = character << 6 | (bytes[i] & 0x3f);
    }

  *n_bytes = n_wanted;

  return character;
}

uint32_t
cursor_look (const Cursor *self)
{
  size_t n_bytes;

  return self->position < self->length ? decode (self, &n_bytes) : CURSOR_END;
}

void
cursor_skip (Cursor *self)
{
  size_t n_bytes;

  if (self->position == self->length)
    return;

  if (decode (self, &n_bytes) == '\n')
    {
      self->line++;
      self->column = 1;
    }
  else
    {
      self->column++;
    }

  self->position += n_bytes;
}

bool
cursor_skip_if (Cursor   *self,
                uint32_t  character)
{
  if (cursor_look (self) != character)
    return false;

  cursor_skip (self);

  return true;
}

bool
cursor_skip_text (Cursor     *self,
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
cursor_is_at_line_end (const Cursor *self)
{
  const uint32_t character = cursor_look (self);

  return character == '\n' || character == CURSOR_END;
}

void
cursor_skip_spaces (Cursor *self)
{
  while (cursor_is_space (cursor_look (self)))
    cursor_skip (self);
}

void
cursor_skip_blank (Cursor *self)
{
  while (cursor_is_space (cursor_look (self)) || cursor_look (self) == '\n')
    cursor_skip (self);
}

int64_t
cursor_read_number (Cursor *self)
{
  const int64_t large = INT64_C (1000000000);
  int64_t number = 0;

  for (; cursor_is_digit (cursor_look (self)); cursor_skip (self))
    number = number < large ? number * 10 + (cursor_look (self) - '0') : number;

  return number;
}
