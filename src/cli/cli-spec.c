/* The options of generate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-spec.h"

#include <string.h>

#include "solver/queens/queens-puzzles.h"
#include "solver/sudoku/generate/sudoku-pattern.h"

void
cli_spec_options_clear (CliSpecOptions *options)
{
  g_free (options->puzzle);
  g_free (options->size);
  g_free (options->symmetry);
  g_free (options->clues);
  g_free (options->pattern);
}

static bool
is_sudoku (GameVariant variant)
{
  return variant == GAME_VARIANT_SUDOKU;
}

/* Reads the name of one of some things. Returns false, and complains, where there is none. */
static bool
parse_name (const char *name,
            const char *option,
            int       (*from_name) (const char *name),
            int        *value)
{
  if (name == NULL)
    return true;

  *value = from_name (name);
  if (*value < 0)
    cli_complain ("%s: “%s” is unknown", option, name);

  return *value >= 0;
}

static bool
parse_variant (const char  *name,
               GameVariant *variant)
{
  for (int i = 0; i < GAME_N_VARIANTS; i++)
    if (game_variants[i].generate != NULL && strcmp (name, game_variants[i].key) == 0)
      {
        *variant = i;
        return true;
      }

  cli_complain ("--puzzle: “%s” is unknown", name);

  return false;
}

static bool
parse_size (const char  *text,
            GameVariant  variant,
            int         *value)
{
  const GameVariantInfo *info = &game_variants[variant];
  uint64_t size = (uint64_t) info->usual_size;

  if (text != NULL && !cli_parse_number (text, "--size", 1, UINT64_MAX, &size))
    return false;

  if (size < (uint64_t) info->least_size || size > (uint64_t) info->most_size)
    {
      cli_complain ("there are no %s of size %s, only from %d to %d", info->plural, text,
                    info->least_size, info->most_size);
      return false;
    }

  *value = (int) size;

  return true;
}

static bool
parse_level (const char *name,
             GameSpec   *spec)
{
  if (name == NULL || game_spec_set_level (spec, name))
    return true;

  if (sudoku_level_from_name (name) >= 0 || strcmp (name, "beginner") == 0)
    cli_complain ("there are no %s %s", name, game_variants[spec->variant].plural);
  else
    cli_complain ("there is no level “%s”", name);

  return false;
}

/* "30-35", or "30" for as many clues. */
static bool
parse_clues (const char *text,
             SudokuSpec *spec)
{
  g_auto(GStrv) parts = text != NULL ? g_strsplit (text, "-", 2) : NULL;
  uint64_t low;
  uint64_t high;

  if (text == NULL)
    return true;

  if (!cli_parse_number (parts[0], "--clues", SUDOKU_FEWEST_CLUES, SUDOKU_CELLS, &low)
      || !cli_parse_number (parts[1] != NULL ? parts[1] : parts[0], "--clues", low, SUDOKU_CELLS,
                            &high))
    return false;

  spec->min_clues = (int) low;
  spec->max_clues = (int) high;

  return true;
}

/* Where a text of 81 cells has digits, letters, stars or number signs. White space does not
 * count. */
static bool
scan_pattern (const char  *text,
              SudokuCells *pattern)
{
  int n_cells = 0;

  *pattern = sudoku_cells_none ();

  for (; *text != '\0'; text++)
    {
      bool is_empty = strchr (".0_-", *text) != NULL;

      if (g_ascii_isspace (*text))
        continue;

      if (n_cells == SUDOKU_CELLS
          || !(is_empty || g_ascii_isalnum (*text) || strchr ("*#", *text) != NULL))
        return false;

      if (!is_empty)
        *pattern = sudoku_cells_or (*pattern, sudoku_cells_of (n_cells));
      n_cells++;
    }

  return n_cells == SUDOKU_CELLS && !sudoku_cells_is_empty (*pattern);
}

static CliStatus
read_pattern (const char *name,
              SudokuSpec *spec)
{
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  if (name == NULL)
    return CLI_FINE;

  if (!g_file_get_contents (strcmp (name, "-") == 0 ? "/dev/stdin" : name, &text, NULL, &error))
    {
      cli_complain ("%s", error->message);
      return CLI_IO;
    }

  if (!scan_pattern (text, &spec->pattern))
    {
      cli_complain ("%s: a pattern is 81 cells, “.” where no clue stands, “x” where one does",
                    name);
      return CLI_DATA;
    }

  return CLI_FINE;
}

