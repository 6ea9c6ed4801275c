/* Each kernel for sudoku in a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Calls a function with each kernel that this processor runs. */
void sudoku_with_each_kernel (void (*check) (void));
