/* What the desktop says about colours, contrast and motion, through the settings portal.
 *
 * org.freedesktop.portal.Settings, namespace org.freedesktop.appearance: the portal's documentation
 * gives color-scheme 0 (no preference), 1 (dark), 2 (light), contrast 0 (normal), 1 (high),
 * reduced-motion 0 (no preference), 1 (reduced), and accent-color as parts of sRGB. Signal
 * "changed": one of them is another. Without a portal all numbers stay 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gio/gio.h>

/* 0 to 1 each. */
typedef struct
{
  double red, green, blue;
  bool   is_set;
} AppAccent;

#define APP_TYPE_PORTAL (app_portal_get_type ())

G_DECLARE_FINAL_TYPE (AppPortal, app_portal, APP, PORTAL, GObject)

bool       app_portal_get_dark           (AppPortal *self);
bool       app_portal_get_high_contrast  (AppPortal *self);
bool       app_portal_get_reduced_motion (AppPortal *self);
AppAccent  app_portal_get_accent         (AppPortal *self);
