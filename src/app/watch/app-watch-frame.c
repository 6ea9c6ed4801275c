/* The work of one frame: a slice, a look at the clock, and the next slice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-frame.h"

enum
{
  SLICE_EVENTS = 1 << 12,       /* between two looks at the clock: well under a millisecond */
  BACK_EVENTS = 1 << 17,        /* searched at once on the way back: about a millisecond */
};

bool
app_watch_frame_advance (GamePlayable *playable,
                         uint64_t      n,
                         gint64        deadline)
{
  while (n > 0 && g_get_monotonic_time () < deadline)
    {
      uint64_t slice = MIN (n, SLICE_EVENTS);

      if (game_playable_forward (playable, slice) > 0)
        return false;

      n -= slice;
    }

  return true;
}

bool
app_watch_frame_find (GamePlayable *playable,
                      gint64        deadline)
{
  do
    {
      uint64_t before = game_playable_get_position (playable);

      if (game_playable_find_goal (playable, SLICE_EVENTS) ||
          game_playable_get_position (playable) - before < SLICE_EVENTS)
        return false;
    }
  while (g_get_monotonic_time () < deadline);

  return true;
}

/* The last goal after `low` and before `high`, or 0. */
static uint64_t
app_watch_frame_last_between (GamePlayable *playable,
                              uint64_t      low,
                              uint64_t      high)
{
  uint64_t last = 0;
  uint64_t position = low;

  game_playable_seek (playable, low);

  while (position + 1 < high && game_playable_find_goal (playable, high - 1 - position))
    last = position = game_playable_get_position (playable);

  return last;
}

/* A search runs forwards only: the way back looks through one stretch after the other, each of
 * them further back, until one holds a goal. */
bool
app_watch_frame_find_back (GamePlayable *playable,
                           uint64_t      origin,
                           uint64_t     *searched,
                           gint64        deadline)
{
  do
    {
      uint64_t low = *searched > BACK_EVENTS ? *searched - BACK_EVENTS : 0;
      uint64_t goal = app_watch_frame_last_between (playable, low, *searched);

      if (goal > 0 || low == 0)
        {
          game_playable_seek (playable, goal > 0 ? goal : origin);
          return false;
        }

      *searched = low + 1;
    }
  while (g_get_monotonic_time () < deadline);

  return true;
}
