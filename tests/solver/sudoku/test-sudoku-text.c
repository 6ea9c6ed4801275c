/* Tests of sudoku as text: what is read, what is refused and where, and that every writer's text is
 * read back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-texts.h"

static void
test_lines (void)
{
  assert_reads (WIKI, "1:" WIKI "\n");
  assert_reads (WIKI "\n" TWIN "\n", "1:" WIKI "\n2:" TWIN "\n");
  assert_reads ("# by hand\r\n\r\n  " WIKI "\r\n", "3:" WIKI "\n");
  assert_reads ("\xef\xbb\xbf" WIKI " 7.2 hard\n" TWIN ",0.5\n" WIKI ";x\n" TWIN "#x\n" WIKI "\tx",
                "1:" WIKI "\n2:" TWIN "\n3:" WIKI "\n4:" TWIN "\n5:" WIKI "\n");
  assert_reads (WIKI ":436 517:", "1:" WIKI "\n");
  assert_reads (":0603:3:" WIKI ":224:364::\n0000183b305c " TWIN "  1.2\n\"hard\",\"" WIKI "\"\n"
                "http://example.org/?bd=" TWIN "&x=1\n",
                "1:" WIKI "\n2:" TWIN "\n3:" WIKI "\n4:" TWIN "\n");
  assert_reads ("53007000060019500009800006080006000340080300170002000606000028000041900500008007"
                "9\n53**7****6**195****98****6*8***6***34**8*3**17***2***6*6****28****419**5****8"
                "**79"
                "\n53__7____6__195____98____6_8___6___34__8_3__17___2___6_6____28____419__5____8_"
                "_79"
                "\n53XX7XXXX6xx195xxxx98xxxx6x8xxx6xxx34xx8x3xx17xxx2xxx6x6xxxx28xxxx419xx5xxxx8x"
                "x79",
                "1:" WIKI "\n2:" WIKI "\n3:" WIKI "\n4:" WIKI "\n");
  assert_reads ("53..7....|6..195...|.98....6.|8...6...3|4..8.3..1|7...2...6|.6....28.|...419..5|"
                "....8..79\n", "1:" WIKI "\n");
  assert_reads ("5 3 . . 7 . . . . 6 . . 1 9 5 . . . . 9 8 . . . . 6 . 8 . . . 6 . . . 3 4 . . 8 "
                ". 3"
                " . . 1 7 . . . 2 . . . 6 . 6 . . . . 2 8 . . . . 4 1 9 . . 5 . . . . 8 . . 7 9",
                "1:" WIKI "\n");
}

static void
test_entries (void)
{
  const char *text = "14+8..+9+72+5.+3...89.697+6....38.+61......3+2.8.56...9......2.5+9+186....+"
                     "8+3"
                     "....61+6+1...35+89";
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  sudoku_reader_init (&reader, text, strlen (text));
  g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
  g_assert_cmpint (puzzle.givens.digit[0], ==, 1);
  g_assert_cmpint (puzzle.givens.digit[2], ==, 0);
  g_assert_cmpint (puzzle.entries.digit[2], ==, 8);
  g_assert_cmpint (sudoku_count_digits (&puzzle.givens), ==, 25);
}

static void
test_grids (void)
{
  const char *nine = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
                     "...419..5\n....8..79\n";
  g_autofree char *two = g_strconcat (nine, nine, NULL);
  g_autofree char *titled = g_strconcat ("Grid 01\n", nine, "Grid 02\n", nine, NULL);

  assert_reads (nine, "1:" WIKI "\n");
  assert_reads (two, "1:" WIKI "\n10:" WIKI "\n");
  assert_reads (titled, "2:" WIKI "\n12:" WIKI "\n");
  assert_reads (" *-----------*\n |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n |---+---+---|\n"
                " |8..|.6.|..3|\n |4..|8.3|..1|\n |7..|.2.|..6|\n |---+---+---|\n |.6.|...|28.|\n"
                " |...|419|..5|\n |...|.8.|.79|\n *-----------*\n Simple Sudoku\n  Version 4.2n\n"
                "\n" WIKI "\n", "2:" WIKI "\n17:" WIKI "\n");
  assert_reads ("+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n"
                "| . 9 8 | . . . | . 6 . |\n+-------+-------+-------+\n| 8 . . | . 6 . | . . 3 |\n"
                "| 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 |\n+-------+-------+-------+\n"
                "| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 |\n"
                "+-------+-------+-------+\n", "2:" WIKI "\n");
  assert_reads ("┌───┬───┬───┐\r\n│53.│.7.│...│\r\n│6..│195│...│\r\n│.98│...│.6.│\r\n"
                "├───┼───┼───┤\r\n"
                "│8..│.6.│..3│\r\n│4..│8.3│..1│\r\n│7..│.2.│..6│\r\n├───┼───┼───┤\r\n"
                "│.6.│...│28.│\r\n"
                "│...│419│..5│\r\n│...│.8.│.79│\r\n└───┴───┴───┘\r\n", "2:" WIKI "\n");
  assert_reads ("５３．．７．．．．\n６．．１９５．．．\n．９８．．．．６．\n８．．．６．．．３\n４．．８．３．．１\n"
                "７．．．２．．．６\n．６．．．．２８．\n．．．４１９．．５\n．．．．８．．７９\n", "1:" WIKI "\n");
  assert_reads ("*************\n* 5 3 . | . 7 . | . . . *\n* 6 . . | 1 9 5 | . . . *\n"
                "* . 9 8 | . . . | . 6 . *\n* 8 . . | . 6 . | . . 3 *\n* 4 . . | 8 . 3 | . . 1 *\n"
                "* 7 . . | . 2 . | . . 6 *\n* . 6 . | . . . | 2 8 . *\n* . . . | 4 1 9 | . . 5 *\n"
                "* . . . | . 8 . | . 7 9 *\n*************\n", "2:" WIKI "\n");
  assert_reads ("53**7****\n6**195***\n*98****6*\n8***6***3\n4**8*3**1\n7***2***6\n*6****28*\n"
                "***419**5\n****8**79\n", "1:" WIKI "\n");
  assert_reads ("53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n\n"
                ".6. ... 28.\n... 419 ..5\n... .8. .79", "1:" WIKI "\n");
  assert_reads ("5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n"
                ",6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n", "1:" WIKI "\n");
}

static void
test_spaces (void)
{
  assert_reads ("53  7    \n6  195   \n 98    6 \n8   6   3\n4  8 3  1\n7   2   6\n 6    28 \n"
                "   419  5\n    8  79\n", "1:" WIKI "\n");
  assert_reads ("\n|53 | 7 |   |\n|6  |195|   |\n| 98|   | 6 |\n|---+---+---|\n|8  | 6 |  3|\n"
                "|4  |8 3|  1|\n|7  | 2 |  6|\n|---+---+---|\n| 6 |   |28 |\n|   |419|  5|\n"
                "|   | 8 | 79|\n", "2:" WIKI "\n");
  assert_reads ("         \n53  7    \n6  195   \n 98    6 \n8   6   3\n4  8 3  1\n7   2   6\n"
                " 6    28 \n   419  5\n",
                "1:.........53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419"
                "..5\n");
  assert_reads ("53  7\n", "[5 1:0 row 0 3/81]\n");
}

static void
test_sdk (void)
{
  const char *state = "[State]\n534.7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
                      ".6....28.\n...419..5\n....8..79\n";
  g_autofree char *text = g_strconcat ("#ASomeone\n#DA puzzle\n[Puzzle]\n53..7....\n6..195...\n"
                                       ".98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
                                       "...419..5\n....8..79\n\n", state, NULL);
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  assert_reads (text, "4:" WIKI "\n");
  sudoku_reader_init (&reader, text, strlen (text));
  g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
  g_assert_cmpint (puzzle.format, ==, SUDOKU_TEXT_SDK);
  g_assert_cmpint (sudoku_count_digits (&puzzle.entries), ==, 1);
  g_assert_cmpint (puzzle.entries.digit[2], ==, 4);
}

#define ROWS_JSON \
  "[\"6\",\".\",\".\",\"1\",\"9\",\"5\",\".\",\".\",\".\"],\n" \
  "[\".\",\"9\",\"8\",\".\",\".\",\".\",\".\",\"6\",\".\"],\n" \
  "[\"8\",\".\",\".\",\".\",\"6\",\".\",\".\",\".\",\"3\"],\n" \
  "[\"4\",\".\",\".\",\"8\",\".\",\"3\",\".\",\".\",\"1\"],\n" \
  "[\"7\",\".\",\".\",\".\",\"2\",\".\",\".\",\".\",\"6\"],\n" \
  "[\".\",\"6\",\".\",\".\",\".\",\".\",\"2\",\"8\",\".\"],\n" \
  "[\".\",\".\",\".\",\"4\",\"1\",\"9\",\".\",\".\",\"5\"],\n" \
  "[\".\",\".\",\".\",\".\",\"8\",\".\",\".\",\"7\",\"9\"]]"

static void
test_json (void)
{
  const char *leetcode = "[[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],\n" ROWS_JSON;
  g_autofree char *named = g_strconcat ("Input: board = [\n", leetcode + 1, "\n", TWIN, "\n", NULL);
  g_autofree char *list = g_strconcat ("[", leetcode, ",\n", leetcode, "]\n", NULL);

  assert_reads (leetcode, "1:" WIKI "\n");
  assert_reads (named, "1:" WIKI "\n11:" TWIN "\n");
  assert_reads (list, "1:" WIKI "\n10:" WIKI "\n");
  assert_reads ("[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],"
                "[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],"
                "[0,0,0,0,8,0,0,7,9]]", "1:" WIKI "\n");
  assert_reads ("[\"53..7....\",\"6..195...\",\".98....6.\",\"8...6...3\",\"4..8.3..1\",\"7...2.."
                ".6\","
                "\".6....28.\",\"...419..5\",\"....8..79\"]", "1:" WIKI "\n");
  assert_reads ("[[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\"],\n" ROWS_JSON "\n" TWIN,
                "[3 1:0 row 1 8/9]\n10:" TWIN "\n");
  assert_reads ("[[\"5\",\"3\",\"Q\",\".\",\"7\",\".\",\".\",\".\",\".\"],\n" ROWS_JSON,
                "[2 1:12 row 1 0/0]\n");
  assert_reads ("[[\"5\",\"3\"", "[11 1:0 row 0 0/0]\n");
  assert_reads ("[[\"5\",\n\"3\",\n" TWIN "\n" TWIN, "[11 3:2 row 0 0/0]\n3:" TWIN "\n"
                "4:" TWIN "\n");
  assert_reads ("[[]]\n" TWIN, "[11 1:3 row 0 0/0]\n2:" TWIN "\n");
}

static void
test_pencil (void)
{
  const char *text =
    "*--------------------------------------------------------------------*\n"
    "| 1567   3      1567   | 4      12579  179    | 689    5678   579    |\n"
    "| 9      45     2      | 8      57     6      | 3      457    1      |\n"
    "| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |\n"
    "|----------------------+----------------------+----------------------|\n"
    "| 8      12459  1459   | 13     6      139    | 7      145    2345   |\n"
    "| 17     6      147    | 2      1378   5      | 14     9      34     |\n"
    "| 1257   1259   3      | 17     4      179    | 126    156    8      |\n"
    "|----------------------+----------------------+----------------------|\n"
    "| 12356  7      1569   | 1356   135    134    | 12489  148    249    |\n"
    "| 4      1      8      | 9      137    2      | 5      17     6      |\n"
    "| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |\n"
    "*--------------------------------------------------------------------*\n"
    "                           Simple Sudoku\n"
    "                            Version 4.2n\n";
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  /* Row 8 column 2 holds a lone 1, which others of its row and column still have as a mark: it
   * was not placed. */
  assert_reads (text, "2:.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6"
                      ".....8.3.\n");
  sudoku_reader_init (&reader, text, strlen (text));
  g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
  g_assert_cmpint (puzzle.format, ==, SUDOKU_TEXT_PENCIL);
  g_assert_cmpint (puzzle.marks[0], ==, 0x71);
  g_assert_cmpint (puzzle.marks[7 * 9 + 1], ==, 1);
}

