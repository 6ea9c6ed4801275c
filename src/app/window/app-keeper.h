/* The states that the user keeps: one more, back to one, other names, one less.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"

#define APP_TYPE_KEEPER (app_keeper_get_type ())

G_DECLARE_FINAL_TYPE (AppKeeper, app_keeper, APP, KEEPER, GObject)

/* The message is lent; the caller disposes of the keeper before it goes. */
AppKeeper *app_keeper_new         (AppSession *session,
                                   AppToast   *toast);

/* Keeps the state now, unless it is kept already. It gets its name from the next move. */
void       app_keeper_keep        (AppKeeper  *self);
bool       app_keeper_can_keep    (AppKeeper  *self);

/* By index; one that is not there is none. Back is a step of undo. */
void       app_keeper_go_back     (AppKeeper  *self,
                                   int         index);
void       app_keeper_rename      (AppKeeper  *self,
                                   int         index,
                                   const char *name);
void       app_keeper_remove      (AppKeeper  *self,
                                   int         index);

/* The one that was removed last comes back, as long as its puzzle is there. */
void       app_keeper_restore     (AppKeeper  *self);
bool       app_keeper_can_restore (AppKeeper  *self);
