/* Sentences of a hint, a row each. The one under the pointer, or else the one that is selected, is
 * highlighted.
 *
 * Signal "highlight-changed": another sentence is highlighted, or none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/text/game-sentence.h"

#define APP_TYPE_HINT_LINES (app_hint_lines_get_type ())

G_DECLARE_FINAL_TYPE (AppHintLines, app_hint_lines, APP, HINT_LINES, AppWidget)

/* How wide rows want to be at most, in characters; -1, the default: as wide as their text. */
void app_hint_lines_set_max_width_chars (AppHintLines *self,
                                         int           max_width_chars);

/* Fills the list sentence by sentence. Names of cells are bold. */
void app_hint_lines_clear               (AppHintLines *self);
void app_hint_lines_add                 (AppHintLines *self,
                                         const char   *text,
                                         bool          is_result,
                                         bool          is_selectable);

/* Shows all `sentences`, GameSentences of which nothing is kept; none of them is highlighted.
 * Before them stands a chain in `notation`, unless it is NULL. Branches can be folded; where there
 * are several, they are. */
void app_hint_lines_show                (AppHintLines *self,
                                         const char   *notation,
                                         const GArray *sentences);

/* The index of the sentence that is highlighted, or -1: none, or all by the notation. */
int  app_hint_lines_get_line            (AppHintLines *self);

/* Puts the focus on the first sentence. */
void app_hint_lines_take_focus          (AppHintLines *self);
