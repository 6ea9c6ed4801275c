/* The numbers of finished games. Weeks and months are counted from the year 1, so that the distance
 * of two of them is a subtraction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-statistics.h"

enum { SHOWN_SLOTS = 12, MONTHS = 12, DAYS = 7 };

/* A time on its way into a median. */
typedef struct
{
  int      level;
  int      slot;
  uint64_t milliseconds;
} Timed;

static bool
counts_weeks (const GameStatistics *self)
{
  return self->period == GAME_PERIOD_WEEKS;
}

/* The week or month of a day. GLib's day 1 is a Monday. */
static int
get_number (const GameStatistics *self,
            GDateTime            *when)
{
  int year, month, day;
  g_autoptr(GDate) date = NULL;

  g_date_time_get_ymd (when, &year, &month, &day);
  if (!counts_weeks (self))
    return year * MONTHS + month - 1;

  date = g_date_new_dmy (day, month, year);

  return (g_date_get_julian (date) - 1) / DAYS;
}

/* Of a finished game; 0 where there is no such date. */
static int
get_number_of (const GameStatistics *self,
               const GameResult     *result,
               GDateTime            *now)
{
  g_autoptr(GDateTime) utc = g_date_time_new_from_unix_utc (result->finished / G_USEC_PER_SEC);
  g_autoptr(GDateTime) when = NULL;

  if (utc == NULL)
    return 0;

  when = g_date_time_to_timezone (utc, g_date_time_get_timezone (now));

  return when != NULL ? get_number (self, when) : 0;
}

static bool
is_of_variant (const GameStatistics *self,
               const GameResult     *result)
{
  return g_str_equal (result->puzzle, game_variants[self->variant].key);
}

/* All games reach back as far as there are times. */
static void
find_slots (GameStatistics *self,
            const GArray   *results,
            GDateTime      *now)
{
  int first;

  self->n_slots = SHOWN_SLOTS;
  self->last_slot = get_number (self, now);
  first = self->last_slot - SHOWN_SLOTS + 1;
  for (guint i = 0; self->period == GAME_PERIOD_ALL && i < results->len; i++)
    {
      const GameResult *result = &g_array_index (results, GameResult, i);
      int number = get_number_of (self, result, now);

      if (is_of_variant (self, result) && result->had_clock && number > 0)
        first = MIN (first, number);
    }

  self->n_slots = MIN (self->last_slot - first + 1, GAME_STATISTICS_SLOTS);
}

static int
get_level (const GameStatistics *self,
           const GameResult     *result)
{
  int level = game_variants[self->variant].level_from_name (result->level);

  return level >= 0 ? level : GAME_STATISTICS_NO_LEVEL;
}

static void
add_sums (GameLevelStatistics *sums,
          const GameResult    *result)
{
  sums->n_solved++;
  sums->n_hints += result->n_hints;
  if (result->n_hints == 0)
    sums->n_without_hints++;
  if (!result->had_clock)
    return;

  sums->best = sums->n_timed > 0 ? MIN (sums->best, result->milliseconds) : result->milliseconds;
  sums->total += result->milliseconds;
  sums->n_timed++;
}

static void
add_techniques (GameStatistics   *self,
                const GameResult *result)
{
  if (!result->has_path)
    return;

  self->n_graded++;
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (sudoku_techniques_has (&result->path, technique))
      self->n_techniques += self->n_met[technique]++ == 0;
}

static void
add_result (GameStatistics   *self,
            const GameResult *result,
            int               slot,
            GArray           *times)
{
  Timed timed = { get_level (self, result), slot, result->milliseconds };

  add_sums (&self->all, result);
  add_sums (&self->level[timed.level], result);
  add_techniques (self, result);
  if (result->had_clock && slot >= 0 && slot < self->n_slots)
    g_array_append_val (times, timed);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const Timed *first = a;
  const Timed *second = b;

  if (first->level != second->level)
    return first->level - second->level;
  if (first->slot != second->slot)
    return first->slot - second->slot;

  return (first->milliseconds > second->milliseconds)
         - (first->milliseconds < second->milliseconds);
}

/* The middle one of sorted times, or halfway between the two in the middle. */
static uint64_t
get_median (const Timed *times,
            guint        n_times)
{
  uint64_t low = times[(n_times - 1) / 2].milliseconds;
  uint64_t high = times[n_times / 2].milliseconds;

  return MAX (low + (high - low) / 2, 1);
}

static void
add_medians (GameStatistics *self,
             GArray         *sorted)
{
  const Timed *times = (const Timed *) sorted->data;

  for (guint first = 0, end; first < sorted->len; first = end)
    {
      end = first + 1;
      while (end < sorted->len && times[end].level == times[first].level
             && times[end].slot == times[first].slot)
        end++;

      self->usual[times[first].level][times[first].slot] = get_median (&times[first], end - first);
    }
}

void
game_statistics_init (GameStatistics *self,
                      const GArray   *results,
                      GameVariant     variant,
                      GamePeriod      period,
                      GDateTime      *now)
{
  g_autoptr(GArray) times = g_array_new (FALSE, FALSE, sizeof (Timed));

  *self = (GameStatistics) { .variant = variant, .period = period };
  find_slots (self, results, now);
  for (guint i = 0; i < results->len; i++)
    {
      const GameResult *result = &g_array_index (results, GameResult, i);
      int slot;

      if (!is_of_variant (self, result))
        continue;

      slot = get_number_of (self, result, now) - self->last_slot + self->n_slots - 1;
      if (period == GAME_PERIOD_ALL || (slot >= 0 && slot < self->n_slots))
        add_result (self, result, slot, times);
    }

  g_array_sort (times, compare_times);
  add_medians (self, times);
}

GDateTime *
game_statistics_slot_date (const GameStatistics *self,
                           int                   slot)
{
  int number = self->last_slot - self->n_slots + 1 + slot;
  GDate monday;

  if (!counts_weeks (self))
    return g_date_time_new_local (number / MONTHS, number % MONTHS + 1, 1, 0, 0, 0);

  g_date_clear (&monday, 1);
  g_date_set_julian (&monday, number * DAYS + 1);

  return g_date_time_new_local (g_date_get_year (&monday), g_date_get_month (&monday),
                                g_date_get_day (&monday), 0, 0, 0);
}

int
game_statistics_best (const GameStatistics *self)
{
  int best = -1;

  for (int level = 0; level < GAME_STATISTICS_LEVELS; level++)
    if (self->level[level].n_timed > 0
        && (best < 0 || self->level[level].best < self->level[best].best))
      best = level;

  return best;
}
