/* Reading a position from text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-position.h"

#include <string.h>

#include "solver/sudoku/sudoku-sukaku.h"

static const char too_long[] = "a puzzle has 81 cells, a Sukaku 729; then comes a colon, or "
                               "nothing";

typedef struct
{
  const char *text;
  const char *at;
  SudokuGrid  grid;
  SudokuGrid  givens;
} Reading;

static const char *
read_cells (Reading *reading)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      bool is_given = *reading->at != '+';
      bool is_twice;
      int digit;

      reading->at += is_given ? 0 : 1;

      if (*reading->at == '.' && is_given)
        digit = 0;
      else if (*reading->at >= '0' + !is_given && *reading->at <= '9')
        digit = *reading->at - '0';
      else
        return *reading->at == '\0' || *reading->at == ':' ?
               "the grid has fewer than 81 cells" : "this is neither a digit nor an empty cell";

      is_twice = digit != 0 && !(sudoku_candidates (&reading->grid, cell) >> (digit - 1) & 1);
      reading->grid.digit[cell] = digit;
      if (is_twice)
        return "this digit stands twice in a house";

      reading->givens.digit[cell] = is_given ? digit : 0;
      reading->at++;
    }

  return NULL;
}

static bool
is_digit (char character)
{
  return character >= '1' && character <= '9';
}

static const char *
read_removals (Reading        *reading,
               SudokuPosition *position)
{
  for (;;)
    {
      const char *at = reading->at += strspn (reading->at, " ");

      if (*at == '\0')
        return NULL;

      if (!is_digit (at[0]) || !is_digit (at[1]) || !is_digit (at[2]))
        return "a candidate is three digits: digit, row, column";

      sudoku_position_remove (position, (at[1] - '1') * 9 + at[2] - '1', at[0] - '0');
      reading->at += 3;

      if (*reading->at != ' ' && *reading->at != '\0')
        return "a blank is missing between two candidates";
    }
}

static const char *
read_sukaku (Reading        *reading,
             SudokuPosition *position)
{
  const size_t length = strcspn (reading->text, ":");
  SudokuSukaku sukaku;
  TextError error;

  if (!sudoku_sukaku_read (reading->text, length, &sukaku, &error))
    {
      reading->at += strspn (reading->text, " ") + (size_t) error.column - 1;
      return "this digit stands in the place of another candidate";
    }

  sudoku_sukaku_position (&sukaku, position);
  reading->at += length;
  return NULL;
}

/* Whether these are cells, and too many for a sudoku: they are not read as one that goes wrong. */
static bool
has_too_many_cells (const char *text)
{
  const size_t length = strspn (text, "0123456789.*_Xx");

  return length > SUDOKU_CELLS && (text[length] == '\0' || text[length] == ':');
}

static const char *
read_all (Reading        *reading,
          SudokuPosition *position)
{
  const char *problem;

  if (sudoku_sukaku_is_line (reading->text, strcspn (reading->text, ":")))
    {
      problem = read_sukaku (reading, position);
    }
  else if (has_too_many_cells (reading->text))
    {
      reading->at += SUDOKU_CELLS;
      problem = too_long;
    }
  else
    {
      problem = read_cells (reading);
      if (problem == NULL && *reading->at != '\0' && *reading->at != ':')
        return too_long;
      if (problem == NULL)
        {
          sudoku_position_init (position, &reading->grid, &reading->givens);
          sudoku_position_prove (position, NULL);
        }
    }

  if (problem != NULL)
    return problem;

  if (*reading->at == '\0')
    return NULL;

  reading->at++;

  return read_removals (reading, position);
}

const char *
sudoku_position_read (const char     *text,
                      SudokuPosition *position,
                      int            *offset)
{
  Reading reading = { .text = text, .at = text };
  const char *problem = read_all (&reading, position);

  *offset = problem == NULL ? 0 : (int) (reading.at - text) + 1;
  if (problem != NULL)
    position->grid = reading.grid;

  return problem;
}
