/* Sudoku in nine rows: plain, framed, or with pencil marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

void
sudoku_take_pencil (SudokuText         *puzzle,
                    const SudokuDigits  group[SUDOKU_CELLS])
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      const uint8_t *peers = sudoku_peers (cell);
      bool single = group[cell] != 0 && (group[cell] & (group[cell] - 1)) == 0;

      for (int i = 0; single && i < SUDOKU_PEERS; i++)
        single = group[peers[i]] == group[cell] || (group[peers[i]] & group[cell]) == 0;

      puzzle->givens.digit[cell] = single ? sudoku_lowest_digit (group[cell]) : 0;
      puzzle->marks[cell] = single ? 0 : group[cell];
    }

  puzzle->format = SUDOKU_TEXT_PENCIL;
}

/* Blank lines in a grid: they part its bands or all its rows, or they end it. */
typedef struct
{
  SudokuReader begin;           /* behind the blank line */
  int          n_rows;          /* before it */
  bool         pending;         /* no row has come since */
  bool         ruled;           /* a rule has come since */
} Gap;

typedef struct
{
  int          n_rows;
  bool         pencil;
  bool         framed;
  bool         fields;
  unsigned     placed[SUDOKU_SIZE];
  int          n_groups[SUDOKU_SIZE];
  int          line[SUDOKU_SIZE];
  uint8_t      cell[SUDOKU_CELLS];
  SudokuDigits group[SUDOKU_CELLS];
  TextError    error;           /* the first one */
} Rows;

static void
add_row (Rows             *rows,
         const SudokuLine *line)
{
  int row = rows->n_rows++;

  memcpy (rows->cell + row * SUDOKU_SIZE, line->cell, SUDOKU_SIZE * sizeof *line->cell);
  memcpy (rows->group + row * SUDOKU_SIZE, line->group, SUDOKU_SIZE * sizeof *line->group);
  rows->n_groups[row] = line->n_groups;
  rows->line[row] = line->number;
  rows->placed[row] = line->placed;
  rows->pencil |= line->shape == SUDOKU_LINE_PENCIL_ROW;
  rows->fields |= line->fields;

  if (rows->error.problem != TEXT_FINE || line->shape != SUDOKU_LINE_WRONG)
    return;

  rows->error.line = line->number;
  rows->error.row = row + 1;
  if (line->n_foreign > 0)
    {
      rows->error.problem = TEXT_FOREIGN_CHARACTER;
      rows->error.column = line->foreign_column;
      rows->error.character = line->foreign;
    }
  else
    {
      rows->error.problem = line->n_cells < SUDOKU_SIZE ? TEXT_ROW_SHORT : TEXT_ROW_LONG;
      rows->error.found = line->n_cells;
      rows->error.wanted = SUDOKU_SIZE;
    }
}

/* Whether a blank line may stand behind the rows so far: between bands, or between all rows. */
static bool
gap_fits (const Rows *rows,
          const Gap  *gap)
{
  if (rows->n_rows == 1 || gap->n_rows == rows->n_rows - 1)
    return true;

  return rows->n_rows % 3 == 0 && gap->n_rows % 3 == 0 && gap->n_rows == rows->n_rows - 3;
}

bool
sudoku_begins_table (const SudokuReader *reader)
{
  SudokuReader ahead = *reader;
  bool has_digit = false;
  int n_rows = 0;

  while (n_rows <= SUDOKU_SIZE && ahead.position < ahead.length)
    {
      SudokuLine line;

      sudoku_scan_line (&ahead, &line);
      if (line.shape != SUDOKU_LINE_ROW && (line.shape != SUDOKU_LINE_RULE || !line.fields))
        break;
      n_rows++;
      has_digit |= line.n_digits > 0;
      sudoku_skip_line (&ahead, &line);
    }

  return n_rows == SUDOKU_SIZE && has_digit;
}

/* Nine empty fields are a row among others; above the first they part two tables, unless they
 * make up the nine. */
static SudokuLineShape
shape_in_grid (const SudokuReader *reader,
               const SudokuLine   *line,
               const Rows         *rows)
{
  bool is_row = line->shape == SUDOKU_LINE_RULE && line->fields &&
                (rows->n_rows > 0 || sudoku_begins_table (reader));

  return is_row ? SUDOKU_LINE_ROW : line->shape;
}

