/* A sudoku as f-puzzles' and SudokuPad's object: strict JSON, or JSON with what SudokuPad's
 * PuzzleZipper leaves out of it. There names stand without quotes, strings between single ones,
 * some names are short, and an empty object among others is nothing at all: [,,{v:5},].
 *
 * A member that is not known here and is not empty is a further rule, or may be one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

#include <string.h>

enum
{
  REGION_UNSET = -1,
  REGION_NONE = -2,             /* the cell is in none, and that is said */
};

/* What lies between `begin` and `end`. */
typedef struct
{
  const char *begin;
  const char *end;
} Word;

typedef struct
{
  const char *position;
  const char *end;
  SudokuText *puzzle;
  bool        is_malformed;
  bool        is_classic;
  bool        has_grid;
  bool        needs_regions;    /* SudokuPad's: without them there are no boxes */
  int         region[SUDOKU_CELLS];
} Members;

static bool
fail (Members *self)
{
  self->is_malformed = true;
  self->position = self->end;
  return false;
}

/* The next character that is no space; NUL at the end. */
static char
look (Members *self)
{
  while (self->position < self->end && *self->position != '\0'
         && strchr (" \t\r\n", *self->position) != NULL)
    self->position++;

  return self->position < self->end ? *self->position : '\0';
}

static bool
take (Members *self,
      char     mark)
{
  if (look (self) != mark)
    return false;

  self->position++;
  return true;
}

/* A string, without its quotes, or a bare word, which may be empty. */
static Word
take_word (Members *self)
{
  char quote = look (self);
  Word word = { self->position, self->position };

  if (quote != '"' && quote != '\'')
    {
      while (self->position < self->end && *self->position != '\0'
             && strchr (" \t\r\n,:{}[]\"'", *self->position) == NULL)
        self->position++;
      word.end = self->position;
      return word;
    }

  word.begin = ++self->position;
  while (self->position < self->end && *self->position != quote)
    self->position += *self->position == '\\' && self->end - self->position > 1 ? 2 : 1;

  word.end = self->position;
  if (!take (self, quote))
    fail (self);
  return word;
}

static bool
word_is (Word        word,
         const char *wanted)
{
  size_t length = strlen (wanted);

  return (size_t) (word.end - word.begin) == length && memcmp (word.begin, wanted, length) == 0;
}

static bool
word_begins (Word        word,
             const char *wanted)
{
  size_t length = strlen (wanted);

  return (size_t) (word.end - word.begin) >= length && memcmp (word.begin, wanted, length) == 0;
}

/* Goes on to the next item between `open` and `close`, or behind them. */
static bool
go_on (Members *self,
       bool    *is_begun,
       char     open,
       char     close)
{
  if (*is_begun)
    return take (self, ',') || (!take (self, close) && fail (self));

  *is_begun = true;
  if (!take (self, open))
    return fail (self);

  return !take (self, close);
}

/* The next item of an array, which may be empty. */
static bool
next_item (Members *self,
           bool    *is_begun)
{
  return go_on (self, is_begun, '[', ']');
}

/* The name of the next member, its value following. */
static bool
next_member (Members *self,
             bool    *is_begun,
             Word    *name)
{
  if (!go_on (self, is_begun, '{', '}'))
    return false;

  *name = take_word (self);
  return take (self, ':') || fail (self);
}

/* Goes behind a value, and returns whether there is anything in it. */
static bool
skip_value (Members *self)
{
  static const char *const nothing[] = { "", "0", "f", "false", "null", "undefined" };
  bool has_content = false;
  int depth = 0;

  do
    {
      char mark = look (self);

      if (mark == '{' || mark == '[' || mark == '}' || mark == ']')
        {
          if (depth == 0 && (mark == '}' || mark == ']'))
            return false;
          depth += mark == '{' || mark == '[' ? 1 : -1;
          self->position++;
        }
      else if (depth > 0 && (mark == ',' || mark == ':'))
        self->position++;
      else
        {
          const char *start = self->position;
          Word word = take_word (self);

          for (size_t i = 0; i < sizeof nothing / sizeof *nothing && depth == 0; i++)
            if (word_is (word, nothing[i]))
              return false;
          if (self->position == start)
            return fail (self);
          has_content = true;
        }
    }
  while (depth > 0 && !self->is_malformed);

  return has_content;
}

/* The digits in a value, however it is written: [1,4], ["1","4"], "14". */
static SudokuDigits
take_digits (Members *self)
{
  const char *begin = self->position;
  SudokuDigits digits = 0;

  skip_value (self);
  for (; begin < self->position; begin++)
    if (*begin >= '1' && *begin <= '9')
      digits |= sudoku_digit_set (*begin - '0');

  return digits;
}

/* A number or a string with one; -1 where it is something else, or too large for a grid. */
static int
take_number (Members *self)
{
  Word word = take_word (self);

  if (word.end - word.begin != 1 || *word.begin < '0' || *word.begin > '9')
    return -1;

  return *word.begin - '0';
}

static void
take_cell (Members *self,
           int      cell,
           bool     is_given)
{
  SudokuDigits marks = 0;
  SudokuDigits corner = 0;
  int digit = 0;
  bool is_begun = false;
  Word name;

  while (next_member (self, &is_begun, &name))
    if (word_is (name, "value") || word_is (name, "v"))
      {
        const char *start = self->position;

        digit = take_number (self);
        if (digit < 0)
          {
            self->position = start;
            self->is_classic = self->is_classic && !skip_value (self);
            digit = 0;
          }
      }
    else if (word_is (name, "given"))
      is_given = skip_value (self);
    else if (word_is (name, "centerPencilMarks") || word_is (name, "centremarks"))
      marks = take_digits (self);
    else if (word_is (name, "cornerPencilMarks") || word_is (name, "pencilMarks"))
      corner = take_digits (self);
    else if (word_is (name, "region"))
      {
        self->region[cell] = take_number (self);
        if (self->region[cell] < 0)
          self->region[cell] = REGION_NONE;
      }
    else
      skip_value (self);        /* colours */

  if (is_given)
    self->puzzle->givens.digit[cell] = (uint8_t) digit;
  else
    self->puzzle->entries.digit[cell] = (uint8_t) digit;
  self->puzzle->marks[cell] = digit == 0 ? marks : 0;
  self->puzzle->corner[cell] = digit == 0 ? corner : 0;
}

