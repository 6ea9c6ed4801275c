/* All puzzles of a text: what is found, what is said about it, what is wrong, and that a puzzle of
 * a long list is the one that stands there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "support/game/game-requests.h"
#include "game/files/game-collection.h"
#include "game/files/game-file.h"

#define TWIN_LINE \
  "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759.."
#define COLOURED_LINE "AABBB/ACCBB/DDCBB/DDCEE/DDEEE"

static GameCollection *
read_text (const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr(GError) error = NULL;
  GameCollection *collection = game_collection_new (bytes, NULL, &error);

  g_assert_no_error (error);

  return collection;
}

/* Number, line, puzzle and words of each. */
static void
assert_reads (const char *text,
              const char *wanted)
{
  g_autoptr(GameCollection) collection = read_text (text);
  g_autoptr(GString) read = g_string_new (NULL);
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (collection));

  g_assert_cmpuint (n_items, ==, game_collection_get_n_puzzles (collection));
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr(GameCollectionItem) item = g_list_model_get_item (G_LIST_MODEL (collection), i);
      const GameState *state = game_collection_item_get_state (item);
      const char *words = game_collection_item_get_words (item);
      g_autofree char *puzzle = NULL;
      GameState again;

      game_collection_get_state (collection, i, &again);
      g_assert_true (game_state_equal (state, &again));

      for (GameFormat format = 0; puzzle == NULL; format++)
        if (game_format_fits (format, state))
          puzzle = g_strchomp (game_file_write_format (state, format));
      g_string_append_printf (read, "%u %s %s\n", game_collection_item_get_number (item), puzzle,
                              words != NULL ? words : "-");
    }

  g_assert_null (g_list_model_get_item (G_LIST_MODEL (collection), n_items));
  g_assert_cmpstr (read->str, ==, wanted);
}

#define ROWS "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n" \
             "...419..5\n....8..79\n"

static void
test_lines (void)
{
  assert_reads (UNIQUE_LINE, "1 " UNIQUE_LINE " -\n");
  assert_reads (UNIQUE_LINE "  # very easy \r\n" TWIN_LINE ",7.1\n\n# Nightmare\n" UNIQUE_LINE "\n"
                "0000183b305c " TWIN_LINE "  1.2\n",
                "1 " UNIQUE_LINE " very easy\n2 " TWIN_LINE " 7.1\n3 " UNIQUE_LINE
                " Nightmare\n4 " TWIN_LINE " 1.2\n");

  /* Its solution is nothing to be told. */
  assert_reads (UNIQUE_LINE "," SOLVED_LINE "\n", "1 " UNIQUE_LINE " -\n");
}

/* As Kaggle and --format=csv have them. */
static void
test_tables (void)
{
  assert_reads ("quizzes,solutions\r\n" UNIQUE_LINE "," SOLVED_LINE "\r\n" TWIN_LINE ",7.1\r\n",
                "1 " UNIQUE_LINE " -\n2 " TWIN_LINE " 7.1\n");
  assert_reads ("id;solution;puzzle\n1;" SOLVED_LINE ";\"" UNIQUE_LINE "\"\n",
                "1 " UNIQUE_LINE " -\n");
}

static void
test_titles (void)
{
  assert_reads ("Grid 01\n" ROWS "Grid 02\n" ROWS, "1 " UNIQUE_LINE " Grid 01\n2 " UNIQUE_LINE
                " Grid 02\n");
  assert_reads ("#ASomeone\n#DA puzzle\n#CStart here\n#B03-08-2006\n#LEasy\n" ROWS,
                "1 " UNIQUE_LINE " A puzzle · Easy\n");
  assert_reads ("#LEasy\n[Puzzle]\n" ROWS "\n", "1 " UNIQUE_LINE " Easy\n");
  assert_reads (" *-----------*\n |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n |---+---+---|\n"
                " |8..|.6.|..3|\n |4..|8.3|..1|\n |7..|.2.|..6|\n |---+---+---|\n"
                " |.6.|...|28.|\n |...|419|..5|\n |...|.8.|.79|\n *-----------*\n Simple Sudoku\n",
                "1 " UNIQUE_LINE " -\n");
}

static void
test_opensudoku (void)
{
  assert_reads ("<opensudoku version=\"2\"><folder name=\"Hard &lt;3\" created=\"0\">\n"
                "<game data=\"" UNIQUE_LINE "\" note=\"\"/>\n"
                "<game note=\"the &quot;nice&quot; one\" data=\"" TWIN_LINE "\"/></folder>\n"
                "<folder name=\"Second\"><game data=\"" UNIQUE_LINE "\"/></folder></opensudoku>\n",
                "1 " UNIQUE_LINE " Hard <3\n2 " TWIN_LINE " the \"nice\" one\n3 " UNIQUE_LINE
                " Second\n");
}

#define FOUR "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]"
#define OTHER "[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]"

static void
test_boards (void)
{
  assert_reads ("[" FOUR "," OTHER "]\n", "1 " FOUR " -\n2 " OTHER " -\n");
  assert_reads ("2 4 1 3\n3 1 4 2\n", "1 " FOUR " -\n2 " OTHER " -\n");
  assert_reads (".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n",
                "1 " FOUR " -\n2 " OTHER " -\n");
  assert_reads (FOUR "\teasy\n" OTHER " # hard\n", "1 " FOUR " easy\n2 " OTHER " hard\n");
  assert_reads ("1Q2/3Q/Q3/2Q1 w - - 0 1\n", "1 " FOUR " -\n");
}

