/* Boards of n queens as text: the formats to the letter, what is written reads back, and what is
 * wrong with a text and where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "support/solver/text-errors.h"

#include <string.h>

#include "solver/queens/text/queens-text.h"

typedef struct
{
  QueensTextFormat  format;
  GString        *text;
  uint64_t        index;
} Output;

static bool
append_text (const QueensSolution *solution,
             void                 *data)
{
  char buffer[QUEENS_TEXT_SIZE];
  Output *output = data;
  size_t length = queens_text_write (solution, output->format, ++output->index, buffer,
                                     sizeof buffer);

  g_assert_cmpuint (length, <, sizeof buffer);
  g_assert_cmpuint (length, ==, strlen (buffer));
  g_string_append (output->text, buffer);

  return true;
}

static char *
write_list (int              n,
            uint64_t         limit,
            QueensTextFormat format)
{
  Output output = { .format = format, .text = g_string_new (NULL) };
  QueensBoard empty = queens_board_empty (n);
  char buffer[QUEENS_TEXT_SIZE];
  SearchStats stats;

  queens_text_begin (format, n, buffer, sizeof buffer);
  g_string_append (output.text, buffer);
  queens_each (&empty, limit, append_text, &output, NULL, &stats);
  queens_text_end (format, n, stats.n_solutions, buffer, sizeof buffer);
  g_string_append (output.text, buffer);

  return g_string_free (output.text, FALSE);
}

static void
check_list (int               n,
            uint64_t          limit,
            QueensTextFormat  format,
            const char       *wanted)
{
  g_autofree char *text = write_list (n, limit, format);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_formats (void)
{
  check_list (4, 0, QUEENS_TEXT_LEETCODE,
              "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n");
  check_list (6, 1, QUEENS_TEXT_LEETCODE,
              "[[\".Q....\",\"...Q..\",\".....Q\",\"Q.....\",\"..Q...\",\"....Q.\"]]\n");
  check_list (1, 0, QUEENS_TEXT_LEETCODE, "[[\"Q\"]]\n");
  check_list (2, 0, QUEENS_TEXT_LEETCODE, "[]\n");
  check_list (6, 3, QUEENS_TEXT_PERMUTATION, "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n");
  check_list (4, 0, QUEENS_TEXT_MATRIX,
              "No. 1\n0 1 0 0 \n0 0 0 1 \n1 0 0 0 \n0 0 1 0 \n"
              "No. 2\n0 0 1 0 \n1 0 0 0 \n0 0 0 1 \n0 1 0 0 \n");
  check_list (8, 1, QUEENS_TEXT_MATRIX_COLUMNS,
              "No. 1\n1 0 0 0 0 0 0 0 \n0 0 0 0 0 0 1 0 \n0 0 0 0 1 0 0 0 \n0 0 0 0 0 0 0 1 \n"
              "0 1 0 0 0 0 0 0 \n0 0 0 1 0 0 0 0 \n0 0 0 0 0 1 0 0 \n0 0 1 0 0 0 0 0 \n");
  check_list (4, 0, QUEENS_TEXT_BOARD,
              "+ o + + \n+ + + o \no + + + \n+ + o + \n\n"
              "+ + o + \no + + + \n+ + + o \n+ o + + \n\n");
  check_list (4, 0, QUEENS_TEXT_JSON,
              "{\"n\":4,\"index\":1,\"rows\":[2,4,1,3],\"fundamental\":true}\n"
              "{\"n\":4,\"index\":2,\"rows\":[3,1,4,2],\"fundamental\":false}\n");
  check_list (4, 0, QUEENS_TEXT_JAVA,
              "[.Q.., ...Q, Q..., ..Q.]\n[..Q., Q..., ...Q, .Q..]\n");
  check_list (4, 0, QUEENS_TEXT_MATRIX_TIGHT,
              "No.1\n0 1 0 0 \n0 0 0 1 \n1 0 0 0 \n0 0 1 0 \n"
              "No.2\n0 0 1 0 \n1 0 0 0 \n0 0 0 1 \n0 1 0 0 \n");
  check_list (4, 0, QUEENS_TEXT_BOARD_NUMBERED,
              "4皇后問題\n"
              "方案1:\n+ o + + \n+ + + o \no + + + \n+ + o + \n\n"
              "方案2:\n+ + o + \no + + + \n+ + + o \n+ o + + \n\n"
              "4皇后問題共有:2種可能\n");
  check_list (8, 1, QUEENS_TEXT_BOARD_NUMBERED,
              "八皇后問題\n"
              "方案1:\no + + + + + + + \n+ + + + o + + + \n+ + + + + + + o \n+ + + + + o + + \n"
              "+ + o + + + + + \n+ + + + + + o + \n+ o + + + + + + \n+ + + o + + + + \n\n"
              "八皇后問題共有:1種可能\n");
  check_list (2, 0, QUEENS_TEXT_PERMUTATION, "");
}

static void
test_names (void)
{
  static const char *const names[QUEENS_N_TEXTS] = {
    [QUEENS_TEXT_LEETCODE] = "leetcode",
    [QUEENS_TEXT_PERMUTATION] = "permutation",
    [QUEENS_TEXT_MATRIX] = "matrix",
    [QUEENS_TEXT_MATRIX_COLUMNS] = "matrix-columns",
    [QUEENS_TEXT_BOARD] = "board",
    [QUEENS_TEXT_JSON] = "json",
    [QUEENS_TEXT_JAVA] = "java",
    [QUEENS_TEXT_MATRIX_TIGHT] = "matrix-tight",
    [QUEENS_TEXT_BOARD_NUMBERED] = "board-numbered",
    [QUEENS_TEXT_FEN] = "fen",
  };
  QueensTextFormat format;

  for (int i = 0; i < QUEENS_N_TEXTS; i++)
    {
      g_assert_true (queens_text_format_from_name (names[i], &format));
      g_assert_cmpint (format, ==, i);
    }

  g_assert_false (queens_text_format_from_name ("leet", &format));
}

static void
check_reads (const char        *text,
             size_t             length,
             const QueensBoard *wanted)
{
  /* Without a NUL, so that a sanitizer sees a step too far. */
  g_autofree char *bare = g_memdup2 (text, length);
  QueensBoard board;
  TextError error;

  g_assert_true (queens_text_read (bare, length, &board, &error));
  g_assert_cmpint (error.problem, ==, TEXT_FINE);
  g_assert_cmpmem (&board, sizeof board, wanted, sizeof *wanted);
}

