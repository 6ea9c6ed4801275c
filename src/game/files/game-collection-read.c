/* Going through a text for the puzzles of each kind, and coming back to one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/files/game-collection-private.h"

#include <string.h>

#include "solver/coloured/coloured-text.h"
#include "solver/queens/queens-generate.h"
#include "solver/queens/text/queens-text.h"
#include "solver/sudoku/text/sudoku-text.h"

static bool
should_continue (GameFinding *self)
{
  return !g_cancellable_is_cancelled (self->cancellable);
}

static void
add_offset (GameFinding *self,
            gsize        position)
{
  const guint32 offset = position;

  g_array_append_val (self->offsets, offset);
}

static void
blame (GameFinding     *self,
       const TextError *error)
{
  if (self->n_errors++ == 0)
    self->first_error = *error;
}

void
game_find_sudoku (GameFinding *self)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  sudoku_reader_init (&reader, self->text, self->length);

  while (should_continue (self))
    {
      const gsize position = reader.position;

      switch (sudoku_reader_next (&reader, &puzzle, &error))
        {
        case SUDOKU_READ_PUZZLE:
          add_offset (self, position);
          break;

        case SUDOKU_READ_ERROR:
          blame (self, &error);
          break;

        case SUDOKU_READ_END:
        default:
          return;
        }
    }
}

void
game_read_sudoku (const char      *text,
                  gsize            length,
                  guint32          offset,
                  GameFound       *found)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  sudoku_reader_init (&reader, text, length);
  reader.position = reader.line_begin = offset;
  sudoku_reader_next (&reader, &puzzle, &error);

  found->state = game_state_new_sudoku (&puzzle.givens);
  found->state.sudoku.entries = puzzle.entries;
  memcpy (found->state.sudoku.marks, puzzle.marks, sizeof puzzle.marks);
  memcpy (found->state.sudoku.corner, puzzle.corner, sizeof puzzle.corner);
  found->begin = offset;
  found->end = reader.position;
}

void
game_find_queens (GameFinding *self)
{
  QueensTextReader reader;
  QueensBoard board;
  TextError error;

  queens_text_reader_init (&reader, self->text, self->length);

  while (should_continue (self))
    switch (queens_text_reader_next (&reader, &board, &error))
      {
      case QUEENS_READ_BOARD:
        add_offset (self, reader.begin);
        break;

      case QUEENS_READ_ERROR:
        blame (self, &error);
        if (self->offsets->len == 0)
          return;
        break;

      case QUEENS_READ_END:
      default:
        return;
      }
}

void
game_read_queens (const char      *text,
                  gsize            length,
                  guint32          offset,
                  GameFound       *found)
{
  QueensTextReader reader;
  QueensBoard board;
  TextError error;

  queens_text_reader_init (&reader, text + offset, length - offset);
  queens_text_reader_next (&reader, &board, &error);

  found->state = game_state_new_queens (board.n);
  found->state.queens.queens = board;

  /* An array with a puzzle in it is one that was made, as generate writes it. Rows of squares are
   * somebody's board. */
  if (text[offset] == '[' && queens_is_puzzle (&board))
    found->state.queens.fixed = board;

  found->begin = offset;
  found->end = offset + reader.position;
}

/* A text of coloured queens, cut where a puzzle may end: rows that go over several lines to the
 * empty line below them, or, where they are divided by slashes, to a line that has none at its end.
 * What stands behind a tab, '#' or ';' is a comment. */
typedef struct
{
  const char *end_of_text;
  const char *begin;
  const char *end;              /* of the puzzle, without a comment */
  const char *next;             /* the line behind it */
  guint       line;             /* of `begin`, from 1 */
  guint       next_line;
} Cut;

static const char *
line_end (const char *position,
          const char *end)
{
  const char *found = memchr (position, '\n', end - position);

  return found != NULL ? found : end;
}

static const char *
skip_blanks (const char *position,
             const char *end)
{
  while (position < end && (*position == ' ' || *position == '\t' || *position == '\r'))
    position++;

  return position;
}

static bool
is_blank_line (const char *position,
               const char *end)
{
  position = skip_blanks (position, end);

  return position == end || *position == '\n';
}

/* What counts of a line: not a comment, nor blanks at its end. */
static const char *
content_end (const char *position,
             const char *end)
{
  const char *found = position;

  while (found < end && strchr ("\t#;", *found) == NULL)
    found++;

  while (found > position && (found[-1] == ' ' || found[-1] == '\r'))
    found--;

  return found;
}

static void
take_line (Cut *cut)
{
  const char *end = line_end (cut->next, cut->end_of_text);

  cut->end = content_end (cut->next, end);
  cut->next = end < cut->end_of_text ? end + 1 : end;
  cut->next_line++;
}

/* Goes on to the next puzzle; false at the end of the text. */
static bool
cut_next (Cut *cut)
{
  bool has_slash;

  cut->begin = skip_blanks (cut->next, cut->end_of_text);
  while (cut->begin < cut->end_of_text && (*cut->begin == '\n' || *cut->begin == '#'))
    {
      cut->next = cut->begin;
      take_line (cut);
      cut->begin = skip_blanks (cut->next, cut->end_of_text);
    }

  if (cut->begin == cut->end_of_text)
    return false;

  cut->line = cut->next_line;
  cut->next = cut->begin;
  take_line (cut);
  has_slash = memchr (cut->begin, '/', cut->end - cut->begin) != NULL;

  while (cut->next < cut->end_of_text
         && (has_slash ? cut->end > cut->begin && cut->end[-1] == '/'
                       : !is_blank_line (cut->next, cut->end_of_text)))
    take_line (cut);

  return true;
}

static bool
read_cut (const Cut      *cut,
          ColouredPuzzle *puzzle,
          TextError      *error)
{
  if (coloured_text_read (cut->begin, cut->end - cut->begin, puzzle, error))
    return true;

  error->line += cut->line - 1;
  if (error->line < (int) cut->line)
    error->line = cut->line;

  return false;
}

void
game_find_coloured (GameFinding *self)
{
  Cut cut = {
    .end_of_text = self->text + self->length, .next = self->text, .next_line = 1,
  };

  while (should_continue (self) && cut_next (&cut))
    {
      ColouredPuzzle puzzle;
      TextError error;

      if (read_cut (&cut, &puzzle, &error))
        add_offset (self, cut.begin - self->text);
      else
        blame (self, &error);

      if (self->offsets->len == 0)
        return;
    }
}

void
game_read_coloured (const char      *text,
                    gsize            length,
                    guint32          offset,
                    GameFound       *found)
{
  Cut cut = { .end_of_text = text + length, .next = text + offset };
  ColouredPuzzle puzzle;
  TextError error;

  cut_next (&cut);
  read_cut (&cut, &puzzle, &error);

  found->state = game_state_new_coloured (&puzzle);
  found->begin = offset;
  found->end = cut.next - text;
}
