/* A position out of a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-logic.h"

#include <string.h>

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

      reading->at += is_given ? 0 : 1;

      if (*reading->at == '.' && is_given)
        reading->grid.digit[cell] = 0;
      else if (*reading->at >= '0' + !is_given && *reading->at <= '9')
        reading->grid.digit[cell] = *reading->at - '0';
      else
        return *reading->at == '\0' || *reading->at == ':' ?
               "The grid has fewer than 81 cells" : "This is neither a digit nor an empty cell";

      reading->givens.digit[cell] = is_given ? reading->grid.digit[cell] : 0;
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
        return "A candidate is three digits: digit, row, column";

      sudoku_position_remove (position, (at[1] - '1') * 9 + at[2] - '1', at[0] - '0');
      reading->at += 3;

      if (*reading->at != ' ' && *reading->at != '\0')
        return "A blank is missing between two candidates";
    }
}

static const char *
read_all (Reading        *reading,
          SudokuPosition *position)
{
  const char *problem = read_cells (reading);

  if (problem != NULL)
    return problem;

  if (*reading->at != '\0' && *reading->at != ':')
    return "After 81 cells there is a colon, or nothing";

  if (sudoku_has_conflict (&reading->grid))
    return "A digit stands twice in a house";

  sudoku_position_init (position, &reading->grid, &reading->givens);
  sudoku_position_prove (position, NULL);

  if (*reading->at == '\0')
    return NULL;

  reading->at++;

  return read_removals (reading, position);
}

const char *
sudoku_position_read (const char     *text,
                      SudokuPosition *position,
                      int            *place)
{
  Reading reading = { .text = text, .at = text };
  const char *problem = read_all (&reading, position);

  *place = problem == NULL ? 0 : (int) (reading.at - text) + 1;

  return problem;
}