/* Every format, every length of the buffer on the way. */
static void
check_round_trip (const QueensSolution *solution)
{
  char buffer[QUEENS_TEXT_SIZE];

  for (int format = 0; format < QUEENS_N_TEXTS; format++)
    {
      QueensSolution shown = format == QUEENS_TEXT_MATRIX_COLUMNS ? queens_image (solution, 7)
                                                                 : *solution;
      QueensBoard board = queens_board_from_solution (&shown);
      size_t length = queens_text_write (solution, format, 1, buffer, sizeof buffer);
      size_t size = g_test_rand_int_range (0, length + 1);
      char part[QUEENS_TEXT_SIZE];

      g_assert_cmpuint (length, <, sizeof buffer);
      check_reads (buffer, length, &board);

      memset (part, '?', sizeof part);
      g_assert_cmpuint (queens_text_write (solution, format, 1, part, size), ==, length);
      g_assert_cmpint (part[size], ==, '?');

      if (size > 0)
        {
          g_assert_cmpuint (strlen (part), ==, size - 1);
          g_assert_true (g_str_has_prefix (buffer, part));
        }
    }
}

static void
test_round_trip (void)
{
  for (int n = 1; n <= QUEENS_MAX; n++)
    {
      QueensBoard empty = queens_board_empty (n);
      QueensSolution solution;
      SearchStats stats;

      queens_complete (&empty, NULL, &solution, &stats);

      for (int image = 0; stats.n_solutions > 0 && image < QUEENS_IMAGES; image++)
        {
          QueensSolution turned = queens_image (&solution, image);

          check_round_trip (&turned);
        }
    }
}

