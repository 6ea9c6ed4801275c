/* Fuzzing of tables: whatever follows a header becomes no longer, keeps the number of its lines,
 * and is the same whether it comes at once or in parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "solver/text-table.h"

/* A copy in a block of just its size. */
static char *
dup_text (const uint8_t *data,
          size_t         size)
{
  char *text = malloc (size > 0 ? size : 1);

  require (text != NULL);
  if (size > 0)
    memcpy (text, data, size);
  return text;
}

static size_t
count_lines (const char *text,
             size_t      length)
{
  size_t n_lines = 0;

  for (size_t i = 0; i < length; i++)
    n_lines += text[i] == '\n';

  return n_lines;
}

/* Turns the text in parts, each `step` bytes longer until a row fits, and returns its length. */
static size_t
convert_in_parts (TextTable  table,
                  char      *text,
                  size_t     length,
                  size_t     step)
{
  size_t n_ready = 0, part = step;

  while (n_ready < length)
    {
      const size_t rest = length - n_ready;
      const size_t n_given = part < rest ? part : rest;
      size_t n_written;
      size_t n_turned = text_table_convert (&table, text + n_ready, n_given, n_given == rest,
                                            &n_written);

      require (n_turned <= n_given && n_written <= n_turned);
      require (n_given < rest || n_turned == rest);
      memmove (text + n_ready + n_written, text + n_ready + n_turned, rest - n_turned);
      length -= n_turned - n_written;
      n_ready += n_written;
      part = n_turned == 0 ? part + step : step;
    }

  return n_ready;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  char *whole = dup_text (data, size);
  char *parts = dup_text (data, size);
  size_t n_lines = count_lines (whole, size);
  TextTable table;

  if (text_table_begins (whole, size, &table))
    {
      TextTable begun = table;
      size_t n_written;

      require (table.column >= 0);
      require (text_table_convert (&table, whole, size, true, &n_written) == size);
      require (n_written <= size && count_lines (whole, n_written) == n_lines);
      require (convert_in_parts (begun, parts, size, size / 7 + 1) == n_written);
      require (memcmp (whole, parts, n_written) == 0);
    }

  free (whole);
  free (parts);
  return 0;
}
