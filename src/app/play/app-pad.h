/* The pad of digits: 7 8 9 on top as on a keypad or 1 2 3 as on a telephone, or two rows of five
 * where room is short.
 *
 * Its keys do the action "win.digit"; in the short form the tenth does "win.erase", or
 * "win.no-colour" while the keys are colours, "win.no-links" while they pick the ends of links. It
 * is one stop of Tab, with arrows inside.
 *
 * Property "order" (AppPadOrder), the setting "pad-order". Signal "digit-used": a key was pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "app/board/app-mode.h"
#include "game/state/game-state.h"

typedef enum
{
  APP_PAD_ORDER_NUMPAD,         /* 7 8 9 on top */
  APP_PAD_ORDER_PHONE,          /* 1 2 3 on top */
} AppPadOrder;

#define APP_TYPE_PAD (app_pad_get_type ())

G_DECLARE_FINAL_TYPE (AppPad, app_pad, APP, PAD, AppWidget)

/* Whether the setting "pad-order" has 7 8 9 on top: marks in fixed places follow it too. */
bool app_pad_is_keypad     (GSettings        *settings);

/* What a key does with its digit, in place of "win.digit". */
void app_pad_set_action    (AppPad           *self,
                            const char       *action);

/* What the keys mean, and what they mean while modifiers are held: they look like that. */
void app_pad_set_mode      (AppPad           *self,
                            AppMode           mode,
                            AppMode           meant);

/* The digit that goes into every cell that is clicked, or 0. */
void app_pad_set_pen_digit (AppPad           *self,
                            int               digit);

/* Shows how many of each digit are still to be placed. */
void app_pad_set_sudoku    (AppPad           *self,
                            const GameSudoku *sudoku);

/* Does what the key of a digit does. */
void app_pad_press         (AppPad           *self,
                            int               digit);
