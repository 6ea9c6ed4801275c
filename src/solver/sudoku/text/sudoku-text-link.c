/* Links of f-puzzles and SudokuPad that hold a puzzle:
 *
 *     f-puzzles.com/?load=DATA
 *     sudokupad.app/ID, sudokupad.app/sudoku/ID, sudokupad.app/?puzzleid=ID, and the same on
 *     app.crackingthecryptic.com, where ID is
 *         fpuzDATA, fpuzzlesDATA     what f-puzzles.com/?load= has
 *         sclDATA, ctcDATA           SudokuPad's own object, packed likewise
 *         scfCELLS, classicCELLS     nothing but the digits
 *
 * DATA is for sudoku-text-unpack.c and sudoku-text-members.c. Any other ID is the short name of a
 * puzzle that is on the web alone. (SudokuPad's puzzleloader, fpuzzlesdecoder and puzzletools.)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <stdlib.h>
#include <string.h>

enum
{
  LEAST_DATA = 40,              /* characters; less is no puzzle, even an empty one */
  LEAST_CELLS = 14,
};

typedef enum
{
  ID_REMOTE,
  ID_PACKED,
  ID_CELLS,
} IdKind;

static int
lower (char character)
{
  return character >= 'A' && character <= 'Z' ? character + 'a' - 'A' : character;
}

static bool
begins_with (const char *position,
             const char *end,
             const char *word)
{
  for (; *word != '\0'; word++, position++)
    if (position == end || lower (*position) != *word)
      return false;

  return true;
}

static bool
is_in_name (char character)
{
  return (lower (character) >= 'a' && lower (character) <= 'z') || character == '-'
         || (character >= '0' && character <= '9');
}

static const char hosts[][24] = { "f-puzzles.com", "sudokupad.app", "crackingthecryptic.com" };

/* The first known host with something behind it, or NULL. */
static const char *
find_host (const char *position,
           const char *end)
{
  bool in_name = false;

  for (; position < end; in_name = is_in_name (*position), position++)
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts && !in_name; i++)
      {
        size_t length = strlen (hosts[i]);

        if (begins_with (position, end, hosts[i]) && end - position > (ptrdiff_t) length
            && (position[length] == '/' || position[length] == '?'))
          return position;
      }

  return NULL;
}

bool
sudoku_text_has_link (const char *text,
                      size_t      length)
{
  return find_host (text, text + length) != NULL;
}

bool
sudoku_begins_link (SudokuLine *line)
{
  const char *host = find_host (line->start, line->end);
  const char *end = host;

  if (host == NULL)
    return false;

  while (end < line->end && (unsigned char) *end > ' ' && strchr ("\"<>", *end) == NULL)
    end++;

  line->start = host;
  line->end = end;
  return true;
}

static int
hexadecimal (char character)
{
  if (character >= '0' && character <= '9')
    return character - '0';

  character = (char) lower (character);
  return character >= 'a' && character <= 'f' ? character - 'a' + 10 : -1;
}

int
sudoku_link_next (SudokuLinkData *data)
{
  if (data->position == data->end)
    return -1;

  if (*data->position == '%' && data->end - data->position > 2)
    {
      int high = hexadecimal (data->position[1]);
      int low = hexadecimal (data->position[2]);

      if (high >= 0 && low >= 0)
        {
          data->position += 3;
          return high * 16 + low;
        }
    }

  return (unsigned char) *data->position++;
}

/* Where a parameter of the query begins, or NULL. */
static const char *
find_parameter (const char *position,
                const char *end,
                const char *name)
{
  for (position = memchr (position, '?', (size_t) (end - position)); position != NULL;
       position = memchr (position, '&', (size_t) (end - position)))
    if (begins_with (++position, end, name))
      return position + strlen (name);

  return NULL;
}

/* The part of a link up to one of these characters. */
static SudokuLinkData
cut (const char *begin,
     const char *end,
     const char *marks)
{
  const char *position = begin;

  while (position < end && strchr (marks, *position) == NULL)
    position++;

  return (SudokuLinkData) { begin, position };
}

/* Moves `id` behind its prefix. */
static IdKind
take_prefix (SudokuLinkData *id)
{
  static const struct
  {
    const char *prefix;
    IdKind      kind;
    int         least;          /* characters; an ID with fewer is a name */
  } prefixes[] = {
    { "fpuzzles", ID_PACKED, LEAST_DATA },
    { "fpuz", ID_PACKED, LEAST_DATA },
    { "scl", ID_PACKED, LEAST_DATA },
    { "ctc", ID_PACKED, LEAST_DATA },
    { "scf", ID_CELLS, LEAST_CELLS },
    { "classic", ID_CELLS, LEAST_CELLS },
  };

  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (begins_with (id->position, id->end, prefixes[i].prefix))
      {
        size_t length = strlen (prefixes[i].prefix);

        if (id->end - id->position < (ptrdiff_t) length + prefixes[i].least)
          return ID_REMOTE;

        id->position += length;
        return prefixes[i].kind;
      }

  return ID_REMOTE;
}

