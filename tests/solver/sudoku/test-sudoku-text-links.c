/* Tests of links of f-puzzles and SudokuPad. Those in data/formats were made by their own packers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-texts.h"

#include "solver/sudoku/text/sudoku-text-private.h"

/* The lines of a file, which begins with a comment. */
static char **
read_lines (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "formats", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return g_strsplit (g_strchomp (text), "\n", -1);
}

static SudokuRead
read_one (const char *text,
          SudokuText *puzzle,
          TextError  *error)
{
  g_autofree char *exact = g_memdup2 (text, strlen (text));
  SudokuReader reader;
  SudokuText rest;
  TextError end;
  SudokuRead read;

  sudoku_reader_init (&reader, exact, strlen (text));
  read = sudoku_reader_next (&reader, puzzle, error);
  g_assert_cmpint (sudoku_reader_next (&reader, &rest, &end), ==, SUDOKU_READ_END);
  g_assert_cmpuint (reader.position, ==, reader.length);

  return read;
}

static void
test_classic (void)
{
  g_auto(GStrv) links = read_lines ("links.txt");

  g_assert_cmpuint (g_strv_length (links), ==, 13);
  for (char **link = links + 1; *link != NULL; link++)
    assert_reads (*link, "1:" WIKI "\n");
}

/* A line with "#" is the reason for which the links below it are refused. */
static void
test_refused (void)
{
  static const TextProblem problems[] = {
    TEXT_FINE, TEXT_LINK_NOT_CLASSIC, TEXT_LINK_SHORT, TEXT_LINK_DAMAGED,
  };
  g_auto(GStrv) links = read_lines ("links-refused.txt");
  gsize reason = 0;

  for (char **link = links + 1; *link != NULL; link++)
    if (**link == '#')
      reason++;
    else
      {
        SudokuText puzzle;
        TextError error;

        g_test_message ("%s", *link);
        g_assert_cmpint (read_one (*link, &puzzle, &error), ==, SUDOKU_READ_ERROR);
        g_assert_cmpint (error.problem, ==, problems[reason]);
        g_assert_cmpint (error.line, ==, 1);
      }

  g_assert_cmpuint (reason, ==, G_N_ELEMENTS (problems) - 1);
}

