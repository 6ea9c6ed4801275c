/* The keys of views and stops.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-keys.h"

void
app_watch_keys_find_stop (AppWatchPlayer *player,
                          bool            forward)
{
  const GameStop *stops = app_watch_player_get_stops (player);

  app_watch_player_find (player, stops->kinds != 0 ? stops : NULL, forward);
}

void
app_watch_keys_leave_level (AppWatchPlayer *player,
                            bool            out)
{
  GamePlayable *playable = app_watch_player_get_playable (player);
  const SearchEvent *event;

  if (!GAME_IS_PLAYBACK (playable))
    return;

  event = game_playback_get_event (GAME_PLAYBACK (playable));
  app_watch_player_leave (player, event != NULL ? game_event_level (event) - out : 0);
}

/* Alt and a digit after those of the pages. */
static bool
press_alt (AppWatchViews *views,
           guint          keyval)
{
  if (keyval < GDK_KEY_4 || keyval >= GDK_KEY_4 + APP_N_WATCH_VIEWS)
    return false;

  app_watch_views_choose_view (views, keyval - GDK_KEY_4);

  return true;
}

bool
app_watch_keys_press (AppWatchPlayer  *player,
                      AppWatchViews   *views,
                      guint            keyval,
                      GdkModifierType  state)
{
  bool shift = (state & GDK_SHIFT_MASK) != 0;

  if ((state & GDK_ALT_MASK) != 0)
    return press_alt (views, keyval);

  switch (keyval)
    {
    case GDK_KEY_F8:
      app_watch_keys_find_stop (player, !shift);
      return true;

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      if (shift)
        app_watch_keys_leave_level (player, keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up);
      return shift;

    default:
      return false;
    }
}
