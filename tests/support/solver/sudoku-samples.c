/* Grids to test with: the samples in tests/data, and random ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/sudoku-samples.h"

void
sudoku_sample_read (const char *line,
                    SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      g_assert_true (line[cell] == '.' || g_ascii_isdigit (line[cell]));
      grid->digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';
    }
}

GArray *
sudoku_samples_load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;
  GArray *samples = g_array_new (FALSE, FALSE, sizeof (SudokuSample));

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      {
        SudokuSample sample = { .n_solutions = 1 };

        sudoku_sample_read (lines[i], &sample.givens);
        if (lines[i][SUDOKU_CELLS] != '\0')
          sample.n_solutions = g_ascii_strtoull (lines[i] + SUDOKU_CELLS, NULL, 10);
        g_array_append_val (samples, sample);
      }

  g_assert_cmpuint (samples->len, >, 0);

  return samples;
}

void
sudoku_random_solution (SudokuGrid *grid)
{
  int digits[SUDOKU_DIGITS + 1];
  int shift[3];

  for (int i = 0; i <= SUDOKU_DIGITS; i++)
    digits[i] = i;
  for (int i = SUDOKU_DIGITS; i > 1; i--)
    {
      int j = g_test_rand_int_range (1, i + 1);
      int digit = digits[i];

      digits[i] = digits[j];
      digits[j] = digit;
    }
  for (int band = 0; band < 3; band++)
    shift[band] = g_test_rand_int_range (0, 3);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int band = cell / 27;
      int row = (sudoku_row (cell) + shift[band]) % 3;

      grid->digit[cell] = digits[(row * 3 + band + sudoku_column (cell)) % 9 + 1];
    }
}

void
sudoku_random_whole (SudokuGrid *grid)
{
  SudokuGrid boxes = { 0 };
  SudokuAnswer answer;

  for (int box = 0; box < 9; box += 4)
    {
      SudokuGrid other;

      sudoku_random_solution (&other);
      for (int i = 0; i < 9; i++)
        {
          int cell = sudoku_house_cell (SUDOKU_BOX, box, i);

          boxes.digit[cell] = other.digit[cell];
        }
    }

  sudoku_solve (&boxes, 1, NULL, &answer);
  g_assert_true (sudoku_is_solved (&answer.solution));
  *grid = answer.solution;
}

void
sudoku_random_puzzle (SudokuGrid *grid,
                      int         n_removed)
{
  sudoku_random_whole (grid);

  while (n_removed > 0)
    {
      int cell = g_test_rand_int_range (0, SUDOKU_CELLS);

      n_removed -= grid->digit[cell] != 0;
      grid->digit[cell] = 0;
    }

  if (g_test_rand_bit ())
    {
      int cell = g_test_rand_int_range (0, SUDOKU_CELLS);
      SudokuDigits digits = sudoku_candidates (grid, cell);

      /* Mostly a digit that no peer holds, so that it is the search that finds it wrong. */
      if (digits == 0 || g_test_rand_int_range (0, 4) == 0)
        grid->digit[cell] = g_test_rand_int_range (1, SUDOKU_DIGITS + 1);
      else
        grid->digit[cell] = sudoku_lowest_digit (digits);
    }
}

static void
shuffle (uint8_t *things,
         int      n_things)
{
  for (int i = n_things - 1; i > 0; i--)
    {
      int other = g_test_rand_int_range (0, i + 1);
      uint8_t kept = things[i];

      things[i] = things[other];
      things[other] = kept;
    }
}

/* Rows of which bands stay bands, or columns of which stacks stay stacks. */
static void
draw_lines (uint8_t lines[SUDOKU_DIGITS])
{
  uint8_t bands[] = { 0, 1, 2 };

  shuffle (bands, 3);
  for (int i = 0; i < SUDOKU_DIGITS; i++)
    lines[i] = 3 * bands[i / 3] + i % 3;
  for (int band = 0; band < 3; band++)
    shuffle (lines + 3 * band, 3);
}

void
sudoku_random_wide (SudokuGrid *givens)
{
  SudokuAnswer answer;

  do
    {
      sudoku_random_solution (givens);
      for (int n_removed = 0; n_removed < 56; n_removed++)
        givens->digit[g_test_rand_int_range (0, SUDOKU_CELLS)] = 0;
      sudoku_solve (givens, 20000, NULL, &answer);
    }
  while (answer.end != SEARCH_EXHAUSTED || answer.stats.n_solutions < 50);
}

void
sudoku_random_way (SudokuIsomorphism *way)
{
  bool is_mirrored = g_test_rand_bit ();
  uint8_t rows[SUDOKU_DIGITS];
  uint8_t columns[SUDOKU_DIGITS];

  draw_lines (rows);
  draw_lines (columns);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int row = rows[sudoku_row (cell)];
      int column = columns[sudoku_column (cell)];

      way->cell[cell] = is_mirrored ? column * 9 + row : row * 9 + column;
    }

  for (int digit = 0; digit <= SUDOKU_DIGITS; digit++)
    way->digit[digit] = digit;
  shuffle (way->digit + 1, SUDOKU_DIGITS);
}

bool
sudoku_collect (const SudokuGrid *solution,
                void             *data)
{
  GArray *solutions = data;

  g_array_append_val (solutions, *solution);

  return true;
}

int
sudoku_compare (gconstpointer a,
                gconstpointer b)
{
  return memcmp (a, b, sizeof (SudokuGrid));
}

bool
sudoku_lose_patience (const SearchStats *stats,
                      void              *data)
{
  SudokuPatience *patience = data;

  g_assert_cmpuint (stats->n_nodes - patience->n_nodes, <=, SEARCH_CHECK_NODES);
  g_assert_cmpint (patience->n_left, >, 0);
  patience->n_nodes = stats->n_nodes;

  return --patience->n_left > 0;
}
