/* Why no puzzle can meet a spec. Only what is proven counts, because a search that is refused can
 * find nothing.
 *
 * The proofs about ratings compare two paths: that of the rating, where Sudoku Explainer takes the
 * easiest step, and that of the grade, where HoDoKu does. Each digit placed and each candidate that
 * goes leaves a step possible or makes an easier one of it. So if all steps of one path are among
 * the techniques that the other path tries first, the other path needs nothing beyond them:
 *
 *     rating      steps up to it are, for the grade,       a path with a later technique is rated
 *     1.5         hidden singles                           1.7 or higher
 *     1.7         and locked candidates that point         1.9
 *     1.9         and locked candidates that claim         2.0
 *     2.3         and hidden pairs; naked singles          2.5
 *     3.0         and hidden triples, naked pairs          3.2
 *     3.2 - 3.6   and X-wings, naked triples               3.8
 *     3.8, 4.0    and swordfish                            4.2
 *     4.2         and XY-wings                             4.4
 *     4.4         and XYZ-wings                            4.5
 *
 * The other way round, a path of singles is rated 2.3 at most, one with locked pairs 3.0 (naked
 * pairs), with locked triples 3.6 (naked triples), with hidden triples 4.0, with naked quads 5.0,
 * and with hidden quads and fish 5.4.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-beginner.h"
#include "solver/sudoku/generate/sudoku-pattern.h"
#include "solver/sudoku/generate/sudoku-spec.h"
#include "solver/sudoku/rating/sudoku-rating.h"

/* Numbers of clues. */
enum
{
  /* A puzzle that is rated 1.0 takes only last cells of houses. Each step fills one of the 27
   * houses, so it has 27 empty cells or fewer. */
  LAST_CELLS_LEAST = 54,

  /* Where no single is left, houses that are not full have two empty cells or more. If none had
   * more than two, all could be filled in two ways or in none; so one cell has three candidates,
   * and its row and its column have three empty cells. Each of the three rows of these has two or
   * more, its own has three: there are seven empty cells. */
  SINGLES_LEAST = 75,

  /* With three empty cells one is alone in its row or column. */
  ONLY_LAST_CELLS = 78,
};

typedef struct
{
  int least;
  int most;
} Range;

/* The number of clues that a puzzle of the spec may have. */
static Range
get_clues (const SudokuSpec *spec)
{
  const int n_clues = sudoku_cells_count (spec->pattern);
  const int least = spec->is_beginner ? SUDOKU_BEGINNER_CLUES : SUDOKU_FEWEST_CLUES;
  const int usual = spec->is_beginner ? SUDOKU_BEGINNER_MANY_CLUES : SUDOKU_MINIMAL_CLUES;
  Range range = { spec->min_clues > least ? spec->min_clues : least, spec->max_clues };

  if (n_clues > 0)
    return (Range) { n_clues, n_clues };

  if (range.most == 0)
    range.most = range.least > usual ? range.least : usual;
  if (!spec->is_beginner && spec->min_clues <= SUDOKU_MINIMAL_CLUES
      && range.most >= LAST_CELLS_LEAST)
    range.most = LAST_CELLS_LEAST - 1;  /* no minimal puzzle is known with more than 40 */

  return range;
}

static Range
get_ratings_by_clues (const SudokuSpec *spec)
{
  const Range clues = get_clues (spec);

  return (Range) {
    .least = clues.most == SUDOKU_CELLS ? 0
             : clues.most >= LAST_CELLS_LEAST ? 10 : SUDOKU_LOWEST_RATING,
    .most = clues.least == SUDOKU_CELLS ? 0
            : clues.least >= ONLY_LAST_CELLS ? 10
            : clues.least >= SINGLES_LEAST ? 23 : SUDOKU_HIGHEST_RATING,
  };
}

/* A beginner's cell with one candidate, in a house with two other empty cells, is a hidden single,
 * or the two cells are a hidden pair: 2.0.
 *
 * A path of singles has 64 steps at most. Ten or more of them fill the last cell of a house: each
 * column has such a step (or each row, where a column is full of clues; both are not in a puzzle
 * with 17). Were there no others, then before the last step of another kind its cell would be the
 * only other empty one both in the row and in the column of a cell that is empty. Ten at 4 points
 * and 54 at 14 are 796, which is easy. So whatever is harder is rated 1.7 or higher. Few are rated
 * so low: of 7000 puzzles of collections no hard one was below 2.0, and no unfair or extreme one
 * below 4.0. */
