/* What follows when a puzzle is solved: the card that says so, and the replay of how it was done.
 *
 * Signal "changed": app_completion_get_scene () fills another scene.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"
#include "app/play/app-play-page.h"
#include "app/window/app-session.h"

#define APP_TYPE_COMPLETION (app_completion_get_type ())

G_DECLARE_FINAL_TYPE (AppCompletion, app_completion, APP, COMPLETION, GObject)

/* Keeps references to all of them but the widgets, which outlive it. */
AppCompletion   *app_completion_new          (AppSession    *session,
                                              GSettings     *settings,
                                              AppPlayPage   *page,
                                              AppBoard      *board);

/* Shows the card of a solved puzzle, or takes it away. The card of a puzzle that the user has just
 * finished takes the focus. */
void             app_completion_update       (AppCompletion *self,
                                              bool           has_finished);

/* Replays the history of the puzzle; ends that, and returns whether there was a replay. */
void             app_completion_replay       (AppCompletion *self);
bool             app_completion_end_replay   (AppCompletion *self);

/* Fills the scene and the state that the replay shows; returns false where nothing is replayed. */
bool             app_completion_get_scene    (AppCompletion *self,
                                              PaintScene    *scene,
                                              GameState     *state);

/* Asks for another puzzle of the kind, size and level; the user chooses where one is not known. */
void             app_completion_new_alike    (AppCompletion *self);
