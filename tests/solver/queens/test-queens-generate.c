/* New puzzles with queens: they have one solution and not a queen too many, are as hard as the spec
 * says, and the same wherever and in whatever order they are made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "solver/queens/queens-puzzles.h"

enum { ALL_LEVELS = 1 << QUEENS_EASY | 1 << QUEENS_MEDIUM | 1 << QUEENS_HARD };

static QueensBoard
generate (int      n,
          int      level,
          uint64_t seed,
          uint64_t number)
{
  const QueensSpec spec = { n, level, seed };
  QueensBoard puzzle;
  SearchStats stats;

  g_assert_cmpint (queens_generate (&spec, number, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, 1);
  g_assert_cmpuint (stats.n_nodes, >=, 1);
  g_assert_cmpuint (stats.n_checks, ==, stats.n_nodes * n);
  g_assert_cmpint (puzzle.n, ==, n);

  return puzzle;
}

static bool
go_on (const QueensSolution *solution,
       void                 *data)
{
  return true;
}

/* Row by row, which shares nothing with how the generator asks. */
static bool
is_unique (const QueensBoard *puzzle)
{
  SearchStats stats;

  queens_each (puzzle, 2, go_on, NULL, NULL, &stats);

  return stats.n_solutions == 1;
}

static bool
is_minimal (const QueensBoard *puzzle)
{
  for (int row = 0; row < puzzle->n; row++)
    {
      QueensBoard rest = *puzzle;

      rest.row[row] = 0;
      if (puzzle->row[row] != 0 && is_unique (&rest))
        return false;
    }

  return true;
}

static void
test_minimal (void)
{
  for (int n = QUEENS_PUZZLE_MIN; n <= QUEENS_MAX; n++)
    for (int number = 0; number < 20; number++)
      {
        QueensBoard puzzle = generate (n, -1, n, number);

        g_assert_true (is_unique (&puzzle));
        g_assert_true (is_minimal (&puzzle));
        g_assert_true (queens_is_puzzle (&puzzle));
      }
}

/* Held against all boards of up to 6 by 6 with a queen at most in a row that are in peace. */
static void
test_is_puzzle (void)
{
  for (int n = 1; n <= 6; n++)
    {
      int n_boards = 1;
      int n_puzzles = 0;

      for (int row = 0; row < n; row++)
        n_boards *= n + 1;

      for (int number = 0; number < n_boards; number++)
        {
          QueensBoard board = queens_board_empty (n);
          bool expected;
          int rest = number;

          for (int row = 0; row < n; row++, rest /= n + 1)
            board.row[row] = (UINT32_C (1) << rest % (n + 1)) >> 1;

          expected = n >= QUEENS_PUZZLE_MIN && queens_board_count (&board) < n
                     && is_unique (&board) && is_minimal (&board);
          g_assert_true (queens_is_puzzle (&board) == expected);
          n_puzzles += expected;
        }

      g_assert_true ((n_puzzles > 0) == (n >= QUEENS_PUZZLE_MIN));
    }
}

static bool
attacks (int a,
         int b,
         int n)
{
  const int down = ABS (a / n - b / n);
  const int right = ABS (a % n - b % n);

  return down == 0 || right == 0 || down == right;
}

/* The squares of a line, rows first. */
static int
line_square (int line,
             int place,
             int n)
{
  return line < n ? line * n + place : place * n + line - n;
}

/* The squares that are free of a line; returns how many. */
static int
line_free (const bool *open,
           int         line,
           int         n,
           int        *free)
{
  int n_free = 0;

  for (int place = 0; place < n; place++)
    if (open[line_square (line, place, n)])
      free[n_free++] = line_square (line, place, n);

  return n_free;
}

/* Closes what the queen on `square` attacks, and the square. */
static void
put (bool *open,
     bool *has_queen,
     int   square,
     int   n)
{
  has_queen[square / n] = has_queen[n + square % n] = true;

  for (int other = 0; other < n * n; other++)
    open[other] = open[other] && !attacks (square, other, n);
}

/* Closes a square that attacks all that is free of a line. */
static bool
close_shutting (bool       *open,
                const bool *has_queen,
                int         n)
{
  for (int line = 0; line < 2 * n; line++)
    for (int square = 0; square < n * n; square++)
      {
        int free[QUEENS_MAX];
        const int n_free = has_queen[line] ? 0 : line_free (open, line, n, free);
        bool shuts = n_free > 0 && open[square];

        for (int i = 0; i < n_free; i++)
          shuts = shuts && free[i] != square && attacks (square, free[i], n);

        if (shuts)
          {
            open[square] = false;
            return true;
          }
      }

  return false;
}

