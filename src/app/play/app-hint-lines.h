/* The reasoning of a hint, line by line. The line that is selected, or under the pointer, is the
 * one that a person looks at.
 *
 * Signal "look-changed": that is another line, or none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/text/game-sentence.h"

G_BEGIN_DECLS

#define APP_TYPE_HINT_LINES (app_hint_lines_get_type ())

G_DECLARE_FINAL_TYPE (AppHintLines, app_hint_lines, APP, HINT_LINES, GtkWidget)

/* Shows `lines`, GameSentences of which it keeps nothing; none of them is looked at. */
void app_hint_lines_show     (AppHintLines *self,
                              const GArray *lines);

/* The line that is looked at, or -1. */
int  app_hint_lines_get_line (AppHintLines *self);

G_END_DECLS
