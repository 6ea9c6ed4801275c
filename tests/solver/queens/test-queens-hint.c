/* Hints for queens: everything that one says is held against all solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "support/solver/test-rounds.h"

#include "solver/queens/queens-hint.h"

enum { N_KINDS = QUEENS_HINT_POSSIBLE + 1 };

static int
count_role (const QueensHint *hint,
            QueensRole        role)
{
  return queens_board_count (&hint->squares[role]);
}

static uint64_t
count_completions (const QueensBoard *queens)
{
  SearchStats stats;

  return queens_count (queens, NULL, &stats) == SEARCH_EXHAUSTED ? stats.n_solutions : 0;
}

static QueensBoard
without (const QueensBoard *a,
         const QueensBoard *b)
{
  QueensBoard rest = *a;

  for (int row = 0; row < a->n; row++)
    rest.row[row] &= ~b->row[row];

  return rest;
}

static QueensBoard
with (const QueensBoard *a,
      const QueensBoard *b)
{
  QueensBoard both = *a;

  for (int row = 0; row < a->n; row++)
    both.row[row] |= b->row[row];

  return both;
}

static bool
is_subset (const QueensBoard *a,
           const QueensBoard *b)
{
  QueensBoard rest = without (a, b);

  return queens_board_count (&rest) == 0;
}

static bool
in_line (const QueensHint *hint,
         int               row,
         int               column)
{
  return hint->row >= 0 ? row == hint->row : column == hint->column;
}

/* The line has no queen, and FREE is what is free of it. */
static void
check_line (const QueensBoard *queens,
            const QueensHint  *hint)
{
  QueensBoard attacked;

  g_assert_true ((hint->row >= 0) != (hint->column >= 0));
  queens_board_attacked (queens, &attacked);

  for (int row = 0; row < queens->n; row++)
    for (int column = 0; column < queens->n; column++)
      {
        bool free = in_line (hint, row, column) && !queens_board_has (&attacked, row, column);

        g_assert_true (queens_board_has (&hint->squares[QUEENS_ROLE_FREE], row, column) == free);
        g_assert_false (in_line (hint, row, column) && queens_board_has (queens, row, column));
      }
}

/* AWAY is one of CONFLICT that is not fixed, if there is such a one, and `helps` is true. */
static void
check_away (const QueensBoard *queens,
            const QueensBoard *fixed,
            const QueensHint  *hint)
{
  QueensBoard movable = without (&hint->squares[QUEENS_ROLE_CONFLICT], fixed);
  QueensBoard others = without (queens, &hint->squares[QUEENS_ROLE_AWAY]);

  g_assert_true (is_subset (&hint->squares[QUEENS_ROLE_CONFLICT], queens));
  g_assert_true (is_subset (&hint->squares[QUEENS_ROLE_AWAY], &movable));
  g_assert_cmpint (count_role (hint, QUEENS_ROLE_AWAY), ==, queens_board_count (&movable) > 0);
  g_assert_true (hint->helps == (count_role (hint, QUEENS_ROLE_AWAY) > 0
                                 && count_completions (&others) > 0));
}

/* The squares of the line that the queens in `rows` leave. */
static bool
covers (const QueensBoard *queens,
        const QueensHint  *hint,
        uint32_t           rows)
{
  QueensBoard some = queens_board_empty (queens->n);
  QueensBoard attacked;

  for (int row = 0; row < queens->n; row++)
    some.row[row] = rows >> row & 1 ? queens->row[row] : 0;

  queens_board_attacked (&some, &attacked);

  for (int row = 0; row < queens->n; row++)
    for (int column = 0; column < queens->n; column++)
      if (in_line (hint, row, column) && !queens_board_has (&attacked, row, column))
        return false;

  return true;
}

static uint32_t
rows_of (const QueensBoard *queens)
{
  uint32_t rows = 0;

  for (int row = 0; row < queens->n; row++)
    rows |= queens->row[row] != 0 ? UINT32_C (1) << row : 0;

  return rows;
}

