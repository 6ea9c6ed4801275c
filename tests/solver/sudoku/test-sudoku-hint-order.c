/* The order of hints: the nearest of the easiest steps, and of those that are as near the one that
 * does most. tests/cli/test-cli-hint-order holds the order of singles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-hint-order.h"

#include "support/solver/sudoku-samples.h"

typedef struct
{
  SudokuPosition position;
  SudokuHint     hint;          /* the one that was chosen */
  SudokuCells    last;
  guint          n_beside;      /* steps as easy as that */
  guint          n_near;        /* of these, the ones that see the last move */
} Rivals;

static bool
is_near (const SudokuHint *hint,
         SudokuCells       last)
{
  SudokuCells cells = sudoku_hint_get_cells (hint);

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      if (sudoku_cells_has (last, cell) || sudoku_cells_meet (last, sudoku_peer_cells[cell]))
        return true;
    }

  return false;
}

static bool
compare_rival (const SudokuHint *rival,
               void             *data)
{
  Rivals *self = data;

  if (sudoku_hint_rank (rival, &self->position) < sudoku_hint_rank (&self->hint, &self->position))
    g_error ("%s comes before %s", sudoku_technique[rival->technique].name,
             sudoku_technique[self->hint.technique].name);

  if (sudoku_hint_rank (rival, &self->position) > sudoku_hint_rank (&self->hint, &self->position) ||
      rival->technique != self->hint.technique ||
      sudoku_hint_rating (rival) != sudoku_hint_rating (&self->hint))
    return true;

  self->n_beside++;
  self->n_near += is_near (rival, self->last);

  return true;
}

/* Plays the hints of a puzzle, each after a move somewhere else than the one before. */
static void
walk_hints (const SudokuGrid *givens,
            GRand            *random,
            guint            *n_chosen)
{
  SudokuTechniques wanted = sudoku_techniques_in_path ();
  Rivals rivals = { .n_beside = 0 };

  sudoku_position_init (&rivals.position, givens, NULL);
  sudoku_position_prove (&rivals.position, NULL);

  for (;;)
    {
      SudokuTechniques alike = { { 0, 0 } };

      rivals.last = sudoku_cells_of (g_rand_int_range (random, 0, SUDOKU_CELLS));
      rivals.n_beside = rivals.n_near = 0;
      if (!sudoku_hint_order_first (&rivals.position, &wanted, rivals.last, NULL, &rivals.hint))
        break;

      for (int technique = SUDOKU_FULL_HOUSE; technique <= SUDOKU_HIDDEN_SINGLE; technique++)
        sudoku_techniques_add (&alike, technique);
      if (rivals.hint.technique < SUDOKU_FORCING_CHAIN_CONTRADICTION)
        sudoku_techniques_add (&alike, rivals.hint.technique);
      sudoku_logic_each (&rivals.position, &alike, compare_rival, &rivals, NULL);

      if (rivals.n_near > 0)
        g_assert_true (is_near (&rivals.hint, rivals.last));
      *n_chosen += rivals.n_near > 0 && rivals.n_near < rivals.n_beside;
      sudoku_hint_apply (&rivals.hint, &rivals.position);
    }

  g_assert_true (sudoku_position_is_solved (&rivals.position));
}

static void
test_near (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  g_autoptr(GRand) random = g_rand_new_with_seed (12);
  guint n_chosen = 0;

  for (guint i = 0; i < samples->len; i += 4)
    walk_hints (&g_array_index (samples, SudokuSample, i).givens, random, &n_chosen);

  g_assert_cmpuint (n_chosen, >, 100);
}

/* The first and the last row have a pair each. That of the last row removes more, so it comes first
 * unless the last move was beside the other. */
static void
test_effect (void)
{
  SudokuTechniques wanted = { { 0, 0 } };
  SudokuGrid empty = { { 0 } };
  SudokuPosition position;
  SudokuHint hint;

  sudoku_techniques_add (&wanted, SUDOKU_NAKED_PAIR);
  sudoku_position_init (&position, &empty, NULL);
  for (int digit = 3; digit <= SUDOKU_DIGITS; digit++)
    for (int column = 0; column <= 4; column += 4)
      {
        sudoku_position_remove (&position, column, digit);
        sudoku_position_remove (&position, 73 + column, digit);
      }
  for (int column = 1; column < 4; column++)
    sudoku_position_remove (&position, column, 1);

  g_assert_true (sudoku_hint_order_first (&position, &wanted, sudoku_cells_none (), NULL, &hint));
  g_assert_cmpint (hint.house[0].house, ==, 8);
  g_assert_true (sudoku_hint_order_first (&position, &wanted, sudoku_cells_of (8), NULL, &hint));
  g_assert_cmpint (hint.house[0].house, ==, 0);
}

static bool
continue_never (const SearchStats *stats,
                void              *data)
{
  return false;
}

static void
test_stop (void)
{
  const SearchControl control = { continue_never, NULL };
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuTechniques wanted = sudoku_techniques_in_path ();
  SudokuPosition position;
  SudokuHint hint;

  sudoku_position_init (&position, &g_array_index (samples, SudokuSample, 0).givens, NULL);
  g_assert_false (sudoku_hint_order_first (&position, &wanted, sudoku_cells_none (), &control,
                                           &hint));
  g_assert_cmpint (sudoku_hint_order_solve (&position, &wanted, NULL, NULL, &control), ==,
                   SEARCH_STOPPED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sudoku/hint-order/near", test_near);
  g_test_add_func ("/sudoku/hint-order/effect", test_effect);
  g_test_add_func ("/sudoku/hint-order/stop", test_stop);

  return g_test_run ();
}