/* Finds out which kind of link this is, and where its data are. */
static IdKind
take_link (const char     *position,
           const char     *end,
           SudokuLinkData *data)
{
  bool is_f_puzzles = begins_with (position, end, hosts[0]);
  const char *id;

  if (is_f_puzzles)
    {
      id = find_parameter (position, end, "load=");
      *data = cut (id != NULL ? id : end, end, "&#");
      return data->end - data->position < LEAST_DATA ? ID_REMOTE : ID_PACKED;
    }

  id = find_parameter (position, end, "puzzleid=");
  if (id != NULL)
    *data = cut (id, end, "&#");
  else
    {
      while (position < end && *position != '/' && *position != '?')
        position++;
      position += position < end;
      if (begins_with (position, end, "sudoku/"))
        position += strlen ("sudoku/");
      *data = cut (position, end, "?#");
    }

  return take_prefix (data);
}

/* Its place among 0-9, A-Z and a-z; -1 for another character. */
static int
place_of (int character)
{
  if (character >= '0' && character <= '9')
    return character - '0';
  if (character >= 'A' && character <= 'Z')
    return character - 'A' + 10;

  return character >= 'a' && character <= 'z' ? character - 'a' + 36 : -1;
}

/* A character is a digit and up to five empty cells behind it. Letters behind the last cell are
 * further rules: an X, four more boxes. */
static TextProblem
read_pairs (SudokuLinkData  data,
            SudokuGrid     *grid)
{
  int n_cells = 0;

  while (n_cells < SUDOKU_CELLS)
    {
      int place = place_of (sudoku_link_next (&data));

      if (place < 0 || place >= 60 || n_cells + 1 + place / 10 > SUDOKU_CELLS)
        return TEXT_LINK_DAMAGED;

      grid->digit[n_cells] = (uint8_t) (place % 10);
      n_cells += 1 + place / 10;
    }

  return data.position < data.end ? TEXT_LINK_NOT_CLASSIC : TEXT_FINE;
}

/* A digit is itself, a letter a number of empty cells: A none, B one, … a 26. */
static TextProblem
read_runs (SudokuLinkData  data,
           SudokuGrid     *grid)
{
  int n_cells = 0;

  while (data.position < data.end)
    {
      int place = place_of (sudoku_link_next (&data));
      int n_taken = place < 10 ? 1 : place - 10;

      if (place <= 0 || n_cells + n_taken > SUDOKU_CELLS)
        return TEXT_LINK_DAMAGED;

      if (place < 10)
        grid->digit[n_cells] = (uint8_t) place;
      n_cells += n_taken;
    }

  return n_cells == SUDOKU_CELLS ? TEXT_FINE : TEXT_LINK_DAMAGED;
}

/* Nothing tells the two ways of writing digits apart but that one of them gives 81 cells. */
static TextProblem
read_cells (SudokuLinkData  data,
            SudokuGrid     *grid)
{
  TextProblem problem = read_pairs (data, grid);

  if (problem != TEXT_FINE)
    {
      SudokuGrid runs = { 0 };

      if (read_runs (data, &runs) == TEXT_FINE)
        {
          *grid = runs;
          return TEXT_FINE;
        }
    }

  return problem;
}

static TextProblem
read_packed (SudokuLinkData  data,
             SudokuText     *puzzle)
{
  SudokuUnpacked *unpacked = malloc (sizeof *unpacked);
  TextProblem problem = TEXT_LINK_DAMAGED;

  if (unpacked != NULL && sudoku_unpack (data, unpacked))
    problem = sudoku_read_members (unpacked->text, unpacked->length, puzzle);
  free (unpacked);

  return problem;
}

SudokuRead
sudoku_read_link (const SudokuLine *line,
                  SudokuText       *puzzle,
                  TextError        *error)
{
  SudokuLinkData data;

  puzzle->line = error->line = line->number;
  puzzle->format = SUDOKU_TEXT_OPENSUDOKU;

  switch (take_link (line->start, line->end, &data))
    {
    case ID_PACKED:
      error->problem = read_packed (data, puzzle);
      break;

    case ID_CELLS:
      error->problem = read_cells (data, &puzzle->givens);
      break;

    case ID_REMOTE:
    default:
      error->problem = TEXT_LINK_SHORT;
      break;
    }

  return error->problem == TEXT_FINE ? SUDOKU_READ_PUZZLE : SUDOKU_READ_ERROR;
}
