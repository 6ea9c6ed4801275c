/* Grades: one for all isomorphs, found along a path that is told in the puzzle as it stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/canonical/sudoku-canonical.h"
#include "solver/sudoku/logic/sudoku-grade.h"
#include "support/solver/sudoku-samples.h"
#include "support/solver/test-rounds.h"

typedef struct
{
  SudokuPosition position;
  SudokuGrid     solution;
  SudokuGrade    sum;           /* of the steps that were handed over */
  GArray        *techniques;    /* of the steps, uint8_t */
} Walk;

/* Each candidate of a pattern is there, each that goes is there and no solution. */
static void
assert_step (const Walk       *walk,
             const SudokuHint *hint)
{
  const SudokuPosition *position = &walk->position;

  for (int i = 0; i < hint->n_marks; i++)
    g_assert_true (sudoku_position_has (position, hint->mark[i].cell, hint->mark[i].digit)
                   || position->grid.digit[hint->mark[i].cell] == hint->mark[i].digit);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuDigits solution = 1 << (walk->solution.digit[cell] - 1);

      g_assert_cmphex (hint->removals[cell] & ~position->candidates[cell], ==, 0);
      g_assert_cmphex (hint->removals[cell] & solution, ==, 0);
    }

  for (int i = 0; i < hint->n_placements; i++)
    g_assert_cmpint (walk->solution.digit[hint->placement[i].cell], ==, hint->placement[i].digit);
}

/* The house of a single and of a subset holds its cells. */
static void
assert_houses (const SudokuHint *hint)
{
  if (hint->technique > SUDOKU_HIDDEN_QUADRUPLE || hint->n_houses != 1)
    return;

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role == SUDOKU_ROLE_PATTERN)
      g_assert_true (sudoku_cells_has (sudoku_house_cells[hint->house[0].house],
                                       hint->mark[i].cell));
}

static bool
take_step (const SudokuHint *hint,
           void             *data)
{
  Walk *walk = data;

  assert_step (walk, hint);
  assert_houses (hint);
  sudoku_grade_add (&walk->sum, hint);
  g_array_append_val (walk->techniques, hint->technique);
  sudoku_hint_apply (hint, &walk->position);

  return true;
}

/* Grades a position with one solution, and holds the steps. */
static GArray *
grade_start (const SudokuPosition *start,
             SudokuGrade          *grade)
{
  Walk walk = { .position = *start };
  SudokuAnswer answer;
  SearchEnd end;

  sudoku_solve (&start->grid, 1, NULL, &answer);
  walk.solution = answer.solution;
  walk.techniques = g_array_new (FALSE, FALSE, sizeof (uint8_t));
  sudoku_grade_init (&walk.sum);

  end = sudoku_grade (start, NULL, take_step, &walk, NULL, grade);
  g_assert_cmpint (end == SEARCH_EXHAUSTED, ==, sudoku_position_is_solved (&walk.position));
  sudoku_grade_finish (&walk.sum, end == SEARCH_EXHAUSTED);
  g_assert_cmpmem (&walk.sum, sizeof walk.sum, grade, sizeof *grade);

  return walk.techniques;
}

static GArray *
grade_puzzle (const SudokuGrid *givens,
              SudokuGrade      *grade)
{
  SudokuPosition start;

  sudoku_position_init (&start, givens, NULL);
  start.unique = true;

  return grade_start (&start, grade);
}

static void
test_isomorphs (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  guint step = samples->len / test_rounds (samples->len);

  for (guint i = 0; i < samples->len; i += step)
    {
      const SudokuGrid *givens = &g_array_index (samples, SudokuSample, i).givens;
      SudokuGrade grade;
      g_autoptr(GArray) path = grade_puzzle (givens, &grade);

      for (int k = 0; k < 2; k++)
        {
          SudokuIsomorphism way;
          SudokuGrid isomorph;
          SudokuGrade other;
          g_autoptr(GArray) other_path = NULL;

          sudoku_random_way (&way);
          isomorph = sudoku_isomorphism_map (&way, givens);
          other_path = grade_puzzle (&isomorph, &other);
          g_assert_cmpmem (&grade, sizeof grade, &other, sizeof other);
          g_assert_cmpmem (path->data, path->len, other_path->data, other_path->len);
        }
    }
}

