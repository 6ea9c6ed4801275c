/* Boards of queens one after the other: lists in every format are read whole, and an error takes no
 * more with it than it must. FEN.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"

#include <string.h>

#include "solver/queens/text/queens-text.h"

typedef struct
{
  GPtrArray     *boards;
  GString       *text;
  QueensTextFormat format;
} List;

static bool
add_solution (const QueensSolution *solution,
              void                 *data)
{
  List *list = data;
  char buffer[QUEENS_TEXT_SIZE];
  QueensSolution shown = list->format == QUEENS_TEXT_MATRIX_COLUMNS ? queens_image (solution, 7)
                                                                  : *solution;
  QueensBoard board = queens_board_from_solution (&shown);

  g_ptr_array_add (list->boards, g_memdup2 (&board, sizeof board));
  queens_text_write (solution, list->format, list->boards->len, buffer, sizeof buffer);
  g_string_append (list->text, buffer);
  return true;
}

static void
test_lists (void)
{
  for (int n = 4; n <= 8; n++)
    for (QueensTextFormat format = 0; format < QUEENS_N_TEXTS; format++)
      {
        g_autoptr(GPtrArray) boards = g_ptr_array_new_with_free_func (g_free);
        g_autoptr(GString) text = g_string_new (NULL);
        List list = { .boards = boards, .text = text, .format = format };
        QueensBoard board = queens_board_empty (n);
        QueensTextReader reader;
        SearchStats stats;
        TextError error;
        char buffer[QUEENS_TEXT_SIZE];

        queens_text_begin (format, n, buffer, sizeof buffer);
        g_string_append (text, buffer);
        queens_each (&board, 0, add_solution, &list, NULL, &stats);
        queens_text_end (format, n, stats.n_solutions, buffer, sizeof buffer);
        g_string_append (text, buffer);
        queens_text_reader_init (&reader, text->str, text->len);
        for (guint i = 0; i < boards->len; i++)
          {
            g_assert_cmpint (queens_text_reader_next (&reader, &board, &error), ==,
                             QUEENS_READ_BOARD);
            g_assert_cmpmem (&board, sizeof board, boards->pdata[i], sizeof board);
          }

        g_assert_cmpint (queens_text_reader_next (&reader, &board, &error), ==,
                         QUEENS_READ_END);
        g_assert_cmpuint (reader.position, ==, text->len);
      }
}

/* Boards as FEN, and errors as their problem's number in brackets, each behind its line. */
static void
assert_reads (const char *text,
              const char *wanted)
{
  g_autofree char *exact = g_memdup2 (text, strlen (text));
  g_autoptr(GString) read = g_string_new (NULL);
  QueensTextReader reader;
  QueensBoard board;
  TextError error;
  QueensRead end;

  queens_text_reader_init (&reader, exact, strlen (text));
  while ((end = queens_text_reader_next (&reader, &board, &error)) != QUEENS_READ_END)
    {
      char buffer[QUEENS_TEXT_SIZE];

      g_assert_true ((end == QUEENS_READ_BOARD) == (error.problem == TEXT_FINE));
      if (end == QUEENS_READ_BOARD)
        {
          QueensBoard again;
          TextError no_error;

          g_assert_true (queens_text_read (exact + reader.begin, strlen (text) - reader.begin,
                                           &again, &no_error));
          g_assert_cmpmem (&again, sizeof again, &board, sizeof board);
          queens_text_write_board (&board, QUEENS_TEXT_FEN, buffer, sizeof buffer);
          g_string_append_printf (read, "%d:%s", reader.begin_line, buffer);
        }
      else
        g_string_append_printf (read, "[%d %d:%d row %d %d/%d]\n", error.problem, error.line,
                                error.column, error.row, (int) error.found, (int) error.wanted);
    }

  g_assert_cmpuint (reader.position, ==, strlen (text));
  g_assert_cmpstr (read->str, ==, wanted);
}

#define FOUR "1Q2/3Q/Q3/2Q1\n"