/* An option that only sudokus have, if the user gave one; or NULL. */
static const char *
find_sudoku_option (const CliSpecOptions *options,
                    const CliShared      *shared)
{
  return options->symmetry != NULL ? "--symmetry"
         : options->clues != NULL ? "--clues"
         : options->pattern != NULL ? "--pattern"
         : shared->technique != NULL ? "--technique"
         : shared->min_rating_text != NULL ? "--min-rating"
         : shared->max_rating_text != NULL ? "--max-rating" : NULL;
}

/* Complains where options do not go together. */
static bool
go_together (const CliSpecOptions *options,
             const CliShared      *shared,
             GameVariant           variant)
{
  const char *sudoku_option = find_sudoku_option (options, shared);

  if (!is_sudoku (variant) && sudoku_option != NULL)
    cli_complain ("%s is for sudokus only", sudoku_option);
  else if (options->allows_harder && shared->technique == NULL)
    cli_complain ("--allow-harder needs --technique");
  else if (options->pattern != NULL && options->symmetry != NULL)
    cli_complain ("--pattern and --symmetry exclude each other");
  else
    return true;

  return false;
}

static bool
parse_sudoku (const CliSpecOptions *options,
              const CliShared      *shared,
              SudokuSpec           *spec)
{
  int symmetry = SUDOKU_SYMMETRY_NONE;

  if (!parse_name (options->symmetry, "--symmetry", sudoku_symmetry_from_name, &symmetry)
      || (shared->technique != NULL && !cli_technique_parse (shared->technique, &spec->technique))
      || !parse_clues (options->clues, spec))
    return false;

  spec->symmetry = (SudokuSymmetry) symmetry;
  spec->allows_harder = options->allows_harder;
  spec->min_rating = shared->min_rating;
  spec->max_rating = shared->max_rating_text != NULL ? MAX (shared->max_rating, 1) : 0;

  return true;
}

static bool
is_possible (const GameSpec *spec,
             const char     *level)
{
  if (!game_variants[spec->variant].is_impossible (spec))
    return true;

  switch (spec->variant)
    {
    case GAME_VARIANT_SUDOKU:
      cli_spec_complain_of_sudoku (&spec->sudoku);
      break;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    case GAME_VARIANT_COLOURED_QUEENS:
    default:
      cli_complain ("there are no %s %s of size %d", level, game_variants[spec->variant].plural,
                    spec->queens.n);
    }

  return false;
}

bool
cli_spec_is_quick (const GameSpec *spec)
{
  const SudokuSpec *sudoku = &spec->sudoku;

  return is_sudoku (spec->variant) && sudoku->technique < 0
         && sudoku->level < (int) SUDOKU_UNFAIR && sudoku->min_rating == 0
         && sudoku->max_rating == 0 && sudoku->min_clues == 0 && sudoku->max_clues == 0
         && sudoku_cells_is_empty (sudoku->pattern);
}

CliRepeats
cli_spec_get_repeats (const GameSpec *spec)
{
  switch (spec->variant)
    {
    case GAME_VARIANT_FIXED_QUEENS:
      return spec->queens.n <= QUEENS_LISTED_MAX ? CLI_REPEATS_NEVER : CLI_REPEATS_LIKELY;

    case GAME_VARIANT_SUDOKU:
    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_COLOURED_QUEENS:
    default:
      return CLI_REPEATS_UNLIKELY;
    }
}

CliStatus
cli_spec_read (const CliSpecOptions *options,
               const CliShared      *shared,
               GameSpec             *spec)
{
  CliStatus status = CLI_FINE;
  GameVariant variant;
  int n;

  if (!parse_variant (options->puzzle != NULL ? options->puzzle : "sudoku", &variant)
      || !parse_size (options->size, variant, &n) || !go_together (options, shared, variant))
    return CLI_USAGE;

  *spec = game_spec_new (variant, n, -1);
  if (!parse_level (shared->level, spec))
    return CLI_USAGE;

  if (is_sudoku (variant))
    {
      if (!parse_sudoku (options, shared, &spec->sudoku))
        return CLI_USAGE;
      status = read_pattern (options->pattern, &spec->sudoku);
    }

  return status != CLI_FINE ? status : is_possible (spec, shared->level) ? CLI_FINE : CLI_USAGE;
}
