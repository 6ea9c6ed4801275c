/* Finds the facts of a puzzle: each once, the cheapest first, one job at a time.
 *
 * Whoever shows facts says how much it wants and is given the facts as a value; nobody else solves
 * or grades the puzzle on the board. Signal "changed": more is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/state/game-facts.h"

#define GAME_TYPE_FACT_FINDER (game_fact_finder_get_type ())

G_DECLARE_FINAL_TYPE (GameFactFinder, game_fact_finder, GAME, FACT_FINDER, GObject)

GameFactFinder  *game_fact_finder_new        (void);

/* The puzzle as game_state_new_puzzle () makes it; what is under way for another one stops. A free
 * board of queens is no puzzle: nothing is looked for. Returns whether it is another puzzle. */
bool             game_fact_finder_set_puzzle (GameFactFinder  *self,
                                              const GameState *puzzle);

/* How much is to be found, of this puzzle and, but for its rating, of those that follow. To want
 * less stops the rest. */
void             game_fact_finder_want       (GameFactFinder  *self,
                                              GameFactsWanted  wanted);

/* The same, unless more is wanted already. */
void             game_fact_finder_want_least (GameFactFinder  *self,
                                              GameFactsWanted  least);

/* Never NULL. Lent until the next change. */
const GameFacts *game_fact_finder_get_facts  (GameFactFinder  *self);
