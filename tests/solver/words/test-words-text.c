/* Equations as text: what is read and written, and what is wrong with a text and where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/text-errors.h"
#include "support/solver/words-samples.h"

#include <string.h>

static void
check_read (const char *text,
            const char *wanted,
            const char *rows)
{
  WordsPuzzle puzzle = words_sample_puzzle (text);
  char written[200];

  g_assert_cmpuint (words_write (text, strlen (text), &puzzle, NULL, written, sizeof written), ==,
                    strlen (wanted));
  g_assert_cmpstr (written, ==, wanted);
  g_assert_cmpmem (puzzle.letter, (size_t) puzzle.n_letters, rows, strlen (rows));
}

static void
test_forms (void)
{
  check_read ("SEND+MORE=MONEY", "SEND + MORE = MONEY", "DEYNROSM");
  check_read ("  send  + More==\nMONEY \r\n", "SEND + MORE = MONEY", "DEYNROSM");
  check_read ("a = a", "A = A", "A");
  check_read ("\xef\xbb\xbfTWO\n+ TWO\n= FOUR", "TWO + TWO = FOUR", "ORWUTF");
  check_read ("ABC+A==A", "ABC + A = A", "CAB");
}

static void
test_columns (void)
{
  const WordsPuzzle puzzle = words_sample_puzzle ("SEND + MORE = MONEY");
  static const uint8_t n_complete[] = { 0, 0, 0, 1, 1, 2, 3, 3, 5 };

  g_assert_cmpint (puzzle.n_letters, ==, 8);
  g_assert_cmpint (puzzle.n_columns, ==, 5);
  g_assert_cmpint (puzzle.n_addends, ==, 2);
  g_assert_cmpmem (puzzle.n_complete, sizeof n_complete, n_complete, sizeof n_complete);
  g_assert_cmpint (puzzle.leads, ==, 1 << 6 | 1 << 7);          /* S and M */
  g_assert_cmpint (puzzle.sum[0], ==, 2);                       /* Y */
  g_assert_cmpint (puzzle.sum[4], ==, 7);                       /* M */
  g_assert_cmpint (puzzle.sum[5], ==, -1);
  g_assert_cmpint (puzzle.n_times[1][3], ==, 1);                /* N */
  g_assert_cmpint (puzzle.n_times[4][7], ==, 0);
}

/* The first words are kept as they are written, the rightmost letter first. */
static void
test_addends (void)
{
  WordsPuzzle puzzle = words_sample_puzzle ("A + BB + A + A + A + CAB + DAD = AAAB");
  static const int8_t first[] = { 0, -1, -1 };
  static const int8_t last[] = { 1, 0, 3, -1 };

  g_assert_cmpmem (puzzle.addend[0], sizeof first, first, sizeof first);
  g_assert_cmpmem (puzzle.addend[WORDS_ADDENDS_KEPT - 1], sizeof last, last, sizeof last);
  g_assert_cmpint (puzzle.letter[2], ==, 'D');

  puzzle = words_sample_puzzle ("AB = BA");
  g_assert_cmpint (puzzle.addend[0][0], ==, 0);
  g_assert_cmpint (puzzle.addend[0][1], ==, 1);
  g_assert_cmpint (puzzle.addend[1][0], ==, -1);
}