/* The queens of the conflict set cover the line, and no smaller set does. */
static void
check_dead_line (const QueensBoard *queens,
                 const QueensHint  *hint)
{
  const int n_conflict = count_role (hint, QUEENS_ROLE_CONFLICT);
  const uint32_t rows = rows_of (queens);

  check_line (queens, hint);
  g_assert_cmpint (count_role (hint, QUEENS_ROLE_FREE), ==, 0);
  g_assert_cmpint (hint->conflict_size, ==, QUEENS_CONFLICT_SMALLEST);
  g_assert_true (covers (queens, hint, rows_of (&hint->squares[QUEENS_ROLE_CONFLICT])));

  for (uint32_t some = rows; some != 0; some = (some - 1) & rows)
    if (__builtin_popcount (some) < n_conflict)
      g_assert_false (covers (queens, hint, some));
}

/* No solution has those and the fixed ones; every smaller set has one. */
static void
check_conflict_set (const QueensBoard *queens,
                    const QueensBoard *fixed,
                    const QueensHint  *hint)
{
  const QueensBoard *conflict = &hint->squares[QUEENS_ROLE_CONFLICT];
  const QueensBoard movable = without (queens, fixed);
  const uint32_t rows = rows_of (&movable);
  QueensBoard wrong = with (conflict, fixed);

  g_assert_cmpuint (count_completions (queens), ==, 0);
  g_assert_cmpuint (count_completions (&wrong), ==, 0);
  g_assert_true (is_subset (conflict, &movable));
  g_assert_cmpint (hint->conflict_size, ==, QUEENS_CONFLICT_SMALLEST);

  for (uint32_t some = rows; some != 0; some = (some - 1) & rows)
    {
      QueensBoard fewer = *fixed;

      if (__builtin_popcount (some) >= queens_board_count (conflict))
        continue;

      for (int row = 0; row < queens->n; row++)
        fewer.row[row] |= some >> row & 1 ? queens->row[row] : 0;

      g_assert_cmpuint (count_completions (&fewer), >, 0);
    }
}

/* Every square of `role`, with the queens that stand, has solutions or has none. */
static void
check_squares (const QueensBoard *queens,
               const QueensHint  *hint,
               QueensRole         role,
               bool               possible)
{
  QueensBoard attacked;

  queens_board_attacked (queens, &attacked);

  for (int row = 0; row < queens->n; row++)
    for (int column = 0; column < queens->n; column++)
      if (queens_board_has (&hint->squares[role], row, column))
        {
          QueensBoard more = *queens;

          g_assert_false (queens_board_has (&attacked, row, column));
          more.row[row] |= UINT32_C (1) << column;
          g_assert_true ((count_completions (&more) > 0) == possible);
        }
}

static void
check_place (const QueensBoard *queens,
             const QueensHint  *hint)
{
  check_line (queens, hint);
  g_assert_cmpint (count_role (hint, QUEENS_ROLE_PLACE), ==, 1);
  g_assert_true (is_subset (&hint->squares[QUEENS_ROLE_PLACE],
                            &hint->squares[QUEENS_ROLE_FREE]));
  check_squares (queens, hint, QUEENS_ROLE_PLACE, true);
  check_squares (queens, hint, QUEENS_ROLE_EXCLUDED, false);
}

/* The two share a line, and nothing stands between them. */
static void
check_conflict (const QueensBoard *queens,
                const QueensHint  *hint)
{
  QueensBoard two = hint->squares[QUEENS_ROLE_CONFLICT];
  QueensBoard attacked;

  g_assert_cmpint (queens_board_count (&two), ==, 2);
  g_assert_true (is_subset (&two, queens));
  queens_board_attacked (&two, &attacked);
  g_assert_true (is_subset (&two, &attacked));
}

static bool
is_in_peace (const QueensBoard *queens)
{
  QueensBoard attacked;

  queens_board_attacked (queens, &attacked);

  for (int row = 0; row < queens->n; row++)
    if ((queens->row[row] & attacked.row[row]) != 0)
      return false;

  return true;
}

