/* Reading, writing and solving boards of queens, plain and coloured, by the layers below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-board.h"

#include <string.h>

#include "game/text/game-text.h"
#include "solver/coloured/coloured-text.h"
#include "solver/queens/queens-hint.h"
#include "solver/queens/text/queens-text.h"
#include "solver/sudoku/sudoku.h"

static bool
is_blank (char character)
{
  return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

/* Leaves blanks at both ends out, and the mark that a text in UTF-8 may begin with. */
static void
strip (const char **line,
       gsize       *length)
{
  static const char mark[] = "\xef\xbb\xbf";

  if (*length >= strlen (mark) && memcmp (*line, mark, strlen (mark)) == 0)
    {
      *line += strlen (mark);
      *length -= strlen (mark);
    }

  while (*length > 0 && is_blank ((*line)[*length - 1]))
    --*length;
  for (; *length > 0 && is_blank (**line); ++*line)
    --*length;
}

/* An array of strings: one in which a queen stands, or one of dots that is too small or too large
 * to be an empty sudoku. */
static bool
is_queens (const char *line,
           gsize       length)
{
  bool is_empty = true;
  int n_quotes = 0;

  if (length < 3 || line[0] != '[' || line[1] != '"' || line[length - 1] != ']')
    return false;

  for (gsize i = 0; i < length; i++)
    {
      if (line[i] == 'Q' || line[i] == 'q')
        return true;

      n_quotes += line[i] == '"';
      is_empty = is_empty && (is_blank (line[i]) || strchr ("[\",.]", line[i]) != NULL);
    }

  return is_empty && n_quotes != 2 * SUDOKU_DIGITS;
}

/* Letters with slashes between, also where they are too few or too many. */
static bool
has_regions (const char *line,
             gsize       length)
{
  int n_slashes = 0;

  for (gsize i = 0; i < length; i++)
    {
      if (line[i] != '/' && !g_ascii_isupper (line[i]))
        return false;

      n_slashes += line[i] == '/';
    }

  return n_slashes > 1 && line[0] != '/';
}

bool
cli_board_is_line (const char *line,
                   gsize       length)
{
  strip (&line, &length);

  return is_queens (line, length) || has_regions (line, length);
}

bool
cli_board_read (const char *line,
                gsize       length,
                CliBoard   *board,
                TextError  *error)
{
  strip (&line, &length);
  *board = (CliBoard) { .coloured.n = 0 };

  if (has_regions (line, length))
    return coloured_text_read (line, length, &board->coloured, error);

  return queens_text_read (line, length, &board->fixed, error);
}

void
cli_board_put (GString        *text,
               const CliBoard *board)
{
  char line[QUEENS_TEXT_SIZE];
  gsize length;

  if (board->coloured.n > 0)
    length = coloured_text_write (&board->coloured, line, sizeof line);
  else
    length = queens_text_write_board (&board->fixed, QUEENS_TEXT_LEETCODE, line, sizeof line)
             - strlen ("\n");

  g_string_append_len (text, line, length);
}

void
cli_board_put_solution (GString              *text,
                        const QueensSolution *solution)
{
  for (int row = 0; row < solution->n; row++)
    g_string_append_printf (text, row > 0 ? " %d" : "%d", solution->column[row] + 1);
}

GameState
cli_board_state (const CliBoard *board)
{
  GameState state;

  if (board->coloured.n > 0)
    return game_state_new_coloured (&board->coloured);

  state = game_state_new_queens (board->fixed.n);
  state.queens.queens = board->fixed;
  state.queens.fixed = board->fixed;
  return state;
}

char *
cli_board_conflict (const CliBoard *board)
{
  QueensHint hint;

  if (!queens_hint_find (&board->fixed, &board->fixed, NULL, &hint)
      || hint.kind != QUEENS_HINT_CONFLICT)
    return NULL;

  return game_text_attack (&hint.squares[QUEENS_ROLE_CONFLICT]);
}

SearchEnd
cli_board_solve (const CliBoard *board,
                 uint64_t        limit,
                 QueensSolution *solution,
                 SearchStats    *stats)
{
  if (board->coloured.n > 0)
    return coloured_solve (&board->coloured, NULL, limit, NULL, solution, stats);
  if (limit == 1)
    return queens_complete (&board->fixed, NULL, solution, stats);

  return queens_solve (&board->fixed, NULL, solution, stats);
}

SearchEnd
cli_board_each (const CliBoard *board,
                uint64_t        limit,
                QueensFound     found,
                void           *data,
                SearchStats    *stats)
{
  if (board->coloured.n > 0)
    return coloured_each (&board->coloured, NULL, limit, found, data, NULL, stats);

  return queens_each (&board->fixed, limit, found, data, NULL, stats);
}

static bool
go_on (const QueensSolution *solution,
       void                 *data)
{
  return true;
}

/* Of plain queens, whether there are one or two is asked of a search that finds them soon, how many
 * there are of one that does not look at them. */
SearchEnd
cli_board_count (const CliBoard *board,
                 uint64_t        limit,
                 SearchStats    *stats)
{
  QueensSolution solution;

  if (limit == 1 || limit == 2 || board->coloured.n > 0)
    return cli_board_solve (board, limit, &solution, stats);
  if (limit == 0)
    return queens_count (&board->fixed, NULL, stats);

  return queens_each (&board->fixed, limit, go_on, NULL, NULL, stats);
}
