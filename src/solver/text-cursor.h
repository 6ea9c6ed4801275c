/* A text read character by character, and a place in it that knows its line and column. Private to
 * the readers of the solver layer.
 *
 * The text is UTF-8; a byte that is not is read as U+FFFD.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What text_cursor_look () says behind the last character; no character is that large. */
enum { TEXT_CURSOR_END = 0x110000 };

typedef struct
{
  const char *text;
  size_t      length;
  size_t      position;         /* in bytes */
  int         line;             /* from 1 */
  int         column;           /* in characters, from 1 */
} TextCursor;

/* What text_read_character () does where the first byte is not ASCII. */
uint32_t   text_read_long_character   (const char       **position,
                                       const char        *end);

TextCursor text_cursor_begin          (const char        *text,
                                       size_t             length);

/* The character at the cursor. */
uint32_t   text_cursor_look           (const TextCursor  *self);

/* Moves on by one character, not past the end. */
void       text_cursor_skip           (TextCursor        *self);

/* Moves on past `character` or `text` if it stands here, and returns whether it did. `text` is
 * ASCII without line breaks. */
bool       text_cursor_skip_if        (TextCursor        *self,
                                       uint32_t           character);
bool       text_cursor_skip_text      (TextCursor        *self,
                                       const char        *text);

/* Moves on past spaces; past spaces and line breaks. */
void       text_cursor_skip_spaces    (TextCursor        *self);
void       text_cursor_skip_blank     (TextCursor        *self);

/* Reads digits. A number too large to be anything is some large number. */
int64_t    text_cursor_read_number    (TextCursor        *self);

bool       text_cursor_is_at_line_end (const TextCursor  *self);

static inline bool
text_is_space (uint32_t character)
{
  return character == ' ' || character == '\t' || character == '\r' || character == 0xa0
         || character == 0x3000 || character == 0xfeff;
}

static inline bool
text_is_digit (uint32_t character)
{
  return character >= '0' && character <= '9';
}

static inline bool
text_is_quote (uint32_t character)
{
  return character == '"' || character == '\'';
}

/* Reads one character of UTF-8 and moves `position`, which is before `end`, past it. */
static inline uint32_t
text_read_character (const char **position,
                     const char  *end)
{
  const uint8_t byte = **position;

  if (byte >= 0x80)
    return text_read_long_character (position, end);

  *position += 1;

  return byte;
}
