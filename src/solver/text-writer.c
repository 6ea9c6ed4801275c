/* Writing a text into a buffer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/text-writer.h"

void
text_writer_put_character (TextWriter *self,
                           char        character)
{
  if (self->length + 1 < self->size)
    self->buffer[self->length] = character;

  self->length++;
}

void
text_writer_put (TextWriter *self,
                 const char *text)
{
  for (; *text != '\0'; text++)
    text_writer_put_character (self, *text);
}

void
text_writer_put_number (TextWriter *self,
                        uint64_t    number)
{
  if (number >= 10)
    text_writer_put_number (self, number / 10);

  text_writer_put_character (self, (char) ('0' + number % 10));
}

size_t
text_writer_end (TextWriter *self)
{
  if (self->size > 0)
    self->buffer[self->length < self->size ? self->length : self->size - 1] = '\0';

  return self->length;
}
