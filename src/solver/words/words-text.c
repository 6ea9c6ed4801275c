/* Equations read and written.
 *
 * The reader counts how often a letter stands in each column of the sum. A row of the board is
 * given to a letter only when the whole equation is read, because the columns count from the right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/words/words.h"

#include <string.h>

#include "solver/text-cursor.h"
#include "solver/text-writer.h"

enum { ALPHABET = 26 };

typedef struct
{
  TextCursor cursor;
  TextError *error;

  int        n_words;                              /* before the one at the cursor */
  int        n_letters;                            /* different ones */
  int        n_columns;
  uint32_t   seen;                                 /* bit l: letter A + l */
  uint32_t   leads;
  uint16_t   n_times[WORDS_COLUMNS_MAX][ALPHABET]; /* in the addends */
  int        first[WORDS_COLUMNS_MAX][ALPHABET];   /* the first word, from 1, with the letter there;
                                                    * 0: none has */
  int8_t     sum[WORDS_COLUMNS_MAX];               /* the letter of the result, or -1 */
  int8_t     addend[WORDS_ADDENDS_KEPT][WORDS_COLUMNS_MAX];
} Reader;

/* The number of a letter in the alphabet, or -1. */
static int
letter_number (uint32_t character)
{
  if (character >= 'a' && character <= 'z')
    return character - 'a';

  return character >= 'A' && character <= 'Z' ? (int) (character - 'A') : -1;
}

/* Reads the letters of a word into `letters`, the leftmost first. Returns how many there are, or 0
 * where something is wrong. */
static int
read_letters (Reader *self,
              int     letters[WORDS_COLUMNS_MAX])
{
  const TextCursor start = self->cursor;
  int length = 0;
  int letter;

  for (; (letter = letter_number (text_cursor_look (&self->cursor))) >= 0; length++)
    {
      if (length == WORDS_COLUMNS_MAX)
        {
          text_fail_count (self->error, &start, TEXT_WORD_LONG, length + 1, WORDS_COLUMNS_MAX);
          return 0;
        }

      if (!(self->seen >> letter & 1) && self->n_letters == WORDS_LETTERS_MAX)
        {
          text_fail_foreign (self->error, &self->cursor, 0);
          self->error->problem = TEXT_LETTERS_TOO_MANY;
          return 0;
        }

      self->n_letters += !(self->seen >> letter & 1);
      self->seen |= UINT32_C (1) << letter;
      letters[length] = letter;
      text_cursor_skip (&self->cursor);
    }

  return length;
}

/* Says what stands in the place of a word. */
static bool
fail_without_word (Reader *self)
{
  const uint32_t character = text_cursor_look (&self->cursor);

  if (character == TEXT_CURSOR_END || character == '+' || character == '=')
    return text_fail (self->error, &self->cursor, TEXT_WORD_MISSING);

  return text_fail_foreign (self->error, &self->cursor, 0);
}

/* Reads a word and what is blank around it. */
static bool
read_word (Reader *self,
           bool    is_result)
{
  int letters[WORDS_COLUMNS_MAX];
  int length;

  text_cursor_skip_blank (&self->cursor);
  if (letter_number (text_cursor_look (&self->cursor)) < 0)
    return fail_without_word (self);
  if (!is_result && self->n_words == WORDS_ADDENDS_MAX)
    return text_fail_count (self->error, &self->cursor, TEXT_WORDS_TOO_MANY, self->n_words + 1,
                            WORDS_ADDENDS_MAX);

  length = read_letters (self, letters);
  self->n_words++;
  self->n_columns = length > self->n_columns ? length : self->n_columns;
  if (length > 1)
    self->leads |= UINT32_C (1) << letters[0];

  for (int column = 0; column < length; column++)
    {
      const int letter = letters[length - 1 - column];

      if (self->first[column][letter] == 0)
        self->first[column][letter] = self->n_words;
      if (is_result)
        self->sum[column] = letter;
      else
        self->n_times[column][letter]++;
      if (!is_result && self->n_words <= WORDS_ADDENDS_KEPT)
        self->addend[self->n_words - 1][column] = letter;
    }

  text_cursor_skip_blank (&self->cursor);

  return length > 0;
}

/* Reads the words before the equals sign, and past that. */
static bool
read_addends (Reader *self)
{
  do
    {
      if (!read_word (self, false))
        return false;
    }
  while (text_cursor_skip_if (&self->cursor, '+'));

  if (text_cursor_skip_text (&self->cursor, "==") || text_cursor_skip_if (&self->cursor, '='))
    return true;

  if (text_cursor_look (&self->cursor) == TEXT_CURSOR_END)
    return text_fail (self->error, &self->cursor, TEXT_RESULT_MISSING);

  text_fail_foreign (self->error, &self->cursor, 0);
  if (letter_number (self->error->character) >= 0)
    self->error->problem = TEXT_SIGN_MISSING;

  return false;
}