static void
check_hint (const QueensBoard *queens,
            const QueensBoard *fixed,
            const QueensHint  *hint)
{
  switch ((QueensHintKind) hint->kind)
    {
    case QUEENS_HINT_SOLVED:
      g_assert_true (queens_board_is_solved (queens, NULL));
      break;

    case QUEENS_HINT_CONFLICT:
      check_conflict (queens, hint);
      check_away (queens, fixed, hint);
      break;

    case QUEENS_HINT_ROW_DEAD:
    case QUEENS_HINT_COLUMN_DEAD:
      check_dead_line (queens, hint);
      check_away (queens, fixed, hint);
      break;

    case QUEENS_HINT_IMPOSSIBLE:
      check_conflict_set (queens, fixed, hint);
      check_away (queens, fixed, hint);
      break;

    case QUEENS_HINT_ROW_FREE_ONCE:
    case QUEENS_HINT_COLUMN_FREE_ONCE:
      g_assert_cmpint (count_role (hint, QUEENS_ROLE_FREE), ==, 1);
      check_place (queens, hint);
      break;

    case QUEENS_HINT_EXCLUDED_BY_LINE:
    case QUEENS_HINT_EXCLUDED_IN_LINE:
      g_assert_cmpint (count_role (hint, QUEENS_ROLE_EXCLUDED), >, 0);
      check_place (queens, hint);
      break;

    case QUEENS_HINT_POSSIBLE:
      check_place (queens, hint);
      break;

    case QUEENS_HINT_NONE:
    default:
      g_assert_not_reached ();
    }

  g_assert_true (queens_hint_is_mistake (hint) == (count_completions (queens) == 0));
  g_assert_true ((hint->kind == QUEENS_HINT_CONFLICT) == !is_in_peace (queens));
}

/* Queens at random; about one time in four they may attack each other. Some are fixed. */
static void
random_board (QueensBoard *queens,
              QueensBoard *fixed)
{
  const int n = g_test_rand_int_range (1, 13);

  *queens = random_fixed (n, g_test_rand_int_range (1, 6));
  *fixed = queens_board_empty (n);

  if (g_test_rand_int_range (0, 4) == 0)
    queens->row[g_test_rand_int_range (0, n)] |= UINT32_C (1) << g_test_rand_int_range (0, n);

  if (g_test_rand_bit () && is_in_peace (queens))
    for (int row = 0; row < n; row++)
      fixed->row[row] = g_test_rand_int_range (0, 3) == 0 ? queens->row[row] : 0;
}

/* Each hint is true, and in as many rounds as the plain build goes every kind comes up. */
static void
test_truth (void)
{
  int n_of_kind[N_KINDS] = { 0 };

  for (int round = 0; round < test_rounds (3000); round++)
    {
      QueensBoard queens, fixed;
      QueensHint hint;

      random_board (&queens, &fixed);
      g_assert_true (queens_hint_find (&queens, &fixed, NULL, &hint));
      check_hint (&queens, &fixed, &hint);
      n_of_kind[hint.kind]++;
    }

  for (int kind = QUEENS_HINT_SOLVED; kind < N_KINDS; kind++)
    {
      g_test_message ("kind %d: %d", kind, n_of_kind[kind]);
      if (!g_test_quick ())
        g_assert_cmpint (n_of_kind[kind], >, 0);
    }
}

/* Whoever does what the hints say comes to a solution, from any board. */
static void
test_walk (void)
{
  for (int round = 0; round < test_rounds (200); round++)
    {
      QueensBoard queens, none;
      QueensHint hint;

      random_board (&queens, &none);
      none = queens_board_empty (queens.n);

      if (queens.n == 2 || queens.n == 3)
        continue;

      for (queens_hint_find (&queens, &none, NULL, &hint);
           hint.kind != QUEENS_HINT_SOLVED;
           queens_hint_find (&queens, &none, NULL, &hint))
        {
          g_assert_cmpint (count_role (&hint, QUEENS_ROLE_PLACE), !=,
                           count_role (&hint, QUEENS_ROLE_AWAY));
          queens = without (&queens, &hint.squares[QUEENS_ROLE_AWAY]);
          queens = with (&queens, &hint.squares[QUEENS_ROLE_PLACE]);
        }
    }
}

/* The known squares of small boards: no solution has a queen in a corner of 4 by 4 or 6 by 6. */
static void
test_corners (void)
{
  for (int n = 4; n <= 6; n += 2)
    for (int image = 0; image < 4; image++)
      {
        QueensBoard queens = queens_board_empty (n);
        QueensBoard none = queens;
        QueensHint hint;

        queens.row[image / 2 * (n - 1)] = UINT32_C (1) << (image % 2 * (n - 1));
        queens_hint_find (&queens, &none, NULL, &hint);
        g_assert_cmpint (hint.kind, ==, QUEENS_HINT_IMPOSSIBLE);
        g_assert_true (is_subset (&queens, &hint.squares[QUEENS_ROLE_CONFLICT]));
        g_assert_true (is_subset (&queens, &hint.squares[QUEENS_ROLE_AWAY]));
        g_assert_true (hint.helps);
      }
}

