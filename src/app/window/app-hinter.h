/* Hints: found by a job, shown in the panel stage by stage, carried out as one move.
 *
 * Signal "changed": the panel shows something else, so other actions are possible, and the board
 * has another picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/play/app-hint-panel.h"
#include "app/window/app-session.h"

#define APP_TYPE_HINTER (app_hinter_get_type ())

G_DECLARE_FINAL_TYPE (AppHinter, app_hinter, APP, HINTER, GObject)

/* The widgets are lent; the caller disposes of the hinter before they go. */
AppHinter *app_hinter_new         (AppSession   *session,
                                   GSettings    *settings,
                                   AppHintPanel *panel);

/* Finds a hint, or shows more of the one that is there. `was_seen`: the user saw the panel until
 * now; else this only shows it again. */
void       app_hinter_ask         (AppHinter    *self,
                                   bool          was_seen);

/* Shows a hint for the state that is shown, with its reasons. */
void       app_hinter_show_hint   (AppHinter      *self,
                                   const GameHint *hint);
void       app_hinter_go_back     (AppHinter    *self);
void       app_hinter_explain     (AppHinter    *self);
void       app_hinter_apply       (AppHinter    *self);

/* Closes the hint and drops the job that looks for one. Returns whether a hint was shown. */
bool       app_hinter_close       (AppHinter    *self);

bool       app_hinter_can_go_back (AppHinter    *self);
bool       app_hinter_can_explain (AppHinter    *self);
bool       app_hinter_can_apply   (AppHinter    *self);