/* Takes lines until there are nine rows or the grid ends before. */
static void
read_rows (SudokuReader *reader,
           Rows         *rows)
{
  Gap gap = { .begin = *reader };

  while (rows->n_rows < SUDOKU_SIZE && reader->position < reader->length)
    {
      SudokuLine line;

      sudoku_scan_line (reader, &line);
      switch (shape_in_grid (reader, &line, rows))
        {
        case SUDOKU_LINE_BLANK:
          if (!gap.pending && rows->n_rows > 0 && !gap_fits (rows, &gap))
            return;
          gap.pending = true;
          break;

        case SUDOKU_LINE_ROW:
        case SUDOKU_LINE_PENCIL_ROW:
        case SUDOKU_LINE_WRONG:
          if (gap.pending)
            {
              gap.begin = *reader;
              gap.n_rows = rows->n_rows;
              gap.pending = gap.ruled = false;
            }
          else if (gap.n_rows == 3 && rows->n_rows == 6 && !gap.ruled)
            {
              /* Bands that are parted once and then no more are two grids. */
              rows->n_rows = gap.n_rows;
              if (rows->error.row > gap.n_rows)
                rows->error.problem = TEXT_FINE;
              *reader = gap.begin;
              return;
            }
          add_row (rows, &line);
          break;

        case SUDOKU_LINE_RULE:
          rows->framed = gap.ruled = true;
          break;

        case SUDOKU_LINE_COMMENT:
          break;

        case SUDOKU_LINE_PUZZLE:
        case SUDOKU_LINE_PENCIL:
        case SUDOKU_LINE_JSON:
        case SUDOKU_LINE_XML:
        case SUDOKU_LINE_SECTION:
        case SUDOKU_LINE_LINK:
        case SUDOKU_LINE_PROSE:
          return;
        }

      sudoku_skip_line (reader, &line);
    }
}

void
sudoku_skip_foot (SudokuReader *reader)
{
  int n_signed = 0;
  bool ruled = false;

  while (reader->position < reader->length)
    {
      SudokuLine line;

      sudoku_scan_line (reader, &line);
      if (line.shape == SUDOKU_LINE_RULE)
        ruled = true;
      else if (line.shape != SUDOKU_LINE_PROSE || !ruled || n_signed++ == 2)
        return;

      sudoku_skip_line (reader, &line);
    }
}

/* In a grid of pencil marks every row must have nine groups. */
static void
check_groups (Rows *rows)
{
  for (int row = 0; row < rows->n_rows && rows->error.problem == TEXT_FINE; row++)
    if (rows->n_groups[row] != SUDOKU_SIZE)
      rows->error = (TextError) {
        .problem = rows->n_groups[row] < SUDOKU_SIZE ? TEXT_ROW_SHORT : TEXT_ROW_LONG,
        .line = rows->line[row],
        .row = row + 1,
        .found = rows->n_groups[row],
        .wanted = SUDOKU_SIZE,
      };
}

/* The digits that SudoCue marks as placed by the player. */
static void
take_placed (SudokuText *puzzle,
             const Rows *rows)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if ((rows->placed[sudoku_row (cell)] >> sudoku_column (cell) & 1) != 0)
      {
        puzzle->entries.digit[cell] = sudoku_lowest_digit (rows->group[cell]);
        puzzle->givens.digit[cell] = 0;
        puzzle->marks[cell] = 0;
      }
}

SudokuRead
sudoku_read_grid (SudokuReader *reader,
                  SudokuText   *puzzle,
                  TextError    *error)
{
  Rows rows = { 0 };

  read_rows (reader, &rows);
  if (rows.pencil)
    check_groups (&rows);

  if (rows.error.problem == TEXT_FINE && rows.n_rows < SUDOKU_SIZE)
    rows.error = (TextError) {
      .problem = TEXT_ROWS_MISSING,
      .line = rows.n_rows > 0 ? rows.line[rows.n_rows - 1] : reader->line,
      .found = rows.n_rows,
      .wanted = SUDOKU_SIZE,
    };

  if (rows.n_rows == SUDOKU_SIZE)
    sudoku_skip_foot (reader);

  if (rows.error.problem != TEXT_FINE)
    {
      *error = rows.error;
      return SUDOKU_READ_ERROR;
    }

  puzzle->line = rows.line[0];
  puzzle->format = rows.fields ? SUDOKU_TEXT_CSV : rows.framed ? SUDOKU_TEXT_SS : SUDOKU_TEXT_SDK;
  if (rows.pencil)
    sudoku_take_pencil (puzzle, rows.group);
  else
    memcpy (puzzle->givens.digit, rows.cell, sizeof rows.cell);
  take_placed (puzzle, &rows);
  return SUDOKU_READ_PUZZLE;
}
