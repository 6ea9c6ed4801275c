/* Reading boards out of whatever a program printed, with the place of each row and queen.
 *
 * Lines are rows of squares, permutations, or words. Words before a board are its heading, and
 * their numbers are kept. A board of rows ends at an empty line, at a heading, or, in an output
 * without either, behind its n-th row. A row of a board that has one wrong character in it is such
 * a row and no heading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

#include "solver/queens/text/queens-text.h"

typedef struct
{
  uint32_t         queens;
  int              n_squares;
  int              n_queens;
  int              n_foreign;
  int              n_words;             /* parts with blanks between them */
  bool             is_number;           /* one word of digits */
  bool             is_numbered;         /* it begins with "No" */
  bool             has_columns;         /* digits above 1, and nothing but digits */
  GameJudgePlace   queen[2];
  TextCursor       foreign;
  GameJudgeHeading heading;
} Line;

void
game_judge_fail (GameJudgeBoard   *board,
                 GameVerdictKind   problem,
                 const TextCursor *where,
                 int64_t           found,
                 int64_t           wanted)
{
  if (board->problem != GAME_VERDICT_ACCEPTED)
    return;

  board->problem = problem;
  board->place = game_judge_place (where);
  board->problem_row = board->n_rows + 1;
  board->found = found;
  board->wanted = wanted;
  board->character = text_cursor_look (where);
}

void
game_judge_add_row (GameJudgeBoard       *board,
                    int                   n,
                    uint32_t              queens,
                    int                   n_squares,
                    const TextCursor     *start,
                    const GameJudgePlace  queen[2])
{
  const int row = board->n_rows;

  if (row == 0 && board->first_line == 0)
    board->first_line = start->line;
  if (n_squares != n)
    game_judge_fail (board, GAME_VERDICT_ROW_LENGTH, start, n_squares, n);

  if (row < n)
    {
      board->board.row[row] = queens;
      board->row[row] = game_judge_place (start);
      board->queen[row][0] = queen[0];
      board->queen[row][1] = queen[1];
    }

  board->n_rows++;
  board->last_line = start->line;
}

/* After the last row. */
static void
finish_board (GameJudgeBoard *board,
              int             n)
{
  const TextCursor last = { .line = board->last_line, .column = 1 };

  if (board->n_rows != n)
    game_judge_fail (board, GAME_VERDICT_ROWS, &last, board->n_rows, n);

  board->board.n = n;
}

static bool
is_between (uint32_t character)
{
  return queens_text_square (character) == QUEENS_TEXT_SQUARE_BETWEEN || character == '['
         || character == ']' || text_is_quote (character);
}

static void
add_number (GameJudgeHeading *heading,
            int64_t           number)
{
  if (heading->n_numbers < (int) G_N_ELEMENTS (heading->number))
    heading->number[heading->n_numbers] = number;
  heading->n_numbers++;
}

/* Notes a character of a row; `n` is the size of the board. */
static void
scan_square (Line             *line,
             const TextCursor *cursor,
             int               n)
{
  const QueensTextSquare square = queens_text_square (text_cursor_look (cursor));

  if (square == QUEENS_TEXT_SQUARE_NONE)
    {
      if (line->n_foreign++ == 0)
        line->foreign = *cursor;
      return;
    }

  if (square == QUEENS_TEXT_SQUARE_QUEEN)
    {
      if (line->n_squares < n)
        line->queens |= UINT32_C (1) << line->n_squares;
      if (line->n_queens < 2)
        line->queen[line->n_queens] = game_judge_place (cursor);
      line->n_queens++;
    }

  line->n_squares++;
}