static Range
get_ratings_by_level (const SudokuSpec *spec)
{
  static const Range ranges[] = {
    [SUDOKU_EASY] = { 0, 23 },
    [SUDOKU_MEDIUM] = { 17, 40 },
    [SUDOKU_HARD] = { 17, SUDOKU_HIGHEST_RATING },
    [SUDOKU_UNFAIR] = { 17, SUDOKU_HIGHEST_RATING },
    [SUDOKU_EXTREME] = { 17, SUDOKU_HIGHEST_RATING },
  };

  if (spec->is_beginner)
    return (Range) { 0, 20 };

  return spec->level < 0 ? (Range) { 0, SUDOKU_HIGHEST_RATING } : ranges[spec->level];
}

static Range
get_ratings_by_technique (const SudokuSpec *spec)
{
  static const struct
  {
    SudokuTechnique last;       /* of a run of techniques, in their order */
    Range           range;
  } runs[] = {
    { SUDOKU_FULL_HOUSE, { 10, 23 } },
    { SUDOKU_HIDDEN_SINGLE, { 12, 23 } },
    { SUDOKU_LOCKED_PAIR, { 17, 30 } },
    { SUDOKU_POINTING, { 17, 36 } },
    { SUDOKU_CLAIMING, { 19, 36 } },
    { SUDOKU_HIDDEN_PAIR, { 20, 36 } },
    { SUDOKU_HIDDEN_TRIPLE, { 25, 40 } },
    { SUDOKU_NAKED_QUADRUPLE, { 32, 50 } },
    { SUDOKU_X_WING, { 32, 54 } },
    { SUDOKU_SWORDFISH, { 38, 54 } },
    { SUDOKU_JELLYFISH, { 42, 54 } },
    { SUDOKU_XY_WING, { 42, SUDOKU_HIGHEST_RATING } },
    { SUDOKU_XYZ_WING, { 44, SUDOKU_HIGHEST_RATING } },
    { SUDOKU_N_TECHNIQUES, { 45, SUDOKU_HIGHEST_RATING } },
  };
  Range range;
  int i = 0;

  if (spec->technique < 0)
    return (Range) { 0, SUDOKU_HIGHEST_RATING };

  while (runs[i].last < (SudokuTechnique) spec->technique)
    i++;

  range = runs[i].range;
  if (sudoku_spec_allows_harder (spec))
    range.most = SUDOKU_HIGHEST_RATING;

  return range;
}

static Range
meet (Range a,
      Range b)
{
  return (Range) { a.least > b.least ? a.least : b.least, a.most < b.most ? a.most : b.most };
}

void
sudoku_spec_get_ratings (const SudokuSpec *spec,
                         int              *least,
                         int              *most)
{
  const Range range = meet (get_ratings_by_clues (spec), meet (get_ratings_by_level (spec),
                                                               get_ratings_by_technique (spec)));

  *least = range.least;
  *most = range.most;
}

/* Whether clues leave more to do than singles, or where they are that many, the level wants no
 * more. */
static bool
is_too_easy (const SudokuSpec *spec)
{
  int least;
  int most;

  sudoku_spec_get_ratings (spec, &least, &most);

  return least > most
         || (spec->level > (int) SUDOKU_EASY && get_clues (spec).least >= SINGLES_LEAST);
}

static bool
are_ratings_possible (const SudokuSpec *spec)
{
  int least;
  int most;

  sudoku_spec_get_ratings (spec, &least, &most);
  if (spec->min_rating > least)
    least = spec->min_rating;
  if (spec->max_rating > 0 && spec->max_rating < most)
    most = spec->max_rating;

  return sudoku_rating_next (least) <= most;
}

static bool
are_clues_possible (const SudokuSpec *spec)
{
  int least = spec->is_beginner ? SUDOKU_BEGINNER_CLUES : SUDOKU_FEWEST_CLUES;
  int max_clues = spec->max_clues > 0 ? spec->max_clues : SUDOKU_CELLS;
  int n_clues = sudoku_cells_count (spec->pattern);

  return spec->min_clues <= max_clues && max_clues >= least
         && (n_clues == 0 || (n_clues >= spec->min_clues && n_clues <= max_clues
                              && n_clues >= least));
}

SudokuSpecFault
sudoku_spec_find_fault (const SudokuSpec *spec)
{
  if (spec->level >= 0 && spec->technique >= 0 && sudoku_technique[spec->technique].in_path
      && (int) sudoku_technique[spec->technique].level > spec->level)
    return SUDOKU_SPEC_TECHNIQUE;

  if (!sudoku_cells_is_empty (spec->pattern) && sudoku_pattern_is_impossible (spec->pattern))
    return SUDOKU_SPEC_PATTERN;

  if (!are_clues_possible (spec))
    return SUDOKU_SPEC_CLUES;

  if (is_too_easy (spec))
    return SUDOKU_SPEC_EASY;

  return are_ratings_possible (spec) ? SUDOKU_SPEC_POSSIBLE : SUDOKU_SPEC_RATINGS;
}
