/* A key of the pad: a button with a digit, how many of it are still to be placed and, if it is the
 * digit of the pen, a badge. In the modes of marks the digit looks like a mark, in that of colours
 * it is a piece of its colour, hatched as on the board.
 *
 * Its accessible name is the digit in every mode; the rest is in its description. A long press does
 * "win.pen-digit" and nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#include "app/board/app-mode.h"

#define APP_TYPE_KEY (app_key_get_type ())

G_DECLARE_FINAL_TYPE (AppKey, app_key, APP, KEY, GtkButton)

GtkWidget *app_key_new           (int      digit);

/* What the key means; and what it means now, while modifiers are held, which it shows and does not
 * tell: a screen reader would hear of nine keys at each shortcut. */
void       app_key_set_mode      (AppKey  *self,
                                  AppMode  mode,
                                  AppMode  meant);

void       app_key_set_remaining (AppKey  *self,
                                  int      n);

void       app_key_set_pen       (AppKey  *self,
                                  bool     has_pen);
