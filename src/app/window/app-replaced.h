/* The message that says what came in place of another puzzle, with a button that brings that back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-toast.h"
#include "app/window/app-session.h"

/* Says `message`, if it is not NULL, and that the other puzzle is in the library, if it is. */
void app_replaced_show (AppReplaced  replaced,
                        AppToast    *toast,
                        const char  *message);
