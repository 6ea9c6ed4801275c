/* The logic of sudoku, held against the rules and the fast solver: no step of any technique, in any
 * position on the way of many puzzles, takes away what is true or places what is false; every
 * puzzle with one solution is solved to its end; and each technique does in the positions of
 * tests/data/techniques.txt exactly what it must.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic.h"

#include "support/solver/sudoku-samples.h"

typedef struct
{
  SudokuPosition position;
  SudokuGrid     solution;
  guint          n_steps;
} Walk;

static void
assert_sound (const SudokuHint     *hint,
              const SudokuPosition *position,
              const SudokuGrid     *solution)
{
  guint n_removals = 0;

  g_assert_true (sudoku_hint_does_something (hint));
  g_assert_true (hint->n_removals == 0 || hint->n_placements == 0);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      g_assert_cmpuint (hint->removals[cell] & ~position->candidates[cell], ==, 0);
      g_assert_false (hint->removals[cell] >> (solution->digit[cell] - 1) & 1);
      n_removals += sudoku_bit_count[hint->removals[cell]];
    }

  g_assert_cmpuint (n_removals, ==, hint->n_removals);

  for (int i = 0; i < hint->n_placements; i++)
    {
      g_assert_cmpint (position->grid.digit[hint->placement[i].cell], ==, 0);
      g_assert_cmpint (hint->placement[i].digit, ==,
                       solution->digit[hint->placement[i].cell]);
    }
}

static bool
take_step (const SudokuHint *hint,
           void             *data)
{
  Walk *walk = data;

  assert_sound (hint, &walk->position, &walk->solution);
  walk->n_steps++;

  return true;
}

/* Follows the path of a puzzle by hand, so that `walk->position` is what each step was found in. */
static void
walk_path (Walk                   *walk,
           const SudokuTechniques *wanted)
{
  SudokuHint hint;

  while (sudoku_logic_first (&walk->position, wanted, NULL, &hint))
    {
      take_step (&hint, walk);
      sudoku_hint_apply (&hint, &walk->position);
    }
}

static void
test_paths (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuTechniques wanted = sudoku_techniques_in_path ();

  for (guint i = 0; i < samples->len; i++)
    {
      Walk walk = { .n_steps = 0 };

      sudoku_position_init (&walk.position, &g_array_index (samples, SudokuSample, i).givens, NULL);
      g_assert_true (sudoku_position_prove (&walk.position, &walk.solution));
      walk_path (&walk, &wanted);
      g_assert_true (sudoku_position_is_solved (&walk.position));
    }
}

/* Every technique, those beside the path too, at the places where easy ones end. */
static void
test_every_technique (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuTechniques easy = { { 0, 0 } };
  SudokuTechniques all = { { 0, 0 } };

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      if (sudoku_technique[technique].level <= SUDOKU_MEDIUM)
        sudoku_techniques_add (&easy, technique);

      if (sudoku_technique[technique].level < SUDOKU_EXTREME)
        sudoku_techniques_add (&all, technique);
    }

  for (guint i = 0; i < samples->len; i += 8)
    {
      Walk walk = { .n_steps = 0 };

      sudoku_position_init (&walk.position, &g_array_index (samples, SudokuSample, i).givens, NULL);
      g_assert_true (sudoku_position_prove (&walk.position, &walk.solution));
      walk_path (&walk, &easy);
      sudoku_logic_each (&walk.position, &all, take_step, &walk, NULL);
    }
}

static void
assert_candidates (const char       *list,
                   const SudokuHint *hint,
                   bool              placed)
{
  g_auto(GStrv) items = g_strsplit (strcmp (list, "-") == 0 ? "" : list, " ", -1);
  guint n_items = g_strv_length (items);

  g_assert_cmpuint (n_items, ==, placed ? hint->n_placements : hint->n_removals);

  for (guint i = 0; i < n_items; i++)
    {
      int digit = items[i][0] - '0';
      int cell = (items[i][1] - '1') * 9 + items[i][2] - '1';
      bool is_told = !placed && hint->removals[cell] >> (digit - 1) & 1;

      for (int j = 0; placed && j < hint->n_placements; j++)
        is_told |= hint->placement[j].cell == cell && hint->placement[j].digit == digit;

      g_assert_true (is_told);
    }
}

static void
test_positions (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "techniques.txt", NULL);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) fields = g_strsplit (lines[i], "|", 4);
      SudokuTechniques wanted = { { 0, 0 } };
      SudokuPosition position;
      SudokuHint hint;
      int technique, place;

      if (lines[i][0] == '#')
        continue;

      technique = sudoku_technique_from_code (fields[0]);
      g_assert_cmpint (technique, >=, 0);
      sudoku_techniques_add (&wanted, technique);
      g_assert_null (sudoku_position_read (fields[1], &position, &place));
      g_assert_true (sudoku_logic_first (&position, &wanted, NULL, &hint));
      assert_candidates (fields[2], &hint, false);
      assert_candidates (fields[3], &hint, true);
    }
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
  SudokuTechniques wanted = sudoku_techniques_in_path ();
  SudokuGrid empty = { { 0 } };
  SudokuPosition position;

  sudoku_position_init (&position, &empty, NULL);
  g_assert_cmpint (sudoku_logic_each (&position, &wanted, take_step, NULL, &control), ==,
                   SEARCH_STOPPED);
  g_assert_cmpint (sudoku_logic_solve (&position, &wanted, NULL, NULL, &control), ==,
                   SEARCH_STOPPED);
}

