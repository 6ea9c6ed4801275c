/* The logic of coloured queens: what every hint says is held against the solution and against the
 * rules, step by step, on puzzles of all sizes and levels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/coloured-samples.h"
#include "support/solver/test-rounds.h"

#include "solver/coloured/coloured-generate.h"
#include "solver/coloured/coloured-text.h"

enum { N_SEEDS = 50, N_LEAST = 12 };     /* the least that come by every rule */

typedef struct
{
  const ColouredPosition *position;
  QueensBoard             solution;
  guint                   n_used[COLOURED_N_RULES];
} Walk;

static ColouredPosition
make_position (int n,
               int level,
               int seed)
{
  ColouredSpec spec = { n, level, seed };
  ColouredPosition position;
  ColouredPuzzle puzzle;
  SearchStats stats;

  g_assert_cmpint (coloured_generate (&spec, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);
  coloured_position_init (&position, &puzzle);

  return position;
}

static bool
keep (const QueensSolution *solution,
      void                 *data)
{
  *(QueensBoard *) data = queens_board_from_solution (solution);

  return true;
}

static QueensBoard
solve (const ColouredPuzzle *puzzle)
{
  QueensBoard solution;
  SearchStats stats;

  g_assert_cmpint (coloured_each (puzzle, NULL, 0, keep, &solution, NULL, &stats), ==,
                   SEARCH_EXHAUSTED);
  g_assert_cmpuint (stats.n_solutions, ==, 1);

  return solution;
}

static bool
is_subset (const QueensBoard *a,
           const QueensBoard *b)
{
  for (int row = 0; row < a->n; row++)
    if ((a->row[row] & ~b->row[row]) != 0)
      return false;

  return true;
}

static bool
meets (const QueensBoard *a,
       const QueensBoard *b)
{
  for (int row = 0; row < a->n; row++)
    if ((a->row[row] & b->row[row]) != 0)
      return true;

  return false;
}

static void
take_away (QueensBoard       *from,
           const QueensBoard *what)
{
  for (int row = 0; row < from->n; row++)
    from->row[row] &= ~what->row[row];
}

static bool
in_house (const ColouredPuzzle *puzzle,
          int                   kind,
          int                   house,
          int                   square)
{
  const int place[COLOURED_N_KINDS] = {
    [COLOURED_ROW] = square / puzzle->n,
    [COLOURED_COLUMN] = square % puzzle->n,
    [COLOURED_REGION] = puzzle->region[square],
  };

  return place[kind] == house;
}

/* The squares of `within` in one of the houses. */
static QueensBoard
in_houses (const ColouredPuzzle *puzzle,
           const uint16_t       *houses,
           const QueensBoard    *within)
{
  QueensBoard squares = queens_board_empty (puzzle->n);

  for (int square = 0; square < puzzle->n * puzzle->n; square++)
    for (int kind = 0; kind < COLOURED_N_KINDS; kind++)
      for (int house = 0; house < puzzle->n; house++)
        if ((houses[kind] >> house & 1) != 0 && in_house (puzzle, kind, house, square))
          squares.row[square / puzzle->n] |= within->row[square / puzzle->n]
                                             & 1u << square % puzzle->n;

  return squares;
}

static int
count_houses (const uint16_t *houses)
{
  int count = 0;

  for (int kind = 0; kind < COLOURED_N_KINDS; kind++)
    count += __builtin_popcount (houses[kind]);

  return count;
}

/* Where a queen may still stand. */
static QueensBoard
left_squares (const ColouredPosition *position)
{
  const int n = position->puzzle.n;
  QueensBoard left = queens_board_empty (n);
  QueensBoard attacked;

  coloured_attacked (&position->puzzle, &position->queens, &attacked);

  for (int row = 0; row < n; row++)
    left.row[row] = (1u << n) - 1;

  take_away (&left, &position->excluded);
  take_away (&left, &position->queens);
  take_away (&left, &attacked);

  return left;
}

/* Each queen of the chain has the last square that those before it leave to its house, and in the
 * end the base has none. */
static void
check_chain (const ColouredPosition *position,
             const ColouredHint     *hint)
{
  const ColouredPuzzle *puzzle = &position->puzzle;
  QueensBoard left = left_squares (position);
  QueensBoard dead;

  g_assert_cmpint (hint->n_links, ==, hint->size + 1);
  g_assert_cmpint (hint->link[0].kind, ==, -1);
  g_assert_true (queens_board_has (&hint->squares[COLOURED_ROLE_EXCLUDED], hint->link[0].row,
                                   hint->link[0].column));

  for (int i = 0; i < hint->n_links; i++)
    {
      const ColouredLink *link = &hint->link[i];
      QueensBoard queen = queens_board_empty (puzzle->n);
      QueensBoard attacked;

      queen.row[link->row] = 1u << link->column;
      g_assert_true (is_subset (&queen, &left));
      g_assert_true (is_subset (&queen, &hint->squares[COLOURED_ROLE_SUPPOSED]));

      if (i > 0)
        {
          uint16_t houses[COLOURED_N_KINDS] = { 0 };
          QueensBoard last;

          houses[link->kind] = 1 << link->house;
          last = in_houses (puzzle, houses, &left);
          g_assert_cmpint (queens_board_count (&last), ==, 1);
          g_assert_true (is_subset (&queen, &last));
        }

      coloured_attacked (puzzle, &queen, &attacked);
      take_away (&left, &attacked);
      take_away (&left, &queen);
    }

  dead = in_houses (puzzle, hint->base, &left);
  g_assert_cmpint (queens_board_count (&dead), ==, 0);
}

/* What is excluded sees every square of FREE. */
static void
check_starved (const ColouredPosition *position,
               const ColouredHint     *hint)
{
  const int n = position->puzzle.n;
  const QueensBoard *excluded = &hint->squares[COLOURED_ROLE_EXCLUDED];

  for (int square = 0; square < n * n; square++)
    if (queens_board_has (excluded, square / n, square % n))
      {
        QueensBoard queen = queens_board_empty (n);
        QueensBoard attacked;

        queen.row[square / n] = 1u << square % n;
        coloured_attacked (&position->puzzle, &queen, &attacked);
        g_assert_true (is_subset (&hint->squares[COLOURED_ROLE_FREE], &attacked));
      }
}

/* The rule's own terms, as the table in coloured-hint.h has them. */
static void
check_rule (const ColouredPosition *position,
            const ColouredHint     *hint)
{
  const QueensBoard left = left_squares (position);
  const QueensBoard free = in_houses (&position->puzzle, hint->base, &left);
  const QueensBoard cover = in_houses (&position->puzzle, hint->cover, &left);
  const QueensBoard *squares = hint->squares;

  g_assert_true (is_subset (&free, &squares[COLOURED_ROLE_FREE]));
  g_assert_true (is_subset (&squares[COLOURED_ROLE_FREE], &free));

  switch (hint->rule)
    {
    case COLOURED_LAST_SQUARE:
      g_assert_cmpint (queens_board_count (&free), ==, 1);
      g_assert_true (is_subset (&free, &squares[COLOURED_ROLE_PLACE]));
      g_assert_cmpint (hint->size, ==, 1);
      break;

    case COLOURED_STARVED:
      g_assert_cmpint (count_houses (hint->base), ==, 1);
      check_starved (position, hint);
      break;

    case COLOURED_CHAIN:
      g_assert_cmpint (count_houses (hint->base), ==, 1);
      check_chain (position, hint);
      break;

    default:
      g_assert_cmpint (count_houses (hint->base), ==, hint->size);
      g_assert_cmpint (count_houses (hint->cover), ==, hint->size);
      g_assert_true (is_subset (&free, &cover));
      g_assert_true (is_subset (&squares[COLOURED_ROLE_EXCLUDED], &cover));
      g_assert_false (meets (&squares[COLOURED_ROLE_EXCLUDED], &free));
      g_assert_cmpint (hint->size > 1, ==, hint->rule >= COLOURED_REGIONS_IN_LINES);
      break;
    }
}

/* It says something new, and something true. */
static bool
check_hint (const ColouredHint *hint,
            void               *data)
{
  Walk *walk = data;
  const QueensBoard left = left_squares (walk->position);
  const QueensBoard *excluded = &hint->squares[COLOURED_ROLE_EXCLUDED];
  const QueensBoard *place = &hint->squares[COLOURED_ROLE_PLACE];

  g_assert_cmpint (queens_board_count (place), ==, hint->rule == COLOURED_LAST_SQUARE);
  g_assert_cmpint (queens_board_count (excluded) > 0, ==, hint->rule != COLOURED_LAST_SQUARE);
  g_assert_true (is_subset (excluded, &left));
  g_assert_true (is_subset (place, &walk->solution));
  g_assert_false (meets (excluded, &walk->solution));
  check_rule (walk->position, hint);
  walk->n_used[hint->rule]++;

  return true;
}

static void
check_path (ColouredPosition *position,
            Walk             *walk)
{
  walk->position = position;
  walk->solution = solve (&position->puzzle);

  g_assert_cmpint (coloured_logic_solve (position, check_hint, walk), ==, SEARCH_EXHAUSTED);
  g_assert_true (is_subset (&walk->solution, &position->queens));
}

static void
test_sound (void)
{
  const int n_seeds = MAX (test_rounds (N_SEEDS), N_LEAST);
  Walk walk = { 0 };

  for (int n = COLOURED_MIN; n <= COLOURED_MAX; n++)
    for (int level = -1; level < COLOURED_N_LEVELS; level++)
      for (int seed = 0; seed < n_seeds; seed++)
        {
          ColouredPosition position = make_position (n, level, seed);

          check_path (&position, &walk);
        }

  for (int rule = 0; rule < COLOURED_N_RULES; rule++)
    g_assert_cmpuint (walk.n_used[rule], >, 0);
}

/* From wherever a person has come without a mistake. */
static void
test_anywhere (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);
  Walk walk = { 0 };

  for (int round = 0; round < test_rounds (1200); round++)
    {
      int n = COLOURED_MIN + round % 8;
      ColouredPosition position = make_position (n, -1, round);
      QueensBoard solution = solve (&position.puzzle);

      for (int row = 0; row < n; row++)
        {
          if (g_rand_int_range (rand, 0, 4) == 0)
            position.queens.row[row] = solution.row[row];

          position.excluded.row[row] = g_rand_int (rand) & g_rand_int (rand) & ((1u << n) - 1)
                                       & ~solution.row[row];
        }

      check_path (&position, &walk);
    }
}

