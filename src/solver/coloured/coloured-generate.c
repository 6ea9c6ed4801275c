/* New puzzles of coloured queens: regions are grown until a puzzle is as wished.
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

/* Whether logic solves the puzzle without drudgery, and at the level of the wish. */
static bool
is_as_wished (const ColouredWish   *wish,
              const ColouredPuzzle *puzzle)
{
  ColouredGrade grade;

  return coloured_grade_puzzle (puzzle, &grade) == SEARCH_EXHAUSTED
         && (wish->level < 0 || grade.level == (ColouredLevel) wish->level)
         && grade.highest <= MOST_FOR_A_STEP
         && grade.score <= (uint32_t) (MOST_FOR_A_LINE * wish->n);
}

SearchEnd
coloured_generate (const ColouredWish  *wish,
                   const SearchControl *control,
                   ColouredPuzzle      *puzzle,
                   SearchTally         *tally)
{
  Random random = { wish->seed };
  ColouredPuzzle grown;

  *puzzle = (ColouredPuzzle) { 0 };
  *tally = (SearchTally) { 0 };

  if (wish->n < COLOURED_MIN || wish->n > COLOURED_MAX || wish->level >= COLOURED_N_LEVELS)
    return SEARCH_INVALID;

  /* The state is only counted up, so that seeds are places in one long row of numbers. Scrambled
   * first, they lie nowhere near each other. */
  random.state = random_next (&random);

  do
    {
      tally->n_nodes++;

      if (coloured_grow (wish->n, &random, &grown, tally) && is_as_wished (wish, &grown))
        tally->n_solutions = 1;
      if (!search_proceeds (control, tally))
        return SEARCH_STOPPED;
    }
  while (tally->n_solutions == 0);

  *puzzle = grown;

  return SEARCH_EXHAUSTED;
}
