/* Tests of sudoku as other programs save it: OpenSudoku, SudoCue, GNOME Sudoku, and tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-texts.h"

/* Version 2 has a bar too many, 4 more marks, 5 a colour. */
static void
test_opensudoku_versions (void)
{
  static const struct
  {
    const char *version;
    const char *given;
    const char *entry;
    const char *marked;
  } versions[] = {
    { "1", "5|-|0|", "3|-|1|", "0|1,9,|1|" },
    { "2", "5|0||0|", "3|0||1|", "0|257||1|" },
    { "3", "5|0|0|", "3|0|1|", "0|257|1|" },
    { "4", "5|0|0|0|", "3|0|0|1|", "0|257|16|1|" },
    { "5", "5|0|0|0|0|", "3|0|0|0|1|", "0|257|16|3|1|" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (versions); i++)
    for (const char *newline = "\n"; newline != NULL; newline = *newline == '\n' ? "&#xA;" : NULL)
      {
        g_autoptr(GString) text = g_string_new ("<opensudoku version=\"2\"><folder name=\"a>b\">");
        SudokuReader reader;
        SudokuText puzzle;
        TextError error;

        g_string_append_printf (text, "<game created=\"1\" data=\"version: %s%s",
                                versions[i].version, newline);
        for (int cell = 0; cell < SUDOKU_CELLS; cell++)
          g_string_append (text, cell == 0 ? versions[i].given
                                 : cell == 1 ? versions[i].entry : versions[i].marked);
        g_string_append (text, "\" note=\"\"/></folder></opensudoku>");

        sudoku_reader_init (&reader, text->str, text->len);
        g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
        g_assert_cmpint (puzzle.format, ==, SUDOKU_TEXT_OPENSUDOKU);
        g_assert_cmpint (sudoku_count_digits (&puzzle.givens), ==, 1);
        g_assert_cmpint (puzzle.givens.digit[0], ==, 5);
        g_assert_cmpint (sudoku_count_digits (&puzzle.entries), ==, 1);
        g_assert_cmpint (puzzle.entries.digit[1], ==, 3);
        g_assert_cmpint (puzzle.marks[2], ==, 0x101);
        g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_END);
      }
}

static void
test_opensudoku (void)
{
  const char *head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n"
                     "  <name>Easy 1 &lt;</name>\n"
                     "  <game data=\"5300700006001950000980000608000600034008030017000200060600002"
                     "80000419005000080079\"/>\n";
  g_autofree char *list = g_strconcat (head, "<!-- <game> -->\n<game data='" TWIN "' />",
                                       "</opensudoku>\n", NULL);

  assert_reads (list, "4:" WIKI "\n6:" TWIN "\n");
  assert_reads ("<game data=\"5300\"/>\n", "[5 1:0 row 0 4/81]\n");
  assert_reads ("<game data=\"5300\n" WIKI, "[11 1:0 row 0 0/0]\n");
  assert_reads ("<b>" WIKI "</b>\n", "1:" WIKI "\n");
  assert_reads ("<b>bold</b>\n", "[2 1:1 row 0 0/0]\n");
}

/* The only puzzle of a text. */
static SudokuText
read_one (const char *text)
{
  g_autofree char *exact = g_memdup2 (text, strlen (text));
  SudokuReader reader;
  SudokuText puzzle, other;
  TextError error;

  sudoku_reader_init (&reader, exact, strlen (text));
  g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
  g_assert_cmpint (sudoku_reader_next (&reader, &other, &error), ==, SUDOKU_READ_END);

  return puzzle;
}

/* A digit with a 'u' was placed, one without is given, and groups are candidates. */
static void
test_sdx (void)
{
  const char *rest = "12 3 4 5 6 7 8 9 u1\n" "24 4 5 6 7 8 9 1 u2\n" "34 5 6 7 8 9 1 2 u3\n"
                     "45 6 7 8 9 1 2 3 u4\n" "56 7 8 9 1 2 3 4 u5\n" "67 8 9 1 2 3 4 5 u6\n"
                     "78 9 1 2 3 4 5 6 u7\n" "89 1 2 3 4 5 6 7 u8\n";
  g_autofree char *text = g_strconcat ("u5 3 124 u6 7 12489 1489 149 248\r\n", rest, NULL);
  g_autofree char *two = g_strconcat ("u57 3 124 u6 7 12489 1489 149 248\n", rest, NULL);
  g_autofree char *lone = g_strconcat ("u 3 124 u6 7 12489 1489 149 248\n", rest, NULL);
  SudokuText puzzle = read_one (text);

  g_assert_cmpint (puzzle.entries.digit[0], ==, 5);
  g_assert_cmpint (puzzle.givens.digit[0], ==, 0);
  g_assert_cmpint (puzzle.marks[0], ==, 0);
  g_assert_cmpint (puzzle.entries.digit[3], ==, 6);
  g_assert_cmpint (puzzle.entries.digit[80], ==, 8);
  g_assert_cmpint (puzzle.givens.digit[1], ==, 3);
  g_assert_cmpint (puzzle.marks[2], ==, 0x0b);
  g_assert_cmpint (sudoku_count_digits (&puzzle.entries), ==, 10);

  assert_reads (two, "[2 1:1 row 1 0/0]\n");
  assert_reads (lone, "[2 1:1 row 1 0/0]\n");
  assert_reads ("u5 4\n", "[5 1:0 row 0 2/81]\n");
}

