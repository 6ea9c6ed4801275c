/* Moving a playable for as long as a frame lets it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/player/app-watch-frame.h"

enum
{
  SLICE_EVENTS = 1 << 12,       /* between two looks at the clock: well under a millisecond */
  BACK_EVENTS = 1 << 17,        /* searched at once on the way back: about a millisecond */
  SEEN_SPEED = 30,              /* positions a second that the user can follow one by one */
  MADE_UP_FOR = 2,              /* of these, by the next frames, after one that came late */
};

/* Goes on to the next stop, by `n` positions at most. Returns true if there is more to do. */
static bool
find_in_slice (GamePlayable   *playable,
               const GameStop *stop,
               uint64_t        n)
{
  uint64_t before = game_playable_get_position (playable);

  return !game_playable_find_goal (playable, stop, n)
         && game_playable_get_position (playable) - before == n;
}

uint64_t
app_watch_frame_take_due (double *due,
                          double  speed,
                          gint64  elapsed)
{
  uint64_t n;

  *due += speed * (elapsed / (double) G_USEC_PER_SEC);
  n = *due;
  if (speed <= SEEN_SPEED)
    n = MIN (n, 1);
  *due -= n;
  if (speed <= SEEN_SPEED)
    *due = MIN (*due, MADE_UP_FOR);

  return n;
}

bool
app_watch_frame_advance (GamePlayable   *playable,
                         const GameStop *stop,
                         uint64_t        n,
                         gint64          deadline)
{
  while (n > 0 && g_get_monotonic_time () < deadline)
    {
      uint64_t slice = MIN (n, SLICE_EVENTS);

      if (stop->kinds != 0 ? !find_in_slice (playable, stop, slice)
                           : game_playable_forward (playable, slice) > 0)
        return false;

      n -= slice;
    }

  return true;
}

bool
app_watch_frame_find (GamePlayable   *playable,
                      const GameStop *stop,
                      gint64          deadline)
{
  do
    if (!find_in_slice (playable, stop, SLICE_EVENTS))
      return false;
  while (g_get_monotonic_time () < deadline);

  return true;
}

/* The last stop after `low` and before `high`, or 0. */
static uint64_t
find_last (GamePlayable   *playable,
           const GameStop *stop,
           uint64_t        low,
           uint64_t        high)
{
  uint64_t last = 0;
  uint64_t position = low;

  game_playable_seek (playable, low);

  while (position + 1 < high && game_playable_find_goal (playable, stop, high - 1 - position))
    last = position = game_playable_get_position (playable);

  return last;
}

bool
app_watch_frame_find_back (GamePlayable   *playable,
                           const GameStop *stop,
                           uint64_t        origin,
                           uint64_t       *searched,
                           gint64          deadline)
{
  do
    {
      uint64_t low = *searched > BACK_EVENTS ? *searched - BACK_EVENTS : 0;
      uint64_t found = find_last (playable, stop, low, *searched);

      if (found > 0 || low == 0)
        {
          game_playable_seek (playable, found > 0 ? found : origin);
          return false;
        }

      *searched = low + 1;
    }
  while (g_get_monotonic_time () < deadline);

  return true;
}
