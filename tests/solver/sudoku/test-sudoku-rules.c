/* The rules of sudoku, held against their definitions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "solver/sudoku/sudoku.h"
#include "support/solver/sudoku-samples.h"

static bool
are_peers (int a,
           int b)
{
  return a != b && (sudoku_row (a) == sudoku_row (b) || sudoku_column (a) == sudoku_column (b) ||
                    sudoku_box (a) == sudoku_box (b));
}

static void
test_rules_houses (void)
{
  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    for (int house = 0; house < 9; house++)
      for (int index = 0; index < 9; index++)
        {
          int cell = sudoku_house_cell (kind, house, index);

          g_assert_cmpint (sudoku_house (kind, cell), ==, house);
          if (index > 0)
            g_assert_cmpint (sudoku_house_cell (kind, house, index - 1), <, cell);
        }
}

static void
test_rules_peers (void)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      const uint8_t *peers = sudoku_peers (cell);
      int n_peers = 0;

      for (int other = 0; other < SUDOKU_CELLS; other++)
        if (are_peers (cell, other))
          g_assert_cmpint (peers[n_peers++], ==, other);

      g_assert_cmpint (n_peers, ==, SUDOKU_PEERS);
    }
}

/* Digits strewn at random, to no rule. */
static void
strew (SudokuGrid *grid,
       int         n_digits)
{
  memset (grid, 0, sizeof *grid);

  for (int i = 0; i < n_digits; i++)
    grid->digit[g_test_rand_int_range (0, SUDOKU_CELLS)] = g_test_rand_int_range (1, 10);
}

static void
test_rules_candidates (void)
{
  for (int round = 0; round < 200; round++)
    {
      SudokuGrid grid;
      int n_digits = 0;

      strew (&grid, round % 81);

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          SudokuDigits expected = SUDOKU_ALL_CANDIDATES;

          for (int other = 0; other < SUDOKU_CELLS; other++)
            if (grid.digit[other] != 0 && are_peers (cell, other))
              expected &= ~(1u << (grid.digit[other] - 1));

          g_assert_cmpuint (sudoku_candidates (&grid, cell), ==, expected);
          n_digits += grid.digit[cell] != 0;
        }

      g_assert_cmpint (sudoku_count_digits (&grid), ==, n_digits);
    }
}

/* How often a digit stands in a house. */
static int
count_in_house (const SudokuGrid *grid,
                SudokuHouseKind   kind,
                int               house,
                int               digit)
{
  int n_cells = 0;

  for (int index = 0; index < 9; index++)
    n_cells += grid->digit[sudoku_house_cell (kind, house, index)] == digit;

  return n_cells;
}

static void
check_conflict (const SudokuGrid     *grid,
                const SudokuConflict *conflict,
                SudokuHouseKind       kind,
                int                   house,
                int                   digit)
{
  g_assert_cmpint (conflict->house_kind, ==, kind);
  g_assert_cmpint (conflict->house, ==, house);
  g_assert_cmpint (conflict->digit, ==, digit);
  g_assert_cmpint (conflict->n_cells, ==, count_in_house (grid, kind, house, digit));

  for (int i = 0; i < conflict->n_cells; i++)
    {
      g_assert_cmpint (grid->digit[conflict->cell[i]], ==, digit);
      g_assert_cmpint (sudoku_house (kind, conflict->cell[i]), ==, house);
      if (i > 0)
        g_assert_cmpint (conflict->cell[i - 1], <, conflict->cell[i]);
    }
}

static void
check_conflicts (const SudokuGrid *grid)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  int n_found = sudoku_find_conflicts (grid, conflicts);
  int n_conflicts = 0;

  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    for (int house = 0; house < 9; house++)
      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        if (count_in_house (grid, kind, house, digit) > 1)
          {
            g_assert_cmpint (n_conflicts, <, n_found);
            check_conflict (grid, &conflicts[n_conflicts++], kind, house, digit);
          }

  g_assert_cmpint (n_found, ==, n_conflicts);
  g_assert_true (sudoku_has_conflict (grid) == (n_conflicts > 0));
}

static void
test_rules_conflicts (void)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  SudokuGrid grid;

  for (int round = 0; round < 500; round++)
    {
      strew (&grid, round % 200);
      check_conflicts (&grid);
      sudoku_random_puzzle (&grid, round % 60);
      check_conflicts (&grid);
    }

  memset (&grid, 1, sizeof grid);
  check_conflicts (&grid);

  /* As many conflicts as there can be: each house holds four digits twice, and a fifth one. */
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = (sudoku_row (cell) % 3 * 3 + sudoku_row (cell) / 3 + cell % 9) % 9 / 2 + 1;
  check_conflicts (&grid);
  g_assert_cmpint (sudoku_find_conflicts (&grid, conflicts), ==, SUDOKU_MAX_CONFLICTS);
}

static void
test_rules_solved (void)
{
  for (int round = 0; round < 100; round++)
    {
      SudokuGrid whole;
      SudokuGrid part;
      int cell = g_test_rand_int_range (0, SUDOKU_CELLS);

      sudoku_random_solution (&whole);
      g_assert_true (sudoku_is_solved (&whole));
      g_assert_true (sudoku_is_part_of (&whole, &whole));

      part = whole;
      part.digit[cell] = 0;
      g_assert_false (sudoku_is_solved (&part));
      g_assert_true (sudoku_is_part_of (&part, &whole));
      g_assert_false (sudoku_is_part_of (&whole, &part));

      part.digit[cell] = whole.digit[cell] % 9 + 1;
      g_assert_false (sudoku_is_solved (&part));
      g_assert_false (sudoku_is_part_of (&part, &whole));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/rules/houses", test_rules_houses);
  g_test_add_func ("/sudoku/rules/peers", test_rules_peers);
  g_test_add_func ("/sudoku/rules/candidates", test_rules_candidates);
  g_test_add_func ("/sudoku/rules/conflicts", test_rules_conflicts);
  g_test_add_func ("/sudoku/rules/solved", test_rules_solved);

  return g_test_run ();
}
