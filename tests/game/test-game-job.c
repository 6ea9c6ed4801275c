/* Jobs that solve and count: they agree with the solvers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/jobs/game-count.h"
#include "support/game/game-requests.h"
#include "solver/coloured/coloured-grade.h"
#include "solver/queens/queens-grade.h"

static const uint64_t n_all[] = { 1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712 };
static const uint64_t n_classes[] = { 1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233 };

/* Solves and looks at what is always true of an answer; `n_solutions` is 0, 1 or 2 for more. */
static GameReport *
solve_sudoku (const GameRequest *request,
              uint64_t           n_solutions)
{
  const GameSudoku *sudoku = &request->state.sudoku;
  GameReport *report = run (request);

  g_assert_cmpuint (report->stats.n_solutions, ==, n_solutions);
  if (n_solutions > 0)
    {
      SudokuGrid entered = game_sudoku_grid (sudoku);
      SudokuGrid filled = game_sudoku_grid (&report->solve.solution.sudoku);

      g_assert_true (game_state_is_solved (&report->solve.solution));
      g_assert_true (sudoku_is_part_of (&sudoku->givens, &filled));
      g_assert_true (sudoku_is_part_of (&entered, &filled) == (report->solve.n_changed == 0));
      g_assert_cmpmem (&report->solve.solution.sudoku.givens, sizeof (SudokuGrid),
                       &sudoku->givens, sizeof (SudokuGrid));
      g_assert_cmpmem (report->solve.solution.sudoku.marks, sizeof sudoku->marks,
                       sudoku->marks, sizeof sudoku->marks);
    }

  return report;
}

static void
test_solve_unique (void)
{
  GameRequest request = make_sudoku (GAME_JOB_SOLVE, UNIQUE_LINE);
  g_autoptr(GameReport) plain = NULL;
  g_autoptr(GameReport) agreeing = NULL;
  g_autoptr(GameReport) contradicted = NULL;

  request.state.sudoku.marks[2] = 0x15;
  plain = solve_sudoku (&request, 1);
  g_assert_cmpint (plain->end, ==, SEARCH_EXHAUSTED);
  g_assert_cmpint (plain->solve.n_changed, ==, 0);

  request.state.sudoku.entries.digit[2] = plain->solve.solution.sudoku.entries.digit[2];
  agreeing = solve_sudoku (&request, 1);
  g_assert_cmpint (agreeing->solve.n_changed, ==, 0);

  request.state.sudoku.entries.digit[2] = plain->solve.solution.sudoku.entries.digit[2] % 9 + 1;
  contradicted = solve_sudoku (&request, 1);
  g_assert_cmpint (contradicted->solve.n_changed, ==, 1);
  g_assert_true (game_state_equal (&contradicted->solve.solution, &plain->solve.solution));
}

/* With several solutions, the one that the person is on the way to. */
static void
test_solve_several (void)
{
  GameRequest request = make_sudoku (GAME_JOB_SOLVE, UNIQUE_LINE);
  g_autoptr(GameReport) plain = NULL;
  g_autoptr(GameReport) contradicted = NULL;
  int cell = 80;

  /* The top three rows but one digit: a cell of the last rows can be anything. */
  for (int i = 27; i < SUDOKU_CELLS; i++)
    request.state.sudoku.givens.digit[i] = 0;

  plain = solve_sudoku (&request, 2);
  g_assert_cmpint (plain->end, ==, SEARCH_LIMITED);

  for (int digit = 1; digit <= 9; digit++)
    {
      g_autoptr(GameReport) report = NULL;
      SudokuGrid grid;
      SudokuAnswer answer;

      request.state.sudoku.entries.digit[cell] = digit;
      grid = game_sudoku_grid (&request.state.sudoku);
      sudoku_solve (&grid, 1, NULL, &answer);

      report = solve_sudoku (&request, 2);
      g_assert_true ((report->solve.n_changed > 0) == (answer.stats.n_solutions == 0));
    }

  /* An entry beside an equal given is part of no solution. */
  request.state.sudoku.entries.digit[cell] = 0;
  request.state.sudoku.entries.digit[2] = 5;
  contradicted = solve_sudoku (&request, 2);
  g_assert_cmpint (contradicted->solve.n_changed, ==, 1);
}