#define SAVE_HEAD \
  "{\n  \"difficulty_category\" : \"hard \\\" one\",\n" \
  "  \"time_elapsed\" : -1.5e1,\n  \"cells\" : [\n"
#define SAVE_CELL(row, column, value, fixed, marks) \
  "    {\n      \"position\" : [\n        " row ",\n        " column "\n      ],\n" \
  "      \"value\" : " value ",\n      \"fixed\" : " fixed ",\n" \
  "      \"earmarks\" : [" marks "]\n    }"

static void
test_gnome (void)
{
  SudokuText puzzle = read_one (SAVE_HEAD SAVE_CELL ("0", "1", "8", "true", "") ",\n"
                                SAVE_CELL ("2", "0", "3", "false", " 1,\n 9 ") ",\n"
                                SAVE_CELL ("8", "8", "0", "false", "2, 3") "\n  ]\n}\n");

  g_assert_cmpint (puzzle.line, ==, 1);
  g_assert_cmpint (puzzle.givens.digit[1], ==, 8);
  g_assert_cmpint (puzzle.entries.digit[18], ==, 3);
  g_assert_cmpint (puzzle.marks[18], ==, 0x101);
  g_assert_cmpint (puzzle.marks[80], ==, 0x06);
  g_assert_cmpint (sudoku_count_digits (&puzzle.givens), ==, 1);
  g_assert_cmpint (sudoku_count_digits (&puzzle.entries), ==, 1);

  /* Old files count marks from 0, which only a 0 tells. */
  puzzle = read_one ("{\"cells\":[" SAVE_CELL ("0", "0", "0", "false", "0,8") ","
                     SAVE_CELL ("0", "1", "0", "false", "1") "]}");
  g_assert_cmpint (puzzle.marks[0], ==, 0x101);
  g_assert_cmpint (puzzle.marks[1], ==, 0x02);
}

static void
test_gnome_errors (void)
{
  assert_reads ("{\"cells\":[" SAVE_CELL ("0", "9", "0", "false", "") "]}\n" TWIN,
                "[9 4:9 row 0 9/8]\n10:" TWIN "\n");
  assert_reads (SAVE_HEAD SAVE_CELL ("0", "8", "10", "false", "") "\n  ]\n}\n" TWIN,
                "[9 10:17 row 0 10/9]\n16:" TWIN "\n");
  assert_reads ("{\"cells\":[{\"value\":1}]}\n" TWIN, "[11 1:22 row 0 0/0]\n2:" TWIN "\n");
  assert_reads (SAVE_HEAD "{\n\n", "[11 7:1 row 0 0/0]\n");
  assert_reads ("{\"time_elapsed\":1}\n", "[11 1:18 row 0 0/0]\n");
}

static void
test_tables (void)
{
  const char *rows = "6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n"
                     ",6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n";
  const char *read = "6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
  g_autofree char *whole = g_strconcat ("5,3,,,7,,,,\n", rows, NULL);
  g_autofree char *two = g_strconcat (whole, ",,,,,,,,\n", whole, NULL);
  g_autofree char *blank_first = g_strconcat (",,,,,,,,\n", rows, NULL);
  g_autofree char *blank_inside = g_strconcat (rows, ",,,,,,,,\n", NULL);
  g_autofree char *tabs = g_strdelimit (g_strdup (blank_first), ",", '\t');
  g_autofree char *semicolons = g_strdelimit (g_strdup (blank_inside), ",", ';');
  g_autofree char *first = g_strconcat ("1:.........", read, NULL);
  g_autofree char *last = g_strdup_printf ("1:%.72s.........\n", read);

  assert_reads (whole, "1:" WIKI "\n");
  assert_reads (two, "1:" WIKI "\n11:" WIKI "\n");
  assert_reads (blank_first, first);
  assert_reads (tabs, first);
  assert_reads (semicolons, last);
  assert_reads (",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
                ",,,,,,,,\n", "[1 0:0 row 0 0/0]\n");
  g_assert_cmpint (read_one (whole).format, ==, SUDOKU_TEXT_CSV);
  g_assert_cmpint (read_one (semicolons).format, ==, SUDOKU_TEXT_CSV);
}

/* SadMan Sudoku has more sections than are read. */
static void
test_sections (void)
{
  const char *rows = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
                     ".6....28.\n...419..5\n....8..79\n";
  const char *colors = "111111111\n111111111\n111111111\n111111111\n111111111\n111111111\n"
                       "111111111\n111111111\n111111111\n";
  g_autofree char *text = g_strconcat ("[Puzzle]\n", rows, "[PencilMarks]\n", colors,
                                       "[Colours]\n", colors, "\n[Puzzle]\n", rows, NULL);
  g_autofree char *alone = g_strconcat ("[Colors]\n", colors, "[Puzzle]\n", rows, NULL);

  assert_reads (text, "2:" WIKI "\n33:" WIKI "\n");
  assert_reads (alone, "12:" WIKI "\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku-text/opensudoku", test_opensudoku);
  g_test_add_func ("/sudoku-text/opensudoku/versions", test_opensudoku_versions);
  g_test_add_func ("/sudoku-text/sdx", test_sdx);
  g_test_add_func ("/sudoku-text/gnome", test_gnome);
  g_test_add_func ("/sudoku-text/gnome/errors", test_gnome_errors);
  g_test_add_func ("/sudoku-text/sections", test_sections);
  g_test_add_func ("/sudoku-text/tables", test_tables);

  return g_test_run ();
}
