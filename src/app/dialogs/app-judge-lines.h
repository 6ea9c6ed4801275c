/* The lines of a text as a list that takes no more memory than the text and a number for each line:
 * a million lines are shown at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/judge/game-judge.h"

#define APP_TYPE_JUDGE_LINES (app_judge_lines_get_type ())

G_DECLARE_FINAL_TYPE (AppJudgeLines, app_judge_lines, APP, JUDGE_LINES, GtkWidget)

/* Shows a text, which is kept, and marks nothing. */
void app_judge_lines_set_text    (AppJudgeLines     *self,
                                  GBytes            *text);

/* Marks the lines of a board, and in them the squares where it goes wrong; scrolls there. */
void app_judge_lines_set_verdict (AppJudgeLines     *self,
                                  const GameVerdict *verdict);
