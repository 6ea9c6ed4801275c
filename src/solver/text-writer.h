/* A text that is being written into a buffer of some size. Private to the writers of the solver
 * layer.
 *
 * Characters that do not fit are counted and dropped, so the length says how much room the text
 * needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct
{
  char  *buffer;
  size_t size;
  size_t length;        /* of the text, whether it fits or not */
} TextWriter;

void   text_writer_put           (TextWriter *self,
                                  const char *text);
void   text_writer_put_character (TextWriter *self,
                                  char        character);
void   text_writer_put_number    (TextWriter *self,
                                  uint64_t    number);

/* Puts a NUL behind what is in the buffer, and returns the length of the text. */
size_t text_writer_end           (TextWriter *self);
