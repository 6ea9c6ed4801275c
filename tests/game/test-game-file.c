/* Puzzles from texts: every format, every fault with its place, and nothing that is not a
 * puzzle does any harm.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "support/game/game-requests.h"
#include "game/files/game-file.h"
#include "solver/queens/queens-generate.h"

#define REGIONS "AABBB/ACCBB/DDCBB/DDCEE/DDEEE"

static GameState
parse (const char *text)
{
  g_autoptr(GError) error = NULL;
  GameState state;

  if (!game_file_parse (text, strlen (text), &state, NULL, &error))
    g_error ("%s\n%s", error->message, text);

  return state;
}

static void
assert_refused (const char *text,
                gssize      length,
                const char *message)
{
  g_autoptr(GError) error = NULL;
  GameState state;

  if (length < 0)
    length = strlen (text);

  g_assert_false (game_file_parse (text, length, &state, NULL, &error));
  g_assert_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT);
  g_assert_cmpstr (error->message, ==, message);
}

/* What the writers of the solver layer write, in every format. */
static void
test_sudoku_formats (void)
{
  SudokuText puzzle = { .givens = make_grid (UNIQUE_LINE) };
  char text[SUDOKU_TEXT_SIZE];

  for (int format = 0; format < SUDOKU_N_TEXTS; format++)
    {
      GameState state;

      /* A grid of candidates has nothing to say of a cell without any. */
      if (format == SUDOKU_TEXT_PENCIL)
        for (int cell = 0; cell < SUDOKU_CELLS; cell++)
          if (puzzle.givens.digit[cell] == 0)
            puzzle.marks[cell] = sudoku_candidates (&puzzle.givens, cell);

      sudoku_text_write (&puzzle, format, text, sizeof text);
      state = parse (text);
      g_assert_cmpint (state.kind, ==, GAME_SUDOKU);
      g_assert_cmpmem (&state.sudoku.givens, sizeof (SudokuGrid),
                       &puzzle.givens, sizeof (SudokuGrid));
      if (format == SUDOKU_TEXT_PENCIL)
        g_assert_cmpmem (state.sudoku.marks, sizeof puzzle.marks,
                         puzzle.marks, sizeof puzzle.marks);
    }
}

static void
test_sudoku_entries (void)
{
  SudokuText puzzle = { .givens = make_grid (UNIQUE_LINE) };
  char text[SUDOKU_TEXT_SIZE];
  GameState state;

  puzzle.entries.digit[2] = 4;
  sudoku_text_write (&puzzle, SUDOKU_TEXT_SDK, text, sizeof text);
  state = parse (text);
  g_assert_cmpint (state.sudoku.entries.digit[2], ==, 4);
  g_assert_cmpint (state.sudoku.givens.digit[2], ==, 0);
  g_assert_cmpint (sudoku_count_digits (&state.sudoku.entries), ==, 1);
}

static void
test_queens_formats (void)
{
  for (int format = 0; format < QUEENS_TEXT_JSON; format++)
    for (int n = 4; n <= QUEENS_MAX; n++)
      {
        QueensBoard empty = queens_board_empty (n);
        QueensSolution solution;
        SearchStats stats;
        char text[QUEENS_TEXT_SIZE];
        GameState state;

        if (format == QUEENS_TEXT_BOARD || format == QUEENS_TEXT_MATRIX_COLUMNS)
          continue;

        queens_complete (&empty, NULL, &solution, &stats);
        queens_text_write (&solution, format, 1, text, sizeof text);
        state = parse (text);
        g_assert_cmpint (state.kind, ==, GAME_QUEENS);
        g_assert_cmpint (game_state_size (&state), ==, n);
        for (int row = 0; row < n; row++)
          g_assert_cmpuint (state.queens.queens.row[row], ==,
                            UINT32_C (1) << solution.column[row]);
      }
}

/* A puzzle as generate writes it has its queens fixed; with a queen more, or as rows, it is the
 * board of somebody who plays. */
