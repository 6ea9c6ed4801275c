/* The cost of a method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-compare.h"

#include "game/search/game-methods.h"

uint64_t
game_comparison_boards (GameSearchType        type,
                        const GameComparison *comparison)
{
  const SearchStats *stats = &comparison->stats;

  return game_methods[type].tests_whole (comparison->method)
         ? stats->n_rejects + stats->n_solutions
         : stats->n_nodes;
}
