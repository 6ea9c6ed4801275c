/* Finding facts, the cheapest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-facts.h"

SearchEnd
game_facts_find (GameFacts           *facts,
                 GameFactsWanted      wanted,
                 const SearchControl *control,
                 SearchStats         *stats)
{
  const GameVariantInfo *info = game_state_info (&facts->puzzle);
  SearchEnd end = SEARCH_EXHAUSTED;

  *stats = (SearchStats) { 0 };
  if (wanted >= GAME_FACTS_SOLUTION && facts->n_solutions == GAME_FACTS_UNKNOWN)
    {
      end = info->prove (&facts->puzzle, control, &facts->solution, stats);
      if (end == SEARCH_STOPPED)
        return end;

      facts->n_solutions = stats->n_solutions < 2 ? stats->n_solutions : 2;
    }

  if (wanted >= GAME_FACTS_GRADE && facts->n_solutions == 1 && !facts->has_grade)
    {
      facts->has_grade = info->grade (&facts->puzzle, control, &facts->grade);
      if (!facts->has_grade)
        return SEARCH_STOPPED;
    }

  if (wanted >= GAME_FACTS_RATING && game_facts_lack_rating (facts))
    {
      facts->has_rating = info->rate (&facts->puzzle, control, &facts->rating);
      if (!facts->has_rating)
        end = SEARCH_STOPPED;
    }

  return end;
}

void
game_facts_add_path (const GameFacts *facts,
                     const GameState *state,
                     GamePlayStats   *stats)
{
  GameState puzzle = game_state_new_puzzle (state);

  stats->has_path = facts->has_grade && game_state_equal (&facts->puzzle, &puzzle);
  if (stats->has_path)
    stats->path = game_grade_techniques (&facts->grade, game_state_variant (state));
}
