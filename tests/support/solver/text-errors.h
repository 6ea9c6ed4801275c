/* What a reader says of a text that it cannot take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/text.h"
void assert_text_error (const TextError *error,
                        const TextError *wanted);
