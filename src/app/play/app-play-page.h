/* The Play page: the keys of digits or the number of queens, an area of words, and a row that says
 * how the puzzle stands. The area shows how to begin, a hint, or the savepoints; its size follows
 * the window alone.
 *
 * Requests are the actions of the window; signal "size-picked" (int n): the user picked n queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "app/play/app-hint-panel.h"
#include "app/board/app-mode.h"
#include "app/play/app-replay.h"
#include "app/play/app-solved.h"
#include "game/state/game-facts.h"
#include "game/state/game-savepoints.h"

#define APP_TYPE_PLAY_PAGE (app_play_page_get_type ())

G_DECLARE_FINAL_TYPE (AppPlayPage, app_play_page, APP, PLAY_PAGE, AppWidget)

void app_play_page_set_state  (AppPlayPage          *self,
                               const GameState      *state,
                               const GameFacts      *facts,
                               const GameSavepoints *savepoints);

/* What a digit is entered as, and the digit of the pen, or 0. */
void app_play_page_set_input  (AppPlayPage     *self,
                               AppMode          mode,
                               int              pen_digit);

/* The digit of the filter, or 0, and whether the next digit is for it. */
void app_play_page_set_filter (AppPlayPage     *self,
                               int              digit,
                               bool             awaits);

/* What the clock shows; NULL: there is none. */
void app_play_page_set_clock  (AppPlayPage     *self,
                               const char      *time);

/* While a puzzle is entered, how it stands is said elsewhere. */
void app_play_page_set_entering (AppPlayPage *self,
                                 bool         entering);

/* The cards of a puzzle that is solved, in place of keys and words. Lent. */
AppSolved *
     app_play_page_get_solved (AppPlayPage     *self);
AppReplay *
     app_play_page_get_replay (AppPlayPage     *self);

/* The area of words, which may be hidden, and the panel of a hint in it. Lent. */
GtkWidget *
     app_play_page_get_words  (AppPlayPage     *self);
AppHintPanel *
     app_play_page_get_hint_panel (AppPlayPage *self);

/* Follows the setting "pad-order". */
void app_play_page_bind_settings (AppPlayPage  *self,
                                  GSettings    *settings);
