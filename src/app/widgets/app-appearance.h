/* Light, dark and high contrast: what the person chose here, else what the desktop says; the accent
 * colour of the desktop, and whether things move.
 *
 * With libadwaita its style manager does the work for colours; without, GTK's own settings are set
 * from what the settings portal says, and the accent of the style sheets too. High contrast loads
 * contrast.css in addition.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

typedef enum
{
  APP_COLOR_SCHEME_FOLLOW,      /* the desktop's */
  APP_COLOR_SCHEME_LIGHT,
  APP_COLOR_SCHEME_DARK,
} AppColorScheme;

#define APP_TYPE_APPEARANCE (app_appearance_get_type ())

G_DECLARE_FINAL_TYPE (AppAppearance, app_appearance, APP, APPEARANCE, GObject)

/* Follows the key "color-scheme" of `settings` as long as it lives. */
AppAppearance *app_appearance_new (GSettings *settings);