/* Looks at the rest of a line, to its end. */
static Line
scan_line (TextCursor *cursor,
           int         n)
{
  Line line = { .heading.line = cursor->line };
  TextCursor begin = *cursor;
  bool is_all_digits = true;
  bool in_word = false;
  TextCursor number_end = *cursor;

  for (; !text_cursor_is_at_line_end (cursor); text_cursor_skip (cursor))
    {
      const uint32_t character = text_cursor_look (cursor);

      if (is_between (character))
        {
          in_word = false;
          continue;
        }

      line.n_words += !in_word;
      in_word = true;
      if (text_is_digit (character) && cursor->position >= number_end.position)
        {
          number_end = *cursor;
          add_number (&line.heading, text_cursor_read_number (&number_end));
        }

      is_all_digits &= text_is_digit (character);
      line.has_columns |= character >= '2' && character <= '9';
      scan_square (&line, cursor, n);
    }

  line.is_numbered = (text_cursor_skip_if (&begin, 'N') || text_cursor_skip_if (&begin, 'n'))
                     && text_cursor_skip_if (&begin, 'o');
  line.has_columns &= is_all_digits;
  line.is_number = is_all_digits && line.n_words == 1;
  return line;
}

static bool
is_row (const Line *line)
{
  return line->n_squares > 0 && line->n_foreign == 0;
}

/* Before a board, a number alone is a heading or the total, if it cannot be a row. */
static bool
is_number_alone (const Line *line,
                 int         n)
{
  return line->is_number && (line->n_foreign > 0 || line->n_squares != n);
}

/* A row in which a character is wrong, rather than words: "No. 1010" has six squares too. */
static bool
is_spoilt_row (const Line *line,
               int         n)
{
  return line->n_foreign > 0 && line->n_foreign * 2 < line->n_squares
         && line->n_squares + line->n_foreign >= n - 1
         && (line->n_words == 1 || line->n_words >= n - 1) && !line->is_numbered;
}

/* Between the end of a line and the next. */
static void
next_line (TextCursor *cursor)
{
  while (!text_cursor_is_at_line_end (cursor))
    text_cursor_skip (cursor);
  text_cursor_skip (cursor);
}

/* Takes the line at the cursor into the board. Returns false where the board ends before it. */
static bool
read_row (GameJudgeReader *self,
          GameJudgeBoard  *board)
{
  const TextCursor start = self->cursor;
  TextCursor end = start;
  Line line = scan_line (&end, self->n);
  bool is_words = !is_row (&line) && (board->n_rows == 0 || !is_spoilt_row (&line, self->n));

  if (board->n_rows == 0 && is_number_alone (&line, self->n))
    is_words = true;
  if (is_words && board->n_rows > 0)
    return false;
  if (board->n_rows == self->n && !self->is_separated)
    return false;

  self->cursor = end;
  text_cursor_skip (&self->cursor);
  if (is_words)
    {
      self->heading = line.heading;
      board->heading = line.heading;
      board->first_line = line.heading.line;
      return true;
    }

  if (line.n_foreign > 0)
    game_judge_fail (board, GAME_VERDICT_FOREIGN, &line.foreign, 0, 0);
  game_judge_add_row (board, self->n, line.queens, line.n_squares, &start, line.queen);
  return true;
}

static bool
read_rows (GameJudgeReader *self,
           GameJudgeBoard  *board)
{
  for (;;)
    {
      text_cursor_skip_spaces (&self->cursor);
      if (!text_cursor_is_at_line_end (&self->cursor))
        {
          if (!read_row (self, board))
            break;
        }
      else if (board->n_rows > 0 || text_cursor_look (&self->cursor) == TEXT_CURSOR_END)
        {
          break;
        }
      else
        {
          text_cursor_skip (&self->cursor);
        }
    }

  return board->n_rows > 0;
}

/* The numbers of a line, each the column of a queen from 1. */
static void
read_columns (GameJudgeReader *self,
              GameJudgeBoard  *board)
{
  const TextCursor start = self->cursor;
  int64_t n_columns = 0;

  board->first_line = board->first_line > 0 ? board->first_line : start.line;
  while (!text_cursor_is_at_line_end (&self->cursor))
    {
      const TextCursor at = self->cursor;
      int64_t column;

      if (!text_is_digit (text_cursor_look (&at)))
        {
          if (!is_between (text_cursor_look (&at)))
            game_judge_fail (board, GAME_VERDICT_FOREIGN, &at, 0, 0);
          text_cursor_skip (&self->cursor);
          continue;
        }

      column = text_cursor_read_number (&self->cursor);
      n_columns++;
      if (column < 1 || column > self->n)
        game_judge_fail (board, GAME_VERDICT_RANGE, &at, column, self->n);
      else
        game_judge_add_row (board, self->n, UINT32_C (1) << (column - 1), self->n, &at,
                            (const GameJudgePlace[2]) { game_judge_place (&at) });
    }

  if (n_columns != self->n)
    game_judge_fail (board, GAME_VERDICT_ROW_LENGTH, &start, n_columns, self->n);
  board->problem_row = 0;
  board->last_line = start.line;
}

