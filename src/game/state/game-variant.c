/* The table of the puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/state/game-variant.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "solver/queens/queens-puzzles.h"
#include "solver/queens/queens-steps.h"
#include "solver/random.h"
#include "solver/sudoku/sudoku-steps.h"

static const char *
get_sudoku_level_name (int level)
{
  return sudoku_level_name (level);
}

static const char *
get_queens_level_name (int level)
{
  return queens_level_name (level);
}

static const char *
get_coloured_level_name (int level)
{
  return coloured_level_name (level);
}

/* It works with plain words, whatever the processor has. */
static const char *
get_coloured_kernel (void)
{
  return "scalar";
}

static bool
sudoku_is_impossible (const GameSpec *spec)
{
  return sudoku_spec_find_fault (&spec->sudoku) != SUDOKU_SPEC_POSSIBLE;
}

static bool
queens_is_impossible (const GameSpec *spec)
{
  return queens_spec_is_impossible (&spec->queens);
}

static bool
coloured_is_impossible (const GameSpec *spec)
{
  return coloured_spec_is_impossible (&spec->coloured);
}

static SearchEnd
generate_sudoku (const GameSpec      *spec,
                 uint64_t             first,
                 size_t               n_puzzles,
                 const SearchControl *control,
                 GameState           *puzzles,
                 SearchStats         *stats)
{
  g_autofree SudokuGrid *grids = g_new (SudokuGrid, n_puzzles);
  SearchEnd end = sudoku_generate (&spec->sudoku, first, n_puzzles, control, grids, stats);

  for (size_t i = 0; i < n_puzzles && end == SEARCH_EXHAUSTED; i++)
    puzzles[i] = game_state_new_sudoku (&grids[i]);

  return end;
}

static SearchEnd
draw_queens (const QueensSpec    *spec,
             uint64_t             first,
             size_t               n_puzzles,
             const SearchControl *control,
             QueensBoard         *boards,
             SearchStats         *stats)
{
  SearchEnd end = SEARCH_EXHAUSTED;

  *stats = (SearchStats) { 0 };
  for (size_t i = 0; i < n_puzzles && end == SEARCH_EXHAUSTED; i++)
    {
      SearchStats one;

      end = queens_generate (spec, first + i, control, &boards[i], &one);
      search_stats_add (stats, &one);
    }

  return end;
}

