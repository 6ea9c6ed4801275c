/* The table of a comparison, as widgets in a grid: a line for each method.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "game/jobs/game-job.h"

typedef enum
{
  APP_COMPARE_ROW_WAITING,
  APP_COMPARE_ROW_RUNNING,
  APP_COMPARE_ROW_MEASURED,
  APP_COMPARE_ROW_LONG,           /* the user may want it measured */
  APP_COMPARE_ROW_INVALID,        /* there is nothing to search */
} AppCompareRowState;

typedef struct
{
  AppCompareRowState state;
  bool               is_wanted;     /* by the user: to its end */
  GameComparison     comparison;
} AppCompareRow;

typedef struct
{
  GtkGrid             *grid;
  bool                 is_narrow;       /* the numbers stand below the bars */
  GameSearchType       type;
  int                  watched;         /* the method that is marked */
  bool                 stops_at_first;  /* a search may end before the time expected */
  GameJob             *job;             /* of the row that runs */
  int                  n_rows;
  const AppCompareRow *row;
} AppCompareTable;

/* Fills the grid anew. A row that is long has a button for the action "compare.measure", with the
 * number of the row, and says about how long it takes. */
void app_compare_table_fill        (const AppCompareTable *self);

/* Whether the method of a row tests full boards, and nothing else. */
bool app_compare_table_tests_whole (const AppCompareTable *self,
                                    int                    row);