/* A position with digits that lacks a candidate is walked as it stands. */
static void
test_lacking (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");

  for (guint i = 0; i < samples->len; i += 10)
    {
      SudokuTechniques all = sudoku_techniques_in_path ();
      SudokuPosition start;
      SudokuGrid solution;
      SudokuHint first;
      SudokuGrade grade;
      int cell;

      sudoku_position_init (&start, &g_array_index (samples, SudokuSample, i).givens, NULL);
      sudoku_position_prove (&start, &solution);
      cell = sudoku_cells_first (start.empty);
      sudoku_position_remove (&start, cell, solution.digit[cell] % SUDOKU_DIGITS + 1);

      if (sudoku_position_has (&start, cell, solution.digit[cell])
          && sudoku_logic_first (&start, &all, NULL, &first))
        {
          g_autoptr(GArray) path = grade_start (&start, &grade);

          g_assert_cmpint (g_array_index (path, uint8_t, 0), ==, first.technique);
        }
    }
}

/* Takes random candidates away, none of the solution, until there is no other solution. */
static SudokuSukaku
draw_sukaku (const SudokuGrid *solution)
{
  SudokuSukaku sukaku;
  SearchStats stats;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    sukaku.candidates[cell] = SUDOKU_ALL_CANDIDATES;

  do
    {
      for (int n = 0; n < 20; n++)
        {
          int cell = g_test_rand_int_range (0, SUDOKU_CELLS);
          int digit = g_test_rand_int_range (1, SUDOKU_DIGITS + 1);

          if (digit != solution->digit[cell])
            sukaku.candidates[cell] &= ~(1 << (digit - 1));
        }
      sudoku_sukaku_each (&sukaku, 2, NULL, NULL, NULL, &stats);
    }
  while (stats.n_solutions > 1);

  return sukaku;
}

static SudokuSukaku
map_sukaku (const SudokuIsomorphism *way,
            const SudokuSukaku      *sukaku)
{
  SudokuSukaku image = { { 0 } };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      if (sukaku->candidates[way->cell[cell]] >> (digit - 1) & 1)
        image.candidates[cell] |= 1 << (way->digit[digit] - 1);

  return image;
}

static void
assert_sukaku (const SudokuSukaku *sukaku,
               const SudokuGrid   *solution,
               SudokuSukaku       *form,
               SudokuGrade        *grade)
{
  Walk walk = { .solution = *solution };
  SudokuIsomorphism way;
  SudokuSukaku image;

  sudoku_canonical_sukaku (sukaku, solution, form, &way);
  image = map_sukaku (&way, sukaku);
  g_assert_cmpmem (form, sizeof *form, &image, sizeof image);

  sudoku_sukaku_position (sukaku, &walk.position);
  walk.techniques = g_array_new (FALSE, FALSE, sizeof (uint8_t));
  sudoku_grade (&walk.position, NULL, take_step, &walk, NULL, grade);
  g_array_unref (walk.techniques);
}

/* Those whose solution is full of symmetries too. */
static void
test_sukaku (void)
{
  for (int round = 0; round < test_rounds (16); round++)
    {
      SudokuGrid solution;
      SudokuSukaku sukaku, form;
      SudokuGrade grade;

      if (round % 2 == 0)
        sudoku_sample_read ("123456789456789123789123456231564897564897231897231564312645978"
                            "645978312978312645", &solution);
      else
        sudoku_random_whole (&solution);
      sukaku = draw_sukaku (&solution);
      assert_sukaku (&sukaku, &solution, &form, &grade);

      for (int k = 0; k < 5; k++)
        {
          SudokuIsomorphism way;
          SudokuGrid other_solution;
          SudokuSukaku isomorph, other_form;
          SudokuGrade other;

          sudoku_random_way (&way);
          isomorph = map_sukaku (&way, &sukaku);
          other_solution = sudoku_isomorphism_map (&way, &solution);
          assert_sukaku (&isomorph, &other_solution, &other_form, &other);
          g_assert_cmpmem (&form, sizeof form, &other_form, sizeof other_form);
          g_assert_cmpmem (&grade, sizeof grade, &other, sizeof other);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/grade/isomorphs", test_isomorphs);
  g_test_add_func ("/sudoku/grade/lacking-candidates", test_lacking);
  g_test_add_func ("/sudoku/grade/sukaku", test_sukaku);

  return g_test_run ();
}