static bool
read_result (Reader *self)
{
  uint32_t character;

  if (!read_word (self, true))
    return false;

  character = text_cursor_look (&self->cursor);
  if (character == TEXT_CURSOR_END)
    return true;
  if (character == '+' || character == '=' || letter_number (character) >= 0)
    return text_fail (self->error, &self->cursor, TEXT_RESULT_NOT_LAST);

  return text_fail_foreign (self->error, &self->cursor, 0);
}

/* The letter without a row that a column of the sum has first, or -1. */
static int
next_letter (const Reader *self,
             int           column,
             uint32_t      with_row)
{
  int next = -1;

  for (int letter = 0; letter < ALPHABET; letter++)
    if (!(with_row >> letter & 1) && self->first[column][letter] > 0
        && (next < 0 || self->first[column][letter] < self->first[column][next]))
      next = letter;

  return next;
}

static void
fill_row (const Reader *self,
          WordsPuzzle  *puzzle,
          int           row,
          int           letter)
{
  puzzle->letter[row] = (char) ('A' + letter);
  puzzle->leads |= (self->leads >> letter & 1) << row;

  for (int column = 0; column < self->n_columns; column++)
    {
      puzzle->n_times[column][row] = self->n_times[column][letter];
      if (self->sum[column] == letter)
        puzzle->sum[column] = row;
      for (int word = 0; word < WORDS_ADDENDS_KEPT; word++)
        if (self->addend[word][column] == letter)
          puzzle->addend[word][column] = row;
    }
}

static void
fill_puzzle (const Reader *self,
             WordsPuzzle  *puzzle)
{
  uint32_t with_row = 0;

  puzzle->n_columns = self->n_columns;
  puzzle->n_addends = self->n_words - 1;
  memset (puzzle->sum, -1, sizeof puzzle->sum);
  memset (puzzle->addend, -1, sizeof puzzle->addend);

  for (int column = 0; column < self->n_columns; column++)
    {
      int letter;

      while ((letter = next_letter (self, column, with_row)) >= 0)
        {
          fill_row (self, puzzle, puzzle->n_letters++, letter);
          with_row |= UINT32_C (1) << letter;
        }

      puzzle->n_complete[puzzle->n_letters] = column + 1;
    }

  for (int n = 1; n <= puzzle->n_letters; n++)
    if (puzzle->n_complete[n] == 0)
      puzzle->n_complete[n] = puzzle->n_complete[n - 1];
}

bool
words_read (const char  *text,
            size_t       length,
            WordsPuzzle *puzzle,
            TextError   *error)
{
  Reader self = { .cursor = text_cursor_begin (text, length), .error = error };

  *puzzle = (WordsPuzzle) { 0 };
  *error = (TextError) { .problem = TEXT_FINE };
  memset (self.sum, -1, sizeof self.sum);
  memset (self.addend, -1, sizeof self.addend);

  text_cursor_skip_blank (&self.cursor);
  if (text_cursor_look (&self.cursor) == TEXT_CURSOR_END)
    return text_fail (error, &self.cursor, TEXT_EMPTY);

  if (!read_addends (&self) || !read_result (&self))
    return false;

  fill_puzzle (&self, puzzle);

  return true;
}

/* The letter in the words, or the digit in its place. */
static char
letter_text (const WordsPuzzle   *puzzle,
             const WordsSolution *solution,
             char                 letter)
{
  for (int row = 0; row < puzzle->n_letters && solution != NULL; row++)
    if (puzzle->letter[row] == letter)
      return (char) ('0' + solution->digit[row]);

  return letter;
}

size_t
words_write (const char          *text,
             size_t               length,
             const WordsPuzzle   *puzzle,
             const WordsSolution *solution,
             char                *buffer,
             size_t               size)
{
  TextWriter writer = { .buffer = buffer, .size = size };
  TextCursor cursor = text_cursor_begin (text, length);

  while (text_cursor_look (&cursor) != TEXT_CURSOR_END)
    {
      const int letter = letter_number (text_cursor_look (&cursor));

      if (letter >= 0)
        text_writer_put_character (&writer, letter_text (puzzle, solution, (char) ('A' + letter)));
      else if (text_cursor_look (&cursor) == '+')
        text_writer_put (&writer, " + ");
      else if (text_cursor_look (&cursor) == '=' && cursor.text[cursor.position - 1] != '=')
        text_writer_put (&writer, " = ");

      text_cursor_skip (&cursor);
    }

  return text_writer_end (&writer);
}
