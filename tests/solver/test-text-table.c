/* Tables of puzzles become texts of puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "solver/text-table.h"

/* The text that a table becomes, or NULL where it is none. */
static char *
dup_converted (const char *text)
{
  g_autofree char *copy = g_strdup (text);
  size_t n_written;
  TextTable table;

  if (!text_table_begins (copy, strlen (copy), &table))
    return NULL;

  g_assert_cmpuint (text_table_convert (&table, copy, strlen (copy), true, &n_written), ==,
                    strlen (text));

  return g_strndup (copy, n_written);
}

static void
check (const char *text,
       const char *wanted)
{
  g_autofree char *converted = dup_converted (text);

  g_assert_cmpstr (converted, ==, wanted);
}

static void
headers (void)
{
  check ("puzzle,solution\n1,2\n", "\n1\n");
  check ("quizzes,solutions\n1,2\n", "\n1\n");
  check ("id;Level;PUZZLE\na;b;1\n", "\n    1\n");
  check ("solution\t puzzle \n2\t1", "\n  1");
  check ("\xef\xbb\xbf\"puzzle\",x\r\n1,2\r\n", "\n1\n");
  check ("# a comment\n\npuzzle\n1\n", "# a comment\n\n\n1\n");
  check ("难度,puzzle\n易,1\n", "\n  1\n");
  check ("puzzle", "");
}

static void
no_headers (void)
{
  check ("", NULL);
  check ("# nothing\n", NULL);
  check ("1,2\n", NULL);
  check ("Sudoku\n1\n", NULL);          /* a title */
  check ("puzzles 1\n1\n", NULL);
  check ("puzzle,1\n", NULL);
  check ("level,score\n", NULL);
  check ("53..7....,puzzle\n", NULL);
}

static void
quotes (void)
{
  check ("puzzle,x\n\"1,2\",3\n", "\n 1,2\n");
  check ("x,puzzle\n\"a,\"\"b\"\"\",1\n", "\n          1\n");
  check ("x,puzzle\n1,\"[\"\"..Q.\"\"]\"\n", "\n   [\"..Q.\"]\n");
  check ("puzzle\n[\"..Q.\",\"....\"]\n", "\n[\"..Q.\",\"....\"]\n");
  check ("puzzle\n\"..Q.\",\"....\"\n", "\n\"..Q.\",\"....\"\n");
  check ("x,puzzle\nthe 5\" one,1\nthe 6\" one,2\n", "\n           1\n           2\n");
  check ("puzzle,x\n1,\"never closed\n2,3\n", "\n1\n2\n");
  check ("puzzle,x\n\"never closed,1\n2,3\n", "\n" TEXT_TABLE_OPEN_QUOTE "\n2\n");
  check ("x,puzzle\n1,\"\n2,3", "\n" TEXT_TABLE_OPEN_QUOTE "\n  3");
}

/* Behind a plain puzzle the other columns stay: the reader has its words from there. */
static void
words_stay (void)
{
#define PLAIN "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  check ("puzzle,level\n" PLAIN ",hard\n", "\n" PLAIN ",hard\n");
  check ("level,puzzle\nhard," PLAIN "\n", "\n" PLAIN "\n");
  check ("puzzle,x\n\"" PLAIN "\",\"a\nb\"\n", "\n" PLAIN "\n\n");
  check ("puzzle,x\n" PLAIN ",\"a\nb\"\n", "\n" PLAIN "\n\n");
}

/* What stands on the seventh line is named as that. */
static void
lines_stay (void)
{
  check ("puzzle,x\n1,\"a\nb\nc\"\n2,d\n", "\n1\n\n\n2\n");
  check ("x,puzzle\na,\"12\n34\"\n\nb,5\n", "\n12\n34\n\n  5\n");
  check ("x,puzzle\n\"a\nb\nc\",5\nd,6\n", "\n5\n\n\n  6\n");
  check ("puzzle,x\n\n1,2\n# a comment\n,\n", "\n\n1\n# a comment\n.\n");
  check ("x,puzzle\n1\n", "\n.\n");
  check ("puzzle,x\n1,2\nx,puzzle\n3,4\n", "\n1\n\n  4\n");
}

/* A mark that is never closed takes a bounded number of lines with it. */
static void
open_quotes (void)
{
  g_autoptr(GString) text = g_string_new ("puzzle,x\n1,\"a\n");
  g_autofree char *converted = NULL;

  while (text->len < 2 * TEXT_TABLE_ROW_MAX)
    g_string_append (text, "2,b\n");
  converted = dup_converted (text->str);

  g_assert_true (g_str_has_prefix (converted, "\n1\n2\n2\n"));
  g_assert_true (g_str_has_suffix (converted, "2\n2\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text-table/headers", headers);
  g_test_add_func ("/text-table/no-headers", no_headers);
  g_test_add_func ("/text-table/quotes", quotes);
  g_test_add_func ("/text-table/words-stay", words_stay);
  g_test_add_func ("/text-table/lines-stay", lines_stay);
  g_test_add_func ("/text-table/open-quotes", open_quotes);

  return g_test_run ();
}