static bool
put_single (bool *open,
            bool *has_queen,
            int   n)
{
  int free[QUEENS_MAX];

  for (int line = 0; line < 2 * n; line++)
    if (!has_queen[line] && line_free (open, line, n, free) == 1)
      {
        put (open, has_queen, free[0], n);
        return true;
      }

  return false;
}

/* The level as its definition says, square by square. */
static QueensLevel
plain_level (const QueensBoard *puzzle)
{
  const int n = puzzle->n;
  bool open[QUEENS_MAX * QUEENS_MAX];
  bool has_queen[2 * QUEENS_MAX] = { false };
  QueensLevel level = QUEENS_EASY;

  for (int square = 0; square < n * n; square++)
    open[square] = true;
  for (int square = 0; square < n * n; square++)
    if (queens_board_has (puzzle, square / n, square % n))
      put (open, has_queen, square, n);

  while (memchr (has_queen, false, n) != NULL)
    if (!put_single (open, has_queen, n))
      {
        if (!close_shutting (open, has_queen, n))
          return QUEENS_HARD;
        level = QUEENS_MEDIUM;
      }

  return level;
}

static void
test_levels (void)
{
  for (int n = QUEENS_PUZZLE_MIN; n <= QUEENS_MAX; n = n < 14 ? n + 1 : n + 6)
    for (int level = 0; level < QUEENS_N_LEVELS; level++)
      for (int number = 0; number < 3; number++)
        {
          const QueensSpec spec = { n, level, 7 };
          QueensBoard puzzle;

          if (queens_spec_is_impossible (&spec))
            continue;

          puzzle = generate (n, level, 7, number);
          g_assert_cmpint (queens_grade_puzzle (&puzzle), ==, level);
          g_assert_cmpint (plain_level (&puzzle), ==, level);
          g_assert_true (is_unique (&puzzle));
          g_assert_true (is_minimal (&puzzle));
        }
}

/* Marks the levels of all minimal puzzles with this solution. */
static bool
add_levels (const QueensSolution *solution,
            void                 *data)
{
  unsigned *levels = data;

  for (uint32_t rows = 0; rows < UINT32_C (1) << solution->n; rows++)
    {
      QueensBoard puzzle = queens_board_empty (solution->n);

      for (int row = 0; row < solution->n; row++)
        if ((rows >> row & 1) != 0)
          puzzle.row[row] = UINT32_C (1) << solution->column[row];

      if (is_unique (&puzzle) && is_minimal (&puzzle))
        *levels |= 1u << queens_grade_puzzle (&puzzle);
    }

  return true;
}

/* The levels that are possible are those of all existing puzzles. */
static void
test_impossible (void)
{
  QueensSpec outside[] = { { 3, -1, 0 }, { QUEENS_MAX + 1, -1, 0 }, { 4, QUEENS_HARD, 0 } };
  QueensBoard puzzle;
  SearchStats stats;

  for (int n = QUEENS_PUZZLE_MIN; n <= 8; n++)
    {
      const QueensBoard empty = queens_board_empty (n);
      unsigned levels = 0;

      queens_each (&empty, 0, add_levels, &levels, NULL, &stats);

      for (int level = 0; level < QUEENS_N_LEVELS; level++)
        {
          const QueensSpec spec = { n, level, 0 };

          g_assert_true (queens_spec_is_impossible (&spec) == ((levels >> level & 1) == 0));
        }

      g_assert_true (n < 7 || levels == ALL_LEVELS);
    }

  for (size_t i = 0; i < G_N_ELEMENTS (outside); i++)
    g_assert_cmpint (queens_generate (&outside[i], 0, NULL, &puzzle, &stats), ==, SEARCH_INVALID);
}

/* A seed stands for these puzzles, on every machine. */
static void
test_same (void)
{
  static const uint32_t rows[8] = { 0, 64, 0, 128, 1, 0, 0, 0 };
  QueensBoard puzzle = generate (8, QUEENS_MEDIUM, 1, 0);
  QueensBoard next = generate (8, QUEENS_MEDIUM, 1, 1);
  QueensBoard again = generate (8, QUEENS_MEDIUM, 1, 0);
  int n_same = 0;

  g_assert_cmpmem (puzzle.row, sizeof rows, rows, sizeof rows);
  g_assert_cmpmem (&again, sizeof again, &puzzle, sizeof puzzle);
  g_assert_cmpint (memcmp (&next, &puzzle, sizeof next), !=, 0);

  for (int number = 0; number < 100; number++)
    {
      puzzle = generate (16, -1, 1, number);
      next = generate (16, -1, 2, number);
      n_same += memcmp (&next, &puzzle, sizeof next) == 0;
    }

  g_assert_cmpint (n_same, ==, 0);
}

