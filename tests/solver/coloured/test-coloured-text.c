/* Coloured queens as text: what is written reads back, the formats that others write, and what is
 * wrong with a text and where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/coloured-samples.h"
#include "support/solver/text-errors.h"

#include "solver/coloured/coloured-text.h"

static const char plain[] = "AABBB/ACCBB/DDCBB/DDCEE/DDEEE";

static void
check_read (const char *text,
            const char *wanted)
{
  ColouredPuzzle puzzle;
  TextError error;
  char written[COLOURED_TEXT_SIZE];

  g_assert_true (coloured_text_read (text, strlen (text), &puzzle, &error));
  g_assert_cmpint (error.problem, ==, TEXT_FINE);
  g_assert_true (coloured_is_valid (&puzzle));
  g_assert_cmpuint (coloured_text_write (&puzzle, written, sizeof written), ==, strlen (wanted));
  g_assert_cmpstr (written, ==, wanted);
}

static void
test_formats (void)
{
  static const char *texts[] = {
    plain,
    "  \n\nAABBB/ACCBB/DDCBB/DDCEE/DDEEE\nAAAAA/AAAA\n",
    "AABBB\nACCBB\nDDCBB\nDDCEE\nDDEEE",
    "AABBB\r\nACCBB\r\nDDCBB\r\nDDCEE\r\nDDEEE\r\n\r\nwhat comes after",
    "\tA A B B B\n A C C B B\nD D C B B\nD,D,C,E,E\nD, D, E, E, E\n",
    "aabbb/\naccbb/\nddcbb/\nddcee/\nddeee\n",
    "00777/01177/QQ177/QQ1aa/QQaaa",
    "AAaaa/ABBaa/DDBaa/DDBEE/DDEEE",
    "[\"AABBB\",\"ACCBB\",\"DDCBB\",\"DDCEE\",\"DDEEE\"]",
    "[ 'AABBB' ,\n 'ACCBB',\n 'DDCBB', 'DDCEE', 'DDEEE' ] and so on",
    "[[0,0,1,1,1],\n [0,2,2,1,1],\n [10,10,2,1,1],\n [10,10,2,33,33],\n [10,10,33,33,33]]",
    "[['A','A','B','B','B'],['A','C','C','B','B'],['D','D','C','B','B'],"
    "[\"D\",\"D\",\"C\",\"E\",\"E\"],[\"D\",\"D\",\"E\",\"E\",\"E\"]]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    check_read (texts[i], plain);
}

static void
test_round_trip (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);

  for (int n = COLOURED_MIN; n <= COLOURED_MAX; n++)
    for (int round = 0; round < 100; round++)
      {
        ColouredPuzzle sample = coloured_sample (rand, n);
        ColouredPuzzle numbered = coloured_sample_numbered (&sample);
        ColouredPuzzle puzzle;
        TextError error;
        char text[COLOURED_TEXT_SIZE];
        size_t length = coloured_text_write (&sample, text, sizeof text);

        g_assert_cmpuint (length, ==, n * (n + 1) - 1);
        g_assert_cmpuint (strlen (text), ==, length);
        g_assert_true (coloured_text_read (text, length, &puzzle, &error));
        g_assert_true (coloured_equal (&puzzle, &numbered));
      }
}

/* What does not fit is left away, and the length is that of the whole. */
static void
test_small_buffer (void)
{
  ColouredPuzzle puzzle;
  TextError error;
  char text[8] = "xxxxxxx";

  g_assert_true (coloured_text_read (plain, strlen (plain), &puzzle, &error));
  g_assert_cmpuint (coloured_text_write (&puzzle, text, 5), ==, strlen (plain));
  g_assert_cmpstr (text, ==, "AABB");
  g_assert_cmpint (text[5], ==, 'x');
  g_assert_cmpuint (coloured_text_write (&puzzle, NULL, 0), ==, strlen (plain));
}

