/* Rows that are printed in the order of a key, any number of them in little memory.
 *
 * Rows are gathered in memory and sorted there; when they are more than a few megabytes they go, in
 * order, to a temporary file as a run, and in the end all runs are merged. Rows with the same key
 * keep their order. One thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "cli/cli.h"

typedef struct _CliSort CliSort;

CliSort  *cli_sort_new   (void);

/* `row` is copied. What cannot be written ends the program with CLI_IO. */
void      cli_sort_add   (CliSort    *self,
                          guint64     key,
                          const char *row,
                          gsize       length);

/* Prints all rows and frees them. */
void      cli_sort_print (CliSort    *self);

void      cli_sort_free  (CliSort    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliSort, cli_sort_free)
