/* The logical path of a sudoku: every step from its givens to its solution, as a person would take
 * them, easiest first, and the grade that follows from them.
 *
 * A path has places: at place k the first k steps are done, so that place 0 is the puzzle and the
 * last one its solution. Positions are not kept but come from the steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-state.h"
#include "solver/sudoku/logic/sudoku-grade.h"

G_BEGIN_DECLS

/* Never changes once it is there, so any thread may read it. Reference counted. */
typedef struct _GamePath GamePath;

/* Finds the path of a puzzle that is known to have one solution; NULL where `control` said no. */
GamePath         *game_path_new          (const SudokuGrid    *puzzle,
                                          const SearchControl *control);
GamePath         *game_path_ref          (GamePath            *self);
void              game_path_unref        (GamePath            *self);

/* How many steps there are, which is the last place too. */
guint             game_path_get_length   (GamePath            *self);

/* Whether the last place is the solution; else no technique goes further. */
bool              game_path_is_solved    (GamePath            *self);

const SudokuGrade *game_path_get_grade   (GamePath            *self);

/* The step that leads on from `place`, NULL at the last one. Lent. */
const SudokuHint *game_path_get_step     (GamePath            *self,
                                          guint                place);

/* The candidates at `place`. */
void              game_path_get_position (GamePath            *self,
                                          guint                place,
                                          SudokuPosition      *position);

/* The same as a state: candidates are its marks. */
void              game_path_get_state    (GamePath            *self,
                                          guint                place,
                                          GameState           *state);

/* The next place, or the one before, from which a step leads on that is more than a single; where
 * there is none after it the last place, and before it 0. */
guint             game_path_find         (GamePath            *self,
                                          guint                place,
                                          bool                 forward);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GamePath, game_path_unref)

G_END_DECLS