static void
test_errors (void)
{
  assert_reads ("", "[1 0:0 row 0 0/0]\n");
  assert_reads ("\n# nothing\n \n", "[1 0:0 row 0 0/0]\n");
  assert_reads (WIKI "\n53..7.\n" TWIN, "1:" WIKI "\n[5 2:0 row 0 6/81]\n3:" TWIN "\n");
  assert_reads ("53..7....6..195....98....6.8...6.," TWIN "\n" WIKI,
                "[5 1:0 row 0 33/81]\n2:" WIKI "\n");
  assert_reads (WIKI "1\n" TWIN, "[6 1:0 row 0 82/81]\n2:" TWIN "\n");
  assert_reads ("123\n456\n" TWIN, "[5 1:0 row 0 3/81]\n[5 2:0 row 0 3/81]\n3:" TWIN "\n");
  assert_reads ("53..A....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
                "9\n",
                "[2 1:5 row 0 0/0]\n");
  assert_reads ("It was the best of times,\nit was the worst of times.\n" TWIN,
                "[2 1:1 row 0 0/0]\n[2 2:1 row 0 0/0]\n3:" TWIN "\n");
  assert_reads ("53..7....\n6..195...\n.98....6.\n8...6..3\n4..8.3..1\n7...2...6\n.6....28.\n"
                "...419..5\n....8..79\n" TWIN, "[3 4:0 row 4 8/9]\n10:" TWIN "\n");
  assert_reads ("53..7....\n6..195...\n.98....6.\n8...6a..3\n4..8.3..1\n7...2...6\n.6....28.\n"
                "...419..5\n....8..79\n" TWIN, "[2 4:6 row 4 0/0]\n10:" TWIN "\n");
  assert_reads ("53..7....\n6..195...\n.98....6.\n", "[7 3:0 row 0 3/9]\n");
  assert_reads ("53..7.....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
                "...419..5\n....8..79\n", "[4 1:0 row 1 10/9]\n");
}