/* What is derived in a position stays what it is derived from. */
static void
test_position (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (9);
  SudokuGrid empty = { { 0 } };
  SudokuPosition position;

  sudoku_position_init (&position, &empty, NULL);

  for (int i = 0; i < 200 && !sudoku_cells_is_empty (position.empty); i++)
    {
      int cell = g_rand_int_range (random, 0, SUDOKU_CELLS);

      if (position.candidates[cell] == 0)
        continue;

      if (i % 8 == 0)
        sudoku_position_place (&position, cell, sudoku_lowest_digit (position.candidates[cell]));
      else
        sudoku_position_remove (&position, cell, g_rand_int_range (random, 1, 10));

      for (int house = 0; house < SUDOKU_HOUSES; house++)
        for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
          for (int j = 0; j < SUDOKU_DIGITS; j++)
            {
              int other = sudoku_cell_of_house (house, j);
              bool has = sudoku_position_has (&position, other, digit);

              g_assert_cmpint (sudoku_index_in_house (house, other), ==, j);
              g_assert_true (sudoku_cells_has (sudoku_house_cells[house], other));
              g_assert_cmpint (position.places[house][digit - 1] >> j & 1, ==, has);
              g_assert_cmpint (sudoku_cells_has (position.where[digit - 1], other), ==, has);
            }
    }
}

static void
test_peers (void)
{
  for (int a = 0; a < SUDOKU_CELLS; a++)
    for (int b = 0; b < SUDOKU_CELLS; b++)
      {
        bool sees = a != b && (sudoku_row (a) == sudoku_row (b) ||
                               sudoku_column (a) == sudoku_column (b) ||
                               sudoku_box (a) == sudoku_box (b));

        g_assert_cmpint (sudoku_cells_has (sudoku_peer_cells[a], b), ==, sees);
      }
}

static void
test_bad_positions (void)
{
  static const struct
  {
    const char *tail;
    int         place;
  } bad[] = {
    { "x", 82 }, { ":43", 83 }, { ":436x", 86 }, { ":436  091", 88 }, { ":4361", 86 },
  };
  g_autofree char *grid = g_strnfill (SUDOKU_CELLS, '.');
  SudokuPosition position;
  int place;

  g_assert_null (sudoku_position_read (grid, &position, &place));
  g_assert_nonnull (sudoku_position_read ("12", &position, &place));
  g_assert_cmpint (place, ==, 3);
  g_assert_nonnull (sudoku_position_read ("+.", &position, &place));

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strconcat (grid, bad[i].tail, NULL);

      g_assert_nonnull (sudoku_position_read (text, &position, &place));
      g_assert_cmpint (place, ==, bad[i].place);
    }
}

/* No name stands for two techniques, and each is found by its code and by both its names. */
static void
test_names (void)
{
  g_assert_cmpint (sudoku_technique_from_name ("Uniqueness Test 1"), ==,
                   SUDOKU_UNIQUE_RECTANGLE_1);
  g_assert_cmpint (sudoku_technique_from_name ("unique rectangle type 1"), ==,
                   SUDOKU_UNIQUE_RECTANGLE_1);
  g_assert_cmpint (sudoku_technique_from_name ("Naked Quad"), ==, SUDOKU_NAKED_QUADRUPLE);
  g_assert_cmpint (sudoku_technique_from_name ("x wing"), ==, SUDOKU_X_WING);
  g_assert_cmpint (sudoku_technique_from_name ("XWing"), ==, SUDOKU_X_WING);
  g_assert_cmpint (sudoku_technique_from_name ("bug + 1"), ==, SUDOKU_BUG_1);
  g_assert_cmpint (sudoku_technique_from_name ("x-wings"), ==, -1);
  g_assert_cmpint (sudoku_technique_from_name ("x-win"), ==, -1);
  g_assert_cmpint (sudoku_technique_from_name ("Quad"), ==, -1);
  g_assert_cmpint (sudoku_technique_from_name ("-"), ==, -1);
  g_assert_cmpint (sudoku_technique_from_name (""), ==, -1);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      const SudokuTechniqueInfo *info = &sudoku_technique[technique];
      g_autofree char *loud = g_ascii_strup (info->name, -1);

      g_assert_cmpint (sudoku_technique_from_name (info->code), ==, technique);
      g_assert_cmpint (sudoku_technique_from_name (loud), ==, technique);

      if (info->second_name != NULL)
        g_assert_cmpint (sudoku_technique_from_name (info->second_name), ==, technique);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/logic/peers", test_peers);
  g_test_add_func ("/sudoku/logic/position", test_position);
  g_test_add_func ("/sudoku/logic/bad-positions", test_bad_positions);
  g_test_add_func ("/sudoku/logic/positions", test_positions);
  g_test_add_func ("/sudoku/logic/paths", test_paths);
  g_test_add_func ("/sudoku/logic/every-technique", test_every_technique);
  g_test_add_func ("/sudoku/logic/names", test_names);
  g_test_add_func ("/sudoku/logic/stop", test_stop);

  return g_test_run ();
}
