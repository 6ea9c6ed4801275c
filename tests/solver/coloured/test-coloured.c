/* Coloured queens: the rules, and the search against all permutations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/coloured-samples.h"
#include "support/solver/test-rounds.h"

#include "solver/coloured/coloured-text.h"

typedef struct
{
  const ColouredPuzzle *puzzle;
  GArray               *found;          /* QueensSolution */
} Collection;

static ColouredPuzzle
read_puzzle (const char *text)
{
  ColouredPuzzle puzzle;
  TextError error;

  g_assert_true (coloured_text_read (text, strlen (text), &puzzle, &error));

  return puzzle;
}

static bool
collect (const QueensSolution *solution,
         void                 *data)
{
  Collection *collection = data;
  QueensBoard queens = queens_board_from_solution (solution);

  g_assert_true (coloured_is_solved (collection->puzzle, &queens, NULL));
  g_array_append_vals (collection->found, solution, 1);

  return true;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return queens_compare (a, b);
}

/* All permutations of the columns, held against the rules one by one. */
static void
try_all (const ColouredPuzzle *puzzle,
         const QueensBoard    *fixed,
         QueensSolution       *solution,
         int                   row,
         GArray               *found)
{
  if (row == puzzle->n)
    {
      QueensBoard queens = queens_board_from_solution (solution);

      if (coloured_is_solved (puzzle, &queens, NULL))
        g_array_append_vals (found, solution, 1);
      return;
    }

  for (int column = 0; column < puzzle->n; column++)
    {
      bool taken = fixed->row[row] != 0 && !queens_board_has (fixed, row, column);

      for (int above = 0; above < row; above++)
        taken = taken || solution->column[above] == column;

      solution->column[row] = column;
      if (!taken)
        try_all (puzzle, fixed, solution, row + 1, found);
    }
}

static bool
in_peace (const ColouredPuzzle *puzzle,
          const QueensBoard    *queens)
{
  QueensBoard attacked;

  coloured_attacked (puzzle, queens, &attacked);

  for (int row = 0; row < puzzle->n; row++)
    if ((queens->row[row] & attacked.row[row]) != 0)
      return false;

  return true;
}

/* The search finds what the permutations find, each once. Returns how many. */
static guint
check_search (const ColouredPuzzle *puzzle,
              const QueensBoard    *fixed)
{
  g_autoptr(GArray) wanted = g_array_new (FALSE, TRUE, sizeof (QueensSolution));
  g_autoptr(GArray) found = g_array_new (FALSE, TRUE, sizeof (QueensSolution));
  Collection collection = { puzzle, found };
  QueensSolution solution = { .n = puzzle->n };
  SearchStats stats;
  SearchEnd end = coloured_each (puzzle, fixed, 0, collect, &collection, NULL, &stats);

  if (!in_peace (puzzle, fixed))
    {
      g_assert_cmpint (end, ==, SEARCH_INVALID);
      return 0;
    }

  g_assert_cmpint (end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, found->len);

  try_all (puzzle, fixed, &solution, 0, wanted);
  g_array_sort (found, compare);
  g_assert_cmpuint (found->len, ==, wanted->len);

  for (guint i = 0; i < found->len; i++)
    g_assert_cmpint (queens_compare (&g_array_index (found, QueensSolution, i),
                                     &g_array_index (wanted, QueensSolution, i)), ==, 0);

  return found->len;
}

static void
test_permutations (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);
  guint n_solvable = 0;

  for (int round = 0; round < test_rounds (200); round++)
    {
      int n = COLOURED_MIN + round % 4;
      ColouredPuzzle puzzle = coloured_sample (rand, n);
      QueensBoard fixed = queens_board_empty (n);

      g_assert_true (coloured_is_valid (&puzzle));
      n_solvable += check_search (&puzzle, &fixed) > 0;

      for (int i = round % 3; i >= 0; i--)
        fixed.row[g_rand_int_range (rand, 0, n)] = 1u << g_rand_int_range (rand, 0, n);
      check_search (&puzzle, &fixed);
    }

  g_assert_cmpuint (n_solvable, >, test_rounds (200) / 4);
}

/* Stripes let every placement through that touches nowhere: 14, 90 and so on (OEIS A002464). */
static void
test_counts (void)
{
  static const guint counts[] = { 14, 90, 646, 5242, 47622 };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      ColouredPuzzle puzzle = { .n = COLOURED_MIN + i };
      QueensBoard none = queens_board_empty (puzzle.n);
      g_autoptr(GArray) found = g_array_new (FALSE, TRUE, sizeof (QueensSolution));
      Collection collection = { &puzzle, found };
      SearchStats stats;

      for (int square = 0; square < puzzle.n * puzzle.n; square++)
        puzzle.region[square] = square / puzzle.n;

      coloured_each (&puzzle, i % 2 == 0 ? &none : NULL, 0, collect, &collection, NULL, &stats);
      g_assert_cmpuint (found->len, ==, counts[i]);
    }
}

