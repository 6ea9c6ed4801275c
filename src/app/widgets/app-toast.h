/* A short message in the panel that goes away by itself, with one button at most.
 *
 * Signal "shown" (text): a message came, perhaps in place of another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#define APP_TYPE_TOAST (app_toast_get_type ())

G_DECLARE_FINAL_TYPE (AppToast, app_toast, APP, TOAST, AppWidget)

/* Shows `text`; with an action, a button `label` that does it. Both of them NULL: no button. */
void app_toast_show (AppToast   *self,
                     const char *text,
                     const char *label,
                     const char *action_name);

void app_toast_hide (AppToast   *self);

/* Hides a message whose button does this action. */
void app_toast_withdraw (AppToast   *self,
                         const char *action_name);