static bool
stop_late (const SearchStats *stats,
           void              *data)
{
  uint64_t *n_looked = data;

  *n_looked = stats->n_nodes;

  return stats->n_nodes < 2;
}

/* It goes on until it is stopped, and asks also while it draws a solution. */
static void
test_stop (void)
{
  const QueensSpec spec = { 32, QUEENS_EASY, 3 };
  uint64_t n_looked = 0;
  const SearchControl control = { stop_late, &n_looked };
  QueensBoard puzzle;
  SearchStats stats;

  g_assert_cmpint (queens_generate (&spec, 0, &control, &puzzle, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpuint (n_looked, ==, 2);
  g_assert_cmpuint (stats.n_nodes, ==, 2);
  g_assert_cmpuint (stats.n_solutions, ==, 0);
}

static void
test_names (void)
{
  for (int level = 0; level < QUEENS_N_LEVELS; level++)
    g_assert_cmpint (queens_level_from_name (queens_level_name (level)), ==, level);

  g_assert_cmpint (queens_level_from_name ("unfair"), ==, -1);
}

/* All puzzles of a board come once, whatever the seed is, and then no more. */
static void
test_list (void)
{
  static const int n_known[] = { [4] = 8, [5] = 100, [6] = 24, [7] = 600, [8] = 1908, [9] = 11332 };
  enum { MOST = 12000 };
  g_autofree QueensBoard *boards = g_new (QueensBoard, MOST);

  for (int n = QUEENS_PUZZLE_MIN; n <= QUEENS_LISTED_MAX; n++)
    {
      g_autoptr(GHashTable) known = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                           (GDestroyNotify) g_bytes_unref, NULL);
      const QueensSpec spec = { n, -1, n };
      QueensBoard last;
      SearchStats stats;

      g_assert_cmpint (queens_list_puzzles (&spec, 0, MOST, NULL, boards, &stats), ==,
                       SEARCH_LIMITED);
      g_assert_cmpuint (stats.n_solutions, ==, n_known[n]);
      for (int i = 0; i < n_known[n]; i++)
        {
          g_assert_true (g_hash_table_add (known, g_bytes_new (&boards[i], sizeof boards[i])));
          if (i % (n_known[n] / 8) == 0)
            g_assert_true (is_unique (&boards[i]) && is_minimal (&boards[i]));
        }

      g_assert_cmpint (queens_list_puzzles (&spec, n_known[n] - 1, 1, NULL, &last, &stats), ==,
                       SEARCH_EXHAUSTED);
      g_assert_cmpmem (&last, sizeof last, &boards[n_known[n] - 1], sizeof last);
      g_assert_cmpint (queens_list_puzzles (&spec, n_known[n], 1, NULL, &last, &stats), ==,
                       SEARCH_LIMITED);
      g_assert_cmpuint (stats.n_solutions, ==, 0);
    }
}

/* The puzzles of a board are those of its levels together. */
static void
test_list_levels (void)
{
  enum { N = 7, N_PUZZLES = 600 };
  g_autofree QueensBoard *boards = g_new (QueensBoard, N_PUZZLES);
  uint64_t sum = 0;

  for (int level = 0; level < QUEENS_N_LEVELS; level++)
    {
      const QueensSpec spec = { N, level, 1 };
      SearchStats stats;

      queens_list_puzzles (&spec, 0, N_PUZZLES, NULL, boards, &stats);
      g_assert_cmpuint (stats.n_solutions, >, 0);
      for (uint64_t i = 0; i < stats.n_solutions; i++)
        g_assert_cmpint (queens_grade_puzzle (&boards[i]), ==, level);
      sum += stats.n_solutions;
    }

  g_assert_cmpuint (sum, ==, N_PUZZLES);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/generate/minimal", test_minimal);
  g_test_add_func ("/queens/generate/is-puzzle", test_is_puzzle);
  g_test_add_func ("/queens/generate/levels", test_levels);
  g_test_add_func ("/queens/generate/impossible", test_impossible);
  g_test_add_func ("/queens/generate/same", test_same);
  g_test_add_func ("/queens/generate/stop", test_stop);
  g_test_add_func ("/queens/generate/names", test_names);
  g_test_add_func ("/queens/generate/list", test_list);
  g_test_add_func ("/queens/generate/list-levels", test_list_levels);

  return g_test_run ();
}
