/* Choosing a kernel in a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once


#include "support/solver/queens-samples.h"
#include "solver/kernel.h"

/* The widest that runs here, where none is forced. */
Kernel queens_widest_kernel (void);
void   queens_force_kernel  (Kernel kernel);