static void
test_solve_none (void)
{
  GameRequest request = make_sudoku (GAME_JOB_SOLVE, UNIQUE_LINE);
  g_autoptr(GameReport) none = NULL;
  g_autoptr(GameReport) invalid = NULL;

  request.state.sudoku.givens.digit[2] = 2;
  none = solve_sudoku (&request, 0);
  g_assert_cmpint (none->end, ==, SEARCH_EXHAUSTED);

  request.state.sudoku.givens.digit[2] = 5;
  invalid = solve_sudoku (&request, 0);
  g_assert_cmpint (invalid->end, ==, SEARCH_INVALID);
}

/* A puzzle that was typed into an empty board is a puzzle as any other. */
static void
test_solve_typed (void)
{
  GameRequest request = make_sudoku (GAME_JOB_SOLVE, UNIQUE_LINE);
  g_autoptr(GameReport) given = solve_sudoku (&request, 1);
  g_autoptr(GameReport) typed = NULL;
  SudokuGrid expected = game_sudoku_grid (&given->solve.solution.sudoku);
  SudokuGrid found;

  request.state.sudoku.entries = request.state.sudoku.givens;
  memset (&request.state.sudoku.givens, 0, sizeof (SudokuGrid));
  typed = solve_sudoku (&request, 1);
  found = game_sudoku_grid (&typed->solve.solution.sudoku);
  g_assert_cmpint (typed->solve.n_changed, ==, 0);
  g_assert_cmpmem (&found, sizeof found, &expected, sizeof expected);
}

static void
test_solve_queens (void)
{
  for (int n = 1; n <= QUEENS_MAX; n++)
    {
      GameRequest request = make_queens (GAME_JOB_SOLVE, n);
      g_autoptr(GameReport) report = run (&request);

      g_assert_cmpint (report->end, !=, SEARCH_INVALID);
      g_assert_cmpuint (report->stats.n_solutions, ==, n == 2 || n == 3 ? 0 : 1);
      if (report->stats.n_solutions > 0)
        g_assert_true (game_state_is_solved (&report->solve.solution));
    }
}

static void
test_complete_queens (void)
{
  GameRequest request = make_queens (GAME_JOB_SOLVE, 8);

  for (int first = 0; first < 64; first++)
    for (int second = first; second < 64; second++)
      {
        g_autoptr(GameReport) report = NULL;
        GameQueens solved;
        QueensSolution solution;
        SearchStats stats;
        SearchEnd end;

        request.state = game_state_new_queens (8);
        put_queen (&request, first / 8, first % 8);
        request.state.queens.queens.row[second / 8] |= 1u << second % 8;

        end = queens_complete (&request.state.queens.queens, NULL, &solution, &stats);
        report = run (&request);
        g_assert_cmpint (end, !=, SEARCH_STOPPED);
        g_assert_cmpuint (report->stats.n_solutions, ==, 1);

        g_assert_true (game_state_is_solved (&report->solve.solution));
        solved = report->solve.solution.queens;
        g_assert_true (queens_board_has (&solved.queens, first / 8, first % 8));

        /* A queen that cannot stay makes way for those that are fixed. */
        g_assert_cmpint (report->solve.n_changed, ==, stats.n_solutions == 0);
        g_assert_true (queens_board_has (&solved.queens, second / 8, second % 8)
                       == (stats.n_solutions > 0));
        g_assert_cmpint (queens_board_count (&solved.fixed), ==, 1);
      }
}

