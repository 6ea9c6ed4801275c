/* What is to be seen of a job: nothing for a moment, then its progress and a Stop button.
 *
 * Signal "stop": the person wants the job to end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/jobs/game-job.h"

G_BEGIN_DECLS

#define APP_TYPE_JOB_BAR (app_job_bar_get_type ())

G_DECLARE_FINAL_TYPE (AppJobBar, app_job_bar, APP, JOB_BAR, GtkWidget)

/* Shows the progress of `job` from now on; NULL: of none. */
void app_job_bar_set_job (AppJobBar *self,
                          GameJob   *job);

G_END_DECLS
