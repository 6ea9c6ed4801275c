/* The generator of coloured queens: grows regions until a puzzle meets the spec. A puzzle is not
 * handed out if it needs a chain that forces more than three queens, or more than 15 n points.
 *
 *      n   level     a second   median     begun for one
 *      8   easy        4,300    0.17 ms       2.8
 *      8   medium      1,850    0.39 ms       6.8
 *      8   hard          575    1.3 ms       22
 *     12   easy           88    10 ms        23
 *     12   medium        114    6.0 ms       16
 *     12   hard          150    5.1 ms       13
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-generate.h"

#include "solver/coloured/coloured-grow.h"

enum
{
  MOST_FOR_A_STEP = 35, /* points: a chain that forces three queens */
  MOST_FOR_A_LINE = 15, /* points of the path, for each line of the board */
};

/* Returns whether logic solves the puzzle at the level of the spec, and without drudgery. */
static bool
matches_spec (const ColouredPuzzle *puzzle,
              const ColouredSpec   *spec)
{
  ColouredGrade grade;

  return coloured_grade_puzzle (puzzle, &grade) == SEARCH_EXHAUSTED
         && (spec->level < 0 || grade.level == (ColouredLevel) spec->level)
         && grade.highest <= MOST_FOR_A_STEP
         && grade.score <= (uint32_t) (MOST_FOR_A_LINE * spec->n);
}

bool
coloured_spec_is_impossible (const ColouredSpec *spec)
{
  return spec->n < COLOURED_MIN || spec->n > COLOURED_MAX || spec->level >= COLOURED_N_LEVELS;
}

SearchEnd
coloured_generate (const ColouredSpec  *spec,
                   const SearchControl *control,
                   ColouredPuzzle      *puzzle,
                   SearchStats         *stats)
{
  Random random = { spec->seed };
  ColouredPuzzle grown;

  *puzzle = (ColouredPuzzle) { 0 };
  *stats = (SearchStats) { 0 };

  if (coloured_spec_is_impossible (spec))
    return SEARCH_INVALID;

  /* The generator of random numbers only counts its state up, so neighbouring seeds would give
   * overlapping sequences. Scrambling the seed first moves them far apart. */
  random.state = random_next (&random);

  do
    {
      stats->n_nodes++;

      if (coloured_grow (spec->n, &random, &grown, stats) && matches_spec (&grown, spec))
        stats->n_solutions = 1;
      if (!search_should_continue (control, stats))
        return SEARCH_STOPPED;
    }
  while (stats->n_solutions == 0);

  *puzzle = grown;

  return SEARCH_EXHAUSTED;
}
