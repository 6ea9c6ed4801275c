/* Sentences about games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/game-text-games.h"

#include <glib/gi18n-lib.h>

char *
game_text_time (uint64_t milliseconds)
{
  uint64_t seconds = milliseconds / 1000;
  unsigned int hours = seconds / 3600;
  unsigned int minutes = seconds / 60 % 60;

  if (hours > 0)
    return g_strdup_printf ("%u:%02u:%02u", hours, minutes, (unsigned int) (seconds % 60));

  return g_strdup_printf ("%u:%02u", minutes, (unsigned int) (seconds % 60));
}
