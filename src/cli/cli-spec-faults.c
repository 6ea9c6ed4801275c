/* Sentences about sudokus that cannot be made. Each names the option to change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-spec.h"

#include "solver/sudoku/generate/sudoku-beginner.h"
#include "solver/sudoku/generate/sudoku-pattern.h"
#include "solver/sudoku/rating/sudoku-rating.h"

static const char *
level_name (const SudokuSpec *spec)
{
  return spec->is_beginner ? "beginner" : sudoku_level_name ((SudokuLevel) spec->level);
}

static const char *
technique_name (const SudokuSpec *spec)
{
  return sudoku_technique[spec->technique].name;
}

/* "sudokus of level hard that need Skyscraper and nothing harder". */
static char *
describe (const SudokuSpec *spec)
{
  GString *text = g_string_new ("sudokus");

  if (spec->level >= 0)
    g_string_append_printf (text, " of level %s", level_name (spec));
  if (spec->min_clues > 0 || !sudoku_cells_is_empty (spec->pattern))
    g_string_append (text, " with so many clues");
  else if (spec->level < 0 && spec->technique < 0)
    g_string_append (text, " without a redundant clue");
  if (spec->technique >= 0)
    g_string_append_printf (text, " that need %s%s", technique_name (spec),
                            sudoku_spec_allows_harder (spec) ? "" : " and nothing harder");

  return g_string_free (text, FALSE);
}

static int
rating_below (int rating)
{
  do
    rating--;
  while (sudoku_rating_next (rating) != rating);

  return rating;
}

/* Both ends lie between two ratings that follow each other. */
static void
complain_of_gap (const SudokuSpec *spec)
{
  const int below = rating_below (spec->min_rating);
  const int above = sudoku_rating_next (spec->max_rating);

  cli_complain ("--min-rating and --max-rating: no sudoku is rated so; after %d.%d comes %d.%d",
                below / 10, below % 10, above / 10, above % 10);
}

static void
complain_of_ratings (const SudokuSpec *spec)
{
  g_autofree char *sudokus = describe (spec);
  int least;
  int most;

  sudoku_spec_get_ratings (spec, &least, &most);

  if (spec->min_rating > SUDOKU_HIGHEST_RATING)
    cli_complain ("--min-rating: no sudoku is known that is rated higher than %d.%d", most / 10,
                  most % 10);
  else if (spec->min_rating > most)
    cli_complain ("--min-rating: %s are rated %d.%d at most", sudokus, most / 10, most % 10);
  else if (spec->max_rating > 0 && spec->max_rating < least)
    cli_complain ("--max-rating: %s are rated %d.%d at least", sudokus, least / 10, least % 10);
  else
    complain_of_gap (spec);
}

static const char *
clues_option (const SudokuSpec *spec)
{
  return sudoku_cells_is_empty (spec->pattern) ? "--clues" : "--pattern";
}

static void
complain_of_clues (const SudokuSpec *spec)
{
  if (!sudoku_cells_is_empty (spec->pattern))
    cli_complain ("--pattern has %d clues, not as many as the other options say",
                  sudoku_cells_count (spec->pattern));
  else
    cli_complain ("--clues: sudokus for beginners have %d clues or more", SUDOKU_BEGINNER_CLUES);
}

/* The level wants more than so many clues leave to do, or the technique does. */
static void
complain_of_ease (const SudokuSpec *spec)
{
  if (spec->level > (int) SUDOKU_EASY)
    cli_complain ("%s: sudokus with so many clues are easy, not %s", clues_option (spec),
                  level_name (spec));
  else
    cli_complain ("%s: sudokus with so many clues do not need %s", clues_option (spec),
                  technique_name (spec));
}

void
cli_spec_complain_of_sudoku (const SudokuSpec *spec)
{
  const SudokuTechniqueInfo *technique;

  switch (sudoku_spec_find_fault (spec))
    {
    case SUDOKU_SPEC_TECHNIQUE:
      technique = &sudoku_technique[spec->technique];
      cli_complain ("a puzzle that needs technique %s (%s) is %s at least", technique->code,
                    technique->name, sudoku_level_name (technique->level));
      break;

    case SUDOKU_SPEC_RATINGS:
      complain_of_ratings (spec);
      break;

    case SUDOKU_SPEC_CLUES:
      complain_of_clues (spec);
      break;

    case SUDOKU_SPEC_EASY:
      complain_of_ease (spec);
      break;

    case SUDOKU_SPEC_PATTERN:
      cli_complain ("no puzzle has this pattern: it takes %d clues or more, and one at least in "
                    "two rows of each band and two columns of each stack", SUDOKU_FEWEST_CLUES);
      break;

    case SUDOKU_SPEC_POSSIBLE:
    default:
      g_assert_not_reached ();
    }
}
