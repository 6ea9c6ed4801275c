/* Ratings, held against those of Sudoku Explainer: tests/data/ratings.txt and ratings-nested.txt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "solver/sudoku/rating/sudoku-rating-nested.h"
#include "solver/sudoku/rating/sudoku-rating.h"
#include "solver/sudoku/sudoku-sukaku.h"
#include "support/solver/sudoku-samples.h"
#include "support/solver/test-rounds.h"

/* Lines of a puzzle and ER/EP/ED, all N_LINES of them or, where each takes long, every fourth. */
static GStrv
load_lines (const char *name,
            int         n_lines,
            int         n_wanted)
{
  const int stride = g_test_perf () ? 1 : n_lines / n_wanted;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  int n_read = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '#' && **line != '\0' && n_read++ % stride == 0)
      g_strv_builder_add (builder, *line);
  g_assert_cmpint (n_read, ==, n_lines);

  return g_strv_builder_end (builder);
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
    g_assert_cmpint (sudoku_rating_is_between (givens, er + bounds[i].least,
                                               bounds[i].has_most ? er + bounds[i].most : 0,
                                               NULL), ==, bounds[i].end);
}

static void
test_rating_table (void)
{
  g_auto(GStrv) lines = load_lines ("ratings.txt", 150, test_rounds (150));

  for (char **line = lines; *line != NULL; line++)
    {
      char found[82 + SUDOKU_RATING_TEXT];
      SudokuGrid givens;
      SudokuRating rating;

      sudoku_sample_read (*line, &givens);
      g_assert_cmpint (sudoku_rating_puzzle (&givens, NULL, &rating), ==, SEARCH_EXHAUSTED);
      memcpy (found, *line, 82);
      sudoku_rating_write (&rating, found + 82);
      g_assert_cmpstr (found, ==, *line);
      assert_between (&givens, rating.er);
    }
}

/* A puzzle is as hard as the Sukaku that its givens leave, but for singles, which place those. */
static void
test_rating_sukaku (void)
{
  g_auto(GStrv) lines = load_lines ("ratings.txt", 150, test_rounds (150));
  int n_puzzles = 0;

  for (char **line = lines; *line != NULL; line++)
    {
      SudokuSukaku sukaku;
      SudokuPosition position;
      SudokuGrid givens;
      SudokuRating rating, whole;

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

  g_assert_cmpint (n_puzzles, >, test_rounds (50));
}

/* The order of Sudoku Explainer's search decides which of many chains it takes, so that a published
 * ER may be 0.1 off; ours stays as it is. */
static void
test_rating_nested (void)
{
  g_auto(GStrv) lines = load_lines ("ratings-nested.txt", 23, MAX (test_rounds (23), 5));
  int n_puzzles = 0;

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto(GStrv) words = g_strsplit (*line, " ", -1);
      char found[SUDOKU_RATING_TEXT];
      SudokuGrid givens;
      SudokuRating rating;

      if (words[4] != NULL && !g_test_perf ())
        continue;

      sudoku_sample_read (words[0], &givens);
      g_assert_cmpint (sudoku_rating_puzzle (&givens, NULL, &rating), ==, SEARCH_EXHAUSTED);
      g_assert_false (rating.is_least);
      sudoku_rating_write (&rating, found);
      g_assert_cmpstr (found, ==, words[1]);
      g_assert_cmpfloat (fabs (rating.er / 10.0 - g_ascii_strtod (words[2], NULL)), <, 0.15);
      n_puzzles++;
    }

  g_assert_cmpint (n_puzzles, >, 2);
}

/* A rating that is not known to its end. */
static void
test_rating_beyond (void)
{
  const SudokuRating rating = { .er = SUDOKU_RATING_BEYOND, .ed = 93, .is_least = true };
  char text[SUDOKU_RATING_TEXT];

  sudoku_rating_write (&rating, text);
  g_assert_cmpstr (text, ==, "11.5+/11.5+/9.3");
}

/* Whatever chains exclude, the solution does not need it. */
static void
assert_sound (const SudokuRatingStep *step,
              const SudokuGrid       *solution)
{
  for (int i = 0; i < step->n_removed; i++)
    g_assert_cmpint (solution->digit[step->removed[i] / SUDOKU_DIGITS], !=,
                     step->removed[i] % SUDOKU_DIGITS + 1);

  if (step->placed >= 0)
    g_assert_cmpint (solution->digit[step->placed / SUDOKU_DIGITS], ==,
                     step->placed % SUDOKU_DIGITS + 1);
}

static void
test_rating_sound (void)
{
  SudokuRatingWatch watch = { 0 };
  SudokuRatingNet *net = sudoku_rating_net_new (&watch);
  SudokuRatingNested *nested = sudoku_rating_nested_new (&watch);
  SudokuAnswer answer;
  SudokuGrid givens;
  SudokuRatingBoard board;

  sudoku_sample_read (".........4...8923.8..3.25.4..5..39..."
                      ".9..48.2....9..5.51..28...762.3....9.8....25", &givens);
  sudoku_solve (&givens, 2, NULL, &answer);
  g_assert_cmpint (answer.stats.n_solutions, ==, 1);
  sudoku_rating_board_init (&board, &givens);

  for (int kind = SUDOKU_RATING_NISHIO; kind < SUDOKU_RATING_NESTED_TWICE; kind++)
    {
      const SudokuRatingNest *nest = sudoku_rating_nested_nest (nested);
      SudokuRatingStep step;

      if (sudoku_rating_net_find (net, &board, kind, nest, &step))
        {
          g_assert_cmpfloat (step.difficulty, >=, sudoku_rating_base[kind] / 10.0);
          assert_sound (&step, &answer.solution);
        }
    }

  sudoku_rating_nested_free (nested);
  sudoku_rating_net_free (net);
}

/* A search that looks for chains within chains asks often, and stops at once. */
static void
test_rating_nested_stop (void)
{
  for (int n_questions = 2000; n_questions <= 10000; n_questions *= 5)
    {
      SudokuPatience patience = { .n_left = n_questions };
      SearchControl control = { sudoku_lose_patience, &patience };
      SudokuGrid givens;
      SudokuRating rating;

      sudoku_sample_read ("8..........36......7..9.2...5...7..."
                          "....457.....1...3...1....68..85...1..9....4..", &givens);
      g_assert_cmpint (sudoku_rating_puzzle (&givens, &control, &rating), ==, SEARCH_STOPPED);
      g_assert_cmpint (patience.n_left, ==, 0);
    }
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
  g_test_add_func ("/sudoku/rating/nested", test_rating_nested);
  g_test_add_func ("/sudoku/rating/nested-stop", test_rating_nested_stop);
  g_test_add_func ("/sudoku/rating/sound", test_rating_sound);
  g_test_add_func ("/sudoku/rating/beyond", test_rating_beyond);
  g_test_add_func ("/sudoku/rating/stop", test_rating_stop);
  g_test_add_func ("/sudoku/rating/ends", test_rating_ends);

  return g_test_run ();
}
