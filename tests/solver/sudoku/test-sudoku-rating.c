/* Ratings, held against those of Sudoku Explainer: tests/data/ratings.txt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating.h"
#include "solver/sudoku/sudoku-sukaku.h"
#include "support/solver/sudoku-samples.h"

/* Lines of a puzzle and ER/EP/ED. */
static char **
load_lines (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "ratings.txt", NULL);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return g_strsplit (text, "\n", -1);
}

/* The rating lies between bounds around it, and not above or below. */
static void
assert_between (const SudokuGrid *givens,
                int               er)
{
  static const struct
  {
    int       least;            /* above the rating */
    int       most;
    bool      has_most;
    SearchEnd end;
  } bounds[] = {
    { 0, 0, true, SEARCH_EXHAUSTED }, { -3, 4, true, SEARCH_EXHAUSTED },
    { 0, 0, false, SEARCH_EXHAUSTED }, { 1, 0, false, SEARCH_LIMITED },
    { -9, -1, true, SEARCH_LIMITED }, { 1, 9, true, SEARCH_LIMITED },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bounds); i++)
    if (er + bounds[i].most < SUDOKU_RATING_BEYOND)
      g_assert_cmpint (sudoku_rating_is_between (givens, er + bounds[i].least,
                                                 bounds[i].has_most ? er + bounds[i].most : 0,
                                                 NULL), ==, bounds[i].end);
}

static void
test_rating_table (void)
{
  g_auto(GStrv) lines = load_lines ();
  int n_puzzles = 0;

  for (char **line = lines; *line != NULL; line++)
    {
      char found[82 + SUDOKU_RATING_TEXT];
      SudokuGrid givens;
      SudokuRating rating;

      if (**line == '#' || **line == '\0')
        continue;

      sudoku_sample_read (*line, &givens);
      g_assert_cmpint (sudoku_rating_puzzle (&givens, NULL, &rating), ==, SEARCH_EXHAUSTED);
      memcpy (found, *line, 82);
      sudoku_rating_write (&rating, found + 82);
      g_assert_cmpstr (found, ==, *line);
      assert_between (&givens, rating.er);
      n_puzzles++;
    }

  g_assert_cmpint (n_puzzles, ==, 150);
}

/* A puzzle is as hard as the Sukaku that its givens leave, but for singles, which place those. */
static void
test_rating_sukaku (void)
{
  g_auto(GStrv) lines = load_lines ();
  int n_puzzles = 0;

  for (char **line = lines; *line != NULL; line++)
    {
      SudokuSukaku sukaku;
      SudokuPosition position;
      SudokuGrid givens;
      SudokuRating rating, whole;

      if (**line == '#' || **line == '\0')
        continue;

      sudoku_sample_read (*line, &givens);
      sudoku_rating_puzzle (&givens, NULL, &rating);
      sudoku_position_init (&position, &givens, NULL);
      sudoku_rating_position (&position, NULL, &whole);
      g_assert_cmpmem (&rating, sizeof rating, &whole, sizeof whole);

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        sukaku.candidates[cell] = givens.digit[cell] > 0 ? 1 << (givens.digit[cell] - 1)
                                                         : position.candidates[cell];
      sudoku_sukaku_position (&sukaku, &position);
      g_assert_cmpint (sudoku_rating_position (&position, NULL, &whole), ==, SEARCH_EXHAUSTED);
      if (rating.er > 25)
        {
          g_assert_cmpint (whole.er, ==, rating.er);
          n_puzzles++;
        }
    }

  g_assert_cmpint (n_puzzles, >, 50);
}

/* Chains within chains are not searched for, but the first step of this one is known: 9.3. */
static void
test_rating_beyond (void)
{
  SudokuGrid givens;
  SudokuRating rating;
  char text[SUDOKU_RATING_TEXT];

  sudoku_sample_read ("98.7.....6...9.5....4..6.9.4....8..."
                      "..35..2.....31...7.4...3.6...6.2.3..........1", &givens);
  g_assert_cmpint (sudoku_rating_puzzle (&givens, NULL, &rating), ==, SEARCH_LIMITED);
  sudoku_rating_write (&rating, text);
  g_assert_cmpstr (text, ==, "10.0+/10.0+/9.3");
}

static bool
stop_at_third (const SearchStats *stats,
               void              *data)
{
  int *n_asked = data;

  (*n_asked)++;

  return stats->n_nodes < 3;
}

static void
test_rating_stop (void)
{
  SudokuGrid givens;
  SudokuRating rating;
  int n_asked = 0;
  SearchControl control = { stop_at_third, &n_asked };

  sudoku_sample_read ("..25..4...1.........394...6.7...3..52"
                      "....7.31......2..64...5.......7...45.8..1...", &givens);
  g_assert_cmpint (sudoku_rating_puzzle (&givens, &control, &rating), ==, SEARCH_STOPPED);
  g_assert_cmpint (n_asked, ==, 3);
}

/* The solved grid has no step, and one empty cell is the last of its houses. */
static void
test_rating_ends (void)
{
  SudokuGrid whole;
  SudokuRating rating;

  sudoku_random_whole (&whole);
  g_assert_cmpint (sudoku_rating_puzzle (&whole, NULL, &rating), ==, SEARCH_EXHAUSTED);
  g_assert_cmpint (rating.er, ==, 0);

  whole.digit[40] = 0;
  g_assert_cmpint (sudoku_rating_puzzle (&whole, NULL, &rating), ==, SEARCH_EXHAUSTED);
  g_assert_cmpint (rating.er, ==, 10);
  g_assert_cmpint (rating.ep, ==, 10);
  g_assert_cmpint (rating.ed, ==, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/rating/table", test_rating_table);
  g_test_add_func ("/sudoku/rating/sukaku", test_rating_sukaku);
  g_test_add_func ("/sudoku/rating/beyond", test_rating_beyond);
  g_test_add_func ("/sudoku/rating/stop", test_rating_stop);
  g_test_add_func ("/sudoku/rating/ends", test_rating_ends);

  return g_test_run ();
}
