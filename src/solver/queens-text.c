/* Writing solutions of n queens in the forms that judges and textbooks ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens-text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const form_names[QUEENS_N_TEXTS] = {
  [QUEENS_TEXT_LEETCODE] = "leetcode",
  [QUEENS_TEXT_PERMUTATION] = "permutation",
  [QUEENS_TEXT_MATRIX] = "matrix",
  [QUEENS_TEXT_MATRIX_COLUMNS] = "matrix-columns",
  [QUEENS_TEXT_BOARD] = "board",
  [QUEENS_TEXT_JSON] = "json",
};

const char *
queens_text_form_name (QueensTextForm form)
{
  return form_names[form];
}

bool
queens_text_form_from_name (const char     *name,
                            QueensTextForm *form)
{
  for (int i = 0; i < QUEENS_N_TEXTS; i++)
    if (strcmp (name, form_names[i]) == 0)
      {
        *form = i;
        return true;
      }

  return false;
}

/* Where a text goes. What does not fit is only counted. */
typedef struct
{
  char   *buffer;
  size_t  size;
  size_t  length;
} Writer;

static void
write_char (Writer *self,
            char    character)
{
  if (self->length + 1 < self->size)
    self->buffer[self->length] = character;

  self->length++;
}

static void
write_text (Writer     *self,
            const char *text)
{
  for (; *text != '\0'; text++)
    write_char (self, *text);
}

static void
write_number (Writer   *self,
              uint64_t  number)
{
  char digits[24];

  snprintf (digits, sizeof digits, "%" PRIu64, number);
  write_text (self, digits);
}

static void
write_leetcode (Writer               *self,
                const QueensSolution *solution,
                uint64_t              index)
{
  write_text (self, index > 1 ? ",[" : "[");

  for (int row = 0; row < solution->n; row++)
    {
      write_text (self, row > 0 ? ",\"" : "\"");

      for (int column = 0; column < solution->n; column++)
        write_char (self, solution->column[row] == column ? 'Q' : '.');

      write_char (self, '"');
    }

  write_char (self, ']');
}

static void
write_columns (Writer               *self,
               const QueensSolution *solution,
               char                  separator)
{
  for (int row = 0; row < solution->n; row++)
    {
      if (row > 0)
        write_char (self, separator);

      write_number (self, solution->column[row] + 1);
    }
}

/* Every square followed by a space. */
static void
write_squares (Writer               *self,
               const QueensSolution *solution,
               char                  empty,
               char                  queen)
{
  for (int row = 0; row < solution->n; row++)
    {
      for (int column = 0; column < solution->n; column++)
        {
          write_char (self, solution->column[row] == column ? queen : empty);
          write_char (self, ' ');
        }

      write_char (self, '\n');
    }
}

static void
write_matrix (Writer               *self,
              const QueensSolution *solution,
              uint64_t              index)
{
  write_text (self, "No. ");
  write_number (self, index);
  write_char (self, '\n');
  write_squares (self, solution, '0', '1');
}

/* Mirrored in the falling diagonal. */
static QueensSolution
transposed (const QueensSolution *solution)
{
  QueensSolution result = { .n = solution->n };

  for (int row = 0; row < solution->n; row++)
    result.column[solution->column[row]] = row;

  return result;
}

static void
write_json (Writer               *self,
            const QueensSolution *solution,
            uint64_t              index)
{
  write_text (self, "{\"n\":");
  write_number (self, solution->n);
  write_text (self, ",\"index\":");
  write_number (self, index);
  write_text (self, ",\"rows\":[");
  write_columns (self, solution, ',');
  write_text (self, "],\"fundamental\":");
  write_text (self, queens_is_fundamental (solution) ? "true}\n" : "false}\n");
}

size_t
queens_text_write (const QueensSolution *solution,
                   QueensTextForm        form,
                   uint64_t              index,
                   char                 *buffer,
                   size_t                size)
{
  Writer self = { .buffer = buffer, .size = size };
  QueensSolution columns;

  switch (form)
    {
    case QUEENS_TEXT_LEETCODE:
      write_leetcode (&self, solution, index);
      break;

    case QUEENS_TEXT_PERMUTATION:
      write_columns (&self, solution, ' ');
      write_char (&self, '\n');
      break;

    case QUEENS_TEXT_MATRIX:
      write_matrix (&self, solution, index);
      break;

    case QUEENS_TEXT_MATRIX_COLUMNS:
      columns = transposed (solution);
      write_matrix (&self, &columns, index);
      break;

    case QUEENS_TEXT_BOARD:
      write_squares (&self, solution, '+', 'o');
      write_char (&self, '\n');
      break;

    case QUEENS_TEXT_JSON:
      write_json (&self, solution, index);
      break;

    case QUEENS_N_TEXTS:
    default:
      break;
    }

  if (size > 0)
    buffer[self.length < size ? self.length : size - 1] = '\0';

  return self.length;
}

const char *
queens_text_begin (QueensTextForm form)
{
  return form == QUEENS_TEXT_LEETCODE ? "[" : "";
}

const char *
queens_text_end (QueensTextForm form)
{
  return form == QUEENS_TEXT_LEETCODE ? "]\n" : "";
}
