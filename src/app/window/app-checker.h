/* Mistakes: what the user has put on the board, held against the solution.
 *
 * What is found wrong is marked in the play until it changes. Plain queens have many solutions:
 * there the check says whether they can be completed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"

/* Which mistakes are shown without being asked for: the setting "check-level". */
typedef enum
{
  APP_CHECK_LEVEL_OFF,
  APP_CHECK_LEVEL_RULES,
  APP_CHECK_LEVEL_SOLUTION,
} AppCheckLevel;

#define APP_TYPE_CHECKER (app_checker_get_type ())

G_DECLARE_FINAL_TYPE (AppChecker, app_checker, APP, CHECKER, GObject)

/* Checks by itself after each change where the setting "check-level" says so. The toast is lent;
 * the caller disposes of the checker before it goes. */
AppChecker *app_checker_new         (AppSession *session,
                                     GSettings  *settings,
                                     AppToast   *toast);

/* The user asks for a check and is told what it found. */
void        app_checker_check       (AppChecker *self);

/* Drops a check that is under way. */
void        app_checker_stop        (AppChecker *self);

/* Whether the user wants to see nothing of mistakes. */
bool        app_checker_is_off      (AppChecker *self);
