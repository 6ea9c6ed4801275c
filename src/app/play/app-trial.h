/* What the user is to find on the board: a step of a technique. It is said when it is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-toast.h"
#include "game/state/game-play.h"

#define APP_TYPE_TRIAL (app_trial_get_type ())

G_DECLARE_FINAL_TYPE (AppTrial, app_trial, APP, TRIAL, GObject)

/* The toast is lent; the caller disposes of the trial before it goes. */
AppTrial *app_trial_new           (AppToast        *toast);

/* The step is one from the state of the play of sudokus; the trial ends when it is found, or when
 * another puzzle is played. */
void      app_trial_begin         (AppTrial        *self,
                                   GamePlay        *play,
                                   SudokuTechnique  technique);

/* The technique that was tried last, or -1. */
int       app_trial_get_technique (AppTrial        *self);