static void
test_errors (void)
{
  static const struct
  {
    const char *text;
    TextError   error;
  } cases[] = {
    { "", { TEXT_EMPTY, 1, 1, 0, 0, 0, 0 } },
    { " \n ", { TEXT_EMPTY, 2, 2, 0, 0, 0, 0 } },
    { "+ A = B", { TEXT_WORD_MISSING, 1, 1, 0, 0, 0, 0 } },
    { "= A", { TEXT_WORD_MISSING, 1, 1, 0, 0, 0, 0 } },
    { "A + = B", { TEXT_WORD_MISSING, 1, 5, 0, 0, 0, 0 } },
    { "A ++ B = C", { TEXT_WORD_MISSING, 1, 4, 0, 0, 0, 0 } },
    { "A + B =", { TEXT_WORD_MISSING, 1, 8, 0, 0, 0, 0 } },
    { "A + B === C", { TEXT_WORD_MISSING, 1, 9, 0, 0, 0, 0 } },
    { "A + B", { TEXT_RESULT_MISSING, 1, 6, 0, 0, 0, 0 } },
    { "A +\nB C = D", { TEXT_SIGN_MISSING, 2, 3, 0, 0, 0, 'C' } },
    { "A = B C", { TEXT_RESULT_NOT_LAST, 1, 7, 0, 0, 0, 0 } },
    { "A = B + C", { TEXT_RESULT_NOT_LAST, 1, 7, 0, 0, 0, 0 } },
    { "A = B = C", { TEXT_RESULT_NOT_LAST, 1, 7, 0, 0, 0, 0 } },
    { "A1 + B = C", { TEXT_FOREIGN_CHARACTER, 1, 2, 0, 0, 0, '1' } },
    { "A - B = C", { TEXT_FOREIGN_CHARACTER, 1, 3, 0, 0, 0, '-' } },
    { "A + B = C!", { TEXT_FOREIGN_CHARACTER, 1, 10, 0, 0, 0, '!' } },
    { "A + B = \"C\"", { TEXT_FOREIGN_CHARACTER, 1, 9, 0, 0, 0, '"' } },
    { "A + \xc3\x89T = C", { TEXT_FOREIGN_CHARACTER, 1, 5, 0, 0, 0, 0xc9 } },
    { "\xe4\xb8\x80 + A = C", { TEXT_FOREIGN_CHARACTER, 1, 1, 0, 0, 0, 0x4e00 } },
    { "A + \xff = C", { TEXT_FOREIGN_CHARACTER, 1, 5, 0, 0, 0, 0xfffd } },
    { "ABCDEFGHIJ = AK", { TEXT_LETTERS_TOO_MANY, 1, 15, 0, 0, 0, 'K' } },
    { "abcde + fghij + k = l", { TEXT_LETTERS_TOO_MANY, 1, 17, 0, 0, 0, 'k' } },
    { "A + ABABABABABABABABABABABABABABABABA = B",
      { TEXT_WORD_LONG, 1, 5, 0, 33, WORDS_COLUMNS_MAX, 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WordsPuzzle puzzle;
      TextError error;

      g_test_message ("%d", (int) i);
      g_assert_false (words_read (cases[i].text, strlen (cases[i].text), &puzzle, &error));
      g_assert_cmpint (puzzle.n_letters, ==, 0);
      assert_text_error (&error, &cases[i].error);
    }
}

/* As long and as many as they may be. */
static void
test_large (void)
{
  static const char longest[] =
    "ABABABABABABABABABABABABABABABAB + A = ABABABABABABABABABABABABABABABAC";
  g_autoptr(GString) many = g_string_new (NULL);
  WordsPuzzle puzzle = words_sample_puzzle (longest);
  SearchStats stats;
  TextError error;

  g_assert_cmpint (puzzle.n_columns, ==, WORDS_COLUMNS_MAX);
  words_each (&puzzle, 0, NULL, NULL, NULL, &stats);
  g_assert_cmpuint (stats.n_solutions, ==, words_count_plainly (longest));

  for (int i = 0; i < WORDS_ADDENDS_MAX; i++)
    g_string_append (many, i > 0 ? "+AA" : "AA");
  g_string_append (many, "=BCDEEF");
  puzzle = words_sample_puzzle (many->str);
  words_each (&puzzle, 0, NULL, NULL, NULL, &stats);
  g_assert_cmpuint (stats.n_solutions, ==, 1);          /* 65535 * 11 = 720885 */

  g_string_prepend (many, "AA+");
  g_assert_false (words_read (many->str, many->len, &puzzle, &error));
  g_assert_cmpint (error.problem, ==, TEXT_WORDS_TOO_MANY);
  g_assert_cmpint (error.wanted, ==, WORDS_ADDENDS_MAX);
}

static void
test_short_buffer (void)
{
  static const char text[] = "SEND+MORE=MONEY";
  const WordsPuzzle puzzle = words_sample_puzzle (text);
  const WordsSolution solution = { { 7, 5, 2, 6, 8, 0, 9, 1 } };
  char written[21];

  g_assert_cmpuint (words_write (text, strlen (text), &puzzle, &solution, NULL, 0), ==, 19);
  g_assert_cmpuint (words_write (text, strlen (text), &puzzle, &solution, written, 6), ==, 19);
  g_assert_cmpstr (written, ==, "9567 ");
  words_write (text, strlen (text), &puzzle, &solution, written, sizeof written);
  g_assert_cmpstr (written, ==, "9567 + 1085 = 10652");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words-text/read/forms", test_forms);
  g_test_add_func ("/words-text/read/columns", test_columns);
  g_test_add_func ("/words-text/read/addends", test_addends);
  g_test_add_func ("/words-text/read/errors", test_errors);
  g_test_add_func ("/words-text/read/large", test_large);
  g_test_add_func ("/words-text/write/short-buffer", test_short_buffer);

  return g_test_run ();
}
