/* The lines of a text that should hold sudoku: finding the kind of each line.
 *
 * Every line is examined on its own, in one pass over its characters, so the reader looks at each
 * line a bounded number of times whatever the text. The hard parts:
 *
 * - A star, a dot or a plus is a cell or part of a frame. A line is counted with its stars as cells
 *   first, and as frame if that makes no sense; a line of strokes without a digit is frame whatever
 *   its corners are.
 * - A wrong row with another row below it belongs to a grid, and the reader skips the grid to its
 *   end; alone, the row was meant as a line of its own. Prose is an error, unless a grid or arrays
 *   follow at once: then it is their title.
 * - A row of empty fields is a row of a table if there are rows above it, or if it completes the
 *   nine; elsewhere it separates two tables.
 * - A lone digit in a grid of pencil marks is placed, unless a peer still has it as a mark (as with
 *   HoDoKu). A cell whose only mark nobody shares therefore reads back as its digit: the only thing
 *   that changes in writing and reading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"
#include "solver/text-cursor.h"

#include <string.h>

#include "solver/sudoku/sudoku-sukaku.h"

typedef enum
{
  CHARACTER_SPACE,
  CHARACTER_DIGIT,
  CHARACTER_EMPTY,              /* an empty cell */
  CHARACTER_STAR,               /* an empty cell or the corner of a frame */
  CHARACTER_RULE,               /* a horizontal stroke or a crossing */
  CHARACTER_FRAME,
  CHARACTER_HASH,
  CHARACTER_FOREIGN,
} CharacterKind;

static CharacterKind
character_kind (uint32_t character)
{
  if (character >= '1' && character <= '9')
    return CHARACTER_DIGIT;

  if (sudoku_is_bar (character))
    return CHARACTER_FRAME;
  if (sudoku_is_rule (character))
    return CHARACTER_RULE;

  switch (character)
    {
    case ' ': case '\t': case '\r': case '\v': case '\f': case 0xa0: case 0xfeff:
      return CHARACTER_SPACE;
    case '0': case '.': case '_': case 'x': case 'X':
      return CHARACTER_EMPTY;
    case '*':
      return CHARACTER_STAR;
    case ':': case '!': case ',': case ';': case '/': case '\\': case '\'': case '`':
    case '"': case '{': case '}':
      return CHARACTER_FRAME;
    case '#':
      return CHARACTER_HASH;
    default:
      return CHARACTER_FOREIGN;
    }
}

static uint32_t
fold_width (uint32_t character)
{
  if (character >= 0xff01 && character <= 0xff5e)
    return character - 0xff01 + '!';

  return character == 0x3000 ? ' ' : character;
}

uint32_t
sudoku_scan_character (const char **position,
                       const char  *end)
{
  return fold_width (text_read_character (position, end));
}

/* What may stand around 81 cells in an address, a table or a program. */
static bool
ends_word (uint32_t character)
{
  static const char marks[] = " \t,;:#|\"'=?&/()<>[]{}";

  return character > 0 && character < 0x80 && strchr (marks, (int) character) != NULL;
}

static bool
is_ascii_digit (char character)
{
  return character >= '0' && character <= '9';
}

/* Whether a 'u' stands before one digit, as SudoCue has it for one that was placed. */
static bool
marks_placed (uint32_t    character,
              const char *next,
              const char *end)
{
  return (character == 'u' || character == 'U') && next < end && *next != '0' &&
         is_ascii_digit (*next) && (next + 1 == end || !is_ascii_digit (next[1]));
}

/* A word of digits, empty cells, and "+5" for an entry, counted and taken. At the beginning of a
 * line whatever stands behind a space, a comma, a semicolon or '#' is a comment. */
