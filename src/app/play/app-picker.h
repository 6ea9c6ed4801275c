/* The number picker: a popover at a cell with the pad and the switch of modes, for a finger, a
 * screen reader or a single switch.
 *
 * It closes after one entry unless its switch keeps it open. Its keys do the actions of the window,
 * as those of the Play page do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/play/app-pad.h"

#define APP_TYPE_PICKER (app_picker_get_type ())

G_DECLARE_FINAL_TYPE (AppPicker, app_picker, APP, PICKER, GtkPopover)

/* Lent. The window keeps it as it keeps that of the Play page. */
AppPad    *app_picker_get_pad (AppPicker *self);

/* Opens it for a cell, numbered from 0. */
void       app_picker_open    (AppPicker *self,
                               int        row,
                               int        column);
