/* Almost locked sets, held against a plain search: all of them are found, once each, and linked as
 * the words of sudoku-als.h say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-als.h"
#include "solver/sudoku/logic/sudoku-logic.h"

#include "support/solver/sudoku-samples.h"

static SudokuDigits
get_digits (const SudokuPosition *position,
            SudokuCells           cells)
{
  SudokuDigits digits = 0;

  while (!sudoku_cells_is_empty (cells))
    digits |= position->candidates[sudoku_cells_take (&cells)];

  return digits;
}

static bool
list_has (const SudokuAlsList *list,
          SudokuCells          cells)
{
  for (int i = 0; i < list->n_sets; i++)
    if (sudoku_cells_equal (list->set[i].cells, cells))
      return true;

  return false;
}

static void
assert_sets (const SudokuAlsList  *list,
             const SudokuPosition *position)
{
  for (int i = 0; i < list->n_sets; i++)
    {
      const SudokuAls *set = &list->set[i];

      g_assert_cmpint (set->digits, ==, get_digits (position, set->cells));
      g_assert_cmpint (sudoku_bit_count[set->digits], ==, sudoku_cells_count (set->cells) + 1);

      for (int j = 0; j < i; j++)
        g_assert_false (sudoku_cells_equal (set->cells, list->set[j].cells));
    }

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    for (int places = 1; places <= SUDOKU_ALL_CANDIDATES; places++)
      {
        SudokuCells cells = sudoku_cells_from_house (house, places);

        if (sudoku_cells_within (cells, position->empty) &&
            sudoku_bit_count[get_digits (position, cells)] == sudoku_bit_count[places] + 1)
          g_assert_true (list_has (list, cells));
      }
}

/* Whether every place of a digit in one set sees every place of it in the other. */
static bool
is_restricted (const SudokuPosition *position,
               SudokuCells           a,
               SudokuCells           b,
               int                   digit)
{
  SudokuCells where = position->where[digit - 1];

  return sudoku_cells_within (sudoku_cells_and (a, where),
                              sudoku_cells_seen_by_all (sudoku_cells_and (b, where)));
}

static void
assert_links (const SudokuAlsList  *list,
              const SudokuPosition *position)
{
  for (int i = 0; i < list->n_sets; i++)
    for (int j = 0; j < list->n_sets; j++)
      {
        const SudokuAls *a = &list->set[i];
        const SudokuAls *b = &list->set[j];
        SudokuDigits restricted = 0;

        for (SudokuDigits digits = a->digits & b->digits; digits != 0; digits &= digits - 1)
          if (is_restricted (position, a->cells, b->cells, sudoku_lowest_digit (digits)))
            restricted |= digits & -digits;

        g_assert_cmpint (sudoku_als_rccs (list, i, j), ==, restricted);
        g_assert_cmpint (sudoku_als_bits_has (&a->overlaps, j), ==,
                         sudoku_cells_meet (a->cells, b->cells));
      }
}

static void
test_list (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  g_autofree SudokuAlsList *list = g_new (SudokuAlsList, 1);

  for (guint i = 0; i < samples->len; i += 16)
    {
      SudokuPosition position;

      sudoku_position_init (&position, &g_array_index (samples, SudokuSample, i).givens, NULL);
      sudoku_als_list (list, &position);
      g_assert_cmpint (list->n_sets, >, 0);
      assert_sets (list, &position);
      assert_links (list, &position);
    }
}

/* Boards with few digits have more groups than there is room for, or none: no harm either way. */
static void
test_open (void)
{
  g_autofree SudokuAlsList *list = g_new (SudokuAlsList, 1);
  g_autoptr(GRand) random = g_rand_new_with_seed (4);

  for (int round = 0; round < 100; round++)
    {
      SudokuGrid empty = { { 0 } };
      SudokuPosition position;

      sudoku_position_init (&position, &empty, NULL);

      for (int i = 0; i < 20 * round; i++)
        sudoku_position_remove (&position, g_rand_int_range (random, 0, SUDOKU_CELLS),
                                g_rand_int_range (random, 1, 10));

      sudoku_als_list (list, &position);
      g_assert_cmpint (list->n_sets, <=, SUDOKU_ALS_SETS);
      g_assert_cmpint (list->first_group[SUDOKU_DIGITS], <=, SUDOKU_ALS_GROUPS);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/als/list", test_list);
  g_test_add_func ("/sudoku/als/open", test_open);

  return g_test_run ();
}