static void
test_errors (void)
{
  static const struct
  {
    const char *text;
    TextError   error;
  } cases[] = {
    { "", { TEXT_EMPTY, 1, 1 } },
    { " \n ", { TEXT_EMPTY, 2, 2 } },
    { "[ ]", { TEXT_EMPTY, 1, 3 } },
    { "AABB/AABB/CCDD/CCDD", { TEXT_BOARD_SIZE, 1, 1, .found = 4, .wanted = 5 } },
    { "\nABCDEFGHIJKLM", { TEXT_BOARD_SIZE, 2, 1, .found = 13, .wanted = 12 } },
    { "AABBB/ACCBB/DDC.B", { TEXT_FOREIGN_CHARACTER, 1, 16, 3, .character = '.' } },
    { "AABBB\nACC\xe2\x99\x9b" "B", { TEXT_FOREIGN_CHARACTER, 2, 4, 2, .character = 0x265b } },
    { "AABBB/ACC\xff", { TEXT_FOREIGN_CHARACTER, 1, 10, 2, .character = 0xfffd } },
    { "AABBB/ACCB/DDCBB/DDCEE/DDEEE", { TEXT_ROW_SHORT, 1, 7, 2, 4, 5 } },
    { "AABBB\nACCBBB\n", { TEXT_ROW_LONG, 2, 1, 2, 6, 5 } },
    { "AABBB//ACCBB", { TEXT_ROW_SHORT, 1, 7, 2, 0, 5 } },
    { "AABBB/ACCBB/DDCBB/DDCEE", { TEXT_ROWS_MISSING, .found = 4, .wanted = 5 } },
    { "AABBB\nACCBB\n\nDDCBB\nDDCEE\nDDEEE", { TEXT_ROWS_MISSING, .found = 2, .wanted = 5 } },
    { "AABBB/ACCBB/DDCBB/DDCEE/DDEEE/DDEEE", { TEXT_ROWS_TOO_MANY, .found = 6, .wanted = 5 } },
    { "AABBB/ACCBB/DDCBB/DDCBB/DDBBB", { TEXT_REGIONS_MISSING, .found = 4, .wanted = 5 } },
    { "AABBB/ACCBB/DDCBB/DDCEE/DFEEG", { TEXT_REGIONS_TOO_MANY, 1, 26, .found = 7, .wanted = 5 } },
    { "AABBB\nACCBB\nDDCBB\nDDCEE\nDDEEA", { TEXT_REGION_APART, 5, 5, 5 } },
    { "[\"AABBB\",\"ACCBB\"", { TEXT_MALFORMED, 1, 17 } },
    { "[\"AABBB", { TEXT_MALFORMED, 1, 8 } },
    { "[AABBB]", { TEXT_MALFORMED, 1, 2 } },
    { "[[1,1,1,1,1", { TEXT_MALFORMED, 1, 12 } },
    { "[[1,1,1,-1,1", { TEXT_FOREIGN_CHARACTER, 1, 9, 1, .character = '-' } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ColouredPuzzle puzzle = { .n = 7 };
      TextError error;

      g_test_message ("case %u", i);
      g_assert_false (coloured_text_read (cases[i].text, strlen (cases[i].text), &puzzle, &error));
      g_assert_cmpint (puzzle.n, ==, 0);
      assert_text_error (&error, &cases[i].error);
    }
}

/* Any bytes: a puzzle or a problem, and nothing behind the end is looked at. */
static void
test_any_bytes (void)
{
  static const char bytes[] = "AABBCDE012 ,/\n[]\"'\r\t\xff\xe2\x99\x9b{9";
  g_autoptr(GRand) rand = g_rand_new_with_seed (3);
  int n_read = 0;

  for (int round = 0; round < 200000; round++)
    {
      int n = COLOURED_MIN + round % 2;
      char text[COLOURED_TEXT_SIZE];
      ColouredPuzzle sample = coloured_sample (rand, n);
      ColouredPuzzle puzzle;
      TextError error;
      size_t length = coloured_text_write (&sample, text, sizeof text);
      g_autofree char *bare = NULL;

      for (int i = g_rand_int_range (rand, 0, 6); i > 0; i--)
        text[g_rand_int_range (rand, 0, length)] = bytes[g_rand_int_range (rand, 0, sizeof bytes)];

      if (round % 9 == 0)
        length = g_rand_int_range (rand, 0, length);
      bare = g_memdup2 (text, length);

      if (coloured_text_read (bare, length, &puzzle, &error))
        {
          g_assert_true (coloured_is_valid (&puzzle));
          n_read++;
        }
      else
        {
          g_assert_cmpint (error.problem, !=, TEXT_FINE);
          g_assert_cmpint (puzzle.n, ==, 0);
        }
    }

  g_assert_cmpint (n_read, >, 1000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/coloured/text/forms", test_formats);
  g_test_add_func ("/coloured/text/round-trip", test_round_trip);
  g_test_add_func ("/coloured/text/small-buffer", test_small_buffer);
  g_test_add_func ("/coloured/text/errors", test_errors);
  g_test_add_func ("/coloured/text/any-bytes", test_any_bytes);

  return g_test_run ();
}
