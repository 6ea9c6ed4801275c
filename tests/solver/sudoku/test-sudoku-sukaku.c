/* Sukaku: the search agrees with the fast solver, and candidates count beside the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "solver/sudoku/sudoku-steps.h"
#include "solver/sudoku/sudoku-sukaku.h"
#include "solver/sudoku/text/sudoku-text.h"

/* The candidates that the givens leave. */
static SudokuSukaku
from_givens (const SudokuGrid *givens)
{
  SudokuSukaku sukaku;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    sukaku.candidates[cell] = givens->digit[cell] > 0 ? 1 << (givens->digit[cell] - 1)
                                                      : sudoku_candidates (givens, cell);

  return sukaku;
}

static SudokuGrid
read_grid (const char *line)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  sudoku_reader_init (&reader, line, strlen (line));
  g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);

  return puzzle.givens;
}

static bool
keep_first (const SudokuGrid *solution,
            void             *data)
{
  SudokuGrid *first = data;

  if (first->digit[0] == 0)
    *first = *solution;

  return true;
}

static const char *const puzzles[] = {
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6.........................",
  "53..76...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  ".................................................................................",
};

static void
agrees (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      const SudokuGrid givens = read_grid (puzzles[i]);
      const SudokuSukaku sukaku = from_givens (&givens);
      SudokuGrid first = { { 0 } };
      SudokuAnswer answer;
      SearchStats stats;

      sudoku_solve (&givens, 50, NULL, &answer);
      g_assert_cmpint (sudoku_sukaku_each (&sukaku, 50, keep_first, &first, NULL, &stats), ==,
                       answer.end);
      g_assert_cmpuint (stats.n_solutions, ==, answer.stats.n_solutions);
      if (stats.n_solutions == 1)
        g_assert_cmpmem (&first, sizeof first, &answer.solution, sizeof first);
      if (stats.n_solutions > 0)
        g_assert_true (sudoku_is_solved (&first) && sudoku_is_part_of (&givens, &first));
    }
}

/* Without a digit of its solution a puzzle has none; with one digit in a cell it has that. */
static void
candidates_count (void)
{
  const SudokuGrid givens = read_grid (puzzles[0]);
  SudokuSukaku sukaku = from_givens (&givens);
  SudokuGrid solution = { { 0 } };
  SearchStats stats;

  g_assert_cmpint (sudoku_sukaku_each (&sukaku, 0, keep_first, &solution, NULL, &stats), ==,
                   SEARCH_EXHAUSTED);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuSukaku without = sukaku;

      without.candidates[cell] &= ~(1u << (solution.digit[cell] - 1));
      sudoku_sukaku_each (&without, 0, NULL, NULL, NULL, &stats);
      g_assert_cmpuint (stats.n_solutions, ==, 0);
    }
}

static bool
stop (const SudokuGrid *solution,
      void             *data)
{
  return false;
}

static bool
stop_at_once (const SearchStats *stats,
              void              *data)
{
  return false;
}

static void
stops (void)
{
  const SearchControl control = { stop_at_once, NULL };
  const SudokuGrid givens = read_grid (puzzles[4]);
  const SudokuSukaku sukaku = from_givens (&givens);
  SearchStats stats;

  g_assert_cmpint (sudoku_sukaku_each (&sukaku, 0, stop, NULL, NULL, &stats), ==, SEARCH_STOPPED);
  g_assert_cmpuint (stats.n_solutions, ==, 1);
  g_assert_cmpint (sudoku_sukaku_each (&sukaku, 0, NULL, NULL, &control, &stats), ==,
                   SEARCH_STOPPED);
  g_assert_cmpint (sudoku_sukaku_each (&sukaku, 3, NULL, NULL, NULL, &stats), ==, SEARCH_LIMITED);
  g_assert_cmpuint (stats.n_solutions, ==, 3);
}

static void
as_text (void)
{
  const SudokuGrid givens = read_grid (puzzles[0]);
  const SudokuSukaku sukaku = from_givens (&givens);
  g_autofree char *zeros = NULL;
  char line[SUDOKU_SUKAKU_LENGTH + 1];
  SudokuSukaku again;
  TextError error;

  sudoku_sukaku_write (&sukaku, line);
  zeros = g_strdelimit (g_strconcat (" ", line, "\r\n", NULL), ".", '0');
  g_assert_true (sudoku_sukaku_is_line (zeros, strlen (zeros)));
  g_assert_true (sudoku_sukaku_read (zeros, strlen (zeros), &again, &error));
  g_assert_cmpmem (&again, sizeof again, &sukaku, sizeof sukaku);
  g_assert_false (sudoku_sukaku_is_line (line, strlen (line) - 1));

  line[10] = '1';
  g_assert_true (sudoku_sukaku_is_line (line, strlen (line)));
  g_assert_false (sudoku_sukaku_read (line, strlen (line), &again, &error));
  g_assert_cmpint (error.column, ==, 11);
  g_assert_cmpuint (error.character, ==, '1');
}

/* The window has no Sukaku: there it is a grid of pencil marks. */
static void
as_pencil_marks (void)
{
  const SudokuGrid givens = read_grid (puzzles[0]);
  const SudokuSukaku sukaku = from_givens (&givens);
  char line[SUDOKU_SUKAKU_LENGTH + 1];
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  sudoku_sukaku_write (&sukaku, line);
  sudoku_reader_init (&reader, line, strlen (line));
  g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_PUZZLE);
  g_assert_cmpint (puzzle.format, ==, SUDOKU_TEXT_PENCIL);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    g_assert_true (puzzle.marks[cell] == sukaku.candidates[cell]
                   || puzzle.givens.digit[cell] + puzzle.entries.digit[cell]
                      == sudoku_lowest_digit (sukaku.candidates[cell]));

  line[0] = '2';
  sudoku_reader_init (&reader, line, strlen (line));
  g_assert_cmpint (sudoku_reader_next (&reader, &puzzle, &error), ==, SUDOKU_READ_ERROR);
  g_assert_cmpint (error.problem, ==, TEXT_FOREIGN_CHARACTER);
  g_assert_cmpint (error.column, ==, 1);
}

/* Every method of the textbooks finds the solution of a Sukaku, and tries only candidates. */
static void
steps (void)
{
  const SudokuGrid givens = read_grid (puzzles[0]);
  const SudokuGrid empty = { { 0 } };
  const SudokuSukaku sukaku = from_givens (&givens);

  for (SudokuMethod method = 0; method < SUDOKU_N_METHODS; method++)
    {
      SudokuSteps search;
      SearchEvent event;

      sudoku_steps_init (&search, method, &empty);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        search.barred[cell] = SUDOKU_ALL_CANDIDATES & ~sukaku.candidates[cell];

      while (sudoku_steps_next (&search, &event))
        if (event.kind == SEARCH_PLACE || event.kind == SEARCH_REJECT)
          g_assert_true (sukaku.candidates[event.variable] >> (event.value - 1) & 1);
      g_assert_cmpuint (search.stats.n_solutions, ==, 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/sukaku/agrees", agrees);
  g_test_add_func ("/sudoku/sukaku/candidates-count", candidates_count);
  g_test_add_func ("/sudoku/sukaku/stops", stops);
  g_test_add_func ("/sudoku/sukaku/as-text", as_text);
  g_test_add_func ("/sudoku/sukaku/as-pencil-marks", as_pencil_marks);
  g_test_add_func ("/sudoku/sukaku/steps", steps);

  return g_test_run ();
}
