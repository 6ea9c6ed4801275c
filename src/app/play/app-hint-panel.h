/* The panel of a hint: its stage, the sentences of that, and the buttons that go on.
 *
 * It holds the hint that it shows and its stage; nothing of it is part of a document. Buttons are
 * the actions of the window. Signal "highlight-changed": the board is to show something else of the
 * hint. Signal "shown": it shows a hint, or another stage of it. Signal "closed": the user is done
 * with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "app/play/app-steps.h"
#include "paint/paint.h"

#define APP_TYPE_HINT_PANEL (app_hint_panel_get_type ())

G_DECLARE_FINAL_TYPE (AppHintPanel, app_hint_panel, APP, HINT_PANEL, AppWidget)

/* Where it is kept that the names of cells were explained: key "hint-cell-names". */
void            app_hint_panel_set_settings (AppHintPanel *self,
                                             GSettings    *settings);

/* Shows a hint at its first stage; `action` is what Apply would do. NULL: none, and the panel is
 * not to be seen. */
void            app_hint_panel_set_hint  (AppHintPanel   *self,
                                          const GameHint *hint,
                                          GameAction      action);

/* The hint that is shown, or NULL. Lent. */
const GameHint *app_hint_panel_get_hint  (AppHintPanel   *self);

/* What Apply would do; GAME_ACTION_NONE without a hint. */
GameAction      app_hint_panel_get_action (AppHintPanel  *self);

GameStage       app_hint_panel_get_stage (AppHintPanel   *self);
void            app_hint_panel_set_stage (AppHintPanel   *self,
                                          GameStage       stage);

/* Whether the reason begins with the chain in Eureka notation, where it is one. */
void            app_hint_panel_set_notation
                                         (AppHintPanel   *self,
                                          bool            has_notation);

/* The list of all steps, which opens from the panel. Lent. */
AppSteps       *app_hint_panel_get_steps (AppHintPanel   *self);

/* Puts the focus on the first sentence of the stage, or on the button that carries it out. */
void            app_hint_panel_take_focus (AppHintPanel  *self);

/* Whether there is a stage after, or before, the one now. */
bool            app_hint_panel_has_next  (AppHintPanel   *self);
bool            app_hint_panel_has_previous (AppHintPanel *self);

/* Adds the highlight of the hint to a scene. */
void            app_hint_panel_add_scene (AppHintPanel   *self,
                                          PaintScene     *scene);