static SearchEnd
generate_queens (const GameSpec      *spec,
                 uint64_t             first,
                 size_t               n_puzzles,
                 const SearchControl *control,
                 GameState           *puzzles,
                 SearchStats         *stats)
{
  g_autofree QueensBoard *boards = g_new (QueensBoard, n_puzzles);
  SearchEnd end = SEARCH_EXHAUSTED;

  if (spec->queens.n <= QUEENS_LISTED_MAX)
    end = queens_list_puzzles (&spec->queens, first, n_puzzles, control, boards, stats);
  else
    end = draw_queens (&spec->queens, first, n_puzzles, control, boards, stats);

  for (size_t i = 0; i < stats->n_solutions; i++)
    {
      puzzles[i] = game_state_new_queens (spec->queens.n);
      puzzles[i].queens.queens = boards[i];
      puzzles[i].queens.fixed = boards[i];
    }

  return end;
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

static SearchEnd
generate_coloured (const GameSpec      *spec,
                   uint64_t             first,
                   size_t               n_puzzles,
                   const SearchControl *control,
                   GameState           *puzzles,
                   SearchStats         *stats)
{
  SearchEnd end = SEARCH_EXHAUSTED;

  *stats = (SearchStats) { 0 };
  for (size_t i = 0; i < n_puzzles && end == SEARCH_EXHAUSTED; i++)
    {
      ColouredSpec coloured = spec->coloured;
      ColouredPuzzle puzzle;
      SearchStats one;

      coloured.seed = seed_of_puzzle (coloured.seed, first + i);
      end = coloured_generate (&coloured, control, &puzzle, &one);
      search_stats_add (stats, &one);
      if (end == SEARCH_EXHAUSTED)
        puzzles[i] = game_state_new_coloured (&puzzle);
    }

  return end;
}

static SearchEnd
prove_sudoku (const GameState     *puzzle,
              const SearchControl *control,
              GameState           *solution,
              SearchStats         *stats)
{
  const SudokuGrid grid = game_sudoku_puzzle (&puzzle->sudoku);
  SudokuAnswer answer;

  sudoku_solve (&grid, 2, control, &answer);
  *stats = answer.stats;
  *solution = *puzzle;
  if (stats->n_solutions > 0)
    game_state_fill (solution, answer.solution.digit);

  return answer.end;
}

static SearchEnd
prove_queens (const GameState     *puzzle,
              const SearchControl *control,
              GameState           *solution,
              SearchStats         *stats)
{
  QueensSolution queens;
  SearchEnd end = queens_solve (&puzzle->queens.fixed, control, &queens, stats);

  *solution = *puzzle;
  if (stats->n_solutions > 0)
    game_state_fill (solution, queens.column);

  return end;
}

static SearchEnd
prove_coloured (const GameState     *puzzle,
                const SearchControl *control,
                GameState           *solution,
                SearchStats         *stats)
{
  QueensSolution queens;
  SearchEnd end = coloured_solve (&puzzle->queens.coloured, &puzzle->queens.fixed, 2, control,
                                  &queens, stats);

  *solution = *puzzle;
  if (stats->n_solutions > 0)
    game_state_fill (solution, queens.column);

  return end;
}

static bool
grade_sudoku (const GameState     *puzzle,
              const SearchControl *control,
              GameGrade           *grade)
{
  const SudokuGrid grid = game_sudoku_puzzle (&puzzle->sudoku);
  SearchEnd end = sudoku_grade_puzzle (&grid, NULL, control, &grade->sudoku);

  grade->level = grade->sudoku.level;

  return end != SEARCH_STOPPED;
}

static bool
rate_sudoku (const GameState     *puzzle,
             const SearchControl *control,
             SudokuRating        *rating)
{
  const SudokuGrid grid = game_sudoku_puzzle (&puzzle->sudoku);

  return sudoku_rating_puzzle (&grid, control, rating) != SEARCH_STOPPED;
}

static bool
grade_queens (const GameState     *puzzle,
              const SearchControl *control,
              GameGrade           *grade)
{
  grade->level = queens_grade_puzzle (&puzzle->queens.fixed);

  return true;
}

static bool
grade_coloured (const GameState     *puzzle,
                const SearchControl *control,
                GameGrade           *grade)
{
  coloured_grade_puzzle (&puzzle->queens.coloured, &grade->coloured);
  grade->level = grade->coloured.level;

  return true;
}

static const char *
get_sudoku_code (int technique)
{
  return sudoku_technique[technique].code;
}

static bool
sudoku_grade_has (const GameGrade *grade,
                  int              technique)
{
  return grade->sudoku.n_used[technique] > 0;
}

static const char *
get_coloured_code (int rule)
{
  static const char *const codes[COLOURED_N_RULES] = {
    [COLOURED_LAST_SQUARE] = "last-square",
    [COLOURED_REGION_IN_LINE] = "region-in-line",
    [COLOURED_LINE_IN_REGION] = "line-in-region",
    [COLOURED_STARVED] = "starved",
    [COLOURED_REGIONS_IN_LINES] = "regions-in-lines",
    [COLOURED_LINES_IN_REGIONS] = "lines-in-regions",
    [COLOURED_LINES_IN_LINES] = "lines-in-lines",
    [COLOURED_CHAIN] = "chain",
  };

  return codes[rule];
}

static bool
coloured_grade_has (const GameGrade *grade,
                    int              rule)
{
  return grade->coloured.n_used[rule] > 0;
}

const GameKindInfo game_kinds[GAME_N_KINDS] = {
  [GAME_SUDOKU] = {
    "sudoku", N_("Sudoku"), SUDOKU_DIGITS, 3, 10000,
    SUDOKU_FLAGS, "watch-method-sudoku", false, true, false,
  },
  [GAME_QUEENS] = {
    "queens", N_("Queens"), 0, QUEENS_MAX, 0,
    QUEENS_FLAGS, "watch-method-queens", true, false, true,
  },
};

const GameVariantInfo game_variants[GAME_N_VARIANTS] = {
  [GAME_VARIANT_SUDOKU] = {
    "sudoku", N_("Sudoku"), "sudokus", SUDOKU_DIGITS, SUDOKU_DIGITS, SUDOKU_DIGITS, false, false,
    SUDOKU_N_LEVELS, get_sudoku_level_name, sudoku_level_from_name, sudoku_kernel,
    sudoku_is_impossible, generate_sudoku, prove_sudoku, grade_sudoku, rate_sudoku,
    SUDOKU_N_TECHNIQUES, get_sudoku_code, sudoku_grade_has,
  },
  [GAME_VARIANT_FREE_QUEENS] = {
    "queens", N_("Queens"), "boards of queens", 1, QUEENS_MAX, 8, true, true,
    QUEENS_N_LEVELS, get_queens_level_name, queens_level_from_name, queens_kernel,
    NULL, NULL, prove_queens, grade_queens, NULL,
  },
  [GAME_VARIANT_FIXED_QUEENS] = {
    "queens", N_("Queens"), "puzzles of queens", QUEENS_PUZZLE_MIN, QUEENS_MAX, 8, false, true,
    QUEENS_N_LEVELS, get_queens_level_name, queens_level_from_name, queens_kernel,
    queens_is_impossible, generate_queens, prove_queens, grade_queens, NULL,
  },
  [GAME_VARIANT_COLOURED_QUEENS] = {
    "coloured", N_("Coloured Queens"), "puzzles of coloured queens", COLOURED_MIN, COLOURED_MAX,
    8, false, false,
    COLOURED_N_LEVELS, get_coloured_level_name, coloured_level_from_name, get_coloured_kernel,
    coloured_is_impossible, generate_coloured, prove_coloured, grade_coloured, NULL,
    COLOURED_N_RULES, get_coloured_code, coloured_grade_has,
  },
};

const GameVariantInfo *
game_state_info (const GameState *state)
{
  return &game_variants[game_state_variant (state)];
}

bool
game_state_has_sizes (const GameState *state)
{
  const GameVariantInfo *info = game_state_info (state);

  return info->least_size < info->most_size;
}

int
game_variant_from_key (const char *key)
{
  for (int variant = 0; variant < GAME_N_VARIANTS; variant++)
    if (strcmp (game_variants[variant].key, key) == 0)
      return variant;

  return -1;
}

SudokuTechniques
game_grade_techniques (const GameGrade *grade,
                       GameVariant      variant)
{
  const GameVariantInfo *info = &game_variants[variant];
  SudokuTechniques techniques = { { 0 } };

  for (int technique = 0; technique < info->n_techniques; technique++)
    if (info->grade_has (grade, technique))
      sudoku_techniques_add (&techniques, technique);

  return techniques;
}

GameSpec
game_spec_new (GameVariant variant,
               int         size,
               int         level)
{
  GameSpec spec = { .variant = variant };

  switch (variant)
    {
    case GAME_VARIANT_SUDOKU:
      spec.sudoku = (SudokuSpec) { .level = level, .technique = -1 };
      break;

    case GAME_VARIANT_FIXED_QUEENS:
      spec.queens = (QueensSpec) { .n = size, .level = level };
      break;

    case GAME_VARIANT_COLOURED_QUEENS:
      spec.coloured = (ColouredSpec) { .n = size, .level = level };
      break;

    case GAME_VARIANT_FREE_QUEENS:
    default:
      g_return_val_if_reached (spec);
    }

  return spec;
}

bool
game_spec_set_level (GameSpec   *spec,
                     const char *name)
{
  int level = game_variants[spec->variant].level_from_name (name);

  switch (spec->variant)
    {
    case GAME_VARIANT_SUDOKU:
      return sudoku_spec_set_level (&spec->sudoku, name);

    case GAME_VARIANT_COLOURED_QUEENS:
      spec->coloured.level = level;
      break;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    default:
      spec->queens.level = level;
    }

  return level >= 0;
}

/* Where a spec has its seed. */
static uint64_t *
get_seed (GameSpec *spec)
{
  switch (spec->variant)
    {
    case GAME_VARIANT_SUDOKU:
      return &spec->sudoku.seed;

    case GAME_VARIANT_COLOURED_QUEENS:
      return &spec->coloured.seed;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    default:
      return &spec->queens.seed;
    }
}

void
game_spec_set_seed (GameSpec *spec,
                    uint64_t  seed)
{
  *get_seed (spec) = seed;
}

uint64_t
game_spec_get_seed (const GameSpec *spec)
{
  GameSpec copy = *spec;

  return *get_seed (&copy);
}

int
game_spec_get_level (const GameSpec *spec)
{
  switch (spec->variant)
    {
    case GAME_VARIANT_SUDOKU:
      return spec->sudoku.level;

    case GAME_VARIANT_COLOURED_QUEENS:
      return spec->coloured.level;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    default:
      return spec->queens.level;
    }
}
