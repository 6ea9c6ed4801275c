/* A notification of the desktop: long work has ended while the user was elsewhere. There is one at
 * most; it brings the window back, and goes away when the window is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/jobs/game-job.h"

/* Does nothing if the work took only `seconds` of a few, or if a window of the program is looked
 * at. `title` is a short sentence that says what has ended. */
void app_notice_tell     (double       seconds,
                          const char  *title);

/* The same for a job that has just ended. */
void app_notice_tell_job (GameJob     *job,
                          const char  *title);

/* When a window is looked at. */
void app_notice_withdraw (void);