/* A zero byte is a character like others, and the first bad one is told. */
static void
test_zeros (void)
{
  static const char text[] = "53..7\0...6..195....98....6.8...6...34..8.3..17...2...6.6....28...."
                             "419..5"
                             "....8..79\n" WIKI "\n\0\0";
  g_autofree char *exact = g_memdup2 (text, sizeof text - 1);
  g_autofree char *read = read_all (exact, sizeof text - 1);

  g_assert_cmpstr (read, ==, "[2 1:6 row 0 0/0]\n2:" WIKI "\n[2 3:1 row 0 0/0]\n");
}

/* A puzzle with any digits, entries and marks, most cells empty. */
static SudokuText
any_puzzle (void)
{
  SudokuText puzzle = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    switch (g_test_rand_int_range (0, 4))
      {
      case 0:
        puzzle.givens.digit[cell] = (uint8_t) g_test_rand_int_range (1, 10);
        break;
      case 1:
        puzzle.entries.digit[cell] = (uint8_t) g_test_rand_int_range (1, 10);
        break;
      default:
        puzzle.marks[cell] = (SudokuDigits) g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);
      }

  return puzzle;
}

/* What a format cannot say: which digits are entries, and marks. */
static void
forget (SudokuText       *puzzle,
        SudokuTextFormat  format)
{
  if (format == SUDOKU_TEXT_OPENSUDOKU)
    return;

  memset (puzzle->marks, 0, sizeof puzzle->marks);
  for (int cell = 0; cell < SUDOKU_CELLS && format != SUDOKU_TEXT_SDK; cell++)
    {
      puzzle->givens.digit[cell] |= puzzle->entries.digit[cell];
      puzzle->entries.digit[cell] = 0;
    }
}

