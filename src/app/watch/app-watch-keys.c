/* The keys of the Watch page. Time runs to the right in every language, and so do the arrows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-keys.h"

#include "app/watch/app-watch-speed.h"

static uint64_t
app_watch_keys_get_length (AppWatchPlayer *player)
{
  return game_playable_get_length (app_watch_player_get_playable (player), NULL);
}

/* 0 to 9 are so many tenths of the search. */
static bool
app_watch_keys_press_digit (AppWatchPlayer *player,
                            guint           digit)
{
  uint64_t length = app_watch_keys_get_length (player);

  app_watch_player_seek (player, length / 10 * digit + length % 10 * digit / 10);

  return true;
}

bool
app_watch_keys_press (AppWatchPlayer *player,
                      GtkDropDown    *speed,
                      guint           keyval,
                      bool            shift)
{
  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      app_watch_player_toggle (player);
      return true;

    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      app_watch_player_step (player, false);
      return true;

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      app_watch_player_step (player, true);
      return true;

    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      app_watch_player_seek (player, 0);
      return true;

    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      app_watch_player_seek (player, app_watch_keys_get_length (player));
      return true;

    case GDK_KEY_n:
    case GDK_KEY_N:
      app_watch_player_find_solution (player, !shift);
      return true;

    case GDK_KEY_period:
    case GDK_KEY_comma:
      app_watch_speed_change (speed, keyval == GDK_KEY_period ? 1 : -1);
      return true;

    default:
      break;
    }

  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return app_watch_keys_press_digit (player, keyval - GDK_KEY_0);

  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return app_watch_keys_press_digit (player, keyval - GDK_KEY_KP_0);

  return false;
}
