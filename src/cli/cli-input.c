/* Reading files block by block.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "game/files/game-file.h"
#include "game/text/game-text.h"
#include "solver/text-table.h"

/* Larger ones are no quicker; this fits into the cache of a core beside the batch. */
enum { BLOCK = 256 * 1024 };

typedef struct
{
  const CliInputHandler *handler;
  const char            *name;
  int                    file;

  GByteArray            *text;          /* what is read and not yet taken */
  TextTable              table;         /* column -1: the text is none */
  gsize                  n_ready;       /* bytes of the text that can be taken: all, but of a table
                                         * only the rows that were turned into puzzles */
  gsize                  tried;         /* its length when it could not be cut */
  bool                   ended;

  int                    line;          /* of its beginning */
  guint64                n_returned;    /* puzzles and errors */
  CliStatus              status;
} Input;

/* Of the file that is being read. */
static guint64 n_bad;

/* Whether a read would still have to wait after `milliseconds` (-1: any time). */
static bool
must_wait (Input *self,
           int    milliseconds)
{
  struct pollfd poll_file = { .fd = self->file, .events = POLLIN };

  return poll (&poll_file, 1, milliseconds) == 0;
}

/* Reads on until there is a block to be taken, the text has ended, or nothing more is there now. */
static void
read_block (Input *self)
{
  gsize wanted = self->tried == 0 ? BLOCK : self->tried * 2;

  do
    {
      gsize length = self->text->len;
      ssize_t n_read;

      g_byte_array_set_size (self->text, (guint) (length + BLOCK));
      n_read = read (self->file, self->text->data + length, BLOCK);
      g_byte_array_set_size (self->text, (guint) (length + (gsize) MAX (n_read, 0)));

      if (n_read < 0 && (errno == EINTR || errno == EAGAIN))
        {
          must_wait (self, -1);
          continue;
        }
      if (n_read < 0)
        {
          cli_complain ("%s: cannot read: %s", self->name, strerror (errno));
          self->status = cli_status_worse (self->status, CLI_IO);
          self->n_returned++;
        }
      self->ended = n_read <= 0;
    }
  while (!self->ended && self->text->len < wanted && (self->tried > BLOCK || !must_wait (self, 0)));
}

/* Line and column stand before the sentence, as compilers put them. An argument has no lines. */
static void
name_bad (const char *file,
          int         line,
          int         column,
          const char *sentence)
{
  if (n_bad++ >= CLI_INPUT_MESSAGES)
    return;

  if (line > 0 && column > 0)
    fprintf (stderr, "%s:%d:%d: %s\n", file, line, column, sentence);
  else if (line > 0)
    fprintf (stderr, "%s:%d: %s\n", file, line, sentence);
  else if (column > 0)
    fprintf (stderr, "%s: character %d: %s\n", file, column, sentence);
  else
    fprintf (stderr, "%s: %s\n", file, sentence);
}

void
cli_input_name_bad (const char *file,
                    int         line,
                    const char *sentence)
{
  name_bad (file, line, 0, sentence);
}

static void
name_error (Input           *self,
            const TextError *error)
{
  TextError shown = *error;
  g_autofree char *sentence = NULL;

  shown.line = 0;
  shown.column = 0;
  sentence = game_text_error (&shown);

  self->status = cli_status_worse (self->status, CLI_DATA);
  name_bad (self->name, error->line, error->column, sentence);
}

/* The length of the line at `text` with its line break, if it has one. */
static gsize
line_length (const char *text,
             gsize       length)
{
  const char *end = memchr (text, '\n', length);

  return end != NULL ? (gsize) (end - text) + 1 : length;
}

/* What is wrong with a row of a table, or NULL. */
static const char *
row_problem (const Input *self,
             const char  *line,
             gsize        length)
{
  length -= length > 0 && line[length - 1] == '\n';
  if (self->table.column < 0 || length != 1)
    return NULL;

  return *line == *TEXT_TABLE_NO_PUZZLE ? "the row has no puzzle" :
         *line == *TEXT_TABLE_OPEN_QUOTE ? "a quotation mark is never closed" : NULL;
}

/* Where the first board of queens, or bad row of a table, begins; the end of the text where there
 * is none. */
static gsize
find_board (const Input *self,
            const char  *text,
            gsize        length)
{
  gsize position = 0;

  while (position < length)
    {
      const gsize n_bytes = line_length (text + position, length - position);

      if (cli_board_is_line (text + position, n_bytes)
          || row_problem (self, text + position, n_bytes) != NULL)
        return position;
      position += n_bytes;
    }

  return length;
}

static SudokuReader
start_reader (const Input *self,
              const char  *text,
              gsize        length)
{
  SudokuReader reader;

  sudoku_reader_init (&reader, text, length);
  reader.line = self->line;
  reader.n_returned = self->n_returned;
  return reader;
}

