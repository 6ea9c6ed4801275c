/* The progress of a job: a sentence, a bar and Stop. Nothing is shown of a job that ends soon.
 *
 * Property "delay": milliseconds until a job is shown. Narrow, the sentence stands above the bar.
 * Stop emits the signal "stop", for callers that do more, and stops the job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/jobs/game-job.h"

#define APP_TYPE_PROGRESS (app_progress_get_type ())

G_DECLARE_FINAL_TYPE (AppProgress, app_progress, APP, PROGRESS, AppWidget)

/* Shows `job` until it is NULL. `sentence` says what it does; "" says nothing, and NULL how far it
 * is, in the numbers of the job. */
void app_progress_set_job (AppProgress *self,
                           GameJob     *job,
                           const char  *sentence);
