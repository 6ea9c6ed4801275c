/* A text read character by character: the cursor knows its line and column. For the readers of the
 * solver layer and of the judge (game/judge).
 *
 * The text is UTF-8; a byte that is not is read as U+FFFD.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/text.h"

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

/* Reads a character whose first byte is not ASCII, for text_read_character (). */
uint32_t   text_read_long_character   (const char       **position,
                                       const char        *end);

/* These fill `error` with a problem at a cursor and return false, as the reader that calls them
 * does: a problem alone; with two numbers; a character that has no meaning there. */
bool       text_fail                  (TextError         *error,
                                       const TextCursor  *where,
                                       TextProblem        problem);
bool       text_fail_count            (TextError         *error,
                                       const TextCursor  *where,
                                       TextProblem        problem,
                                       int64_t            found,
                                       int64_t            wanted);
bool       text_fail_foreign          (TextError         *error,
                                       const TextCursor  *where,
                                       int                row);

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

/* Returns whether a row of squares that ends with `end` is over. A line break means nothing between
 * the brackets of an array, and ends any other row. */
bool       text_cursor_ends_row       (const TextCursor  *self,
                                       uint32_t           end);

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