static void
test_queens_puzzles (void)
{
  for (int n = QUEENS_PUZZLE_MIN; n <= QUEENS_MAX; n++)
    {
      const QueensSpec wish = { n, -1, n };
      const QueensBoard none = queens_board_empty (n);
      g_auto(GStrv) strings = NULL;
      g_autoptr(GString) rows = NULL;
      char text[QUEENS_TEXT_SIZE];
      QueensSolution solution;
      QueensBoard puzzle;
      SearchStats stats;
      GameState state;

      queens_generate (&wish, 0, NULL, &puzzle, &stats);
      queens_text_write_board (&puzzle, QUEENS_TEXT_LEETCODE, text, sizeof text);
      state = parse (text);
      g_assert_cmpmem (&state.queens.queens, sizeof puzzle, &puzzle, sizeof puzzle);
      g_assert_cmpmem (&state.queens.fixed, sizeof puzzle, &puzzle, sizeof puzzle);

      strings = g_strsplit_set (text, "[\",]\n", 0);
      rows = g_string_new (NULL);
      for (int i = 0; strings[i] != NULL; i++)
        if (*strings[i] != '\0')
          g_string_append_printf (rows, "%s\n", strings[i]);
      state = parse (rows->str);
      g_assert_cmpmem (&state.queens.queens, sizeof puzzle, &puzzle, sizeof puzzle);
      g_assert_cmpmem (&state.queens.fixed, sizeof none, &none, sizeof none);

      queens_solve (&puzzle, NULL, &solution, &stats);
      for (int row = n - 1; row >= 0 && queens_board_count (&state.queens.queens)
                                        == queens_board_count (&puzzle); row--)
        state.queens.queens.row[row] = UINT32_C (1) << solution.column[row];
      queens_text_write_board (&state.queens.queens, QUEENS_TEXT_LEETCODE, text, sizeof text);
      state = parse (text);
      g_assert_cmpint (queens_board_count (&state.queens.queens), >, queens_board_count (&puzzle));
      g_assert_cmpmem (&state.queens.fixed, sizeof none, &none, sizeof none);
    }
}

/* What the program itself writes it can read. */
static void
test_write (void)
{
  GameState state = game_state_new_queens (9);
  g_autofree char *coloured = NULL;
  g_autofree char *queens = NULL;
  g_autofree char *sudoku = NULL;
  GameState again;

  state.queens.queens.row[2] = 1 << 4 | 1 << 7;
  queens = game_file_write (&state);
  g_assert_true (g_str_has_prefix (queens, ".........\n.........\n....Q..Q.\n"));
  again = parse (queens);
  g_assert_true (game_state_equal (&state, &again));

  state = parse (REGIONS);
  g_assert_true (game_queens_is_coloured (&state.queens));
  coloured = game_file_write (&state);
  g_assert_cmpstr (coloured, ==, REGIONS);

  state = parse (UNIQUE_LINE);
  state.sudoku.entries.digit[2] = 4;
  sudoku = game_file_write (&state);
  g_assert_cmpint (strlen (sudoku), ==, SUDOKU_CELLS);
  g_assert_true (g_str_has_prefix (sudoku, "534.7"));
  again = parse (sudoku);
  g_assert_cmpint (again.sudoku.givens.digit[2], ==, 4);
}

/* The look of a text tells which puzzle it is. */
static void
test_which (void)
{
  GameState state = parse ("1 0 0 0 0 0 0 0 0\n0 0 1 0 0 0 0 0 0\n0 0 0 0 1 0 0 0 0\n"
                           "0 0 0 0 0 0 1 0 0\n0 0 0 0 0 0 0 0 1\n0 1 0 0 0 0 0 0 0\n"
                           "0 0 0 1 0 0 0 0 0\n0 0 0 0 0 1 0 0 0\n0 0 0 0 0 0 0 1 0\n");

  g_assert_cmpint (state.kind, ==, GAME_QUEENS);
  g_assert_cmpint (queens_board_count (&state.queens.queens), ==, 9);

  state = parse ("000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n"
                 "000000000\n000000000\n000000000\n");
  g_assert_cmpint (state.kind, ==, GAME_SUDOKU);

  state = parse ("2 4 1 3");
  g_assert_cmpint (state.kind, ==, GAME_QUEENS);
}

static void
test_many (void)
{
  const char *text = "# three puzzles\n" UNIQUE_LINE "\nsomething else\n" UNIQUE_LINE " easy\r\n"
                     SOLVED_LINE;
  GameState first = parse (UNIQUE_LINE);
  guint n_puzzles = 0;
  GameState state;

  g_assert_true (game_file_parse (text, strlen (text), &state, &n_puzzles, NULL));
  g_assert_cmpuint (n_puzzles, ==, 3);
  g_assert_true (game_state_equal (&state, &first));

  text = "[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]";
  g_assert_true (game_file_parse (text, strlen (text), &state, &n_puzzles, NULL));
  g_assert_cmpuint (n_puzzles, ==, 1);
}