static bool
read_permutation (GameJudgeReader *self,
                  GameJudgeBoard  *board)
{
  for (;; next_line (&self->cursor))
    {
      TextCursor ahead;
      Line line;

      text_cursor_skip_blank (&self->cursor);
      if (text_cursor_look (&self->cursor) == TEXT_CURSOR_END)
        return false;

      ahead = self->cursor;
      line = scan_line (&ahead, self->n);
      if (line.n_words > 1 && line.heading.n_numbers * 2 > line.n_words)
        break;

      self->heading = line.heading;
      board->heading = line.heading;
      board->first_line = line.heading.line;
    }

  read_columns (self, board);
  next_line (&self->cursor);
  return true;
}

bool
game_judge_reader_next (GameJudgeReader *self,
                        GameJudgeBoard  *board)
{
  bool is_read;

  *board = (GameJudgeBoard) { .problem = GAME_VERDICT_ACCEPTED };
  switch (self->shape)
    {
    case GAME_JUDGE_LISTS:
      is_read = game_judge_read_list (self, board);
      break;

    case GAME_JUDGE_PERMUTATIONS:
      is_read = read_permutation (self, board);
      break;

    case GAME_JUDGE_ROWS:
    default:
      is_read = read_rows (self, board);
      break;
    }

  if (!is_read)
    return false;

  self->heading = (GameJudgeHeading) { 0 };
  finish_board (board, self->n);
  return true;
}

/* Whether brackets hold strings: the shape of a list, and not of rows of numbers. */
static bool
is_list (TextCursor ahead)
{
  int n_characters = 0;

  while (text_cursor_look (&ahead) != '[' && !text_cursor_is_at_line_end (&ahead))
    text_cursor_skip (&ahead);
  if (text_cursor_look (&ahead) != '[')
    return false;

  while (text_cursor_look (&ahead) == '[' || text_is_space (text_cursor_look (&ahead))
         || text_cursor_look (&ahead) == '\n')
    text_cursor_skip (&ahead);
  if (text_cursor_look (&ahead) == ']')
    return true;

  text_cursor_skip_if (&ahead, '"');
  text_cursor_skip_if (&ahead, '\'');
  for (; !is_between (text_cursor_look (&ahead)) && text_cursor_look (&ahead) != TEXT_CURSOR_END;
       text_cursor_skip (&ahead))
    if (n_characters++ == 0 && text_is_digit (text_cursor_look (&ahead))
        && text_cursor_look (&ahead) > '1')
      return false;

  return n_characters > 1 || text_cursor_look (&ahead) == ']';
}

/* The first line that is a row or a permutation tells which; how many rows follow each other tells
 * whether boards stand apart. */
static void
find_shape (GameJudgeReader *self)
{
  TextCursor ahead = self->cursor;
  int n_rows = 0;

  for (; text_cursor_look (&ahead) != TEXT_CURSOR_END; text_cursor_skip (&ahead))
    {
      Line line = scan_line (&ahead, self->n);

      if (n_rows == 0 && line.has_columns && line.n_words > 1)
        {
          self->shape = GAME_JUDGE_PERMUTATIONS;
          return;
        }

      if (is_row (&line) && (n_rows > 0 || !is_number_alone (&line, self->n)))
        n_rows++;
      else if (n_rows > 0)
        break;
    }

  self->is_separated = self->n == 0 || n_rows == self->n || n_rows % self->n != 0;
}

void
game_judge_reader_init (GameJudgeReader *self,
                        int              n,
                        const char      *text,
                        gsize            length)
{
  TextCursor first;

  *self = (GameJudgeReader) { .cursor = text_cursor_begin (text, length), .n = n };
  first = self->cursor;
  text_cursor_skip_blank (&first);

  if (is_list (first))
    self->shape = GAME_JUDGE_LISTS;
  else
    find_shape (self);
}