static void
test_round_trip (void)
{
  for (int i = 0; i < 2000; i++)
    {
      SudokuText puzzle = any_puzzle ();

      for (SudokuTextFormat format = 0; format < SUDOKU_N_TEXTS; format++)
        {
          char text[SUDOKU_TEXT_SIZE];
          size_t length = sudoku_text_write (&puzzle, format, text, sizeof text);
          g_autofree char *exact = g_memdup2 (text, length);
          SudokuText wanted = puzzle;
          SudokuReader reader;
          SudokuText read;
          TextError error;

          g_assert_cmpuint (length, ==, strlen (text));
          g_assert_cmpint (text[length - 1], ==, '\n');
          if (format == SUDOKU_TEXT_PENCIL)
            continue;

          forget (&wanted, format);
          sudoku_reader_init (&reader, exact, length);
          g_assert_cmpint (sudoku_reader_next (&reader, &read, &error), ==, SUDOKU_READ_PUZZLE);
          g_assert_cmpint (read.format, ==, format);
          g_assert_cmpmem (&read.givens, sizeof read.givens, &wanted.givens, sizeof wanted.givens);
          g_assert_cmpmem (&read.entries, sizeof read.entries,
                           &wanted.entries, sizeof wanted.entries);
          g_assert_cmpmem (read.marks, sizeof read.marks, wanted.marks, sizeof wanted.marks);
          g_assert_cmpint (sudoku_reader_next (&reader, &read, &error), ==, SUDOKU_READ_END);
        }
    }
}