static void
test_fen (void)
{
  assert_reads (FOUR, "1:" FOUR);
  assert_reads (".Q../3Q/q3/2Q1 w - - 0 1\n", "[2 1:5 row 1 0/0]\n");
  assert_reads ("8/8/8/3q4/8/8/8/8 w - - 0 1\r\n" FOUR, "1:8/8/8/3Q4/8/8/8/8\n2:" FOUR);
  assert_reads ("12/12/12/12/12/12/12/12/12/12/11Q/10Q1",
                "1:12/12/12/12/12/12/12/12/12/12/11Q/10Q1\n");
  assert_reads ("1Q2/2Q/4/4\n" FOUR, "[3 1:5 row 2 3/4]\n2:" FOUR);
  assert_reads ("1Q2/3Q/5/4", "[4 1:8 row 3 5/4]\n");
  assert_reads ("1Q2/3Q/4", "[7 1:0 row 0 3/4]\n");
  assert_reads ("1Q2/3Q/k3/4\n", "[2 1:8 row 3 0/0]\n");
  assert_reads ("99/1", "[10 1:1 row 0 99/32]\n");
}

static void
test_errors (void)
{
  assert_reads ("", "[1 1:1 row 0 0/0]\n");
  assert_reads ("# two\n2 4 1 3\n2 4 1 9\n\n# and\n3 1 4 2 harder\n",
                "2:" FOUR "[9 3:7 row 4 9/4]\n[2 6:9 row 5 0/0]\n");
  assert_reads (".Q..\n...Q\nQ..\n..Q.\n\n.Q..\n...Q\nQ...\n..Q.\n", "[3 3:0 row 3 3/4]\n6:" FOUR);
  assert_reads ("No. 1\n0 1 0 0\n0 0 x 1\n1 0 0 0\nNo. 2\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n",
                "[2 3:5 row 2 0/0]\n5:" FOUR);
  assert_reads ("[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]\teasy\n[\".Q\",\"Q\"]\n"
                "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]\n",
                "1:" FOUR "[3 2:8 row 2 1/2]\n3:" FOUR "3:" FOUR);
  assert_reads ("{\"n\":4}\n{\"n\":4,\"rows\":[2,4,1,3],\"fundamental\":true}\n",
                "[11 1:8 row 0 0/0]\n2:" FOUR);
  assert_reads ("[[\n [\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],\n"
                " [\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]\n"
                "],\n[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]]\n", "[7 1:0 row 0 2/16]\n5:" FOUR);
}

/* Queens anywhere, in each format that they fit. */
static void
test_any_board (void)
{
  for (int round = 0; round < 2000; round++)
    {
      QueensBoard board = queens_board_empty (g_test_rand_int_range (1, QUEENS_MAX + 1));

      for (int row = 0; row < board.n; row++)
        board.row[row] = (uint32_t) ((g_test_rand_int () & g_test_rand_int ())
                                     & UINT32_MAX >> (QUEENS_MAX - board.n));
      if (g_test_rand_bit ())
        for (int row = 0; row < board.n; row++)
          board.row[row] = UINT32_C (1) << g_test_rand_int_range (0, board.n);

      for (QueensTextFormat format = 0; format < QUEENS_N_TEXTS; format++)
        if (queens_text_fits (&board, format))
          {
            char buffer[QUEENS_TEXT_SIZE];
            size_t length = queens_text_write_board (&board, format, buffer, sizeof buffer);
            g_autofree char *exact = g_memdup2 (buffer, length);
            QueensBoard read;
            TextError error;

            g_assert_cmpuint (length, <, sizeof buffer);
            g_assert_cmpint (buffer[length - 1], ==, '\n');
            g_assert_true (queens_text_read (exact, length, &read, &error));
            if (format != QUEENS_TEXT_MATRIX_COLUMNS)
              g_assert_cmpmem (&read, sizeof read, &board, sizeof board);
          }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/text/list/forms", test_lists);
  g_test_add_func ("/queens/text/list/fen", test_fen);
  g_test_add_func ("/queens/text/list/errors", test_errors);
  g_test_add_func ("/queens/text/list/any-board", test_any_board);

  return g_test_run ();
}