/* The first board of a whole list. */
static void
test_lists (void)
{
  for (int n = 4; n <= 8; n++)
    for (int format = 0; format < QUEENS_N_TEXTS; format++)
      {
        g_autofree char *text = write_list (n, 0, format);
        g_autofree char *first = write_list (n, 1, format);
        QueensBoard board;
        TextError error;

        g_assert_true (queens_text_read (first, strlen (first), &board, &error));
        check_reads (text, strlen (text), &board);
      }
}

/* Boards of rows with queens anywhere, framed by blanks as people do. */
static void
test_any_board (void)
{
  static const struct { const char *empty, *queen, *before, *after; } styles[] = {
    { ".", "Q", "", "\n" },
    { ". ", "q ", "  ", "\r\n" },
    { "0", "1", "", "\n" },
    { "0\t", "1\t", "", "\n" },
    { "+ ", "o ", "", "\n" },
    { "0,", "1,", "", "\n" },
    { "·", "♛", "", "\n" },
    { "-", "♕", "\t", "\n" },
  };

  for (int round = 0; round < 400; round++)
    {
      QueensBoard board = queens_board_empty (g_test_rand_int_range (1, QUEENS_MAX + 1));
      unsigned style = g_test_rand_int_range (0, G_N_ELEMENTS (styles));
      g_autoptr(GString) text = g_string_new (g_test_rand_bit () ? "\n \n" : "\xef\xbb\xbf");

      if (g_test_rand_bit ())
        g_string_append (text, "No. 12:\n");

      for (int row = 0; row < board.n; row++)
        {
          board.row[row] = g_test_rand_int () & g_test_rand_int ()
                           & UINT32_MAX >> (QUEENS_MAX - board.n);
          g_string_append (text, styles[style].before);

          for (int column = 0; column < board.n; column++)
            g_string_append (text, queens_board_has (&board, row, column)
                                     ? styles[style].queen : styles[style].empty);

          g_string_append (text, styles[style].after);
        }

      g_string_append (text, g_test_rand_bit () ? "\nanything" : "No. 13\nelse");
      check_reads (text->str, text->len, &board);
    }
}

static void
test_arrays (void)
{
  static const char *const texts[] = {
    "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]",
    "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]]",
    " [ [ \".Q..\" , \n\"...Q\",\"Q...\",\r\n\"..Q.\" ]\n,[] ]",
    "['.Q..','...Q','Q...','..Q.']",
    "[[\".\",\"Q\",\".\",\".\"],[\".\",\".\",\".\",\"Q\"],[\"Q\",\".\",\".\",\".\"],"
      "[\".\",\".\",\"Q\",\".\"]]",
    "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
    "[[0,1,0,0],\n [0,0,0,1],\n [1,0,0,0],\n [0,0,1,0]]\n",
    "[[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]],\n [[0,0,1,0],[1,0,0,0],[0,0,0,1],[0,1,0,0]]]",
    "[\n [\n  [\".\",\"Q\",\".\",\".\"],\n  [\".\",\".\",\".\",\"Q\"],\n"
    "  [\"Q\",\".\",\".\",\".\"],\n  [\".\",\".\",\"Q\",\".\"]\n ]\n]\n",
    "Output: [[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]]",
    "columns = [2, 4, 1, 3]",
    "[2,4,1,3]",
    "[[2, 4,\n1, 3],[3,1,4,2]]",
    "2 4 1 3",
    "2,4,1,3\n3,1,4,2\n",
    "{\"n\": 4, \"rows\": [2, 4, 1, 3]}",
    "No. 1\n2 4 1 3\n",
  };
  static const QueensSolution solution = { 4, { 1, 3, 0, 2 } };
  QueensBoard wanted = queens_board_from_solution (&solution);

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    check_reads (texts[i], strlen (texts[i]), &wanted);
}

