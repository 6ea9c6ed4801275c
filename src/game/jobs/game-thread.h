/* The one place that starts worker threads, for jobs and for other work that takes longer than a
 * frame, such as encoding a picture, or reading and writing a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* The work: runs on a worker thread with `data`, which nobody else touches before the callback.
 * Returns a value, or NULL with an error. */
typedef gpointer (*GameThreadFunc) (gpointer              data,
                                    GCancellable         *cancellable,
                                    GError              **error);

/* `callback` runs once, on the main context of the caller. The worker may be the last to drop its
 * reference to `source_object`, which is then disposed of there: an object of the main thread goes
 * as `callback_data` instead. */
void     game_thread_run_async     (GameThreadFunc        work,
                                    GDestroyNotify        free_result,
                                    gpointer              data,
                                    GDestroyNotify        free_data,
                                    gpointer              source_object,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              callback_data);

/* The value that the work returned, which is the caller's; NULL with an error, which is
 * G_IO_ERROR_CANCELLED after a cancel even where the work was done. */
gpointer game_thread_run_finish    (GAsyncResult         *result,
                                    GError              **error);