static void
take_sudokus (Input      *self,
              const char *text,
              gsize       length)
{
  SudokuReader reader = start_reader (self, text, length);
  SudokuText puzzle;
  TextError error;

  while (true)
    {
      SudokuRead read;

      self->handler->lines (self->name, &reader, self->handler->data);
      read = sudoku_reader_next (&reader, &puzzle, &error);
      if (read == SUDOKU_READ_END)
        break;
      if (read == SUDOKU_READ_PUZZLE)
        self->handler->puzzle (self->name, &puzzle, self->handler->data);
      else
        name_error (self, &error);
    }

  self->line = reader.line;
  self->n_returned = reader.n_returned;
}

/* Takes the plain lines at the beginning of a text, and returns how many bytes they are. */
static gsize
take_plain (Input      *self,
            const char *text,
            gsize       length)
{
  SudokuReader reader = start_reader (self, text, length);

  self->handler->lines (self->name, &reader, self->handler->data);
  self->line = reader.line;
  self->n_returned = reader.n_returned;
  return reader.position;
}

static void
take_board (Input      *self,
            const char *line,
            gsize       length)
{
  const char *problem = row_problem (self, line, length);
  CliBoard board;
  TextError error;

  if (problem != NULL)
    {
      self->status = cli_status_worse (self->status, CLI_DATA);
      cli_input_name_bad (self->name, self->line, problem);
    }
  else if (self->handler->board == NULL)
    {
      self->status = cli_status_worse (self->status, CLI_DATA);
      cli_input_name_bad (self->name, self->line,
                          "this is no sudoku with givens, and nothing else is read here");
    }
  else if (cli_board_read (line, length, &board, &error))
    {
      self->handler->board (self->name, self->line, &board, self->handler->data);
    }
  else
    {
      error.line = self->line;
      name_error (self, &error);
    }

  self->line++;
}

/* Takes the puzzles out of the first `length` bytes of the text. Boards of queens are looked for
 * only where something else than plain lines stands, which keeps those quick; what is between two
 * boards is a text of sudokus for itself. */
static void
take_puzzles (Input *self,
              gsize  length)
{
  gsize position = 0;

  do
    {
      const char *text = (const char *) self->text->data + position;
      const gsize n_plain = take_plain (self, text, length - position);
      const gsize left = length - position - n_plain;
      const gsize n_others = find_board (self, text + n_plain, left);

      if (n_others < left)
        self->n_returned++;
      take_sudokus (self, text + n_plain, n_others);
      position += n_plain + n_others;

      if (n_others < left)
        {
          const char *line = text + n_plain + n_others;
          const gsize n_bytes = line_length (line, length - position);

          take_board (self, line, n_bytes);
          position += n_bytes;
        }
    }
  while (position < length);

  g_byte_array_remove_range (self->text, 0, (guint) length);
  self->n_ready -= length;
}

/* Where a text that goes on can be cut, or 0: behind its last line with a whole puzzle. */
static gsize
cut_text (const Input *self)
{
  const char *text = (const char *) self->text->data;
  const gsize behind_sudoku = sudoku_text_cut (text, self->n_ready);
  gsize end = self->n_ready;

  while (end > behind_sudoku)
    {
      gsize begin = end - 1;

      while (begin > behind_sudoku && text[begin - 1] != '\n')
        begin--;
      if (text[end - 1] == '\n' && find_board (self, text + begin, end - begin) == 0)
        break;
      end = begin;
    }

  return end;
}

/* A whole text that is not in lines yet: in UTF-16, or with carriage returns alone. Such a one was
 * never cut. What cannot be decoded stays, and is named by whoever reads it. */
static void
decode_text (Input *self)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GBytes) decoded = NULL;
  const guint8 *text = self->text->data;
  gsize length = self->text->len;
  bool is_wide = length >= 2 && ((text[0] == 0xff && text[1] == 0xfe)
                                 || (text[0] == 0xfe && text[1] == 0xff));

  if (length == 0 || (!is_wide && memchr (text, '\n', length) != NULL))
    return;

  bytes = g_bytes_new (text, length);
  decoded = game_file_decode (bytes, NULL);
  if (decoded == NULL)
    return;

  text = g_bytes_get_data (decoded, &length);
  g_byte_array_set_size (self->text, 0);
  if (length > 0)
    g_byte_array_append (self->text, text, (guint) length);
}

