/* What is finished of a long count, kept in a file.
 *
 * The first line says what is counted; every other line is a finished slice, "K/M COUNT SUM", with
 * a checksum. A line is appended as soon as its slice is finished, so that whatever ends the
 * program loses no more than the slices that were running, or where the whole machine fails, those
 * of the last second too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli.h"

typedef struct _CliSavedCount CliSavedCount;

/* Opens or makes `file` for slices `first_slice` to `first_slice` + `n_slices` - 1 of `n_all`, from
 * 0. `title` is the first line and has to be there word for word; a last line that was cut off is
 * dropped. Returns NULL, complains, and leaves the file as it is where it holds something else or
 * is damaged (`status` is CLI_DATA), or where it cannot be read and written or another process has
 * it (CLI_IO). */
CliSavedCount *cli_saved_count_open  (const char          *file,
                                      const char          *title,
                                      uint32_t             first_slice,
                                      uint32_t             n_slices,
                                      uint32_t             n_all,
                                      CliStatus           *status);
void           cli_saved_count_free  (CliSavedCount       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliSavedCount, cli_saved_count_free)

/* What the file held when it was opened: of each slice from the first, whether it did; how many
 * slices that were, and the sum of their counts. */
const bool    *cli_saved_count_has   (const CliSavedCount *self);
uint32_t       cli_saved_count_n     (const CliSavedCount *self);
uint64_t       cli_saved_count_total (const CliSavedCount *self);

/* Saves a finished slice. On any thread, one call at a time. Ends the program with CLI_IO where
 * that fails. */
void           cli_saved_count_add   (CliSavedCount       *self,
                                      uint32_t             slice,
                                      uint64_t             count);
