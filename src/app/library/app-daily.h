/* The puzzles of the day: a month of them, and the two of the chosen day to be played.
 *
 * A job makes the puzzles of the month that is shown. Which of them are solved is known by their
 * keys: from the records, and from the games in the library. The answer is the action win.resume of
 * the parent, with the key of a game that goes on, or win.play-daily, with the number of a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/store/game-library.h"

#define APP_TYPE_DAILY (app_daily_get_type ())

G_DECLARE_FINAL_TYPE (AppDaily, app_daily, APP, DAILY, GtkWindow)

/* Returns the present day, as game-daily.h counts them. */
typedef int (*AppDailyToday) (void);

/* `library` is NULL where nothing is kept; `finished`, that of game_records_read_finished (), is
 * taken. The dialog asks for the day once a second, so that it has the new one after midnight. */
GtkWidget *app_daily_new (GtkWindow     *parent,
                          GameLibrary   *library,
                          GHashTable    *finished,
                          AppDailyToday  get_today);