static void
scan_word (SudokuLine *line,
           const char *position)
{
  bool entry = false;

  line->n_token_cells = 0;

  while (position < line->end)
    {
      uint32_t character = sudoku_scan_character (&position, line->end);
      CharacterKind kind = character_kind (character);
      bool empty = kind == CHARACTER_EMPTY || kind == CHARACTER_STAR;

      if (kind == CHARACTER_DIGIT || (empty && !entry))
        {
          if (line->n_token_cells < SUDOKU_CELLS)
            {
              line->cell[line->n_token_cells] = kind == CHARACTER_DIGIT ? character - '0' : 0;
              line->entry[line->n_token_cells] = entry;
            }
          line->n_token_cells++;
          entry = false;
        }
      else if (character == '+' && !entry)
        entry = true;
      else if (kind == CHARACTER_SPACE || kind == CHARACTER_HASH || character == ',' ||
               character == ';' || (line->n_token_cells == SUDOKU_CELLS && ends_word (character)))
        return;
      else
        {
          line->n_token_cells = 0;
          return;
        }
    }
}

/* Whether 81 cells stand elsewhere in a line: behind a number, in an address, between quotes. */
static bool
scan_later_words (SudokuLine *line)
{
  int n_token_cells = line->n_token_cells;

  for (const char *position = line->start; position < line->end; position++)
    if (ends_word ((unsigned char) *position))
      {
        scan_word (line, position + 1);
        if (line->n_token_cells == SUDOKU_CELLS)
          return true;
      }

  line->n_token_cells = n_token_cells;
  return false;
}

static void
add_cell (SudokuLine *line,
          int         digit,
          int         n_before)
{
  SudokuDigits *group = &line->group[(line->n_groups - 1) % SUDOKU_CELLS];
  SudokuDigits set = sudoku_digit_set (digit);

  if (n_before == 0)
    *group = 0;
  else
    {
      line->mixed |= set == 0 || *group == 0 || (*group & set) != 0;
      line->ascending &= set > *group;
    }

  *group |= set;
  if (line->n_cells < SUDOKU_CELLS)
    line->cell[line->n_cells] = (uint8_t) digit;
  line->n_cells++;
  line->n_digits += digit != 0;
}

static void
add_foreign (SudokuLine *line,
             uint32_t    character,
             int         column)
{
  if (line->n_foreign++ == 0)
    {
      line->foreign = character;
      line->foreign_column = column;
    }
}

/* Counts everything in a line. `column` is that of its start. */
static void
scan_cells (SudokuLine *line,
            bool        stars_are_cells,
            int         column)
{
  const char *position = line->start;
  int n_in_group = 0;

  line->n_cells = line->n_groups = line->n_digits = line->n_stars = 0;
  line->n_rules = line->n_marks = line->n_foreign = 0;
  line->mixed = false;
  line->ascending = true;
  line->placed = 0;
  memset (line->entry, 0, sizeof line->entry);

  for (; position < line->end; column++)
    {
      uint32_t character = sudoku_scan_character (&position, line->end);
      CharacterKind kind = character_kind (character);

      if (kind == CHARACTER_HASH)
        break;

      if (n_in_group == 0 && line->n_groups < SUDOKU_SIZE
          && marks_placed (character, position, line->end))
        {
          line->placed |= 1u << line->n_groups;
          continue;
        }

      line->n_marks += kind != CHARACTER_SPACE;
      line->n_stars += kind == CHARACTER_STAR;
      line->n_rules += kind == CHARACTER_RULE;

      if (kind == CHARACTER_DIGIT || kind == CHARACTER_EMPTY ||
          (kind == CHARACTER_STAR && stars_are_cells))
        {
          line->n_groups += n_in_group == 0;
          add_cell (line, kind == CHARACTER_DIGIT ? (int) character - '0' : 0, n_in_group);
          n_in_group++;
        }
      else
        n_in_group = 0;

      if (kind == CHARACTER_FOREIGN)
        add_foreign (line, character, column);
    }
}

/* The order matters: a frame may have dots in its corners, and nine full groups of candidates are
 * 81 digits. */
