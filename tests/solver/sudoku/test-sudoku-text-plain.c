/* Tests of the short way for plain lines: what it takes, and that it reads as the reader of all
 * formats does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "solver/sudoku/text/sudoku-text-private.h"

static const char empty_cells[] = ".*_Xx";

static char
random_empty_cell (void)
{
  return empty_cells[g_test_rand_int_range (0, strlen (empty_cells))];
}

static GString *
random_line (char empty)
{
  const char cells[] = { empty, '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' };
  GString *line = g_string_new (NULL);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    g_string_append_c (line, cells[g_test_rand_int_range (0, sizeof cells)]);

  return line;
}

/* Reads the line at the reader's position with the reader of all formats. */
static void
read_generally (SudokuReader *reader,
                SudokuText   *puzzle)
{
  SudokuLine line;

  g_assert_false (sudoku_read_spaced_grid (reader, puzzle));
  sudoku_scan_line (reader, &line);
  g_assert_cmpint (line.shape, ==, SUDOKU_LINE_PUZZLE);
  g_assert_cmpint (line.n_token_cells, ==, SUDOKU_CELLS);

  puzzle->format = SUDOKU_TEXT_LINE;
  puzzle->line = line.number;
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      g_assert_false (line.entry[cell]);
      puzzle->givens.digit[cell] = line.cell[cell];
    }
  sudoku_skip_line (reader, &line);
}

/* Whether a line is taken; both ways agree on it then. */
static bool
takes (const char *text,
       size_t      length)
{
  g_autofree char *exact = g_memdup2 (text, length);
  SudokuReader plain, general;
  SudokuText plain_puzzle = { 0 };
  SudokuText general_puzzle = { 0 };
  SudokuText untouched = { 0 };

  sudoku_reader_init (&plain, exact, length);
  general = plain;
  if (!sudoku_read_plain_line (&plain, &plain_puzzle))
    {
      g_assert_cmpmem (&plain, sizeof plain, &general, sizeof general);
      g_assert_cmpmem (&plain_puzzle, sizeof plain_puzzle, &untouched, sizeof untouched);
      return false;
    }

  read_generally (&general, &general_puzzle);
  g_assert_cmpmem (&plain_puzzle.givens, sizeof (SudokuGrid),
                   &general_puzzle.givens, sizeof (SudokuGrid));
  g_assert_cmpint (plain_puzzle.format, ==, general_puzzle.format);
  g_assert_cmpint (plain_puzzle.line, ==, general_puzzle.line);
  g_assert_cmpuint (plain.position, ==, general.position);
  g_assert_cmpuint (plain.line_begin, ==, general.line_begin);
  g_assert_cmpint (plain.line, ==, general.line);
  return true;
}

static void
test_taken (void)
{
  static const char *const tails[] = {
    "", "\n", "\r\n", "\t1\n", " 7.2 hard\n", ",0.5\n", ";x", "#x\n", "\n\n", "\n81\n", " \xc3",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tails); i++)
    for (int round = 0; round < 20; round++)
      {
        g_autoptr(GString) line = random_line (random_empty_cell ());

        g_string_append (line, tails[i]);
        g_assert_true (takes (line->str, line->len));
      }
}

/* Nothing but empty cells is a puzzle too, whatever they are. */
static void
test_empty (void)
{
  for (gsize i = 0; i < strlen (empty_cells); i++)
    {
      g_autofree char *line = g_strnfill (SUDOKU_CELLS, empty_cells[i]);

      g_assert_true (takes (line, SUDOKU_CELLS));
    }
}

/* Whatever byte stands wherever in a line with dots: only digits and '.' are cells, and one more or
 * less of them is no plain line. */
static void
test_refused (void)
{
  for (int byte = 0; byte < 256; byte++)
    for (int cell = 0; cell <= SUDOKU_CELLS; cell++)
      {
        g_autoptr(GString) line = random_line ('.');
        bool is_cell = byte == '.' || (byte >= '0' && byte <= '9');

        g_string_append (line, "\n");
        line->str[(cell + 1) % SUDOKU_CELLS] = '.';
        line->str[cell] = (char) byte;
        if (cell < SUDOKU_CELLS)
          g_assert_cmpint (takes (line->str, line->len), ==, is_cell);
        else if (is_cell)
          g_assert_false (takes (line->str, line->len));
        else
          takes (line->str, line->len);
      }

  for (int length = 0; length < SUDOKU_CELLS; length++)
    {
      g_autoptr(GString) line = random_line ('.');

      g_string_truncate (line, (gsize) length);
      g_assert_false (takes (line->str, line->len));
      g_string_append (line, "\n.........\n");
      g_assert_false (takes (line->str, line->len));
    }
}

/* Lines with some bytes changed, taken out or put in. */
static void
test_mutated (void)
{
  static const char likely[] = "0123456789....  \t\r\n,;#+*_xX-|[<\xe2\xef";
  int n_taken = 0;

  for (int round = 0; round < 20000; round++)
    {
      g_autoptr(GString) text = random_line (random_empty_cell ());

      g_string_append (text, round % 2 == 0 ? "\n" : " \n");
      g_string_append_printf (text, "%0*d\n", 1 + round % 100, 0);
      for (int n_changes = round % 4; n_changes > 0; n_changes--)
        {
          int place = g_test_rand_int_range (0, (int) text->len);
          char character = likely[g_test_rand_int_range (0, strlen (likely))];

          switch (g_test_rand_int_range (0, 3))
            {
            case 0:
              text->str[place] = character;
              break;
            case 1:
              g_string_insert_c (text, place, character);
              break;
            default:
              g_string_erase (text, place, 1);
              break;
            }
        }
      n_taken += takes (text->str, text->len);
    }

  g_assert_cmpint (n_taken, >, 5000);
  g_assert_cmpint (n_taken, <, 20000);
}

