/* The table of a comparison, as widgets in a grid: a line for each method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/jobs/game-job.h"

typedef enum
{
  APP_WATCH_ROW_WAITING,
  APP_WATCH_ROW_RUNNING,
  APP_WATCH_ROW_MEASURED,
  APP_WATCH_ROW_LONG,             /* the user may want it measured */
  APP_WATCH_ROW_INVALID,          /* there is nothing to search */
} AppWatchRowState;

typedef struct
{
  AppWatchRowState state;
  bool             is_wanted;     /* by the user: to its end */
  GameComparison   comparison;
} AppWatchRow;

typedef struct
{
  GtkGrid           *grid;
  bool               is_narrow;         /* the numbers stand below the bars */
  GameKind           kind;
  int                watched;           /* the method that is marked */
  GameJob           *job;               /* of the row that runs */
  int                n_rows;
  const AppWatchRow *row;
} AppWatchTable;

/* Fills the grid anew. A row that is long has a button for the action "compare.measure", with the
 * number of the row. */
void app_watch_table_fill        (const AppWatchTable *self);

/* Whether the method of a row tests full boards, and nothing else. */
bool app_watch_table_tests_whole (const AppWatchTable *self,
                                  int                  row);