static SudokuLineShape
judge_cells (const SudokuLine *line)
{
  bool only_stars = line->n_stars > 0 && line->n_stars == line->n_marks;

  if (line->n_foreign > 0)
    return line->n_foreign * 2 > line->n_marks ? SUDOKU_LINE_PROSE : SUDOKU_LINE_WRONG;

  if (line->placed != 0 && line->n_groups != SUDOKU_SIZE)
    return SUDOKU_LINE_WRONG;

  if (line->n_digits == 0 && (line->n_rules >= 2 || line->n_cells == 0))
    return SUDOKU_LINE_RULE;

  if (line->n_groups == SUDOKU_SIZE && !line->mixed && line->n_cells != SUDOKU_SIZE &&
      (line->n_cells != SUDOKU_CELLS || line->ascending))
    return SUDOKU_LINE_PENCIL_ROW;

  if (line->n_cells == SUDOKU_CELLS)
    return SUDOKU_LINE_PUZZLE;

  if (line->n_cells == SUDOKU_SIZE)
    return SUDOKU_LINE_ROW;

  if (line->n_groups == SUDOKU_CELLS && !line->mixed)
    return SUDOKU_LINE_PENCIL;

  return only_stars ? SUDOKU_LINE_RULE : SUDOKU_LINE_WRONG;
}

/* A row of a table: nine fields between eight commas, semicolons or tabs, none longer than a
 * cell, perhaps between quotes. An empty field is an empty cell. */
static bool
scan_fields (SudokuLine *line,
             char        separator,
             const char *line_start)
{
  uint8_t cell[SUDOKU_SIZE] = { 0 };
  bool filled = false;
  int field = 0;

  for (const char *position = line_start; position < line->end; )
    {
      uint32_t character = sudoku_scan_character (&position, line->end);
      CharacterKind kind = character_kind (character);

      if (character == (uint32_t) separator)
        {
          if (++field == SUDOKU_SIZE)
            return false;
          filled = false;
        }
      else if (kind == CHARACTER_DIGIT || kind == CHARACTER_EMPTY)
        {
          if (filled)
            return false;
          filled = true;
          cell[field] = kind == CHARACTER_DIGIT ? character - '0' : 0;
        }
      else if (kind != CHARACTER_SPACE && character != '"')
        return false;
    }

  if (field != SUDOKU_SIZE - 1)
    return false;

  memcpy (line->cell, cell, sizeof cell);
  line->fields = true;
  line->n_cells = line->n_groups = SUDOKU_SIZE;
  for (int i = 0; i < SUDOKU_SIZE; i++)
    line->group[i] = sudoku_digit_set (cell[i]);
  return true;
}

static bool
scan_any_fields (SudokuLine *line,
                 const char *line_start)
{
  return scan_fields (line, ',', line_start) || scan_fields (line, ';', line_start) ||
         scan_fields (line, '\t', line_start);
}

/* The candidates of a Sukaku, as pencil marks. */
static SudokuLineShape
read_sukaku (SudokuLine *line)
{
  SudokuSukaku sukaku;
  TextError error;

  if (!sudoku_sukaku_read (line->start, (size_t) (line->end - line->start), &sukaku, &error))
    {
      line->n_foreign = 1;
      line->foreign_column = error.column;
      line->foreign = error.character;
      return SUDOKU_LINE_WRONG;
    }

  memcpy (line->group, sukaku.candidates, sizeof line->group);
  return SUDOKU_LINE_PENCIL;
}

