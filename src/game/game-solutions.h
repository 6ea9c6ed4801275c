/* The solutions of a store as a GListModel whose items are made when they are asked for.
 *
 * The model belongs to the main thread and does not watch the store: call
 * game_solutions_update () on the view's own clock, and it announces what has come since.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/game-store.h"

G_BEGIN_DECLS

/* One solution of the list: a state and its number, from 0. */
#define GAME_TYPE_SOLUTION (game_solution_get_type ())

G_DECLARE_FINAL_TYPE (GameSolution, game_solution, GAME, SOLUTION, GObject)

const GameState *game_solution_get_state (GameSolution  *self);
uint64_t         game_solution_get_index (GameSolution  *self);

#define GAME_TYPE_SOLUTIONS (game_solutions_get_type ())

G_DECLARE_FINAL_TYPE (GameSolutions, game_solutions, GAME, SOLUTIONS, GObject)

GameSolutions   *game_solutions_new      (GameStore     *store);

/* Announces the solutions that the store got since the last call, as one change. */
void             game_solutions_update   (GameSolutions *self);

/* The position of a queens solution, or of the first one after it; the store must be in
 * lexicographic order. `exact` (may be NULL) tells whether it is the solution itself. */
guint            game_solutions_find     (GameSolutions *self,
                                          const QueensSolution *solution,
                                          bool          *exact);

/* Sudoku: the cells in which the first `n` solutions of the list are not all the same. */
void             game_solutions_differ   (GameSolutions *self,
                                          guint          n,
                                          bool           differs[SUDOKU_CELLS]);

G_END_DECLS
