/* Writing solutions of n queens in the forms that judges and textbooks ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens-text.h"

#include <string.h>

#include "solver/text-writer.h"

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

static void
write_leetcode (TextWriter           *self,
                const QueensSolution *solution,
                uint64_t              index)
{
  text_writer_put (self, index > 1 ? ",[" : "[");

  for (int row = 0; row < solution->n; row++)
    {
      text_writer_put (self, row > 0 ? ",\"" : "\"");

      for (int column = 0; column < solution->n; column++)
        text_writer_put_character (self, solution->column[row] == column ? 'Q' : '.');

      text_writer_put_character (self, '"');
    }

  text_writer_put_character (self, ']');
}

static void
write_columns (TextWriter           *self,
               const QueensSolution *solution,
               char                  separator)
{
  for (int row = 0; row < solution->n; row++)
    {
      if (row > 0)
        text_writer_put_character (self, separator);

      text_writer_put_number (self, solution->column[row] + 1);
    }
}

/* Every square followed by a space. */
static void
write_squares (TextWriter           *self,
               const QueensSolution *solution,
               char                  empty,
               char                  queen)
{
  for (int row = 0; row < solution->n; row++)
    {
      for (int column = 0; column < solution->n; column++)
        {
          text_writer_put_character (self, solution->column[row] == column ? queen : empty);
          text_writer_put_character (self, ' ');
        }

      text_writer_put_character (self, '\n');
    }
}

static void
write_matrix (TextWriter           *self,
              const QueensSolution *solution,
              uint64_t              index)
{
  text_writer_put (self, "No. ");
  text_writer_put_number (self, index);
  text_writer_put_character (self, '\n');
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
write_json (TextWriter           *self,
            const QueensSolution *solution,
            uint64_t              index)
{
  text_writer_put (self, "{\"n\":");
  text_writer_put_number (self, solution->n);
  text_writer_put (self, ",\"index\":");
  text_writer_put_number (self, index);
  text_writer_put (self, ",\"rows\":[");
  write_columns (self, solution, ',');
  text_writer_put (self, "],\"fundamental\":");
  text_writer_put (self, queens_is_fundamental (solution) ? "true}\n" : "false}\n");
}

size_t
queens_text_write (const QueensSolution *solution,
                   QueensTextForm        form,
                   uint64_t              index,
                   char                 *buffer,
                   size_t                size)
{
  TextWriter self = { .buffer = buffer, .size = size };
  QueensSolution columns;

  switch (form)
    {
    case QUEENS_TEXT_LEETCODE:
      write_leetcode (&self, solution, index);
      break;

    case QUEENS_TEXT_PERMUTATION:
      write_columns (&self, solution, ' ');
      text_writer_put_character (&self, '\n');
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
      text_writer_put_character (&self, '\n');
      break;

    case QUEENS_TEXT_JSON:
      write_json (&self, solution, index);
      break;

    case QUEENS_N_TEXTS:
    default:
      break;
    }

  return text_writer_end (&self);
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
