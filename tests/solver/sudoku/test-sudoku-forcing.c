/* Forcing chains and nets, with singles alone beside them: they solve every puzzle with one
 * solution, those that count as the hardest too, and each step is a proof that can be followed.
 * Every link is held against the rules: its end follows from what leads to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic.h"

#include "support/solver/sudoku-samples.h"

/* Puzzles that were called the hardest, and came to be known by a name: Easter Monster, Golden
 * Nugget, AI Escargot, and one that Arto Inkala made in 2012. */
static const char *const hardest[] = {
  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
  ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
};

/* Whether some house holds all these cells and the other one, and they are all of its places. */
static bool
is_last_place (const SudokuPosition *position,
               SudokuCells           cells,
               int                   digit)
{
  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (sudoku_cells_equal (sudoku_position_in_house (position, house, digit), cells))
      return true;

  return false;
}

/* Something is on because its cell, or one of its houses, has lost all else; what has is linked. */
static void
assert_on_follows (const SudokuHint     *hint,
                   const SudokuPosition *position,
                   int                   index)
{
  const SudokuNode *node = &hint->node[index];
  SudokuDigits digits = 0;
  SudokuCells cells = node->cells;

  for (int i = 0; i < hint->n_links; i++)
    if (hint->link[i].to == index)
      {
        const SudokuNode *from = &hint->node[hint->link[i].from];

        g_assert_true (hint->link[i].strong);
        g_assert_false (from->is_true);

        if (from->digit == node->digit)
          cells = sudoku_cells_or (cells, from->cells);
        else
          {
            g_assert_true (sudoku_cells_equal (from->cells, node->cells));
            digits |= 1 << (from->digit - 1);
          }
      }

  if (digits != 0)
    g_assert_cmpuint (digits | 1 << (node->digit - 1), ==,
                      position->candidates[sudoku_cells_first (node->cells)]);
  else
    g_assert_true (is_last_place (position, cells, node->digit) ||
                   sudoku_bit_count[position->candidates[sudoku_cells_first (node->cells)]] == 1);
}

/* Something is off because it sees what is on; or it was tried, and refuted. */
static void
assert_off_follows (const SudokuHint *hint,
                    int               index)
{
  const SudokuNode *node = &hint->node[index];
  int n_causes = 0;

  for (int i = 0; i < hint->n_links; i++)
    if (hint->link[i].to == index)
      {
        const SudokuNode *from = &hint->node[hint->link[i].from];

        g_assert_false (hint->link[i].strong);
        n_causes++;

        if (node->n_inner > 0)
          g_assert_false (from->is_true);
        else
          {
            g_assert_true (from->is_true);
            g_assert_true (from->digit == node->digit ?
                           sudoku_cells_within (node->cells,
                                                sudoku_cells_seen_by_all (from->cells)) :
                           sudoku_cells_equal (node->cells, from->cells));
          }
      }

  g_assert_cmpint (n_causes, >=, node->n_inner > 0 ? 0 : 1);

  if (node->n_inner == 0)
    g_assert_cmpint (n_causes, ==, 1);
}

static bool
is_off (const SudokuHint *hint,
        SudokuMark        mark)
{
  for (int i = 0; i < hint->n_nodes; i++)
    if (!hint->node[i].is_true && hint->node[i].digit == mark.digit &&
        sudoku_cells_has (hint->node[i].cells, mark.cell))
      return true;

  return false;
}

/* A contradiction leaves nothing in a cell, or no place in a house. */
static void
assert_dead (const SudokuHint     *hint,
             const SudokuPosition *position)
{
  SudokuCells cells = sudoku_cells_none ();
  int n = 0;
  int digit = 0;
  int cell = 0;

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role == SUDOKU_ROLE_EXTRA)
      {
        g_assert_true (is_off (hint, hint->mark[i]));
        cell = hint->mark[i].cell;
        digit = hint->mark[i].digit;
        cells = sudoku_cells_or (cells, sudoku_cells_of (cell));
        n++;
      }

  if (hint->n_houses == 0)
    g_assert_cmpint (n, ==, sudoku_bit_count[position->candidates[cell]]);
  else
    g_assert_true (sudoku_cells_equal (cells, sudoku_position_in_house (position,
                                                                        hint->house[0].house,
                                                                        digit)));
}

static void
assert_reasons (const SudokuHint     *hint,
                const SudokuPosition *position)
{
  for (int i = 0; i < hint->n_links; i++)
    {
      g_assert_cmpuint (hint->link[i].from, <, hint->link[i].to);
      g_assert_cmpuint (hint->node[hint->link[i].from].branch, ==,
                        hint->node[hint->link[i].to].branch);
      g_assert_true (i == 0 || hint->link[i - 1].to <= hint->link[i].to);
    }

  for (int i = 1; i < hint->n_nodes; i++)
    if (hint->node[i].branch == hint->node[i - 1].branch)
      {
        if (hint->node[i].is_true)
          assert_on_follows (hint, position, i);
        else
          assert_off_follows (hint, i);
      }

  if (hint->technique != SUDOKU_FORCING_CHAIN_VERITY &&
      hint->technique != SUDOKU_FORCING_NET_VERITY)
    assert_dead (hint, position);
}

