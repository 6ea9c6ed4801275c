/* The cost of a method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-compare.h"

#include "game/state/game-variant.h"

uint64_t
game_comparison_boards (GameKind              kind,
                        const GameComparison *comparison)
{
  const SearchStats *stats = &comparison->stats;

  return game_kinds[kind].method_tests_whole (comparison->method)
         ? stats->n_rejects + stats->n_solutions
         : stats->n_nodes;
}
