/* A month of puzzles of the day: a box for each date, with a tile for each of its puzzles, filled
 * where it was solved. Days that have not come cannot be chosen.
 *
 * Signal "chosen" (int day): the user chose a day, counted as game-daily.h does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/state/game-daily.h"

#define APP_TYPE_DAILY_CALENDAR (app_daily_calendar_get_type ())

G_DECLARE_FINAL_TYPE (AppDailyCalendar, app_daily_calendar, APP, DAILY_CALENDAR, AppWidget)

/* A day in words, by a format of g_date_time_format (). New. */
char *app_daily_format              (int               day,
                                     const char       *format);

/* Shows the month that begins at `first`, of which nothing is solved yet. */
void  app_daily_calendar_show_month (AppDailyCalendar *self,
                                     int               first,
                                     int               n_days,
                                     int               today);

/* A day of that month: whether each of its GAME_DAILY_PUZZLES is solved; and the day is chosen. */
void  app_daily_calendar_show_day   (AppDailyCalendar *self,
                                     int               day,
                                     const bool       *solved);
void  app_daily_calendar_choose     (AppDailyCalendar *self,
                                     int               day);
