/* Making puzzles of each kind, as lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-board.h"
#include "cli/cli-generate.h"
#include "solver/coloured/coloured-generate.h"
#include "solver/queens/queens-generate.h"
#include "solver/random.h"
#include "solver/sudoku/text/sudoku-text.h"

static SudokuSpec
sudoku_spec (const CliWish *wish)
{
  SudokuSpec result = wish->sudoku;

  result.level = wish->level;
  result.seed = wish->seed;
  return result;
}

static bool
sudoku_is_vain (const CliWish *wish)
{
  const SudokuSpec result = sudoku_spec (wish);

  return sudoku_spec_is_impossible (&result);
}

static void
make_sudokus (const CliWish *wish,
              uint64_t       first,
              int            n_puzzles,
              GString       *text,
              SearchTally   *tally)
{
  g_autofree SudokuGrid *puzzles = g_new (SudokuGrid, n_puzzles);
  const SudokuSpec sudokus = sudoku_spec (wish);

  sudoku_generate (&sudokus, first, (size_t) n_puzzles, NULL, puzzles, tally);

  for (int i = 0; i < n_puzzles; i++)
    {
      char line[SUDOKU_CELLS + 1];

      sudoku_write_line (&puzzles[i], line);
      line[SUDOKU_CELLS] = '\n';
      g_string_append_len (text, line, sizeof line);
    }
}

static QueensSpec
queens_spec (const CliWish *wish)
{
  return (QueensSpec) { wish->size, wish->level, wish->seed };
}

static bool
queens_is_vain (const CliWish *wish)
{
  const QueensSpec result = queens_spec (wish);

  return queens_spec_is_impossible (&result);
}

static void
make_queens (const CliWish *wish,
             uint64_t       first,
             int            n_puzzles,
             GString       *text,
             SearchTally   *tally)
{
  const QueensSpec queens = queens_spec (wish);

  for (int i = 0; i < n_puzzles; i++)
    {
      CliBoard board = { .coloured.n = 0 };
      SearchTally one;

      queens_generate (&queens, first + (uint64_t) i, NULL, &board.fixed, &one);
      search_tally_add (tally, &one);
      cli_board_put (text, &board);
      g_string_append_c (text, '\n');
    }
}

/* The seed of puzzle `number` of a seed, that itself for the first. */
static uint64_t
seed_of_puzzle (uint64_t seed,
                uint64_t number)
{
  Random random = { seed };

  if (number == 0)
    return seed;

  random.state = random_next (&random) ^ number;
  return random_next (&random);
}

static void
make_coloured (const CliWish *wish,
               uint64_t       first,
               int            n_puzzles,
               GString       *text,
               SearchTally   *tally)
{
  for (int i = 0; i < n_puzzles; i++)
    {
      const uint64_t number = first + (uint64_t) i;
      const ColouredSpec coloured = {
        wish->size, wish->level, seed_of_puzzle (wish->seed, number),
      };
      CliBoard board = { .coloured.n = 0 };
      SearchTally one;

      coloured_generate (&coloured, NULL, &board.coloured, &one);
      search_tally_add (tally, &one);
      cli_board_put (text, &board);
      g_string_append_c (text, '\n');
    }
}

/* It works with plain words, whatever the processor has. */
static const char *
coloured_kernel (void)
{
  return "scalar";
}

const CliMaker cli_makers[CLI_N_PUZZLES] = {
  [CLI_SUDOKU] = {
    "sudoku", "sudokus", 9, 9, 9,
    sudoku_level_from_name, sudoku_kernel, sudoku_is_vain, make_sudokus,
  },
  [CLI_QUEENS_PUZZLE] = {
    "queens", "puzzles of queens", QUEENS_PUZZLE_MIN, QUEENS_MAX, 8,
    queens_level_from_name, queens_kernel, queens_is_vain, make_queens,
  },
  [CLI_COLOURED] = {
    "coloured", "puzzles of coloured queens", COLOURED_MIN, COLOURED_MAX, 8,
    coloured_level_from_name, coloured_kernel, NULL, make_coloured,
  },
};
