/* The puzzles of a sheet of paper, with their solutions and levels: the one on the board, or new
 * ones. All of it is work of jobs, one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include <gio/gio.h>

#include "game/jobs/game-job-slot.h"
#include "paint/paint-print.h"

/* How much of the puzzle on the board is printed. */
typedef enum
{
  APP_PRINT_AS_SHOWN,
  APP_PRINT_WITHOUT_MARKS,
  APP_PRINT_UNPLAYED,
} AppPrintDetail;

typedef struct
{
  int            n_new;         /* puzzles to be made; 0: what is on the board */
  GameSpec       spec;          /* of new ones, of one level; its seed is that of the first */

  bool           solutions;     /* are wanted too */

  GameState      shown;         /* on the board */
  PaintScene     scene;
  AppPrintDetail detail;
} AppPrintOrder;

typedef void (*AppPrintProgress) (int      n_made,
                                  gpointer data);

/* `progress` is called after each puzzle with the `data` of `callback`, on the same thread; may be
 * NULL. `cancellable` is required; cancelling stops the job that is under way. */
void    app_print_puzzles_async  (const AppPrintOrder  *order,
                                  GCancellable         *cancellable,
                                  AppPrintProgress      progress,
                                  GAsyncReadyCallback   callback,
                                  gpointer              data);

/* An array of PaintPrintPuzzle; NULL if it was cancelled. */
GArray *app_print_puzzles_finish (GAsyncResult         *result,
                                  GError              **error);