static bool
count_to_three (const QueensSolution *solution,
                void                 *data)
{
  return ++*(int *) data < 3;
}

static bool
stop_at_once (const SearchStats *stats,
              void              *data)
{
  ++*(int *) data;

  return false;
}

static void
test_ends (void)
{
  ColouredPuzzle puzzle = read_puzzle ("AAAAAA/BBBBBB/CCCCCC/DDDDDD/EEEEEE/FFFFFF");
  QueensBoard outside = queens_board_empty (6);
  QueensBoard other = queens_board_empty (5);
  SearchControl control = { stop_at_once, NULL };
  int n_found = 0;
  int n_asked = 0;
  SearchStats stats;

  control.data = &n_asked;
  outside.row[2] = 1u << 6;

  g_assert_cmpint (coloured_each (&puzzle, NULL, 0, count_to_three, &n_found, NULL, &stats), ==,
                   SEARCH_STOPPED);
  g_assert_cmpint (n_found, ==, 3);

  n_found = -100;
  g_assert_cmpint (coloured_each (&puzzle, NULL, 4, count_to_three, &n_found, NULL, &stats), ==,
                   SEARCH_LIMITED);
  g_assert_cmpint (n_found, ==, -96);
  g_assert_cmpuint (stats.n_solutions, ==, 4);

  g_assert_cmpint (coloured_each (&puzzle, NULL, 0, count_to_three, &n_found, &control, &stats), ==,
                   SEARCH_STOPPED);
  g_assert_cmpint (n_asked, ==, 1);

  g_assert_cmpint (coloured_each (&puzzle, &outside, 0, count_to_three, &n_found, NULL, &stats), ==,
                   SEARCH_INVALID);
  g_assert_cmpint (coloured_each (&puzzle, &other, 0, count_to_three, &n_found, NULL, &stats), ==,
                   SEARCH_INVALID);

  puzzle.region[0] = 1;
  puzzle.region[8] = 0;
  g_assert_cmpint (coloured_each (&puzzle, NULL, 0, count_to_three, &n_found, NULL, &stats), ==,
                   SEARCH_INVALID);
}

/* What makes a puzzle: n in range, n regions, each in one piece. */
static void
test_valid (void)
{
  ColouredPuzzle puzzle = read_puzzle ("AABBB/ACCBB/DDCBB/DDCEE/DDEEE");
  ColouredPuzzle changed = puzzle;

  g_assert_true (coloured_is_valid (&puzzle));
  g_assert_cmpint (coloured_first_apart (&puzzle), ==, -1);

  changed.region[2] = 0;
  g_assert_true (coloured_is_valid (&changed));
  changed.region[4] = 0;
  g_assert_false (coloured_is_valid (&changed));
  g_assert_cmpint (coloured_first_apart (&changed), ==, 4);

  changed = puzzle;
  changed.region[4] = 5;
  g_assert_false (coloured_is_valid (&changed));

  changed = puzzle;
  for (int square = 0; square < 25; square++)
    changed.region[square] = MIN (changed.region[square], 3);
  g_assert_false (coloured_is_valid (&changed));

  changed = (ColouredPuzzle) { .n = 4 };
  for (int square = 0; square < 16; square++)
    changed.region[square] = square / 4;
  g_assert_false (coloured_is_valid (&changed));

  changed.n = 13;
  g_assert_false (coloured_is_valid (&changed));
}

/* A corner is not a side, and the edges of the board do not meet. */
static void
test_pieces (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (2);

  for (int n = COLOURED_MIN; n <= COLOURED_MAX; n++)
    for (int round = 0; round < test_rounds (50); round++)
      {
        ColouredPuzzle puzzle = coloured_sample (rand, n);
        int square = g_rand_int_range (rand, 0, n * n);
        int row = square / n;
        int column = square % n;
        int region = g_rand_int_range (rand, 0, n);
        bool touches = (row > 0 && puzzle.region[square - n] == region)
                       || (row < n - 1 && puzzle.region[square + n] == region)
                       || (column > 0 && puzzle.region[square - 1] == region)
                       || (column < n - 1 && puzzle.region[square + 1] == region);

        if (puzzle.region[square] == region)
          continue;

        puzzle.region[square] = region;
        if (!touches)
          g_assert_false (coloured_is_valid (&puzzle));
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/coloured/valid", test_valid);
  g_test_add_func ("/coloured/pieces", test_pieces);
  g_test_add_func ("/coloured/permutations", test_permutations);
  g_test_add_func ("/coloured/counts", test_counts);
  g_test_add_func ("/coloured/ends", test_ends);

  return g_test_run ();
}