static void
assert_sound (const SudokuHint *hint,
              const SudokuGrid *solution)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    g_assert_false (hint->removals[cell] >> (solution->digit[cell] - 1) & 1);

  for (int i = 0; i < hint->n_placements; i++)
    g_assert_cmpint (hint->placement[i].digit, ==, solution->digit[hint->placement[i].cell]);
}

static void
walk (const SudokuGrid       *givens,
      const SudokuTechniques *wanted)
{
  SudokuPosition position;
  SudokuGrid solution;
  SudokuHint hint;

  sudoku_position_init (&position, givens, NULL);
  g_assert_true (sudoku_position_prove (&position, &solution));

  while (sudoku_logic_first (&position, wanted, NULL, &hint))
    {
      assert_sound (&hint, &solution);

      if (hint.n_links > 0)
        assert_reasons (&hint, &position);

      sudoku_hint_apply (&hint, &position);
    }

  g_assert_true (sudoku_position_is_solved (&position));
}

/* All samples with singles and the techniques from one to another. */
static void
walk_with (SudokuTechnique first,
           SudokuTechnique last)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuTechniques wanted = { { 0, 0 } };

  for (int technique = SUDOKU_FULL_HOUSE; technique <= (int) SUDOKU_HIDDEN_SINGLE; technique++)
    sudoku_techniques_add (&wanted, technique);

  for (int technique = first; technique <= (int) last; technique++)
    sudoku_techniques_add (&wanted, technique);

  for (guint i = 0; i < samples->len; i += g_test_quick () ? 4 : 1)
    walk (&g_array_index (samples, SudokuSample, i).givens, &wanted);

  for (gsize i = 0; i < G_N_ELEMENTS (hardest); i++)
    {
      SudokuGrid givens;

      sudoku_sample_read (hardest[i], &givens);
      walk (&givens, &wanted);
    }
}

static void
test_all (void)
{
  walk_with (SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_NESTED_FORCING_NET);
}

static void
test_nets (void)
{
  walk_with (SUDOKU_FORCING_NET_CONTRADICTION, SUDOKU_NESTED_FORCING_NET);
}

static void
test_nested (void)
{
  walk_with (SUDOKU_NESTED_FORCING_NET, SUDOKU_NESTED_FORCING_NET);
}

/* Verities come where there is no contradiction, so seldom that they are looked for alone. */
static void
test_verities (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");

  for (guint i = 0; i < samples->len; i += 4)
    for (int technique = SUDOKU_FORCING_CHAIN_VERITY;
         technique <= (int) SUDOKU_FORCING_NET_VERITY; technique += 2)
      {
        SudokuTechniques wanted = { { 0, 0 } };
        SudokuPosition position;
        SudokuGrid solution;
        SudokuHint hint;

        sudoku_techniques_add (&wanted, technique);
        sudoku_position_init (&position, &g_array_index (samples, SudokuSample, i).givens, NULL);
        g_assert_true (sudoku_position_prove (&position, &solution));

        while (sudoku_logic_first (&position, &wanted, NULL, &hint))
          {
            assert_sound (&hint, &solution);

            if (hint.n_links > 0)
              assert_reasons (&hint, &position);

            sudoku_hint_apply (&hint, &position);
          }
      }
}

/* Where there are several solutions, nothing that one of them has may go. */
static void
test_several (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-several.txt");
  SudokuTechniques wanted = sudoku_techniques_in_path ();

  for (guint i = 0; i < samples->len; i += 4)
    {
      const SudokuGrid *givens = &g_array_index (samples, SudokuSample, i).givens;
      SudokuPosition position;
      SudokuAnswer answer;
      SudokuHint hint;

      sudoku_solve (givens, 1, NULL, &answer);
      sudoku_position_init (&position, givens, NULL);

      if (answer.stats.n_solutions == 0)
        continue;

      while (sudoku_logic_first (&position, &wanted, NULL, &hint))
        {
          assert_sound (&hint, &answer.solution);
          sudoku_hint_apply (&hint, &position);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/forcing/all", test_all);
  g_test_add_func ("/sudoku/forcing/nets", test_nets);
  g_test_add_func ("/sudoku/forcing/nested", test_nested);
  g_test_add_func ("/sudoku/forcing/verities", test_verities);
  g_test_add_func ("/sudoku/forcing/several", test_several);

  return g_test_run ();
}
