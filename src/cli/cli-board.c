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
#include "solver/sudoku/text/sudoku-text.h"

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

  return is_queens (line, length) || has_regions (line, length)
         || sudoku_sukaku_is_line (line, length);
}

bool
cli_board_read (const char *line,
                gsize       length,
                CliBoard   *board,
                TextError  *error)
{
  const char *const begin = line;
  bool is_read;

  strip (&line, &length);
  *board = (CliBoard) { .is_sukaku = sudoku_sukaku_is_line (line, length) };

  if (board->is_sukaku)
    is_read = sudoku_sukaku_read (line, length, &board->sukaku, error);
  else if (has_regions (line, length))
    is_read = coloured_text_read (line, length, &board->coloured, error);
  else
    is_read = queens_text_read (line, length, &board->fixed, error);

  if (!is_read && error->column > 0)
    error->column += (int) (line - begin);
  return is_read;
}

void
cli_board_put (GString        *text,
               const CliBoard *board)
{
  char line[QUEENS_TEXT_SIZE];
  char sukaku[SUDOKU_SUKAKU_LENGTH + 1];
  gsize length;

  if (board->is_sukaku)
    {
      sudoku_sukaku_write (&board->sukaku, sukaku);
      g_string_append (text, sukaku);
      return;
    }

  if (board->coloured.n > 0)
    length = coloured_text_write (&board->coloured, line, sizeof line);
  else
    length = queens_text_write_board (&board->fixed, QUEENS_TEXT_LEETCODE, line, sizeof line)
             - strlen ("\n");

  g_string_append_len (text, line, length);
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

  if (board->is_sukaku || board->coloured.n > 0)
    return NULL;

  if (!queens_hint_find (&board->fixed, &board->fixed, NULL, &hint)
      || hint.kind != QUEENS_HINT_CONFLICT)
    return NULL;

  return game_text_attack (&hint.squares[QUEENS_ROLE_CONFLICT]);
}

/* The column of each row's queen: "2 4 1 3". */
static void
put_columns (GString              *text,
             const QueensSolution *solution)
{
  g_string_truncate (text, 0);
  for (int row = 0; row < solution->n; row++)
    g_string_append_printf (text, row > 0 ? " %d" : "%d", solution->column[row] + 1);
}

static void
put_digits (GString          *text,
            const SudokuGrid *solution)
{
  g_string_set_size (text, SUDOKU_CELLS);
  sudoku_write_line (solution, text->str);
}

/* Whoever receives the lines of solutions. */
typedef struct
{
  GString       *line;
  CliBoardFound  found;
  void          *data;
} Receiver;

static bool
take_queens (const QueensSolution *solution,
             void                 *data)
{
  Receiver *receiver = data;

  put_columns (receiver->line, solution);
  return receiver->found (receiver->line->str, receiver->data);
}

static bool
take_sudoku (const SudokuGrid *solution,
             void             *data)
{
  Receiver *receiver = data;

  put_digits (receiver->line, solution);
  return receiver->found (receiver->line->str, receiver->data);
}

/* Keeps the first of them. */
static bool
keep_sudoku (const SudokuGrid *solution,
             void             *data)
{
  GString *line = data;

  if (line != NULL && line->len == 0)
    put_digits (line, solution);
  return true;
}

SearchEnd
cli_board_solve (const CliBoard *board,
                 uint64_t        limit,
                 GString        *solution,
                 SearchStats    *stats)
{
  QueensSolution queens;
  SearchEnd end;

  if (solution != NULL)
    g_string_truncate (solution, 0);
  if (board->is_sukaku)
    return sudoku_sukaku_each (&board->sukaku, limit, keep_sudoku, solution, NULL, stats);

  if (board->coloured.n > 0)
    end = coloured_solve (&board->coloured, NULL, limit, NULL, &queens, stats);
  else if (limit == 1)
    end = queens_complete (&board->fixed, NULL, &queens, stats);
  else
    end = queens_solve (&board->fixed, NULL, &queens, stats);

  if (stats->n_solutions > 0 && solution != NULL)
    put_columns (solution, &queens);
  return end;
}

SearchEnd
cli_board_each (const CliBoard *board,
                uint64_t        limit,
                CliBoardFound   found,
                void           *data,
                SearchStats    *stats)
{
  g_autoptr(GString) line = g_string_new (NULL);
  Receiver receiver = { .line = line, .found = found, .data = data };

  if (board->is_sukaku)
    return sudoku_sukaku_each (&board->sukaku, limit, take_sudoku, &receiver, NULL, stats);
  if (board->coloured.n > 0)
    return coloured_each (&board->coloured, NULL, limit, take_queens, &receiver, NULL, stats);

  return queens_each (&board->fixed, limit, take_queens, &receiver, NULL, stats);
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
  if (limit == 1 || limit == 2 || board->coloured.n > 0 || board->is_sukaku)
    return cli_board_solve (board, limit, NULL, stats);
  if (limit == 0)
    return queens_count (&board->fixed, NULL, stats);

  return queens_each (&board->fixed, limit, go_on, NULL, NULL, stats);
}
