/* nine-queens-cli: the engines of Nine Queens for files and pipes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdio.h>

int
main (void)
{
  puts ("nine-queens-cli " APP_VERSION);
  return 0;
}