static void
take_row (Members *self,
          int      row,
          bool     is_given)
{
  int column = 0;
  bool is_begun = false;

  for (; next_item (self, &is_begun); column++)
    if (row < SUDOKU_SIZE && column < SUDOKU_SIZE && look (self) == '{')
      take_cell (self, row * SUDOKU_SIZE + column, is_given);
    else
      skip_value (self);

  self->is_classic = self->is_classic && column == SUDOKU_SIZE;
}

static void
take_grid (Members *self,
           bool     is_given)
{
  int row = 0;
  bool is_begun = false;

  for (; next_item (self, &is_begun); row++)
    take_row (self, row, is_given);

  self->has_grid = true;
  self->needs_regions = is_given;
  self->is_classic = self->is_classic && row == SUDOKU_SIZE;
}

/* A list of [row, column], from 0. */
static void
take_region (Members *self,
             int      region)
{
  bool is_begun = false;

  while (next_item (self, &is_begun))
    {
      bool in_pair = false;
      int place[2] = { -1, -1 };

      for (int i = 0; next_item (self, &in_pair); i++)
        place[i & 1] = take_number (self);

      if (place[0] < 0 || place[0] >= SUDOKU_SIZE || place[1] < 0 || place[1] >= SUDOKU_SIZE)
        self->is_classic = false;
      else
        self->region[place[0] * SUDOKU_SIZE + place[1]] = region;
    }
}

static void
take_regions (Members *self)
{
  bool is_begun = false;

  for (int region = 0; next_item (self, &is_begun); region++)
    take_region (self, region);
}

/* A cage without cells holds words about the puzzle. */
static void
take_cages (Members *self)
{
  bool is_begun = false;

  while (next_item (self, &is_begun))
    {
      bool in_cage = false;
      Word name;

      if (look (self) == '{')
        while (next_member (self, &in_cage, &name))
          {
            bool has_content = skip_value (self);

            if (has_content && (word_is (name, "cells") || word_is (name, "ce")))
              self->is_classic = false;
          }
    }
}

/* Words about the puzzle, and among them rules: antiknight, nonconsecutive, … */
static void
take_about (Members *self)
{
  bool is_begun = false;
  Word name;

  while (next_member (self, &is_begun, &name))
    if (skip_value (self) && (word_begins (name, "anti") || word_begins (name, "non")))
      self->is_classic = false;
}

/* Whether a member says nothing about the rules. */
static bool
is_about (Word name)
{
  static const char *const names[] = {
    "id", "title", "t", "author", "ruleset", "rules", "solution", "cellSize", "cs", "settings",
    "disabledlogic", "truecandidatesoptions", "highlightConflicts", "msgcorrect", "version",
    "successMessage", "duration", "d", "videos", "vd",
  };

  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (word_is (name, names[i]))
      return true;

  return false;
}

static void
take_member (Members *self,
             Word     name)
{
  char mark = look (self);

  if (word_is (name, "grid") && mark == '[')
    take_grid (self, false);
  else if ((word_is (name, "cells") || word_is (name, "ce")) && mark == '[')
    take_grid (self, true);
  else if ((word_is (name, "regions") || word_is (name, "re")) && mark == '[')
    take_regions (self);
  else if ((word_is (name, "cages") || word_is (name, "ca") || word_is (name, "cage"))
           && mark == '[')
    take_cages (self);
  else if (word_is (name, "metadata") && mark == '{')
    take_about (self);
  else if (word_is (name, "size"))
    self->is_classic = take_number (self) == SUDOKU_SIZE && self->is_classic;
  else if (skip_value (self) && !is_about (name))
    self->is_classic = false;
}

/* The number of the box of a cell. */
static int
box_of (int cell)
{
  return cell / (3 * SUDOKU_SIZE) * 3 + cell % SUDOKU_SIZE / 3;
}

/* Whether the regions, whatever their numbers, are the nine boxes. */
static bool
has_boxes (const Members *self)
{
  int region_of[SUDOKU_SIZE];

  for (int cell = SUDOKU_CELLS - 1; cell >= 0; cell--)
    region_of[box_of (cell)] = self->region[cell] == REGION_UNSET && !self->needs_regions
                               ? box_of (cell) : self->region[cell];

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int region = self->region[cell] == REGION_UNSET && !self->needs_regions
                   ? box_of (cell) : self->region[cell];

      for (int box = 0; box < SUDOKU_SIZE; box++)
        if (region < 0 || (region == region_of[box]) != (box == box_of (cell)))
          return false;
    }

  return true;
}

TextProblem
sudoku_read_members (const char *text,
                     size_t      length,
                     SudokuText *puzzle)
{
  Members self = {
    .position = text, .end = text + length, .puzzle = puzzle, .is_classic = true,
  };
  bool is_begun = false;
  Word name;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    self.region[cell] = REGION_UNSET;

  while (next_member (&self, &is_begun, &name))
    take_member (&self, name);

  if (self.is_malformed || !self.has_grid)
    return TEXT_LINK_DAMAGED;

  return self.is_classic && has_boxes (&self) ? TEXT_FINE : TEXT_LINK_NOT_CLASSIC;
}