static void
test_coloured (void)
{
  assert_reads (COLOURED_LINE "\n", "1 " COLOURED_LINE " -\n");
  assert_reads ("# two\n" COLOURED_LINE "\teasy\n\n" COLOURED_LINE "\r\n",
                "1 " COLOURED_LINE " easy\n2 " COLOURED_LINE " -\n");
  assert_reads ("aabbb\naccbb\nddcbb\nddcee\nddeee\n\naabbb/accbb/\nddcbb/ddcee/\nddeee\n",
                "1 " COLOURED_LINE " -\n2 " COLOURED_LINE " -\n");
  assert_reads ("[\"11222\",\"13322\",\"44322\",\"44355\",\"44555\"]\n",
                "1 " COLOURED_LINE " -\n");
}

static void
assert_errors (const char *text,
               guint       n_puzzles,
               guint       n_errors,
               const char *first_error)
{
  g_autoptr(GameCollection) collection = read_text (text);

  g_assert_cmpuint (game_collection_get_n_puzzles (collection), ==, n_puzzles);
  g_assert_cmpuint (game_collection_get_n_errors (collection), ==, n_errors);
  g_assert_cmpstr (game_collection_get_first_error (collection), ==, first_error);
}

/* The letters of a link may be those of queens, which it is not. */
static void
test_links (void)
{
  static const char link[] = "https://sudokupad.app/?puzzleid=classic" UNIQUE_RUNS;
  g_autofree char *text = g_strdup_printf ("%s\nf-puzzles.com/?id=QQQQ\nFor Q\n%s\n", link, link);

  assert_reads (link, "1 " UNIQUE_LINE " -\n");
  assert_reads (text, "1 " UNIQUE_LINE " -\n2 " UNIQUE_LINE " For Q\n");
  assert_errors (text, 2, 1, "line 2: the link only names a puzzle on the web; copy its long link "
                             "or its digits there");
}

static void
test_errors (void)
{
  assert_errors (UNIQUE_LINE, 1, 0, NULL);
  assert_errors (UNIQUE_LINE "\n53..7\n" UNIQUE_LINE "\nprose\n", 2, 2,
                 "line 2: 5 cells, where 81 are needed");
  assert_errors (ROWS "\n53..7....\n6..195...\n.98....6.\n8...6..3\n4..8.3..1\n7...2...6\n"
                 ".6....28.\n...419..5\n....8..79\n", 1, 1,
                 "line 14: row 4 is short: 8 of 9 cells");
  assert_errors (FOUR "\n[\".Q\"]\n" OTHER "\n", 2, 1, "line 2: 1 row, where 2 are needed");
  assert_errors (COLOURED_LINE "\nAABBB/ACCBB\n" COLOURED_LINE "\n", 2, 1,
                 "line 2: 2 rows, where 5 are needed");
}

static void
test_refused (void)
{
  static const char *const texts[] = { "", "\n", "# nothing\n", "a novel", "AABBB/ACCBB\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GBytes) bytes = g_bytes_new (texts[i], strlen (texts[i]));
      g_autoptr(GError) error = NULL;

      g_assert_null (game_collection_new (bytes, NULL, &error));
      g_assert_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT);
    }
}

/* Of 100,000 puzzles any is the one that stands in its line. */
static void
test_long (void)
{
  enum { N_PUZZLES = 100000 };
  g_autoptr(GString) text = g_string_sized_new (N_PUZZLES * 82);
  g_autoptr(GameCollection) collection = NULL;
  g_autoptr(GBytes) bytes = NULL;

  /* Six empty cells count the lines. */
  for (int i = 0; i < N_PUZZLES; i++)
    {
      g_string_append (text, UNIQUE_LINE "\n");
      for (int digit = 0, rest = i; digit < 6; digit++, rest /= 9)
        text->str[text->len - 82 + 21 + digit] = '1' + rest % 9;
    }

  bytes = g_bytes_new_static (text->str, text->len);
  collection = game_collection_new (bytes, NULL, NULL);
  g_assert_cmpuint (game_collection_get_n_puzzles (collection), ==, N_PUZZLES);
  g_assert_cmpuint (game_collection_get_n_errors (collection), ==, 0);

  for (int look = 0; look < 1000; look++)
    {
      guint position = g_test_rand_int_range (0, N_PUZZLES);
      g_autofree char *line = NULL;
      GameState state;

      game_collection_get_state (collection, position, &state);
      line = game_file_write (&state);
      g_assert_true (strncmp (line, text->str + position * 82, SUDOKU_CELLS) == 0);
    }
}

/* A text whose reading was cancelled is not read, and the error says so. */
static void
test_stop (void)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static (UNIQUE_LINE, SUDOKU_CELLS);
  g_autoptr(GError) error = NULL;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();

  g_object_unref (game_collection_new (bytes, cancellable, &error));
  g_assert_no_error (error);

  g_cancellable_cancel (cancellable);
  g_assert_null (game_collection_new (bytes, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/collection/lines", test_lines);
  g_test_add_func ("/game/collection/titles", test_titles);
  g_test_add_func ("/game/collection/opensudoku", test_opensudoku);
  g_test_add_func ("/game/collection/boards", test_boards);
  g_test_add_func ("/game/collection/coloured", test_coloured);
  g_test_add_func ("/game/collection/links", test_links);
  g_test_add_func ("/game/collection/errors", test_errors);
  g_test_add_func ("/game/collection/tables", test_tables);
  g_test_add_func ("/game/collection/refused", test_refused);
  g_test_add_func ("/game/collection/long", test_long);
  g_test_add_func ("/game/collection/stop", test_stop);

  return g_test_run ();
}