static SudokuLineShape
judge_line (SudokuLine *line,
            const char *line_start,
            int         column)
{
  SudokuLineShape shape;

  if (line->start == line->end)
    return scan_fields (line, '\t', line_start) ? SUDOKU_LINE_RULE : SUDOKU_LINE_BLANK;
  if (*line->start == '#')
    return SUDOKU_LINE_COMMENT;
  if (*line->start == '[')
    return SUDOKU_LINE_SECTION;
  if (sudoku_begins_named_arrays (line))
    return SUDOKU_LINE_JSON;

  if (sudoku_sukaku_is_line (line->start, (size_t) (line->end - line->start)))
    return read_sukaku (line);

  scan_word (line, line->start);
  if (line->n_token_cells == SUDOKU_CELLS)
    return SUDOKU_LINE_PUZZLE;

  scan_cells (line, true, column);
  shape = judge_cells (line);
  if (shape == SUDOKU_LINE_WRONG && line->n_stars > 0)
    {
      scan_cells (line, false, column);
      shape = judge_cells (line);
      if (shape == SUDOKU_LINE_WRONG && line->n_digits == line->n_cells)
        scan_cells (line, true, column);
    }

  if (shape == SUDOKU_LINE_WRONG && line->n_cells < SUDOKU_SIZE && line->placed == 0 &&
      scan_any_fields (line, line_start))
    return SUDOKU_LINE_ROW;

  if (shape == SUDOKU_LINE_ROW && line->n_groups == SUDOKU_SIZE)
    scan_any_fields (line, line_start);

  /* A row without a digit, or what parts two tables: the lines around it decide. */
  if (shape == SUDOKU_LINE_RULE && line->n_cells == 0)
    scan_any_fields (line, line_start);

  if (shape != SUDOKU_LINE_WRONG && shape != SUDOKU_LINE_PROSE)
    return shape;

  /* A long word of cells was meant as a puzzle, and what follows it is a comment. */
  if (line->n_token_cells >= 3 * SUDOKU_SIZE)
    {
      line->n_cells = line->n_token_cells;
      line->n_foreign = 0;
      return SUDOKU_LINE_WRONG;
    }

  if (scan_later_words (line))
    return SUDOKU_LINE_PUZZLE;

  return sudoku_begins_link (line) ? SUDOKU_LINE_LINK : shape;
}

int
sudoku_scan_column (const char *line_begin,
                    const char *position)
{
  int column = 1;

  if (position - line_begin > 4096)
    return 0;

  for (; line_begin < position; column++)
    sudoku_scan_character (&line_begin, position);

  return column;
}

void
sudoku_scan_line (const SudokuReader *reader,
                  SudokuLine         *line)
{
  const char *start = reader->text + reader->position;
  const char *text_end = reader->text + reader->length;
  const char *end;

  memset (line, 0, offsetof (SudokuLine, cell));
  line->number = reader->line;
  line->start = start;

  while (line->start < text_end && *line->start != '\n')
    {
      const char *position = line->start;

      if (character_kind (sudoku_scan_character (&position, text_end)) != CHARACTER_SPACE)
        break;
      line->start = position;
    }

  /* Both may go over any number of lines, or stand in one that is as long as the text: whoever
   * reads them piece by piece must not look for its end each time. */
  if (sudoku_begins_arrays (line->start, text_end))
    {
      line->shape = SUDOKU_LINE_JSON;
      return;
    }

  if (sudoku_begins_tag (line->start, text_end))
    {
      line->shape = SUDOKU_LINE_XML;
      return;
    }

  end = memchr (line->start, '\n', (size_t) (text_end - line->start));
  line->next = end == NULL ? text_end : end + 1;
  line->end = end == NULL ? text_end : end;
  if (line->end > line->start && line->end[-1] == '\r')
    line->end--;

  line->shape = judge_line (line, start,
                           sudoku_scan_column (reader->text + reader->line_begin, line->start));
}

void
sudoku_skip_line (SudokuReader     *reader,
                  const SudokuLine *line)
{
  if (line->shape == SUDOKU_LINE_JSON || line->shape == SUDOKU_LINE_XML)
    {
      sudoku_skip_rest_of_line (reader);
      return;
    }

  reader->position = reader->line_begin = (size_t) (line->next - reader->text);
  reader->line++;
}

void
sudoku_reader_go_to (SudokuReader *reader,
                     size_t        position)
{
  const char *end = reader->text + position;
  const char *next = reader->text + reader->position;

  while ((next = memchr (next, '\n', (size_t) (end - next))) != NULL)
    {
      next++;
      reader->line++;
      reader->line_begin = (size_t) (next - reader->text);
    }

  reader->position = position;
}

void
sudoku_skip_rest_of_line (SudokuReader *reader)
{
  const char *start = reader->text + reader->position;
  const char *end = memchr (start, '\n', reader->length - reader->position);

  reader->position = end == NULL ? reader->length : (size_t) (end + 1 - reader->text);
  reader->line_begin = reader->position;
  reader->line++;
}
