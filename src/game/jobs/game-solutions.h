/* The solutions of a store as a GListModel whose items are made when they are asked for.
 *
 * A list view counts its pixels in an int, and so a store of more than GAME_SOLUTIONS_PAGE
 * solutions is shown by the page: the items are those of one page, and the rest is a turn away.
 *
 * The model belongs to the main thread and does not watch the store: call
 * game_solutions_update () on the view's own clock, and it announces what has come since.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/jobs/game-store.h"

/* One solution of the list: a state and its number, from 0. */
#define GAME_TYPE_SOLUTION (game_solution_get_type ())

G_DECLARE_FINAL_TYPE (GameSolution, game_solution, GAME, SOLUTION, GObject)

const GameState *game_solution_get_state (GameSolution  *self);
uint64_t         game_solution_get_index (GameSolution  *self);

#define GAME_TYPE_SOLUTIONS (game_solutions_get_type ())

G_DECLARE_FINAL_TYPE (GameSolutions, game_solutions, GAME, SOLUTIONS, GObject)

/* How many solutions a view can show one below the other: rows of up to 214 pixels. */
enum { GAME_SOLUTIONS_PAGE = 10000000 };

GameSolutions   *game_solutions_new         (GameStore     *store,
                                             guint          page_size);

/* Announces the solutions that the store got since the last call, as one change. */
void             game_solutions_update      (GameSolutions *self);

/* How many were announced, on all pages. */
uint64_t         game_solutions_get_total   (GameSolutions *self);

/* Pages are counted from 0; an empty list has one. Another page is announced in two changes:
 * no items, and then its own. */
guint            game_solutions_get_n_pages (GameSolutions *self);
guint            game_solutions_get_page    (GameSolutions *self);
void             game_solutions_set_page    (GameSolutions *self,
                                             guint          page);

/* Sudoku: the cells in which the first `n` solutions of the list are not all the same. */
void             game_solutions_differ      (GameSolutions *self,
                                             guint          n,
                                             bool           differs[SUDOKU_CELLS]);
