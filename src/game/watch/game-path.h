/* The logical path of a sudoku: every step from its givens to its solution, as a person would take
 * them, easiest first, and the grade that follows from them.
 *
 * At index k of a path the first k steps are done, so index 0 is the puzzle and the last index its
 * solution. Positions are not stored but replayed from the steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-state.h"
#include "solver/sudoku/logic/sudoku-grade.h"

/* Never changes once it is there, so any thread may read it. Reference counted. */
typedef struct _GamePath GamePath;

/* Finds the path of a puzzle that is known to have one solution; NULL where `control` said no. */
GamePath         *game_path_new          (const SudokuGrid    *puzzle,
                                          const SearchControl *control);
GamePath         *game_path_ref          (GamePath            *self);
void              game_path_unref        (GamePath            *self);

/* The number of steps, which is also the last index. */
guint             game_path_get_length   (GamePath            *self);

/* Whether the path ends in the solution; else no technique goes further. */
bool              game_path_is_solved    (GamePath            *self);

const SudokuGrade *game_path_get_grade   (GamePath            *self);

/* The step that leads on from `index`, NULL at the last one. Lent. */
const SudokuHint *game_path_get_step     (GamePath            *self,
                                          guint                index);

/* The candidates at `index`. */
void              game_path_get_position (GamePath            *self,
                                          guint                index,
                                          SudokuPosition      *position);

/* The same as a state: candidates are its marks. */
void              game_path_get_state    (GamePath            *self,
                                          guint                index,
                                          GameState           *state);

/* The nearest index after (or before) this one whose step is more than a single; the last index (or
 * 0) where there is none. */
guint             game_path_find         (GamePath            *self,
                                          guint                index,
                                          bool                 forward);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GamePath, game_path_unref)
