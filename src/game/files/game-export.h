/* Solutions as text, in the formats of the command line: for the clipboard, and into a file of any
 * length without holding it in memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/jobs/game-store.h"
#include "solver/queens/text/queens-text.h"

/* What of a store is written, and how. */
typedef struct
{
  GameStore     *store;
  GameKind       kind;          /* of the store */
  uint64_t       first;         /* from 0 */
  uint64_t       n_solutions;   /* the store has that many from `first` on */
  QueensTextFormat format;          /* a sudoku is always a line of 81 characters */
} GameExport;

/* The text, which starts with what begins a list and ends with what ends one. New. */
char    *game_export_text          (const GameExport     *what);

/* About how many bytes the text has. */
uint64_t game_export_estimate_size (const GameExport     *what);

/* Writes the text in place of `file`, which is what it was until all is written, and also if that
 * fails or is cancelled. The store is held until then. `progress` is called with solutions
 * written and solutions in all. */
void     game_export_save_async    (const GameExport      *what,
                                    GFile                 *file,
                                    GCancellable          *cancellable,
                                    GFileProgressCallback  progress,
                                    gpointer               progress_data,
                                    GAsyncReadyCallback    callback,
                                    gpointer               data);
bool     game_export_save_finish   (GAsyncResult         *result,
                                    GError              **error);
