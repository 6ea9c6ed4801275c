/* What the desktop says about light, dark and contrast, through the settings portal.
 *
 * org.freedesktop.portal.Settings, namespace org.freedesktop.appearance: the portal's documentation
 * gives color-scheme 0 (no preference), 1 (dark), 2 (light) and contrast 0 (normal), 1 (high).
 * Signal "changed": one of them is another. Without a portal both stay 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gio/gio.h>

#define APP_TYPE_PORTAL (app_portal_get_type ())

G_DECLARE_FINAL_TYPE (AppPortal, app_portal, APP, PORTAL, GObject)

bool       app_portal_get_dark          (AppPortal *self);
bool       app_portal_get_high_contrast (AppPortal *self);