/* Turns what was read of a table into puzzles. */
static void
turn_table (Input *self,
            bool   is_last)
{
  char *text = (char *) self->text->data + self->n_ready;
  const gsize n_read = self->text->len - self->n_ready;
  gsize n_turned, n_written;

  if (self->table.column < 0)
    {
      self->n_ready = self->text->len;
      return;
    }

  n_turned = text_table_convert (&self->table, text, n_read, is_last, &n_written);
  memmove (text + n_written, text + n_turned, n_read - n_turned);
  self->n_ready += n_written;
  g_byte_array_set_size (self->text, (guint) (self->n_ready + n_read - n_turned));
}

/* What an argument holds that is no file but a puzzle. */
static void
take_argument (Input *self)
{
  g_byte_array_append (self->text, (const guint8 *) self->name, (guint) strlen (self->name));
  self->n_ready = self->text->len;
  self->line = 0;               /* it has none that would help to find it */
  take_puzzles (self, self->n_ready);
}

static void
read_text (Input *self)
{
  bool is_first = true;

  while (!self->ended)
    {
      gsize length;

      read_block (self);
      if (self->ended && self->line == 1 && self->n_returned == 0 && self->table.column < 0)
        decode_text (self);
      if (is_first && self->text->len > 0)
        {
          const char *text = (const char *) self->text->data;

          text_table_begins (text, self->text->len, &self->table);
          is_first = !self->ended && memchr (text, '\n', self->text->len) == NULL;
          self->n_ready = 0;
        }
      turn_table (self, self->ended || self->text->len >= CLI_INPUT_MAX);
      if (!self->ended && self->text->len < CLI_INPUT_MAX)
        length = cut_text (self);
      else
        length = self->n_ready;

      self->tried = length == 0 ? self->text->len : 0;
      if (length > 0 || self->ended)
        take_puzzles (self, length);

      if (!self->ended && length >= CLI_INPUT_MAX)
        {
          cli_complain ("%s: more than %d MiB without a puzzle on a line of its own; "
                        "the rest is not read", self->name, CLI_INPUT_MAX / (1024 * 1024));
          self->status = cli_status_worse (self->status, CLI_DATA);
          return;
        }

      if (!self->ended && must_wait (self, 0))
        self->handler->pause (self->handler->data);
    }
}

static const char cells[] = "0123456789.*_Xx+";

/* Whether an argument that names no file is a puzzle, right or wrong. */
static bool
is_puzzle (const char *text)
{
  enum { MANY_CELLS = 27 };
  const gsize length = strlen (text);
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  if (cli_board_is_line (text, length))
    return true;

  sudoku_reader_init (&reader, text, length);
  return (length >= MANY_CELLS && strspn (text, cells) == length)
         || sudoku_reader_next (&reader, &puzzle, &error) == SUDOKU_READ_PUZZLE;
}

/* What an argument is too short for to be taken as a puzzle may be meant as one all the same. */
static void
complain_of_file (const char *name,
                  int         problem)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ/";
  const gsize length = strlen (name);
  const bool is_board = strspn (name, letters) == length && strchr (name, '/') != NULL;

  if (problem == ENOENT && length > 0 && strspn (name, cells) == length)
    cli_complain ("%s: cannot open: %s; as a sudoku it would have %d cells, not %d", name,
                  strerror (problem), SUDOKU_CELLS, (int) length);
  else if (problem == ENOENT && is_board)
    cli_complain ("%s: cannot open: %s; as coloured queens it would have %d rows at least", name,
                  strerror (problem), COLOURED_MIN);
  else
    cli_complain ("%s: cannot open: %s", name, strerror (problem));
}

static CliStatus
read_file (const char            *name,
           const CliInputHandler *handler)
{
  bool is_standard = strcmp (name, "-") == 0;
  Input input = {
    .handler = handler,
    .name = name,
    .file = is_standard ? STDIN_FILENO : open (name, O_RDONLY | O_CLOEXEC),
    .table.column = -1,
    .line = 1,
  };
  const int problem = errno;

  if (input.file < 0 && !is_puzzle (name))
    {
      complain_of_file (name, problem);
      return CLI_IO;
    }

  n_bad = 0;
  input.text = g_byte_array_new ();
  if (input.file < 0)
    take_argument (&input);
  else
    read_text (&input);
  g_byte_array_unref (input.text);
  if (!is_standard && input.file >= 0)
    close (input.file);

  handler->pause (handler->data);
  if (n_bad > CLI_INPUT_MESSAGES)
    fprintf (stderr, "%s: bad lines that are not named: %" G_GUINT64_FORMAT "\n", name,
             n_bad - CLI_INPUT_MESSAGES);
  return input.status;
}

CliStatus
cli_input_read (char                  **files,
                const CliInputHandler  *handler)
{
  CliStatus status = CLI_FINE;

  if (files == NULL || *files == NULL)
    return read_file ("-", handler);

  for (; *files != NULL; files++)
    status = cli_status_worse (status, read_file (*files, handler));

  return status;
}