/* Pencil marks say everything but a lone mark that no peer shares, which is read as its digit. */
static void
test_round_trip_pencil (void)
{
  for (int i = 0; i < 2000; i++)
    {
      SudokuText puzzle = { 0 };
      char text[SUDOKU_TEXT_SIZE];
      size_t length;
      SudokuReader reader;
      SudokuText read;
      TextError error;

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (g_test_rand_int_range (0, 3) == 0)
          {
            SudokuDigits left = sudoku_candidates (&puzzle.givens, cell);
            int digit = g_test_rand_int_range (1, 10);

            if ((left >> (digit - 1) & 1) != 0)
              puzzle.givens.digit[cell] = (uint8_t) digit;
          }
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (puzzle.givens.digit[cell] == 0)
          puzzle.marks[cell] = sudoku_candidates (&puzzle.givens, cell);

      length = sudoku_text_write (&puzzle, SUDOKU_TEXT_PENCIL, text, sizeof text);
      sudoku_reader_init (&reader, text, length);
      g_assert_cmpint (sudoku_reader_next (&reader, &read, &error), ==, SUDOKU_READ_PUZZLE);
      g_assert_cmpint (read.format, ==, SUDOKU_TEXT_PENCIL);

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (read.givens.digit[cell] != puzzle.givens.digit[cell])
          {
            g_assert_cmpint (puzzle.givens.digit[cell], ==, 0);
            g_assert_cmpint (puzzle.marks[cell], ==, 1 << (read.givens.digit[cell] - 1));
          }
        else
          g_assert_cmpint (read.marks[cell], ==, puzzle.marks[cell]);
      g_assert_cmpint (sudoku_reader_next (&reader, &read, &error), ==, SUDOKU_READ_END);
    }
}

static void
test_write_bounded (void)
{
  SudokuText puzzle = any_puzzle ();
  char whole[SUDOKU_TEXT_SIZE];

  for (SudokuTextFormat format = 0; format < SUDOKU_N_TEXTS; format++)
    {
      size_t length = sudoku_text_write (&puzzle, format, whole, sizeof whole);

      for (size_t size = 0; size <= length + 1; size++)
        {
          g_autofree char *part = g_malloc (size + 1);

          part[size] = 'x';
          g_assert_cmpuint (sudoku_text_write (&puzzle, format, part, size), ==, length);
          g_assert_cmpint (part[size], ==, 'x');
          if (size > 0)
            g_assert_cmpmem (part, strlen (part), whole, size - 1);
        }
    }
}

static void
test_cut (void)
{
  const char *lines = WIKI "\n" TWIN " 1.2\n";
  g_autofree char *more = g_strconcat (lines, "53..7....\n6..195...\n", TWIN, NULL);

  g_assert_cmpuint (sudoku_text_cut (lines, strlen (lines)), ==, strlen (lines));
  g_assert_cmpuint (sudoku_text_cut (more, strlen (more)), ==, strlen (lines));
  g_assert_cmpuint (sudoku_text_cut (lines, 81), ==, 0);
  g_assert_cmpuint (sudoku_text_cut (lines, 100), ==, 82);
  g_assert_cmpuint (sudoku_text_cut ("novel\n\n", 7), ==, 0);
  g_assert_cmpuint (sudoku_text_cut ("", 0), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku-text/lines", test_lines);
  g_test_add_func ("/sudoku-text/entries", test_entries);
  g_test_add_func ("/sudoku-text/grids", test_grids);
  g_test_add_func ("/sudoku-text/spaces", test_spaces);
  g_test_add_func ("/sudoku-text/sdk", test_sdk);
  g_test_add_func ("/sudoku-text/json", test_json);
  g_test_add_func ("/sudoku-text/pencil", test_pencil);
  g_test_add_func ("/sudoku-text/errors", test_errors);
  g_test_add_func ("/sudoku-text/zeros", test_zeros);
  g_test_add_func ("/sudoku-text/round-trip", test_round_trip);
  g_test_add_func ("/sudoku-text/round-trip/pencil", test_round_trip_pencil);
  g_test_add_func ("/sudoku-text/write-bounded", test_write_bounded);
  g_test_add_func ("/sudoku-text/cut", test_cut);

  return g_test_run ();
}
