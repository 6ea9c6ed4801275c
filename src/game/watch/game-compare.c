/* The cost of a method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-compare.h"

#include "game/search/game-methods.h"

double
game_comparison_expect (const GameComparisonMark *then,
                        const GameComparisonMark *now)
{
  double fraction = now->fraction - then->fraction;

  if (fraction <= 0)
    return 0;

  return now->seconds + (1 - now->fraction) * (now->seconds - then->seconds) / fraction;
}

uint64_t
game_comparison_boards (GameSearchType        type,
                        const GameComparison *comparison)
{
  const SearchStats *stats = &comparison->stats;

  return game_methods[type].tests_whole (comparison->method)
         ? stats->n_rejects + stats->n_solutions
         : stats->n_nodes;
}