static void
test_count_queens (void)
{
  for (int n = 1; n <= 13; n++)
    for (int n_threads = 0; n_threads <= 3; n_threads++)
      {
        const GameCount count = { .fixed = queens_board_empty (n), .n_threads = n_threads };
        GameProgress progress = { 0 };
        uint64_t n_fundamental;
        SearchStats stats;

        g_assert_cmpfloat (game_progress_get_fraction (&progress), <, 0);
        g_assert_cmpint (game_count_queens (&count, &progress, &stats), ==, SEARCH_EXHAUSTED);
        g_assert_cmpuint (stats.n_solutions, ==, n_all[n]);
        g_assert_cmpfloat (game_progress_get_fraction (&progress), ==, 1);
        g_assert_cmpuint (game_progress_get_stats (&progress).n_nodes, >=, stats.n_nodes);
        g_assert_cmpuint (game_progress_get_stats (&progress).n_solutions, ==, stats.n_solutions);

        g_assert_cmpint (game_count_fundamental (n, stats.n_solutions, &progress, &n_fundamental),
                         ==, SEARCH_EXHAUSTED);
        g_assert_cmpuint (n_fundamental, ==, n_classes[n]);
      }
}

static void
test_count_fixed (void)
{
  for (int column = 0; column < 13; column++)
    {
      GameCount count = { .fixed = queens_board_empty (13) };
      GameProgress progress = { 0 };
      SearchStats expected;
      SearchStats stats;

      count.fixed.row[5] = 1 << column;
      queens_count (&count.fixed, NULL, &expected);
      g_assert_cmpint (game_count_queens (&count, &progress, &stats), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (stats.n_solutions, ==, expected.n_solutions);
    }
}

static void
test_count_invalid (void)
{
  GameCount count = { .fixed = queens_board_empty (14) };
  GameProgress progress = { 0 };
  SearchStats stats;

  count.fixed.row[0] = 1 << 0;
  count.fixed.row[3] = 1 << 3;
  g_assert_cmpint (game_count_queens (&count, &progress, &stats), ==, SEARCH_INVALID);
  g_assert_cmpuint (stats.n_solutions, ==, 0);
}

static gpointer
stop_when_counting (gpointer data)
{
  GameProgress *progress = data;

  while (game_progress_get_stats (progress).n_nodes == 0)
    g_thread_yield ();
  game_progress_stop (progress);

  return NULL;
}

/* A count that would go on for hours ends when it is stopped, whatever its threads are at. */
static void
test_count_stopped (void)
{
  const GameCount count = { .fixed = queens_board_empty (20), .n_threads = 2 };
  GameProgress progress = { 0 };
  SearchStats stats;
  GThread *stopper = g_thread_new ("stopper", stop_when_counting, &progress);

  g_assert_cmpint (game_count_queens (&count, &progress, &stats), ==, SEARCH_STOPPED);
  g_thread_join (stopper);

  g_assert_cmpint (game_count_queens (&count, &progress, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpuint (stats.n_solutions, ==, 0);
}

/* A new puzzle has the level of its spec, and comes again from its seed. */
static void
test_generate (void)
{
  for (int level = -1; level <= SUDOKU_MEDIUM; level++)
    {
      GameSpec spec = game_spec_new (GAME_VARIANT_SUDOKU, 9, level);
      GameFacts facts;
      GameRequest request;
      g_autoptr(GameReport) report = NULL;
      g_autoptr(GameReport) again = NULL;
      g_autoptr(GameReport) graded = NULL;

      game_spec_set_seed (&spec, 7);
      request = game_request_generate (&spec);
      report = run (&request);
      again = run (&request);
      g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (report->stats.n_solutions, ==, 1);
      g_assert_true (game_state_equal (&report->puzzle, &again->puzzle));

      facts = game_facts_new (&report->puzzle);
      request = game_request_facts (&facts, GAME_FACTS_GRADE);
      graded = run (&request);
      g_assert_cmpint (graded->end, ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (graded->stats.n_solutions, ==, 1);
      if (level >= 0)
        g_assert_cmpint (graded->facts.grade.level, ==, level);
    }
}

/* New puzzles of queens have the size of their spec, come again from their seed, and are
 * solved by jobs that leave them what they are. */
static void
test_generate_queens (void)
{
  for (int n = 7; n <= 10; n++)
    for (int variant = GAME_VARIANT_FIXED_QUEENS; variant < GAME_N_VARIANTS; variant++)
      {
        GameSpec spec = game_spec_new (variant, n, QUEENS_EASY);
        GameRequest request;
        g_autoptr(GameReport) report = NULL;
        g_autoptr(GameReport) again = NULL;
        g_autoptr(GameReport) solved = NULL;

        game_spec_set_seed (&spec, 7);
        request = game_request_generate (&spec);
        report = run (&request);
        again = run (&request);
        g_assert_cmpint (report->end, ==, SEARCH_EXHAUSTED);
        g_assert_true (game_state_equal (&report->puzzle, &again->puzzle));
        g_assert_cmpint (game_state_size (&report->puzzle), ==, n);
        g_assert_cmpint (game_state_variant (&report->puzzle), ==, variant);

        request = game_request_solve (&report->puzzle);
        solved = run (&request);
        g_assert_cmpuint (solved->stats.n_solutions, ==, 1);
        g_assert_true (game_state_is_solved (&solved->solve.solution));
        g_assert_true (game_state_same_puzzle (&solved->solve.solution, &report->puzzle));
        g_assert_cmpint (solved->solve.n_changed, ==, 0);
      }
}

/* A queen that stands in the way of the only solution of a coloured puzzle gives way. */
static void
test_solve_coloured_changed (void)
{
  GameSpec spec = game_spec_new (GAME_VARIANT_COLOURED_QUEENS, 8, COLOURED_EASY);
  GameRequest request;
  g_autoptr(GameReport) report = NULL;

  game_spec_set_seed (&spec, 3);
  request = game_request_generate (&spec);
  report = run (&request);

  for (int column = 0; column < 8; column++)
    {
      g_autoptr(GameReport) moved = NULL;

      request = game_request_solve (&report->puzzle);
      request.state.queens.queens.row[0] = 1u << column;
      moved = run (&request);
      g_assert_true (game_state_is_solved (&moved->solve.solution));
      g_assert_cmpint (moved->solve.n_changed, ==,
                       !queens_board_has (&moved->solve.solution.queens.queens, 0, column));
    }
}

/* Only what has one solution has a grade. */
static void
test_grade_several (void)
{
  GameRequest request = make_sudoku (GAME_JOB_FACTS, UNIQUE_LINE);
  GameFacts facts = game_facts_new (&request.state);
  g_autoptr(GameReport) several = NULL;
  g_autoptr(GameReport) invalid = NULL;

  for (int cell = 27; cell < SUDOKU_CELLS; cell++)
    facts.puzzle.sudoku.givens.digit[cell] = 0;

  request = game_request_facts (&facts, GAME_FACTS_GRADE);
  several = run (&request);
  g_assert_cmpint (several->end, ==, SEARCH_LIMITED);
  g_assert_cmpuint (several->stats.n_solutions, ==, 2);
  g_assert_false (several->facts.has_grade);

  facts.puzzle.sudoku.givens.digit[1] = facts.puzzle.sudoku.givens.digit[0];
  request = game_request_facts (&facts, GAME_FACTS_GRADE);
  invalid = run (&request);
  g_assert_cmpint (invalid->end, ==, SEARCH_INVALID);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/job/solve/unique", test_solve_unique);
  g_test_add_func ("/game/job/solve/several", test_solve_several);
  g_test_add_func ("/game/job/solve/none", test_solve_none);
  g_test_add_func ("/game/job/solve/typed", test_solve_typed);
  g_test_add_func ("/game/job/solve/queens", test_solve_queens);
  g_test_add_func ("/game/job/solve/complete-queens", test_complete_queens);
  g_test_add_func ("/game/job/count/queens", test_count_queens);
  g_test_add_func ("/game/job/count/fixed", test_count_fixed);
  g_test_add_func ("/game/job/count/invalid", test_count_invalid);
  g_test_add_func ("/game/job/count/stopped", test_count_stopped);
  g_test_add_func ("/game/job/generate", test_generate);
  g_test_add_func ("/game/job/generate-queens", test_generate_queens);
  g_test_add_func ("/game/job/solve-coloured-changed", test_solve_coloured_changed);
  g_test_add_func ("/game/job/grade/several", test_grade_several);

  return g_test_run ();
}