/* WIKI with a 4 entered in row 1, column 3, marks in column 4, and a coloured cell. */
static void
test_entries (void)
{
  static const char link[] =
    "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QHUIBrCEVAQwFc0ALAewCcEQA5OgI"
    "zoBMBPMkBpRxgYaZmwYBbclgAEYSlzpFKswcNnkADlqw8A3LKUA7AORpZAc0owwYAHT9LDCFwQBtd6ABuMmwgBWV"
    "EsIbxhjBDRBGABfZB8/XABmYNDwyOi4hKx/eAAWLJAAY3C0GAYABXCiiCwAWXIGIjAPACZkADYAXVQixmNyquMa+"
    "sbmjxAOkC7C3xzcAHZUsIj4KJtCouYAYgAzff4aCEsaLGOaMXgkrJv4mJ6vEDncjuX0tcy7r+zcgEY31brWLxJ6J"
    "BAoEAhFYZDYg564IKQtKAz7AW5oh5ouFgpAAmHAn64AAceI+sKxFPRoPmCFeSOhZIJ92Qj3hCBJ9PeQPRVLZ8DpU"
    "K5qJ52JpV1J3Mx1NyeQlwu+0uJcvJsxxKU5KJVCr5/w1+OZrJxSz1jJFFMVCHaJu5315OIFyP1mNVYodDJtlNtot"
    "yVsFmoJFvgHL9+ruzq9hIQsutqMDupDpu9uAhCY9drFiNTmXDnvNfODjsTucDxqz5MDKcLkpmQA=";
  SudokuText puzzle;
  TextError error;
  char line[SUDOKU_CELLS + 1];

  g_assert_cmpint (read_one (link, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
  sudoku_write_line (&puzzle.givens, line);
  g_assert_cmpstr (line, ==, WIKI);
  g_assert_cmpint (sudoku_count_digits (&puzzle.entries), ==, 1);
  g_assert_cmpint (puzzle.entries.digit[2], ==, 4);
  g_assert_cmpint (puzzle.marks[3], ==, 0x22);
  g_assert_cmpint (puzzle.corner[3], ==, 0x20);
  g_assert_cmpint (puzzle.marks[5], ==, 0);
}

/* Words around a link, lines above and below it, and what only looks like one. */
static void
test_around (void)
{
  g_auto(GStrv) links = read_lines ("links.txt");
  const char *link = links[1];
  g_autofree char *words = g_strdup_printf ("Try this: <%s> (easy)\r\n", link);
  g_autofree char *several = g_strdup_printf ("My puzzle\n%s\n\n" TWIN "\n%s", link, link);
  g_autofree char *bare = g_strdup (strstr (link, "://") + 3);
  g_autofree char *marked = g_strconcat (link, "#top", NULL);

  assert_reads (words, "1:" WIKI "\n");
  assert_reads (several, "2:" WIKI "\n4:" TWIN "\n5:" WIKI "\n");
  assert_reads (bare, "1:" WIKI "\n");
  assert_reads (marked, "1:" WIKI "\n");
  assert_reads ("https://example.org/?bd=" WIKI, "1:" WIKI "\n");
  assert_reads ("https://sudokupad.app/" WIKI, "1:" WIKI "\n");

  g_assert_false (sudoku_text_has_link ("https://f-puzzles.com", 21));
  g_assert_false (sudoku_text_has_link ("https://notf-puzzles.com/?load=", 31));
  g_assert_false (sudoku_text_has_link ("", 0));
  g_assert_true (sudoku_text_has_link ("https://F-Puzzles.com/?load=", 28));
}

/* Cut anywhere, no link reads as another puzzle. */
static void
test_cut (void)
{
  g_auto(GStrv) links = read_lines ("links.txt");

  for (char **link = links + 1; *link != NULL; link++)
    for (gsize length = strlen (*link) - 1; length > 30; length -= g_test_quick () ? 7 : 1)
      {
        g_autofree char *part = g_strndup (*link, length);
        SudokuText puzzle;
        TextError error;
        char line[SUDOKU_CELLS + 1];

        if (read_one (part, &puzzle, &error) == SUDOKU_READ_ERROR)
          continue;
        sudoku_write_line (&puzzle.givens, line);
        g_assert_cmpstr (line, ==, WIKI);
      }
}

static TextProblem
read_object (const char *text)
{
  g_autofree char *exact = g_memdup2 (text, strlen (text));
  SudokuText puzzle = { 0 };

  return sudoku_read_members (exact, strlen (text), &puzzle);
}

#define ROW "[{},{},{},{},{},{},{},{},{\"value\":1,\"given\":true}]"
#define EMPTY_ROW "[,,,,,,,,]"
#define ROWS EMPTY_ROW "," EMPTY_ROW "," EMPTY_ROW "," EMPTY_ROW "," \
             EMPTY_ROW "," EMPTY_ROW "," EMPTY_ROW "," EMPTY_ROW

static void
test_objects (void)
{
  static const struct
  {
    const char  *text;
    TextProblem  problem;
  } objects[] = {
    { "{\"grid\":[" ROW "," ROWS "]}", TEXT_FINE },
    { " { \"grid\" : [ " ROW " , " ROWS " ] , \"size\" : 9 } ", TEXT_FINE },
    { "{grid:[" ROW "," ROWS "],title:'Don\\'t',arrow:[],xv:f,x:{},y:null}", TEXT_FINE },
    { "{grid:[" ROW "," ROWS "],size:10}", TEXT_LINK_NOT_CLASSIC },
    { "{grid:[" ROW "," ROWS "],size:[]}", TEXT_LINK_DAMAGED },
    { "{grid:[" ROW "," ROWS "],x:[[]]}", TEXT_FINE },
    { "{grid:[" ROW "," ROWS "],x:[[0]]}", TEXT_LINK_NOT_CLASSIC },
    { "{grid:[" ROW "," ROWS "," ROW "]}", TEXT_LINK_NOT_CLASSIC },
    { "{grid:[[{value:12},,,,,,,,]," ROWS "]}", TEXT_LINK_NOT_CLASSIC },
    { "{grid:[[{value:'A'},,,,,,,,]," ROWS "]}", TEXT_LINK_NOT_CLASSIC },
    { "{grid:[[{value:null},,,,,,,,]," ROWS "]}", TEXT_FINE },
    { "{ce:[" ROW "," ROWS "]}", TEXT_LINK_NOT_CLASSIC },
    { "{grid:[" ROW "," ROWS "]", TEXT_LINK_DAMAGED },
    { "{grid:[" ROW "," ROWS "},x:1}", TEXT_LINK_DAMAGED },
    { "{grid:[" ROW "," ROWS "],t:'", TEXT_LINK_DAMAGED },
    { "{size:9}", TEXT_LINK_DAMAGED },
    { "{}", TEXT_LINK_DAMAGED },
    { "[]", TEXT_LINK_DAMAGED },
    { "", TEXT_LINK_DAMAGED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (objects); i++)
    {
      g_test_message ("%s", objects[i].text);
      g_assert_cmpint (read_object (objects[i].text), ==, objects[i].problem);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/links/classic", test_classic);
  g_test_add_func ("/sudoku/links/refused", test_refused);
  g_test_add_func ("/sudoku/links/entries", test_entries);
  g_test_add_func ("/sudoku/links/around", test_around);
  g_test_add_func ("/sudoku/links/cut", test_cut);
  g_test_add_func ("/sudoku/links/objects", test_objects);

  return g_test_run ();
}
