/* What fuzzing targets share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <stdlib.h>

void
require (bool holds)
{
  if (!holds)
    abort ();
}
