/* A widget that looks different where it is narrow: the base of the layout and of the title bar.
 *
 * Property "narrow", read only: which of the two it is. A subclass decides it while it is laid out;
 * listeners hear of it from an idle, outside of the layout, so that they may show and hide widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gtk/gtk.h>

#define APP_TYPE_ADAPTIVE (app_adaptive_get_type ())

G_DECLARE_DERIVABLE_TYPE (AppAdaptive, app_adaptive, APP, ADAPTIVE, GtkWidget)

struct _AppAdaptiveClass
{
  GtkWidgetClass parent_class;
};

bool app_adaptive_get_narrow (AppAdaptive *self);

/* For subclasses. */
void app_adaptive_set_narrow (AppAdaptive *self,
                              bool         narrow);
