/* Back up, or restore: all games, records and settings as one file, and what of such a file is not
 * here yet. An object does one of them once and then goes, after a restore with the Undo of its
 * message. Messages go to the toast.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"

#define APP_TYPE_BACKUP (app_backup_get_type ())

G_DECLARE_FINAL_TYPE (AppBackup, app_backup, APP, BACKUP, GObject)

/* Closing the window lets a file be written to its end, and stops what is being restored: what is
 * in the library by then is whole. */
AppBackup *app_backup_new          (AppSession *session,
                                    GSettings  *settings,
                                    GtkWindow  *parent,
                                    AppToast   *toast);

/* `what` is "(bs)": whether to restore, and the URI of the file; "" where the user is asked for it.
 * Nothing happens where no games are kept. */
void       app_backup_run          (AppBackup  *self,
                                    GVariant   *what);
