/* The entry of a sum of words, and below it what is wrong with one. Signal "changed": the user has
 * entered one that can be read, perhaps the same again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"
#include "solver/words/words.h"

#define APP_TYPE_EQUATION (app_equation_get_type ())

G_DECLARE_FINAL_TYPE (AppEquation, app_equation, APP, EQUATION, AppWidget)

/* Keeps the last sum in `settings`. */
void               app_equation_bind       (AppEquation *self,
                                            GSettings   *settings);

/* The last one that could be read. Lent. */
const WordsPuzzle *app_equation_get_puzzle (AppEquation *self);