/* Mistakes are told by others: here there is no hint, and nothing goes wrong. */
static void
test_none (void)
{
  ColouredPosition position = make_position (8, COLOURED_EASY, 1);
  ColouredPosition changed = position;
  QueensBoard solution = solve (&position.puzzle);
  ColouredHint hint;

  g_assert_true (coloured_logic_first (&changed, &hint));

  changed.queens = solution;
  g_assert_false (coloured_logic_first (&changed, &hint));
  g_assert_cmpint (coloured_logic_solve (&changed, NULL, NULL), ==, SEARCH_EXHAUSTED);

  changed.queens.row[3] |= 1;
  changed.queens.row[3] |= 8;
  g_assert_false (coloured_logic_first (&changed, &hint));

  changed = position;
  changed.excluded.row[5] = 0xff;
  g_assert_false (coloured_logic_first (&changed, &hint));
  g_assert_cmpint (coloured_logic_solve (&changed, NULL, NULL), ==, SEARCH_LIMITED);

  changed = position;
  changed.puzzle.n = 13;
  g_assert_false (coloured_logic_first (&changed, &hint));
}

/* A queen or a cross anywhere: a hint may be wrong then, but it is one. */
static void
test_wrong (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (2);

  for (int round = 0; round < test_rounds (3000); round++)
    {
      int n = COLOURED_MIN + round % 8;
      ColouredPosition position = { .puzzle = coloured_sample (rand, n) };

      position.queens = queens_board_empty (n);
      position.excluded = queens_board_empty (n);

      for (int i = g_rand_int_range (rand, 0, 4); i > 0; i--)
        position.queens.row[g_rand_int_range (rand, 0, n)] = 1u << g_rand_int_range (rand, 0, 32);
      for (int row = 0; row < n; row++)
        position.excluded.row[row] = g_rand_int (rand) & g_rand_int (rand);

      for (int step = 0; step < n * n; step++)
        {
          ColouredHint hint;

          if (!coloured_logic_first (&position, &hint))
            break;

          check_rule (&position, &hint);
          coloured_hint_apply (&hint, &position.queens, &position.excluded);
        }
    }
}

static bool
stop_at_third (const ColouredHint *hint,
               void               *data)
{
  return ++*(int *) data < 3;
}

static void
test_stop (void)
{
  ColouredPosition position = make_position (8, COLOURED_MEDIUM, 1);
  int n_steps = 0;

  g_assert_cmpint (coloured_logic_solve (&position, stop_at_third, &n_steps), ==, SEARCH_STOPPED);
  g_assert_cmpint (n_steps, ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/coloured/logic/sound", test_sound);
  g_test_add_func ("/coloured/logic/anywhere", test_anywhere);
  g_test_add_func ("/coloured/logic/none", test_none);
  g_test_add_func ("/coloured/logic/wrong", test_wrong);
  g_test_add_func ("/coloured/logic/stop", test_stop);

  return g_test_run ();
}
