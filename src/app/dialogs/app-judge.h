/* Check My Output: the user pastes, drops or opens what a program of theirs printed, and is told
 * whether the judge of a problem accepts it, or where it goes wrong first.
 *
 * Its answer is the action "win.watch-judged" with (number of queens, by column, event).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/judge/game-judge.h"

#define APP_TYPE_JUDGE (app_judge_get_type ())

G_DECLARE_FINAL_TYPE (AppJudge, app_judge, APP, JUDGE, GtkWindow)

GtkWidget *app_judge_new      (GtkWindow *parent);

/* Chooses the problem; `n` is of queens, where it takes a number. */
void       app_judge_set_problem
                              (AppJudge  *self,
                               GameJudge  judge,
                               int        n);
