/* Comparisons as texts: aligned for a reader, plain for a program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <string.h>

#include <glib.h>

#include "game/files/game-comparison.h"

static const GameComparisons comparisons = {
  .type = GAME_SEARCH_QUEENS, .size = 8, .n_rows = 3,
  .row = {
    {
      QUEENS_PLACEMENTS, SEARCH_EXHAUSTED,
      {
        .n_nodes = 5047381559, .n_checks = 8563560684, .n_solutions = 92, .n_rejects = 4426165276,
      },
      66.25,
    },
    {
      QUEENS_MARKS_COPIED, SEARCH_EXHAUSTED,
      {
        .n_nodes = 2056, .n_checks = 15720, .n_solutions = 92, .n_rejects = 13664,
        .n_copies = 263168,
      },
      0.0003,
    },
    {
      QUEENS_BITS, SEARCH_EXHAUSTED, { .n_nodes = 2056, .n_solutions = 92 }, 0.00005,
    },
  },
};

static void
test_boards (void)
{
  const GameComparison *row = comparisons.row;

  g_assert_cmpuint (game_comparison_boards (GAME_SEARCH_QUEENS, &row[0]), ==, 4426165368);
  g_assert_cmpuint (game_comparison_boards (GAME_SEARCH_QUEENS, &row[1]), ==, 2056);
}

static void
test_text (void)
{
  g_autofree char *text = game_comparison_dup_text (&comparisons);

  g_assert_cmpstr (
    text, ==,
    "8 queens, all solutions\n"
    "\n"
    "Method                      Boards tested       Nodes      Checks  Copies  Solutions"
    "     Time\n"
    "Any squares                    4426165368  5047381559  8563560684       0         92"
    "  66.25 s\n"
    "Backtracking, copied table           2056        2056       15720  263168         92"
    "  0.30 ms\n"
    "Backtracking, bit masks              2056        2056           0       0         92"
    "    50 µs\n");
}

static void
test_title (void)
{
  GameComparisons first = { .type = GAME_SEARCH_SUDOKU, .size = 9, .stops_at_first = true };
  g_autofree char *title = game_comparison_dup_title (&first);

  g_assert_cmpstr (title, ==, "Sudoku, first solution");
}

/* The sum is told as it was read; of many words only the first. */
static void
test_words (void)
{
  static const char *const sums[][2] = {
    { "send+more=money", "SEND + MORE = MONEY, all solutions" },
    { "A + AB + A + A + A + A + A = CAB", "A + AB + A + A + A + A + … = CAB, all solutions" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      GameComparisons words = { .type = GAME_SEARCH_WORDS, .size = WORDS_DIGITS };
      g_autofree char *title = NULL;
      TextError error;

      g_assert_true (words_read (sums[i][0], strlen (sums[i][0]), &words.words, &error));
      title = game_comparison_dup_title (&words);
      g_assert_cmpstr (title, ==, sums[i][1]);
    }
}

/* Of words full boards are tested by the method that fills them first. */
static void
test_words_boards (void)
{
  const GameComparison permutations = {
    WORDS_PERMUTATIONS, SEARCH_EXHAUSTED,
    { .n_nodes = 2606500, .n_rejects = 1814399, .n_solutions = 1 },
  };
  const GameComparison carry = { WORDS_CARRY, SEARCH_EXHAUSTED, { .n_nodes = 1772 } };

  g_assert_cmpuint (game_comparison_boards (GAME_SEARCH_WORDS, &permutations), ==, 1814400);
  g_assert_cmpuint (game_comparison_boards (GAME_SEARCH_WORDS, &carry), ==, 1772);
}

static void
test_csv (void)
{
  g_autofree char *text = game_comparison_dup_csv (&comparisons);

  g_assert_cmpstr (text, ==,
                   "method,boards,nodes,checks,copies,solutions,seconds\n"
                   "placements,4426165368,5047381559,8563560684,0,92,66.250000\n"
                   "marks-copied,2056,2056,15720,263168,92,0.000300\n"
                   "bits,2056,2056,0,0,92,0.000050\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_test_add_func ("/game/text/comparison/boards", test_boards);
  g_test_add_func ("/game/text/comparison/text", test_text);
  g_test_add_func ("/game/text/comparison/title", test_title);
  g_test_add_func ("/game/text/comparison/words", test_words);
  g_test_add_func ("/game/text/comparison/words-boards", test_words_boards);
  g_test_add_func ("/game/text/comparison/csv", test_csv);

  return g_test_run ();
}