/* Some lines, most of them plain, some changed, some of another format. */
static GString *
random_text (void)
{
  static const char *const others[] = {
    "", "# a comment", "nonsense", "123456789", "530070000", "[[5,3]]", "\r", "+-+", "[Puzzle]",
  };
  static const char *const tails[] = { "\n", "\r\n", "\t1\n", " ", "\n\n", "," };
  GString *text = g_string_new (NULL);

  for (int n_lines = g_test_rand_int_range (0, 12); n_lines > 0; n_lines--)
    {
      g_autoptr(GString) line = random_line (random_empty_cell ());

      if (g_test_rand_int_range (0, 4) == 0)
        line->str[g_test_rand_int_range (0, (int) line->len)] = "*_X+ |a"[n_lines % 7];
      if (g_test_rand_int_range (0, 4) == 0)
        g_string_assign (line, others[g_test_rand_int_range (0, G_N_ELEMENTS (others))]);
      g_string_append (text, line->str);
      g_string_append (text, n_lines % 3 > 0
                             ? "\n" : tails[g_test_rand_int_range (0, G_N_ELEMENTS (tails))]);
    }

  return text;
}

/* Plain lines taken many at a time come out as one by one, wherever it is tried. */
static void
test_many (void)
{
  enum { ROOM = 3 };
  int n_lines = 0;

  for (int round = 0; round < 5000; round++)
    {
      g_autoptr(GString) text = random_text ();
      SudokuReader one, many;
      SudokuText puzzle, same_puzzle;
      TextError error, same_error;
      SudokuRead read;

      sudoku_reader_init (&one, text->str, text->len);
      many = one;
      do
        {
          SudokuGrid grids[ROOM];
          int line = many.line;
          size_t n_taken = sudoku_reader_take_lines (&many, grids, (size_t) (round % (ROOM + 1)));

          for (size_t i = 0; i < n_taken; i++)
            {
              g_assert_cmpint (sudoku_reader_next (&one, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
              g_assert_cmpmem (&puzzle.givens, sizeof (SudokuGrid), &grids[i], sizeof (SudokuGrid));
              g_assert_cmpint (puzzle.format, ==, SUDOKU_TEXT_LINE);
              g_assert_cmpint (puzzle.line, ==, line + (int) i);
            }

          n_lines += (int) n_taken;
          g_assert_cmpmem (&one, sizeof one, &many, sizeof many);
          read = sudoku_reader_next (&one, &puzzle, &error);
          g_assert_cmpint (sudoku_reader_next (&many, &same_puzzle, &same_error), ==, read);
          g_assert_cmpmem (&puzzle, sizeof puzzle, &same_puzzle, sizeof same_puzzle);
          g_assert_cmpmem (&error, sizeof error, &same_error, sizeof same_error);
        }
      while (read != SUDOKU_READ_END);
    }

  g_assert_cmpint (n_lines, >, 5000);
}

/* In between other formats nothing of a line that was looked at stays in the next puzzle. */
static void
test_among_others (void)
{
  g_autoptr(GString) line = random_line (random_empty_cell ());
  g_autofree char *text = NULL;
  SudokuReader reader;
  SudokuText first, second;
  TextError error;

  line->str[0] = '5';
  text = g_strdup_printf ("%s\n+%s\n", line->str, line->str);
  sudoku_reader_init (&reader, text, strlen (text));
  g_assert_cmpint (sudoku_reader_next (&reader, &first, &error), ==, SUDOKU_READ_PUZZLE);
  g_assert_cmpint (sudoku_reader_next (&reader, &second, &error), ==, SUDOKU_READ_PUZZLE);
  g_assert_cmpint (second.line, ==, 2);
  g_assert_cmpint (second.givens.digit[0], ==, 0);
  g_assert_cmpint (second.entries.digit[0], ==, 5);
  g_assert_cmpmem (second.givens.digit + 1, SUDOKU_CELLS - 1,
                   first.givens.digit + 1, SUDOKU_CELLS - 1);
}

static void
test_written (void)
{
  for (int round = 0; round < 100; round++)
    {
      g_autoptr(GString) line = random_line ('.');
      SudokuReader reader;
      SudokuText puzzle = { 0 };
      char written[SUDOKU_CELLS + 1];

      sudoku_reader_init (&reader, line->str, line->len);
      g_assert_true (sudoku_read_plain_line (&reader, &puzzle));
      sudoku_write_line (&puzzle.givens, written);
      g_strdelimit (line->str, "0", '.');
      g_assert_cmpstr (written, ==, line->str);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku-text-plain/taken", test_taken);
  g_test_add_func ("/sudoku-text-plain/empty", test_empty);
  g_test_add_func ("/sudoku-text-plain/refused", test_refused);
  g_test_add_func ("/sudoku-text-plain/mutated", test_mutated);
  g_test_add_func ("/sudoku-text-plain/many", test_many);
  g_test_add_func ("/sudoku-text-plain/among-others", test_among_others);
  g_test_add_func ("/sudoku-text-plain/written", test_written);

  return g_test_run ();
}