static const struct
{
  const char *text;
  TextError   error;
} bad_texts[] = {
  { "", { TEXT_EMPTY, 1, 1 } },
  { " \n\t\n", { TEXT_EMPTY, 3, 1 } },
  { "No. 1\n", { TEXT_EMPTY, 2, 1 } },
  { "[]", { TEXT_EMPTY, 1, 2 } },
  { "[[]]", { TEXT_EMPTY, 1, 3 } },
  { "It was a dark night", { TEXT_FOREIGN_CHARACTER, 1, 1, 1, .character = 'I' } },
  { "No. of it\n", { TEXT_FOREIGN_CHARACTER, 1, 1, 1, .character = 'N' } },
  { "皇后", { TEXT_FOREIGN_CHARACTER, 1, 1, 1, .character = 0x7687 } },
  { ".Q..\n..\xff" ".\n", { TEXT_FOREIGN_CHARACTER, 2, 3, 2, .character = 0xfffd } },
  { ".Q..\n.\xc0\xae..\n", { TEXT_FOREIGN_CHARACTER, 2, 2, 2, .character = 0xfffd } },
  { "\xed\xa0\x80", { TEXT_FOREIGN_CHARACTER, 1, 1, 1, .character = 0xfffd } },
  { "\xf4\x90\x80\x80", { TEXT_FOREIGN_CHARACTER, 1, 1, 1, .character = 0xfffd } },
  { "\xf0\x9f\x91\x91", { TEXT_FOREIGN_CHARACTER, 1, 1, 1, .character = 0x1f451 } },
  { "..\xe2\x99", { TEXT_FOREIGN_CHARACTER, 1, 3, 1, .character = 0xfffd } },
  { ".Q..\n...Q\n·♛·x\n", { TEXT_FOREIGN_CHARACTER, 3, 4, 3, .character = 'x' } },
  { "0 1 0 0\n0 0 0 7\n", { TEXT_FOREIGN_CHARACTER, 2, 7, 2, .character = '7' } },
  { "0 1 0 3\n", { TEXT_FOREIGN_CHARACTER, 1, 7, 1, .character = '3' } },
  { "[\".Q\",\".x\"]", { TEXT_FOREIGN_CHARACTER, 1, 9, 2, .character = 'x' } },
  { "2 4 1 3 x", { TEXT_FOREIGN_CHARACTER, 1, 9, 5, .character = 'x' } },
  { "[2,4,x]", { TEXT_FOREIGN_CHARACTER, 1, 6, 3, .character = 'x' } },
  { ".Q..\n...\nQ...\n..Q.\n", { TEXT_ROW_SHORT, 2, 0, 2, 3, 4 } },
  { "0 1 0 0\n0 0 0 1 0\n", { TEXT_ROW_LONG, 2, 0, 2, 5, 4 } },
  { "[\".Q..\",\"...\"]", { TEXT_ROW_SHORT, 1, 10, 2, 3, 4 } },
  { "[\"\"]", { TEXT_ROW_SHORT, 1, 3, 1, 0, 1 } },
  { ".Q..\n...Q\nQ...\n", { TEXT_ROWS_MISSING, 0, 0, 0, 3, 4 } },
  { ".Q..\n\n...Q\nQ...\n..Q.\n", { TEXT_ROWS_MISSING, 0, 0, 0, 1, 4 } },
  { ".Q\nQ.\n..\n..", { TEXT_ROWS_TOO_MANY, 0, 0, 0, 4, 2 } },
  { "[\".Q\"]", { TEXT_ROWS_MISSING, 0, 0, 0, 1, 2 } },
  { "[2,5,1,3]", { TEXT_NUMBER_OUT_OF_RANGE, 1, 4, 2, 5, 4 } },
  { "2 4 0 3", { TEXT_NUMBER_OUT_OF_RANGE, 1, 5, 3, 0, 4 } },
  { "2 99999999999999999999999", { TEXT_NUMBER_OUT_OF_RANGE, 1, 3, 2, 9999999999, 2 } },
  { ".................................", { TEXT_BOARD_SIZE, 1, 0, 0, 33, 32 } },
  { "2 3 4 5 6 7 8 9 2 3 4 5 6 7 8 9 2 3 4 5 6 7 8 9 2 3 4 5 6 7 8 9 2",
    { TEXT_BOARD_SIZE, 1, 1, 0, 33, 32 } },
  { "[", { TEXT_MALFORMED, 1, 2 } },
  { "[[", { TEXT_MALFORMED, 1, 3 } },
  { "[x]", { TEXT_MALFORMED, 1, 2 } },
  { "[\".Q\",\"Q.\"", { TEXT_MALFORMED, 1, 11 } },
  { "[\".Q\" \"Q.\"]", { TEXT_MALFORMED, 1, 7 } },
  { "[\".Q\n\",\"Q.\"]", { TEXT_MALFORMED, 1, 5 } },
  { "[[\".Q\",\"Q.\"}", { TEXT_MALFORMED, 1, 12 } },
  { "[[\".Q\",\"Q.\"]", { TEXT_MALFORMED, 1, 13 } },
  { "[2,1", { TEXT_MALFORMED, 1, 5 } },
  { "{\"n\":4}", { TEXT_MALFORMED, 1, 8 } },
  { "{\"rows\" 4}", { TEXT_MALFORMED, 1, 9 } },
  { "{\"rows\":4}", { TEXT_MALFORMED, 1, 9 } },
};