/* Large boards, whole and spoiled: nothing is held against all solutions here, for there are too
 * many, but against the search for one. */
static void
test_large (void)
{
  for (int round = 0; round < test_rounds (100); round++)
    {
      QueensBoard queens = random_fixed (g_test_rand_int_range (20, QUEENS_MAX + 1),
                                         g_test_rand_int_range (1, 6));
      QueensBoard none = queens_board_empty (queens.n);
      QueensHint hint;

      if (!queens_hint_find (&queens, &none, NULL, &hint))
        continue;

      if (hint.kind == QUEENS_HINT_IMPOSSIBLE)
        {
          QueensSolution solution;
          SearchStats stats;

          g_assert_cmpint (queens_complete (&hint.squares[QUEENS_ROLE_CONFLICT], NULL, &solution,
                                            &stats), ==, SEARCH_EXHAUSTED);
        }

      if (hint.row >= 0 || hint.column >= 0)
        check_line (&queens, &hint);

      g_assert_true (count_role (&hint, QUEENS_ROLE_AWAY) <= 1);
      g_assert_true (count_role (&hint, QUEENS_ROLE_PLACE) <= 1);
    }
}

static void
test_no_board (void)
{
  QueensBoard queens = queens_board_empty (8);
  QueensBoard none = queens;
  QueensHint hint;

  queens.row[3] = 1 << 8;
  g_assert_false (queens_hint_find (&queens, &none, NULL, &hint));
  queens = queens_board_empty (0);
  g_assert_false (queens_hint_find (&queens, &none, NULL, &hint));
  queens = queens_board_empty (QUEENS_MAX + 1);
  g_assert_false (queens_hint_find (&queens, &none, NULL, &hint));
  g_assert_cmpint (hint.kind, ==, QUEENS_HINT_NONE);
}

/* What a stopped search says is true as well, and it is asked no more. */
static void
test_stops (void)
{
  for (int round = 0; round < test_rounds (300); round++)
    {
      Stop stop = { .after = g_test_rand_int_range (1, 20) };
      SearchControl control = { stop_should_continue, &stop };
      QueensBoard queens, fixed;
      QueensHint whole, hint;

      random_board (&queens, &fixed);
      queens_hint_find (&queens, &fixed, NULL, &whole);
      queens_hint_find (&queens, &fixed, &control, &hint);
      g_assert_cmpint (stop.n_asked, <=, stop.after);

      if (stop.n_asked < stop.after)
        {
          g_assert_cmpint (hint.kind, ==, whole.kind);
          g_assert_cmpmem (hint.squares, sizeof hint.squares, whole.squares, sizeof whole.squares);
          continue;
        }

      if (whole.kind == QUEENS_HINT_CONFLICT || whole.kind == QUEENS_HINT_ROW_DEAD
          || whole.kind == QUEENS_HINT_COLUMN_DEAD)
        g_assert_cmpint (hint.kind, ==, whole.kind);

      if (count_role (&whole, QUEENS_ROLE_PLACE) > 0)
        check_squares (&queens, &hint, QUEENS_ROLE_PLACE, true);

      check_squares (&queens, &hint, QUEENS_ROLE_EXCLUDED, false);

      if (hint.kind == QUEENS_HINT_IMPOSSIBLE)
        {
          QueensBoard wrong = with (&fixed, &hint.squares[QUEENS_ROLE_CONFLICT]);

          g_assert_cmpuint (count_completions (&wrong), ==, 0);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/hint/truth", test_truth);
  g_test_add_func ("/queens/hint/walk", test_walk);
  g_test_add_func ("/queens/hint/corners", test_corners);
  g_test_add_func ("/queens/hint/large", test_large);
  g_test_add_func ("/queens/hint/no-board", test_no_board);
  g_test_add_func ("/queens/hint/stops", test_stops);

  return g_test_run ();
}