/* A person may want to mend it. */
static void
test_conflict (void)
{
  GameState state = parse ("55" "..............................................................."
                           "................");

  g_assert_cmpint (state.sudoku.givens.digit[1], ==, 5);
  g_assert_false (game_state_is_solved (&state));
}

static void
test_faults (void)
{
  assert_refused ("", 0, "This is not a puzzle (there is no puzzle in it).");
  assert_refused (" \n\n ", -1, "This is not a puzzle (there is no puzzle in it).");
  assert_refused (UNIQUE_LINE ".", -1,
                  "This is not a puzzle (line 1: 82 cells, where 81 are needed).");
  assert_refused ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..",
                  -1, "This is not a puzzle (line 1: 79 cells, where 81 are needed).");
  assert_refused ("53..7....\n6..195...\n.98....6.\n8...6...\n4..8.3..1\n7...2...6\n.6....28.\n"
                  "...419..5\n....8..79\n", -1,
                  "This is not a puzzle (row 4 is short: 8 of 9 cells).");
  assert_refused (UNIQUE_LINE ".\n" UNIQUE_LINE "..\n", -1,
                  "This is not a puzzle (line 1: 82 cells, where 81 are needed).");
  assert_refused ("2 4 6 1 3 9", -1,
                  "This is not a puzzle (line 1, column 11: the number 9 is out of range).");
  assert_refused ("[\"Q..\",\"..\",\"...\"]", -1,
                  "This is not a puzzle (row 2 is short: 2 of 3 cells).");
  assert_refused ("caf\xe9\n", -1, "This file is not text that can be read (line 1).");
  assert_refused ("\xff\xfe" "5\0" "3", 5, "This is not a text in UTF-16.");
  assert_refused ("\xfe\xff\xd8\x35", 4, "This is not a text in UTF-16.");
  assert_refused ("\xff\xfe\0\0", 4, "This file is not text that can be read (line 1).");
  assert_refused ("one\ntwo\n\0three", 14, "This file is not text that can be read (line 3).");
}

/* Prose, with digits, quotes and the letter Q in it. */
static void
test_novel (void)
{
  g_autoptr(GString) novel = g_string_new (NULL);
  g_autoptr(GError) error = NULL;
  GameState state;

  for (int chapter = 1; chapter <= 2000; chapter++)
    g_string_append_printf (novel,
                            "Chapter %d\n\n“Is it true,” asked the Queen, who had been awake since "
                            "four, “that nobody has counted the stairs?”\n– Nobody; the last who "
                            "tried it stopped at 1,024 & went to bed.\n\n", chapter);

  g_assert_false (game_file_parse (novel->str, novel->len, &state, NULL, &error));
  g_assert_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT);
  g_assert_cmpint (strlen (error->message), <, 120);
  g_assert_null (strchr (error->message, '\n'));
}

/* Any bytes at all: no crash, and a message or a puzzle. */
static void
test_noise (void)
{
  static const char alphabet[] = "0123456789.Q[]{}\",<>/=\n\n  |-+*#xX_ab\xc3\xa9\xff";

  for (int i = 0; i < 20000; i++)
    {
      char text[256];
      int length = g_test_rand_int_range (0, sizeof text);
      g_autoptr(GError) error = NULL;
      GameState state;

      for (int j = 0; j < length; j++)
        text[j] = alphabet[g_test_rand_int_range (0, sizeof alphabet - 1)];

      if (!game_file_parse (text, length, &state, NULL, &error))
        g_assert_cmpint (strlen (error->message), >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/file/sudoku/forms", test_sudoku_formats);
  g_test_add_func ("/game/file/sudoku/entries", test_sudoku_entries);
  g_test_add_func ("/game/file/queens/forms", test_queens_formats);
  g_test_add_func ("/game/file/queens/puzzles", test_queens_puzzles);
  g_test_add_func ("/game/file/write", test_write);
  g_test_add_func ("/game/file/which", test_which);
  g_test_add_func ("/game/file/many", test_many);
  g_test_add_func ("/game/file/conflict", test_conflict);
  g_test_add_func ("/game/file/faults", test_faults);
  g_test_add_func ("/game/file/novel", test_novel);
  g_test_add_func ("/game/file/noise", test_noise);

  return g_test_run ();
}
