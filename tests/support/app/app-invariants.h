/* What holds of a window whatever the user has done: of its puzzle, of the board that shows it, and
 * of what can be done next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/window/app-window.h"

void assert_invariants (AppWindow *window);
