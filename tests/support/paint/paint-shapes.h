/* Pictures of shapes alone, for tests: what can be told from each other without any colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint.h"
#include "support/paint/paint-pixels.h"

/* Every ink black, every ground white: what is left of a picture is its shapes. */
PaintTheme theme_of_shapes (bool       high_contrast);

/* Any two of the pictures differ in more than `n_pixels`. */
void       check_apart     (GPtrArray *pictures,
                            int        n_pixels);
