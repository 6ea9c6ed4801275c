/* Canonical forms: one for all isomorphs, none of which is smaller, and as many automorphisms as
 * there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/canonical/sudoku-canonical.h"
#include "support/solver/sudoku-samples.h"
#include "support/solver/test-rounds.h"

enum
{
  LINE_ORDERS = 6 * 6 * 6 * 6,
  NORMAL_BANDS = 36288,         /* see add_bands () */
  BANDS = 416,                  /* essentially different ones: Felgenhauer and Jarvis, 2005 */
};

static const uint64_t all_ways = UINT64_C (2) * 1679616 * 362880;

/* All bands of filled grids: Felgenhauer and Jarvis count 9! x 2612736. */
static const uint64_t all_bands = UINT64_C (362880) * 2612736;

static const SudokuGrid empty_grid;

static void
assert_form (const SudokuGrid *grid,
             const char       *wanted)
{
  SudokuGrid form;
  SudokuGrid expected;

  sudoku_canonical (grid, &form, NULL);
  sudoku_sample_read (wanted, &expected);
  g_assert_cmpmem (&form, sizeof form, &expected, sizeof expected);
}

/* Form and way belong together, and all isomorphs have the same of both. */
static void
assert_isomorphs (const SudokuGrid *grid,
                  int               n_isomorphs)
{
  SudokuIsomorphism to_form;
  SudokuGrid form;
  uint64_t n_automorphisms = sudoku_canonical (grid, &form, &to_form);
  SudokuGrid image = sudoku_isomorphism_map (&to_form, grid);

  g_assert_cmpmem (&form, sizeof form, &image, sizeof image);
  g_assert_cmpuint (n_automorphisms, >=, 1);
  g_assert_cmpuint (all_ways % n_automorphisms, ==, 0);

  for (int i = 0; i < n_isomorphs; i++)
    {
      SudokuIsomorphism way;
      SudokuGrid isomorph;

      sudoku_random_way (&way);
      isomorph = sudoku_isomorphism_map (&way, grid);
      g_assert_cmpint (memcmp (&form, &isomorph, sizeof form), <=, 0);
      g_assert_cmpuint (sudoku_canonical (&isomorph, &image, &to_form), ==, n_automorphisms);
      g_assert_cmpmem (&form, sizeof form, &image, sizeof image);
      image = sudoku_isomorphism_map (&to_form, &isomorph);
      g_assert_cmpmem (&form, sizeof form, &image, sizeof image);
    }
}

static void
test_isomorphs_samples (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");

  for (guint i = 0; i < samples->len; i++)
    assert_isomorphs (&g_array_index (samples, SudokuSample, i).givens, 20);
}

/* Some digits of a filled grid, from none of them to all; those that are full of symmetries and
 * others. */
static void
draw_part (SudokuGrid *grid,
           int         n_digits)
{
  if (g_test_rand_bit ())
    sudoku_random_solution (grid);
  else
    sudoku_random_whole (grid);

  for (int n = SUDOKU_CELLS; n > n_digits;)
    {
      uint8_t *digit = &grid->digit[g_test_rand_int_range (0, SUDOKU_CELLS)];

      n -= *digit != 0;
      *digit = 0;
    }
}

static void
test_isomorphs_any_number (void)
{
  for (int round = 0; round < test_rounds (4); round++)
    for (int n_digits = 0; n_digits <= SUDOKU_CELLS; n_digits++)
      {
        SudokuGrid grid;

        draw_part (&grid, n_digits);
        assert_isomorphs (&grid, 3);
      }
}

/* The orders that lines can have: bands and the rows of each in any. */
static void
list_orders (uint8_t orders[LINE_ORDERS][SUDOKU_DIGITS])
{
  static const uint8_t order[6][3] = {
    { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
  };

  for (int i = 0; i < LINE_ORDERS; i++)
    for (int band = 0, rest = i / 6; band < 3; band++, rest /= 6)
      for (int row = 0; row < 3; row++)
        orders[i][3 * band + row] = 3 * order[i % 6][band] + order[rest % 6][row];
}

typedef struct
{
  const SudokuGrid *grid;       /* as it stands, or mirrored */
  SudokuGrid        least;
  uint64_t          n_ways;     /* with any labels for digits that do not occur counted once */
} Brute;

/* Writes digits in one order of lines while they are not more than the least. */
static void
try_orders (Brute        *self,
            const uint8_t rows[SUDOKU_DIGITS],
            const uint8_t columns[SUDOKU_DIGITS])
{
  uint8_t label[SUDOKU_DIGITS + 1] = { 0 };
  int n_labels = 0;
  bool is_less = false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int row = rows[sudoku_row (cell)];
      int digit = self->grid->digit[row * 9 + columns[sudoku_column (cell)]];

      if (digit != 0 && label[digit] == 0)
        label[digit] = ++n_labels;

      if (!is_less && label[digit] > self->least.digit[cell])
        return;

      is_less = is_less || label[digit] < self->least.digit[cell];
      self->least.digit[cell] = label[digit];
    }

  self->n_ways = is_less ? 1 : self->n_ways + 1;
}