static void
test_bad_texts (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (bad_texts); i++)
    {
      size_t length = strlen (bad_texts[i].text);
      g_autofree char *bare = g_memdup2 (bad_texts[i].text, length);
      QueensBoard board;
      TextError error;

      g_test_message ("text %u", i);
      g_assert_false (queens_text_read (bare, length, &board, &error));
      g_assert_cmpint (board.n, ==, 0);
      assert_text_error (&error, &bad_texts[i].error);
    }
}

/* Texts with something taken out, put in or changed never break the reader, and what they say is
 * either a board or a problem. */
static void
test_damaged (void)
{
  static const char characters[] = ".Qo+01234 9\n\r\t,[]{}\"'N\\\xc2\xb7\xe2\x99\x9b\xff";

  for (int round = 0; round < 20000; round++)
    {
      QueensTextFormat format = g_test_rand_int_range (0, QUEENS_N_TEXTS);
      g_autofree char *list = write_list (g_test_rand_int_range (4, 7), 2, format);
      g_autoptr(GString) text = g_string_new (list);
      g_autofree char *bare = NULL;
      QueensBoard board;
      TextError error;
      bool is_read;

      for (int i = g_test_rand_int_range (1, 5); i > 0 && text->len > 0; i--)
        {
          int place = g_test_rand_int_range (0, text->len);

          if (g_test_rand_bit ())
            g_string_erase (text, place, g_test_rand_int_range (0, text->len - place + 1));
          else
            g_string_insert_c (text, place,
                               characters[g_test_rand_int_range (0, sizeof characters)]);
        }

      bare = g_memdup2 (text->str, text->len);
      is_read = queens_text_read (bare, text->len, &board, &error);
      g_assert_true (is_read == (error.problem == TEXT_FINE));
      g_assert_true (is_read == (board.n >= 1 && board.n <= QUEENS_MAX));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/text/forms", test_formats);
  g_test_add_func ("/queens/text/names", test_names);
  g_test_add_func ("/queens/text/round-trip", test_round_trip);
  g_test_add_func ("/queens/text/lists", test_lists);
  g_test_add_func ("/queens/text/any-board", test_any_board);
  g_test_add_func ("/queens/text/arrays", test_arrays);
  g_test_add_func ("/queens/text/bad-texts", test_bad_texts);
  g_test_add_func ("/queens/text/damaged", test_damaged);

  return g_test_run ();
}
