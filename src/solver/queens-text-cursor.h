/* A place in a text, moved character by character, that knows its line and column. Private to the
 * readers of the solver layer.
 *
 * The text is UTF-8; a byte that is not is read as U+FFFD.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What cursor_look () says behind the last character. */
#define CURSOR_END UINT32_MAX

typedef struct
{
  const char *text;
  size_t      length;
  size_t      position;         /* in bytes */
  int         line;             /* from 1 */
  int         column;           /* in characters, from 1 */
} Cursor;

Cursor   cursor_begin          (const char   *text,
                                size_t        length);

/* The character at the cursor. */
uint32_t cursor_look           (const Cursor *self);

/* Moves on by one character, not past the end. */
void     cursor_skip           (Cursor       *self);

/* Moves on past `character` or `text` if it stands here, and returns whether it did. `text` is
 * ASCII without line breaks. */
bool     cursor_skip_if        (Cursor       *self,
                                uint32_t      character);
bool     cursor_skip_text      (Cursor       *self,
                                const char   *text);

/* Moves on past spaces; past spaces and line breaks. */
void     cursor_skip_spaces    (Cursor       *self);
void     cursor_skip_blank     (Cursor       *self);

/* Reads digits. A number too large to be anything is some large number. */
int64_t  cursor_read_number    (Cursor       *self);

bool     cursor_is_at_line_end (const Cursor *self);

static inline bool
cursor_is_space (uint32_t character)
{
  return character == ' ' || character == '\t' || character == '\r' || character == 0xa0
         || character == 0x3000 || character == 0xfeff;
}

static inline bool
cursor_is_digit (uint32_t character)
{
  return character >= '0' && character <= '9';
}

static inline bool
cursor_is_quote (uint32_t character)
{
  return character == '"' || character == '\'';
}