/* The form and the automorphisms as they are defined. */
static uint64_t
find_by_brute_force (const SudokuGrid *grid,
                     SudokuGrid       *form)
{
  static uint8_t orders[LINE_ORDERS][SUDOKU_DIGITS];
  SudokuGrid mirrored;
  Brute self = { .n_ways = 0 };
  unsigned digits = 0;
  uint64_t n_ways;

  list_orders (orders);
  memset (&self.least, SUDOKU_DIGITS + 1, sizeof self.least);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      mirrored.digit[cell % 9 * 9 + cell / 9] = grid->digit[cell];
      digits |= 1u << grid->digit[cell];
    }

  for (int turn = 0; turn < 2; turn++)
    {
      self.grid = turn == 0 ? grid : &mirrored;
      for (int rows = 0; rows < LINE_ORDERS; rows++)
        for (int columns = 0; columns < LINE_ORDERS; columns++)
          try_orders (&self, orders[rows], orders[columns]);
    }

  *form = self.least;
  n_ways = self.n_ways;
  for (int n = SUDOKU_DIGITS - __builtin_popcount (digits >> 1); n > 1; n--)
    n_ways *= n;

  return n_ways;
}

static void
test_form_brute_force (void)
{
  for (int round = 0; round < test_rounds (8); round++)
    {
      SudokuGrid grid;
      SudokuGrid form;
      SudokuGrid least;
      uint64_t n_automorphisms;

      draw_part (&grid, g_test_rand_int_range (4, 40));
      n_automorphisms = sudoku_canonical (&grid, &form, NULL);
      g_assert_cmpuint (n_automorphisms, ==, find_by_brute_force (&grid, &least));
      g_assert_cmpmem (&form, sizeof form, &least, sizeof least);
    }
}

/* A filled grid and its form, as https://www.sudokuwiki.org/Sudoku_Min_Lex has them. */
static void
test_form_published (void)
{
  SudokuGrid grid;

  sudoku_sample_read ("369218475215749863487635912754861239631924758928357641173482596542196387"
                      "896573124", &grid);
  assert_form (&grid, "123456789457189236698273541261947853745831692839625417384792165512368974"
                      "976514328");
}

/* The grid with the most automorphisms has 648 of them (Russell and Jarvis, 2006). Those of the
 * others follow from their few kinds of clues. */
static void
test_automorphisms_known (void)
{
  static const struct
  {
    const char *clues;          /* the rest is empty */
    uint64_t    n_automorphisms;
  } known[] = {
    { "123456789456789123789123456231564897564897231897231564312645978645978312978312645", 648 },
    { "", UINT64_C (2) * 1679616 * 362880 },
    { "1", UINT64_C (2) * 2 * 2 * 2 * 2 * 36 * 36 * 40320 },
    { "123456789", UINT64_C (1296) * 2 * 2 * 36 },
    { "1...........1...........1...1...........1...........1...1...........1...........1",
      UINT64_C (72) * 40320 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      SudokuGrid grid = empty_grid;
      SudokuGrid form;

      for (int cell = 0; known[i].clues[cell] != '\0'; cell++)
        grid.digit[cell] = known[i].clues[cell] == '.' ? 0 : known[i].clues[cell] - '0';

      g_assert_cmpuint (sudoku_canonical (&grid, &form, NULL), ==, known[i].n_automorphisms);
      assert_isomorphs (&grid, 5);
    }
}

/* Adds the forms of all bands that begin as `grid` does, and the isomorphs of those that are new.
 * Cells go down the columns; the first box has its digits in their order, the columns of the others
 * are in the order of their first digits, and so are the two boxes. Each band is isomorphic to one
 * of these. Returns how many there are. */
static int
add_bands (GHashTable *forms,
           SudokuGrid *grid,
           int         index,
           uint64_t   *n_isomorphs)
{
  int row = index % 3;
  int column = index / 3;
  int cell = row * 9 + column;
  int n_bands = 0;

  if (index == 27)
    {
      g_autofree SudokuGrid *form = g_new (SudokuGrid, 1);
      uint64_t n_automorphisms = sudoku_canonical (grid, form, NULL);

      if (g_hash_table_add (forms, g_bytes_new (form, sizeof *form)))
        *n_isomorphs += all_ways / n_automorphisms;
      return 1;
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (sudoku_candidates (grid, cell) >> (digit - 1) & 1
        && (column > 2 || digit == row * 3 + column + 1)
        && (column < 4 || row > 0
            || digit > grid->digit[column % 3 == 0 ? column - 3 : column - 1]))
      {
        grid->digit[cell] = digit;
        n_bands += add_bands (forms, grid, index + 1, n_isomorphs);
        grid->digit[cell] = 0;
      }

  return n_bands;
}

/* Every band, with each of its isomorphs in one of six places. */
static void
test_bands (void)
{
  g_autoptr(GHashTable) forms = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);
  SudokuGrid grid = empty_grid;
  uint64_t n_isomorphs = 0;

  g_assert_cmpint (add_bands (forms, &grid, 0, &n_isomorphs), ==, NORMAL_BANDS);
  g_assert_cmpuint (g_hash_table_size (forms), ==, BANDS);
  g_assert_cmpuint (n_isomorphs, ==, 6 * all_bands);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/canonical/isomorphs/samples", test_isomorphs_samples);
  g_test_add_func ("/sudoku/canonical/isomorphs/any-number-of-clues", test_isomorphs_any_number);
  g_test_add_func ("/sudoku/canonical/form/brute-force", test_form_brute_force);
  g_test_add_func ("/sudoku/canonical/form/published", test_form_published);
  g_test_add_func ("/sudoku/canonical/automorphisms/known", test_automorphisms_known);
  g_test_add_func ("/sudoku/canonical/bands", test_bands);

  return g_test_run ();
}
