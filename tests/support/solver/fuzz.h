/* What fuzzing targets share. A target is a function that any bytes may be given to; it ends the
 * program where something does not hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* Not an assertion: those may be compiled out. */
void require (bool holds);
