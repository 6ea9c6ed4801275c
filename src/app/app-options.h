/* The options of the program that ask for a puzzle.
 *
 * They are read and judged where the program was called, before there is a window or a display;
 * what is wrong is said there. What is asked for then goes to the program that runs already, or to
 * this one, as an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* Statuses to end with, as sysexits.h numbers them. */
enum { APP_OPTIONS_USAGE = 64, APP_OPTIONS_DATA = 65 };

void app_options_add  (GApplication *application);

/* The action of the application that does what the options ask for, with its target (a floating
 * reference, or NULL). Returns -1; or the status to end with, and then `message` says what is
 * wrong. `action` is NULL where they ask for nothing. */
int  app_options_read (GVariantDict *options,
                       const char  **action,
                       GVariant    **target,
                       char        **message);
